#!/bin/sh
# long 110
# needs: chromium chromium-driver python3-selenium fonts-dejavu-core
# Published pages in a real browser, from file://, in light and dark; a page of
# half of the shapes by the keyboard alone.
. tests/lib.sh

"$B/tests/write/documents" "$T/site" >"$T/out" 2>&1
for site in "$T/site" "$SITE"; do
	python3 tests/browser/browser.py "$site" "$T/profile"
done
python3 tests/browser/walk.py "$SITE" "$T/profile"
python3 tests/browser/controls.py "$SITE" "$T/profile"
