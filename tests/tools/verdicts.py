"""verdicts.py RIDGELINE SITE: each sentence of a verdict says its order.

Of every decision the verdict of the page, HTML and Markdown, of rank in a
terminal and of the sheet to sign is one text.  All of that text is read; each
thing that it says is a field of decisions.json, rounded as people round, and
each field that has a meaning is said.
"""
import collections
import html
import json
import math
import os
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from published import read_guide  # noqa: E402
from report import report  # noqa: E402
from said import (SECONDS, from_whom, pays, plain,  # noqa: E402
                  rounded, says, written)
from xlsx import Book  # noqa: E402

ASK = "Ask for a quote to "
WAYS = {"rent": ("Rent", ASK + "rent"), "commit": ("Commit to", ASK +
                                                  "commit to"),
        "buy": ("Buy", ASK + "buy", "Buy some and rent the rest,"),
        "own": ("Use",), "extend": ("Use what is owned and rent the rest,",
                                    "Use what is owned and buy the rest,")}
# What one piece of work is called, where its name is not that of the field.
EACH = {"usd_per_audio_hour": "hour of sound"}
SPLITS = re.compile(r"(tp|pp|dp|ep|cp)\d+")
# What the parts of a candidate's id are called.
SPLIT_WORDS = {
    r"(\d+)-way tensor parallel": "tp", r"(\d+) pipeline stages": "pp",
    r"(\d+)-way context parallel": "cp", r"(\d+)-way expert parallel": "ep",
    r"(\d+)-way data parallel": "dp", r"ZeRO stage (\d)": "zero",
    r"the host holds (\w+)": "offload_", r"recomputation: (\w+)": "rc_",
    r"KV cache in (\w+)": "kv_", r"micro-batch (\d+)": "mb",
    r"(\d+) requests? at a time": "c", r"batch (\d+)": "b"}
RATIO = r"at (?:the same cost|[\d.,]+ times the cost)"
REASONS = {
    "few_cases": r"(?:no run|only (?P<cases>one|\d+) runs?) of this stack on "
                 r"this generation of GPUs (?:is|are) measured",
    "split_unrecorded": "no record shows that this stack can split a model this "
                    "way",
    "mixer_unrecorded": "no measured run has recurrent layers such as this "
    "model's",
    "format_unrecorded": "no measured run and no record of full support shows "
                     "that the stack runs this format on this GPU",
    "confidence": "the facts about this accelerator are too weak to decide "
                  "by",
    "best_offer": r"if this offer is gone, (?P<gone>.+?)"
                  r"(?: on (?P<gone_stack>.+?))? is best"
                  rf"(?:, (?P<gone_ratio>{RATIO}))?|"
                  "if this offer is gone, nothing else fits",
    "price_age": r"its price is (?P<days>\d+) days old",
    "moves_on": r"of orders at such an offer (?P<moved>\d+)% kept their "
                "accelerator for a month",
    "below_median": r"its price is (?P<share>\d+)% of the median of like "
                    "offers",
    "supply": "no seller is known to have this many",
    "idle_commitment": "the run leaves most of the commitment idle",
    "limits_unsure": r"it misses a limit about one time in (?P<misses>\d+)",
    "rivals_near": r"(?P<drawn>as offers end and prices move,|within the "
                   r"error of the predicted speeds,|as offers end, prices move "
                   r"and speeds differ from the prediction,) (?P<ties>.+?) may be first "
                   r"instead\. (?:(?P<likelier>[^.]+?) then wins more often: "
                   r"the pick is best at the prices and speeds of this "
                   r"guide\. )?(?P<settle>"
                   r"Get quotes|Measure a run|Get quotes and measure a run) "
                   r"(?:for|on) each",
    "next_is_near": "the next choice is nearly as good"}
FULL = {"It takes every GPU that was in stock": "GPUs in stock",
        "It takes as many GPUs as the buyer may have":
        "GPUs that the buyer may have"}
SETTLE = {"Get quotes": ["quotes"], "Measure a run": ["measurements"],
          "Get quotes and measure a run": ["quotes", "measurements"]}
DRAWN = {"as offers end and prices move,": ["quotes"],
         "within the error of the predicted speeds,": ["measurements"],
         "as offers end, prices move and speeds differ from the prediction,": [
             "quotes", "measurements"]}
# Each of these is said in every verdict, or where it has a meaning.
ALWAYS = ("accelerators", "accelerator_name", "offer", "tenure", "grade")
SAID = ALWAYS + (
    "copies", "format", "stack", "candidate", "idle_accelerators", "units",
    "usd_upfront", "usd_total", "usd_per_month", "usd_committed",
    "commitment_months", "horizon_months", "attributed_hours", "pool_hours",
    "objective", "objective_value", "grade_reasons", "price_age_days",
    "p_fit", "p_limits", "p_stays", "p_accelerator", "kept_first",
    "settled_by")
WRONG = {"tenure": "leased", "grade": "good", "objective": "usd_per_mile"}
MONEY = r"\$[\d,.]*\d[kMB]?"
TERM = r"\d+ (?:month|year)s?"
ORDER = (r"(?P<count>[\d,]+) x (?P<name>[^(;:]+?)(?: \((?P<details>[^)]*)\))?"
         r" from (?P<from>.+?)")
PRICE = re.compile(
    rf"(?:(?P<upfront>{MONEY}) at once, (?P<total>{MONEY}) over "
    rf"(?P<horizon>{TERM}), )?(?:its cost shared with (?P<pool>[\d.]+) hours a month "
    rf"of other work, )?(?:(?P<month>{MONEY}) a month(?: for "
    rf"(?P<hours>[\d.]+) hours)?(?: in rent)?(?:, |$))?(?:(?P<committed>{MONEY}) committed for "
    rf"(?P<term>{TERM}), )?(?:(?P<run>{MONEY}) for the run|"
    rf"(?P<cost>{MONEY}) per (?P<each>[a-z ]+)|(?P<buying>buying )?pays off "
    r"from (?P<pays>[\d.]+) hours of use a month(?: with all (?P<all>\d+) in "
    r"use)?)?")
RUNS = ("finetune", "pretrain", "vision_train", "diffusion_train")
CHANCE = r"(?:over 99|under 1|\d+)%"
ALL = {
    "choice": rf"(?P<way>Rent|Buy(?: some and rent the rest,)?|Commit to|{ASK}(?:rent|buy|commit to)|"
              rf"Use(?: what is owned and "
              rf"(?:rent|buy) the rest,)?) {ORDER}: (?P<price>.+?)\.",
    "by_hour": rf"By the hour it would be about (?P<usd>{MONEY})"
               r"(?:; no seller is on record with so many by the hour)?\.",
    "apart": rf"Keep the tenants apart at (?P<usd>{MONEY}) a month, each on "
             r"what suits it best\. To share one set of machines:",
    "worth": r"At (?P<used>[\d.]+) hours of use a month, (?:buying beats "
             r"renting for (?P<n>\d+) of (?P<all>\d+) GPUs|renting beats "
             r"buying; (?P<name>.+?) from (?P<from>.+?) would pay off "
             r"first)\.",
    "time": r"(?:(?:Under load it|It) takes|Longest [a-z ]+:) "
            r"(?P<time>[\d.,]+) (?P<unit>us|ms|s|h|days)"
            r"(?: per (?P<each>[a-z ]+)| for a [a-z ]+)?\.",
    "bound": r"(?P<bound>[A-Z][a-z ]+?) sets? the time\.",
    "limit": r"(?:The tightest limit is (?P<limit>[A-Za-z ]+), with "
             r"(?P<left>\d+)% left|(?P<all>It takes every GPU that was in "
             r"stock|It takes as many GPUs as the buyer may have)|"
             r"It reaches the limit of (?P<whole>[A-Za-z ]+))\.",
    "policy": rf'The policy "(?P<policy>[^"]+)" prefers it to the cheapest: '
              rf"{ORDER}, (?:which takes (?P<time>[\d.,]+) "
              rf"(?P<unit>s|h|days) )?(?P<ratio>{RATIO})\.",
    "grade": r"(?P<grade>Clear: nothing on record puts it in doubt\.|"
             r"(?:Close|Thin|Untested):)",
    "sure": rf"The odds: (?:enough memory (?P<fit>{CHANCE}), )?every limit "
            rf"met (?P<limits>{CHANCE}), still the best choice "
            rf"(?P<stays>{CHANCE})"
            rf"(?:, on any stack (?P<any>{CHANCE}))?\."
            rf"(?: A month later (?P<kept>{CHANCE}) of like orders had the "
            r"same first choice\.)?",
    "next": rf"Next best: {ORDER}(?:, (?P<ratio>{RATIO}))?\.",
    "would_win": rf"Untested, but first if its predicted figures hold: {ORDER}, "
                 rf"(?P<ratio>{RATIO})\."}
program, site = sys.argv[1:]


def months(text):
    number, unit = text.split(" ")
    return int(number) * (12 if unit.startswith("year") else 1)


def chance(share):
    if share > 0.995:
        return "over 99%"
    return "under 1%" if share < 0.005 else f"{rounded(100 * share, 0)}%"


def wrong(name, field, said, meant):
    return [f"{name}: {field} says {said}, is {meant}"]


def differs(name, fields):
    """fields: (what, said or None, is it right, has it a meaning, value)."""
    for what, said, right, means, value in fields:
        if (said is not None) != bool(means) or (
                said is not None and not right(said)):
            yield f"{name}: {what} says {said}, is {value}"


def split_id(words):
    """"tp8" of "8-way tensor parallel"; None of anything else."""
    for pattern, prefix in SPLIT_WORDS.items():
        found = re.fullmatch(pattern, words)
        if found:
            return prefix + found[1].lower()
    return None


def reads_order(name, said, order, verb=""):
    """Count, card, format, stack, how it is split, what it is sold in."""
    details = [] if said["details"] is None else said["details"].split("; ")
    runs = details.pop(0).split(", ") if "format" in order else []
    parts = order["candidate"].split("/")[5].split("-")
    shown = []
    while runs and split_id(runs[-1]) in parts:
        shown.append(split_id(runs.pop()))
    units, each = order.get("units", 1), order["sold_together"]
    copies, per = order["copies"], order["accelerators_per_copy"]
    want = [f"{copies:.0f} copies" + (f" of {per:.0f}" if per > 1 else "")
            ] if copies > 1 else []
    if each > 1:
        want.append(f"{units:,.0f} {order['sold_as']}" +
                    ("s" if units > 1 else "") + f" of {each:.0f}")
    rented = order.get("accelerators_rented")
    if rented:
        want.append(f"{order['accelerators'] - rented:.0f} bought, up to "
                    f"{rented:.0f} rented")
    if order["tenure"] == "extend":
        more = order["units"] * order["sold_together"]
        want.append(f"{order['accelerators'] - more:.0f} owned, {more:.0f} " + (
            "bought" if "usd_upfront" in order else "rented"))
    idle = order["idle_accelerators"]
    if idle:
        want.append(f"{idle:.0f} {'stay' if idle > 1 else 'stays'} idle")
    missing = [p for p in parts if SPLITS.fullmatch(p) and p not in shown and
               p[2:] != "1"]
    yield from differs(name, (
        ("accelerators", said["count"], lambda s: s ==
         f"{order['accelerators']:,.0f}", True, order["accelerators"]),
        ("accelerator", said["name"], lambda s: s == order["accelerator_name"],
         True, order["accelerator_name"]),
        ("format", runs[0] if runs else None, lambda s: s == written(
            order["format"]), "format" in order, order.get("format")),
        ("stack", runs[1] if runs[1:] else None, lambda s: plain(
            s).startswith(plain(order["stack"])), "stack" in order,
         order.get("stack")),
        ("provider and tenure", said["from"], lambda s: re.fullmatch(
            from_whom(order, verb), s), True, order["offer"]),
        ("split", " ".join(shown), lambda s: not missing and
         not runs[2:], True, parts),
        ("copies, units and idle ones", details, lambda s: s == want, True,
         want)))


def reads_price(name, said, d, asked):
    o = d["order"]
    price = PRICE.fullmatch(said)
    if not price:
        return wrong(name, "price", said, "no price")
    run = d["kind"] in ("finetune", "pretrain", "vision_train",
                        "diffusion_train")
    job = run or "usd_run" in o
    used = o["attributed_hours"] / o["horizon_months"]
    value = o["objective_value"]
    month = o["usd_per_month"] > 0 and not (job and o["tenure"] == "rent")
    committed = month and "usd_committed" in o
    per = EACH.get(o["objective"], o["objective"][8:].replace("_", " "))
    # What a month costs is said once.
    costs = not run and d["kind"] != "own" and not (
        month and o["objective"] == "usd_per_month")
    if asked.get("frames", 1) > 1:
        per = per.replace("images", "videos")
    return differs(name, (
        ("usd_upfront", price["upfront"], lambda s: pays(
            s, o["usd_upfront"]), "usd_upfront" in o, o.get("usd_upfront")),
        ("usd_total", price["total"], lambda s: pays(s, o["usd_total"]),
         "usd_upfront" in o, o["usd_total"]),
        ("horizon_months", price["horizon"], lambda s: months(
            s) == o["horizon_months"], "usd_upfront" in o,
         o["horizon_months"]),
        ("pool_hours", price["pool"], lambda s: says(s, o["pool_hours"]),
         "pool_hours" in o, o.get("pool_hours")),
        ("usd_per_month", price["month"], lambda s: pays(
            s, o["usd_per_month"]), month, o["usd_per_month"]),
        ("attributed_hours", price["hours"], lambda s: says(s, used),
         month and o["tenure"] == "rent" and used < 729.5, used),
        ("usd_committed", price["committed"], lambda s: pays(
            s, o["usd_committed"]), committed, o.get("usd_committed")),
        ("commitment_months", price["term"], lambda s: months(
            s) == o["commitment_months"], committed,
         o.get("commitment_months")),
        ("objective_value", price["run"], lambda s: pays(s, value), run,
         value),
        ("objective_value", price["cost"], lambda s: pays(s, value), costs,
         value),
        ("objective", price["each"], lambda s: s == per, costs, per),
        ("buying", price["buying"], bool, o["tenure"] == "rent" and
         d["kind"] == "own", o["tenure"]),
        ("objective_value", price["pays"], lambda s: says(
            s, value / 3600), d["kind"] == "own", value),
        ("idle_accelerators", price["all"], lambda s: int(
            s) == o["accelerators"], d["kind"] == "own" and
         o["accelerators"] > 1, o["accelerators"])))


def times(ratio):
    return "same" if abs(ratio - 1) < 0.005 else \
        f"{ratio:.{3 if ratio < 2 else 2}g}"


def is_told(told, accelerator, cost, first):
    """Was it said before what it costs beside the order, in these digits?"""
    return any(times(each / first) == times(cost / first)
               for each in told.get(accelerator, []))


def reads_grade(name, text, order, names, told):
    """The reasons behind the word, in their order; what is left of it all.
    told: accelerators whose cost was said, with it; each is said once."""
    for reason in order["grade_reasons"]:
        said = re.match(rf"(?:{REASONS[reason]})\. ?",
                        text[:1].lower() + text[1:])
        if not said:
            yield f"{name}: {reason} is not said: {text[:90]}"
            return
        text = text[said.end():]
        g = collections.defaultdict(lambda: None, said.groupdict())
        gone = order.get("if_gone", {}).get("accelerator")
        stack = gone == order["accelerator"] and order["if_gone"].get("stack")
        ties = [f"{names[t['accelerator']]} ({rounded(100 * t['p_first'], 0)}"
                "%)" for t in order.get("ties", [])]
        list_of = ties[0] if len(ties) == 1 else ", ".join(
            ties[:-1]) + " or " + ties[-1] if ties else \
            "One of several others"
        cases = order.get("measured", {}).get("cases")
        more = [t for t in order.get("ties", [])
                if t["p_first"] > order["p_accelerator"]]
        likelier = more and names[more[0]["accelerator"]]
        yield from differs(name, (
            ("measured cases", g["cases"], lambda s: s == (
                "one" if cases == 1 else str(cases)),
             reason == "few_cases" and cases, cases),
            ("if_gone", g["gone"], lambda s: s == names[gone],
             reason == "best_offer" and gone, gone),
            ("what that costs", g["gone_ratio"], lambda s: not reads_ratio(
                name, s, order["if_gone"]["objective_value"], order[
                    "objective_value"]), reason == "best_offer" and gone and
             not is_told(told, gone, order["if_gone"]["objective_value"],
                         order["objective_value"]),
             order.get("if_gone")),
            ("if_gone", g["gone_stack"], lambda s: plain(s).startswith(plain(
                stack)), reason == "best_offer" and stack, stack),
            ("price_age_days", g["days"], lambda s: int(
                s) == order["price_age_days"], reason == "price_age",
             order.get("price_age_days")),
            ("kept_first", g["moved"], lambda s: int(s) == rounded(
                100 * order["kept_first"], 0), reason == "moves_on",
             order.get("kept_first")),
            ("one time in", g["misses"], lambda s: int(s) == rounded(
                1 / (1 - order["p_limits"]), 0), reason == "limits_unsure",
             order.get("p_limits")),
            ("share of the median", g["share"], lambda s: s == str(rounded(
                100 * order["price"] / order["like_offers"]["median"], 0)),
             reason == "below_median", order.get("like_offers")),
            ("ties", g["ties"], lambda s: s[0].upper() + s[1:] == list_of,
             reason == "rivals_near", list_of),
            ("likelier", g["likelier"], lambda s: s == likelier,
             reason == "rivals_near" and likelier, likelier),
            ("what moves it", g["drawn"], lambda s: DRAWN[s.lower()] == order[
                "settled_by"], reason == "rivals_near",
             order.get("settled_by")),
            ("settled_by", g["settle"], lambda s: SETTLE[s] == order[
                "settled_by"], reason == "rivals_near",
             order.get("settled_by"))))
        if reason == "best_offer" and gone:
            told.setdefault(gone, []).append(
                order["if_gone"]["objective_value"])
    yield text


def reads_sure(name, said, o):
    any_stack = "p_accelerator" in o and \
        o["p_accelerator"] > o["p_stays"] + 0.005
    return differs(name, [
        (field, said[group], lambda s, f=field: s == chance(o[f]), means,
         o.get(field)) for group, field, means in (
            ("fit", "p_fit", "p_fit" in o), ("limits", "p_limits", True),
            ("stays", "p_stays", True), ("any", "p_accelerator", any_stack),
            ("kept", "kept_first", "kept_first" in o))])


def reads_ratio(name, said, other, first):
    ratio = other / first
    if said == "at the same cost":
        right = abs(ratio - 1) < 0.005
    else:
        right = says(said.split(" ")[1], ratio, 3 if ratio < 2 else 2)
    return [] if right else wrong(name, "ratio", said, ratio)


class Reader:
    """A verdict, read from its first sentence to its last."""

    def __init__(self, d, answers, workload, names):
        self.d, self.o, self.answers = d, d["order"], answers
        self.asked, self.names = workload, names
        self.faults, self.titles, self.told = [], [], {}

    def take(self, part):
        said = re.match(ALL[part] + "(?: |$)", self.text)
        if said:
            self.text = self.text[said.end():]
        return said

    def expect(self, part, means):
        said = self.take(part)
        if bool(said) != bool(means):
            self.faults.append(f"{self.d['id']}: {part} at "
                               f"{self.text[:90]!r}")
        return said

    def contenders(self):
        tested = [a for a in self.answers if a.get("grade") != "untested"]
        return tested or self.answers

    def read(self, text):
        d, o, name = self.d, self.o, self.d["id"]
        self.text = text
        less = o.get("usd_apart", math.inf) < o["objective_value"]
        apart = self.expect("apart", less)
        if apart and not pays(apart["usd"], o["usd_apart"]):
            self.faults += wrong(name, "apart", apart[0], o["usd_apart"])
        said = self.expect("choice", True)
        if not said:
            return
        if said["way"].startswith("Buy some") != ("rent_offer" in o):
            self.faults += wrong(name, "rent beside", said["way"],
                                 o.get("rent_offer"))
        if said["way"] not in WAYS[o["tenure"]]:
            self.faults += wrong(name, "tenure", said["way"], o["tenure"])
        if said["way"].startswith(ASK) != (
                "supply" in o["grade_reasons"] and
                o["tenure"] in ("rent", "commit", "buy")):
            self.faults += wrong(name, "supply", said["way"], "else")
        self.faults += reads_order(name, said, o, said["way"])
        self.faults += reads_price(name, said["price"], d, self.asked)
        by_hour = self.expect("by_hour", "By the hour" in text)
        if by_hour and not any(f"would cost {by_hour['usd']} " in c["text"]
                               for c in o["cautions"]):
            self.faults += wrong(name, "by the hour", by_hour["usd"], "else")
        if d["kind"] == "own":
            self.worth()
        else:
            self.times()
        self.grade()
        if "p_limits" in o:
            sure = self.expect("sure", d["kind"] != "own")
            self.faults += reads_sure(name, sure, o) if sure else []
        if d["kind"] != "own":
            self.others()
        if self.text:
            self.faults.append(f"{name}: nobody reads {self.text[:90]!r}")

    def worth(self):
        said = self.expect("worth", True)
        if not said:
            return
        rows = [a["figures"] for a in self.answers]
        used = self.o["attributed_hours"] / self.o["horizon_months"]
        n = sum(a["objective"] / 3600 <= used for a in self.answers)
        self.faults += differs(self.d["id"], (
            ("hours used", said["used"], lambda s: says(s, used), True, used),
            ("accelerators that pay", said["n"], lambda s: int(s) == n, n, n),
            ("accelerators", said["all"], lambda s: int(s) == len(rows), n,
             len(rows)),
            ("accelerator", said["name"], lambda s: s == self.o[
                "accelerator_name"], not n, self.o["accelerator_name"])))

    def times(self):
        first, name = self.answers[0], self.d["id"]
        said = self.expect("time", "time" in first)
        time = first.get("time")
        if self.d["kind"] == "serve":
            governs = self.asked.get("percentile", 0.95)
            time = self.o["busy"]["tpot_p50" if governs == 0.5 else
                                  "tpot_p95"]
        if said and not says(said["time"], time / SECONDS[said["unit"]]):
            self.faults += wrong(name, "time", said[0], time)
        bound = self.expect("bound", "bound" in first)
        if bound:
            self.titles.append(("bound", self.d["kind"], first["bound"],
                                bound["bound"]))
        limit = self.expect("limit", "limit" in first)
        if not limit:
            return
        self.titles.append(("limit", self.d["kind"], first["limit"],
                            limit["limit"] or limit["whole"] or FULL[limit["all"]]))
        left = str(rounded(100 * first["headroom"], 0))
        if limit["left"] != left and (limit["left"] or left != "0"):
            self.faults += wrong(name, "left", limit[0], left)
        f = first["figures"]
        if first["limit"] == "memory" and "memory_safe" in f and abs(
                1 - f["memory_needed"] / f["memory_safe"] -
                first["headroom"]) > 1e-9:
            self.faults += wrong(name, "memory", limit[0], f)

    def grade(self):
        o, name = self.o, self.d["id"]
        if self.d["kind"] != "own":
            cheapest = min(self.contenders(), key=lambda a: a["objective"])
            policy = self.expect("policy", cheapest["objective"] <
                                 o["objective_value"] * 0.995)
            if policy:
                self.faults += reads_ratio(
                    name, policy["ratio"], cheapest["objective"],
                    o["objective_value"])
                self.other(policy, cheapest["id"])
                self.waits(policy, cheapest["time"])
                self.told[cheapest["accelerator"]] = [cheapest["objective"]]
        said = self.expect("grade", True)
        if not said:
            return
        if said["grade"].partition(":")[0].lower() != o["grade"]:
            self.faults += wrong(name, "grade", said["grade"], o["grade"])
        *faults, self.text = reads_grade(name, self.text, o, self.names,
                                         self.told)
        self.faults += faults

    def waits(self, said, time):
        """Of a run that is waited for longer it says how long."""
        longer = self.d["kind"] in RUNS and \
            time >= 1.1 * self.answers[0]["time"]
        if longer != bool(said["time"]) or (longer and not says(
                said["time"], time / SECONDS[said["unit"]])):
            self.faults += wrong(self.d["id"], "waiting", said[0], time)

    def other(self, said, candidate):
        """An order in words beside its record, or its answer."""
        known = {o["candidate"]: o for o in self.d["alternatives"] + [
            self.d.get("would_win", self.o)]}
        if candidate in known:
            self.faults += reads_order(self.d["id"], said, known[candidate])
            return
        a = next(a for a in self.answers if a["id"] == candidate)
        self.faults += differs(self.d["id"], (
            ("accelerators", said["count"], lambda s: s ==
             f"{a['accelerators']:,.0f}", True, a["accelerators"]),
            ("accelerator", said["name"], lambda s: s == self.names[
                a["accelerator"]], True, a["accelerator"])))

    def others(self):
        d, o = self.d, self.o
        rest = self.contenders()[1:]
        said = self.expect("next", rest)
        if said:
            told = is_told(self.told, rest[0]["accelerator"],
                           rest[0]["objective"], o["objective_value"])
            self.faults += differs(d["id"], (
                ("what the next costs", said["ratio"], lambda s:
                 not reads_ratio(d["id"], s, rest[0]["objective"],
                                 o["objective_value"]), not told,
                 rest[0]["objective"]),))
            self.other(said, rest[0]["id"])
        said = self.expect("would_win", "would_win" in d)
        if said:
            self.faults += reads_ratio(
                d["id"], said["ratio"], d["would_win"]["objective_value"],
                o["objective_value"])
            self.other(said, d["would_win"]["candidate"])


def text_of(name):
    with open(os.path.join(site, *name.split("/")), encoding="utf-8") as f:
        return f.read()


def joined(text):
    return re.sub(r"\s+", " ", html.unescape(re.sub("<[^>]*>", "", text))
                  ).strip()


def ranked(workload):
    """The verdicts of a terminal, by the buyer's name."""
    told = subprocess.run([program, "-q", "rank", workload], check=True,
                          capture_output=True, text=True).stdout
    parts = re.split(r"^(.*), for (.*)\n\n", told, flags=re.M)
    return {parts[i + 1]: joined(parts[i + 2].split("\n\n")[0].split(
        "\nbeware:")[0]) for i in range(1, len(parts), 3)}


def shown(d, buyer, terminal):
    """Format by format the verdict of a decision."""
    workload, profile = d["id"].split("/")
    page = text_of(f"workloads/{workload}.html")
    opens = f'id="{d["id"].replace("/", "-").replace(".", "-")}">'
    verdict = re.match(r'\s*<p class="verdict">(.*?)(?:</p>|\n)', page.partition(
        opens)[2], re.S)
    yield "page", joined(verdict[1]) if verdict else ""
    lines = text_of(f"workloads/{workload}.md").partition(
        f"\n## {buyer}\n")[2].partition("\n## ")[0].split("\n")
    said = [x[2:].replace(".**", ".", 1) for x in lines if re.match(
        r"\*\*.*\.\*\*(?: |$)", x)]
    yield "Markdown", joined(re.sub(r"\\(.)", r"\1", said[0])) if said else ""
    yield "rank", terminal[workload].get(buyer, "")
    sheet = Book(os.path.join(site, "data", f"{workload}-{profile}.xlsx")
                 ).sheets["Approval"]
    yield "workbook", joined(sheet["A6"].value)


def notices(d, text, *known):
    """The fields of an order whose change the reading of its verdict sees."""
    for field in SAID:
        value = d["order"].get(field)
        if value is None:
            continue
        other = {**d["order"], field: value * 1.5 + 1 if isinstance(
            value, (int, float)) else value[1:] if isinstance(
                value, list) else WRONG.get(field, "x/x")}
        reader = Reader({**d, "order": other}, *known)
        try:
            reader.read(text)
        except (KeyError, IndexError):
            reader.faults.append(field)
        yield field, bool(reader.faults)


def main():
    decisions = [d for d in json.loads(text_of("data/decisions.json"))[
        "decisions"] if "order" in d]
    guide = read_guide(os.path.join(site, "data", "guide.json"))
    of_guide = {d["id"]: d for d in guide["decisions"]}
    names = {r["id"].split("/", 1)[1]: r["name"] for r in json.loads(text_of(
        "data/catalogue.json"))["records"] if r["verb"] in ("accelerator",
                                                            "slice")}
    terminal = {w: ranked(w) for w in {d["id"].split("/")[0]
                                       for d in decisions}}
    apart, faults, titles = [], [], collections.defaultdict(set)
    unseen, seen = [], collections.Counter()
    for d in decisions:
        workload, profile = d["id"].split("/")
        told = dict(shown(d, guide["profiles"][profile]["name"], terminal))
        apart += [f"{d['id']}: {who} says {text[:200]!r}, the page "
                  f"{told['page'][:200]!r}" for who, text in told.items()
                  if not text or text != told["page"]]
        known = of_guide[d["id"]]["ranked"], guide["workloads"][workload], \
            names
        reader = Reader(d, *known)
        reader.read(told["page"])
        for field, noticed in notices(d, told["page"], *known):
            seen[field] += noticed
            owned = field == "offer" and d["order"]["tenure"] == "own"
            if field in ALWAYS and not noticed and not owned:
                unseen.append(f"{d['id']}: another {field}")
        faults += reader.faults
        for what, kind, name, title in reader.titles:
            titles[what, kind, name].add(title)
    report("page, Markdown, terminal and workbook say one verdict", apart,
           len(decisions) > 99)
    report("each thing that a verdict says is a field of its order, and each "
           "field is said", faults, len(decisions) > 99)
    report("another value of any field would be noticed", unseen + [
        f"{field} never" for field in SAID if not seen[field]],
        len(decisions) > 99)
    report("a limit and what sets the time have one name", [
        f"{k}: {sorted(v)}" for k, v in titles.items() if len(v) > 1] + [
        f"{k}: memory is {v}" for k, v in titles.items()
        if k[0] == "limit" and k[2] == "memory" and
        v != {"memory of one accelerator"}], len(titles) > 9)


main()
