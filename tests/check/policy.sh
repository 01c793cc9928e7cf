#!/bin/sh
# needs: python3
# What is published follows the policies, and the terminal says the same.
# quick
. tests/lib.sh

python3 tests/tools/policy.py "$SITE/data/guide.json" >"$T/out" 2>&1 ||
    bad "guide.json is read" "$(tail -n 1 "$T/out")"
cat "$T/out"

# The front that the terminal prints is the published one.
"$RIDGELINE" rank chat-70b --profile enterprise --pareto --format csv \
    >"$T/front.csv"
python3 - "$SITE/data/guide.json" "$T/front.csv" <<'END' >"$T/same" 2>&1
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
check "rank --pareto prints the front" "$(tail -n 1 "$T/same")" \
    test ! -s "$T/same"

"$RIDGELINE" rank chat-70b --profile enterprise --policy fastest >"$T/fast"
"$RIDGELINE" rank chat-70b --profile enterprise --policy cheapest >"$T/cheap"
check "another policy ranks another first" "the same choice" \
    test "$(grep '^ 1' "$T/fast")" != "$(grep '^ 1' "$T/cheap")"
check "the policy is said" "$(cat "$T/fast")" \
    grep -q 'Fastest within the budget' "$T/fast"
"$RIDGELINE" rank chat-70b --policy fastset >"$T/none" 2>&1
check "an unknown policy is told" "$(cat "$T/none")" \
    grep -q 'no policy "fastset"; did you mean "fastest"' "$T/none"

# The page of policies: each wins by its own goal, and the cap of the greenest,
# twice the cheapest, holds.
python3 - "$SITE"/data/policies-choices-*.csv <<'END' >"$T/page" 2>&1
import csv, sys
for path in sys.argv[1:]:
    rows = {r["name"]: {k.split(" ")[0]: float(r[k]) for k in r
                        if k.startswith(("cost", "time", "energy"))}
            for r in csv.DictReader(open(path))}
    least = {g: min(r[g] for r in rows.values())
             for g in ("cost", "time", "energy")}
    cheap, fast = rows["Cheapest"], rows["Fastest within the budget"]
    green, near = rows["Least energy"], rows["Fastest of the nearly cheapest"]
    assert cheap["cost"] == least["cost"], path
    assert fast["time"] <= 1.05 * least["time"] * 1.000001, path
    assert green["cost"] <= 2 * least["cost"] * 1.000001, path
    assert near["cost"] <= 1.05 * least["cost"] * 1.000001, path
    for r in rows.values():
        assert r["cost"] > 2 * least["cost"] or \
            green["energy"] <= 1.1 * r["energy"] * 1.000001, path
assert len(sys.argv) > 5, "few tables"
END
check "each policy takes what it says" "$(tail -n 1 "$T/page")" \
    test ! -s "$T/page"
