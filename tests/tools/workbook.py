"""workbook.py FILE.xlsx FOLDER DECISIONS.json: the workbook of all decisions.

LibreOffice computes every formula again and agrees; the lines say what
decisions.json says; an edited copy moves what it should and nothing else; no
program shows an error value; printed, no text is below 8 points and no number
is too wide for its column.
"""
import json
import os
import re
import subprocess
import sys
import zipfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import books  # noqa: E402
from said import SELLERS  # noqa: E402
from xlsx import Book, difference, recalculate, split  # noqa: E402

RTOL = 1e-12
MOST_SHEETS, MOST_BYTES = 15, 400e3
say = books.say


def seller(order):
    """What the provider of an order calls itself."""
    if order["tenure"] == "own":
        return "Owned"
    return SELLERS[order.get("provider")]


def table(book):
    """The lines of Summary, by decision and buyer."""
    return book.table("Summary", "Decision", "Buyer", "Take", "Grade")


def number(cell):
    return cell.number() if cell else None


def agrees(book, path):
    """The lines are the orders of decisions.json, in its order."""
    with open(path) as f:
        orders = [(d, d["order"]) for d in json.load(f)["decisions"]
                  if d.get("order")]
    rows = [r for r in table(book) if r["Decision"] and r["Grade"]]
    if len(rows) != len(orders):
        yield f"{len(rows)} lines, {len(orders)} orders"
    for row, (d, o) in zip(rows, orders):
        for head, field in (("GPUs", "accelerators"),
                            ("Spend now", "usd_upfront"),
                            ("A month", "usd_per_month"),
                            ("Months", "horizon_months"),
                            ("Over the horizon", "usd_total")):
            got = number(row[head])
            if got is None or difference(got, o.get(field, 0)) > 1e-9:
                yield f"{d['id']} {head}: {got}, not {o.get(field)}"
        if "provider" in o and row["Provider"].value != seller(o):
            yield f"{d['id']}: from {row['Provider'].value}"
        if row["Grade"].value != o["grade"]:
            yield f"{d['id']}: {row['Grade'].value}, not {o['grade']}"
        age = number(row["Age (days)"])
        if age != o.get("price_age_days"):
            yield f"{d['id']}: {age} days, not {o.get('price_age_days')}"


def looks(book, path):
    if len(book.sheets) > MOST_SHEETS:
        yield f"{len(book.sheets)} sheets"
    if os.path.getsize(path) > MOST_BYTES:
        yield f"{os.path.getsize(path)} bytes"
    yield from books.formulas(book)
    for sheet, _, cell in book.formulas():
        if cell.value and "check failed" in cell.value:
            yield f"{sheet}: {cell.value}"
    if b"dc:title" not in book.parts["docProps/core.xml"]:
        yield "no title"


def narrow(folder, path):
    """Numbers that a real rendering has no room for."""
    subprocess.run(
        ["soffice", f"-env:UserInstallation=file://{folder}/profile",
         "--headless", "--convert-to", "pdf", "--outdir", folder, path],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    text = subprocess.run(
        ["pdftotext", "-layout", os.path.join(folder, "guide.pdf"), "-"],
        check=True, capture_output=True, text=True).stdout
    if "Summary" not in text:
        yield "nothing is printed"
    yield from (line.strip() for line in text.splitlines() if "###" in line)


def cell_of(book, sheet, row, head, key):
    """The reference in the row whose first head is this one."""
    for r in book.table(sheet, key, head):
        if r[key] and r[key].value == row:
            return f"{r['columns'][head]}{r['row']}"
    raise KeyError((sheet, row, head))


def control(book, label):
    for ref, cell in book.sheets["Summary"].items():
        if cell.value == label and split(ref)[0] == "A":
            return f"B{split(ref)[1]}"
    raise KeyError(label)


def total(book, head):
    """Of the line above the heads: what is counted."""
    row = table(book)[0]
    at = f"{row['columns'][head]}{row['row'] - 2}"
    return book.sheets["Summary"][at].number()


def edited_book(book, path):
    """A copy in which a reader changed five things."""
    rows = [r for r in table(book) if r["Decision"] and r["Grade"]]
    twice, none = rows[0], rows[1]
    provider = book.table("By provider", "Provider", "Orders")[1]
    name = provider["Provider"].value
    change = f"{provider['columns']['Prices change by']}{provider['row']}"
    book.save(path, {
        ("Summary", f"{twice['columns']['Take']}{twice['row']}"): 2,
        ("Summary", f"{none['columns']['Take']}{none['row']}"): 0,
        ("Summary", control(book, "Prices, times")): 1.5,
        ("Summary", control(book, "Running costs, times")): 3,
        ("Summary", control(book, "Day")):
            book.sheets["Summary"][control(book, "Day")].number() + 10,
        ("By provider", change): 0.25,
    })
    return name


def expected(orders, provider):
    """What the edits come to, by the orders alone: now, and in all."""
    now = everything = 0.0
    for i, o in enumerate(orders):
        take = {0: 2, 1: 0}.get(i, 1)
        factor = 1.5 * (1.25 if seller(o) == provider else 1)
        bought, running = o.get("usd_upfront", 0), o.get("usd_running", 0)
        rent = o["usd_total"] - bought - running
        now += take * factor * bought
        everything += take * ((bought + rent) * factor + 3 * running)
    return now, everything


def follows(book, again, provider, path):
    with open(path) as f:
        orders = [d["order"] for d in json.load(f)["decisions"]
                  if d.get("order")]
    now, everything = expected(orders, provider)
    for head, want in (("Spend now", now), ("Over the horizon", everything)):
        if difference(total(again, head), want) > 1e-9:
            yield f"{head}: {total(again, head)}, not {want}"
    first = [r for r in table(book) if r["Decision"] and r["Grade"]][0]
    at = f"{first['columns']['Age (days)']}{first['row']}"
    if again.sheets["Summary"][at].number() != \
            book.sheets["Summary"][at].number() + 10:
        yield "ages do not follow the day"
    said = {c.value for c in again.sheets["Summary"].values()}
    if "edited" not in said or "all checks hold" not in said:
        yield "the flags are wrong"


def main(path, folder, data):
    book = Book(path)
    edited = os.path.join(folder, "edited.xlsx")
    provider = edited_book(book, edited)
    again, moved = recalculate(folder, path, edited)
    count = sum(1 for _ in book.formulas())
    say(f"LibreOffice computes {count} formulas alike",
        list(books.differing(book, again, RTOL))[:4])
    say("the lines are the guide's orders", list(agrees(book, data))[:4])
    say("it is as it should be", list(looks(book, path))[:4])
    say("edits move the money as they should",
        list(follows(book, moved, provider, data))[:4])
    say("no text is printed below 8 points", list(books.printed(book))[:4])
    say("every number has room in print", list(narrow(folder, path))[:4])
    say("Gnumeric shows no error", list(books.gnumeric(folder, path))[:4])
    say("openpyxl reads it", list(books.opens(path))[:4])
    say("the archive is whole", zipfile.ZipFile(path).testzip())


main(*sys.argv[1:])
