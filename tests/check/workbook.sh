#!/bin/sh
# The published workbook: another program computes every formula again and
# agrees, and two builds are the same bytes.
# needs: libreoffice-calc-nogui python3
. tests/lib.sh

# build NAME ENVIRONMENT...: the reference guide's workbook, from elsewhere.
build() {
	name=$1
	shift
	(cd / && env "$@" "$RIDGELINE" -C "$ROOT" build -o "$T/$name" \
	    >"$T/$name.log" 2>&1)
}

mkdir "$T/tmp"
build one TZ=UTC || bad "workbook" "does not build: $(tail -n 1 "$T/one.log")"
build two TZ=Asia/Tokyo TMPDIR="$T/tmp" LC_ALL=C.UTF-8
check "two builds are the same bytes" "they differ" \
    cmp "$T/one/data/guide.xlsx" "$T/two/data/guide.xlsx"
check "nothing is left beside the workbook" "$(ls "$T/tmp" "$T/one/data")" \
    test -z "$(ls "$T/tmp")$(find "$T/one" -name '*.tmp')"

python3 tests/tools/workbook.py "${SITE:-$T/one}/data/guide.xlsx" "$T" ||
    bad "workbook" "tests/tools/workbook.py stopped"
