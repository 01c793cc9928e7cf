"""findings.py SITE: what readers once found wrong, each held by name.

Orders of the reference guide that a buyer could not have signed: a server
divided by its minutes, copies that formats count apart, a stack that did not
decide by its own figures, limits kept only while idle, prices nobody should
trust, untested winners, memory to the brim, sharing that costs more, and
placements that no stack runs.
"""
import csv
import json
import math
import os
import re
import sys

from published import read_guide

site = sys.argv[1]
RUNS = ("finetune", "pretrain", "vision_train", "diffusion_train")


def read(name):
    with open(os.path.join(site, *name.split("/")), encoding="utf-8") as f:
        return f.read()


decisions = {d["id"]: d for d in json.loads(read("data/decisions.json"))[
    "decisions"] if "order" in d}
guide = read_guide(site + "/data/guide.json")
stale = {o["id"] for o in json.loads(read("data/offers.json"))["offers"]
         if o.get("stale")}
ranked = {d["id"]: d["ranked"] for d in guide["decisions"]}


def order(name):
    return decisions[name]["order"]


def section(name):
    """The Markdown of a decision: from its buyer's heading to the next."""
    workload, profile = name.split("/")
    page = read(f"workloads/{workload}.md")
    heading = guide["profiles"][profile]["name"]
    return page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def minutes():
    """1: a one-off run does not buy by dividing a server by its minutes."""
    for name in ("medical-segmentation/enterprise", "vit-training/startup",
                 "vit-training/enterprise", "resnet-training/startup",
                 "lora-8b/small-team"):
        o = order(name)
        if o["tenure"] != "rent" or o["usd_per_month"] or \
                o["usd_run"] != o["usd_total"]:
            yield f"{name}: {o['tenure']}"
    for name, d in decisions.items():
        o = d["order"]
        paid = o.get("usd_upfront", 0) + o.get("usd_committed", 0)
        if d["kind"] in RUNS and o["tenure"] in ("buy", "commit") and \
                "pool_hours" not in o and o["usd_attributed"] + o.get(
                    "usd_resale", 0) < 0.9 * paid:
            yield f"{name}: {paid} is paid"


def copies():
    """2: sentence, table, front page, CSV and JSON count the same."""
    table = {r["candidate"]: r for r in csv.DictReader(
        read("data/decisions.csv").splitlines())}
    for name in ("flux-images/production", "flux-live/production",
                 "flux-live/enterprise", "campus-chat-8b/institute"):
        o = order(name)
        n = o["accelerators"]
        row = table[o["candidate"]]
        first = ranked[name][0]
        if not n == float(row["accelerators"]) == first["accelerators"]:
            yield f"{name}: CSV or guide.json"
        if not o["copies"] == float(row["copies"]) == first["copies"]:
            yield f"{name}: copies"
        text = section(name)
        if not re.search(rf"(Rent|Buy|the rest,) {n} x ", text):
            yield f"{name}: the sentence"
        if not re.search(rf"\| *Pick: {n} × ", text):
            yield f"{name}: the table"


def stacks():
    """3: a stack decides by a calibration of its own."""
    for name, d in decisions.items():
        stack = d["order"].get("stack", "").split(" ")[0].lower()
        if d["kind"] != "serve" or stack not in ("vllm", "sglang",
                                                 "tensorrt-llm"):
            continue
        inputs = ranked[name][0]["inputs"]
        if not any(i.startswith(f"calibration/serve-{stack}") or
                   i.startswith("calibration/serve-amd") for i in inputs):
            yield f"{name}: {stack}"


def loads():
    """4: limits are held against times under load."""
    o, asked = order("moe-671b/enterprise"), guide["workloads"]["moe-671b"]
    if not o["idle"]["tpot"] < o["busy"]["tpot_p95"] <= asked["max_tpot"]:
        yield f"moe-671b: {o['busy']['tpot_p95']} of {asked['max_tpot']}"
    if not 2 * o["idle"]["ttft"] < o["busy"]["ttft_p95"] <= \
            asked.get("max_ttft", 1e9):
        yield f"moe-671b: TTFT {o['busy']['ttft_p95']}"


def prices():
    """5: what rests on one listing or an old price says so."""
    for name, d in decisions.items():
        o = d["order"]
        like = o.get("like_offers", {"providers": 0})
        low = like["providers"] > 1 and o["price"] < 2 / 3 * like["median"]
        old = o.get("price_age_days", 0) > 180 or o.get("offer") in stale
        if (low or old) and o["grade"] not in ("thin", "untested"):
            yield f"{name}: {o['grade']}"
        if d["kind"] not in ("own", "cluster") and o["grade"] == "thin" and \
                " Thin: " not in section(name):
            yield f"{name}: the sentence does not say thin"


def untested():
    """6: a winner without a measured speed is marked, or none is."""
    home = read("index.html")
    for name, d in decisions.items():
        o = d["order"]
        says = {c["id"] for c in o["cautions"]}
        if says & {"unmeasured", "weak_facts"} and o["grade"] != "untested":
            yield f"{name}: {o['grade']}"
        if [c["id"] for c in ranked[name][0]["cautions"]] != \
                [c["id"] for c in o["cautions"]]:
            yield f"{name}: cautions of guide.json"
    if not re.search(r">(thin|untested)\b", home):
        yield "the front page has no cautions"


def memory():
    """7: a winner fits with the probability that its buyer asks for."""
    for name, d in decisions.items():
        risk = guide["profiles"][name.split("/")[1]].get("risk", 0.95)
        if d["order"].get("p_fit", 1) < risk - 1e-3:
            yield f"{name}: {d['order']['p_fit']}"


def clusters():
    """8: sharing that costs more than apart says so, by the policy."""
    found = 0
    for name, d in decisions.items():
        if d["kind"] != "cluster":
            continue
        first = ranked[name][0]
        alone = [t.get("usd_alone", math.nan) for t in first["tenants"]]
        dearer = sum(alone) < first["objective"]
        found += dearer
        warned = "dearer_together" in {
            c["id"] for c in d["order"]["cautions"]}
        if dearer != warned or dearer != (
                "Keep the tenants apart at $" in " ".join(
                    section(name).split())):
            yield f"{name}: dearer {dearer}, said {warned}"
    if not found:
        yield "no cluster is dearer than apart"
    for name, d in decisions.items():
        cheapest = min(a["objective"] for a in ranked[name]
                       if (a.get("grade") == "untested") == (
                           d["order"]["grade"] == "untested"))
        dearer = ranked[name][0]["objective"] > cheapest / 0.995
        if dearer != ('" prefers it to the cheapest' in section(name)) and \
                d["kind"] != "own":
            yield f"{name}: the policy is not named"


def placements():
    """9: no placement that no stack runs."""
    for name, d in decisions.items():
        asked = guide["workloads"][name.split("/")[0]]
        for o in [d["order"]] + d["alternatives"]:
            part = o["candidate"].split("/")[5]
            if asked.get("method") == "qlora" and re.search(r"\btp\d", part):
                yield o["candidate"]
            if d["kind"] == "serve" and re.search(r"\bpp\d", part) and \
                    name.startswith("batch-summaries-8b"):
                yield o["candidate"]
            if o.get("stack", "") == "llm.q" and o["accelerators"] > 8:
                yield o["candidate"]
            if o["tenure"] == "rent" and o["accelerators"] > 2048 and \
                    "supply" not in o["grade_reasons"]:
                yield o["candidate"]


def rents():
    """10: what is to be rented says from whom, and since when, everywhere."""
    for name, d in decisions.items():
        o = d["order"]
        workload, profile = name.split("/")
        if d["kind"] != "own" or o["tenure"] != "rent":
            continue
        if not re.search(r"\*\*Rent \d+ x [^:]+ from [^:]+: [$][\d,]+ a month",
                         section(name)):
            yield f"{name}: the sentence"
        page = read(f"workloads/{workload}.md")
        who = guide["profiles"][profile]["name"]
        row = re.search(rf"^\| {re.escape(who)} \| .*$", page, re.M)
        if not row or ", purchase" in row[0] or o["price_date"] not in row[0]:
            yield f"{name}: {row and row[0]}"


def idle():
    """11: an idle commitment says what it would be by the hour, at once."""
    for name, d in decisions.items():
        for c in d["order"]["cautions"]:
            cost = re.search(r"would cost (\S+) at", c["text"])
            if c["id"] == "idle_commitment" and cost and \
                    f"By the hour it would be about {cost[1]}" not in \
                    section(name):
                yield f"{name}: {cost[1]}"


def hidden():
    """12: what works beside others sets the time only where it takes longer."""
    beside = {"diffusion_infer": ("launch overhead", "host_time", (
        ("compute_time",), ("attention_time",), ("memory_time",))),
              "serve": ("host", "decode_host_time", (
                  ("decode_memory_time", "decode_compute_time"),
                  ("decode_link_time",), ("decode_launch_time",))),
              "embed": ("host", "host_time", (
                  ("compute_time", "memory_time"), ("launch_time",)))}
    seen = 0
    for d in guide["decisions"]:
        title, row, others = beside.get(d["kind"], ("", "", ()))
        for a in d["ranked"] if title else ():
            rows = a["figures"]
            if a["bound"] != title or row not in rows:
                continue
            least = sum(max(rows.get(r, 0) for r in one) for one in others)
            seen += 1
            if rows[row] < least * (1 - 1e-9):
                yield f"{a['id']}: {rows[row]} of {least}"
    if not seen:
        yield "nothing waits for its host"


def weights():
    """13: what stores weights in 8 bits and multiplies in 16 says so."""
    seen = 0
    for name, d in decisions.items():
        o = d["order"]
        if o.get("format") == "fp8" and o.get("stack") == "vLLM" and \
                o.get("accelerator", "").startswith(("a100", "a40", "rtx-a")):
            seen += 1
            if not any("computes in BF16" in c["text"]
                       for c in o["cautions"]):
                yield name
    if not seen:
        yield "no order runs FP8 weights on Ampere"


for found in (minutes, copies, stacks, loads, prices, untested, memory,
              clusters, placements, rents, idle, hidden, weights):
    title = found.__doc__.partition(": ")[2].rstrip(".")
    faults = list(found())
    print(f"not ok {title}: {faults[0]} ({len(faults)} in all)" if faults
          else f"ok {title}")
