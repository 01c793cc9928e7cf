#!/bin/sh
# needs: python3
# What the reference guide decides, read by people: new prices or facts that
# change a choice show up here, and its reading has to be looked at again.
. tests/lib.sh

python3 tests/tools/decisions.py "$SITE/data/guide.json" >"$T/decisions" \
    2>"$T/err" || bad "guide.json is read" "$(tail -n 1 "$T/err")"
same "each profile's choices are as they were read" tests/golden/decisions.txt \
    "$T/decisions"
"$RIDGELINE" rank rent-or-buy --profile startup >"$T/own"
check "what is owned has no format" "$(grep -m 1 bf16 "$T/own")" \
    [ -s "$T/own" -a "$(grep -c 'bf16\|placement\|bound by' "$T/own")" -eq 0 ]
check "several units set the time, one sets it" \
    "$(grep -rhom 1 'units sets the time' "$SITE/workloads" | head -n 1)" \
    [ "$(grep -rl 'units sets\|bandwidth set the' "$SITE/workloads" |
    wc -l)" -eq 0 ]
left=$(python3 -c 'import json, sys
print(*json.load(open(sys.argv[1]))["profiles"], sep="\n")' \
    "$SITE/data/guide.json" | sort | while read -r profile; do
    grep -q "^$profile/" "$T/decisions" || echo "$profile"; done)
check "every profile has one" "not: $left" test -z "$left"
