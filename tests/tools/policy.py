"""policy.py GUIDE.JSON: decisions follow their policies, read back from the
published file and nothing else: ranks, marks and fronts are worked out again
from the goals of each answer."""
import itertools
import json
import math
import sys

from report import report

SHOWN = ("cost", "time", "memory")


# Goals are published with 12 digits: what differs by less is the same.
SAME = 1e-11


def beats(a, b, least=SAME):
    """Less than b in all goals; nowhere more, where least is below 0."""
    pairs = [(a[g], b[g]) for g in SHOWN if g in a and g in b]
    return all(y - x > least * abs(y) for x, y in pairs)


def value(g, goals):
    """What a goal of a policy looks at; no commitment is left out: none."""
    if g["goal"] == "commitment":
        return goals.get("commitment", 0)
    return goals[g["goal"]] * (1 + g.get("waiting", 0) * goals["time"])


def before(order, a, b):
    """Does a come before b, by more than rounding?"""
    if any("weight" in g for g in order):
        total = sum(g["weight"] for g in order)
        ratio = sum(g["weight"] / total * math.log(
            a[g["goal"]] / b[g["goal"]]) for g in order)
        return ratio < -1e-9
    for g in order:
        enough = g["least"] * (1 + g["within"])
        x, y = (max(value(g, goals), enough) for goals in (a, b))
        if abs(x - y) > 1e-12 * y:
            return x < y
    return False


def follows(order, a, b):
    """May a stand somewhere before b?  Each row behind the first is what the
    policy takes of those that are left, whose least is not published: but it
    never passes over what is better in its first goal by more than what is
    near enough, or in the next one where the first is the same."""
    if any("weight" in g for g in order):
        return not before(order, b, a)
    for g in order:
        x, y = value(g, a), value(g, b)
        if abs(x - y) > SAME * abs(y):
            return x <= y * (1 + g["within"]) * (1 + SAME)
    return True


def main():
    with open(sys.argv[1]) as f:
        guide = json.load(f)
    ranks, marks, fronts, first, policies = [], [], [], [], set()
    pairs = points = answers = named = 0
    for d in guide["decisions"]:
        ranked = [a["goals"] for a in d["ranked"]]
        front = [p["goals"] for p in d["front"]]
        own = guide["profiles"][d["profile"]].get("policy")
        if d["kind"] != "own" and own != d.get("policy"):
            first.append(f"{d['id']} is ranked by {d.get('policy')}")
        policies.add(d.get("policy"))
        for i, j in itertools.combinations(range(len(ranked)), 2):
            one, two = (d["ranked"][k]["grade"] == "untested" for k in (i, j))
            pairs += 1
            # What is untested stands behind what is not.
            if one and not two:
                ranks.append(f"{d['id']} at {j + 1}, by its grade")
            if one != two:
                continue
            order = d["policy_goals"]
            if i == 0 and before(order, ranked[j], ranked[i]) or \
                    not follows(order, ranked[i], ranked[j]):
                ranks.append(f"{d['id']} at {i + 1} and {j + 1}")
        for a in d["ranked"]:
            answers += 1
            if any(beats(p, a["goals"], SAME if a["front"] else -SAME)
                   for p in front) == a["front"]:
                marks.append(a["id"])
        for p in front:
            points += 1
            if any(beats(q, p) for q in front + ranked):
                fronts.append(f"{d['id']}: {p}")
        if d.get("policy") and ranked and d["kind"] != "own":
            named += 1
            shown = {g["goal"] for g in d["policy_goals"]} <= set(SHOWN)
            untested = any(a["grade"] == "untested" for a in d["ranked"])
            if shown and not untested and any(
                    beats(p, ranked[0]) for p in front):
                first.append(f"{d['id']}: its best is beaten")
    report("answers stand in the order of their policy", ranks, pairs)
    report("marks are those of the front", marks, answers)
    report("nothing on a front is beaten", fronts, points)
    report("the policy is the profile's, and its best is unbeaten", first, named)
    if len(policies) < 4:
        print("not ok several policies decide:", policies)


main()
