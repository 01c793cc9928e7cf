"""money.py GUIDE.json FOLDER: annuity, present value and payback of every
purchase in a guide, once more by the functions of LibreOffice.

Prints "ok NAME" and "not ok NAME: why" lines.
"""
import csv
import os
import subprocess
import sys

from published import read_guide
from report import say

YEAR = 365 * 86400
RTOL = 1e-9
HEAD = ('<?xml version="1.0" encoding="UTF-8"?>\n<office:document '
        'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" '
        'xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" '
        'xmlns:of="urn:oasis:names:tc:opendocument:xmlns:of:1.2" '
        'office:version="1.3" office:mimetype='
        '"application/vnd.oasis.opendocument.spreadsheet"><office:body>'
        '<office:spreadsheet><table:table table:name="money">\n')
TAIL = ("</table:table></office:spreadsheet></office:body>"
        "</office:document>\n")


def stated(guide, place, field):
    entry = guide["inputs"].get(f"facility/{place}/{field}")
    return entry["value"] if entry else 0


def worth(guide, profile, v):
    """Resale and the saving of a year, from what the guide states."""
    place, years = profile["facility"], profile["horizon"] / YEAR
    used = profile.get("utilization", min(profile["hours_per_month"] /
                                          (YEAR / 12), 1))
    resale = (v["capital"] / (1 + stated(guide, place, "tax")) *
              stated(guide, place, "value_kept") ** years)
    saved = used * (v["rent_paid"] - v["running"]) * YEAR
    return resale, saved - v["cost_fixed"] / years


START = ("purchase", "cost_host", "network_share", "cost_spares", "cost_tax")
LATER = ("cost_space", "cost_people", "cost_maintenance", "cost_licences",
         "cost_failures", "cost_machine", "cost_cooling")


def items(guide):
    """What is bought, item by item: all of it is the annuity and the rest."""
    for d in guide["decisions"]:
        profile = guide["profiles"][d["profile"]]
        for a in d["ranked"]:
            v = a["figures"]
            if d["kind"] == "own" or "cost_owned" not in v:
                continue
            rate, years = profile["discount_rate"], profile["horizon"] / YEAR
            paid = sum(v[name] for name in START)
            later = sum(v[name] for name in LATER)
            yield (f'{d["id"]}, {a["accelerator"]}: items',
                   v["cost_owned"],
                   f"{years!r}*PMT({rate!r};{years!r};-{paid!r};"
                   f"{v['resale']!r})+{later!r}")


def questions(guide):
    """Rows of (name, value of the engine, the same as OpenFormula)."""
    for d in guide["decisions"]:
        profile = guide["profiles"][d["profile"]]
        if d["kind"] != "own":
            continue
        rate, years = profile["discount_rate"], profile["horizon"] / YEAR
        for a in d["ranked"]:
            v = a["figures"]
            who = f'{d["profile"]}, {a["accelerator"]}'
            resale, saving = worth(guide, profile, v)
            yield (f"{who}: PMT", v["cost_capital"] / years,
                   f"PMT({rate!r};{years!r};-{v['capital']!r};{resale!r})")
            paid = [saving] * round(years)
            paid[-1] += resale
            yield (f"{who}: NPV", v["net_present_value"] + v["capital"],
                   f"NPV({rate!r};{';'.join(map(repr, paid))})")
            if saving > v["capital"] * rate:
                yield (f"{who}: NPER", v["payback_time"] / YEAR,
                       f"NPER({rate!r};-{saving!r};{v['capital']!r})")


def ask(rows, folder):
    path = os.path.join(folder, "money.fods")
    with open(path, "w", encoding="utf-8") as f:
        f.write(HEAD)
        for _, _, formula in rows:
            # As a text, for a CSV would round it.
            f.write('<table:table-row><table:table-cell table:formula='
                    f'"of:=TEXT({formula};&quot;0.00000000000000E+00&quot;)"'
                    '/></table:table-row>\n')
        f.write(TAIL)
    subprocess.run(["soffice", "--headless", "--norestore",
                    f"-env:UserInstallation=file://{folder}/profile",
                    "--convert-to", "csv", "--outdir", folder, path],
                   check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    with open(os.path.join(folder, "money.csv"), encoding="utf-8") as f:
        return [row[0] for row in csv.reader(f)]


def main():
    guide = read_guide(sys.argv[1])
    rows = list(questions(guide)) + list(items(guide))
    got = ask(rows, os.path.abspath(sys.argv[2]))
    wrong = [f"{name} is {want}, LibreOffice says {text}"
             for (name, want, _), text in zip(rows, got)
             if not abs(float(text) - want) <= RTOL * abs(want)]
    say("money: LibreOffice answers every question",
        None if len(got) == len(rows) > 40 else f"{len(got)} of {len(rows)}")
    say("money: the same annuities, present values and paybacks",
        "; ".join(wrong[:5]) or None)


main()
