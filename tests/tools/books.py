"""books.py: what holds of every workbook, and what other programs make of it."""
import csv
import glob
import os
import re
import subprocess
import xml.etree.ElementTree as ET

from openpyxl import load_workbook
from report import say
from xlsx import MAIN, difference, split

LONGEST, LEAST_POINTS = 400, 8
# A4 without margins, in pixels of sheets, lying and standing.
PAPER = {"landscape": (11.69 - 0.8) * 96, "portrait": (8.27 - 0.8) * 96}
VOLATILE = re.compile(r"\b(NOW|TODAY|RAND|RANDBETWEEN|OFFSET|INDIRECT|CELL|"
                      r"INFO)\(")
ERROR = re.compile(r"#(REF|VALUE|NAME|DIV/0|N/A|NUM|NULL)[!?]?|Err:\d")


def differing(book, again, rtol):
    for sheet, ref, cell in book.formulas():
        other = again.sheets[sheet].get(ref)
        got = other.value if other else None
        if cell.kind == "str":
            if (got or "") != (cell.value or ""):
                yield f"{sheet}!{ref}: {cell.value!r}, {got!r}"
            continue
        a, b = cell.number(), other.number() if other else None
        if a is None or b is None or difference(a, b) > rtol:
            yield f"{sheet}!{ref} ={cell.formula[:60]}: {cell.value}, {got}"


def formulas(book):
    """Short, not volatile, and nothing of macros or other workbooks."""
    for sheet, ref, cell in book.formulas():
        if len(cell.formula) >= LONGEST:
            yield f"{sheet}!{ref}: {len(cell.formula)} characters"
        if VOLATILE.search(cell.formula) or "[" in cell.formula:
            yield f"{sheet}!{ref}: {cell.formula}"
    for part in book.parts:
        if "vba" in part.lower() or "externallink" in part.lower():
            yield part


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


ONCE = ("Hardware, hosts, network and spares",
        "Tax and import that nobody gives back")
MONTHLY = ("Rent of a month", "Energy of a month",
           "People who run it, a month", "Space and connection of a month",
           "Repairs, support, licences, upkeep")


def cash(book):
    """What is paid ends at the horizon, net of what comes back there."""
    sheet = book.sheets["Cash flow"]
    row = {c.value: at[1:] for at, c in sheet.items()
           if at[0] == "A" and c.kind in ("s", "str")}

    def of(column, label):
        cell = sheet.get(column + row[label])
        return cell.number() if cell else None

    for c in "BCDE":
        months = of(c, "Months that are paid for")
        if months is None or months > 60:
            continue
        once = sum(of(c, x) for x in ONCE)
        monthly = sum(of(c, x) for x in MONTHLY)
        if difference(once, of(c, "Paid at once")) > 1e-9 or difference(
                monthly, of(c, "Paid each month")) > 1e-9:
            yield f"{c}: rows of cost do not sum to what is paid"
        want = once + months * monthly - of(
            c, "Comes back at the end: resale")
        got = of(c, "Paid at the end of the horizon, net of resale")
        if difference(got, want) > 1e-9:
            yield f"{c}: {got} at the end, not {want}"
    longest = max(of(c, "Months that are paid for") or 0 for c in "BCDE")
    first = int(row["Month"]) + 1
    for m in range(61):
        cells = [sheet.get(c + str(first + m)) for c in "ABCDEFGHIJ"]
        if m >= longest + 1 and any(x and x.number() for x in cells):
            yield f"month {m} is behind the horizon"
    ends = of("D", "Months that are paid for")
    if ends and ends <= 60 and sheet[f"J{first + int(ends)}"].number():
        yield "a book value once it came back"
    if "Over the horizon" in {x.value for s in book.sheets.values()
                              for x in s.values()}:
        yield "a total that does not say what it holds"


def printed(book):
    """The smallest letters that a sheet is printed with."""
    for name, part in book.part.items():
        root = ET.fromstring(book.parts[part])
        wide = {}
        for col in root.iter(MAIN + "col"):
            for i in range(int(col.get("min")), int(col.get("max")) + 1):
                wide[i] = float(col.get("width")) * 7
        last = max((column(split(r)[0]) for r in book.sheets[name]),
                   default=1)
        area = [n.text for n in names(book) if n.get("name") ==
                "_xlnm.Print_Area" and f"'{name}'" in n.text.replace(
                    name, f"'{name}'").replace("''", "'")]
        if area:
            last = column(re.findall(r"\$([A-Z]+)\$", area[0])[-1])
        width = sum(wide.get(i, 64) for i in range(1, last + 1))
        room = PAPER[root.find(MAIN + "pageSetup").get("orientation")]
        points = 10 * min(1, room / width)
        if points < LEAST_POINTS:
            yield f"{name} is printed with {points:.2f} points"


def names(book):
    return ET.fromstring(book.parts["xl/workbook.xml"]).iter(
        MAIN + "definedName")


def column(letters):
    n = 0
    for c in letters:
        n = 26 * n + ord(c) - 64
    return n


def ranked(book):
    """Rows stand by rank, each its own, and quotes are empty."""
    rows = book.table("Candidates", "Accelerator", "rank", "Terms")
    known = {}
    for n, r in enumerate(rows):
        if r["rank"].number() != n + 1:
            yield f"row {n + 1} is of rank {r['rank'].value}"
        if r["candidate"].value.startswith("quote "):
            if r["Accelerator"] and r["Accelerator"].value:
                yield f"an empty quote is {r['Accelerator'].value}"
            continue
        same = tuple(r[h].value if r[h] else None for h in (
            "Accelerator", "Accelerators", "Provider", "Terms"))
        if same in known:
            yield f"{same} stands twice"
        known[same] = n


def alternatives(book):
    """Approval names the first four by rank, each card and way to pay once as
    long as there are others."""
    rows = sorted((r for r in book.table("Candidates", "rank", "fits", "Card")
                   if r["fits"].number() == 1),
                  key=lambda r: r["rank"].number())
    first, again, known = [], [], set()
    for r in rows:
        (again if r["Card"].value in known else first).append(r)
        known.add(r["Card"].value)
    want = [[r[h].value for h in ("Accelerator", "Provider", "Terms")]
            for r in (first + again)[:4]]
    got = [[r[h].value for h in ("Accelerator", "Provider", "Terms")]
           for r in book.table("Approval", "Accelerator", "Times the first")
           [:len(want)] if r["Accelerator"]]
    if got != want or not want:
        yield f"{got}, not {want}"
