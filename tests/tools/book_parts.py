"""book_parts.py: what a reader of a workbook's XML finds: properties, links,
words for charts, rules of cells, marks, and which cells may be edited."""
import re
import xml.etree.ElementTree as ET
from posixpath import dirname, join, normpath

from xlsx import MAIN, PACKAGE, REL, split

DC = "{http://purl.org/dc/elements/1.1/}"
DRAWING = ("{http://schemas.openxmlformats.org/drawingml/2006/"
           "spreadsheetDrawing}")
# Where a reader of a decision's workbook may write.
OPEN_SHEETS = {"Quotes", "Scenarios", "Inputs", "Cash flow"}
SETTLED = "FFE9F7EE"      # what the search settled: green
# Sheets that mark a state by its colour.
MARKED = ("Approval", "Order", "Candidates", "Checks")


def properties(book):
    core = ET.fromstring(book.parts["docProps/core.xml"])
    title, says = core.find(DC + "title"), core.find(DC + "description")
    if title is None or not title.text:
        yield "no title"
    if says is None or not re.match(r"Data of 20\d\d-\d\d-\d\d, \S", says.text
                                    or ""):
        yield "no date and version of the data"


def targets(book, sheet):
    """What the links of a sheet lead to."""
    part = book.part[sheet]
    rels = f"{dirname(part)}/_rels/{part.rsplit('/', 1)[1]}.rels"
    at = {r.get("Id"): r.get("Target") for r in ET.fromstring(
        book.parts[rels]).iter(PACKAGE + "Relationship")} \
        if rels in book.parts else {}
    root = ET.fromstring(book.parts[part])
    return [at.get(h.get(REL + "id"), h.get("location"))
            for h in root.iter(MAIN + "hyperlink")], list(at.values())


def page(book, workload, profile):
    """Approval leads to the guide's page of this decision."""
    links, _ = targets(book, "Approval")
    want = f"../workloads/{workload}/{profile}.html"
    if want not in links:
        yield f"Approval leads to {links}, not to {want}"


def charts(book):
    """Each chart is told in words to who does not see it."""
    count = 0
    for sheet, part in book.part.items():
        for to in targets(book, sheet)[1]:
            if "/drawing" not in to:
                continue
            drawing = book.parts[normpath(join(dirname(part), to))]
            for c in ET.fromstring(drawing).iter(DRAWING + "cNvPr"):
                count += 1
                if len((c.get("descr") or "").split()) < 8:
                    yield f"{sheet}: a chart says {c.get('descr')!r}"
    if count == 0:
        yield "there is no chart"


def validations(book, sheet):
    """The rules of a sheet by reference: from, to."""
    rules = {}
    root = ET.fromstring(book.parts[book.part[sheet]])
    for v in root.iter(MAIN + "dataValidation"):
        ends = [x.text if x is not None else None for x in
                (v.find(MAIN + "formula1"), v.find(MAIN + "formula2"))]
        for area in v.get("sqref").split():
            first, _, last = area.partition(":")
            letters, top = split(first)
            for row in range(top, split(last or first)[1] + 1):
                rules[f"{letters}{row}"] = (v.get("type"), *ends,
                                            v.get("error") or "")
    return rules


def ruled(book):
    """Every editable number keeps the rule of its own cell, and what it is
    refused with speaks in the unit of the cell."""
    rules, is_open = validations(book, "Inputs"), book.unlocked()
    for row in book.table("Inputs", "id", "value", "unit"):
        cell, at = row["value"], f"{row['columns']['value']}{row['row']}"
        if not cell or cell.style not in is_open or cell.number() is None:
            continue
        rule = rules.get(at)
        unit = row["unit"].value if row["unit"] else ""
        if not rule or rule[0] != "decimal":
            yield f"{row['id'].value} has no rule"
            continue
        if cell.number() < float(rule[1]) or (
                rule[2] and cell.number() > float(rule[2])):
            yield f"{row['id'].value} is {cell.value}, by its rule {rule}"
        if unit == "percent" and rule[2] and (
                float(rule[2]) != 100 or "percent" not in rule[3]):
            yield f"{row['id'].value} in percent is held to {rule}"


def fills(book):
    """Of each style, the colour that fills its cells."""
    root = ET.fromstring(book.parts["xl/styles.xml"])
    colours = [c.get("rgb") if (c := f.find(f"{MAIN}patternFill/{MAIN}fgColor"))
               is not None else None for f in root.find(MAIN + "fills")]
    return [colours[int(x.get("fillId"))] for x in root.find(MAIN + "cellXfs")]


def editable(book):
    """What the search settled is green and locked; cells are open where a
    reader may write, and nowhere else."""
    is_open, fill = book.unlocked(), fills(book)
    settled = 0
    for sheet, cells in book.sheets.items():
        root = ET.fromstring(book.parts[book.part[sheet]])
        guard = root.find(MAIN + "sheetProtection")
        writes = [ref for ref, c in cells.items() if c.style in is_open]
        if writes and sheet not in OPEN_SHEETS:
            yield f"{sheet}!{writes[0]} may be edited"
        if sheet == "Sources":
            continue
        if guard is None or guard.get("sheet") != "1":
            yield f"{sheet} is not protected"
        if sheet in OPEN_SHEETS and not writes:
            yield f"nothing may be edited on {sheet}"
        for ref, c in cells.items():
            settled += fill[c.style] == SETTLED
            if fill[c.style] == SETTLED and c.style in is_open:
                yield f"{sheet}!{ref} was settled by the search and is open"
    if not settled:
        yield "nothing is marked as settled by the search"


def marks(book):
    """Grades, ages and limits stand out by rules of the sheet."""
    for sheet in MARKED:
        root = ET.fromstring(book.parts[book.part[sheet]])
        if not list(root.iter(MAIN + "conditionalFormatting")):
            yield f"{sheet} marks nothing"
