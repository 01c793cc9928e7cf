#!/bin/sh
# Workbooks cell by cell: an owner's, of what is bought and rented, and that of all
# decisions, as the small guide has them.  What is right in them other checks work
# out; here every formula, format, width, rule, name and chart is seen to change.
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
	same "$name" "tests/golden/book_$name.txt" "$T/says"
}
lines owner pool-owner
lines all guide
lines limits chat-cautious 'Candidates' 'Checks' 'Cash flow'
