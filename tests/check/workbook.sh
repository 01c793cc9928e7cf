#!/bin/sh
# long 24
# The workbook of all decisions: another program computes every formula again
# and agrees, edits move what they should, its pages can be read in print, and it
# is the same alone and with its site.
# needs: libreoffice-calc-nogui gnumeric python3 python3-openpyxl poppler-utils
. tests/lib.sh


(cd / && TZ=Asia/Tokyo LC_ALL=C.UTF-8 "$RIDGELINE" -C "$ROOT" build \
    --workbook all -o "$T/one" >"$T/log" 2>&1) ||
    bad "workbook" "does not build: $(tail -n 1 "$T/log")"
check "alone it is the same bytes as with its site" "they differ" \
    cmp "$T/one/data/guide.xlsx" "$SITE/data/guide.xlsx"
check "nothing is left beside the workbook" "$(ls "$T/one/data")" \
    test -z "$(find "$T/one" -name '*.tmp')"

python3 tests/tools/workbook.py "$T/one/data/guide.xlsx" "$T" \
    "$SITE/data/decisions.json" ||
    bad "workbook" "tests/tools/workbook.py stopped"
