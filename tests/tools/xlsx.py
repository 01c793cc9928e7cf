"""xlsx.py: reads a workbook's XML with nothing but the standard library, and
has LibreOffice compute workbooks again."""
import os
import re
import subprocess
import xml.etree.ElementTree as ET
import zipfile

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
REL = ("{http://schemas.openxmlformats.org/officeDocument/2006/"
       "relationships}")
PACKAGE = "{http://schemas.openxmlformats.org/package/2006/relationships}"
HERE = os.path.dirname(os.path.abspath(__file__))


class Cell:
    def __init__(self, xml, strings):
        value = xml.find(MAIN + "v")
        formula = xml.find(MAIN + "f")
        self.kind = xml.get("t", "n")
        self.style = int(xml.get("s", 0))
        self.formula = formula.text if formula is not None else None
        self.value = value.text if value is not None else None
        if self.kind == "s":
            self.value = strings[int(self.value)]
        elif self.kind == "inlineStr":
            self.value = "".join(xml.itertext())

    def number(self):
        return float(self.value) if self.kind == "n" and self.value else None


class Book:
    """Sheets by name in their order, each cells by reference; names."""

    def __init__(self, path):
        with zipfile.ZipFile(path) as z:
            self.parts = {n: z.read(n) for n in z.namelist()}
        self.path = path
        self.strings = self._strings()
        book = ET.fromstring(self.parts["xl/workbook.xml"])
        rels = ET.fromstring(self.parts["xl/_rels/workbook.xml.rels"])
        target = {r.get("Id"): r.get("Target").lstrip("/")
                  for r in rels.iter(PACKAGE + "Relationship")}
        self.part, self.sheets = {}, {}
        for s in book.iter(MAIN + "sheet"):
            part = target[s.get(REL + "id")]
            part = part if part.startswith("xl/") else "xl/" + part
            self.part[s.get("name")] = part
            self.sheets[s.get("name")] = self._cells(part)
        self.names = {n.get("name"): n.text
                      for n in book.iter(MAIN + "definedName")}

    def _strings(self):
        part = self.parts.get("xl/sharedStrings.xml")
        if not part:
            return []
        return ["".join(t.text or "" for t in si.iter(MAIN + "t"))
                for si in ET.fromstring(part).iter(MAIN + "si")]

    def _cells(self, part):
        return {c.get("r"): Cell(c, self.strings)
                for c in ET.fromstring(self.parts[part]).iter(MAIN + "c")}

    def formulas(self):
        for name, cells in self.sheets.items():
            for ref, cell in cells.items():
                if cell.formula is not None:
                    yield name, ref, cell

    def unlocked(self):
        """The styles of cells that protection leaves open."""
        root = ET.fromstring(self.parts["xl/styles.xml"])
        styles = root.find(MAIN + "cellXfs")
        return {i for i, x in enumerate(styles)
                if (p := x.find(MAIN + "protection")) is not None and
                p.get("locked") == "0"}

    def styles(self):
        """Of each style of a cell: its number format, and where it stands."""
        root = ET.fromstring(self.parts["xl/styles.xml"])
        formats = {f.get("numFmtId"): f.get("formatCode")
                   for f in root.iter(MAIN + "numFmt")}
        return [(formats.get(x.get("numFmtId"), ""),
                 a.get("horizontal") if (a := x.find(MAIN + "alignment"))
                 is not None else None)
                for x in root.find(MAIN + "cellXfs")]

    def hidden(self, sheet):
        """Letters of the columns that nobody sees."""
        root = ET.fromstring(self.parts[self.part[sheet]])
        return {i for col in root.iter(MAIN + "col") if col.get("hidden")
                for i in range(int(col.get("min")), int(col.get("max")) + 1)}

    def named(self, name):
        """The cell that a defined name stands for."""
        sheet, ref = self.names[name].rsplit("!", 1)
        return self.sheets[sheet.strip("'")].get(ref.replace("$", ""))

    def table(self, sheet, *heads):
        """Rows below the line that holds these heads: dicts of cells."""
        cells = self.sheets[sheet]
        rows = {}
        for ref, cell in cells.items():
            col, row = split(ref)
            rows.setdefault(row, {})[col] = cell
        for at in sorted(rows):
            have = {c.value: col for col, c in rows[at].items()}
            if all(h in have for h in heads):
                break
        else:
            return []
        return [{**{h: rows[r].get(have[h]) for h in have}, "row": r,
                 "columns": have} for r in sorted(rows) if r > at]

    def save(self, path, edits):
        """A copy in which cells, (sheet, ref), hold other numbers."""
        parts = dict(self.parts)
        for (sheet, ref), value in edits.items():
            part = self.part[sheet]
            text = parts[part].decode()
            new, n = re.subn(
                rf'(<c r="{ref}"[^>]*>(?:<f>[^<]*</f>)?)<v>[^<]*</v>',
                lambda m: f"{m.group(1)}<v>{value!r}</v>", text)
            if n != 1:
                raise ValueError(f"{sheet}!{ref} holds no number")
            parts[part] = new.encode()
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as z:
            for name, data in parts.items():
                z.writestr(name, data)


def column(letters):
    """Its number, from 1."""
    n = 0
    for c in letters:
        n = 26 * n + ord(c) - 64
    return n


def split(ref):
    letters, row = re.match(r"([A-Z]+)(\d+)$", ref).groups()
    return letters, int(row)


def difference(a, b):
    if a == b:
        return 0.0
    # A share left over may be 0 here and a rounding of 1 there.
    gap = abs(a - b)
    low, high = sorted((abs(a), abs(b)))
    return 0.0 if gap < 1e-15 > low else gap / high


def recalculate(folder, *paths):
    out = os.path.join(folder, "recalculated")
    subprocess.run(["sh", os.path.join(HERE, "recalc.sh"), out, *paths],
                   check=True)
    return [Book(os.path.join(out, os.path.basename(p))) for p in paths]


def heads(sheet, *names):
    """The row of a table's heads in a sheet of openpyxl, and their columns."""
    for row in sheet.iter_rows(max_row=16):
        at = {c.value: c.column for c in row if c.value}
        if all(n in at for n in names):
            return row[0].row, at
    raise SystemExit(f"{sheet.title} lacks {names}")
