#!/bin/sh
# needs: python3
# What the reference guide decides, read by people: new prices or facts that
# change a choice show up here, and its reading has to be looked at again.
. tests/lib.sh

python3 tests/tools/decisions.py "$SITE/data/guide.json" >"$T/decisions" \
    2>"$T/err" || bad "guide.json is read" "$(tail -n 1 "$T/err")"
same "each profile's choices are as they were read" tests/golden/decisions.txt \
    "$T/decisions"
left=$(python3 -c 'import json, sys
print(*json.load(open(sys.argv[1]))["profiles"], sep="\n")' \
    "$SITE/data/guide.json" | sort | while read -r profile; do
    grep -q "^$profile/" "$T/decisions" || echo "$profile"; done)
check "every profile has one" "not: $left" test -z "$left"
