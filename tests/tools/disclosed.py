"""A number of memory without the method, the format, the length and the batch
that it holds for misleads: all stand beside it.  disclosed.py SITE"""
import csv
import glob
import html
import re
import sys

FORMAT = re.compile(r"\((FP|BF|TF|INT|NF|MXFP|NVFP|AWQ|GPTQ|I?Q\d)[\w]*")
LENGTH = re.compile(r"[Tt]okens|Pixels|pixels|Height|images|Images")
BATCH = re.compile(r"[Rr]equests|[Ss]equences|Micro-batch|[Ii]mages|in a batch|"
                   r"of one batch")
site, faults, numbers = sys.argv[1], [], 0
trained = {"Fine-tuning", "Training on images"}

for row in csv.DictReader(open(site + "/data/by-memory-jobs.csv")):
    numbers += 1
    for what in ["formats", "assumes"] + ["method"] * (
            row["kind"] in trained):
        if not row[what]:
            faults.append("by-memory: %s has no %s" % (row["workload"], what))
    if not BATCH.search(row["assumes"]):
        faults.append("by-memory: %s has no batch" % row["workload"])
for row in csv.DictReader(open(site + "/data/by-memory-sizes.csv")):
    numbers += 1
    if not re.search(r"\d+.bit|AdamW", row["method"]):
        faults.append("by-memory: a size has no format: " + row["method"])
if "4,096 tokens" not in open(site + "/by-memory.md").read():
    faults.append("by-memory: sizes have no length")
for path in sorted(glob.glob(site + "/workloads/*.md") +
                   glob.glob(site + "/workloads/*/*.html")):
    text = html.unescape(open(path).read())
    name = path[len(site + "/workloads/"):]
    # What is asked stands on the workload's own page.
    about = open(site + "/workloads/" + name.split("/")[0].removesuffix(
        ".md") + ".md").read()
    asked = about[about.index("## What is asked"):].split("\n## ")[0]
    for caption in re.findall(r"(?:\*\*|<span>)Memory of one "
                              r"accelerator: (.*)(?:\*\*|</span>)", text):
        numbers += 1
        if not FORMAT.search(caption) or not re.match(
                r"\d+(,\d{3})* x ", caption):
            faults.append("%s: %s has no format or count" % (name, caption))
        # A batch that was searched is a part of the placement.
        if not LENGTH.search(asked + caption) or not (
                BATCH.search(asked) or re.search(
                    r"batch \d|\d requests? at a time", caption)):
            faults.append("%s: no length or batch" % name)
print("not ok memory stands with what it assumes: " + faults[0] if faults else
      "ok memory stands with what it assumes (%d numbers)" % numbers)
sys.exit(bool(faults) or numbers < 100)
