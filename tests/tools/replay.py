"""replay.py RIDGELINE FEEDS WORK [WORKLOADS]: price feeds, one day after another.

FEEDS/<feed>/<files> are what publishers had.  A guide that has every record of
this one and no price takes the first day's files in, is committed and decided,
and so with each day after it; each is compared with the day before.  WORKLOADS,
a file of specs/workloads, leaves the others out.

Printed is a table with a line a day.  WORK holds what diff says of each day
(comments/DAY.md, data/DAY.json), and the repository.
"""
import calendar
import csv
import json
import os
import re
import shutil
import subprocess
import sys

DAY = re.compile(r"\d{4}-\d\d-\d\d")
# Files and rows that state no day at all.
UNDATED = "2026-01-01"
GATE = "flip,increase>5%,stale,outlier"
# What others publish about these feeds, and no feed.
NOT_FEEDS = {"INDEX.csv"}
# Folders of specs that no price decides by: a day is compared sooner.
IDLE = ["prices", "measured", "claims", "deployments", "comparisons",
    "changes"]

SITE = """site { title = "Replay", url = "https://guide.example/",
  navigation = { "index" } }
page "index" { title = "Start", template = "home" }
"""


def day_of(text):
    """That a row or a file's name states; a month's is its last."""
    found = DAY.search(text)
    if found:
        return found.group()
    month = re.match(r"(\d{4})-(\d\d)$", text)
    if not month:
        return None
    year, month = int(month[1]), int(month[2])
    return "%04d-%02d-%02d" % (year, month,
        calendar.monthrange(year, month)[1])


def split(path, into):
    """A file of many days as one file a day, as it grew: (day, file)."""
    with open(path, newline="") as f:
        rows = list(csv.reader(f))
    first, days = UNDATED, {}
    for row in rows[1:]:
        day = day_of(row[0][:10]) or first
        days.setdefault(day, []).append(row)
    for day in sorted(days):
        name = os.path.join(into, day, os.path.basename(path))
        os.makedirs(os.path.dirname(name), exist_ok=True)
        with open(name, "w", newline="") as f:
            csv.writer(f, lineterminator="\n").writerows(
                [rows[0]] + days[day])
        yield day, name


def gather(feeds, work):
    """day -> [(feed, file, words of import)], in order of their names."""
    days = {}
    for feed in sorted(os.listdir(feeds)):
        folder = os.path.join(feeds, feed)
        if not os.path.isdir(folder):
            continue
        for name in sorted(os.listdir(folder)):
            path = os.path.join(folder, name)
            if name in NOT_FEEDS:
                continue
            if day_of(name):
                # <provider>_<more>_<date> is of one provider.
                words = ["--provider", name.split("_")[0]] \
                    if feed == "skypilot" else []
                days.setdefault(day_of(name), []).append(
                    (feed, path, words))
                continue
            with open(path, newline="") as f:
                head = next(csv.reader(f))
            if head[0] not in ("date", "month", "price_date", "timestamp"):
                days.setdefault(UNDATED, []).append((feed, path,
                    ["--date", UNDATED]))
                continue
            for day, part in split(path, os.path.join(work, "parts", feed)):
                days.setdefault(day, []).append((feed, part, []))
    return days


class Replay:
    def __init__(self, ridgeline, work):
        self.ridgeline = os.path.abspath(ridgeline)
        self.work = work
        self.guide = os.path.join(work, "guide")
        self.before = None

    def run(self, *words):
        got = subprocess.run(words, capture_output=True, text=True)
        return got.returncode, got.stdout, got.stderr

    def git(self, *words):
        status, _, err = self.run("git", "-C", self.guide,
            "-c", "user.name=replay", "-c", "user.email=replay@example.org",
            "-c", "core.autocrlf=false", *words)
        if status:
            sys.exit(err)

    def begin(self, workloads):
        """The guide without a price."""
        shutil.copytree("specs", os.path.join(self.guide, "specs"),
            ignore=lambda folder, names: [n for n in names
                if folder == "specs" and (n in IDLE or
                    workloads and n == "clusters")])
        os.makedirs(os.path.join(self.guide, "specs", "prices"))
        if workloads:
            for name in os.listdir(os.path.join(self.guide, "specs",
                    "workloads")):
                if name != workloads:
                    os.remove(os.path.join(self.guide, "specs", "workloads",
                        name))
        for folder in "site", "templates":
            os.makedirs(os.path.join(self.guide, folder))
        shutil.copy("templates/page.html", os.path.join(self.guide,
            "templates"))
        for name in os.listdir("site"):
            if name.endswith((".js", ".css")):
                shutil.copy(os.path.join("site", name), os.path.join(
                    self.guide, "site"))
        self.write("templates/home.md", "Prices, day by day.\n")
        self.write("site/site.lua", SITE)
        self.git("init", "-q")
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "a guide without a price")

    def write(self, name, text):
        with open(os.path.join(self.guide, name), "w") as f:
            f.write(text)

    def sizes(self):
        folder = os.path.join(self.guide, "specs", "prices")
        return {n: (os.stat(os.path.join(folder, n)).st_mtime_ns,
            os.path.getsize(os.path.join(folder, n)))
            for n in os.listdir(folder)}

    def take(self, files, row):
        """Imports the day's files; counts what became of their rows."""
        was = self.sizes()
        for feed, path, words in files:
            status, out, err = self.run(self.ridgeline, "-C", self.guide,
                "import", "prices", "--feed", feed, *words, path)
            if status:
                row["faults"].append("%s: %s" % (os.path.basename(path),
                    err.strip()))
                continue
            for line in out.splitlines():
                found = re.match(r"\w+: (\d+) rows? read, (\d+) used", line)
                if found:
                    row["read"] += int(found[1])
                    row["used"] += int(found[2])
                found = re.match(r"  (\d+) ([^:]*)(: |$)", line)
                if found:
                    row["skipped"][found[2]] = row["skipped"].get(found[2],
                        0) + int(found[1])
        now = self.sizes()
        changed = [n for n in now if now[n] != was.get(n)]
        row["snapshots"] = len(changed)
        row["bytes"] = sum(now[n][1] for n in changed)

    def decide(self, day, row):
        """Builds the day and compares it with the one before."""
        site = os.path.join(self.work, "site", day)
        status, _, err = self.run(self.ridgeline, "-C", self.guide, "build",
            "--data", "-q", "-j", "1", "--date", day, "-o", site)
        if status:
            row["faults"].append("build: " + "; ".join(l for l in
                err.splitlines() if " error: " in l)[:400])
            shutil.rmtree(site, ignore_errors=True)
            return
        with open(os.path.join(site, "data/offers.json")) as f:
            offers = json.load(f)["offers"]
        row["offers"] = len(offers)
        with open(os.path.join(site, "data/decisions.json")) as f:
            row["answered"] = sum(d.get("order") is not None
                for d in json.load(f)["decisions"])
        if self.before:
            self.compare(day, row, site)
            shutil.rmtree(self.before)
        self.before = site

    def compare(self, day, row, site):
        for form, name in ("markdown", "comments/%s.md"), \
                ("text", "comments/%s.txt"), ("json", "data/%s.json"):
            status, out, err = self.run(self.ridgeline, "diff", "--format",
                form, "--fail-on", GATE, self.before, site)
            name = os.path.join(self.work, name % day)
            os.makedirs(os.path.dirname(name), exist_ok=True)
            with open(name, "w") as f:
                f.write(out)
            if form == "markdown":
                row["comment"] = len(out)
            row["gate"] = status
        told = json.loads(out)
        for kind in "flipped", "moved", "cost", "added", "gone":
            row[kind] = told[kind]
        row["held"] = len(told["held"])

    def day(self, day, files):
        row = {"day": day, "files": len(files), "read": 0, "used": 0,
            "skipped": {}, "faults": []}
        self.take(files, row)
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", "prices: " + day)
        # As in the recipes: no new price, nothing to review.
        if row["snapshots"]:
            self.decide(day, row)
        return row


HEAD = ["day", "files", "rows read", "used", "skipped", "bytes written",
    "offers", "held back", "answered", "flipped", "moved", "other cost",
    "comment", "gate"]


def line(row):
    # That there were none, or that the day cannot be compared.
    said = ["%d %s" % (n, why) for why, n in sorted(row["skipped"].items(),
        key=lambda item: -item[1])] + row["faults"]
    gate = {0: "holds", 3: "fails"}.get(row.get("gate"), "-")
    return [row["day"], row["files"], row["read"], row["used"],
        "; ".join(said) or "-", row["bytes"]] + [row.get(k, "-") for k in
        ("offers", "held", "answered", "flipped", "moved", "cost",
        "comment")] + [gate]


def show(cells):
    print("| " + " | ".join(str(c) for c in cells) + " |", flush=True)


def main():
    ridgeline, feeds, work = sys.argv[1:4]
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    replay = Replay(ridgeline, work)
    replay.begin(sys.argv[4] if len(sys.argv) > 4 else None)
    days = gather(feeds, work)
    show(HEAD)
    show(["---"] * len(HEAD))
    rows = []
    for day in sorted(days):
        rows.append(replay.day(day, days[day]))
        show(line(rows[-1]))
    most = max(rows, key=lambda r: (r.get("flipped", 0), r.get("cost", 0)))
    print("\n%d days, %d flipped choices, %d bytes of snapshots; the biggest "
        "day is %s" % (len(rows), sum(r.get("flipped", 0) for r in rows),
        sum(r["bytes"] for r in rows), most["day"]))
    sys.exit(any(r["faults"] for r in rows))


main()
