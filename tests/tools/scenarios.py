"""scenarios.py SITE NAME...: what each workbook says of its scenarios side by
side is what it comes to once that scenario is picked.

LibreOffice holds each open and picks one after the other; the live line and
the verdict must then give the candidate and the cost that the line of the
scenario gives, and an edit must make the lines ask to be picked.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from office import Office  # noqa: E402
from xlsx import Book, difference, split  # noqa: E402

RTOL = 1e-9
PICK = "B4"


def place(book, name):
    return book.names[name].rsplit("!", 1)[1].replace("$", "")


def unit(book):
    """The unit that the sheet Scenarios says its costs are in."""
    title = next(c.value for c in book.sheets["Scenarios"].values()
                 if c.value and c.value.startswith("Side by side: "))
    return title.rsplit("(", 1)[1].rstrip(")")


def cost_cell(book):
    """Where Approval shows the cost in that unit: the cell of the verdict, or
    the one left of the unit where the verdict is in base units."""
    at = place(book, "verdict_cost")
    row = split(at)[1]
    shown = book.sheets["Approval"].get(f"C{row}")
    return f"B{row}" if shown and shown.value == unit(book) else at


def verdict(book, sheets):
    return [sheets.get("Approval", at)
            for at in (place(book, "verdict_choice"), cost_cell(book))]


def configuration(book, sheets, choice):
    rows = book.table("Candidates", "candidate", "Configuration")
    for r in rows:
        if r["candidate"] and r["candidate"].value == choice:
            return r["Configuration"].value
    return None


def wrong(book, sheets):
    rows = [r for r in book.table("Scenarios", "Scenario", "Best choice then")
            if r["Best choice then"]]
    lines, now = rows[:-1], rows[-1]
    if len(lines) < 4:
        yield f"{len(lines)} scenarios"
    for r in lines:
        sheets.put("Scenarios", PICK, r["Scenario"].value)
        choice, cost = verdict(book, sheets)
        says = sheets.get("Scenarios",
                          f"{r['columns']['Best choice then']}{now['row']}")
        want = r["Best choice then"].value
        if want == "nothing fits":
            if choice:
                yield f"{r['Scenario'].value}: {choice}, and nothing fits"
            continue
        if want not in (says, configuration(book, sheets, choice)):
            yield f"{r['Scenario'].value}: {want}, not {choice}"
        elif difference(cost, r["Cost"].number()) > RTOL:
            yield f"{r['Scenario'].value}: {r['Cost'].value}, not {cost!r}"
    sheets.put("Scenarios", PICK, "Base")
    first = next(r for r in book.table("Inputs", "id", "value")
                 if r["value"] and r["value"].number() and
                 r["value"].style in book.unlocked())
    sheets.put("Inputs", f"{first['columns']['value']}{first['row']}",
               first["value"].number() * 2)
    for r in lines:
        at = f"{r['columns']['Best choice then']}{r['row']}"
        if sheets.get("Scenarios", at) != "pick it":
            yield f"{r['Scenario'].value} does not ask to be picked"


def main(site, names):
    with Office() as office:
        for name in names:
            book = Book(os.path.join(site, "data", name + ".xlsx"))
            sheets = office.open(book.path)
            bad = list(wrong(book, sheets))
            sheets.close()
            print(f"ok {name}: scenarios are what they come to" if not bad
                  else f"not ok {name}: scenarios: {bad[:3]}")


main(sys.argv[1], sys.argv[2:])
