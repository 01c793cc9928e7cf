"""signed.py SITE STEP: the sheet to sign says what decisions.json orders.

Of every STEP-th decision's workbook, the sheet Approval: the candidate, the
money field by field, and the sentence of the page.
"""
import html
import json
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from xlsx import Book, difference  # noqa: E402

MONEY = {"Spend now": "usd_upfront", "Per month": "usd_per_month",
         "Paid over the horizon": "usd_total"}


def beside(sheet):
    """What stands right of each label in the first column."""
    return {cell.value: sheet.get("B" + at[1:])
            for at, cell in sheet.items() if re.fullmatch(r"A\d+", at)}


def sentence(site, workload, profile):
    with open(os.path.join(site, "workloads", workload + ".html"),
              encoding="utf-8") as f:
        return html.unescape(re.sub("<[^>]*>", "", f.read()))


def differs(site, d):
    workload, profile = d["id"].split("/")
    book = Book(os.path.join(site, "data", f"{workload}-{profile}.xlsx"))
    sheet, order = book.sheets["Approval"], d["order"]
    cells = beside(sheet)
    known = cells["Known in the guide as"]
    if known.value != order["candidate"]:
        yield f"{d['id']}: {known.value}"
    for label, field in MONEY.items():
        got = float(cells[label].value)
        if difference(got, order.get(field, 0)) > 1e-9:
            yield f"{d['id']}: {label} is {got}, {field} {order.get(field)}"
    verdict = sheet["A6"].value.split(". ")[0]
    if verdict not in sentence(site, workload, profile):
        yield f"{d['id']}: the page does not say: {verdict}"


def main(site, step):
    with open(os.path.join(site, "data", "decisions.json"),
              encoding="utf-8") as f:
        decisions = [d for d in json.load(f)["decisions"] if "order" in d]
    asked = decisions[::step]
    faults = [fault for d in asked for fault in differs(site, d)]
    name = "what is signed is what decisions.json and the page say"
    if faults or len(asked) < 20:
        print(f"not ok {name}: {(faults or [len(asked)])[0]} "
              f"({len(faults)} in all)")
    else:
        print(f"ok {name}")


main(sys.argv[1], int(sys.argv[2]))
