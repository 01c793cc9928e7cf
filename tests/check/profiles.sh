#!/bin/sh
# needs: python3
# What is published for a profile is what the profile allows, read back from
# guide.json and nothing else.
. tests/lib.sh

python3 tests/tools/profiles.py "$SITE/data/guide.json" >"$T/out" 2>&1 ||
    bad "guide.json is read" "$(tail -n 1 "$T/out")"
cat "$T/out"
