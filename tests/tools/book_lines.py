"""book_lines.py WORKBOOK [SHEET...]: a workbook as lines of text, for a golden.

A line a row: what stands in its cells, " | " between them, a formula with what it
came to behind "->", a number with its format in braces.  Then what else a sheet
has, its widths, rules, links and what may be entered, a line each; the names that
are defined, and what its charts show.  Numbers have nine digits, for the last ones
hang on the library of mathematics.  With names only these sheets, and no charts.
"""
import re
import sys
import zipfile
from xml.etree import ElementTree

S = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
R = '{http://schemas.openxmlformats.org/officeDocument/2006/relationships}'
# What stands in every sheet alike.
DULL = {'sheetData', 'pageMargins', 'dimension', 'drawing', 'sheetFormatPr'}


def number(text):
    try:
        return '%.9g' % float(text)
    except ValueError:
        return text


def plain(element):
    """The element as XML without namespaces, its numbers shortened."""
    xml = ElementTree.tostring(element, 'unicode').strip()
    xml = re.sub(r' xmlns(:\w+)?="[^"]*"', '', xml)
    xml = re.sub(r'\b\w+:(?=\w+[ =/>])', '', xml)
    return re.sub(r'(?<![\w.])\d+\.\d{6,}(?:[eE]-?\d+)?',
                  lambda m: number(m[0]), xml)


class Book:
    def __init__(self, path):
        self.zip = zipfile.ZipFile(path)
        self.texts = [''.join(t.text or '' for t in si.iter(S + 't'))
                      for si in self.part('xl/sharedStrings.xml')]
        styles = self.part('xl/styles.xml')
        codes = {f.get('numFmtId'): f.get('formatCode')
                 for f in styles.iter(S + 'numFmt')}
        self.formats = [codes.get(x.get('numFmtId'), x.get('numFmtId'))
                        for x in styles.find(S + 'cellXfs')]
        self.book = self.part('xl/workbook.xml')
        self.targets = {r.get('Id'): r.get('Target')
                        for r in self.part('xl/_rels/workbook.xml.rels')}

    def part(self, name):
        return ElementTree.fromstring(self.zip.read(name))

    def cell(self, c):
        value, formula = c.find(S + 'v'), c.find(S + 'f')
        text = '' if value is None else value.text or ''
        if c.get('t') == 's':
            return self.texts[int(text)].replace('\n', '\\n')
        if c.get('t') not in ('str', 'b', 'e'):
            text = number(text)
        shown = self.formats[int(c.get('s', 0))]
        if text and shown not in ('0', '49'):
            text += ' {%s}' % shown
        return text if formula is None else f'={formula.text} -> {text}'

    def row(self, row):
        cells = [c.get('r')[:-len(row.get('r'))] + ' ' + self.cell(c)
                 for c in row if self.cell(c)]
        height = ' (%s high)' % row.get('ht') if row.get('ht') else ''
        return f"{row.get('r')}{height}: {' | '.join(cells)}"

    def sheet(self, sheet):
        print('==', sheet.get('name'), sheet.get('state', ''))
        xml = self.part('xl/' + self.targets[sheet.get(R + 'id')])
        for row in xml.find(S + 'sheetData'):
            print(self.row(row))
        for part in xml:
            if part.tag.removeprefix(S) in DULL:
                continue
            if part.tag == S + 'mergeCells':
                print('merged', *(m.get('ref') for m in part))
                continue
            for line in list(part) or [part]:
                print(plain(line))

    def lines(self, names):
        for sheet in self.book.find(S + 'sheets'):
            if not names or sheet.get('name') in names:
                self.sheet(sheet)
        if names:
            return
        for name in self.book.iter(S + 'definedName'):
            print(name.get('name'), '=', name.text)
        for name in sorted(self.zip.namelist()):
            if re.fullmatch(r'xl/(charts|drawings)/\w+\.xml', name):
                print('==', name)
                print(re.sub(r'(<(?:ser|title|cat|val|valAx|catAx|legend|'
                             r'twoCellAnchor)\b)', r'\n\1',
                             plain(self.part(name))))


Book(sys.argv[1]).lines(sys.argv[2:])
