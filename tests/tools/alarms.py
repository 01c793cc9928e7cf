"""alarms.py HELD JUDGED: what each rule holds back, beside what was judged.

HELD is what `ridgeline held --format csv` prints of the reference guide, all
days.  JUDGED has a line a rule, feed, seller and day with how many prices it
holds and whether they are wrong: "right" where the rule was right to hold them,
"false" where the price was a price.  Prices on spot that grew old are not
alarms.  Prints what is not judged, what is judged and no longer held, and the
rules with their counts.
"""
import collections
import csv
import sys


def key(row):
    return row["rule"], row["feed"], row["provider"], row["date"]


def main(held, judged):
    found = collections.Counter()
    with open(held, newline="") as f:
        for row in csv.DictReader(f):
            if row["rule"] != "old_spot":
                found[key(row)] += 1
    with open(judged, newline="") as f:
        verdicts = {key(row): row for row in csv.DictReader(f)}
    faults = 0
    for k in sorted(set(found) | set(verdicts)):
        row = verdicts.get(k)
        want = int(row["prices"]) if row else 0
        if found[k] != want:
            faults += 1
            print("%s: %d held, %d judged" % (" ".join(k), found[k], want))
        if row and row["verdict"] not in ("right", "false"):
            faults += 1
            print("%s: verdict is %s" % (" ".join(k), row["verdict"]))
    false = collections.Counter()
    for k, row in verdicts.items():
        false[k[0]] += int(row["prices"]) * (row["verdict"] == "false")
    for rule in sorted({k[0] for k in found}):
        print("# %s: %d held, %d of them false" % (rule, sum(n for k, n in
            found.items() if k[0] == rule), false[rule]))
    if not faults:
        print("all judged")
    return faults


if __name__ == "__main__":
    sys.exit(1 if main(*sys.argv[1:3]) else 0)
