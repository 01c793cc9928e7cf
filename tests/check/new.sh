#!/bin/sh
# What new writes has every field that its record cannot do without, reads as a
# spec, and is told by check until it is filled in.
. tests/lib.sh

READS='syntax|lua_error|unknown_field|missing_field|wrong_type'
READS="$READS|unit_mismatch|unsourced|misplaced_cite|bad_id"
mkdir "$T/guide"
"$RIDGELINE" schema fields --format json >"$T/schema.json"
python3 - "$T/schema.json" >"$T/records" <<'END'
import json, sys
for r in json.load(open(sys.argv[1]))["records"]:
    if r["verb"] in ("site", "page", "offer"):
        continue
    print(r["verb"], r.get("variant") or r.get("kind") or "-",
          *[f["name"] for f in r["fields"] if f.get("required")])
END
check "there are records" "$(head -n 3 "$T/records")" \
    test "$(wc -l <"$T/records")" -ge 30
while read -r verb kind fields; do
	id=$verb-$kind
	id=new-$(echo "${id%--}" | tr _ -)
	rm -rf "$T/guide/specs"
	set --
	[ "$kind" = - ] || set -- --kind "$kind"
	"$RIDGELINE" -q -C "$T/guide" new "$verb" "$id" "$@" >"$T/out" 2>&1
	file=$T/guide/specs/$id.lua
	check "$id" "$(cat "$T/out")" test -s "$file"
	for field in $fields; do
		[ "$field" = kind ] || grep -q "^ *$field = " "$file" ||
		    bad "$id has $field" "it does not"
	done
	"$RIDGELINE" -C "$T/guide" check >"$T/out" 2>&1
	wrong=$(grep -E "\[($READS)\]" "$T/out" | head -n 2)
	check "$id reads as a spec" "$wrong" test -z "$wrong"
done <"$T/records"

"$RIDGELINE" -q -C "$T/guide" new page racks
check "a page" "none" grep -qx '# racks' "$T/guide/site/racks.md"
"$RIDGELINE" -C "$T/guide" new page racks 2>"$T/err"
check "nothing is overwritten" "$(cat "$T/err")" \
    grep -q 'racks.md is there already' "$T/err"
"$RIDGELINE" -C "$T/guide" new acelerator x 2>"$T/err"
check "a record that is none" "$(cat "$T/err")" \
    grep -q 'did you mean "accelerator"' "$T/err"
"$RIDGELINE" -C "$T/guide" new workload x --kind sreve 2>"$T/err"
check "a kind that is none" "$(cat "$T/err")" \
    grep -q 'did you mean "serve"' "$T/err"
"$RIDGELINE" -C "$T/guide" new workload ../x 2>"$T/err"
check "an id that is none" "$(cat "$T/err")" grep -q 'unlike "../x"' "$T/err"

cp -r tests/guide "$T/known"
"$RIDGELINE" -C "$T/known" new accelerator beta >"$T/out" 2>"$T/err"
check "an id that is there" "$(cat "$T/err")" grep -q \
    'guide.lua:[0-9]*: error: accelerator "beta" is there already' "$T/err"
check "and stays" "a file" test ! -e "$T/known/specs/beta.lua"

# One that is filled in is a record.
cp -r tests/guide "$T/filled"
cp -r templates "$T/filled"
cp site/*.css site/*.js "$T/filled/site"
"$RIDGELINE" -q -C "$T/filled" new facility cellar
"$RIDGELINE" -C "$T/filled" check >"$T/before" 2>&1
check "check names what is left" "$(cat "$T/before")" \
    grep -q 'specs/cellar.lua:[0-9]*: error' "$T/before"
"$RIDGELINE" -C "$T" new price mine >"$T/out" 2>&1
check "a price is no record" "$(cat "$T/out")" \
    grep -q 'a price is a row of a CSV file in specs/prices' "$T/out"
