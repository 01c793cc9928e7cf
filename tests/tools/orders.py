"""orders.py RIDGELINE SITE: does every order of decisions.json hold together?

Counts and money add up, guide.json, decisions.csv and the pages show the same,
and a schema reads it.
"""
import csv
import json
import math
import os
import random
import re
import subprocess
import sys

import jsonschema
from report import report
from sellers import Market, draw_cost, offer_of

program, site = sys.argv[1:]
MOST = 3e6
RATES = ("users", "request_rate", "requests")
RUNS = ("finetune", "pretrain", "vision_train", "diffusion_train")


def near(a, b):
    return abs(a - b) <= 1e-9 * max(abs(a), abs(b), 1)


def read(name):
    with open(os.path.join(site, "data", name), encoding="utf-8") as f:
        return json.load(f)


def capital_of(d, o):
    """What is bought, as equal payments over the horizon at the interest of
    the profile, less the resale: an annuity, times the years."""
    interest = guide["profiles"][d["id"].split("/")[1]].get(
        "discount_rate", 0.08)
    years = o["horizon_months"] / 12
    later = (1 + interest) ** -years
    return (o.get("usd_upfront", 0) - o.get("usd_resale", 0) * later) * \
        interest / (1 - later) * years if o["tenure"] == "buy" else 0


small, schema, guide = (read(n) for n in (
    "decisions.json", "decisions.schema.json", "guide.json"))
# Offers that are older than their source says that a price may be.
stale = {o["id"] for o in read("offers.json")["offers"] if o.get("stale")}
validator = jsonschema.Draft7Validator(schema)
report("decisions.json is what its schema says", [
    "/".join(map(str, e.absolute_path)) + ": " + e.message[:200]
    for e in validator.iter_errors(small)], len(small["decisions"]))
broken = json.loads(json.dumps(small))
broken["decisions"][0]["order"]["tenure"] = "lease"
report("its schema refuses what is wrong",
       [] if list(validator.iter_errors(broken)) else ["it did not"], 1)
fields = schema["definitions"]["order"]["properties"]
report("the schema explains each field of an order", [
    name for name in {n for d in small["decisions"] if "order" in d
                      for o in [d["order"]] + d["alternatives"] for n in o}
    if "description" not in fields.get(name, {})], len(fields))
size = os.path.getsize(os.path.join(site, "data", "decisions.json"))
report("decisions.json is small", [f"{size} bytes"] if size > MOST else [],
       size)

rivals = [d for d in small["decisions"] if "would_win" in d]
report("what would win says how sure it is", [
    d["id"] for d in rivals
    if not {"p_fit", "p_limits", "p_stays"} <= set(d["would_win"])],
    len(rivals))

# Another name of the same cards at the same figures has nothing to hold.
alike = ("objective_value", "attributed_hours", "accelerators")
report("what would win wins something", [
    d["id"] for d in rivals
    if d["would_win"]["accelerator"] == d["order"]["accelerator"] and
    all(abs(d["would_win"][k] - d["order"][k]) <= 0.005 * d["order"][k]
        for k in alike)], len(rivals))

orders = [(d, o) for d in small["decisions"] if "order" in d
          for o in [d["order"]] + d["alternatives"]]
faults = {k: [] for k in ("counts", "money", "tenure", "whole", "null",
                          "hours", "grade", "busy", "stack")}
for d, o in orders:
    where = o["candidate"]
    used = o["copies"] * o["accelerators_per_copy"]
    if not near(used + o["idle_accelerators"], o["accelerators"]):
        faults["counts"].append(where)
    if not 1 <= o["machines"] <= o["accelerators"]:
        faults["counts"].append(where + " machines")
    # Whole units of sale, and no more of them than hold what is used.
    if ("sold_as" in o) == (o["tenure"] == "own" or "offer" not in o):
        faults["counts"].append(where + " sold as")
    if "units" in o and d["kind"] != "cluster" and \
            o["tenure"] != "extend" and (
            o["units"] * o["sold_together"] != o["accelerators"] or
            o["idle_accelerators"] >= o["sold_together"]):
        faults["counts"].append(where + " units of sale")
    months = max(o["horizon_months"], o.get("commitment_months", 0))
    total = o.get("usd_upfront", 0) + o.get("usd_running", 0) + \
        o.get("usd_run", 0) + o["usd_per_month"] * months
    if not near(total, o["usd_total"]):
        faults["money"].append(f"{where}: {total} {o['usd_total']}")
    # A run that is done once, by the hour: no month of it is like another.
    if d["kind"] in RUNS and o["tenure"] == "rent" and (
            o["usd_per_month"] or not near(
                o["usd_run"], o["usd_attributed"]) or not near(
                    o["horizon_months"] * 730, o["attributed_hours"])):
        faults["money"].append(where + " is a run")
    # No more is attributed than is paid, less what comes back, but for the
    # interest on what is bought; a run is charged its part of it, for whole
    # seconds.
    if o["tenure"] in ("rent", "commit", "buy"):
        most = o["usd_total"] - o.get("usd_upfront", 0) + capital_of(d, o)
        if d["kind"] in RUNS:
            most *= 1 + 1 / (3600 * o["attributed_hours"])
        if o["usd_attributed"] > most * (1 + 1e-9) or (
                o["tenure"] == "buy" and d["kind"] not in RUNS and
                not near(o["usd_attributed"], most)):
            faults["money"].append(
                f"{where}: attributed {o['usd_attributed']}, not {most}")
    if "usd_committed" in o and not near(
            o["usd_committed"], o["usd_per_month"] * o["commitment_months"]):
        faults["money"].append(where + " committed")
    # A cluster may rent beside what it buys.
    if (o["tenure"] == "buy") != ("usd_upfront" in o and (
            o["usd_per_month"] == 0 or d["kind"] == "cluster") and
                                  "own/" not in o["offer"]):
        faults["tenure"].append(where)
    if (o["tenure"] == "commit") != ("usd_committed" in o and
                                     "own/" not in o["offer"]):
        faults["tenure"].append(where)
    if d["kind"] in RUNS and o["tenure"] in ("buy", "commit") and \
            "pool_hours" not in o and \
            o["usd_attributed"] + o.get("usd_resale", 0) < 0.9 * o.get(
                "usd_upfront", o.get("usd_committed", 0)):
        faults["whole"].append(where)
    if d["kind"] == "serve":
        busy, idle = o["busy"], o["idle"]
        for name in ("ttft", "tpot"):
            if not idle[name] <= busy[name + "_p50"] <= busy[name + "_p95"]:
                faults["busy"].append(f"{where}: {name}")
        asked = guide["workloads"][d["id"].split("/")[0]]
        for name in ("ttft", "tpot"):
            most = asked.get("max_" + name)
            if most and asked.get("percentile", 0.95) == 0.95 and \
                    busy[name + "_p95"] > most * (1 + 1e-9):
                faults["busy"].append(f"{where}: {name} beyond its limit")
    elif "busy" in o:
        faults["busy"].append(where + " serves nobody")
    if ("@" in where) != ("stack" in o):
        faults["stack"].append(where)
    if None in o.values():
        faults["null"].append(where)
    if o["attributed_hours"] > 730 * months + 1e-6:
        faults["hours"].append(f"{where}: {o['attributed_hours']} h")
for d in small["decisions"]:
    if "order" not in d:
        continue
    o, thin = d["order"], d["order"]["grade_reasons"]
    tested = [a for a in d["alternatives"] if a["grade"] != "untested"]
    if o["grade"] == "untested" and tested:
        faults["grade"].append(d["id"] + " has a tested rival")
    if "would_win" in d and (d["would_win"]["grade"] != "untested" or
                             o["grade"] == "untested"):
        faults["grade"].append(d["id"] + " would win")
    # What comes without the offer is the next row, and what that orders.
    gone = o.get("if_gone", o)
    after = [a for a in d["alternatives"]
             if (a["grade"] == "untested") == (o["grade"] == "untested")]
    if after and gone["accelerator"] not in (o["accelerator"],
                                             after[0]["accelerator"]):
        faults["grade"].append(f"{d['id']} next without its offer: {gone}")
    for a in d["alternatives"]:
        if a["accelerator"] == gone["accelerator"] != o["accelerator"] and \
                a["grade"] != "untested" and not near(
                    a["objective_value"], gone["objective_value"]):
            faults["grade"].append(f"{d['id']} without its offer: {gone}")
    if ("price_age" in thin) != (o.get("price_age_days", 0) > 180 or
                                 o.get("offer") in stale):
        faults["grade"].append(d["id"] + " price_age")
    like = o.get("like_offers", {"providers": 0})
    if ("below_median" in thin) != (like["providers"] > 1 and
                                    o["price"] < like["median"] * 2 / 3):
        faults["grade"].append(d["id"] + " below_median")
    used = (o["attributed_hours"] + o.get("pool_hours", 0) *
            o.get("commitment_months", 0)) / (
                730 * o.get("commitment_months", 0) or 1)
    if ("idle_commitment" in thin) != (
            d["kind"] in RUNS and o["tenure"] == "commit" and used < 0.5):
        faults["grade"].append(d["id"] + " idle commitment")
    if ("limits_unsure" in thin) != (o.get("p_limits", 1) < 0.9):
        faults["grade"].append(d["id"] + " limits unsure")
    # Half of the largest quota of specs/contracts: those are assumed.
    if ("supply" in thin) != (o["tenure"] in ("rent", "commit") and
                              o["accelerators"] > 1024):
        faults["grade"].append(d["id"] + " supply")
    # Of a server for a pool those are in use that pay off.
    if d["kind"] == "own" and o["tenure"] == "buy":
        pool = guide["workloads"][d["id"].split("/")[0]]
        pays = pool["base"] + (pool["peak"] - pool["base"]) * (
            1 - o["objective_value"] / 3600 / 730)
        if o["accelerators_per_copy"] != max(1, min(
                o["sold_together"], math.floor(pays))):
            faults["grade"].append(f"{d['id']} a pool of {pays}")
    if (o["grade"] == "clear") != (not thin):
        faults["grade"].append(d["id"] + " clear")
    # Nobody signs as clear what a draw in four takes away.
    if "p_accelerator" in o and (o["p_accelerator"] < 0.75) != (
            "rivals_near" in thin):
        faults["grade"].append(d["id"] + " rivals_near")
    if ("rivals_near" in thin) != ("ties" in o) or sum(
            t["p_first"] for t in o.get("ties", [])) + o.get(
                "p_accelerator", 0) > 1 + 1e-9 or any(
            t["accelerator"] == o["accelerator"] for t in o.get("ties", [])):
        faults["grade"].append(d["id"] + " ties")


def over_budget(d, o):
    """The budget that what is paid breaks, or None."""
    p = guide["profiles"][d["id"].split("/")[1]]
    most = {k: p.get(k, math.inf) * (1 + 1e-9) for k in (
        "budget_at_once", "budget_per_job", "budget_per_month")}
    if o.get("usd_upfront", 0) > most["budget_at_once"]:
        return "budget_at_once"
    if d["kind"] in RUNS:
        paid = o["usd_attributed"]
        if "pool_hours" not in o:
            paid = max(paid, o.get("usd_run", 0) + o.get(
                "usd_committed", 0) + o.get("usd_upfront", 0) -
                o.get("usd_resale", 0))
        paid -= p.get("credit_per_job", 0)
        return "budget_per_job" if paid > most["budget_per_job"] else None
    month = max(o["usd_per_month"], (o["usd_total"] - o.get(
        "usd_resale", 0)) / o["horizon_months"])
    month -= p.get("credit_per_month", 0)
    return "budget_per_month" if d["kind"] != "own" and \
        month > most["budget_per_month"] else None


report("budgets hold what is paid", [
    f"{o['candidate']}: {over_budget(d, o)}" for d, o in orders
    if over_budget(d, o)], len(orders))


def share_within(error, spread):
    """How many measured values lie so near to the prediction, as a share of
    themselves, where their ratio is lognormal."""
    low = -math.log(1 - error) / spread if error < 1 else math.inf
    high = math.log(1 + error) / spread
    return (math.erf(low / math.sqrt(2)) + math.erf(high / math.sqrt(2))) / 2


def spread_of(error, share):
    """The spread of which that share keeps the error, by halving."""
    least, most = 1e-6, 10
    for _ in range(60):
        spread = (least + most) / 2
        if share_within(error, spread) > share:
            least = spread
        else:
            most = spread
    return most if error > 0 else 0


spreads = {}


def spread_told(order):
    """The wider of two quantiles of the errors that an order tells."""
    key = order["measured"]["median"], order["measured"]["p90"]
    if key not in spreads:
        spreads[key] = max(spread_of(key[0], 0.5), spread_of(key[1], 0.9))
    return spreads[key]


def load_of(decision, order):
    """Copies that the rate takes, a part of one among them; what people ask
    counts at the speed that is predicted.  guide.json has the whole copies
    alone, explain both numbers."""
    workload, profile = decision.split("/")
    if not any(guide["workloads"][workload].get(name) for name in RATES):
        return 0
    told = subprocess.run(
        [program, "-q", "explain", workload, order["accelerator"] + "@" +
         order["stack"], "--profile", profile],
        check=True, capture_output=True, text=True).stdout
    rate, allowance = (float(re.search(
        rf"^  {name} +([\d.,]+)/s", told, re.M)[1].replace(",", ""))
        for name in ("needed_rate", "request_allowance"))
    return rate / allowance


def draw(order, common, rng):
    """What an order may come to: errors, and who still sells it at what."""
    part, need, own, sellers = common
    slower = math.exp(spread_told(order) * (
        math.sqrt(part) * own + math.sqrt(1 - part) * rng.gauss(0, 1)))
    value = order["objective_value"]
    if need[order["candidate"]]:
        load = need[order["candidate"]]
        value *= max(1, math.ceil(load * slower)) / max(1, math.ceil(load))
    else:
        value *= slower
    if order["candidate"] in sellers:
        value *= draw_cost(sellers[order["candidate"]], order, rng)
    return value


def first_of(costs, risks, bound, within):
    """Which comes first: of what is near the least cost what is surest, of
    what is near that what commits for the shortest time, then the least cost;
    None where nothing is sold."""
    enough = min(costs) * (1 + within["cost"])
    sure = min(r for c, r in zip(costs, risks) if c <= enough) * (
        1 + within["risk"])
    return None if math.isinf(min(costs)) else min(
        range(len(costs)), key=lambda i: (
            max(costs[i], enough), max(risks[i], sure), bound[i], costs[i]))


def months_of(order, profile):
    """For how long it is paid for once the need ends."""
    if order["tenure"] == "buy":
        return profile.get("horizon", 3 * 365 * 86400) / (730 * 3600)
    return order.get("commitment_months", 0)


def stays(decision, order, rivals, within, part, rng):
    """The share of draws in which it comes first."""
    profile = guide["profiles"][decision.split("/")[1]]
    need = {o["candidate"]: load_of(decision, o)
            for o in [order] + rivals}
    sellers = {o["candidate"]: market.sellers(o, profile)
               for o in [order] + rivals if offer_of(o) in market.offers}
    all_of = [order] + rivals
    risks = [answers[o["candidate"]]["goals"].get("risk", 1) for o in all_of]
    bound = [months_of(o, profile) if "commitment" in within else 0
             for o in all_of]
    n, first = 8000, 0
    for _ in range(n):
        common = part, need, rng.gauss(0, 1), sellers
        first += first_of([draw(o, common, rng) for o in all_of], risks,
                          bound, within) == 0
    return first / n


def within_of(policy):
    """Shares of the goals cost, risk and commitment, where these alone
    decide."""
    within = {"cost": 0, "risk": 0}
    within.update((g["goal"], g["within"]) for g in policy or []
                  if "within" in g)
    named = [g["goal"] for g in policy or [{"goal": "cost"}]]
    within.update((name, 0) for name in named if name not in within)
    return within if named == ["cost", "risk", "commitment"][
        :len(named)] else None


def shared_parts():
    """What errors have in common, by kind, of the records of the tree."""
    with open("specs/calibration/tested.lua", encoding="utf-8") as f:
        records = re.findall(r'tested "[^"]*" {(.*?)\n}', f.read(), re.S)
    return {re.search(r'kind = "(.*?)"', r)[1]: float(
        re.search(r"shared = ([\d.]+)", r)[1]) / 100
        for r in records if "shared" in r}


with open(os.path.join(site, "data", "catalogue.csv"), newline="",
          encoding="utf-8") as f:
    kinds = {r["id"].split("/")[1]: {} for r in csv.DictReader(f)}
with open(os.path.join(site, "data", "catalogue.csv"), newline="",
          encoding="utf-8") as f:
    for r in csv.DictReader(f):
        if r["id"].startswith("accelerator/"):
            kinds[r["id"].split("/")[1]][r["field"]] = r["text"]
market = Market(site, small["date"], kinds)
answers = {a["id"]: a for d in guide["decisions"] for a in d["ranked"]}
parts = shared_parts()
faults["sure"], looked = [], 0
rng = random.Random(1)
goals = {d["id"]: d["policy_goals"] for d in guide["decisions"]}
for d in small["decisions"]:
    o = d.get("order")
    if not o or "p_stays" not in o:
        continue
    risk = guide["profiles"][d["id"].split("/")[1]].get("risk", 0.95)
    if o.get("p_fit", 1) < risk - 1e-3:
        faults["sure"].append(f"{d['id']}: fits with {o['p_fit']}")
    if o["p_limits"] > o.get("p_fit", 1) + 1e-12:
        faults["sure"].append(d["id"] + ": limits")
    rivals = [a for a in d["alternatives"] if a["grade"] != "untested"]
    within = within_of(goals[d["id"]])
    tries = answers[o["candidate"]]["goals"].get("risk", 1)
    if not o["p_limits"] - 1e-9 <= 1 / tries <= o.get("p_fit", 1) + 1e-9:
        faults["sure"].append(f"{d['id']}: {tries} tries")
    # All rivals are known, each on the one stack, and what decides is simple.
    stacks = guide["workloads"][d["id"].split("/")[0]].get("software", [])
    if o["grade"] == "untested" or len(rivals) == 6 or \
            len(stacks) != 1 or not within:
        continue
    looked += 1
    want = stays(d["id"], o, rivals, within, parts.get(d["kind"], 0), rng)
    if abs(want - o["p_stays"]) > 0.03:
        faults["sure"].append(f"{d['id']}: stays {o['p_stays']}, not {want}")
of_guide = {d["id"]: d.get("sure", {}) for d in guide["decisions"]}
report("the error of the table is that of the probabilities", [
    f"{d['id']}: {d['order']['measured']}, table {of_guide[d['id']]['p90']}"
    for d in small["decisions"] if "p_limits" in d.get("order", {}) and
    "p90" in of_guide[d["id"]] and any(
        d["order"]["measured"][k] != of_guide[d["id"]][k]
        for k in ("median", "p90", "unseen"))], looked)
report("probabilities are those of draws", faults.pop("sure"), looked)
for key, name in (
        ("grade", "grades follow from what the order says"),
        ("counts", "copies and idle ones are all accelerators"),
        ("money", "what is paid adds up to the total"),
        ("tenure", "how it is had is how it is paid"),
        ("whole", "a run pays for all it buys, where nothing shares it"),
        ("busy", "under load it is no faster than idle, and keeps the limits"),
        ("stack", "a candidate's id names its stack"),
        ("null", "what has no meaning is absent"),
        ("hours", "no more hours are used than there are")):
    report(name, faults[key], len(orders))

with open(os.path.join(site, "data", "decisions.csv"), newline="",
          encoding="utf-8") as f:
    lines = {r["candidate"]: r for r in csv.DictReader(f)}
differ = []
for d, o in orders:
    row, answer = lines[o["candidate"]], answers[o["candidate"]]
    for name in ("accelerators", "copies"):
        if not float(row[name]) == answer[name] == o[name]:
            differ.append(f"{o['candidate']}: {name}")
    if not row["stack"] == answer.get("software", "") == o.get("stack", ""):
        differ.append(f"{o['candidate']}: stack")
    # One is compared with its rent; its order brings all that are sold as one.
    if d["kind"] != "own" and int(row["count"]) != o["accelerators_per_copy"]:
        differ.append(f"{o['candidate']}: count")
report("csv and guide.json count alike", differ, len(orders))

# orders.csv: every column is the field of the order in decisions.json.
differ, looked = [], 0
with open(os.path.join(site, "data", "orders.csv"), newline="",
          encoding="utf-8") as f:
    table = {r["decision"]: r for r in csv.DictReader(f)}
ASIDE = ("decision", "workload", "profile")
for d in small["decisions"]:
    if "order" not in d:
        continue
    o = {**d["order"], **d["order"].get("busy", {})}
    for head, cell in table[d["id"]].items():
        name = head.split(" ")[0]
        if name in ASIDE:
            continue
        looked += 1
        want = o.get(name, "")
        if isinstance(want, list):
            want = " ".join(want)
        same = cell == want if isinstance(want, str) and cell != "0" else \
            float(cell or "nan") == float(want or 0)
        if not same:
            differ.append(f"{d['id']} {name}: {cell!r}, not {want!r}")
report("orders.csv has every field as decisions.json", differ, looked)

# The table of the page beside decisions.csv, row by row.
differ, looked = [], 0
ranks = {(r["workload"], r["profile"], r["rank"]): r for r in lines.values()
         if r["status"] == "answer"}
for workload, profile in sorted({key[:2] for key in ranks}):
    path = os.path.join(site, "data", "workloads-%s-%s-%s-ranked.csv" %
                        (workload, workload, profile))
    if not os.path.exists(path):
        continue
    with open(path, newline="", encoding="utf-8") as f:
        for shown in csv.DictReader(f):
            row = ranks[workload, profile, shown["rank"]]
            looked += 1
            for name in ("accelerators", "copies"):
                if name in shown and float(shown[name]) != float(row[name]):
                    differ.append(f"{row['candidate']}: {name}")
report("the tables of pages count as the data do", differ, looked)

differ, looked = [], 0
for d in small["decisions"]:
    workload, _ = d["id"].split("/")
    page = os.path.join(site, "workloads", workload + ".html")
    if "order" not in d or d["kind"] == "own" or not os.path.exists(page):
        continue
    with open(page, encoding="utf-8") as f:
        text = re.sub("<[^>]*>", "", f.read())
    looked += 1
    o = d["order"]
    if not re.search(r"([Rr]ent|[Bb]uy|Use|[Cc]ommit to|the rest,) " +
                     f"{o['accelerators']:,.0f} x ", text):
        differ.append(d["id"])
report("the sentence of each decision counts all of them", differ, looked)
