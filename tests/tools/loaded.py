"""loaded.py RIDGELINE CASES.csv FOLDER: times under load beside measurements.

Published runs at a stated rate of requests, as workloads of a guide of their
own: the same network, stack, accelerators and lengths, at that rate.  What an
order says of its times under load is held against what was measured.
"""
import csv
import json
import os
import re
import statistics
import subprocess
import sys

RATE = re.compile(r"QPS (\d+)")
# Of each figure: the case's quantity, the order's row, and the most that the
# median and nine in ten of the errors may be.
FIGURES = {
    "TPOT under load": ("itl_s", "tpot_judged", 0.08, 0.15),
    "TTFT under load": ("ttft_s", "ttft_judged", 0.15, 0.30),
}

PROFILE = '''use "reference"

profile "bench" {
  name = "Bench",
  summary = "Takes the fastest of what is rented.",
  hours_per_month = 730 * h,
  policy = "fastest",
  tiers = { "on_demand", "spot" },
}
'''

WORKLOAD = '''
workload "%(id)s" {
  name = "%(id)s",
  summary = "%(rate)d requests a second.",
  kind = "serve",
  profiles = { "bench" },
  model = "%(model)s",
  accelerators = { "%(accelerator)s" },
  max_count = %(count)s,
  stages = 1,
  software = { "%(stack)s" },
  weight_formats = { "%(weight_format)s" },
  input_len = %(input_len)s,
  output_len = %(output_len)s,
  request_rate = %(rate)d / s,
  concurrency = 256,
  percentile = 50 * percent,
}
'''


def settings(path):
    """Rows that state a rate, as workloads: id -> (row, measured)."""
    found = {}
    with open(path, newline="", encoding="utf-8") as f:
        for row in csv.DictReader(f):
            rate = RATE.search(row["note"])
            if not rate or row["quantity"] not in ("itl_s", "ttft_s"):
                continue
            name = "-".join(row[k] for k in (
                "model", "accelerator", "input_len", "output_len"))
            name += "-" + rate[1]
            row["id"], row["rate"] = name, int(rate[1])
            row["stack"] = row["software"].split(" +")[0].lower()
            found.setdefault(name, (row, {}))[1][row["quantity"]] = float(
                row["value"])
    return found


def write(folder, found):
    os.makedirs(os.path.join(folder, "specs"), exist_ok=True)
    with open(os.path.join(folder, "specs", "loaded.lua"), "w",
              encoding="utf-8") as f:
        f.write(PROFILE)
        for row, _ in found.values():
            f.write(WORKLOAD % row)
    os.makedirs(os.path.join(folder, "site"), exist_ok=True)
    with open(os.path.join(folder, "site", "site.lua"), "w",
              encoding="utf-8") as f:
        f.write('site { title = "Loads" }\n')


def ask(program, folder, name):
    out = subprocess.run([program, "-C", folder, "rank", name, "--format",
                          "json"], capture_output=True, text=True, check=False)
    if out.returncode:
        sys.exit(f"{name}: {out.stderr.strip().splitlines()[-1]}")
    ranked = json.loads(out.stdout)["decisions"][0]["ranked"]
    return ranked[0] if ranked else None


def compare(program, folder, found):
    """Of each figure the errors, and what could not be compared."""
    errors, left = {name: {} for name in FIGURES}, []
    for name, (row, measured) in sorted(found.items()):
        answer = ask(program, folder, name)
        if not answer or answer["count"] != int(row["count"]) or \
                answer["copies"] != 1:
            left.append(name)
            continue
        rows = {step.rsplit("/", 1)[-1]: value
                for step, value in answer["figures"].items()}
        for figure, (quantity, at, _, _) in FIGURES.items():
            if quantity in measured:
                errors[figure][name] = rows[at] / measured[quantity] - 1
    return errors, left


def judge(figure, errors):
    _, _, median, most = FIGURES[figure]
    size = sorted(abs(e) for e in errors.values())
    middle, high = statistics.median(size), size[int(0.9 * (len(size) - 1))]
    print(f"{figure}: {len(size)} settings, error median {middle:.0%}, "
          f"nine in ten below {high:.0%}", file=sys.stderr)
    for name, e in errors.items():
        print(f"  {e:+.0%} {name}", file=sys.stderr)
    title = f"{figure} is near what was measured"
    if len(size) < 8:
        print(f"not ok {title}: {len(size)} settings alone")
    elif middle > median or high > most:
        print(f"not ok {title}: {middle:.0%}, nine in ten {high:.0%}")
    else:
        print(f"ok {title}")


def main(program, cases, folder):
    found = settings(cases)
    write(folder, found)
    errors, left = compare(program, folder, found)
    for figure in FIGURES:
        judge(figure, errors[figure])
    name = "published loads fit one copy, as they did"
    print(f"not ok {name}: {left}" if left else f"ok {name}")


main(*sys.argv[1:])
