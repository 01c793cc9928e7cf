"""Holds what to beware of against the data: each caution is worked out again
here, the pages, guide.json and decisions.csv say the same ones as
decisions.json, and each has to hold in one decision and not in another."""
import csv
import datetime
import json
import re
import sys

from published import read_guide

# Whose machines are strangers': sells_as of specs/vocabulary/providers.lua.
MARKETS = {"primeintellect", "salad", "sfcompute", "spheron", "tensordock",
           "vast.ai"}
BOUNDLESS = {"memory", "accelerators", "available", "rent", "global_batch"}
# Rest on what a profile asks of software and on lead times, which the data do
# not judge.
APART = {"software_unrecorded", "late", "late_unrecorded"}
seen, faults = {}, []


def records(site):
    """What the catalogue says of each record, by verb, field by field."""
    found = {}
    with open(site + "/data/catalogue.csv", newline="") as file:
        for row in csv.DictReader(file):
            verb, field = row["verb"], row["field"]
            record = row["id"][len(verb) + 1:-len(field) - 1]
            found.setdefault(verb, {}).setdefault(record, {})[field] = (
                row["text"] or row["value"])
    return found


def spelt(software):
    """TRL's trainer is that of Transformers."""
    name = re.sub(r"[^a-z0-9]", "", software.lower())
    return "transformers" if name == "trl" else name


def ran_in(best, card):
    """Whether a measured run of the stack on that generation was in it."""
    return any(spelt(t["software"]) == spelt(best["software"]) and
               t["architecture"] == card["architecture"] and
               best["format"] in t.get("formats", "").split(", ")
               for t in TESTED.values() if "architecture" in t)


def age(guide, offer):
    day = datetime.date.fromisoformat
    for kind in ("price", "purchase"):
        entry = guide["inputs"].get("offer/%s/%s" % (offer, kind))
        if entry:
            return (day(guide["date"]) - day(entry["date"])).days
    return 0


def few(guide, best, wanted):
    """Whether so few can be had that a second order may find none."""
    stock = [guide["inputs"][i]["value"] for i in best["inputs"]
             if i == "offer/%s/available" % best.get("offer", "")
             and "source" in guide["inputs"][i] or i.endswith("/quota")]
    return bool(stock) and min(stock) < 2 * wanted


RUNS = ("finetune", "pretrain", "vision_train", "diffusion_train")


def used(order):
    """The share of a commitment that a run and its pool use."""
    months = order["commitment_months"]
    return (order["attributed_hours"] + order.get("pool_hours", 0) *
            months) / (730 * months)


def starved(guide, best):
    """Whether the cores of a host that is not on record may be too few."""
    told = {i.split("/")[-1]: guide["inputs"][i].get("value", 0)
            for i in best["inputs"]}
    if told.get("host_cores", 1) or "images_per_s" not in best["figures"]:
        return False
    return best["figures"]["images_per_s"] / best["count"] * told.get(
        "sample_time", 0) * max(1, told["pixels"] / 187500) > 4


def pitfalls(site, guide, decision, order):
    """The id of each caution, and whether it holds."""
    best = decision["ranked"][0]
    card = CARDS[best["accelerator"]]
    profile = guide["profiles"][decision["profile"]]
    offer = order["offer"]
    tier, _, own = offer.split("/")[-1].split("#")[0].partition("-")
    tight = best.get("limit") and best["headroom"] < 0.1
    serve = decision["kind"] == "serve"
    bought = tier == "purchase"
    like = order.get("like_offers", {"providers": 0})
    return {
        "unmeasured": decision["kind"] not in ("own", "cluster") and
        not order.get("measured", {}).get("cases"),
        "tight_memory": order.get("memory_share", 0) > 0.9,
        "tight_limit": tight and best["limit"] not in BOUNDLESS,
        "limits_unsure": order.get("p_limits", 1) < 0.9,
        # Half of the largest quota is counted on; beyond it supply is unrecorded.
        "few_available": order["accelerators"] <= 1024 and few(
            guide, best, order["accelerators"]),
        "low_price": like["providers"] > 1 and
        order["price"] < like["median"] * 2 / 3,
        "spot_service": tier == "spot" and serve,
        "spot_run": tier == "spot" and not serve,
        "private_host": tier != "purchase" and (own == "community" or
                                                offer.split("/")[0] in MARKETS),
        "committed": tier.startswith("reserved"),
        "idle_commitment": order["tenure"] == "commit" and
        decision["kind"] in RUNS and used(order) < 0.5,
        "supply_unrecorded": order["tenure"] in ("rent", "commit") and
        order["accelerators"] > 1024,
        "one_shop": bought and like["providers"] == 1,
        "full_use": bought and "utilization" not in profile,
        "old_price": age(guide, offer) > 180 or offer in STALE,
        "cores_unrecorded": starved(guide, best),
        "no_ecc": card.get("ecc") == "no" and
        (not serve or best["count"] > 1),
        "desktop_cards": best["count"] > 1 and
        card["segment"] == "consumer" and
        order["tenure"] not in ("rent", "commit"),
        "slower_measured": order.get("measured", {}).get("bias", 0) > 0,
        "weak_facts": card["confidence"] == "C",
        "quality_loss": best.get("quality_loss", 0) > 0.01,
        "quality_unrecorded": decision["kind"] in ("serve", "finetune") and
        "quality_loss" not in best,
        "support_unrecorded": best.get("support") == "unknown" and
        not ran_in(best, card),
        "support_partial": best.get("support") == "partial",
        "dearer_together": 0 < sum(
            t.get("usd_alone", best["objective"])
            for t in best.get("tenants", [])) < best["objective"],
        "only_choice": len(decision["ranked"]) == 1,
    }


def on_page(site, decision, name):
    text = open("%s/workloads/%s.md" % (site, decision["workload"])).read()
    part = re.split(r"^## ", text, flags=re.M)
    mine = [p for p in part if p.startswith(name + "\n")][0]
    block = re.search(r"### What to beware of\n(.*?)(?=\n[^-\n]|\Z)", mine,
                      re.S)
    return re.findall(r"^- (.*)$", block.group(1), re.M) if block else []


def plain(text):
    return re.sub(r"\\(.)", r"\1", text)


def alike(site, guide, decision, order, line):
    """The same cautions on the page, in guide.json and in decisions.csv."""
    told = [c["text"] for c in order["cautions"]]
    page = on_page(site, decision,
                   guide["profiles"][decision["profile"]]["name"])
    if [plain(p) for p in page] != told:
        faults.append("%s: the page says %s" % (decision["id"], page))
    if decision["ranked"][0]["cautions"] != order["cautions"]:
        faults.append(decision["id"] + ": guide.json has others")
    if line["cautions"].split() != [c["id"] for c in order["cautions"]]:
        faults.append(decision["id"] + ": decisions.csv has others")


for site in sys.argv[1:]:
    catalogue = records(site)
    STALE = {o["id"] for o in json.load(
        open(site + "/data/offers.json"))["offers"] if o.get("stale")}
    CARDS, TESTED = catalogue["accelerator"], catalogue.get("tested", {})
    guide = read_guide(site + "/data/guide.json")
    orders = {d["id"]: d.get("order") for d in json.load(
        open(site + "/data/decisions.json"))["decisions"]}
    lines = {r["candidate"]: r for r in csv.DictReader(
        open(site + "/data/decisions.csv", newline=""))}
    for decision in guide["decisions"]:
        if not decision["ranked"]:
            continue
        order = orders[decision["id"]]
        alike(site, guide, decision, order, lines[order["candidate"]])
        said = {c["id"] for c in order["cautions"]}
        for name, holds in pitfalls(site, guide, decision, order).items():
            fires = name in said
            seen.setdefault(name, set()).add(fires)
            if fires != bool(holds):
                faults.append("%s: %s is %s" % (
                    decision["id"], name, "said" if fires else "not said"))
        unknown = said - set(seen) - APART
        if unknown:
            faults.append("%s: %s" % (decision["id"], unknown))
print("not ok cautions say what data say: %s (%d in all)" % (
    faults[0], len(faults)) if faults else "ok cautions say what data say")
for name, both in seen.items():
    if both != {True, False}:
        print("not ok a decision %s %s: none" % (
            "with" if both == {False} else "without", name))
