"""signed.py SITE STEP: a decision's workbook says what decisions.json orders.

Of every STEP-th decision's workbook, the sheet Approval: the candidate, the
money field by field, and the sentence of the page; the sheet Candidates: every
field of each order that stands there; the sheet Order: what it comes to.
"""
import datetime
import html
import json
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from said import written  # noqa: E402
from xlsx import Book, difference  # noqa: E402

MONEY = {"Spend now": "usd_upfront", "Per month": "usd_per_month",
         "Paid over the horizon": "usd_total"}


def beside(sheet):
    """What stands right of each label in the first column."""
    return {cell.value: sheet.get("B" + at[1:])
            for at, cell in sheet.items() if re.fullmatch(r"A\d+", at)}


def serial(date):
    """The number of a day in a sheet."""
    return (datetime.date.fromisoformat(date) -
            datetime.date(1899, 12, 30)).days


def number(cell):
    return float(cell.value) if cell and cell.value not in (None, "", " ") \
        else 0.0


def shown(kind, order, first):
    """What each column of Candidates shows of an order; the cost, beside that
    of the first, since its unit is another one.  Where renting beats buying,
    the row is of what would be bought, and the order of what is rented."""
    named = kind != "own" or order["tenure"] == "buy"
    buys = order["tenure"] in ("buy", "extend") and "usd_upfront" in order
    yield "Accelerators", order["accelerators"]
    yield "Paid at once", order.get("usd_upfront", 0)
    yield "A month", order["usd_per_month"]
    yield "Paid over the horizon, before resale", order["usd_total"]
    yield "Untested", float(order["grade"] == "untested")
    if "price" in order and named:
        yield "Price of one", order["price"] if buys else \
            order["price"] * 3600
    if "price_date" in order and named:
        yield "Price seen", serial(order["price_date"])
    if first.get("objective_value", 0) > 0:
        yield "cost", order["objective_value"] / first["objective_value"]


def alike(d, rows):
    """Two candidates that a reader cannot tell apart."""
    known = {}
    for r in rows:
        said = tuple(r[h].value if r[h] else None for h in (
            "Accelerator", "Accelerators", "Format", "Provider", "Terms"))
        if r["candidate"].value.startswith("quote "):
            continue
        if said in known:
            yield f"{d['id']}: {known[said]} and {r['candidate'].value} " \
                "read alike"
        known[said] = r["candidate"].value


def candidates(book, d):
    rows = book.table("Candidates", "Accelerator", "rank", "Terms")
    known = {o["candidate"]: o for o in [d["order"]] + d["alternatives"]}
    own = [r for r in rows if r["candidate"].value == d["order"]["candidate"]]
    if not own:
        yield f"{d['id']}: the order is no candidate"
        return
    yield from alike(d, rows)
    places = {o["candidate"]: n + 1 for n, o in enumerate(
        [d["order"]] + d["alternatives"])}
    for r in rows:
        want = places.get(r["candidate"].value)
        if want and number(r["On the page"]) != want:
            yield f"{r['candidate'].value}: its place on the page is {want}"
    for r in rows:
        order = known.get(r["candidate"].value)
        if not order:
            continue
        runs_in = written(order["format"]) if "format" in order else ""
        if runs_in != (r["Format"].value or "" if r["Format"] else ""):
            yield f"{order['candidate']}: {r['Format'].value}"
        for head, want in shown(d["kind"], order, d["order"]):
            column = next((h for h in r if h and h.startswith(head)), None)
            got = number(r[column]) if column else None
            if head == "cost":
                got /= number(own[0]["cost"])
            if got is None or difference(got, want) > 1e-9:
                yield f"{order['candidate']}: {head} is {got}, not {want}"


def ordered(book, d):
    """The sheet Order, whose last line is all of it: a month has what bought
    and owned ones need, and a run by the hour is paid once."""
    rows = book.table("Order", "Item", "Quantity", "A month")
    order, total = d["order"], [r for r in rows if r["Item"] and
                                r["Item"].value == "In all"]
    month = order["usd_per_month"]
    if order["tenure"] in ("buy", "own", "extend"):
        month += order["usd_running"] / order["horizon_months"]
    for head, want in (("Paid at once", order.get("usd_upfront", 0)),
                       ("A month", month),
                       ("The run, once", order.get("usd_run", 0))):
        got = number(total[0][head]) if total else None
        if got is None or difference(got, want) > 1e-9:
            yield f"{d['id']}: Order, {head} is {got}, not {want}"


def sentence(site, workload, profile):
    with open(os.path.join(site, "workloads", workload + ".html"),
              encoding="utf-8") as f:
        return html.unescape(re.sub("<[^>]*>", "", f.read()))


def tightest(sheet, name):
    """The limit that the verdict names, as far as it is used."""
    says = re.search(r"The tightest limit is (.*?), with (\d+)% left",
                     sheet["A6"].value)
    rows = {cell.value: at[1:] for at, cell in sheet.items()
            if re.fullmatch(r"A\d+", at)}
    row = rows.get("Tightest limit")
    if not says or not row:
        return
    used = [number(sheet[at]) for at in ("D" + row, "E" + row, "F" + row)
            if at in sheet and sheet[at].value]
    if sheet["B" + row].value != says[1] or not used or abs(
            100 * (1 - used[0]) - int(says[2])) > 0.51:
        yield f"{name}: {says[0]}, and the sheet has " \
            f"{sheet['B' + row].value}, {used}"


def differs(site, d):
    workload, profile = d["id"].split("/")
    book = Book(os.path.join(site, "data", f"{workload}-{profile}.xlsx"))
    sheet, order = book.sheets["Approval"], d["order"]
    cells = beside(sheet)
    known = cells["Id in the guide"]
    if known.value != order["candidate"]:
        yield f"{d['id']}: {known.value}"
    for label, field in MONEY.items():
        got = float(cells[label].value)
        if difference(got, order.get(field, 0)) > 1e-9:
            yield f"{d['id']}: {label} is {got}, {field} {order.get(field)}"
    yield from tightest(sheet, d["id"])
    verdict = sheet["A6"].value.split(". ")[0]
    if verdict not in sentence(site, workload, profile):
        yield f"{d['id']}: the page does not say: {verdict}"
    yield from candidates(book, d)
    yield from ordered(book, d)


def main(site, step):
    with open(os.path.join(site, "data", "decisions.json"),
              encoding="utf-8") as f:
        decisions = [d for d in json.load(f)["decisions"] if "order" in d]
    asked = decisions[::step]
    faults = [fault for d in asked for fault in differs(site, d)]
    name = "a workbook orders what decisions.json and the page say"
    if faults or len(asked) < 20:
        print(f"not ok {name}: {(faults or [len(asked)])[0]} "
              f"({len(faults)} in all)")
    else:
        print(f"ok {name}")


main(sys.argv[1], int(sys.argv[2]))
