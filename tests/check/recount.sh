#!/bin/sh
# What is decided, once more by hand arithmetic from what the site states.
# needs: python3
. tests/lib.sh

python3 tests/tools/recount.py "$SITE" "$T/recount.tsv" ||
    bad "recount" "tests/tools/recount.py stopped"
