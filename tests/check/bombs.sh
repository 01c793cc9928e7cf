#!/bin/sh
# long 30
# needs: python3
# Small inputs that ask for much: each ends by itself, in a few lines, in little
# memory and time, and the old site stands.
. tests/lib.sh

cp -r tests/guide "$T/from"
cp -r templates "$T/from"
cp site/*.css site/*.js "$T/from/site"
mkdir "$T/bombs"
python3 tests/tools/bombs.py "$RIDGELINE" "$T/from" "$T/bombs" >"$T/out" 2>&1 ||
    bad "bombs" "tests/tools/bombs.py stopped: $(tail -n 1 "$T/out")"
grep -v '^bomb_' "$T/out"
