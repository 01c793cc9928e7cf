#!/bin/sh
# needs: python3 python3-jsonschema
# guide.json against its own schema, and what a schema cannot say.
. tests/lib.sh

"$B/tests/write/documents" "$T/site" >"$T/out" 2>&1
for site in "$T/site" "$SITE"; do
	python3 tests/browser/guide_json.py "$site/data"
done
