"""workbook.py FILE.xlsx FOLDER: proves a workbook by another program.

LibreOffice computes every formula again; each result must equal the value
that the engine cached.  Prints "ok NAME" and "not ok NAME: why" lines.
"""
import os
import re
import sys
import zipfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from xlsx import Book, difference, recalculate, split  # noqa: E402

# Times under load are differences of near-equal numbers: digits go there.
RTOL = 1e-10


def say(name, bad=None):
    print(f"ok {name}" if not bad else f"not ok {name}: {bad}")


def compare(book, again):
    """Every formula cell, cached against recomputed."""
    worst, where, count, wrong = 0.0, "", 0, []
    for sheet, ref, cell in book.formulas():
        count += 1
        other = again.sheets[sheet].get(ref)
        if cell.kind == "str":
            if other is None or other.value != cell.value:
                wrong.append(f"{sheet}!{ref}")
            continue
        a, b = cell.number(), other.number() if other else None
        if a is None or b is None:
            wrong.append(f"{sheet}!{ref} ={cell.formula}")
            continue
        if difference(a, b) > worst:
            worst, where = difference(a, b), f"{sheet}!{ref}"
        if difference(a, b) > RTOL:
            wrong.append(f"{sheet}!{ref} ={cell.formula}: {a!r}, {b!r}")
    print(f"# {count} formula cells recomputed, worst relative difference "
          f"{worst:.3g} {where}")
    bad = None if count else "the workbook holds no formula"
    say("every formula cell equals the engine",
        f"{len(wrong)} differ, {wrong[:3]}" if wrong else bad)


def no_errors(book, again):
    bad = [f"{s}!{r} {c.value}" for b in (book, again)
           for s, cells in b.sheets.items() for r, c in cells.items()
           if c.kind == "e" or (c.formula is not None and re.match(
               r"#[A-Z]|Err:|nan|inf", c.value or "", re.I))]
    say("no cell is an error", bad[:5])


def sheet_names(book):
    names = list(book.sheets)
    bad = [n for n in names if not n or len(n) > 31 or n[0] == "'" or
           n[-1] == "'" or re.search(r"[][:*?/\\]", n) or
           n.lower() == "history"]
    if len({n.lower() for n in names}) != len(names):
        bad.append("two are equal")
    for must in ("Cover", "Inputs", "Rejects", "Checks", "Prices",
                 "Sources"):
        if must not in names:
            bad.append(must + " is missing")
    say("sheet names are legal", bad)


def defined_names(book):
    own = {n: t for n, t in book.names.items() if not n.startswith("_xlnm")}
    bad = [n for n in own if len(n) > 200 or
           not re.fullmatch(r"[A-Za-z_][A-Za-z0-9_.]*", n) or
           re.fullmatch(r"[A-Za-z]{1,3}[0-9]+|[Rr][0-9]*([Cc][0-9]*)?|"
                        r"[Cc][0-9]*", n)]
    if len({n.lower() for n in own}) != len(own):
        bad.append("two are equal")
    bad += [f"{n}: {t}" for n, t in own.items()
            if not re.fullmatch(r"'?Inputs'?!\$[A-Z]+\$\d+", t)]
    say("defined names are legal and name inputs",
        bad[:5] or (None if own else "there are none"))


def calculations(book):
    return [n for n in book.sheets if n.startswith("Calc ")]


def units(book):
    """A row with a value in a candidate's column has its unit in B."""
    bad = []
    for name in calculations(book):
        cells = book.sheets[name]
        for ref, cell in cells.items():
            col, row = split(ref)
            if row < 5 or col in "ABCD" or cell.value in (None, ""):
                continue
            unit = cells.get(f"B{row}")
            if unit is None or not unit.value:
                bad.append(f"{name}!B{row}")
    say("every calculated row has a unit", sorted(set(bad))[:5])


def live(book):
    """Steps are formulas: no constant stands below the solved inputs."""
    count = sum(cell.formula is not None for n in calculations(book)
                for cell in book.sheets[n].values())
    say("calculations are live",
        None if count else "no formula on a calculation sheet")


def step_cell(book):
    """A formula over cells, to plant a wrong value in."""
    for name in calculations(book):
        for ref, cell in book.sheets[name].items():
            if cell.formula and "*" in cell.formula and cell.number():
                return name, ref
    return None


COSTS = ("Cost of a month", "Cost of the run")


def price_cell(book):
    """A price that a candidate uses: its row of Inputs, and its name."""
    used = {c.formula for n in calculations(book)
            for c in book.sheets[n].values() if c.formula}
    for name, target in book.names.items():
        if (name in used and name.startswith("offer_") and
                name.endswith("_price") and "Inputs" in target):
            return name, "D" + target.rsplit("$", 1)[1]
    return None


def rows_titled(cells, title):
    return [split(r)[1] for r, c in cells.items()
            if split(r)[0] == "A" and c.value and title in c.value]


def named_in(book, row):
    """The names that stand for an input of this row."""
    return {n for n, t in book.names.items()
            if t.startswith("'Inputs'!") and t.rsplit("$", 1)[1] == row}


def ratios(book, moved, name, others):
    """How the cost moved: with the price, and without; where what moved
    otherwise has no part in it."""
    inside, outside = [], []
    for sheet in calculations(book):
        cells = book.sheets[sheet]
        users = {split(r)[0] for r, c in cells.items() if c.formula == name}
        apart = {split(r)[0] for r, c in cells.items() if c.formula in others}
        costs = [row for title in COSTS for row in rows_titled(cells, title)]
        for ref, cell in cells.items():
            col, row = split(ref)
            if (row not in costs or cell.formula is None or
                    col in apart or not cell.number()):
                continue
            ratio = moved.sheets[sheet][ref].number() / cell.number()
            (inside if col in users else outside).append(ratio)
    return inside, outside


def price_moves(book, moved, name, others):
    inside, outside = ratios(book, moved, name, others)
    bad = [r for r in inside if abs(r - 2) > 1e-9]
    bad += [r for r in outside if abs(r - 1) > 1e-9]
    print(f"# {name} doubled: {len(inside)} costs doubled, "
          f"{len(outside)} stayed")
    say("a doubled price doubles the cost of its candidates",
        bad[:5] if inside else "no cost depends on the price")
    said = [[c.value for c in b.sheets["Cover"].values()
             if c.formula and c.value] for b in (book, moved)]
    fine = "all checks pass"
    say("a changed input is reported on the cover", None if
        fine in said[0] and fine not in said[1] else f"{said}")


def change_cell(book, path):
    """Where the summary's first line says that its price is changed."""
    with zipfile.ZipFile(path) as z:
        sheet = z.read(book.part["Summary"]).decode()
    found = re.search(r"location=\"'?Inputs'?!(D[0-9]+)\"", sheet)
    return found and found.group(1)


def summary(book, dear):
    """C: the choice, O: the cheapest now, P: does the choice stand?"""
    first, now = (b.sheets["Summary"] for b in (book, dear))
    rows = [split(r)[1] for r in first if split(r)[0] == "P"][1:]
    bad = [f"P{r}" for r in rows if first[f"P{r}"].value != "stands"]
    say("every decision stands before a change", bad[:5] if rows else "none")
    row = rows[0]
    say("a price a thousand times as high changes the decision", None if
        now[f"P{row}"].value != "stands" and
        now[f"O{row}"].value != now[f"C{row}"].value else
        f"{now[f'P{row}'].value}, {now[f'O{row}'].value}")


def planted(book, again, at):
    sheet, ref = at
    a, b = book.sheets[sheet][ref].number(), again.sheets[sheet][ref].number()
    say("a planted value is computed again", None if b is not None and
        difference(a, b) <= RTOL else f"{sheet}!{ref} is {b}, not {a}")


def main(path, folder):
    book = Book(path)
    wrong = os.path.join(folder, "planted.xlsx")
    edited = os.path.join(folder, "edited.xlsx")
    at, price = step_cell(book), price_cell(book)
    chosen = change_cell(book, path)
    if not at or not price or not chosen or chosen[1:] == price[1][1:]:
        say("the workbook calculates", "no step or no price to change")
        return
    book.save(wrong, {at: book.sheets[at[0]][at[1]].number() * 3 + 7})
    inputs = book.sheets["Inputs"]
    book.save(edited, {
        ("Inputs", price[1]): inputs[price[1]].number() * 2,
        ("Inputs", chosen): inputs[chosen].number() * 1000})
    again, moved = recalculate(folder, wrong, edited)
    compare(book, again)
    no_errors(book, again)
    planted(book, again, at)
    price_moves(book, moved, price[0], named_in(book, chosen[1:]))
    summary(book, moved)
    sheet_names(book)
    defined_names(book)
    units(book)
    live(book)


main(sys.argv[1], sys.argv[2])
