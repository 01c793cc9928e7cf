#!/bin/sh
# needs: python3
# Every published page: tags balanced, ids unique, links and anchors resolve,
# nothing comes from elsewhere.
. tests/lib.sh

"$B/tests/write/documents" "$T/site" >"$T/out" 2>&1
for site in "$T/site" "$SITE"; do
	python3 tests/browser/pages.py "$site"
done
