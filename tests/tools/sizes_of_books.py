"""sizes_of_books.py SITE: workbooks of decisions are small, and all there."""
import json
import os
import sys

# What a mail takes and a laptop opens at once.
MOST = 400e3


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
    print("ok workbooks are small" if most <= MOST else
          f"not ok workbooks are small: {most}")
    whole = os.path.getsize(os.path.join(site, "data", "guide.xlsx"))
    print(f"# all of them {sum(sizes.values()) / 1e6:.1f} MB, that of all "
          f"decisions {whole / 1e6:.1f} MB")


main(sys.argv[1])
