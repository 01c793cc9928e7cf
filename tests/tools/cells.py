"""cells.py WORKBOOK: cells of the workbook of check/cells.sh, by hand.

An Alpha costs $8,760, draws 500 W, and its host as much; it is used 365 of a
month's 730 hours, for a year.  An hour of a Beta, of which two are needed, is
$0.80; a committed hour of an Alpha is $1.20, used or not.
"""
import sys

import openpyxl

RENT, COMMIT, BUY, HYBRID = ('Rent by the hour', 'Rent with a commitment',
                             'Buy', 'Hybrid: part bought, part rented')
# A month at 10 percent a year, and what twelve payments of $1 are worth now.
MONTH = 1.1 ** (1 / 12) - 1
TWELVE = (1 - 1 / 1.1) / MONTH
HARDWARE = 8760 * 1.25 * 1.1            # host 25 percent, spares 10 percent
TAX = HARDWARE * 0.2
RESALE = HARDWARE * 0.5                 # half of it is kept after a year
ENERGY = 1 * 0.8 * 1.5 * 0.1 * 365      # 1 kW, 80 percent, PUE 1.5, $0.10
PEOPLE = 120000 / 100 / 12
SPACE = 100 * 1                         # $100 a kW
UPKEEP = (HARDWARE * 0.06 + 120) / 12   # repairs and licences
MONTHLY = ENERGY + PEOPLE + SPACE + UPKEEP
BOUGHT = HARDWARE + TAX

# Label of the row, title of the column, what stands there: Cash flow.
CELLS = [
    ('Hardware, hosts, network and spares', RENT, 0),
    ('Hardware, hosts, network and spares', BUY, HARDWARE),
    ('Hardware, hosts, network and spares', HYBRID, HARDWARE / 2),
    ('Tax and import, not refunded', BUY, TAX),
    ('Tax and import, not refunded', COMMIT, 0),
    ('Paid at once', BUY, BOUGHT),
    ('Paid at once', HYBRID, BOUGHT / 2),
    ('Rent, per month', RENT, 2 * 0.8 * 365),
    ('Rent, per month', COMMIT, 1.2 * 730),
    ('Rent, per month', BUY, 0),
    ('Rent, per month', HYBRID, 0.8 * 365),
    ('Energy, per month', RENT, 0),
    ('Energy, per month', BUY, ENERGY),
    ('People who run it, per month', BUY, PEOPLE),
    ('Space and connection, per month', BUY, SPACE),
    ('Repairs, support and licences, per month', BUY, UPKEEP),
    ('Paid per month', RENT, 584), ('Paid per month', COMMIT, 876),
    ('Paid per month', BUY, MONTHLY),
    ('Paid per month', HYBRID, (MONTHLY + 584) / 2),
    ('Resale at the end', BUY, RESALE), ('Resale at the end', RENT, 0),
    ('Depreciation per month, straight line', BUY, (BOUGHT - RESALE) / 12),
    ('Months paid for', RENT, 12), ('Months paid for', BUY, 12),
    ('Paid after 1 year', RENT, 584 * 12),
    ('Paid after 1 year', COMMIT, 876 * 12),
    ('Paid after 1 year', BUY, BOUGHT + 12 * MONTHLY - RESALE),
    ('Paid after 1 year', HYBRID,
     (BOUGHT + 12 * MONTHLY - RESALE + 12 * 584) / 2),
    ("Net present value of that, in today's money", RENT, 584 * TWELVE),
    ("Net present value of that, in today's money", COMMIT, 876 * TWELVE),
    ("Net present value of that, in today's money", BUY,
     BOUGHT + MONTHLY * TWELVE - RESALE / 1.1),
    ('Payback against renting, in months', BUY, 'not by its end'),
    (0, 'So far: Buy', BOUGHT), (0, 'So far: Rent by the hour', 0),
    (1, 'So far: Rent by the hour', 584),
    (1, 'So far: Buy', BOUGHT + MONTHLY), (1, 'Month: Buy', MONTHLY),
    (11, 'So far: Buy', BOUGHT + 11 * MONTHLY),
    (12, 'So far: Rent with a commitment', 10512),
    (12, 'Month: Buy', MONTHLY - RESALE),
    (12, 'So far: Buy', BOUGHT + 12 * MONTHLY - RESALE),
]
# Sheet, label, and what stands beside it.
BESIDE = [
    ('Approval', 'Spend now', 0), ('Approval', 'Per month', 876),
    ('Approval', 'Paid over the horizon', 10512),
    ('Approval', 'The recommendation', 'stands'),
    ('Approval', 'Checks', 'all hold'),
    ('Cash flow', 'Cost of capital per year', 0.1),
    ('Scenarios', 'Prices up', 1.25), ('Scenarios', 'Low use', 1),
]
# Row and column of a table: what is committed to costs the same, however much
# it is used; 25 percent dearer is 25 percent dearer.
TABLES = [
    ('Order', 'In all', 'A month', 876), ('Order', 'In all', 'Paid at once', 0),
    ('Scenarios', 'Low use', 'Hours, times', 0.5),
    ('Scenarios', 'High use', 'Hours, times', 1.5),
    ('Scenarios', 'Prices up', 'Energy price, times', 1.25),
    ('Approval', 'Alpha', 'Paid over the horizon', 10512),
    ('Approval', 'Beta', 'Paid over the horizon', 584 * 12),
    ('Approval', 'Gamma', 'Paid over the horizon', 2.5 * 365 * 12),
    ('Approval', 'Beta', 'How many', 2), ('Approval', 'Gamma', 'How many', 1),
]


def find(sheet, text, label):
    """The first cell that says this: a label of a row, or a heading behind."""
    for row in sheet.iter_rows():
        for cell in row:
            if cell.value == text and label == (cell.column == 1):
                return cell
    return None


def crossing(sheet, label, title):
    row, column = find(sheet, label, True), find(sheet, title, False)
    if not row or not column:
        return 'no such cell'
    return sheet.cell(row.row, column.column).value


def beside(sheet, label):
    cell = find(sheet, label, True) or find(sheet, label, False)
    at = cell and next((c for c in sheet[cell.row][cell.column:]
                        if c.value is not None), None)
    return at.value if at else 'no such cell'


def agree(name, got, want):
    same = got == want if isinstance(want, str) else \
        isinstance(got, (int, float)) and \
        abs(got - want) <= 1e-9 * max(1, abs(want))
    print(f'ok {name}' if same else f'not ok {name}: {got}, by hand {want}')


book = openpyxl.load_workbook(sys.argv[1], data_only=True)
cash = book['Cash flow']
for label, title, want in CELLS:
    agree(f'Cash flow, {label}, {title}', crossing(cash, label, title), want)
for name, label, want in BESIDE:
    agree(f'{name}, {label}', beside(book[name], label), want)
for name, label, title, want in TABLES:
    agree(f'{name}, {label}, {title}', crossing(book[name], label, title), want)
