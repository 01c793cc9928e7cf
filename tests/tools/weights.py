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


workloads = [p for p in files(".html")
             if p.startswith("workloads/") and p.count("/") == 1]
hold("no page is over 400 kB", [(size(p), p) for p in files(".html")],
     400 * KB)
hold("the front page is below 60 kB", [(size("index.html"), "it")], 60 * KB)
hold("a workload's page is below 250 kB", [(size(p), p) for p in workloads],
     250 * KB)
hold("a workload's page opens with few nodes",
     [(Nodes(p).count, p) for p in workloads], 1500)
hold("style and scripts are below 40 kB",
     [(sum(size(p) for p in os.listdir(site) if p.endswith((".css", ".js"))
           and p != "search-index.js"), "all")], 40 * KB)
for name, ends, most in (
        ("pages", (".html", ".md"), 40), ("CSV", (".csv",), 13),
        ("JSON", (".json",), 24)):
    hold(name + " together", [(sum(size(p) for p in files(*ends)), "all")],
         most * MB)
hold("the whole site", [(sum(size(p) for p in files("")), "all")], 100 * MB)
