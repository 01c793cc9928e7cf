"""workbooks.py FOLDER FILE.xlsx...: other programs open the workbooks.

LibreOffice computes every formula again and agrees with the engine; neither
it nor Gnumeric shows an error value; openpyxl reads them.  Formulas are
short, nothing is volatile, and no macro or other workbook is asked for.
"""
import csv
import glob
import os
import re
import subprocess
import sys
import zipfile

from openpyxl import load_workbook

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from xlsx import Book, difference, recalculate  # noqa: E402

RTOL = 1e-12
LONGEST = 400
SHEETS = ["Approval", "Order", "Quotes", "Scenarios", "Inputs", "Candidates",
          "Cash flow", "Sensitivity", "Working", "Checks", "Sources",
          "Changes"]
VOLATILE = re.compile(r"\b(NOW|TODAY|RAND|RANDBETWEEN|OFFSET|INDIRECT|CELL|"
                      r"INFO)\(")
ERROR = re.compile(r"#(REF|VALUE|NAME|DIV/0|N/A|NUM|NULL)[!?]?|Err:\d")


def say(name, bad=None):
    print(f"ok {name}" if not bad else f"not ok {name}: {bad}")


def differing(book, again):
    for sheet, ref, cell in book.formulas():
        other = again.sheets[sheet].get(ref)
        got = other.value if other else None
        if cell.kind == "str":
            if (got or "") != (cell.value or ""):
                yield f"{sheet}!{ref}: {cell.value!r}, {got!r}"
            continue
        a, b = cell.number(), other.number() if other else None
        if a is None or b is None or difference(a, b) > RTOL:
            yield f"{sheet}!{ref} ={cell.formula[:60]}: {cell.value}, {got}"


def looks(name, book):
    if list(book.sheets) != SHEETS:
        yield f"sheets are {list(book.sheets)}"
    for sheet, ref, cell in book.formulas():
        if len(cell.formula) >= LONGEST:
            yield f"{sheet}!{ref}: {len(cell.formula)} characters"
        if VOLATILE.search(cell.formula) or "[" in cell.formula:
            yield f"{sheet}!{ref}: {cell.formula}"
    for part in book.parts:
        if "vba" in part.lower() or "externallink" in part.lower():
            yield part
    for must in ("verdict_choice", "verdict_cost", "verdict_state"):
        if must not in book.names:
            yield must + " is missing"
    if book.named("verdict_state").value not in ("stands", "nothing fits"):
        yield "it does not stand as it was published"
    if b"dc:title" not in book.parts["docProps/core.xml"]:
        yield "no title"


def rules(book):
    """Every editable number keeps the rule of its own cell."""
    for row in book.table("Inputs", "id", "value", "unit"):
        unit, value = row["unit"], row["value"]
        if unit and unit.value == "percent" and value.number() is not None \
                and value.number() > 100 and "budget" not in row["id"].value:
            yield f"{row['id'].value} is {value.number()} percent"


def gnumeric(folder, path):
    """Error values in what Gnumeric makes of it."""
    out = os.path.join(folder, "gnumeric")
    os.makedirs(out, exist_ok=True)
    for old in glob.glob(os.path.join(out, "*")):
        os.remove(old)
    subprocess.run(["ssconvert", "-S", "--recalc", path,
                    os.path.join(out, "s%n.csv")], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for name in sorted(glob.glob(os.path.join(out, "*.csv"))):
        with open(name, newline="") as f:
            for n, row in enumerate(csv.reader(f)):
                for text in row:
                    if ERROR.match(text):
                        yield f"{os.path.basename(name)}:{n + 1} {text}"


def opens(path):
    book = load_workbook(path, data_only=True)
    for sheet in book.worksheets:
        for row in sheet.iter_rows(values_only=True):
            for value in row:
                if isinstance(value, str) and ERROR.fullmatch(value):
                    yield f"{sheet.title}: {value}"


def main(folder, *paths):
    for path, again in zip(paths, recalculate(folder, *paths)):
        name = os.path.basename(path)
        book = Book(path)
        count = sum(1 for _ in book.formulas())
        say(f"{name}: LibreOffice computes {count} formulas alike",
            list(differing(book, again))[:4])
        say(f"{name}: is as it should be",
            (list(looks(name, book)) + list(rules(book)))[:4])
        say(f"{name}: Gnumeric shows no error",
            list(gnumeric(folder, path))[:4])
        say(f"{name}: openpyxl reads it", list(opens(path))[:4])


main(*sys.argv[1:])
