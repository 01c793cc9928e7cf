#!/bin/sh
# needs: cmark-gfm python3
# Another parser reads the published Markdown: the same tables, with the same
# rows, as the HTML page beside it has.
. tests/lib.sh

"$B/tests/write/documents" "$T/site" >"$T/out" 2>&1
for site in "$T/site" "$SITE"; do
	/usr/bin/python3 tests/browser/markdown.py "$site"
done
