"""what_if.py BOOKS SAMPLE SEED: edits workbooks and asks the engine the same.

For each workbook named in BOOKS ("all" or "WORKLOAD-PROFILE,...") of the site
$SITE: SAMPLE of its editable inputs (0: all), each made less and more, two at
once, and rents beside a purchase all dearer, are changed in one that
LibreOffice holds open, and the program
$RIDGELINE ranks with the same --set.  Winner, cost, verdict and the limits of
every candidate that both name must agree, or the workbook must ask for a new
search, which it may not for what follows at once.
"""
import csv
import io
import os
import random
import re
import subprocess
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from office import Office  # noqa: E402
from xlsx import Book, column, difference, split  # noqa: E402

RTOL = 1e-9
# What a price, the hours, a tariff, a budget or a horizon never asks for.
EXACT = ("price", "purchase", "hours_per_month", "utilization", "tariff",
         "budget_per_month", "budget_per_job", "budget_at_once", "horizon")


# What a sample may not miss: hours, from which shares of use follow, what is
# asked of a server, and budgets.
ALWAYS = {"hours_per_month": 0.6, "pool": 0.6, "request_rate": 0.6,
          "concurrency": 0.5, "budget_per_job": 0.6}
# A budget that leaves out the first choice, by what is paid for it.
BUDGETS = {"budget_per_month": "A month", "budget_at_once": "Paid at once"}


class Input:
    def __init__(self, row):
        self.id = row["id"].value
        self.cell = f"{row['columns']['value']}{row['row']}"
        self.value = row["value"].number()
        self.unit = row["unit"].value

    def exact(self):
        return self.id.rsplit("/", 1)[-1] in EXACT

    def moved(self, factor):
        """Another value, whole where only whole ones make sense; never none,
        which no count and no PUE can be."""
        new = self.value * factor
        if self.unit == "1" and self.value == int(self.value):
            new = round(new) if round(new) != self.value else (
                self.value + (1 if factor > 1 else -1))
            new = new if new or not self.value else self.value + 1
        top = {"percent": 100.0}.get(self.unit)
        # A month has 730 hours, of which a pool leaves some to the run.
        if self.id.endswith(("hours_per_month", "/pool")):
            top = 729.0 if self.id.endswith("pool") else 730.0
        if top is not None and new > top:
            new = top
        if not self.value:
            new = 0.05 if factor > 1 else 0.0
        # A cell keeps fifteen digits of what is typed into it.
        return float(f"{new:.15g}")


class Edit:
    def __init__(self, book, changes):
        self.book, self.changes = book, changes

    def says(self):
        return " ".join(f"{i.id}={v!r} {i.unit}" for i, v in self.changes)

    def sets(self):
        return [a for i, v in self.changes for a in
                ("--set", f"{i.id}={v!r}" +
                 ("" if i.unit == "1" else f" {i.unit}"))]

    def exact(self):
        return all(i.exact() for i, _ in self.changes)


def inputs_of(book):
    rows = book.table("Inputs", "id", "value", "unit")
    open_styles = book.unlocked()
    return [Input(r) for r in rows if r["id"] and r["value"] and
            r["value"].style in open_styles and
            r["value"].number() is not None]


def beside(book, inputs):
    """Rents that no candidate pays, which a purchase is weighed against: by
    accelerator, more and more of them five times as dear."""
    mine = [r["candidate"].value
            for r in book.table("Candidates", *Seen.HEADS) if r["candidate"]]
    by = {}
    for i in inputs:
        words = i.id.split("/")
        if words[0] == "offer" and words[-1] == "price" and not any(
                c.endswith("/".join(words[1:-1])) for c in mine):
            by.setdefault(words[3], []).append(i)
    return [Edit(book, [(i, i.moved(5)) for i in rents[:n]])
            for rents in by.values() for n in range(1, len(rents) + 1)]


def always(book, inputs):
    first = min((r for r in book.table("Candidates", *Seen.HEADS)
                 if r["rank"]), key=lambda r: r["rank"].number())
    for i in inputs:
        field = i.id.rsplit("/", 1)[-1]
        if field in ALWAYS:
            yield Edit(book, [(i, i.moved(ALWAYS[field]))])
        paid = first.get(BUDGETS.get(field))
        if paid and paid.number():
            yield Edit(book, [(i, float(f"{paid.number() * 0.95:.15g}"))])


def edits_of(book, sample, rng):
    inputs = inputs_of(book)
    money = [i for i in inputs if i.exact()]
    chosen = inputs
    if sample and len(inputs) > sample:
        # Half are terms of the profile and the place, or prices of the
        # candidates that stand first; two in three must be exact.
        near = [i for i in money if not i.id.startswith("offer/")] + [
            i for i in money if i.id.startswith("offer/")][:6]
        first = rng.sample(near, min(len(near), sample // 2))
        far = [i for i in money if i not in first]
        first += rng.sample(far, min(len(far), sample // 6))
        rest = [i for i in inputs if i not in first]
        chosen = first + rng.sample(rest, sample - len(first))
    edits = []
    for i in chosen:
        for factor in (rng.choice((0.3, 0.6, 0.9)),
                       rng.choice((1.1, 1.6, 4.0))):
            new = i.moved(factor)
            if new != i.value and (new or i.value):
                edits.append(Edit(book, [(i, new)]))
    edits += always(book, inputs) if sample else []
    more = beside(book, inputs)
    edits += rng.sample(more, min(len(more), 2)) if sample else more
    for _ in range(max(2, len(chosen) // 4)):
        if len(money) < 2:
            break
        pair = rng.sample(money, 2)
        edits.append(Edit(book, [(i, i.moved(rng.choice((0.7, 1.4))))
                                 for i in pair]))
    return edits


class Engine:
    """The program, about one decision: loaded once where $ASKED is there,
    build/tests/tools/asked, and else run for each question."""

    def __init__(self, decision):
        self.words = ["rank", decision[0], "--profile", decision[1],
                      "--format", "csv"]
        self.process = None
        if os.environ.get("ASKED"):
            self.process = subprocess.Popen(
                [os.environ["ASKED"], *self.words, "-j", "1", "--set", "-"],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def close(self):
        if self.process:
            self.process.stdin.close()
            self.process.wait()

    def begin(self, edit):
        """It may work out the answer while LibreOffice does."""
        if self.process:
            self.process.stdin.write("\t".join(edit.sets()[1::2]) + "\n")
            self.process.stdin.flush()

    def _printed(self, edit):
        if not self.process:
            return subprocess.run(
                [os.environ["RIDGELINE"], *self.words, *edit.sets()],
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                text=True).stdout
        lines = []
        for line in self.process.stdout:
            if line.startswith("end "):
                break
            lines.append(line)
        return "".join(lines)

    def ask(self, edit):
        """Answers and rejects with the changes that it began with, or what it
        says of them."""
        rows = list(csv.DictReader(io.StringIO(self._printed(edit))))
        if rows:
            return rows, ""
        run = subprocess.run(
            [os.environ["RIDGELINE"], *self.words, *edit.sets()],
            capture_output=True, text=True)
        return None, run.stderr.strip()[:200]


class Seen:
    """Where a workbook says what it comes to: a range of each sheet."""

    HEADS = ("candidate", "rank", "cost", "fits")
    NAMES = ("verdict_choice", "verdict_cost", "verdict_state")

    def __init__(self, book):
        cells = [split(book.names[n].rsplit("!", 1)[1].replace("$", ""))
                 for n in self.NAMES]
        self.verdict, self.names = self._range(
            [c for c, _ in cells], [r for _, r in cells])
        rows = book.table("Candidates", *self.HEADS)
        columns = [rows[0]["columns"][h] for h in self.HEADS]
        ends = rows[0]["row"], rows[-1]["row"]
        self.rows, at = self._range(columns, [ends[0]] * len(columns))
        self.rows = re.sub(r"\d+$", str(ends[1]), self.rows)
        self.heads = [column for _, column in at]

    @staticmethod
    def _range(letters, rows):
        """The range that holds these cells, and where each stands in it."""
        order = sorted(letters, key=column)
        places = [(r - min(rows), column(c) - column(order[0]))
                  for c, r in zip(letters, rows)]
        return (f"{order[0]}{min(rows)}:{order[-1]}{max(rows)}", places)


class Now:
    """What a workbook says while it is edited."""

    def __init__(self, seen, sheets):
        cells = sheets.get("Approval", seen.verdict)
        self.choice, self.cost, self.state = (
            cells[r][c] for r, c in seen.names)
        self.candidates = [[row[c] for c in seen.heads] for row in
                           sheets.get("Candidates", seen.rows)]


def wrong(engine, edit, now, base):
    """Why workbook and engine disagree, or None."""
    rows, why = engine.ask(edit)
    # What contradicts another input is nobody's answer.
    if rows is None:
        return (f"the engine refuses: {why}" if edit.exact() or
                now.state != "search again" else None)
    if now.state == "search again":
        return "asks for a search" if edit.exact() else None
    answers = [r for r in rows if r["status"] == "answer"]
    best = min(answers, key=lambda r: int(r["rank"])) if answers else None
    if best is None:
        return (None if now.state == "nothing fits" else
                f"nothing fits, not {now.state}")
    if now.choice != best["candidate"]:
        return (f"{now.choice}, not {best['candidate']} at "
                f"{best['objective_value']}")
    if difference(now.cost, float(best["objective_value"])) > RTOL:
        return f"costs {now.cost!r}, not {best['objective_value']}"
    want = "stands" if best["candidate"] == base else "changes"
    if now.state != want:
        return f"{now.state}, not {want}"
    return candidates_wrong(now, rows)


def candidates_wrong(now, rows):
    engine = {r["candidate"]: r for r in rows}
    for name, _, cost, fits in now.candidates:
        mine = engine.get(name)
        if not mine:
            continue
        if mine["status"] == "answer" and fits != 1:
            return f"{name} fits {fits}"
        if mine["status"] == "answer" and difference(
                cost, float(mine["objective_value"])) > RTOL:
            return f"{name} costs {cost!r}, not {mine['objective_value']}"
        if mine["status"] != "answer" and fits != 0:
            return f"{name} fits, {mine['reason']}"
    return None


def decisions(site):
    import json
    with open(os.path.join(site, "data", "decisions.json")) as f:
        data = json.load(f)
    return [tuple(d["id"].split("/")) for d in data["decisions"]]


def books_of(site, names):
    for workload, profile in decisions(site):
        name = f"{workload}-{profile}"
        path = os.path.join(site, "data", name + ".xlsx")
        if (names == "all" or name in names.split(",")) and \
                os.path.exists(path):
            book = Book(path)
            book.decision = (workload, profile)
            yield name, book


def states(book, sheets, edits, engine):
    """What the workbook says after each of the edits, all of them undone."""
    seen = Seen(book)
    for edit in edits:
        engine.begin(edit)
        for i, value in edit.changes:
            sheets.put("Inputs", i.cell, value)
        yield edit, Now(seen, sheets)
        for i, _ in edit.changes:
            sheets.put("Inputs", i.cell, i.value)


def undone(book, sheets):
    """Whether it says again what was published."""
    now = Now(Seen(book), sheets)
    cell = book.named("verdict_cost").number()
    return (now.choice == book.named("verdict_choice").value and
            difference(now.cost, cell) <= RTOL)


def main(names, sample, seed):
    rng = random.Random(seed)
    count, bad, books, asked = {}, [], 0, 0
    with Office() as office:
        for name, book in books_of(os.environ["SITE"], names):
            base = book.named("verdict_choice").value
            sheets = office.open(book.path)
            engine = Engine(book.decision)
            for edit, now in states(book, sheets,
                                    edits_of(book, sample, rng),
                                    engine):
                why = wrong(engine, edit, now, base)
                count[now.state] = count.get(now.state, 0) + 1
                asked += 1
                if why:
                    bad.append(f"{name}: {edit.says()}: {why}")
                    if not sample:
                        print("# " + bad[-1], flush=True)
            if not undone(book, sheets):
                bad.append(f"{name}: it stays another once edits are undone")
            sheets.close()
            engine.close()
            books += 1
            if not sample:
                print(f"# {name}: {asked} edits so far, {len(bad)} disagree",
                      flush=True)
    print(f"# {asked} edits of {books} workbooks: {count}, {len(bad)} "
          "disagree")
    for line in bad[:60] if sample else []:
        print("# " + line)
    good = asked and not bad
    print("ok workbooks answer as the engine does" if good else
          f"not ok workbooks answer as the engine does: {len(bad)} of "
          f"{asked} edits disagree")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
