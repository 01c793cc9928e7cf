"""damage.py PROGRAM GUIDE FOLDER: merge, predict and calibrate fed damage.

Every damage is a file of its own.  Prints "ok NAME" or "not ok NAME: why" for
each sort of it.
"""
import csv
import io
import json
import math
import os
import random
import subprocess
import sys

program, guide, folder = sys.argv[1:]
random.seed(7)
CRASHED = "stopped by a fault"
BAD = ["-1", "0", "1e308", "1e999", "-1e999", "NaN", "inf", "1.5", "0x10",
       "", " ", "x", "true", "1,5", "'", "\u202e", "9" * 400, "1e-320"]
JSON = [-1, 0, 1.5, 1e308, 9e15, 2 ** 31, 2 ** 32, 2 ** 63, None, True, "1",
        "", [], {}, [1], {"a": 1}, "x" * 5000]


def run(*words):
    return subprocess.run([program, "-C", guide, *words], timeout=60,
                          capture_output=True, text=True, errors="replace")


def write(name, data):
    path = os.path.join(folder, name)
    with open(path, "wb") as file:
        file.write(data if isinstance(data, bytes) else data.encode(
            "utf-8", "surrogatepass"))
    return path


def sound(ran):
    """What is wrong with how a run ended, or None."""
    if ran.returncode not in (0, 1, 2):
        return f"status {ran.returncode}"
    if CRASHED in ran.stderr or "Sanitizer" in ran.stderr:
        return ran.stderr[-300:]
    if ran.returncode and "error" not in ran.stderr:
        return f"status {ran.returncode} without a message"
    return None


def report(name, faults, runs, refused):
    if faults:
        print(f"not ok {name}: {faults[0]}")
    elif not refused or not runs:
        print(f"not ok {name}: {refused} of {runs} refused")
    else:
        print(f"ok {name}")
    print(f"# {name}: {runs} runs, {refused} refused")


def lines_of_shard():
    ran = run("rank", "chat", "--shard", "1/1")
    return ran.stdout.strip().split("\n")


def spots(value, path=()):
    """Every place in a value, from the outside in."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from spots(value[key], path + (key,))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from spots(item, path + (i,))


def put(value, path, new):
    if not path:
        return new
    copy = json.loads(json.dumps(value))
    at = copy
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = new
    return copy


def shards():
    """Each place of each line with other values; and the text, cut."""
    lines = lines_of_shard()
    for i, line in enumerate(lines[:3]):
        value = json.loads(line)
        for path in spots(value):
            for new in random.sample(JSON, 3):
                bad = list(lines)
                bad[i] = json.dumps(put(value, path, new))
                yield "\n".join(bad) + "\n"
    text = "\n".join(lines) + "\n"
    for n in range(0, len(text), len(text) // 12):
        yield text[:n]
    for n in range(0, len(text), len(text) // 12):
        yield text[:n] + "\0\xff\x1bLua" + text[n + 5:]
    yield b"\x7fELF" + bytes(range(256)) * 8
    yield text.encode("utf-16")
    yield text + text
    yield "[" * 100000


def merge():
    want = run("rank", "chat").stdout
    faults, runs, refused = [], 0, 0
    for data in shards():
        path = write("part", data)
        ran = run("merge", path)
        why = sound(ran)
        runs += 1
        refused += ran.returncode != 0
        if why:
            faults.append(why)
        # What is not refused says as much as the sweep, or fewer candidates.
        elif not ran.returncode and not ran.stdout:
            faults.append("nothing is printed")
    path = write("part", "\n".join(lines_of_shard()) + "\n")
    if run("merge", path).stdout != want:
        faults.append("what is sound is not read as it was")
    report("merge", faults, runs, refused)


def cases():
    with open("tests/predict/cases.csv", newline="") as file:
        rows = list(csv.reader(file))
    for c, column in enumerate(rows[0]):
        for bad in random.sample(BAD, 2):
            out = io.StringIO()
            copy = [list(row) for row in rows]
            for row in copy[1:]:
                if c < len(row):
                    row[c] = bad
            csv.writer(out, lineterminator="\n").writerows(copy)
            yield out.getvalue()
    text = "\n".join(",".join(row) for row in rows) + "\n"
    for n in range(0, len(text), len(text) // 8):
        yield text[:n]
    yield text.replace(",", ";")
    yield text.replace("\n", "\r")
    yield text.encode("utf-16")
    yield b"\x7fELF" + bytes(range(256)) * 8
    yield "id,kind,quantity,value\n" + '"' * 9999
    yield ",".join(rows[0] * 2) + "\n"


def predictions(out):
    """What is wrong with what predict printed, or None."""
    for row in csv.DictReader(io.StringIO(out)):
        if row["status"] != "ok":
            if not row["reason"]:
                return f"{row['id']} says not why"
            continue
        value = float(row["predicted"])
        if not (math.isfinite(value) and value > 0):
            return f"{row['id']} is predicted {row['predicted']}"
    return None


def measured(command):
    faults, runs, refused = [], 0, 0
    for data in cases():
        ran = run(command, write("cases.csv", data))
        why = sound(ran) or (command == "predict" and predictions(ran.stdout))
        runs += 1
        refused += ran.returncode != 0
        if why:
            faults.append(why)
    report(command, faults, runs, refused)


def odd_files():
    """Files that are none, each said as what it is."""
    pipe = os.path.join(folder, "pipe")
    os.mkfifo(pipe)
    faults, runs, refused = [], 0, 0
    for path in (pipe, folder, "/dev/zero", "/dev/null",
                 os.path.join(folder, "nothing"), "/dev/full"):
        for words in (["merge"], ["predict"], ["calibrate"],
                      ["import", "model"], ["diff", path],
                      ["import", "prices", "--feed", "plain"]):
            ran = run(*words, path)
            why = sound(ran)
            runs += 1
            refused += ran.returncode != 0
            if why:
                faults.append(f"{' '.join(words)} {path}: {why}")
    report("no files", faults, runs, refused)


merge()
measured("predict")
measured("calibrate")
odd_files()
