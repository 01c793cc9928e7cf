#!/bin/sh
# long 85
# The workbooks of decisions: other programs open them and agree, sizes stay
# small, two builds are the same bytes, and quotes come back into a search.
# needs: libreoffice-calc-nogui gnumeric python3 python3-openpyxl nodejs
. tests/lib.sh


# one WORKLOAD/PROFILE FOLDER ENVIRONMENT...
one() {
	which=$1 to=$2
	shift 2
	(cd / && env "$@" "$RIDGELINE" -C "$ROOT" build --workbook "$which" \
	    -o "$T/$to" >"$T/log" 2>&1)
}

one chat-70b/startup a TZ=UTC || bad "workbook" "$(tail -n 1 "$T/log")"
one chat-70b/startup b TZ=Asia/Tokyo LC_ALL=C.UTF-8
check "two builds of a workbook are the same bytes" "they differ" \
    cmp "$T/a/data/chat-70b-startup.xlsx" "$T/b/data/chat-70b-startup.xlsx"
check "and those of the whole site" "they differ" \
    cmp "$T/a/data/chat-70b-startup.xlsx" "$SITE/data/chat-70b-startup.xlsx"
python3 tests/tools/workbooks.py "$T" \
    "$SITE/data/chat-70b-startup.xlsx" \
    "$SITE/data/chat-70b-regulated.xlsx" \
    "$SITE/data/pretrain-7b-laboratory.xlsx" \
    "$SITE/data/rent-or-buy-startup.xlsx" \
    "$SITE/data/rent-or-buy-production.xlsx" \
    "$SITE/data/research-cluster-researcher.xlsx" ||
    bad "workbooks" "tests/tools/workbooks.py stopped"

python3 tests/tools/sizes_of_books.py "$SITE" ||
    bad "sizes of workbooks" "tests/tools/sizes_of_books.py stopped"

# SheetJS, as its lock pins it, opens all of them.
modules=$B/sheetjs
mkdir -p "$modules"
cp tests/sheetjs/package.json tests/sheetjs/package-lock.json "$modules"
command -v npm >/dev/null || sh tests/need.sh npm
if says npm ci --prefix "$modules" --ignore-scripts --no-audit --no-fund \
    2>"$T/npm"; then
	MODULES=$modules/node_modules node tests/sheetjs/opens.js \
	    "$SITE/data" || bad "SheetJS" "tests/sheetjs/opens.js stopped"
else
	bad "SheetJS is there" "$(tail -n 1 "$T/npm")"
fi

# Three quotes, entered as a buyer does, come back into a search of all.
book=$T/a/data/chat-70b-startup.xlsx
python3 tests/tools/quotes.py "$book" "$T/quoted.xlsx"
"$RIDGELINE" import quotes "$T/quoted.xlsx" >"$T/quotes" 2>&1
check "three quotes and an edit are read" "$(cat "$T/quotes")" \
    grep -q '^# 3 quotes, 1 edited input$' "$T/quotes"
check "a price is in USD with its tax" "$(grep runpod "$T/quotes")" \
    grep -q '^[0-9-]*,runpod,.*,instance_hour,1\.5[0-9]*,USD,quotes$' \
    "$T/quotes"
check "a price from so many on" "$(grep lambda "$T/quotes")" \
    grep -q '^[0-9-]*,lambda-sons,.*,1,.*_hour,8\.5,USD,quotes$' "$T/quotes"
check "a vendor that the profile does not rent from is named" \
    "$(cat "$T/quotes")" grep -q 'does not rent from lambda-sons' "$T/quotes"
mkdir -p "$T/guide"
cp -r specs templates site "$T/guide"
sed -n '/^date,/,/^$/p' "$T/quotes" | sed '/^$/d' \
    >"$T/guide/specs/prices/quotes-$(sed -n \
    's/^# .*quotes-\(.*\)\.csv$/\1/p' "$T/quotes").csv"
sed -n '/^source/,/^prices_csv/p' "$T/quotes" >"$T/guide/specs/quotes.lua"
set --
for word in $(sed -n "s/.*--set '\(.*\) percent'.*/\1/p" "$T/quotes"); do
	set -- --set "$word percent"
done
"$RIDGELINE" -C "$T/guide" rank chat-70b --profile startup --format csv "$@" \
    >"$T/ranked" 2>"$T/log"
best=$(sed -n 2p "$T/ranked")
check "the search takes the cheapest quote" "$best $(head -n 3 "$T/log")" \
    grep -q ',answer,1,[^,]*/runpod/[^/]*-quote/' "$T/ranked"
python3 tests/tools/quoted.py "$T" "$T/quoted.xlsx" "$T/ranked" ||
    bad "quotes" "tests/tools/quoted.py stopped"

# What is no workbook, or one that was made to harm.
python3 tests/tools/hostile_books.py "$book" "$T/bad"
for f in "$T"/bad/*.xlsx; do
	timeout 20 "$RIDGELINE" import quotes "$f" >"$T/out" 2>&1
	status=$?
	check "$(basename "$f" .xlsx) is refused" "$status $(head -n 2 "$T/out")" \
	    test "$status" = 1
done

# What a buyer can mistype, and what nobody can mean.
mkdir "$T/mistyped"
python3 tests/tools/bad_quotes.py "$book" "$T/mistyped"
for want in "$T"/mistyped/*.want; do
	"$RIDGELINE" import quotes "${want%.want}.xlsx" >"$T/out" 2>&1
	status=$?
	what=$(basename "$want" .want)
	check "a quote: $what" "$status $(head -n 2 "$T/out")" \
	    test "$status" = 1
	check "a quote: $what, said" "$(head -n 2 "$T/out")" \
	    grep -qFf "$want" "$T/out"
done
"$RIDGELINE" import quotes "$T/mistyped/good.xlsx" >"$T/out" 2>&1
check "euros with their rate are taken" "$(cat "$T/out")" \
    grep -q '^[0-9-]*,acme,.*,2\.2[0-9]*,USD,quotes$' "$T/out"
"$RIDGELINE" import quotes "$T/mistyped/mixed.xlsx" >"$T/out" 2>&1
status=$?
check "beside a quote past its validity the other is taken" \
    "$status $(cat "$T/out")" test "$status" = 0
check "the one that is left out is named" "$(cat "$T/out")" \
    grep -q 'quote 2, from Bolt, ran out .* and is left out' "$T/out"
check "the other is a price" "$(cat "$T/out")" \
    grep -q '^[0-9-]*,acme,.*,2,USD,quotes$' "$T/out"
check "the one that is left out is none" "$(cat "$T/out")" \
    test "$(grep -c ',bolt,' "$T/out")" = 0
