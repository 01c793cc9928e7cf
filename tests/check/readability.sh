#!/bin/sh
# needs: python3
# How long the sentences of the pages are, shape by shape.
. tests/lib.sh

printf '<main><p>%s.</p></main>' "One $(seq -s ' ' 60)" >"$T/long.html"
python3 tests/tools/readability.py "$T" >"$T/out"
check "a long sentence is seen" "$(cat "$T/out")" \
    grep -q '^not ok long.html' "$T/out"
python3 tests/tools/readability.py "$SITE"
