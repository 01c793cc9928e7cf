"""books.py: what holds of every workbook, and what other programs make of it."""
import csv
import glob
import os
import re
import subprocess
import xml.etree.ElementTree as ET

from openpyxl import load_workbook
from report import say
from xlsx import MAIN, column, difference, split

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
    written = sorted(glob.glob(os.path.join(out, "*.csv")))
    if not any(map(os.path.getsize, written)):
        yield "it wrote nothing"
    for name in written:
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


REF = re.compile(r"(?:'?([A-Za-z ]+)'?!)?\$?([A-Z]{1,2})\$?(\d+)"
                 r"(?::\$?[A-Z]{1,2}\$?(\d+))?|([a-z_][a-z_0-9]{3,})")
# Rows of inputs that tell of edits alone.
TELLS = re.compile(r"[FOPQ]\d+")
# Of what is no input by itself.
IS_STEP = re.compile(r"(?<![!$A-Z])[A-Z]{1,2}\d")


def referred(book):
    """Nothing stands in a workbook for itself: each input is referred to, and
    something follows from each step."""
    target = {name: REF.search(text.replace("'Inputs'!", "")).group(3)
              for name, text in book.names.items()
              if text.startswith("'Inputs'!$M$") or
              text.startswith("Inputs!$M$")}
    inputs, steps = set(), {}
    for sheet, at, cell in book.formulas():
        if sheet == "Inputs" and TELLS.fullmatch(at):
            continue
        for of, _, first, last, name in REF.findall(cell.formula):
            of = of or sheet
            if name in target:
                inputs.add(target[name])
            elif of == "Inputs":
                inputs.add(first)
            elif of == "Working" and first:
                for row in range(int(first), int(last or first) + 1):
                    steps.setdefault(row, set()).add((sheet, split(at)[1]))
    for row in book.table("Inputs", "id", "value"):
        if row["id"] and row["value"] and str(row["row"]) not in inputs:
            yield f"nothing follows from {row['id'].value}"
    for row in book.table("Working", "Quantity", "Equation"):
        title, n = row["Quantity"], row["row"]
        live = any(cell.formula and IS_STEP.search(cell.formula)
                   for ref, cell in book.sheets["Working"].items()
                   if split(ref)[1] == n)
        if title and live and not steps.get(n, set()) - {("Working", n)}:
            yield f"nothing follows from {title.value}"


ONCE = ("Hardware, hosts, network and spares",
        "Tax and import, not refunded")
MONTHLY = ("Rent, per month", "Energy, per month",
           "People who run it, per month", "Space and connection, per month",
           "Repairs, support and licences, per month")


def cash(book):
    """What is paid ends at the horizon, net of what comes back there."""
    sheet = book.sheets["Cash flow"]
    row = {c.value: at[1:] for at, c in sheet.items()
           if at[0] == "A" and c.kind in ("s", "str")}

    def of(column, label):
        cell = sheet.get(column + row[label])
        return cell.number() if cell else None

    for c in "BCDE":
        months = of(c, "Months paid for")
        if months is None or months > 60:
            continue
        once = sum(of(c, x) for x in ONCE)
        monthly = sum(of(c, x) for x in MONTHLY)
        if difference(once, of(c, "Paid at once")) > 1e-9 or difference(
                monthly, of(c, "Paid per month")) > 1e-9:
            yield f"{c}: rows of cost do not sum to what is paid"
        want = once + months * monthly - of(
            c, "Resale at the end")
        got = of(c, "Paid at the end of the horizon, net of resale")
        if difference(got, want) > 1e-9:
            yield f"{c}: {got} at the end, not {want}"
    longest = max(of(c, "Months paid for") or 0 for c in "BCDE")
    first = int(row["Month"]) + 1
    for m in range(61):
        cells = [sheet.get(c + str(first + m)) for c in "ABCDEFGHIJ"]
        if m >= longest + 1 and any(x and x.number() for x in cells):
            yield f"month {m} is behind the horizon"
    ends = of("D", "Months paid for")
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


def rendered(folder, *paths):
    """Of each workbook, what is wrong on the pages that LibreOffice prints:
    letters below 8 points, in charts too, numbers without room, and text that
    its cell cuts off."""
    subprocess.run(
        ["soffice", f"-env:UserInstallation=file://{folder}/profile",
         "--headless", "--convert-to", "pdf", "--outdir", folder, *paths],
        check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for path in paths:
        pdf = os.path.join(folder, os.path.basename(path)[:-4] + "pdf")
        text = subprocess.run(["pdftotext", "-bbox", pdf, "-"], check=True,
                              capture_output=True, text=True).stdout
        pages = list(words(text))
        yield path, list(on_pages(pages)) + list(cut_off(pages))


# Of a line of Arial, as high as its ascent and descent, per point.
LINE = 1.117
WORD = re.compile(r'xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" '
                  r'yMax="([-\d.]+)">([^<]*)<')


def words(text):
    """The words of each page: left, top, right, bottom and what it is."""
    for page in text.split("<page ")[1:]:
        yield [(*(float(x) for x in at[:4]), at[4])
               for at in WORD.findall(page)]


def on_pages(pages):
    count = 0
    for number, page in enumerate(pages, 1):
        count += len(page)
        for _, top, _, bottom, word in page:
            points = (bottom - top) / LINE
            if points < LEAST_POINTS - 0.05:
                yield f"page {number}: {word} has {points:.2f} points"
            if "###" in word:
                yield f"page {number}: {word}"
    if count < 1000:
        yield f"{count} words on {len(pages)} pages"


def cut_off(pages):
    """A page holds all of a text, of which its cell shows a part: what has no
    room lies over its neighbour."""
    for number, page in enumerate(pages, 1):
        page = sorted(page, key=lambda word: word[1])
        for i, one in enumerate(page):
            for other in page[i + 1:]:
                less = min(one[3] - one[1], other[3] - other[1])
                if other[1] >= one[3] - 0.3 * less:
                    break
                if min(one[2], other[2]) - max(one[0], other[0]) > 0.5:
                    yield (f"page {number}: {one[4]} and {other[4]} lie over "
                           "each other")


def shown(book):
    """Heads stand over their numbers, no column that is seen is empty, and
    money below a dollar has three digits."""
    styles = book.styles()
    for sheet, key in (("Candidates", "rank"), ("Order", "Item"),
                       ("Sensitivity", "Input")):
        rows = [r for r in book.table(sheet, key) if r[key]]
        gone = book.hidden(sheet)
        for head, letters in rows[0]["columns"].items() if rows else []:
            cells = [r[head] for r in rows if r[head] and r[head].value]
            if not cells and column(letters) not in gone:
                yield f"{sheet}: nothing stands below {head}"
            top = book.sheets[sheet][f"{letters}{rows[0]['row'] - 1}"]
            if cells and rows[0][head] and rows[0][head].number() is not \
                    None and styles[top.style][1] != "right":
                yield f"{sheet}: {head} does not stand over its numbers"
    for ref, cell in book.sheets["Approval"].items():
        places = re.search(r'"\$"[#,0]*0\.(0+)$', styles[cell.style][0])
        value = cell.number()
        if places and value and 0 < value < 1 and len(re.sub(
                r"^0\.0*", "", f"{value:.{len(places[1])}f}")) > 3:
            yield f"Approval!{ref} is {value} with {places[1]}"


def names(book):
    return ET.fromstring(book.parts["xl/workbook.xml"]).iter(
        MAIN + "definedName")


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


def committed(book):
    """What is bought is committed to for as long as it is kept, by a formula;
    by the hour nobody is."""
    heads = {c.value for c in book.sheets["Candidates"].values()}
    kept = [r["value"].number() for r in book.table("Inputs", "id", "value")
            if r["id"] and r["id"].value.endswith("/horizon")]
    for r in book.table("Candidates", "candidate", "commitment") if (
            "commitment" in heads) else []:
        name, cell = r["candidate"].value, r["commitment"]
        bought = name.endswith("/purchase")
        if bought and not cell.formula:
            yield f"{name}: {cell.value} months, whatever the horizon"
        if bought and kept and difference(cell.number(), 12 * kept[0]) > 1e-9:
            yield f"{name}: {cell.value} months of {kept[0]} years"
        if name.endswith(("/on_demand", "/spot", "/owned")) and cell.number():
            yield f"{name}: {cell.value} months"


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
           for r in book.table("Approval", "Accelerator", "Cost, times the first")
           [:len(want)] if r["Accelerator"]]
    if got != want or not want:
        yield f"{got}, not {want}"
