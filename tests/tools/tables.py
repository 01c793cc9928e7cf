"""tables.py SITE: each cell of a workload's tables is a field of its order.

Of every decision the line among the picks, the pick beside its alternatives,
and the accelerators that fit, best first: what stands in each cell is the field
of decisions.json, rounded as people round, and "-" where it has no meaning;
where decisions.json names no more, the answer of guide.json.  A heading that
nobody reads is a fault, and so is an accelerator of which nothing is said.
"""
import csv
import html
import json
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from published import read_guide  # noqa: E402
from report import report  # noqa: E402
from said import (SELLERS, SECONDS, from_whom, pays, plain, says,  # noqa: E402
                  written)

NONE = "\N{EN DASH}"
TITLES = {
    "few_cases": "few measured runs", "split_unrecorded": "split not on record",
    "mixer_unrecorded": "no run of such layers",
    "format_unrecorded": "format not on record", "confidence": "weak facts",
    "best_offer": "one offer decides", "price_age": "an old price",
    "moves_on": "such offers move on",
    "below_median": "far below like offers",
    "supply": "more than any supply on record",
    "idle_commitment": "the commitment is mostly idle",
    "limits_unsure": "a limit may be missed",
    "rivals_near": "too close to call", "next_is_near": "the next choice is close"}
RUNS = ("finetune", "pretrain", "vision_train", "diffusion_train")
# A kind's own rate or share, by heading: the row of its chain.
ROWS = {
    "Longest mean wait of jobs": "longest_wait",
    "Share of the time paid that is used": "use",
    "Seconds of sound/s of a copy": "audio_per_s",
    "Tokens per second": "tokens_per_s", "Images per second": "images_per_s",
    "Images/s of a group": "images_per_s", "Videos/s of a group":
    "images_per_s", "Images/s of a copy": "images_per_s",
    "Texts/s of a copy": "texts_per_s", "Payback time": "payback_time",
    "Break-even utilization": "break_even_utilization"}
UNITS = {**SECONDS, "month": 730 * 3600, "1/s": 1, "": 1, "USD": 1}
site = sys.argv[1]
with open(os.path.join(site, "data", "offers.csv"), newline="",
          encoding="utf-8") as offers:
    PRICES = {o["id"]: float(o["price [USD/h]"])
              for o in csv.DictReader(offers) if o["price [USD/h]"]}


def text(markup):
    return re.sub(r"\s+", " ", html.unescape(
        re.sub("<[^>]*>", "", markup))).strip()


def tables(page):
    """Of each table its id, caption, and the rows of its cells."""
    for table in re.findall(r"<table\b.*?</table>", page, re.S):
        name = re.match(r'<table id="([^"]*)"', table)
        caption = re.search(r"<caption>(.*?)<thead>", table, re.S)
        rows = [[text(c) for c in re.split(r"<t[hd]\b[^>]*>", re.split(
            r"</?(?:thead|tbody|table)\b", row)[0])[1:]]
            for row in table.split("<tr>")[1:]]
        yield (name[1] if name else "", text(caption[1]) if caption else "",
               [r for r in rows if r])


def amount(said, value):
    """A number or money, where there is one."""
    if not re.search(r"\d", said):
        return False
    return pays(said, value) if said[0] == "$" else says(said, value)


def says_or_none(said, right, means):
    """Said where it has a meaning, and then right."""
    return said == NONE if not means else said != NONE and right(said)


def money(field):
    return lambda said, o, a: says_or_none(
        said, lambda s: pays(s, o[field]), o.get(field, 0) > 0)


def grade(said, o, a):
    why = "; ".join(TITLES[r] for r in o["grade_reasons"])
    return said == o["grade"] + (": " + why if why else "")


def hourly(usd, o):
    return usd if o["tenure"] == "buy" else usd * 3600


def like_offers(said, o, a):
    like = o.get("like_offers", {"low": 0, "high": 0})
    per = "" if o["tenure"] == "buy" else "/h"
    return says_or_none(said, lambda s: all(
        t.endswith(per) and pays(t.removesuffix(per), hourly(usd, o))
        for t, usd in zip(s.split(" to "), (like["low"], like["high"]),
                          strict=True)), like["low"] < like["high"])


def price_seen(said, o, a):
    per = "" if o["tenure"] == "buy" else "/h"
    usd, _, day = said.partition(", ")
    return says_or_none(said, lambda s: day == o["price_date"] and
                        usd.endswith(per) and pays(
                            usd.removesuffix(per), hourly(o["price"], o)),
                        "price" in o)


def runs_on(said, o, a):
    words = [said_as(o[k]) for k, said_as in (("format", written), (
        "stack", str)) if k in o]
    shown = said.split(", ") if said != NONE else []
    return len(shown) == len(words) and all(
        plain(s).startswith(plain(w)) for s, w in zip(shown, words))


def sold_as(said, o, a):
    units, each = o.get("units", 1), o.get("sold_together", 1)
    return said == (NONE if each <= 1 else f"{units:,.0f} {o['sold_as']}" + (
        "s" if units > 1 else "") + f" of {each:.0f}" + (
            f", {o['idle_accelerators']:.0f} idle" if
            o["idle_accelerators"] else ""))


def busy(field, unit):
    return lambda said, o, a: amount(
        said.removesuffix(unit), o["busy"][field] / UNITS[unit.strip()])


def evidence(said, o, a):
    return said == (f"{o['evidence']}: {o['evidence_why']}"
                    if "evidence" in o else NONE)


def left_out(said, o, a):
    """Who else sells it, that this buyer does not buy from."""
    out = o.get("left_out")
    if not out:
        return said == NONE
    got = re.fullmatch(r"(\d+) sellers?, the cheapest (.+) at \$([\d.,]+)/h",
                       said)
    return got and int(got[1]) == out["sellers"] and \
        got[2] == SELLERS[out["offer"].split("/")[0]] and \
        says(got[3], out["low"] * 3600, 3)


CARD = {
    "Evidence for the price": evidence,
    "Left out by this buyer's rule of sellers": left_out,
    "From": lambda s, o, a: re.fullmatch(from_whom(o), s),
    "Sold as": sold_as,
    "Format, stack": runs_on,
    "Upfront": money("usd_upfront"),
    "Per month": money("usd_per_month"),
    "For the run": money("usd_run"),
    "Total over the horizon": money("usd_total"),
    "Time to the first token under load, 95th percentile":
        busy("ttft_p95", " s"),
    "Time per output token under load, 95th percentile":
        busy("tpot_p95", " ms"),
    "Memory in use": lambda s, o, a: says_or_none(s, lambda s: says(
        s.removesuffix("%"), 100 * o["memory_share"], 2),
        "memory_share" in o),
    "Price per GPU, seen": price_seen,
    "Like offers, range": like_offers,
    "Grade": grade}
COUNTED = {
    "GPUs": "accelerators", "Copies": "copies",
    "GPUs per copy": "accelerators_per_copy"}
TIMES = ("Time of a batch", "Time of the run")
LATENCIES = {"Time per output token": "tpot_p95",
             "Time to first token": "ttft_p95"}


def in_units(value, unit):
    return lambda said: amount(said, value / UNITS[unit])


def fits_cell(head, said, o, a, first):
    """Is a cell of those that fit right?  None where nobody knows it; o has
    what decisions.json says, and nothing where it names no more."""
    name, unit = re.fullmatch(r"(.*?)(?: (USD/h|USD|1/s|us|ms|s|h|days|month))?",
                              head).groups()
    unit = unit or ""
    if name == "Accelerator":
        return not o or said == o["accelerator_name"]
    if name in COUNTED:
        want = o[COUNTED[name]] if o else a["count"] if \
            name == "GPUs per copy" else a[COUNTED[name]]
        return said == f"{want:,.0f}"
    if name == "Format":
        return said == written(a["format"]) == written(
            o.get("format", a["format"]))
    if name.startswith("Cost ") or name == "Break-even use a month":
        return all(amount(said, value / UNITS[unit]) for value in (
            a["objective"], o.get("objective_value", a["objective"])))
    if name == "Times the pick":
        return amount(said, a["objective"] / first["objective"])
    if name in LATENCIES:
        field = LATENCIES[name].split("_")[0] + "_judged"
        return in_units(a["figures"][field], unit)(said) and (
            not o or in_units(o["busy"][LATENCIES[name]], unit)(said))
    if name in TIMES:
        return in_units(a["time"], unit)(said)
    if name in ROWS:
        value = a["figures"][ROWS[name]]
        return amount(said.rstrip("%"), 100 * value) if "%" in said else \
            in_units(value, unit)(said)
    if name == "From":
        owned = a["offer"].startswith("own/")
        return re.fullmatch(from_whom({
            "offer": a["offer"], "tenure": "rent" if not owned else
            "extend" if "+" in a["offer"] else "own"}) + (
                "; the rest rented from [^;]+" if "/purchase" in a["offer"]
                and a["figures"].get("all_rented", 0) > 0 and
                a["usd_per_month"] > 0 else ""), said)
    if name == "Price per GPU":
        price = PRICES.get(a["offer"])
        if price and o.get("tenure", "rent") in ("rent", "commit"):
            return pays(said, price) and (
                not o or pays(said, 3600 * o["price"]))
        if "/purchase" in a["offer"]:
            return said == NONE
        # What is owned has the price of the hours that it is used in.
        return says_or_none(said, lambda s: pays(
            s, 3600 * a["figures"]["usd_per_h"] / a["accelerators"]),
            "usd_per_h" in a["figures"])
    if name == "Time set by":
        return said == a.get("bound", NONE)
    if name == "Headroom":
        return amount(said.rstrip("%"), 100 * a["headroom"])
    if name == "Pareto":
        return said == ("yes" if a["front"] else NONE)
    if name == "Grade":
        known = o.get("grade", a["grade"])
        return known == a["grade"] and said == (
            NONE if known == "clear" else known)
    return None


def read_fitting(name, rows, d, ranked):
    """The accelerators that fit: those that decisions.json names, then those
    of guide.json alone."""
    orders = [d["order"]] + d["alternatives"]
    heads = rows[0]
    if len(rows) - 1 != len(ranked):
        yield f"{name}: {len(rows) - 1} rows, {len(ranked)} fit"
    for i, row in enumerate(rows[1:]):
        o = orders[i] if i < len(orders) else {}
        if o and o["candidate"] != ranked[i]["id"]:
            yield f"{name}: {o['candidate']} is not {ranked[i]['id']}"
        for head, said in zip(heads, row, strict=True):
            if head == "Rank":
                right = said == str(i + 1)
            elif head in ("Score", "Tightest limit"):
                continue
            else:
                right = fits_cell(head, said, o, ranked[i], ranked[0])
            if not right:
                yield f"{name}, {i + 1}: {head} says {said}"


def read_card(name, rows, d):
    """The pick beside its alternatives: the first ones, in their order."""
    orders = [d["order"]] + d["alternatives"]
    titles = rows[0][1:]
    for i, title in enumerate(titles):
        o = orders[i]
        want = f"{o['accelerators']:,.0f} × {o['accelerator_name']}"
        if title != ("" if i else "Pick: ") + want:
            yield f"{name}: {title}, not {want}"
    for head, *cells in rows[1:]:
        if head == "Reason to choose it":
            continue
        for said, o in zip(cells, orders):
            if head not in CARD or not CARD[head](said, o, None):
                yield f"{name}: {head} says {said}"


def read_pick(name, row, d):
    o = d["order"]
    for head, said in row.items():
        if head == "Buyer":
            continue
        if head == "Pick":
            right = said.startswith(
                f"{o['accelerators']:,.0f} × {o['accelerator_name']}") and (
                    "format" not in o or f"({written(o['format'])}" in said)
        elif head == "Price seen":
            right = said == o.get("price_date", NONE)
        elif head == "Grade":
            right = said == o["grade"]
        elif head.startswith(("Cost", "Break-even")):
            right = amount(said, o["objective_value"] / UNITS[
                head.rpartition(" ")[2]])
        else:
            right = head in CARD and CARD[head](said, o, None)
        if not right:
            yield f"{name}: {head} says {said}"


def read_rejected(rows, d, ranked, accelerators):
    """Whatever does not fit is named, with the reason."""
    left = {name for row in rows[1:] for name in re.split(", ", row[0])}
    gone = accelerators - left - {row[1] for row in ranked[1:]}
    if gone:
        yield f"{d['id']}: nothing is said of {sorted(gone)}"
    if len(left) != d["rejected"]:
        yield f"{d['id']}: {len(left)} are rejected, not {d['rejected']}"
    if any(len(row[-1]) < 10 for row in rows[1:]):
        yield f"{d['id']}: a reject has no reason"


def read_page(page, decisions, ranked, names, accelerators):
    """Faults, and how many tables were read."""
    faults, looked, fitting = [], 0, []
    for name, caption, rows in tables(page):
        if name == "picks":
            looked += 1
            for row in rows[1:]:
                d = decisions[names[row[0]]]
                faults += read_pick(d["id"] + ", picks",
                                    dict(zip(rows[0], row)), d)
        elif name.startswith("card-"):
            looked += 1
            d = decisions[name.removeprefix("card-")]
            faults += read_card(d["id"], rows, d)
        elif name.endswith("-ranked"):
            looked += 1
            d = decisions[names[caption.rpartition(": ")[0].rpartition(
                ", ")[2]]]
            faults += read_fitting(d["id"], rows, d, ranked[d["id"]])
            fitting = rows
        elif caption.endswith(": what does not fit, nearest first"):
            looked += 1
            faults += read_rejected(rows, d, fitting, accelerators)
    return faults, looked


def main():
    with open(os.path.join(site, "data", "decisions.json"),
              encoding="utf-8") as f:
        small = json.load(f)["decisions"]
    guide = read_guide(os.path.join(site, "data", "guide.json"))
    names = {p["name"]: i for i, p in guide["profiles"].items()}
    ranked = {d["id"]: d["ranked"] for d in guide["decisions"]}
    with open(os.path.join(site, "data", "catalogue.csv"), newline="",
              encoding="utf-8") as f:
        accelerators = {r["text"] for r in csv.DictReader(f)
                        if r["field"] == "name" and
                        r["id"].startswith("accelerator/")}
    of = {}
    for d in small:
        workload, profile = d["id"].split("/")
        if "order" in d:
            of.setdefault(workload, {})[profile] = d
    faults, looked = [], 0
    for workload, decisions in of.items():
        path = os.path.join(site, "workloads", workload + ".html")
        with open(path, encoding="utf-8") as f:
            more, read = read_page(f.read(), decisions, ranked, names,
                                   accelerators)
        if read != 1 + 3 * len(decisions):
            faults.append(f"{workload}: {read} tables of "
                          f"{len(decisions)} decisions")
        faults += more
        looked += read
    report("each cell of a decision's tables is its field", faults, looked)


if __name__ == "__main__":
    main()
