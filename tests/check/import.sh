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
	"$RIDGELINE" import model --id "i-$name" - \
	    <"tests/import/configs/$name.json" >"$T/guide/specs/$name.lua"
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

# called NAME FILE ID: the id that a file is given, "" where it is asked for.
called() {
	got=$("$RIDGELINE" import model $2 2>"$T/err" |
	    sed -n 's/^model "\(.*\)" {$/\1/p')
	check "$1" "it is $got, $(cat "$T/err")" [ "$got" = "$3" ]
}
cd "$T/far" || exit 2
cp Some-Model/config.json config.json
called "a bare config.json has no name" config.json ""
check "and the option that gives it one is told" "$(cat "$T/err")" \
    grep -q 'config.json: error: .*add --id' "$T/err"
called "but the one that is stated" "config.json --id our-8b" our-8b
hub=hub/models--Qwen--Qwen3-8B/snapshots/9c925d64d72725edaf899c6cb9c377fd0709d9c5
mkdir -p "$hub"
cp config.json "$hub"
called "one of the Hub's cache has that of its repository" \
    "$hub/config.json" qwen3-8b
sed 's|{|{"_name_or_path": "Qwen/Qwen3-8B-Base",|; q' config.json >said.json
tail -n +2 config.json >>said.json
cp said.json config.json
called "what it was loaded from names it" config.json qwen3-8b-base
called "a name of its own goes before" said.json said
sed 's|"Qwen/Qwen3-8B-Base"|"/home/ann/out/step-500"|' said.json >config.json
called "a folder of somebody's machine names nothing" config.json ""
cd "$ROOT" || exit 2
"$RIDGELINE" import prices --id x "$T/far/said.json" 2>"$T/err"
check "prices take no --id" "$(cat "$T/err")" grep -q \
    'import prices takes no --id' "$T/err"

said=$(python3 tests/tools/missing_keys.py "$RIDGELINE" \
    tests/import/configs/*.json 2>&1)
check "what is missing is told by its family's key, where it is missing" \
    "$(echo "$said" | head -n 5)" [ "$said" = "all are told" ]

echo '{ "model_type": "nobodys" }' >"$T/other.json"
"$RIDGELINE" import model "$T/other.json" >"$T/out" 2>"$T/err"
check "an unknown family is bad input" "the status is $?" [ $? -eq 1 ]
check "nothing is printed" "$(cat "$T/out")" [ ! -s "$T/out" ]
for way in 'import --help' 'new model'; do
	check "an unknown family is told of '$way'" "$(cat "$T/err")" \
	    grep -q "$way" "$T/err"
done
"$RIDGELINE" import --help >"$T/help"
for name in $(cut -d, -f2 "$T/counts" | sort -u); do
	grep -q "[ :]$name[ .]" "$T/help" || grep -q "^$name\|$name$" "$T/help" ||
	    bad "$name" "is not among the families of import --help"
done
echo '{ "model_type": "qwen4" }' >"$T/other.json"
"$RIDGELINE" import model "$T/other.json" >"$T/out" 2>"$T/err"
check "the families of like name are told" "$(cat "$T/err")" \
    grep -q 'nearest by name: qwen2, qwen3, qwen3_moe' "$T/err"
"$RIDGELINE" import model "$T/absent.json" 2>/dev/null
check "a file that is not there" "the status is $?" [ $? -eq 2 ]
"$RIDGELINE" import price "$T/other.json" 2>/dev/null
check "models and prices alone are imported" "the status is $?" [ $? -eq 1 ]
