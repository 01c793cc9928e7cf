#!/bin/sh
# A guide made by hand, of every block and every nasty text, in every format.
# quick
. tests/lib.sh

site=$T/site
if ! "$B/tests/write/documents" "$site" >"$T/out" 2>&1; then
	bad "the documents are written" "$(head -n 3 "$T/out")"
	exit 0
fi
# Formulas have goldens of their own kind: their books.
sed '/^"formulas":/,$d' "$site/data/guide.json" >"$T/guide.json"
mv "$T/guide.json" "$site/data/guide.json"
for file in folder/one.html folder/one.md index.html search-index.js \
    data/folder-one-things.csv data/decisions.csv data/guide.json \
    data/guide.schema.json data/decisions.json \
    data/decisions.schema.json; do
	same "$file" "tests/golden/documents/$(echo $file | tr / -)" \
	    "$site/$file"
done
"$B/tests/write/documents" "$T/again" >/dev/null 2>&1
rm -f "$T/again/data/guide.json" "$site/data/guide.json"
check "two runs are equal" "they differ" diff -rq "$site" "$T/again"
