#!/bin/sh
# What fits: the command in its three forms, and the page.
# needs: python3
. tests/lib.sh

"$RIDGELINE" -C tests/guide fit tune alpha >"$T/text" 2>"$T/err"
rc=$?
check "fit prints" "exit $rc: $(cat "$T/err")" [ $rc -eq 0 ]
check "sequences of one pass worked out by hand" "no 105 in it" \
    grep -q 'Sequences of one pass  *2  *105  memory' "$T/text"
"$RIDGELINE" -C tests/guide fit chat >"$T/winner"
check "without an accelerator: the winner" "$(head -n 1 "$T/winner")" \
    grep -q '^chat/team/beta/' "$T/winner"
"$RIDGELINE" -C tests/guide fit chat delta --format csv >"$T/csv"
check "memory of what nobody sells" "$(cat "$T/csv")" \
    grep -q '^"chat/team/delta",item,"Weights",252725248,' "$T/csv"
check "lines are alike" "not 8 columns each" says python3 -c '
import csv, sys
assert {len(r) for r in csv.reader(open(sys.argv[1]))} == {8}
print("alike")' "$T/csv"
"$RIDGELINE" -C tests/guide fit tune --format json >"$T/json"
check "JSON is read" "it is not" says python3 -c '
import json, sys
got = json.load(open(sys.argv[1]))
assert len(got) == 1 and got[0]["fits"]
assert abs(sum(i["bytes"] for i in got[0]["items"]) / got[0]["needed"] - 1) \
    < 1e-12
print("read")' "$T/json"
"$RIDGELINE" -C tests/guide explain chat alpha >"$T/explain"
check "explain ends with it" "no such section" grep -q '^What fits$' \
    "$T/explain"

# Where memory is short, changes are tried; a small card for the toy.
cp -r tests/guide "$T/guide"
sed 's/memory = 24 \* GiB/memory = 2.5 * GiB/' tests/guide/specs/guide.lua \
    >"$T/guide/specs/guide.lua"
"$RIDGELINE" -C "$T/guide" fit tune beta >"$T/short"
check "half the sequences fit" "$(cat "$T/short")" \
    grep -q 'Sequences of one pass: 1 for 2 .* yes ' "$T/short"
check "more of them do not, unsharded" "$(cat "$T/short")" \
    grep -q 'Accelerators: 2 for 1 .* short by ' "$T/short"
cp -r templates "$T/guide/templates"
cp site/* "$T/guide/site"
"$RIDGELINE" -C "$T/guide" build -o "$T/site" >"$T/built" 2>&1
check "a page shows the changes" "$(cat "$T/built")" \
    grep -q 'Sequences of one pass: 1 for 2<td[^>]*>1.93<td[^>]*>yes' \
    "$T"/site/workloads/tune/*.html
