#!/bin/sh
# What the guide says of buying, by the money functions of a spreadsheet.
# needs: libreoffice-calc-nogui python3
. tests/lib.sh

python3 tests/tools/money.py "$SITE/data/guide.json" "$T" ||
    bad "money" "tests/tools/money.py stopped"
