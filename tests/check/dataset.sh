#!/bin/sh
# needs: python3 python3-jsonschema jq nodejs
# The site as a data set: what datapackage.json says of each file is so, and
# each JSON file keeps its own schema.
. tests/lib.sh

why=$(python3 tests/tools/dataset.py "$SITE" 2>&1)
check "every file is as it is told" "$(echo "$why" | tail -n 1)" \
    [ "$why" = "as it is told" ]
for name in catalogue claims offers decisions; do
	holds "$name.json keeps its schema" "$SITE/data/$name" <<-'EOF'
	import json, jsonschema, sys
	schema, value = (json.load(open(sys.argv[1] + end))
	                 for end in (".schema.json", ".json"))
	assert schema["$id"].startswith("urn:ridgeline:"), "no $id"
	jsonschema.Draft7Validator.check_schema(schema)
	for e in jsonschema.Draft7Validator(schema).iter_errors(value):
	    sys.exit(e.json_path + " " + e.message[:80])
	EOF
done

# Frictionless' own reader: the descriptor, and each table by its schema.
modules=$(sh tests/npm/install.sh) || {
	bad "the validators are there" "npm ci failed"
	exit 1
}
frictionless() { # SITE
	NODE_PATH=$modules node tests/npm/frictionless.cjs "$1/data" 2>&1
}
why=$(frictionless "$SITE")
check "Frictionless reads every table" "$why" [ $? -eq 0 ]
mkdir -p "$T/wrong/data"
cp "$SITE/data/offers.csv" "$T/wrong/data"
jq '.resources |= [.[] | select(.path == "offers.csv") |
    .schema.fields |= map(.type = "number")]' \
    "$SITE/data/datapackage.json" >"$T/wrong/data/datapackage.json"
why=$(may 1 frictionless "$T/wrong")
check "and finds a cell of another type" "$why" [ $? -eq 1 ]
check "by name" "$why" grep -q '^offers: ' <<-EOF
	$why
EOF
check "it is small" "$(wc -c <"$SITE/data/decisions.json")" \
    test "$(wc -c <"$SITE/data/decisions.json")" -lt 3000000
cp -r "$SITE/data" "$T/data"
sed -i 's/"path":"offers.csv"/"path":"none.csv"/' "$T/data/datapackage.json"
may 1 python3 tests/tools/dataset.py "$T" >"$T/out" 2>&1
check "a file that is not told is found" "$(cat "$T/out")" \
    grep -q 'offers.csv is not listed' "$T/out"
rm -rf "$T/data"

# A table of more columns than anybody had thought of.
mkdir "$T/guide"
cp -r tests/guide/. templates "$T/guide"
cp site/*.css site/*.js "$T/guide/site"
echo 'page "wide" { title = "Wide", template = "site/wide" }' \
    >"$T/guide/site/wide.lua"
cat >"$T/guide/site/wide.md" <<'EOF'
# Wide

{% local columns, row = {}, {} %}
{% for i = 1, 300 do
  columns[i] = { id = i == 2 and 'a "b" [s]' or "c" .. i }
  row[columns[i].id] = i
end %}
{{ table { rows = { row }, columns = columns, caption = "Wide" } }}
EOF
"$RIDGELINE" -C "$T/guide" build -q -o "$T/site" 2>"$T/out" &&
    python3 tests/tools/dataset.py "$T/site" >>"$T/out" 2>&1
check "300 columns are told, and quotes in a heading" \
    "$(head -n 1 "$T/out")" test "$(jq '.resources[] |
    select(.path == "wide-wide.csv") | .schema.fields | length' \
    "$T/site/data/datapackage.json") $(cat "$T/out")" = "300 as it is told"
