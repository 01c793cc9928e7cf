"""figures.py RIDGELINE SITE SEED [HOW-MANY]: figures drawn from pages of every
kind, beside what the engine says when it is asked anew.

A figure is a cell of a published table, or a number in a sentence.  Decisions
are asked with rank, memory with predict and fit; facts and prices that a page
cites are those of data/catalogue.json and data/offers.json, which no template
writes.  Equal means equal as printed: half of the last digit is all that may
lie between.
"""
import collections
import csv
import html
import io
import json
import math
import pathlib
import random
import re
import statistics
import subprocess
import sys

from report import report

ridgeline, site = sys.argv[1], pathlib.Path(sys.argv[2])
draw = random.Random(sys.argv[3])
wanted = int(sys.argv[4] or 400) if len(sys.argv) > 4 else 400

UNITS = {"": 1, "1": 1, "USD": 1, "%": 0.01, "s": 1, "ms": 1e-3, "min": 60,
         "h": 3600, "day": 86400, "days": 86400, "week": 604800,
         "weeks": 604800, "month": 2628000, "months": 2628000,
         "year": 31536000, "years": 31536000,
         "GiB": 2**30, "GB": 1e9, "GB/s": 1e9, "TB/s": 1e12, "W": 1,
         "TFLOP/s": 1e12, "USD/h": 1 / 3600, "USD/month": 1 / 2628000,
         "kWh": 3.6e6, "kg": 1000, "percent": 0.01}
NUMBER = re.compile(r"-?\$?-?\d[\d,]*(?:\.\d+)?")
MULTIPLE = {"k": 1e3, "M": 1e6, "B": 1e9}
METHODS = {"Training of all weights, AdamW": ("full", "bf16"),
           "LoRA on 16-bit weights": ("lora", "bf16"),
           "QLoRA on 4-bit weights": ("qlora", "nf4_dq"),
           "Inference, 16 bits": (None, "bf16"),
           "Inference, 8 bits": (None, "int8"),
           "Inference, 4 bits": (None, "int4_g128")}
BITS = {16: "Inference, 16 bits", 8: "Inference, 8 bits",
        4: "Inference, 4 bits"}


def printed(text, digits=3):
    """The first number of a text, and what its last digit stands for; of a
    whole number at least so many digits are meant."""
    found = NUMBER.search(text)
    if not found:
        return None
    plain = found[0].replace("$", "").replace(",", "")
    tail = text[found.end():]
    multiple = MULTIPLE.get(tail[:1], 1)
    if power := re.match(r"e(-?\d+)", tail):
        multiple = 10.0 ** int(power[1])
    if "." in plain:
        last = 10 ** -len(plain.split(".")[1])
    else:
        whole = plain.lstrip("-")
        zeros = len(whole) - len(whole.rstrip("0"))
        last = 10 ** min(zeros, max(len(whole) - digits, 0))
    return float(plain) * multiple, last * multiple


def equal(text, value, digits=3, slack=1e-6):
    number = printed(text, digits)
    return number is not None and value is not None and \
        abs(number[0] - value) <= 0.5 * number[1] * (1 + slack) + 1e-12


def words(fragment):
    fragment = re.sub(r"<sup>.*?</sup>", "", fragment)
    return " ".join(html.unescape(re.sub(r"<[^>]*>", "", fragment)).split())


class Table:
    def __init__(self, text):
        head = re.search(r"<thead><tr>(.*?)(?:<tbody>|</thead>)", text, re.S)[1]
        cells = [c for c in re.split(r"<th[^>]*>", head)[1:]]
        self.units = [words(m[1]) if (m := re.search(
            r"<small>(.*?)</small>", c)) else "" for c in cells]
        self.titles = [words(re.sub(r"<small>.*?</small>", "", c))
                       for c in cells]
        body = text[text.index("<tbody>"):]
        self.rows, self.links = [], []
        for row in re.split(r"<tr[^>]*>", body)[1:]:
            parts = re.split(r"<t[dh][^>]*>", row)[1:]
            self.rows.append([words(p) for p in parts])
            self.links.append([m[1] if (m := re.match(
                r'\s*<a href="([^"]*)"', p)) else None for p in parts])

    def at(self, title):
        for i, t in enumerate(self.titles):
            if t.startswith(title):
                return i
        return None


class Page:
    def __init__(self, name):
        self.name = name
        self.text = (site / name).read_text(encoding="utf-8").replace(
            "\xa0", " ")

    def table(self, name):
        m = re.search(r'<table id="%s".*?</table>' % re.escape(name),
                      self.text, re.S)
        return Table(m[0]) if m else None

    def tables(self, pattern):
        return [(m[1], Table(m[0])) for m in re.finditer(
            r'<table id="(%s)".*?</table>' % pattern, self.text, re.S)]


def load(name):
    return json.loads((site / "data" / name).read_text())


records = {r["id"]: r for r in load("catalogue.json")["records"]}
fields = {i: {f["id"]: f.get("value", f.get("text")) for f in r["fields"]}
          for i, r in records.items()}
offers = load("offers.json")["offers"]
offer_of = {o["id"]: o for o in offers}


def named(verb):
    """Ids of records of a verb by their names."""
    return {r["name"]: i.split("/", 1)[1] for i, r in records.items()
            if r["verb"] == verb}


accelerators, profiles, models, workloads = map(
    named, ("accelerator", "profile", "model", "workload"))
asked = collections.Counter()
known = {}


def ask(*args):
    asked[args[0]] += 1
    done = subprocess.run([ridgeline, *args, "-q"], capture_output=True,
                          text=True, check=False)
    if done.returncode or not done.stdout:
        sys.exit("ridgeline %s: %d: %s" % (" ".join(args), done.returncode,
                                           done.stderr[-300:]))
    return done.stdout


def decision(workload, profile):
    key = workload, profile
    if key not in known:
        found = json.loads(ask("rank", workload, "--profile", profile,
                               "--format", "json"))["decisions"]
        known[key] = found[0] if found else None
    return known[key]


def answers(workload, profile):
    return {a["accelerator"]: a for a in decision(workload, profile)["ranked"]}


def step(answer, name):
    for key, value in answer["figures"].items():
        if key.endswith("/" + name):
            return value
    return None


cases, predicted = [], {}


def case(**cells):
    """A case that predict is asked, all of them at once; its value later."""
    name = "c%d" % len(cases)
    cases.append({"id": name, "split": "train", "group": "x/a", "trust": "A",
                  "value": 1, **cells})
    return lambda: predicted[name]


def size_case(title, model, quantity="memory_bytes_per_accelerator", **more):
    method, form = METHODS[title]
    cells = {"model": model, "weight_format": form, "quantity": quantity,
             "memory_basis": "device"}
    if method:
        cells.update(kind="finetune", method=method, seq_len=4096,
                     micro_batch=1, optimizer="adamw", recompute="full",
                     param_scheme="master")
    else:
        cells.update(kind="serve", input_len=3840, output_len=256)
    return case(**cells, **more)


def run_cases():
    columns = list(dict.fromkeys(k for c in cases for k in c))
    path = site.parent / ("figures-%s.csv" % site.name)
    with open(path, "w", newline="", encoding="utf-8") as f:
        writer = csv.DictWriter(f, columns, lineterminator="\n")
        writer.writeheader()
        writer.writerows(cases)
    for row in csv.DictReader(io.StringIO(ask("predict", str(path)))):
        predicted[row["id"]] = float(row["predicted"] or "nan")
    path.unlink()


def cache_of(model, tokens):
    """GiB of keys and values in 16 bits, from the dimensions alone."""
    m = fields["model/" + model]
    if "kv_lora_rank" in m:
        width = m["kv_lora_rank"] + m["qk_rope_dim"]
    else:
        width = 2 * m["kv_heads"] * m["head_dim"]
    near = m.get("window_layers", m["layers"] if "window" in m else 0)
    kept = (m["layers"] - near) * tokens + near * min(
        m.get("window", tokens), tokens)
    return 2 * width * kept / 2**30


def some(rows, most):
    """Rows drawn, for each asks the engine for a decision."""
    most *= math.ceil(wanted / 400)
    return draw.sample(rows, min(len(rows), most))


def in_unit(value, unit, text=""):
    """A value in base units as a cell with that unit, or with one behind its
    number, has it."""
    if value is None:
        return None
    if not unit:
        tail = NUMBER.split(text, 1)[1].strip() if NUMBER.search(text) else ""
        unit = tail.split(" ")[0] if tail.split(" ")[0] in UNITS else ""
    return value / UNITS.get(unit, 1)


# Each kind of page: a function that yields (page, where, printed, value), the
# value a number or a function that has it once the cases were run.

def of_ranked(page, workload, profile, table):
    key = table.at("Accelerator")
    for row in table.rows:
        a = accelerators.get(row[key])
        answer = answers(workload, profile).get(a)
        if not answer:
            yield page.name, "%s ranks %s" % (profile, row[key]), "1", None
            continue
        first = decision(workload, profile)["ranked"][0]
        for title, value in (
                ("GPUs", answer["accelerators"]), ("Copies", answer["copies"]),
                ("Cost", answer["objective"]), ("Headroom", answer["headroom"]),
                ("Times the pick", answer["objective"] / first["objective"]
                 if first["objective"] else None),
                ("Time per", answer["time"])):
            at = table.at(title)
            if at is not None and value is not None and row[at] not in "–":
                yield page.name, "%s, %s: %s" % (profile, row[key], title), \
                    row[at], in_unit(value, table.units[at], row[at])


def workload_pages(name):
    page, workload = Page(name), pathlib.Path(name).stem
    for table_id, table in some(page.tables(r"[\w.-]*-ranked"), 2):
        profile = table_id[len(workload) + 1:-len("-ranked")]
        if decision(workload, profile)["kind"] not in ("own", "cluster"):
            yield from of_ranked(page, workload, profile, table)
    yield from epochs(page, workload)


def epochs(page, workload):
    """One pass over the data, and how many the run is; of each buyer in turn."""
    for m in re.finditer(r'<h2 id="([^"]*)">(?:(?!<h2).)*?an epoch, costs '
                         r'(\$[\d.,]+[kM]?) on\s+[^.]*?\. The run is ([\d.]+) '
                         r'epochs', page.text, re.S):
        first = decision(workload, m[1])["ranked"][0]
        each = step(first, "usd_per_epoch")
        yield page.name, m[1] + ", an epoch", m[2], each
        yield page.name, m[1] + ", epochs", m[3], \
            step(first, "usd_per_job") / each


def decision_pages(name):
    page = Page(name)
    workload, profile = pathlib.Path(name).parts[-2:]
    profile = profile[:-5]
    d = decision(workload, profile)
    if not d["ranked"]:
        return
    table = page.table("ranges-" + profile)
    for row in table.rows if table else []:
        title = row[0].lower()
        value = d["ranked"][0]["objective"] if title.startswith("cost") else \
            d["ranked"][0]["time"] if title.startswith("time") else None
        if value is not None:
            yield name, row[0], row[1], in_unit(value, "", row[1])
    for table_id, table in page.tables(r"memory-[\w.-]*"):
        a = table_id[len("memory-"):]
        if "accelerator/" + a not in records:
            continue
        fit = json.loads(ask("fit", workload, a, "--profile", profile,
                             "--format", "json"))[0]
        items = {i["title"]: i["bytes"] for i in fit["items"]}
        for row in table.rows:
            if row[0] in items:
                yield name, "memory of " + row[0], row[1], \
                    items[row[0]] / 2**30


def accelerator_pages(name):
    page, a = Page(name), pathlib.Path(name).stem
    table = page.table("standings")
    for row in some(table.rows, 3) if table else []:
        workload, profile = workloads.get(row[0]), profiles[row[1]]
        d = decision(workload, profile)
        answer = answers(workload, profile).get(a)
        yield name, "of, " + row[0], row[3], len(d["ranked"])
        if answer and d["ranked"][0]["objective"] > 0 and row[4] != "–":
            yield name, "times the pick, " + row[0], row[4], \
                answer["objective"] / d["ranked"][0]["objective"]
    for m in re.finditer(r"[Ii]n (16|8|4) bits at most <a href=\"[^\"]*/models/"
                         r"([^\"]*)\.html\">[^<]*</a>, ([\d.,]+) billion",
                         page.text):
        yield name, "%s bits, billions" % m[1], m[3], \
            fields["model/" + m[2]]["parameters"] / 1e9
        yield name, "%s bits fits %s" % (m[1], m[2]), "1", size_case(
            BITS[int(m[1])], m[2], "fits", accelerator=a, count=1, tp=1)
    m = re.search(r'Beside <a href="[^"]*/models/([^"]*)\.html">[^<]*</a> in '
                  r'16 bits\s+it holds\s+([\d,]+) request', page.text)
    if m:
        n = int(m[2].replace(",", ""))
        yield name, "%d requests fit" % n, "1", size_case(
            BITS[16], m[1], "fits", accelerator=a, count=1, tp=1, batch=n)
        yield name, "%d requests do not" % (n + 1), "0", size_case(
            BITS[16], m[1], "fits", accelerator=a, count=1, tp=1, batch=n + 1)
    for table_id, column in (("offers", "Price"), ("purchases", "Price")):
        table = page.table(table_id)
        for row in table.rows if table else []:
            at = table.at(column)
            yield name, table_id + " " + row[0], row[at], offer_near(
                a, row, table, at)


def offer_near(a, row, table, at):
    """The price of the offer that a row names by its date, tier and SKU."""
    date, sku = row[table.at("Seen")], row[table.at("SKU")]
    region = row[table.at("Region")].strip("–")
    tier = row[table.at("Tier")].replace(" ", "_") if table.at("Tier") \
        else "purchase"
    count = row[table.at("Sold together") or table.at("GPUs per sale")]
    found = [o["value"] / UNITS[table.units[at]] for o in offers
             if o["accelerator"] == a and o["date"] == date and
             o["sku"] == sku and o["tier"].replace("_1_year", "") and
             o["tier"].startswith(tier.split("_")[0]) and
             (o.get("region") or "") == region and str(o["count"]) == count]
    for value in found:
        if equal(row[at], value):
            return value
    return found[0] if found else None


def model_pages(name):
    page, m = Page(name), pathlib.Path(name).stem
    context = re.search(r"The whole context of ([\d,]+) tokens takes ([\d.,]+) "
                        r"GiB\s+a\s+request", page.text)
    if context:
        yield name, "cache of %s tokens" % context[1], context[2], \
            cache_of(m, int(context[1].replace(",", "")))
    table = page.table("runs")
    for row in table.rows if table else []:
        a = accelerators.get(row[0])
        counts = {}
        for bits, column in ((16, 1), (8, 2), (4, 3)):
            number = printed(row[column])
            if not number:
                continue
            n = counts[bits] = int(number[0])
            yield name, "%s, %d bits on %d" % (row[0], bits, n), "1", \
                size_case(BITS[bits], m, "fits", accelerator=a, count=n, tp=n)
            if n > 1:
                yield name, "%s, %d bits on %d" % (row[0], bits, n // 2), \
                    "0", size_case(BITS[bits], m, "fits", accelerator=a,
                                   count=n // 2, tp=n // 2)
        if counts and printed(row[4]):
            least = min(counts.values())
            bits = max(b for b, n in counts.items() if n == least)
            cell = size_case(BITS[bits], m, "itl_s", accelerator=a,
                             count=least, tp=least, batch=1)
            cases[-1].pop("memory_basis")
            yield name, row[0] + ", time per token", (row[4], 2), \
                lambda c=cell: c() * 1e3


def compared(name, row, pair):
    """What two cards have beside each other, and for a dollar an hour."""
    fact = {"Memory": ("memory", 1e9), "Memory bandwidth": (
        "memory_bandwidth", 1e12), "Bandwidth": ("memory_bandwidth", 1e12),
        "Power": ("power", 1)}
    field, unit = fact.get(row[0].split(" for each")[0], (None, 1))
    if not field:
        return
    both = [fields["accelerator/" + i][field] for i in (pair[1], pair[2])]
    if " for each dollar" in row[0]:
        for at, i in enumerate((1, 2)):
            rents = [o["value"] * 3600 for o in offers if o["accelerator"] ==
                     pair[i] and o["tier"] == "on_demand"]
            both[at] /= unit * statistics.median(rents)
            yield name, row[0], row[i], both[at]
    yield name, row[0] + ", ratio", row[3], both[1] / both[0]


def compare_pages(name):
    page = Page(name)
    table = page.table("workloads")
    pair = re.search(r"All their data: <a href=\"[^\"]*/([^/\"]*)\.html\">.*?"
                     r"<a href=\"[^\"]*/([^/\"]*)\.html\">", page.text, re.S)
    for row in some(table.rows, 6) if table else []:
        both = answers(workloads[row[0]], profiles[row[1]])
        x, y = both.get(pair[1]), both.get(pair[2])
        if not x or not y:
            yield name, row[0], row[3], None
            continue
        yield name, "cost, " + row[0], row[3], y["objective"] / x["objective"]
        if row[4] != "–" and x["time"]:
            yield name, "time, " + row[0], row[4], y["time"] / x["time"]
    table = page.table("data")
    for row in table.rows:
        yield from compared(name, row, pair)
        for i in (1, 2):
            prices = sorted(o["value"] * 3600 for o in offers
                            if o["accelerator"] == pair[i] and
                            o["tier"] == "on_demand")
            if not prices or not row[0].startswith("Rent on demand"):
                continue
            n = len(prices)
            value = {"lowest": prices[0], "highest": prices[-1], "median":
                     (prices[(n - 1) // 2] + prices[n // 2]) / 2}[
                         row[0].split(", ")[1]]
            yield name, row[0], row[i], value


def by_memory(name):
    table = Page(name).table("sizes")
    low, small, most, large = (table.titles.index("Memory: from"),) * 4
    small, most, large = low + 1, low + 2, low + 3
    for row in table.rows:
        for at, of in ((low, small), (most, large)):
            cell = size_case(row[0], models[row[of]])
            yield name, "%s, %s" % (row[0], row[of]), row[at], \
                lambda c=cell: c() / 2**30
    yield from jobs(Page(name).table("jobs"))


def questions(name):
    page = Page(name)
    for m in re.finditer(r"<strong><a href=\"models/([^\"]*)\.html\">"
                         r"[^<]*</a>:</strong>\s*all weights ([\d,.]+) GiB; "
                         r"LoRA ([\d,.]+) GiB; QLoRA ([\d,.]+) GiB",
                         page.text):
        for text, title in zip(m.groups()[1:], METHODS):
            cell = size_case(title, m[1])
            yield name, "%s, %s" % (m[1], title), text, \
                lambda c=cell: c() / 2**30
    m = re.search(r"<a href=\"models/([^\"]*)\.html\">[^<]*</a> with one "
                  r"request of\s+4,096 tokens takes ([\d,.]+) GiB with 16-bit "
                  r"weights,\s*([\d,.]+) GiB with 8-bit and ([\d,.]+) GiB",
                  page.text)
    for text, bits in zip(m.groups()[1:], (16, 8, 4)) if m else []:
        cell = size_case(BITS[bits], m[1])
        yield name, "%s in %d bits" % (m[1], bits), text, \
            lambda c=cell: c() / 2**30


def days(date):
    y, m, d = map(int, date.split("-"))
    y -= m < 3
    return 365 * y + y // 4 - y // 100 + y // 400 + (153 * (
        m + (-3 if m > 2 else 9)) + 2) // 5 + d


def aging(name):
    table = Page(name).table("worth-table")
    used, seen = table.at("Used"), table.at("Used, seen")
    for row in table.rows:
        fact = fields["accelerator/" + accelerators[row[0]]]
        yield name, "list price, " + row[0], row[table.at("List price")], \
            fact["list_price"]
        if not printed(row[used]):
            continue
        price = min(o["value"] for o in offers if o["accelerator"] ==
                    accelerators[row[0]] and o["tier"] == "purchase" and
                    o["date"] == row[seen] and o["value"] < 1e9 and
                    o.get("condition", "new") != "new")
        age = (days(row[seen]) - days(fact["launched"])) / 365
        yield name, "used, " + row[0], row[used], price
        yield name, "age, " + row[0], (row[table.at("Age")], 2), age
        if printed(row[table.at("Kept")]):
            yield name, "kept, " + row[0], (row[table.at("Kept")], 2), \
                100 * (price / fact["list_price"]) ** (1 / age)


def rent_or_buy(name):
    page = Page(name)
    steps = {"Owned, at": "owned_price",
             "Rented, at": "rent_paid",
             "Break-even per month": "break_even_hours",
             "Break-even utilization": "break_even_utilization",
             "Payback": "payback_time", "Gain": "net_present_value",
             "Capital less": "cost_capital", "Space,": "cost_fixed",
             "Energy": "cost_running", "Owned, total": "cost_owned",
             "Rented": "cost_rented"}
    for table_id, table in page.tables(r"(?:break-even|cost)-[a-z-]*"):
        profile = table_id.split("-", 2 if table_id[0] == "b" else 1)[-1]
        if "profile/" + profile not in records or not table.rows:
            continue
        for row in table.rows:
            answer = answers("rent-or-buy", profile)[accelerators[row[0]]]
            if table.at("Price") is not None:
                yield name, "%s, %s: price" % (profile, row[0]), \
                    row[table.at("Price")], offer_of[answer["offer"]]["value"]
            for title, name_of_step in steps.items():
                at = table.at(title)
                if at is None or not printed(row[at]) or title == "Rented" \
                        and table.titles[at] != title:
                    continue
                value = in_unit(step(answer, name_of_step), table.units[at])
                if row[at].endswith("%"):
                    value *= 100
                yield name, "%s, %s: %s" % (profile, row[0], title), \
                    row[at], value
    yield from pool(name)


def prices(name):
    page = Page(name)
    for table_id in ("prices", "purchases"):
        table = page.table(table_id)
        at = table.at("Price")
        for row in table.rows:
            yield name, table_id + " " + row[0], row[at], offer_near(
                accelerators[row[0]], row, table, at)


def profile_pages(name):
    profile, table = pathlib.Path(name).stem, Page(name).table("decisions")
    for row in some(table.rows, 6) if table else []:
        d = decision(workloads[row[0]], profile)
        if not d["ranked"]:
            continue
        first = d["ranked"][0]
        for title, value in (("Cost", first["objective"]),
                             ("Time", first["time"]),
                             ("Headroom", first["headroom"]),
                             ("Accelerators that fit", len(d["ranked"]))):
            cell = row[table.at(title)]
            if printed(cell) and d["kind"] not in ("cluster",):
                yield name, "%s: %s" % (row[0], title), cell, \
                    in_unit(value, "", cell)


def home(name):
    table = Page(name).table("picks")
    for row in some(table.rows, 20):
        first = decision(workloads[row[3]], profiles[row[2]])["ranked"][:1]
        m = re.match(r"([\d,]+) × (.*?), (\$[\d.,kM]+) "
                     r"(a month|at once|the run)", row[4])
        if not first or not m or decision(workloads[row[3]], profiles[
                row[2]])["kind"] == "cluster":
            continue
        yield name, "GPUs, " + row[3], m[1], first[0]["accelerators"]
        value = first[0]["usd_per_month"] if m[4] == "a month" else \
            step(first[0], "usd_at_once") if m[4] == "at once" else \
            first[0].get("usd_attributed")
        yield name, "%s, %s" % (m[4], row[3]), m[3], value


def winners(name):
    for _, table in Page(name).tables(r"winners-[a-z_]*"):
        at = table.at("Cost per") or table.at("Cost")
        for row in some(table.rows, 3) if at is not None else []:
            d = decision(workloads[row[0]], profiles[row[1]])
            if d["kind"] in ("own", "cluster") or not printed(row[at]):
                continue
            yield name, row[0] + ", cost", row[at], in_unit(
                d["ranked"][0]["objective"], table.units[at])
            if len(d["ranked"]) > 1 and printed(row[table.at("Times")]):
                yield name, row[0] + ", next", row[table.at("Times")], \
                    d["ranked"][1]["objective"] / d["ranked"][0]["objective"]


def energy(name):
    """What explain prints has three digits: a tenth of the last one more may
    lie between."""
    table = Page(name).table("energy")
    homes = [f["household"] for f in fields.values() if "household" in f]
    for row in some(table.rows, 12):
        workload, profile = workloads[row[0]], profiles[row[1]]
        first = decision(workload, profile)["ranked"][0]
        said = ask("explain", workload, first["accelerator"], "--profile",
                   profile)
        for title, key in (("Energy", "energy"), ("CO2", "co2")):
            at = table.at(title)
            m = re.search(r"^  %s +([\d,.]+[kMB]?)(?: (\w+))?" % key, said,
                          re.M)
            value = printed(m[1])[0] * (UNITS.get(m[2]) or {
                "MWh": 3.6e9, "GWh": 3.6e12, "J": 1}.get(m[2], 1))
            yield name, row[0] + ", " + key, (row[at], 2, 0.1), \
                in_unit(value, table.units[at])
            if key == "energy" and homes and printed(row[table.at("US")]):
                yield name, row[0] + ", homes", (row[table.at("US")], 2, 0.1), \
                    value / homes[0]


def images(name):
    page = Page(name)
    for table_id in ("diffusion_infer", "diffusion_train"):
        table = page.table(table_id)
        for row in some(table.rows, 8) if table else []:
            first = decision(workloads[row[0]], profiles[row[1]])["ranked"][0]
            yield name, row[0] + ", cost", row[table.at("Cost")], \
                first["objective"]


def calculators(name):
    page = Page(name)
    m = re.search(r'as "([^"<]*?)" buys it', html.unescape(page.text))
    card = re.search(r'id="break-even-rent-or-buy".*?It opens with '
                     r'<a href="accelerators/([^"]*)\.html">', page.text, re.S)
    answer = answers("rent-or-buy", profiles[m[1]])[card[1]]
    steps = {"Monthly capital less resale": "annuity", "Rent": "rent_paid",
             "Space, people and upkeep": "fixed",
             "Energy at work, cooling included": "running",
             "Break-even utilization": "break_even_utilization",
             "Break-even use": "break_even_hours", "Payback": "payback_time",
             "Purchase with its share of the machine": "capital",
             "Hours of use a month": "hours_used", "Saved": "saving"}
    for _, table in page.tables(r"(?:break-even|payback)(?:-\d)?"):
        for row in table.rows:
            if row[0] in steps:
                yield name, row[0], row[1], step(answer, steps[row[0]]) / \
                    UNITS[row[2]]


def facilities(name):
    """Of places of one's own the cheapest and the greenest kilowatt-hour."""
    own = [f for i, f in fields.items()
           if i.startswith("facility/") and "providers" not in f]
    for pattern, field, scale in (
            (r"energy costs least in .*?:\s*(\$[\d.]+)", "tariff", 3.6e6),
            (r"least CO2 in\s+.*?:\s*([\d.]+) g/kWh", "carbon", 3.6e6)):
        m = re.search(pattern, Page(name).text, re.S)
        yield name, field + " at the GPU", m[1], min(
            f[field] * f["pue"] for f in own if field in f) * scale


def links(name):
    table = Page(name).table("networks")
    hosts = named("host")
    for row in table.rows:
        host = fields["host/" + hosts[row[0]]]
        at = table.at("For each GPU")
        yield name, "network of " + row[0], row[at], \
            host["network_bandwidth"] / host["count"] / UNITS[table.units[at]]
    table = Page(name).table("links")
    for row in table.rows:
        like = [f for i, f in fields.items() if i.startswith("accelerator/")
                and f.get("link", "PCIe alone") == row[0]
                and f["architecture"] == row[1] and "pcie_bandwidth" in f]
        if like and printed(row[table.at("Times")]):
            yield name, "times PCIe, %s %s" % tuple(row[:2]), (
                row[table.at("Times")], 2), max(
                    f["link_bandwidth"] for f in like) / max(
                    f["pcie_bandwidth"] for f in like)


def comparisons(name):
    table = Page(name).table("pairs")
    for row in table.rows:
        x, y = (fields["accelerator/" + accelerators[n]] for n in row[1:3])
        for at, field in ((3, "memory"), (4, "memory_bandwidth")):
            yield name, "%s, %s" % (row[0], field), row[at], \
                y[field] / x[field]


def jobs(table):
    """Memory of a copy, the least and the most over all that are ranked."""
    for row in some(table.rows, 8):
        workload, found = workloads[row[0]], []
        for profile in fields["workload/" + workload]["profiles"].split(", "):
            d = decision(workload, profile)
            found += [step(a, "memory_needed") * a["count"]
                      for a in d["ranked"] if step(a, "memory_needed")]
        for title, value in (("Memory: from", min(found)), ("To", max(found))):
            yield "by-memory.html", "%s, %s" % (row[0], title), \
                row[table.at(title)], value / 2**30


def peak(fact, form):
    """Of a processor cores, clock and the work of a cycle; of an accelerator
    as stated."""
    return fact["cores"] * fact["clock_base"] * fact["core_work." + form] \
        if "core_work." + form in fact else fact["vector." + form]


def processors(name):
    page, cpus = Page(name), named("processor")
    stack = fields["calibration/serve-default"]
    facts = {n: fields["processor/" + i] for n, i in cpus.items()}
    facts.update((n, fields["accelerator/" + i])
                 for n, i in accelerators.items())

    def product(fact, n):
        share = fact.get("matrix_efficiency", stack["compute_efficiency"])
        return max(2 * n**3 / (peak(fact, "fp32") * share), 3 * n * n * 4 /
                   fact["memory_bandwidth"]) + ("matrix_efficiency" not in fact
                                                ) * stack["launch_time"]

    table = page.table("products")
    for row in table.rows:
        n, times = int(row[0].replace(",", "")), {}
        for at, title in enumerate(table.titles[1:], 1):
            if title in facts:
                times[title] = value = product(facts[title], n)
            elif title == "Copies included":
                card = facts[table.titles[at - 1]]
                copied = value = product(card, n) + 3 * n * n * 4 / \
                    card["pcie_bandwidth"]
            else:
                of = times[re.search(r"over (.*?)</span>", page.text[
                    page.text.index('<table id="products"'):])[1]]
                value = of / (copied if "copies" in title else times[
                    table.titles[len(cpus) + 1]])
            yield name, "%s of %d rows" % (title, n), row[at], \
                value / UNITS[table.units[at]]
    table = page.table("tokens")
    for row in table.rows:
        yield name, "tokens of " + row[0], row[2], \
            facts[row[0]]["memory_bandwidth"] / (8e9 * 4.5 / 8)


def renting(name):
    table = Page(name).table("hours")
    for row in table.rows:
        share = printed(row[0])[0] / 100
        for at, value in enumerate((24 * share, 730 * share, 8760 * share,
                                    1 / share), 1):
            yield name, "%s, %s" % (row[0], table.titles[at]), row[at], value


def pool(name):
    """What a pool costs that needs from base to peak at any time."""
    page = Page(name)
    profile = re.search(r'<table id="pool".*?<caption>(.*?): cost of the pool',
                        page.text, re.S)
    asks, table = fields["workload/rent-or-buy"], page.table("pool")
    base, most = asks["base"], asks["peak"]
    for row in table.rows if table else []:
        a = answers("rent-or-buy", profiles[words(profile[1])])[
            accelerators[row[0]]]
        fixed, energy, rent = (step(a, x) for x in (
            "fixed_of_owned", "running", "rent_paid"))
        owned = step(a, "pool_owned")

        def cost(have):
            beside = max(base - have, 0) + (most - max(have, base)) ** 2 / (
                2 * (most - base))
            return have * fixed + ((base + most) / 2 - beside) * energy + \
                beside * rent
        yield name, "to own, " + row[0], row[1], owned
        for at, have in ((2, owned), (3, 0), (4, most)):
            yield name, "%s, %s" % (table.titles[at], row[0]), row[at], \
                cost(have) * 2628000


def facts_of(verb, columns):
    def pages(name):
        names = named(verb)
        table = Page(name).table(verb + "s")
        for row in table.rows:
            fact = fields["%s/%s" % (verb, names[row[0]])]
            for title, field, scale in columns:
                at = table.at(title)
                if printed(row[at]) and field in fact:
                    yield name, "%s, %s" % (row[0], title), (row[at], 4), \
                        fact[field] / scale
    return pages


KINDS = {
    "decision": ("workloads/*/*.html", decision_pages, 12),
    "workload": ("workloads/*.html", workload_pages, 8),
    "accelerator": ("accelerators/*.html", accelerator_pages, 6),
    "model": ("models/*.html", model_pages, 8),
    "comparison": ("compare/*.html", compare_pages, 3),
    "profile": ("profiles/*.html", profile_pages, 2),
    "by-memory": ("by-memory.html", by_memory, 1),
    "questions": ("faq.html", questions, 1),
    "aging": ("aging.html", aging, 1),
    "rent-or-buy": ("rent-or-buy.html", rent_or_buy, 1),
    "prices": ("prices.html", prices, 1),
    "home": ("index.html", home, 1),
    "winners": ("winners.html", winners, 1),
    "topic": ("training-or-inference.html", energy, 1),
    "images": ("images.html", images, 1),
    "calculators": ("calculators.html", calculators, 1),
    "accelerators": ("accelerators.html", facts_of("accelerator", (
        ("Memory", "memory", 2**30), ("Memory bandwidth", "memory_bandwidth",
                                      1e9), ("Power", "power", 1))), 1),
    "facilities": ("facilities.html", facilities, 1),
    "links": ("links.html", links, 1),
    "comparisons": ("compare.html", comparisons, 1),
    "processors": ("processors.html", processors, 1),
    "renting": ("renting.html", renting, 1),
    "models": ("models.html", facts_of("model", (
        ("Parameters", "parameters", 1e9), ("Layers", "layers", 1),
        ("Longest context", "max_context", 1))), 1),
}


def main():
    drawn = {}
    for kind, (pattern, figures, pages) in KINDS.items():
        pages *= math.ceil(wanted / 400)
        names = sorted(str(p.relative_to(site)) for p in site.glob(pattern))
        found = []
        for name in draw.sample(names, len(names)):
            some = list(figures(name))
            pages -= bool(some)
            found += some
            if not pages:
                break
        drawn[kind] = found
    rest = wanted
    chosen = {}
    for n, kind in enumerate(sorted(drawn, key=lambda k: len(drawn[k]))):
        # What a small kind lacks the larger ones have.
        share = math.ceil(rest / (len(drawn) - n))
        chosen[kind] = draw.sample(drawn[kind], min(share, len(drawn[kind])))
        rest -= len(chosen[kind])
    run_cases()
    for kind, figures in chosen.items():
        faults = []
        for page, where, text, value in figures:
            text, *how = text if isinstance(text, tuple) else (text,)
            value = value() if callable(value) else value
            if not equal(text, value, *how):
                faults.append("%s: %s: %s, and the engine says %s" % (
                    page, where, text, value))
        report("%s: %d figures are the engine's" % (kind, len(figures)),
               faults, figures)
    total = sum(map(len, chosen.values()))
    report("400 figures or more were drawn",
           [] if total >= 400 else ["%d" % total])
    print("# %d figures of %d kinds by %s; asked %s" % (
        total, len(chosen), sys.argv[3], ", ".join(
            "%s %d times" % x for x in sorted(asked.items()))))


main()
