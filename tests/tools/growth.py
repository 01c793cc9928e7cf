"""growth.py PROGRAM GUIDE FOLDER: what ten and a hundred times as much takes.

The small guide with N, 10 N and 100 N of one thing, for each that a guide grows
by.  Prints "growth_<thing>_<times> seconds s" of processor time, and the
exponent between the last two, which is 1 where the work is linear; ends with
status 1 above 1.35.
"""
import glob
import math
import os
import resource
import shutil
import subprocess
import sys

program, guide, folder = sys.argv[1:]
HEAD = ("date,provider,sku,accelerator,count,region,tier,unit,price,currency,"
        "source\n")
with open(os.path.join(guide, "specs/guide.lua")) as file:
    SPEC = file.read()
with open("tests/predict/cases.csv") as file:
    CASES = file.read().strip().split("\n")


def record(verb, old, new):
    start = SPEC.index(f'{verb} "{old}"')
    text = SPEC[start:SPEC.index("\n}\n", start) + 3]
    return text.replace(f'{verb} "{old}"', f'{verb} "{new}"', 1)


def specs(n):
    return {"more.lua": "".join(record("model", "toy", f"m{i}")
                                for i in range(n))}, ["rank", "chat"]


def prices(n):
    rows = "".join(
        f"2026-01-03,p{i % 50},s{i},alpha,1,r{i},on_demand,accelerator_hour,"
        f"{3 + i % 97 / 100},USD,made-up-prices\n" for i in range(n))
    return {"prices/more-2026-01-03.csv": HEAD + rows}, ["rank", "chat"]


def workloads(n):
    return {"more.lua": "".join(record("workload", "chat", f"w{i}")
                                for i in range(n))}, ["check"]


def claims(n):
    return {"more.lua": "".join(
        f'claim "c{i}" {{\n  says = "Alpha has 80 GiB.", topic = "memory",\n'
        f'  subject = "alpha", quantity = "memory", basis = "fact",\n'
        f'  test = "accelerator \'alpha\'.memory",\n'
        f'  cite("made-up", "p. {i}") {{ stated = "80 GiB" }},\n}}\n'
        for i in range(n))}, ["check", "--claims"]


def cases(n):
    rows = [CASES[1 + i % (len(CASES) - 1)] for i in range(n)]
    path = os.path.join(folder, "cases.csv")
    with open(path, "w") as file:
        file.write("\n".join([CASES[0]] + rows) + "\n")
    return {}, ["predict", path]


def seconds(words, place):
    """Processor time of the quickest of three runs."""
    best = None
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        ran = subprocess.run([program, "-q", "-j", "1", "-C", place, *words],
                             capture_output=True, text=True, errors="replace")
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if ran.returncode not in (0, 1, 3):
            sys.exit(f"growth: {words}: {ran.stderr[-400:]}")
        took = after.ru_utime - before.ru_utime
        best = took if best is None else min(best, took)
    return best


def take(make, n):
    place = os.path.join(folder, "grown")
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(guide, place)
    shutil.copytree("templates", os.path.join(place, "templates"))
    for name in glob.glob("site/*.css") + glob.glob("site/*.js"):
        shutil.copy(name, os.path.join(place, "site"))
    files, words = make(n)
    for name, text in files.items():
        with open(os.path.join(place, "specs", name), "w") as file:
            file.write(text)
    return seconds(words, place)


def main():
    steep = 0
    for make, base in ((specs, 40), (prices, 200), (workloads, 4),
                       (claims, 40), (cases, 60)):
        took = [take(make, base * times) for times in (1, 10, 100)]
        for times, s in zip((1, 10, 100), took):
            print(f"growth_{make.__name__}_{base * times} {s:.3f} s")
        power = math.log10(max(took[2], 1e-3) / max(took[1], 1e-3))
        print(f"growth_{make.__name__}_power {power:.2f} 1", flush=True)
        steep += power > 1.35
    return steep > 0


sys.exit(main())
