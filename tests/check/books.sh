#!/bin/sh
# Workbooks and data of the small guide, line by line beside goldens: an owner's
# workbook, that of all decisions, and parts of a buyer's.  What is right in them
# other checks work out; here every formula, format, width, rule, name and chart
# is seen to change.
# quick
# needs: python3
. tests/lib.sh

"$RIDGELINE" -C tests/guide build -q -o "$T/site" >"$T/err" 2>&1
status=$?
check "the guide is written" "$(head -n 3 "$T/err")" [ $status -eq 0 ]

lines() { # NAME BOOK [SHEET...]
	name=$1 book=$2
	shift 2
	says python3 tests/tools/book_lines.py "$T/site/data/$book.xlsx" "$@" ||
	    bad "the book of $name is read" "it is not"
	cp "$T/says" "$T/book_$name"
}
lines owner pool-owner
same owner tests/golden/book_owner.txt "$T/book_owner"
lines all guide
same all tests/golden/book_all.txt "$T/book_all"
lines limits chat-cautious Candidates Checks 'Cash flow'
same limits tests/golden/book_limits.txt "$T/book_limits"
# Rows of which there is one a group of layers.
lines working chat-cautious Working
grep 'layer group' "$T/book_working" >"$T/book_groups"
same groups tests/golden/book_groups.txt "$T/book_groups"

# A file's first lines say which it is; of the catalogue some records.
for file in decisions.json offers.json orders.csv assumptions.csv \
    datapackage.json; do
	echo "== $file"
	tr -d '\r' <"$T/site/data/$file"
done >"$T/data"
echo "== catalogue.csv" >>"$T/data"
tr -d '\r' <"$T/site/data/catalogue.csv" | grep \
    '^id\|/alpha/\|/room/\|/chat/\|/made-up/\|^offer/shop/' >>"$T/data"
same data tests/golden/book_data.txt "$T/data"
