"""Holds what the pages of workloads warn of against guide.json: each pitfall
is worked out again here, from the data, and each has to hold in one decision
and not in another."""
import csv
import datetime
import json
import re
import sys

BOUNDLESS = {"memory", "accelerators", "available", "rent", "global_batch"}
# Rest on what a profile asks of software and on lead times, which the data do
# not judge.
APART = ("no record says whether it runs .*, which the profile asks for|"
         "it is at hand .* after the order")
seen, faults = {}, []


def facts(site, accelerator):
    path = "%s/data/accelerators-%s-facts.csv" % (site, accelerator)
    return {row["field"]: row["value"] for row in csv.DictReader(open(path))}


def age(guide, offer):
    day = datetime.date.fromisoformat
    for kind in ("price", "purchase"):
        entry = guide["inputs"].get("offer/%s/%s" % (offer, kind))
        if entry:
            return (day(guide["date"]) - day(entry["date"])).days
    return 0


def pitfalls(site, guide, decision):
    """The pattern that a warning starts with, and whether it holds."""
    best = decision["ranked"][0]
    card = facts(site, best["accelerator"])
    profile = guide["profiles"][decision["profile"]]
    tier = best["offer"].split("/")[-1].split("#")[0]
    tight = best.get("limit") and best["headroom"] < 0.1
    serve = decision["kind"] == "serve"
    bought = tier == "purchase"
    return {
        "less than a tenth of the memory": tight and
        best["limit"] == "memory",
        "less than a tenth of the tightest limit": tight and
        best["limit"] not in BOUNDLESS,
        r"no more than \d+ of them can be had from there": "source" in
        guide["inputs"].get("offer/%s/available" % best["offer"], {}),
        "a spot machine may be taken away while": tier == "spot" and serve,
        "a spot machine may be taken away: save": tier == "spot" and
        not serve,
        "the machine is a stranger's": best["offer"].startswith("vast.ai/"),
        "the commitment is paid to its end": tier.startswith("reserved"),
        "what is bought pays only while": bought and
        "utilization" not in profile,
        "the price was seen more than half": age(guide, best["offer"]) > 180,
        "the memory corrects no errors": card.get("ECC") == "no" and
        (not serve or best["count"] > 1),
        "several cards of a desktop": best["count"] > 1 and
        card["Segment"] == "consumer",
        "the facts of this accelerator": card["Confidence"] == "C",
        r"weights in \S+ cost ": best.get("quality_loss", 0) > 0.01,
        r"no record says what \S+ costs in quality":
        decision["kind"] in ("serve", "finetune") and
        "quality_loss" not in best,
        r"no record says whether .* on it: try": best.get("support") ==
        "unknown",
        r".* runs it with less than all it can": best.get("support") ==
        "partial",
        "each tenant alone would cost less": 0 < sum(
            t.get("usd_alone", best["objective"])
            for t in best.get("tenants", [])) < best["objective"],
        "nothing else fits": len(decision["ranked"]) == 1,
    }


def warnings(site, decision, name):
    text = open("%s/workloads/%s.md" % (site, decision["workload"])).read()
    part = re.split(r"^## ", text, flags=re.M)
    mine = [p for p in part if p.startswith(name + "\n")][0]
    block = re.search(r"### What to beware of\n(.*?)(?=\n[^-\n]|\Z)", mine,
                      re.S)
    return re.findall(r"^- (.*)$", block.group(1), re.M) if block else []


for site in sys.argv[1:]:
    guide = json.load(open(site + "/data/guide.json"))
    for decision in guide["decisions"]:
        if not decision["ranked"]:
            continue
        name = guide["profiles"][decision["profile"]]["name"]
        said = warnings(site, decision, name)
        for words, holds in pitfalls(site, guide, decision).items():
            fires = any(re.match(words, line) for line in said)
            seen.setdefault(words, set()).add(fires)
            if fires != bool(holds):
                faults.append("%s: \"%s\" is %s" % (
                    decision["id"], words, "said" if fires else "not said"))
        unknown = [line for line in said if not any(
            re.match(words, line) for words in [*seen, APART])]
        if unknown:
            faults.append("%s: %s" % (decision["id"], unknown[0]))
print("not ok pages warn where data say so: " + faults[0] if faults else
      "ok pages warn where data say so")
for words, both in seen.items():
    if both != {True, False}:
        print("not ok a decision %s \"%s\": none" % (
            "with" if both == {False} else "without", words))
