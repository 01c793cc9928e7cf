"""winners.py PROGRAM GUIDE: adds what cannot be better, and looks again.

The guide is the small one; a file of specs or prices is added each time, by a
seed, and every decision must name the accelerator, the count and the cost that
it named before.
"""
import csv
import io
import os
import random
import subprocess
import sys

program, guide = sys.argv[1:]
SPECS = os.path.join(guide, "specs")
HEAD = ("date,provider,sku,accelerator,count,region,tier,unit,price,currency,"
        "source\n")
WORKLOADS = ["chat", "train"]


def rank(workload):
    ran = subprocess.run([program, "-q", "-C", guide, "rank", workload,
                          "--format", "csv"], capture_output=True, text=True)
    if ran.returncode:
        sys.exit(f"not ok rank {workload}: {ran.stderr[-500:]}")
    return list(csv.DictReader(io.StringIO(ran.stdout)))


def workloads():
    with open(os.path.join(SPECS, "guide.lua")) as file:
        return [line.split('"')[1] for line in file
                if line.startswith("workload ")]


def winners(names):
    """Of each decision: what wins, at which cost, and how many answer."""
    best = {}
    for name in names:
        for row in rank(name):
            key = name + "/" + row["profile"]
            if row["rank"] == "1":
                best[key] = (row["accelerator"], row["count"],
                             row["objective_value"])
    return best


def add(name, text):
    path = os.path.join(SPECS, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as file:
        file.write(text)
    return path


def prices():
    folder = os.path.join(SPECS, "prices")
    rows = []
    for name in sorted(os.listdir(folder)):
        if name.endswith(".csv"):
            with open(os.path.join(folder, name)) as file:
                rows += list(csv.DictReader(file))
    return rows


def offers(by, seed, count):
    """Offers as those of the guide, at so many times their price."""
    pick = random.Random(seed)
    text = HEAD
    for n in range(count):
        row = pick.choice(prices())
        seller = pick.choice(["aaa", "mmm", "zzz"])
        price = float(row["price"]) * (by if isinstance(by, (int, float))
                                       else pick.uniform(*by))
        text += (f"2026-01-03,{seller}{n},s{n},{row['accelerator']},"
                 f"{row['count']},r{n},{row['tier']},{row['unit']},"
                 f"{price:.9f},USD,made-up-prices\n")
    return {"prices/zoo-2026-01-03.csv": text}


def record(text, verb, old):
    start = text.index(f'{verb} "{old}"')
    return text[start:text.index("\n}\n", start) + 3]


def unused():
    """Records of every kind that is here, under names nobody asks for."""
    with open(os.path.join(SPECS, "guide.lua")) as file:
        text = file.read()
    more = ""
    for n in range(40):
        for verb, old in (("accelerator", "gamma"), ("model", "toy"),
                          ("facility", "room"), ("source", "made-up")):
            more += record(text, verb, old).replace(
                f'{verb} "{old}"', f'{verb} "unused-{verb}-{n}"', 1)
    return {"unused.lua": more}


def others(name):
    """The same workload under other names, before and after it."""
    with open(os.path.join(SPECS, "guide.lua")) as file:
        text = file.read()
    one = record(text, "workload", name)
    return {"others.lua": "".join(
        one.replace(f'workload "{name}"', f'workload "{new}"', 1)
        for n in range(10) for new in (f"aa-{n}", f"zz-{n}"))}


def caches(count):
    """A workload that may keep its cache in wider formats, its own the last."""
    with open(os.path.join(SPECS, "guide.lua")) as file:
        one = record(file.read(), "workload", "chat")
    wide = "".join(f'format "wide{n}" {{ name = "Wide {n}", assume "wide" '
                   f'{{ bits = {17 + n} * bit }} }}\n' for n in range(count))
    listed = "".join(f'"wide{n}", ' for n in range(count)) + '"bf16"'
    return {"caches.lua": wide + one.replace('"chat"', '"cached"', 1).replace(
        "input_len", f"kv_format = {{ {listed} }},\n  input_len", 1)}


def with_files(names, files):
    paths = [add(path, text) for path, text in files.items()]
    after = winners(names)
    for path in paths:
        os.remove(path)
    return after


def check(name, before, names, files):
    after = with_files(names, files)
    for key, was in before.items():
        if after.get(key) != was:
            print(f"not ok {name}: {key} was {was}, is {after.get(key)}")
            return
    print(f"ok {name}")


names = workloads()
before = winners(names)
if len(before) < len(names):
    print(f"not ok decisions: {len(before)} of {len(names)} workloads")
if with_files(names, offers((0.6, 0.9), 9, 60)) == before:
    print("not ok a cheaper offer: nobody takes it")
for seed, count in ((1, 10), (2, 120), (3, 400)):
    check(f"{count} dearer offers", before, names,
          offers((1.05, 4), seed, count))
check("offers of the same price", before, names, offers(1, 4, 60))
check("records that nothing uses", before, names, unused())
cached = with_files(["cached"], caches(80))
for key, was in before.items():
    if key.startswith("chat/") and cached.get("cached" + key[4:]) != was:
        print(f"not ok wider caches: {key} was {was}, is "
              f"{cached.get('cached' + key[4:])}")
print("ok wider caches")
for name in names:
    check(f"workloads beside {name}", before, names, others(name))
