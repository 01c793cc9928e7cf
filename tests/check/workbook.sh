#!/bin/sh
# long
# The published workbook: another program computes every formula again and
# agrees.  (That two builds are the same bytes is held by site.sh.)
# needs: libreoffice-calc-nogui python3
. tests/lib.sh

python3 tests/tools/workbook.py "$SITE/data/guide.xlsx" "$T" ||
    bad "workbook" "tests/tools/workbook.py stopped"
