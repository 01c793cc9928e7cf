"""How many of the sellers that others found of each accelerator the guide has.

    depth.py SITE

tests/tools/depth.csv lists who rented out an accelerator in the 90 days after
2026-07-19, by eleven public price feeds and pages.  A seller counts whose price
the guide has, deciding or held, of the 92 days before its date, however it is
labelled.  Four in five are enough.
"""
import csv
import datetime
import json
import os
import sys

ENOUGH = 0.8


def main(site):
    with open(os.path.join(site, "data/offers.json")) as file:
        guide = json.load(file)
    day = datetime.date.fromisoformat(guide["date"])
    seen = {(o["accelerator"], o["provider"])
            for o in guide["offers"] + guide["held"]
            if o["tier"] != "purchase" and (day - datetime.date.fromisoformat(
                o.get("seen", o["date"]))).days <= 92}
    here = os.path.dirname(os.path.abspath(__file__))
    had = wanted = 0
    with open(os.path.join(here, "depth.csv")) as file:
        for row in csv.DictReader(file):
            sellers = row["sellers"].split()
            missing = [s for s in sellers
                       if (row["accelerator"], s) not in seen]
            wanted += len(sellers)
            had += len(sellers) - len(missing)
            if missing:
                print(f"{row['accelerator']}: {len(sellers) - len(missing)} of "
                      f"{len(sellers)}, not {' '.join(missing)}")
    print(f"{had} of {wanted}")
    return had >= ENOUGH * wanted


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
