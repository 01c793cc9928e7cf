#!/usr/bin/env python3
"""missing_keys.py PROGRAM CONFIG...: what a config.json lacks is told by the
key that files of its family have, at a line of the object that lacks it.

Each file is read without any of its numbers, lists and patterns; what the
program then asks for must be a key that stood in the file.  Of networks with
recurrent layers each key is left out alone, too: what they have follows from
which layers there are."""
import json
import pathlib
import re
import subprocess
import sys

NEEDS = re.compile(r"^-:(\d+): error: .* needs (\S+)")
RECURRENT = re.compile(r"mamba|linear_|conv_kernel|state_size|time_step")


def keys(value):
    """All keys of a tree."""
    if isinstance(value, dict):
        return set(value).union(*(keys(v) for v in value.values()))
    return set()


def bare(value):
    """The same tree without numbers, lists and patterns."""
    def stays(key, v):
        return isinstance(v, (str, bool, dict)) and "pattern" not in key
    return {k: bare(v) if isinstance(v, dict) else v
            for k, v in value.items() if stays(k, v)}


def without(value, key):
    """The same tree without a key, wherever it stands."""
    return {k: without(v, key) if isinstance(v, dict) else v
            for k, v in value.items() if k != key}


def asked(program, tree):
    """The keys that the program asks for, each with its line's own text."""
    text = "\n\n\n" + json.dumps(tree, indent=1)
    said = subprocess.run([program, "import", "model", "-", "--id", "x"],
                          input=text, capture_output=True, text=True).stderr
    lines = text.splitlines()
    for m in filter(None, map(NEEDS.match, said.splitlines())):
        yield m[2], lines[int(m[1]) - 1]


def main():
    program, *files = sys.argv[1:]
    count, faults = 0, []
    for name in files:
        whole = json.loads(pathlib.Path(name).read_text())
        had = keys(whole)
        trees = [bare(whole)]
        if any(map(RECURRENT.search, had)):
            trees += [without(whole, key) for key in sorted(had)]
        for tree in trees:
            for key, line in asked(program, tree):
                count += 1
                if key not in had:
                    faults.append(f"{name}: asks for {key}, which it never had")
                elif "model_type" not in line and not line.endswith("{"):
                    faults.append(f"{name}: {key} is told at: {line}")
    if count < 300:
        faults.append(f"only {count} fields were asked for")
    print("\n".join(faults) or "all are told")


main()
