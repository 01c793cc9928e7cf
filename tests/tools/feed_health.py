"""feed_health.py SITE: the page of price feeds, counted again.

Rows, sellers, accelerators, days, lag, rhythm and days missing follow from
specs/prices/*.csv, the labels there and the witnesses of specs/sources; which
orders rest on a feed, from data/decisions.json and data/offers.csv.  Nothing of
the engine is asked, and no number of the page is taken for another.
"""
import csv
import datetime
import json
import pathlib
import re
import statistics
import sys

from report import report, say

site = pathlib.Path(sys.argv[1])
specs = pathlib.Path("specs")


def records(verb, text):
    """Fields of the records of a verb, texts and lists of texts alone."""
    for body in re.findall(r'^%s "[^"]*" \{\n(.*?)^\}' % verb, text,
                           re.S | re.M):
        yield {name: re.findall(r'"([^"]*)"', value) or value for name, value
               in re.findall(r'^  (\w+) = (.*?),\n(?=  \w|\Z)', body,
                             re.S | re.M)}


def witnesses():
    known = {}
    for path in sorted((specs / "sources").glob("*.lua")):
        for name, body in re.findall(r'^source "([^"]*)" \{\n(.*?)^\}',
                                     path.read_text(), re.S | re.M):
            said = re.search(r'^  witness = "([^"]*)"', body, re.M)
            known[name] = said[1] if said else re.sub(
                r"-\d{4}-\d\d-\d\d$", "", name)
    return known


def fits(label, row, feed):
    """Does a label speak of a row?  Each field that it has must."""
    one = {"witness": feed, "provider": row["provider"], "tier": row["tier"]}
    many = {"accelerators": row["accelerator"], "regions": row["region"],
            "seller_tiers": row.get("seller_tier") or ""}
    return all(label[k] == [v] for k, v in one.items() if k in label) and all(
        v in label[k] for k, v in many.items() if k in label) and \
        label.get("from", [""])[0] <= row["date"] <= \
        label.get("until", ["9"])[0]


def rows_of_feeds():
    witness, found = witnesses(), {}
    labels = list(records("label", (specs / "prices/labels.lua").read_text()))
    for path in sorted((specs / "prices").glob("*.csv")):
        with open(path, newline="") as file:
            for row in csv.DictReader(file):
                feed = witness[row["source"]]
                known = [x for x in labels if fits(x, row, feed)]
                if any(x.get("withheld") == "true" for x in known):
                    continue
                for x in known:
                    row["accelerator"] = x.get("as_accelerator",
                                               [row["accelerator"]])[0]
                found.setdefault(feed, {}).setdefault(row["date"],
                                                      []).append(row)
    return found


def table(name):
    with open(site / "data" / name, newline="") as file:
        return list(csv.DictReader(file))


def days_from(a, b):
    return (datetime.date.fromisoformat(b) - datetime.date.fromisoformat(
        a)).days


def counts(rows):
    return [len(rows), len({r["provider"] for r in rows}),
            len({r["accelerator"] for r in rows})]


def rhythm(days):
    gaps = [days_from(a, b) for a, b in zip(days, days[1:])]
    return gaps, statistics.median(gaps[-12:]) if len(gaps) > 2 else None


def orders():
    """By feed: orders that take a price of it, and how many of these prices
    another feed saw, none did, or that is not told, for they are old."""
    witness, on = witnesses(), {}
    offers = {r["id"]: r for r in table("offers.csv")}
    with open(site / "data/decisions.json") as file:
        decided = json.load(file)["decisions"]
    for d in decided:
        o = d["order"] or {}
        used = {offers[o[k]]["source"]: offers[o[k]]["evidence"]
                for k in ("offer", "rents") if o.get(k) in offers}
        for source, evidence in used.items():
            if source in witness:
                on.setdefault(witness[source], []).append(evidence)
    return on


found = rows_of_feeds()
page = {r["feed"]: r for r in table("feeds-feeds.csv")}
why = {r["feed"]: r for r in table("feeds-why.csv")}
date = max(day for days in found.values() for day in days)
say("the page has every feed, and no other", "" if set(page) == set(found) else
    ", ".join(sorted(set(page) ^ set(found))))

faults, days = [], {}
for r in table("feeds-days.csv"):
    days[r["feed"], r["date"]] = [int(r[k]) for k in ("rows", "sellers",
                                                      "accelerators")]
for feed, by in found.items():
    for day, rows in by.items():
        if days.pop((feed, day), None) != counts(rows):
            faults.append("%s %s: %s" % (feed, day, counts(rows)))
faults += ["%s %s is in no file" % day for day in days]
report("rows, sellers and accelerators of each day are those of the files",
       faults, found)

faults = []
for feed, by in found.items():
    r, known = page.get(feed, {}), sorted(by)
    gaps, every = rhythm(known)
    want = [known[-1], days_from(known[-1], date), every] + counts(
        by[known[-1]])
    got = [r.get("date"), int(r.get("lag [day]", -1)), float(
        r["rhythm [day]"]) if r.get("rhythm [day]") else None] + [
        int(r.get(k, -1)) for k in ("rows", "sellers", "accelerators")]
    missing = every and sum(max(int(g / every + 0.5) - 1, 0) for g in gaps) + \
        days_from(known[-1], date) // every
    # A rhythm is printed with three digits.
    if every and abs(got[2] - every) <= 0.005 * every:
        got[2] = every
    if got != want:
        faults.append("%s: %s, counted %s" % (feed, got, want))
    if (why[feed]["missing"] or None) != (every and str(int(missing))):
        faults.append("%s: %s days missing, counted %s" % (
            feed, why[feed]["missing"], missing))
    # A feed is stopped or late by its own rhythm, and only so.
    state = r.get("state")
    lag = every and days_from(known[-1], date) / every
    if state in ("stopped", "late", "fresh") and every and state != (
            "stopped" if lag > 5 else "late" if lag > 2 else "fresh"):
        faults.append("%s is %s after %.1f times its rhythm" % (feed, state,
                                                                lag))
report("newest day, lag, rhythm and what is missing follow from the files",
       faults, found)
one = page.get("gpurentalprices", {})
say("who ended seven weeks before the guide has stopped", "" if
    one.get("state") == "stopped" else str(one))

faults, on = [], orders()
for feed, r in page.items():
    seen = on.get(feed, [])
    least = seen.count("one source")
    if int(r["orders"]) != len(seen) or not least <= int(
            r["alone"]) <= least + seen.count("old"):
        faults.append("%s: %s orders, %s alone; counted %s" % (
            feed, r["orders"], r["alone"], seen))
report("orders rest on the feeds that their prices are of", faults, on)
