#!/bin/sh
# long 20
# needs: python3
# What others deployed or advise, asked of the engine: its first three
# accelerators contain it, or the record says why not.
. tests/lib.sh

all=specs/deployments/deployments.lua
python3 tests/tools/deployments.py "$RIDGELINE" tests/deployments $all \
    "$T/answered.lua" >"$T/agree" 2>"$T/err" ||
    bad "deployments are asked" "$(tail -n 1 "$T/err")"
check "who disagrees says why" "$(head -n 3 "$T/agree")" \
    grep -q '^[0-9]* of [0-9]*$' "$T/agree"
same "answers to published deployments are as they were read" \
    specs/deployments/answered.lua "$T/answered.lua"
many=$(grep -c '^deployment ' $all)
check "there are forty or more" "$many" [ "$many" -ge 40 ]
agree=$(grep -c 'place = [123],' "$T/answered.lua")
check "four in five agree" "$agree of $many" \
    [ "$((agree * 5))" -ge "$((many * 4))" ]
echo "deployments: $agree of $many agree" >&2
