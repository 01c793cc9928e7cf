#!/bin/sh
# needs: python3
# The page of price feeds, counted again from the files of specs/prices; and what
# the terminal says of feeds that are not as they should be.
. tests/lib.sh

python3 tests/tools/feed_health.py "$SITE"

# In the terminal the same: those that are ill, the worst first.
"$RIDGELINE" held >"$T/held" 2>"$T/err"
check "held names a feed that stopped" "$(cat "$T/held")" \
    grep -q '^feed gpurentalprices: stopped, last day 2026-08-21, 49 days' \
    "$T/held"
check "and none that is fresh" "$(cat "$T/held")" \
    test "$(grep -c '^feed ewyluda' "$T/held")" -eq 0

# What stands for a price that is held is behind it, too, and counts once.
cp -r tests/guide "$T/step"
{
	echo date,provider,sku,accelerator,count,region,tier,unit,price,currency,source
	echo 2026-01-04,acme,b1,beta,1,here,on_demand,accelerator_hour,80,USD,made-up-prices
} >"$T/step/specs/prices/acme-2026-01-04.csv"
rows=$(cat "$T/step"/specs/prices/*.csv | grep -vc '^date')
"$RIDGELINE" -C "$T/step" held >"$T/out" 2>"$T/err"
check "held counts the rows of the files" "$(tail -n 2 "$T/out")" \
    grep -q "^1 of $rows prices held$" "$T/out"
check "a last day that is held makes the feed held" "$(tail -n 1 "$T/out")" \
    grep -q '^feed made-up-prices: held, 1 of 1 row of 2026-01-04' "$T/out"

# A guide of two feeds: one is a week late by a rhythm of one day, and the order
# rests on it alone.
cp -r tests/guide "$T/guide"
cat >>"$T/guide/specs/guide.lua" <<'END'
source "daily" { title = "Made-up daily prices", date = "2026-01-03" }
END
for day in 01 02 03 04; do
	echo date,provider,sku,accelerator,count,region,tier,unit,price,currency,source
	echo "2026-01-$day,zed,z1,beta,1,here,on_demand,accelerator_hour,0.5,USD,daily"
done | awk 'NR == 1 || !/^date/' >"$T/guide/specs/prices/daily.csv"
"$RIDGELINE" -C "$T/guide" check >"$T/out" 2>"$T/err"
check "a feed that is fresh is not told of" "$(cat "$T/out" "$T/err")" \
    test "$(grep -c '^feed daily' "$T/out")" -eq 0
"$RIDGELINE" -C "$T/guide" --date 2026-01-11 check >"$T/out" 2>"$T/err"
check "check tells of one that stopped, and what rests on it" \
    "$(cat "$T/out" "$T/err")" grep -q \
    '^feed daily: stopped, last day 2026-01-04, 7 days before the guide.s; it came every 1 day; [0-9]* orders* rests* on it alone$' \
    "$T/out"
"$RIDGELINE" -q -C "$T/guide" --date 2026-01-11 check >"$T/out" 2>"$T/err"
check "quiet, it does not" "$(cat "$T/out")" test ! -s "$T/out"
