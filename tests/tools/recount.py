"""recount.py SITE [TABLE]: the order of every decision once more, from what is
stated alone: what it costs, the memory it takes, how fast it is, and whether
it keeps the limits and no stated alternative is better by the policy.

TABLE gets a line a decision: id, kind, money, memory, speed, verdict; each
"ok" or the reason for which it cannot be worked out.  How near:

money    exact, to the rounding of sums.  Where users wait for answers, the
         price of a token within 3 %: the median of their waiting is stated.
memory   serve 2 %, speech 6 %: one layer's widest rows stand for all rows.
         embed 20 %: the same, of batches of long texts.  Trainings 20 %:
         which rows a stack keeps, gathers and frees.  Pictures 5 %, networks
         of pictures 1 %, their trainings 12 %: what norms and masks keep.
speed    serve 7 %, for a speech model's cross attention; others are within
         1 %.  Else 10 or 15 %: arithmetic at the sustained rate alone,
         without memory passes, launches and links.  What is slower than that
         is listed as such; faster than arithmetic allows is a fault.
verdict  exact; odds, energy and times of the goals are taken as stated.
"""
import csv
import json
import math
import sys

from published import read_guide
from recount_money import money
from recount_stated import EXACT, MONTH, Answer
from recount_work import (embed_memory, embed_speed, picture_memory,
                          picture_speed, serve_memory, serve_step,
                          train_memory, train_speed, vision_memory,
                          vision_time)
from report import say

# How many must be right at least: prices change what is decided.
PLAN = {"money": 120, "memory": 95, "speed": 50, "verdict": 120}
USERS = .03
MEMORY = {"serve": (serve_memory, .02), "embed": (embed_memory, .2),
          "asr": (embed_memory, .06), "finetune": (train_memory, .2),
          "pretrain": (train_memory, .2),
          "diffusion_infer": (picture_memory, .05),
          "vision_infer": (vision_memory, .01),
          "vision_train": (vision_memory, .12)}
SPEED = {"serve": (serve_step, "decode_memory_time", .07),
         "embed": (embed_speed, "step_time", .15),
         "finetune": (train_speed, "job_time", .15),
         "pretrain": (train_speed, "job_time", .15),
         "diffusion_infer": (picture_speed, "latency", .1),
         "vision_infer": (vision_time, "step_time", .1),
         "vision_train": (vision_time, "job_time", .1)}


def off(got, said):
    return abs(got - said) / abs(said) if said else abs(got)


def counted(a):
    """Can its money be worked out from what is stated? All inputs are
    stated of the first two; of the others the price list states what is
    rented by the month, where no terms of the seller enter: steps of
    billing, interruptions, data."""
    return a.whole or (
        a.tenure in ("rent", "commit") and "spot" not in a.raw["offer"] and
        a.kind not in ("own", "cluster") and "data_out" not in a.work and
        a.order["objective"] != "usd_per_job")


def money_fault(a):
    """None, or the field that differs. Money is exact; the price of a
    request of users rests on how long they wait, of which the order states
    the median and not the mean."""
    if not counted(a):
        return None
    got = money(a)
    if "usd_attributed" not in got:
        return "nothing to recount"
    for field, value in got.items():
        loose = field == "objective_value" and "users" in a.work
        if off(value, a.order.get(field, 0)) > (USERS if loose else EXACT):
            return f"{field} {value:.10g}, said {a.order.get(field)}"
    return None


def memory_said(a):
    """"ok", or why it is not: what is left out is written beside the limit."""
    if a.kind in ("own", "cluster"):
        return "no memory of its own is stated"
    if a.kind not in MEMORY:
        return "what its layers keep is the network's, not stated by layer"
    place = {**a.work, **a.raw["placement"]}
    if place.get("recompute") == "selective":
        return "which activations are kept is the stack's"
    if place.get("offload"):
        return "what is moved to the host is the stack's"
    if a("expert_parallel", 1) > 1:
        return "experts are not shared out evenly"
    if a("frames", 1) > 1 and a.kind == "diffusion_infer":
        return "a film's live layers are not stated"
    how, near = MEMORY[a.kind]
    ratio = how(a) / a.figures["memory_needed"]
    return "ok" if abs(ratio - 1) <= near else f"WRONG {ratio:.3f} of it"


def speed_said(a):
    if a.kind not in SPEED:
        return "several parts take turns"
    how, field, near = SPEED[a.kind]
    if a("expert_parallel", 1) > 1:
        return "experts are not shared out evenly"
    ratio = how(a) / a.figures[field]
    if abs(ratio - 1) <= near:
        return "ok"
    if ratio < 1:
        return f"arithmetic alone is {ratio:.0%} of it"
    return f"WRONG {ratio:.3f} of it"


def keeps(a):
    """The first limit that is stated and not kept, or None."""
    w, p, f, o = a.work, a.profile, a.figures, a.order
    used = a.raw.get("quality_loss")
    tier = a.tier
    months = a("horizon") / MONTH or o.get("horizon_months", 1)
    limits = [
        ("max_ttft", f.get("ttft_judged")), ("max_tpot", f.get("tpot_judged")),
        ("max_latency", f.get("latency") or f.get("step_time")),
        ("max_job_time", f.get("job_time")), ("max_quality_loss", used)]
    for name, value in limits:
        if name in w and value is not None and value > w[name] * (1 + EXACT):
            return f"{name}: {value}"
    if a.kind == "own":
        return None
    month = o.get("usd_attributed", 0) / months
    job = o["objective"] == "usd_per_job"
    for name, value in (
            ("budget_per_job", o["usd_attributed"] if job else 0),
            ("budget_per_month", 0 if job else month),
            ("budget_at_once", o.get("usd_upfront", 0)),
            ("max_accelerators", o["accelerators"]),
            ("max_lead_time", a.raw.get("lead_time", 0))):
        if value > p.get(name, math.inf) * (1 + EXACT):
            return f"{name}: {value}"
    if a.raw.get("lead_time", 0) > w.get("needed_within", math.inf):
        return "needed_within"
    if a.tenure not in ("own", "extend"):
        if tier not in p["tiers"]:
            return f"tiers: {tier}"
        if a.tenure != "buy" and a.offer["provider"] not in p.get(
                "providers", [a.offer["provider"]]):
            return "providers"
    for rate, made in (("image_rate", "images_per_s"),
                       ("audio_rate", "audio_per_s")):
        if w.get(rate, 0) > f.get(made, math.inf) * a.order["copies"]:
            return rate
    if a.whole and a("accelerator/memory") * a("memory_fraction", 1) < f.get(
            "memory_needed", 0):
        return "memory"
    return None


def goal(a, name, policy):
    """What a policy looks at; cost is the recounted money over what is
    stated to be done for it."""
    if name == "cost":
        cost = a.order["objective_value"]
        if a.kind != "own" and counted(a):
            cost *= money(a)["usd_attributed"] / a.order["usd_attributed"]
        return cost * (1 + policy.get("waiting", 0) * a.figures.get(
            "job_time", 0) * (a.order["objective"] == "usd_per_job"))
    if name == "commitment":
        return {"purchase": a("horizon") / MONTH, "reserved_1y": 12,
                "reserved_3y": 36}.get(a.tier, 0)
    if name == "accelerators":
        return a.order["accelerators"]
    if name == "risk" and a.kind == "cluster":
        return 1  # no odds are stated of a cluster
    return a.raw["goals"][name]


def verdict_said(rows, policy):
    """rows: the order and its alternatives."""
    broken = keeps(rows[0])
    if broken:
        return f"WRONG the order breaks {broken}"
    for a in rows[1:]:
        if keeps(a):
            return f"WRONG an alternative breaks {keeps(a)}"
    left = [a for a in rows if a.raw["grade"] != "untested"] or rows
    weights = {k[7:]: v for k, v in policy.items() if k.startswith("weight_")}
    if weights:
        score = [sum(w * math.log(goal(a, g, policy))
                     for g, w in weights.items()) for a in left]
        return "ok" if score[0] <= min(score) + EXACT else (
            "WRONG another one scores better")
    if rows[0].kind == "own":
        return "ok" if goal(rows[0], "cost", {}) <= min(
            goal(a, "cost", {}) for a in rows) * (1 + EXACT) else (
            "WRONG another one pays off sooner")
    if "cost_cap" in policy:
        least = min(goal(a, "cost", policy) for a in left)
        left = [a for a in left if goal(a, "cost", policy) <=
                least * (1 + policy["cost_cap"])]
    for name in policy["goals"]:
        within = policy.get(f"within_{name}", 0)
        best = min(goal(a, name, policy) for a in left)
        left = [a for a in left if goal(a, name, policy) <=
                best * (1 + within) + EXACT * abs(best)]
        if rows[0] not in left:
            return f"WRONG {left[0].order['candidate']} is better in {name}"
    return "ok"


def recount(site):
    """A row a decision: id, kind, money, memory, speed, verdict."""
    guide = read_guide(f"{site}/data/guide.json")
    with open(f"{site}/data/decisions.json", encoding="utf-8") as f:
        orders = {d["id"]: d for d in json.load(f)["decisions"]}
    with open(f"{site}/data/offers.csv", encoding="utf-8") as f:
        offers = {r["id"]: r for r in csv.DictReader(f)}
    for d in guide["decisions"]:
        raw = {a["id"]: a for a in d["ranked"]}
        said = orders[d["id"]]
        if "order" not in said:
            continue
        rows = [Answer(guide, offers, d, raw[o["candidate"]], o)
                for o in [said["order"]] + said["alternatives"]]
        faults = [f"WRONG {x}" for x in map(money_fault, rows) if x]
        yield (d["id"], d["kind"], faults[0] if faults else "ok",
               memory_said(rows[0]), speed_said(rows[0]),
               verdict_said(rows, guide["policies"].get(d.get("policy"), {})))


def main():
    rows = list(recount(sys.argv[1]))
    if len(sys.argv) > 2:
        with open(sys.argv[2], "w", encoding="utf-8") as f:
            f.writelines("\t".join(row) + "\n" for row in rows)
    for column, (what, least) in enumerate(PLAN.items(), 2):
        wrong = [f"{row[0]}: {row[column]}" for row in rows
                 if row[column].startswith("WRONG")]
        right = sum(row[column] == "ok" for row in rows)
        say(f"{what} of the decisions, recounted from what is stated",
            f"{wrong[0]} ({len(wrong)} in all)" if wrong else None
            if right >= least else f"{right} of {len(rows)}, {least} planned")
    both = sum(row[2] == row[5] == "ok" for row in rows)
    print(f"# recount: of {len(rows)} decisions "
          + ", ".join(f"{what} {sum(row[c] == 'ok' for row in rows)}"
                      for c, what in enumerate(PLAN, 2))
          + f"; money and verdict {both}")


main()
