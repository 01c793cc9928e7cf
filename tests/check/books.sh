#!/bin/sh
# Workbooks and data of the small guide, line by line beside goldens: an owner's
# workbook, that of all decisions, and parts of a buyer's.  What is right in them
# other checks work out; here every formula, format, width, rule, name and chart
# is seen to change.
# quick
# needs: python3
. tests/lib.sh

mkdir "$T/guide" && cp -r tests/guide/. tests/buyer/. "$T/guide"
"$RIDGELINE" -C "$T/guide" build -q -o "$T/site" >"$T/err" 2>&1
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
# What is bought on which terms, by whom and why; of the training beside it what
# has no step of serving.
lines order talk-buyer Approval Order Quotes Scenarios Sensitivity Checks \
    Sources
lines run learn-team Approval Order Checks
lines signed chat-team Approval
lines moved hurry-near Changes
cat "$T/book_run" "$T/book_signed" "$T/book_moved" >>"$T/book_order"
same order tests/golden/book_order.txt "$T/book_order"
lines near hurry-near Candidates
lines weighed hurry-weighed Candidates
lines candidates talk-buyer Candidates
cat "$T/book_near" "$T/book_weighed" >>"$T/book_candidates"
same candidates tests/golden/book_candidates.txt "$T/book_candidates"
# Rows of which there is one a group of layers, and those that other candidates
# have too; a quote is like the next.
lines working talk-buyer Working
grep 'layer group\| | G ' "$T/book_working" | sed 's/ | O .*//' \
    >"$T/book_rows"
same rows tests/golden/book_rows.txt "$T/book_rows"

# A file's first lines say which it is; of the catalogue some records.
for file in decisions.json offers.json orders.csv assumptions.csv \
    datapackage.json ../feed.atom; do
	echo "== $file"
	tr -d '\r' <"$T/site/data/$file"
done >"$T/data"
echo "== catalogue.csv" >>"$T/data"
tr -d '\r' <"$T/site/data/catalogue.csv" | grep \
    '^id\|/alpha/\|/room/\|/chat/\|/made-up/\|^offer/shop/' >>"$T/data"
echo "== guide.json" >>"$T/data"
sed -n -e '/^"cautions"/,/^"steps"/p' -e '/"pool\/\|^"policies"/p' \
    "$T/site/data/guide.json" >>"$T/data"
same data tests/golden/book_data.txt "$T/data"
