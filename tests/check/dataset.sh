#!/bin/sh
# needs: python3 python3-jsonschema
# The site as a data set: what datapackage.json says of each file is so, and
# each JSON file keeps its own schema.
. tests/lib.sh

why=$(/usr/bin/python3 tests/tools/dataset.py "$SITE" 2>&1)
check "every file is as it is told" "$(echo "$why" | tail -n 1)" [ -z "$why" ]
for name in catalogue claims offers decisions; do
	why=$(/usr/bin/python3 - "$SITE/data/$name" 2>&1 <<-'EOF'
	import json, jsonschema, sys
	schema, value = (json.load(open(sys.argv[1] + end))
	                 for end in (".schema.json", ".json"))
	assert schema["$id"].startswith("urn:ridgeline:"), "no $id"
	jsonschema.Draft7Validator.check_schema(schema)
	for e in jsonschema.Draft7Validator(schema).iter_errors(value):
	    print(e.json_path, e.message[:80])
	    break
	EOF
	)
	check "$name.json keeps its schema" "$why" [ -z "$why" ]
done
check "it is small" "$(wc -c <"$SITE/data/decisions.json")" \
    test "$(wc -c <"$SITE/data/decisions.json")" -lt 3000000
cp -r "$SITE/data" "$T/data"
sed -i 's/"path":"offers.csv"/"path":"none.csv"/' "$T/data/datapackage.json"
/usr/bin/python3 tests/tools/dataset.py "$T" >"$T/out" 2>&1
check "a file that is not told is found" "$(cat "$T/out")" \
    grep -q 'offers.csv is not listed' "$T/out"
rm -rf "$T/data"
