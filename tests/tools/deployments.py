"""Asks the engine what published deployments answer, and writes answered.lua.

Arguments: program, guide of questions, deployments.lua, the file to write.
Prints a line for each thing that is wrong, else how many agree.
"""
import csv
import io
import re
import subprocess
import sys

FIRST = 3


def deployments(path):
    """id -> accelerators that the source names, and whether a reason is given."""
    text = open(path).read()
    found = {}
    for one in re.split(r"^(?=deployment )", text, flags=re.M)[1:]:
        name = re.match(r'deployment "([^"]+)"', one).group(1)
        listed = re.search(r"accelerators = \{([^}]*)\}", one).group(1)
        found[name] = (re.findall(r'"([^"]+)"', listed),
                       bool(re.search(r"^  why = ", one, re.M)))
    return found


def ask(program, guide, name):
    """The accelerators of all answers, best first, each with how many."""
    done = subprocess.run([program, "rank", "-C", guide, name, "--format",
                           "csv", "-q"], capture_output=True, text=True)
    if done.returncode:
        return None
    return [(row["accelerator"], row["accelerators"])
            for row in csv.DictReader(io.StringIO(done.stdout))
            if row["status"] == "answer"]


def place_of(answers, named):
    for i, (accelerator, _) in enumerate(answers):
        if accelerator in named:
            return i + 1
    return 0


def record(name, answers, place):
    lines = ['answered "%s" {' % name]
    if answers:
        lines.append("  first = {")
        lines += ['    "%s",' % a for a, _ in answers[:FIRST]]
        lines.append("  },")
    lines.append("  answers = %d," % len(answers))
    if place:
        lines.append("  place = %d," % place)
        lines.append("  accelerators = %s," % answers[place - 1][1])
    return "\n".join(lines) + "\n}\n"


def main(program, guide, path, out):
    agree, wrong, records = 0, [], []
    known = deployments(path)
    for name, (named, why) in sorted(known.items()):
        answers = ask(program, guide, name)
        if answers is None:
            wrong.append("%s: tests/deployments does not ask it" % name)
            continue
        place = place_of(answers, named)
        agrees = 0 < place <= FIRST
        agree += agrees
        if not agrees and not why:
            wrong.append("%s: is not among the first three, and no why says "
                         "so" % name)
        records.append(record(name, answers, place))
    with open(out, "w") as f:
        f.write("-- Made by tests/check/deployments.sh from what the engine "
                "answers.\n\n" + "\n".join(records))
    print("\n".join(wrong) if wrong else "%d of %d" % (agree, len(known)))


main(*sys.argv[1:])
