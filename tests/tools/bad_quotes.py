"""bad_quotes.py FILE.xlsx DIR: quotes and inputs that nobody can mean, a
workbook each, and what of each the refusal has to name in DIR/NAME.want."""
import datetime
import sys
from openpyxl import load_workbook
from xlsx import heads

BAD = {
    "euro": ({"Currency": "EUR"}, "fill in USD for one"),
    "rateless": ({"USD for one": 0}, "USD for one is blank or 0"),
    "nobody": ({"Vendor": None}, "names no vendor"),
    "nameless": ({"Vendor": "\u963f\u91cc\u4e91"}, "none of a to z"),
    "past": ({"Valid until": datetime.date(2009, 8, 1)}, "quote 1, from Acme, ran out"),
    "past_text": ({"Valid until": "2009-08-01"},
                  "quote 1, from Acme, ran out"),
    "undated": ({"Valid until": "soon"}, "is no date"),
    "good": ({"Currency": "EUR", "USD for one": 1.1,
              "Valid until": datetime.date(2099, 8, 1)}, None),
    "mixed": ({}, None),
    "minus": ({}, "no search takes this value"),
}


# A second quote beside the first.
SECOND = {"mixed": {"Vendor": "Bolt", "Price of one": 3,
                    "Valid until": datetime.date(2009, 8, 1)}}


def enter(quotes, at, row, edits):
    for head, value in edits.items():
        quotes.cell(row, at[head]).value = value


def main(path, folder):
    for name, (edits, want) in BAD.items():
        book = load_workbook(path)
        quotes, inputs = book["Quotes"], book["Inputs"]
        row, at = heads(quotes, "Vendor", "Like candidate", "Price of one")
        enter(quotes, at, row + 1, {"Vendor": "Acme", "Price of one": 2,
                                    **edits})
        if name in SECOND:
            like = quotes.cell(row + 1, at["Like candidate"]).value
            enter(quotes, at, row + 2, {"Like candidate": like,
                                        **SECOND[name]})
        irow, iat = heads(inputs, "id", "value", "unit")
        for r in range(irow + 1, inputs.max_row + 1):
            if name == "minus" and str(inputs.cell(r, iat["id"]).value
                                       ).endswith("/price"):
                inputs.cell(r, iat["value"]).value = -1
                break
        book.save(f"{folder}/{name}.xlsx")
        if want:
            with open(f"{folder}/{name}.want", "w") as out:
                out.write(want + "\n")


main(*sys.argv[1:])
