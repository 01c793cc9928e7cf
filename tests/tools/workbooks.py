"""workbooks.py FOLDER FILE.xlsx...: other programs open the workbooks.

LibreOffice computes every formula again and agrees with the engine; neither
it nor Gnumeric shows an error value; openpyxl reads them.  Formulas are
short, nothing is volatile, and no macro or other workbook is asked for.  Something follows from every input and step.  What the sheet Cash
flow comes to ends at the horizon, candidates stand by their rank, no sheet is
printed below 8 points, heads stand over their numbers and no column is empty.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import book_parts as parts  # noqa: E402
import books  # noqa: E402
from xlsx import Book, recalculate  # noqa: E402

RTOL = 1e-12
SHEETS = ["Approval", "Order", "Quotes", "Scenarios", "Inputs", "Candidates",
          "Cash flow", "Sensitivity", "Working", "Checks", "Sources",
          "Changes"]
say = books.say


def looks(name, book):
    if list(book.sheets) != SHEETS:
        yield f"sheets are {list(book.sheets)}"
    yield from books.formulas(book)
    for must in ("verdict_choice", "verdict_cost", "verdict_state"):
        if must not in book.names:
            yield must + " is missing"
    if book.named("verdict_state").value not in ("stands", "nothing fits"):
        yield "it does not stand as it was published"
    yield from parts.properties(book)
    yield from parts.charts(book)
    yield from parts.marks(book)
    choice = book.named("verdict_choice").value
    yield from parts.page(book, *choice.split("/")[:2])


def price_of(book):
    """The cell of an input that the first candidate pays by."""
    offer = "/".join(book.named("verdict_choice").value.split("/")[6:])
    for row in book.table("Inputs", "id", "value"):
        if row["id"] and row["id"].value in (f"offer/{offer}/price",
                                             f"offer/{offer}/purchase"):
            return f"{row['columns']['value']}{row['row']}", row["value"]
    raise KeyError(offer)


def engine_figure(book):
    """A cell of the sheet Checks that the engine's figure stands in."""
    for row in book.table("Checks", "This workbook", "The engine"):
        cell = row["The engine"]
        if cell and cell.formula is None and cell.number():
            return f"{row['columns']['The engine']}{row['row']}", cell


def changed(book, path):
    """Two copies: the price of the first raised; a figure of the engine
    replaced by another, which no edit did."""
    at, price = price_of(book)
    dearer, broken = path + ".dearer.xlsx", path + ".broken.xlsx"
    book.save(dearer, {("Inputs", at): price.number() * 1.5})
    at, figure = engine_figure(book)
    book.save(broken, {("Checks", at): figure.number() * 2})
    return dearer, broken


def words_of(book, sheet):
    return {c.value for c in book.sheets[sheet].values()
            if c.kind in ("s", "str")}


LIVE = ("Approval", "Order", "Inputs", "Scenarios", "Candidates",
        "Cash flow", "Working", "Checks")


def follows(book, dearer, broken):
    """A dearer price moves every sheet that is live, and "edited" and "a check
    fails" are two flags."""
    for sheet in LIVE:
        if not any(again.value != cell.value for ref, cell in
                   book.sheets[sheet].items() if cell.formula is not None and
                   (again := dearer.sheets[sheet].get(ref))):
            yield f"{sheet} does not follow a price"
    for name, other, edited, fails in (
            ("as published", book, False, False),
            ("edited", dearer, True, False), ("broken", broken, False, True)):
        said = words_of(other, "Approval")
        if ("edited" in said) != edited:
            yield f"{name}: the flag of edits is wrong"
        if ("check failed" in said) != fails:
            yield f"{name}: the flag of checks is wrong"


def main(folder, *paths):
    copies = [changed(Book(path), os.path.join(
        folder, os.path.basename(path)[:-5])) for path in paths]
    again = recalculate(folder, *(c for two in copies for c in two))
    for i, path in enumerate(paths):
        say(f"{os.path.basename(path)}: every sheet follows an edit",
            list(follows(Book(path), *again[2 * i:2 * i + 2]))[:4])
    for path, again in zip(paths, recalculate(folder, *paths)):
        name = os.path.basename(path)
        book = Book(path)
        count = sum(1 for _ in book.formulas())
        say(f"{name}: LibreOffice computes {count} formulas alike",
            list(books.differing(book, again, RTOL))[:4])
        say(f"{name}: is as it should be",
            list(looks(name, book))[:4])
        say(f"{name}: numbers keep the rules of their cells",
            list(parts.ruled(book))[:4])
        say(f"{name}: what the search settled is locked",
            list(parts.editable(book))[:4])
        say(f"{name}: something follows from each input and step",
            list(books.referred(book))[:4])
        say(f"{name}: what is paid ends at the horizon",
            list(books.cash(book))[:4])
        say(f"{name}: candidates stand by rank, each its own",
            list(books.ranked(book))[:4])
        say(f"{name}: what is bought binds for the horizon",
            list(books.committed(book))[:4])
        say(f"{name}: alternatives are other cards",
            list(books.alternatives(book))[:4])
        say(f"{name}: no text is printed below 8 points",
            list(books.printed(book))[:4])
        say(f"{name}: columns read well", list(books.shown(book))[:4])
        say(f"{name}: Gnumeric shows no error",
            list(books.gnumeric(folder, path))[:4])
        say(f"{name}: openpyxl reads it", list(books.opens(path))[:4])
    for path, faults in books.rendered(folder, *paths):
        say(f"{os.path.basename(path)}: its pages can be read", faults[:4])


main(*sys.argv[1:])
