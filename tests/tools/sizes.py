"""Holds the table of sizes against arithmetic that needs no engine."""
import csv
import sys

from report import report

# Bytes of one parameter at least: weights, gradient, master and two moments
# of Adam in 2 + 2 + 4 + 4 + 4; else the weights alone, 4 bits at the least.
LEAST = {"Training of all weights, AdamW": 16, "LoRA on 16-bit weights": 2,
         "QLoRA on 4-bit weights": 0.5, "Inference, 16 bits": 2,
         "Inference, 8 bits": 1, "Inference, 4 bits": 0.5}
GIB = 2**30

rows = list(csv.DictReader(open(sys.argv[1])))
last, gaps, sizes, small = {}, [], [], []
for row in rows:
    method, start, end, low, most = row["method"], *(
        float(row[name]) for name in ("from", "to", "least [GiB]", "most [GiB]"))
    low, most = low * GIB, most * GIB
    if start != last.get(method, 0) or end <= start or not 0 < low <= most:
        gaps.append("%s from %s: %s" % (method, start, (low, most)))
    last[method] = end
    # The largest model has more parameters than the class begins with; what
    # is beside the weights is less than the weights twice and 40 GiB.
    least = LEAST[method] * start * 1e9
    if not least <= most <= 3 * LEAST[method] * end * 1e9 + 40 * GIB:
        sizes.append("%s up to %s: %s" % (method, end, most))
report("classes of size have no gap and no overlap", gaps)
report("memory by size is that of the parameters and some", sizes)
order = ["Inference, 4 bits", "Inference, 8 bits", "Inference, 16 bits"]
by = {}
for row in rows:
    by.setdefault(row["method"], {})[row["to"]] = float(row["most [GiB]"])
for a, b in zip(order, order[1:]):
    for end in set(by[a]) & set(by[b]):
        if by[a][end] >= by[b][end]:
            small.append("%s up to %s" % (a, end))
for end in by["LoRA on 16-bit weights"]:
    if not by["QLoRA on 4-bit weights"].get(end, 0) < \
            by["LoRA on 16-bit weights"][end] < \
            by["Training of all weights, AdamW"].get(end, 1e99):
        small.append("LoRA up to %s" % end)
report("fewer bits and fewer trained weights take less", small)
report("every method has rows", [m for m in LEAST if m not in by])
