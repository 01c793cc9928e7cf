"""spell.py DIR CASES.csv...: the same cases as other people would print them.

Names change their case and what parts their words; models get a maker in
front, stacks the hash of a commit behind.
"""
import csv
import os
import sys

FORMATS = {"weight_format", "compute_format", "kv_format"}
WORDS = {"kind", "phase", "recompute", "method", "optimizer"}


def parted(name, sign):
    return name.replace("-", sign)


def spell(row):
    """Files leave out columns that their kinds do not have."""
    if row.get("model"):
        row["model"] = "some-maker/" + parted(row["model"], "_").upper()
    if row.get("accelerator"):
        row["accelerator"] = parted(row["accelerator"], " ").upper()
    for name in row.keys() & FORMATS:
        row[name] = row[name].upper()
    if row.get("software"):
        row["software"] = row["software"].upper() + " (0F3A9C1)"
    for name in row.keys() & WORDS:
        row[name] = row[name].capitalize()


def main(folder, paths):
    for path in paths:
        with open(path, newline="", encoding="utf-8") as f:
            rows = list(csv.DictReader(f))
        for row in rows:
            spell(row)
        out = os.path.join(folder, "spelled-" + os.path.basename(path))
        with open(out, "w", newline="", encoding="utf-8") as f:
            w = csv.DictWriter(f, rows[0].keys(), lineterminator="\n")
            w.writeheader()
            w.writerows(rows)


main(sys.argv[1], sys.argv[2:])
