#!/bin/sh
# needs: python3
# Times under load at a published rate of requests, beside what was measured.
. tests/lib.sh

python3 tests/tools/loaded.py "$RIDGELINE" specs/measured/serve.csv \
    "$T/guide" 2>"$T/errors" || bad "loaded" "$(tail -n 1 "$T/errors")"
grep 'settings' "$T/errors" >&2
