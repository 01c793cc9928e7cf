"""weights.py SITE: what pages weigh, and how much a reader's browser holds.

A page that weighs too much is paged by subject, or says once what it says
twice; a limit below moves only with a reason.
"""
import gzip
import html.parser
import json
import os
import sys

site = sys.argv[1]
KB, MB = 1000, 1000000
VOID = {"base", "meta", "link", "br", "hr", "img", "input", "col", "wbr"}


def size(path):
    return os.path.getsize(os.path.join(site, path))


def files(*ends):
    for folder, _, names in os.walk(site):
        for name in sorted(names):
            if name.endswith(ends):
                yield os.path.relpath(os.path.join(folder, name), site)


class Nodes(html.parser.HTMLParser):
    """Elements that are shown before anything is unfolded."""

    def __init__(self, path):
        super().__init__()
        self.folded = self.count = 0
        with open(os.path.join(site, path), encoding="utf-8") as page:
            self.feed(page.read())

    def handle_starttag(self, tag, attrs):
        self.folded += tag == "details"
        self.count += not self.folded

    def handle_startendtag(self, tag, attrs):
        self.count += not self.folded

    def handle_endtag(self, tag):
        self.folded -= tag == "details"


def hold(name, rows, most):
    """Of (value, what) the largest is at most so much."""
    value, what = max(rows)
    if value > most:
        print(f"not ok {name}: {what} has {value:,.0f} of {most:,.0f}")
    else:
        print(f"ok {name}")


class Steps(html.parser.HTMLParser):
    """Steps of a page's working, each as the texts of its terms."""

    def __init__(self, path):
        super().__init__()
        self.rows, self.on, self.cell = [], False, False
        with open(os.path.join(site, path), encoding="utf-8") as page:
            self.feed(page.read())

    def handle_starttag(self, tag, attrs):
        self.on |= tag == "details" and dict(attrs).get("class") == "working"
        if self.on and tag == "dt":
            self.rows.append([])
        if self.on and tag in ("dt", "dd"):
            self.cell = True
            self.rows[-1].append("")

    def handle_endtag(self, tag):
        self.on &= tag != "details"
        self.cell &= tag not in ("dt", "dd")

    def handle_data(self, text):
        if self.cell:
            self.rows[-1][-1] += text


def steps_once():
    """What decisions of a workload say alike stands with the first alone, and
    each step has its formula or its source."""
    found = {}
    for path in sorted(files(".html")):
        if path.startswith("workloads/") and path.count("/") == 2:
            found.setdefault(os.path.dirname(path), []).append(path)
    fewer = 0
    for pages in found.values():
        rows = [Steps(p).rows for p in pages]
        for path, its in zip(pages, rows):
            bare = [r for r in its if len(r) > 2 and not r[1].strip()]
            if bare or not its:
                print(f"not ok a step has its grounds: {path}: {bare[:1]}")
                return
        fewer += min(len(r) for r in rows) < len(max(rows, key=len)) * 0.9
    if fewer * 2 < sum(len(p) > 1 for p in found.values()):
        print(f"not ok steps alike stand once: of {fewer} workloads")
    else:
        print("ok steps alike stand once, each with its grounds")


steps_once()
workloads = [p for p in files(".html")
             if p.startswith("workloads/") and p.count("/") == 1]
hold("no page is over 400 kB", [(size(p), p) for p in files(".html")],
     400 * KB)
hold("the front page is below 60 kB", [(size("index.html"), "it")], 60 * KB)
hold("a workload's page is below 250 kB", [(size(p), p) for p in workloads],
     250 * KB)
hold("a workload's page opens with few nodes",
     [(Nodes(p).count, p) for p in workloads], 1700)
hold("style and scripts are below 44 kB",
     [(sum(size(p) for p in os.listdir(site) if p.endswith((".css", ".js"))
           and not p.startswith("search")), "all")], 44 * KB)


def packed(path):
    """Bytes that a server sends of it."""
    with open(os.path.join(site, path), "rb") as page:
        return len(gzip.compress(page.read(), 6))


class Head(html.parser.HTMLParser):
    """What a browser waits for before it paints: styles, and scripts that are
    not deferred."""

    def __init__(self, path):
        super().__init__()
        self.waits, self.folder = [], os.path.dirname(path)
        with open(os.path.join(site, path), encoding="utf-8") as page:
            self.feed(page.read())

    def handle_starttag(self, tag, attrs):
        a = dict(attrs)
        if tag == "link" and a.get("rel") == "stylesheet":
            self.waits.append(a["href"])
        if tag == "script" and a.get("src") and "defer" not in a:
            self.waits.append(a["src"])

    def files(self):
        return [os.path.normpath(os.path.join(self.folder, w))
                for w in self.waits]


# A phone on 1.6 Mbit/s reads 200 kB in a second: the largest page within half a
# second, a usual one within a tenth, what must be there before anything is
# painted likewise.
pages = sorted(p for p in files(".html") if p != "404.html")
sent = sorted((packed(p), p) for p in pages)
hold("the largest page is sent in half a second", sent, 100 * KB)
hold("the median page is sent in a tenth", [sent[len(sent) // 2]], 20 * KB)
shapes = ["index.html", "workloads.html", "accelerators.html", "prices.html",
          workloads[0], next(p for p in pages if p.startswith("models/"))]
blocking = [(len(Head(p).waits), p) for p in shapes]
hold("little is waited for before the first paint", blocking, 3)
hold("and it is small", [(sum(packed(f) for f in Head(p).files()), p)
                         for p in shapes], 20 * KB)

# The search comes once its box is used: within a quarter of a second.
hold("the search is sent in a quarter of a second", [(packed("search.js") +
     packed("search-index.js"), "it")], 50 * KB)

# What may grow with the number of decisions is told, not held.
with open(os.path.join(site, "data", "decisions.json")) as data:
    decisions = len(json.load(data)["decisions"])
for name, ends in (("pages", (".html", ".md")), ("guide.json", (
        "guide.json",)), ("CSV and other JSON", (".csv", ".json")),
        ("all", ("",))):
    total = sum(size(p) for p in files(*ends) if name in ("guide.json", "all")
                or p != "data/guide.json")
    print(f"# {name}: {total / MB:.1f} MB, {total / KB / decisions:.0f} kB a "
          f"decision")
