"""quotes.py FILE.xlsx OUT.xlsx: enters three vendors' quotes and a budget, as
a buyer does, and saves as openpyxl does."""
import sys
from openpyxl import load_workbook
from xlsx import heads


def main(path, out):
    book = load_workbook(path)
    quotes, inputs = book["Quotes"], book["Inputs"]
    row, at = heads(quotes, "Vendor", "Like candidate", "Price of one")
    crow, cat = heads(book["Candidates"], "candidate", "rank")
    ids = [book["Candidates"].cell(crow + i, cat["candidate"]).value
           for i in range(1, 4)]
    says = book["Candidates"].cell(crow + 1, cat["Configuration"]).value
    # The second at once the cheapest, not so cheap that it is held back; the
    # third breaks at one.  One is named in words.
    lines = [("AWS", says, 1, 1.8, 0, None, None),
             ("Runpod", ids[0], 1.25, 1, 20, None, None),
             ("Lambda <&> Sons", ids[-1] or ids[0], 1, 9, 0, 1, 8.5)]
    for i, (vendor, like, rate, price, tax, many, less) in enumerate(lines):
        r = row + 1 + i
        for head, value in (("Vendor", vendor), ("Like candidate", like),
                            ("USD for one", rate), ("Price of one", price),
                            ("Tax (percent)", tax),
                            ("From so many on", many),
                            ("Price of one from there", less)):
            quotes.cell(r, at[head]).value = value
    irow, iat = heads(inputs, "id", "value", "unit")
    for r in range(irow + 1, inputs.max_row + 1):
        if str(inputs.cell(r, iat["id"]).value).endswith("discount_rate"):
            inputs.cell(r, iat["value"]).value *= 1.5
    book.save(out)


main(*sys.argv[1:])
