"""Prices that were held against other evidence, each still as it was found.

    audit.py SITE

tests/tools/audit.csv says, of a seller, an accelerator and a tier, what is
right and who says so: dollars an hour (or at once) of a day on which the guide
must have seen it, in an offer or in its history; "none" where no offer may
decide.
"""
import csv
import json
import os
import sys

HOUR = 3600


def sights(offer):
    factor = 1 if offer["unit"] == "USD" else HOUR
    yield offer["date"], offer["value"] * factor
    if "last_value" in offer:
        yield offer["last_date"], offer["last_value"] * factor


def main(site):
    with open(os.path.join(site, "data/offers.json")) as file:
        all_of = json.load(file)
    here = os.path.dirname(os.path.abspath(__file__))
    bad = []
    with open(os.path.join(here, "audit.csv")) as file:
        rows = list(csv.DictReader(file))
    for row in rows:
        key = row["provider"], row["accelerator"], row["tier"]
        of = [(o, kept) for kept, part in ((True, "offers"), (False, "held"))
              for o in all_of[part]
              if (o["provider"], o["accelerator"], o["tier"]) == key]
        if row["usd"] == "none":
            if any(kept for _, kept in of):
                bad.append(f"{'/'.join(key)}: decides; {row['who says so']}")
        elif not any(day == row["date"] and abs(usd / float(row["usd"]) - 1) <
                     0.005 for o, _ in of for day, usd in sights(o)):
            bad.append(f"{'/'.join(key)}: not {row['usd']} on {row['date']}; "
                       f"{row['who says so']}")
    print("\n".join(bad))
    return len(rows) - len(bad), len(bad)


if __name__ == "__main__":
    good, wrong = main(sys.argv[1])
    print(f"{good} agree, {wrong} do not")
    sys.exit(1 if wrong else 0)
