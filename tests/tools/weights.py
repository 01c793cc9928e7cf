"""weights.py SITE: what pages weigh, and how much a reader's browser holds.

A page that weighs too much is paged by subject, or says once what it says
twice; a limit below moves only with a reason.
"""
import html.parser
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
     [(Nodes(p).count, p) for p in workloads], 1500)
hold("style and scripts are below 44 kB",
     [(sum(size(p) for p in os.listdir(site) if p.endswith((".css", ".js"))
           and p != "search-index.js"), "all")], 44 * KB)
for name, ends, most in (
        ("pages", (".html", ".md"), 24), ("guide.json",
        ("guide.json",), 8), ("CSV and other JSON", (".csv", ".json"), 15)):
    hold(name + " together", [(sum(
        size(p) for p in files(*ends) if name == "guide.json" or
        p != "data/guide.json"), "all")], most * MB)
hold("the whole site", [(sum(size(p) for p in files("")), "all")], 60 * MB)
