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
    if b"dc:title" not in book.parts["docProps/core.xml"]:
        yield "no title"
    if b"<dc:description>Data of 20" not in \
            book.parts["docProps/core.xml"]:
        yield "no version of the data"


def rules(book):
    """Every editable number keeps the rule of its own cell."""
    for row in book.table("Inputs", "id", "value", "unit"):
        unit, value = row["unit"], row["value"]
        if unit and unit.value == "percent" and value.number() is not None \
                and value.number() > 100 and "budget" not in row["id"].value:
            yield f"{row['id'].value} is {value.number()} percent"


def main(folder, *paths):
    for path, again in zip(paths, recalculate(folder, *paths)):
        name = os.path.basename(path)
        book = Book(path)
        count = sum(1 for _ in book.formulas())
        say(f"{name}: LibreOffice computes {count} formulas alike",
            list(books.differing(book, again, RTOL))[:4])
        say(f"{name}: is as it should be",
            (list(looks(name, book)) + list(rules(book)))[:4])
        say(f"{name}: something follows from each input and step",
            list(books.referred(book))[:4])
        say(f"{name}: what is paid ends at the horizon",
            list(books.cash(book))[:4])
        say(f"{name}: candidates stand by rank, each its own",
            list(books.ranked(book))[:4])
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
