"""sizes_of_books.py SITE: workbooks of decisions are small, and all there."""
import json
import os
import sys

MEAN, MOST, ALL = 120e3, 400e3, 14.95e6


def main(site):
    with open(os.path.join(site, "data", "decisions.json")) as f:
        decisions = [d["id"] for d in json.load(f)["decisions"]]
    paths = [os.path.join(site, "data", d.replace("/", "-") + ".xlsx")
             for d in decisions]
    sizes = {p: os.path.getsize(p) for p in paths if os.path.exists(p)}
    mean, most = sum(sizes.values()) / len(sizes), max(sizes.values())
    print(f"# {len(sizes)} workbooks of {len(decisions)} decisions, "
          f"{mean / 1e3:.0f} kB each, the largest {most / 1e3:.0f} kB")
    lacks = [p for p in paths if p not in sizes]
    print("ok each decision has a workbook" if len(lacks) < 3 else
          f"not ok each decision has a workbook: {lacks[:4]}")
    print("ok workbooks are small" if mean <= MEAN and most <= MOST else
          f"not ok workbooks are small: {mean:.0f}, {most}")
    all = sum(sizes.values()) + os.path.getsize(
        os.path.join(site, "data", "guide.xlsx"))
    print("ok all workbooks together are small" if all <= ALL else
          f"not ok all workbooks together are small: {all}")


main(sys.argv[1])
