"""A comment for a pull request, as its reader meets it.  comment.py FILE
[LARGE]: where LARGE is given, it must have been cut."""
import re
import sys

text = open(sys.argv[1]).read()
large = len(sys.argv) > 2
faults = []


def hold(good, what):
    if not good:
        faults.append(what)


lines = text.split("\n")
hold(len(text) <= 65536, f"{len(text)} characters, GitHub takes 65536")
hold(lines[0] == "<!-- ridgeline diff -->", "its first line is no marker")
hold(re.fullmatch(r"## \d+ of \d+ choices changed", lines[1]), "no headline")
open_ = 0
for line in lines:
    open_ += line.count("<details>") - line.count("</details>")
    hold(open_ in (0, 1), "a fold within a fold, or one that closes nothing")
    if not line.startswith("<details>") and line != "</details>" and line != lines[0]:
        hold(not re.search(r"(?<!\\)<", line), "raw HTML: " + line[:80])
    hold(not re.search(r"(?<!&#64;)@\w", line), "somebody is called: " + line[:80])
hold(open_ == 0, "a fold is not closed")
for i, line in enumerate(lines):
    if line.startswith("<details>"):
        hold(lines[i + 1] == "", "a list in a fold wants a blank line before it")
if large:
    hold(len(text) > 40000, "too little of a large change is told")
    hold(re.search(r"^- and \d+ more$", text, re.M), "what is cut is not counted")
    hold("https://guide.example/gpu/workloads/" in text, "no link to a page")
print("; ".join(sorted(set(faults))[:3]) or "it fits")
sys.exit(bool(faults))
