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
