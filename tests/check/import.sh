#!/bin/sh
# A config.json becomes a spec that a guide can take.
. tests/lib.sh

"$RIDGELINE" import model tests/import/Toy-V3/config.json >"$T/toy.lua"
check "a network is imported" "the status is $?" [ $? -eq 0 ]
same "spec" tests/import/toy.lua "$T/toy.lua"

mkdir -p "$T/guide"
cp -r specs templates site "$T/guide"
cp "$T/toy.lua" "$T/guide/specs/toy.lua"
said=$("$RIDGELINE" -C "$T/guide" check 2>&1)
check "a guide takes it" "$said" [ $? -eq 0 ]

echo '{ "model_type": "mamba" }' >"$T/other.json"
"$RIDGELINE" import model "$T/other.json" >"$T/out" 2>"$T/err"
check "an unknown family is bad input" "the status is $?" [ $? -eq 1 ]
check "nothing is printed" "$(cat "$T/out")" [ ! -s "$T/out" ]
check "the families are named" "$(cat "$T/err")" grep -q qwen3_moe "$T/err"
"$RIDGELINE" import model "$T/absent.json" 2>/dev/null
check "a file that is not there" "the status is $?" [ $? -eq 2 ]
"$RIDGELINE" import price "$T/other.json" 2>/dev/null
check "models and prices alone are imported" "the status is $?" [ $? -eq 1 ]
