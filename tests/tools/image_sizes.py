"""image_sizes.py SITE RIDGELINE: the tables by resolution say what a search of
the same workload with that resolution finds for the same accelerator, batch and
offer.  The page takes one answer's chain at other sizes; `rank --set` searches
all placements anew, so the two come together only where both are right."""
import html
import json
import os
import re
import subprocess
import sys

site, ridgeline = sys.argv[1:3]
with open(os.path.join(site, "images.html"), encoding="utf-8") as f:
    page = f.read()


def rows(workload):
    """{(width, height): (cost, time)} in the digits of the page."""
    table = re.search(r'<table id="size-%s".*?</table>' % re.escape(workload),
                      page, re.S).group(0)
    found = {}
    for row in re.findall(r"<tr>([^\n]*)", table)[1:]:
        cell = [html.unescape(re.sub("<[^>]*>", "", c)).replace(",", "")
                for c in re.findall(r"<t[dh][^>]*>(.*?)(?=<t[dh]|$)", row)]
        width, height = (int(x) for x in cell[0].split(" × "))
        found[width, height] = float(cell[2].lstrip("$")), float(cell[3])
    return found


def rank(workload, profile, size=None):
    """Answers by accelerator, stack, count, format and placement."""
    sets = [f"--set=workload/{workload}/image_{name}={value}"
            for name, value in zip(("width", "height"), size or ())]
    out = subprocess.run([ridgeline, "rank", "-q", workload, "--profile",
                          profile, "--format", "json", *sets],
                         capture_output=True, check=True).stdout
    ranked = json.loads(out)["decisions"][0]["ranked"]
    return {"/".join(a["id"].split("/")[2:6]): a for a in ranked}


def near(shown, exact):
    """Is one the other in three digits?"""
    return abs(shown - exact) <= 0.006 * exact


for workload, profile, size, unit in (
        ("svd-video", "startup", (512, 288), 1),
        ("medical-segmentation", "enterprise", (256, 256), 3600),
        ("flux-at-home", "individual", (512, 512), 1)):
    name = f"{workload} at {size[0]} x {size[1]}"
    pick = next(iter(rank(workload, profile)))
    answer = rank(workload, profile, size).get(pick)
    shown = rows(workload)
    if not answer:
        print(f"not ok {name}: the search takes another way than {pick}")
        continue
    want = answer["objective"], answer["time"] / unit
    if not all(near(s, w) for s, w in zip(shown[size], want)):
        print(f"not ok {name}: the page has {shown[size]}, a search {want}")
    elif any(near(shown[other][1], want[1]) for other in shown
             if other != size):
        print(f"not ok {name}: every size has that time")
    else:
        print(f"ok {name}")
