#!/bin/sh
# long 25
# A config.json becomes a spec that a guide can take.
. tests/lib.sh

"$RIDGELINE" import model tests/import/Toy-V3/config.json >"$T/toy.lua"
check "a network is imported" "the status is $?" [ $? -eq 0 ]
same "spec" tests/import/toy.lua "$T/toy.lua"

mkdir -p "$T/guide"
cp -r specs templates site "$T/guide"
few_decisions "$T/guide"
cp "$T/toy.lua" "$T/guide/specs/toy.lua"
said=$("$RIDGELINE" -C "$T/guide" check 2>&1)
check "a guide takes it" "$said" [ $? -eq 0 ]

# Whole files of many families, with the counts that others publish.
tail -n +2 tests/import/published.csv >"$T/rows"
while IFS=, read -r name type want said; do
	"$RIDGELINE" import model "tests/import/configs/$name.json" \
	    >"$T/model.lua" 2>"$T/err"
	got=$(sed -n 's/^    parameters = \(.*\),$/\1/p' "$T/model.lua")
	echo "$name,$type,$want,${got:-0},$(head -n 1 "$T/err")"
done <"$T/rows" >"$T/counts"
wrong=$(awk -F, '{ off = $4 / $3 - 1
	if (off > 0.005 || off < -0.005) print $1, $3, $4, $5 }' "$T/counts")
check "counts of $(wc -l <"$T/counts") networks within 0.5 %" "$wrong" \
    [ -z "$wrong" ]
families=$(cut -d, -f2 "$T/counts" | sort -u | wc -l)
check "of at least 40 families" "$families" [ "$families" -ge 40 ]

# A guide takes one of each shape; nothing tells of the machine.
for name in vit-base-patch16-224 gemma-3-4b whisper-large-v2 dbrx t5-small; do
	"$RIDGELINE" import model - <"tests/import/configs/$name.json" |
	    sed "s/\"imported\([\"-]\)/\"i-$name\1/" >"$T/guide/specs/$name.lua"
done
said=$("$RIDGELINE" -C "$T/guide" check 2>&1)
check "a guide takes what came by standard input" "$said" [ $? -eq 0 ]
mkdir -p "$T/far/Some-Model"
cp tests/import/configs/qwen3-8b.json "$T/far/Some-Model/config.json"
"$RIDGELINE" import model "$T/far/Some-Model/config.json" >"$T/out"
check "named by its folder" "$(cat "$T/out")" grep -q '^model "some-model"' \
    "$T/out"
check "and no path of the machine" "$(grep "$T" "$T/out")" \
    [ "$(grep -c "$T" "$T/out")" -eq 0 ]
check "the file's own under cite" "$(cat "$T/out")" awk '
	/cite/ { cited = 1 } /assume/ { cited = 0 }
	/ hidden = / && !cited || / norm = / && cited { exit 1 }' "$T/out"

echo '{ "model_type": "nobodys" }' >"$T/other.json"
"$RIDGELINE" import model "$T/other.json" >"$T/out" 2>"$T/err"
check "an unknown family is bad input" "the status is $?" [ $? -eq 1 ]
check "nothing is printed" "$(cat "$T/out")" [ ! -s "$T/out" ]
check "the families are named" "$(cat "$T/err")" grep -q qwen3_moe "$T/err"
"$RIDGELINE" import model "$T/absent.json" 2>/dev/null
check "a file that is not there" "the status is $?" [ $? -eq 2 ]
"$RIDGELINE" import price "$T/other.json" 2>/dev/null
check "models and prices alone are imported" "the status is $?" [ $? -eq 1 ]
