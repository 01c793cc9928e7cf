"""quoted.py FOLDER QUOTED.xlsx RANKED.csv: the workbook ranks its quotes as
the search does that takes them in."""
import csv
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from xlsx import difference, recalculate  # noqa: E402


def main(folder, path, ranked):
    book, = recalculate(folder, path)
    with open(ranked, newline="") as f:
        best = next(r for r in csv.DictReader(f) if r["status"] == "answer")
    choice = book.named("verdict_choice").value
    cost = book.named("verdict_cost").number()
    state = book.named("verdict_state").value
    why = None
    if choice != "quote 2" or state != "changes":
        why = f"{choice} {state}"
    elif difference(cost, float(best["objective_value"])) > 1e-9:
        why = f"{cost!r}, not {best['objective_value']}"
    print("ok workbook and search agree on the best quote" if not why else
          f"not ok workbook and search agree on the best quote: {why}")


main(*sys.argv[1:])
