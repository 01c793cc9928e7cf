#!/bin/sh
# needs: cmark-gfm python3
# Another parser reads the published Markdown: the same tables, with the same
# rows, as the HTML page beside it has.
. tests/lib.sh

"$B/tests/write/documents" "$T/site" >"$T/out" 2>&1
for site in "$T/site" "$SITE"; do
	python3 tests/browser/markdown.py "$site"
done

# U+FFFD stands for what a format cannot say: nothing of ours is such.
LC_ALL=C grep -rl "$(printf '\357\277\275')" "$SITE" --include='*.md' \
    --include='*.html' --include='*.csv' --include='*.json' >"$T/lost"
check "no character is lost in a page or a table" "$(head -n 1 "$T/lost")" \
    [ ! -s "$T/lost" ]
