#!/bin/sh
# needs: python3
# What is published follows the policies, and the terminal says the same.
. tests/lib.sh

python3 tests/tools/policy.py "$SITE/data/guide.json" >"$T/out" 2>&1 ||
    bad "guide.json is read" "$(tail -n 1 "$T/out")"
cat "$T/out"

# The front that the terminal prints is the published one.
"$RIDGELINE" rank chat-70b --profile enterprise --pareto --format csv \
    >"$T/front.csv"
holds "rank --pareto prints the front" "$SITE/data/guide.json" \
    "$T/front.csv" <<'END'
import csv, json, sys
guide = json.load(open(sys.argv[1]))
want = [[p["accelerator"], p["count"], p["offer"], p["goals"]["cost"]]
        for d in guide["decisions"] if d["id"] == "chat-70b/enterprise"
        for p in d["front"]]
have = [[r["accelerator"], int(r["count"]), r["offer"],
         float(r["objective_value"])]
        for r in csv.DictReader(open(sys.argv[2]))]
assert want and want == have, (len(want), len(have))
END

"$RIDGELINE" rank chat-70b --profile enterprise --policy fastest >"$T/fast"
"$RIDGELINE" rank chat-70b --profile enterprise --policy cheapest >"$T/cheap"
check "another policy ranks another first" "the same choice" \
    test "$(grep '^ 1' "$T/fast")" != "$(grep '^ 1' "$T/cheap")"
# What specs/policy says of it, in words, once: its goals, and what is as good.
tr -s ' \n' ' ' <"$T/fast" >"$T/line"
check "the policy is said, and what it wants" "$(cat "$T/fast")" grep -q \
    "Best first by the policy \"Fastest within the budget\": least time; of \
those within 5% of it, least risk of missing a limit; of those within 3% of \
it, least cost; of those within 3% of it, least time committed to\. [*] \
nothing beats" "$T/line"
check "once" "$(cat "$T/fast")" \
    test "$(grep -o 'least risk of missing' "$T/line" | wc -l)" = 1
"$RIDGELINE" rank chat-70b --profile enterprise --policy balanced |
    tr -s ' \n' ' ' >"$T/weighed"
check "weights are said" "$(grep -o 'Best first.\{99\}' "$T/weighed")" grep -q \
    'Best first by the policy "Balanced": by weight: cost 2, time 1, risk of '\
'missing a limit 2\.' "$T/weighed"
"$RIDGELINE" rank chat-70b --policy fastset >"$T/none" 2>&1
check "an unknown policy is told" "$(cat "$T/none")" \
    grep -q 'no policy "fastset"; did you mean "fastest"' "$T/none"

# The page of policies: each wins by its own goal, and the cap of the greenest,
# twice the cheapest, holds.
holds "each policy takes what it says" "$SITE"/policies.md <<'END'
import re, sys

# Three digits are shown, of small money two.
SLACK = 1.03


def number(cell):
    m = re.match(r"\$?([0-9.,]+)([kMB]?)", cell)
    return float(m.group(1).replace(",", "")) * {
        "": 1, "k": 1e3, "M": 1e6, "B": 1e9}[m.group(2)]


def tables(text):
    """Of each table of choices: policy -> its cost, time and energy."""
    for table in re.findall(r"(?:^\|.*\n)+", text, re.M):
        lines = [[c.strip() for c in line.strip("| ").split("|")]
                 for line in table.strip().split("\n")]
        if lines[0][:2] != ["Policy", "Choice"]:
            continue
        at = {"cost": 3, "time": 4, "energy": [i for i, title in enumerate(
            lines[0]) if title.startswith("Energy")][0]}
        yield {r[0]: {g: number(r[i]) for g, i in at.items()}
               for r in lines[2:]}


count = 0
for rows in tables(open(sys.argv[1]).read()):
    count += 1
    path = count
    least = {g: min(r[g] for r in rows.values())
             for g in ("cost", "time", "energy")}
    cheap, fast = rows["Cheapest"], rows["Fastest within the budget"]
    green, near = rows["Least energy"], rows["Fastest of the nearly cheapest"]
    assert cheap["cost"] == least["cost"], path
    assert fast["time"] <= 1.05 * least["time"] * SLACK, path
    assert green["cost"] <= 2 * least["cost"] * SLACK, path
    assert near["cost"] <= 1.05 * least["cost"] * SLACK, path
    for r in rows.values():
        assert r["cost"] * SLACK > 2 * least["cost"] or \
            green["energy"] <= 1.1 * r["energy"] * SLACK, path
assert count > 4, "few tables"
END
