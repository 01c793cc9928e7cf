#!/bin/sh
# Five days of a small guide, a week apart: the team rents one beta or one alpha
# for 100 hours a month, so that what staying costs is the ratio of two prices.
# quick
. tests/lib.sh

cp -r tests/guide "$T/guide"
{
	echo "date,provider,sku,accelerator,count,region,tier,unit,price,\
currency,source,sold_as"
	# PRICES of beta; alpha stays at 2.
	while read -r day price; do
		echo "$day,acme,b1,beta,1,here,on_demand,accelerator_hour,\
$price,USD,made-up-prices,accelerator"
	done <<END
2026-01-10 2.2
2026-01-17 2.08
2026-01-31 0.9
END
} >"$T/guide/specs/prices/beta.csv"

replay() {
	"$RIDGELINE" -q -C "$T/guide" replay "$@"
}

# by hand: of an order, first then, same accelerator, same seller, near, ratio
replay 2026-01-03 2026-01-31 chat --format csv 2>"$T/err" |
    awk -F, '$2 == "chat/team" { print $1, $4, $6, $10, $11, $12, $13, $14,
	$15 }' >"$T/held"
cat >"$T/expected" <<END
2026-01-03 beta week 2026-01-10 alpha 0 0 0 1.100
2026-01-10 alpha week 2026-01-17 alpha 1 1 1 1.000
2026-01-17 alpha week 2026-01-24 alpha 1 1 1 1.000
2026-01-24 alpha week 2026-01-31 beta 0 0 0 2.222
2026-01-03 beta month 2026-01-31 beta 1 1 1 1.000
END
check "orders hold as by hand" "$(diff "$T/expected" "$T/held"; cat "$T/err")" \
    cmp -s "$T/expected" "$T/held"

# alpha's price was seen on 3 January alone: that alpha is kept says nothing.
replay 2026-01-03 2026-01-31 chat --format csv | awk -F, '$2 == "chat/team" {
	print $1, $6, $16, $17, $18 }' >"$T/asked"
cat >"$T/expected" <<END
2026-01-03 week acme/on_demand price moved
2026-01-10 week acme/on_demand no kept
2026-01-17 week acme/on_demand no kept
2026-01-24 week acme/on_demand no moved
2026-01-03 month acme/on_demand price kept
END
check "whose price was asked again, and why orders were lost, as by hand" \
    "$(diff "$T/expected" "$T/asked")" cmp -s "$T/expected" "$T/asked"

# By hand, with the three weeks and the month of chat/cautious, on spot: kept twice,
# then its price is too old, and nobody asked again.
replay 2026-01-03 2026-01-31 chat --format lua >"$T/track.lua"
awk '/^outcome "all-/, /^}/' "$T/track.lua" >"$T/records"
cat >"$T/expected" <<END
outcome "all-week" { cite "replay" {
  after = "week",
  orders = 7,
  asked = 1,
  priced = 1,
  median = 10.0 * percent,
  p90 = 10.0 * percent,
  unasked_kept = 4,
} }
outcome "all-month" { cite "replay" {
  after = "month",
  orders = 2,
  asked = 1,
  accelerator = 1,
  price_seen = 1,
  seller = 1,
  near = 1,
  priced = 1,
  median = 0.0 * percent,
  p90 = 0.0 * percent,
} }
END
check "the record is as by hand" "$(diff "$T/expected" "$T/records")" \
    cmp -s "$T/expected" "$T/records"
mkdir "$T/guide/specs/track"
cp "$T/track.lua" "$T/guide/specs/track"
"$RIDGELINE" -q -C "$T/guide" check >"$T/kept" 2>&1
check "a guide may keep it" "$(cat "$T/kept")" test ! -s "$T/kept"
rm -r "$T/guide/specs/track"

replay 2026-01-03 2026-01-31 chat >"$T/table" 2>&1
check "grades and spans" "$(cat "$T/table")" grep -q '^thin *month' "$T/table"

# By hand: one order of a month was kept, of which 0.8 was said: 0.2 squared,
# and nothing where one always says what came.
echo 'contract "kept" { name = "Kept", tier = "on_demand",
  cite "made-up-prices" { kept_first = 0.8 } }' >"$T/guide/specs/kept.lua"
replay 2026-01-03 2026-01-31 chat >"$T/odds" 2>&1
check "shares of like orders, held against what came" "$(cat "$T/odds")" \
    grep -q '^Brier score: 0\.040; of a constant: 0\.000$' "$T/odds"
check "what is said to be kept" "$(cat "$T/odds")" \
    grep -Eq '^80 to 90% +1 +80% +100%$' "$T/odds"
replay 2026-01-03 2026-01-31 chat --every 28 --format csv >"$T/few"
check "every 28 days" "$(cat "$T/few")" \
    test "$(grep -c ',month,' "$T/few")" -eq 2 -a \
    "$(grep -c ',week,' "$T/few")" -eq 0
may 1 replay 2026-01-03 2026-01-31 chatt >"$T/out" 2>&1
check "a workload that is not there: the nearest, and no table" \
    "$(cat "$T/out")" sh -c 'grep -q "did you mean \"chat\"" "$1" &&
    ! grep -q accelerator "$1"' - "$T/out"
may 2 replay 2026-01-31 2026-01-03 >"$T/out" 2>&1
check "days in the wrong order" "$(cat "$T/out")" \
    grep -q 'the earlier one first' "$T/out"

# A day decides as a guide of that day does, which never saw later prices: by the
# last of these alpha would be first.
"$RIDGELINE" -q -C tests/guide rank chat --format csv |
    awk -F, '$5 == 1 { print $1 "/" $2, $7 }' | LC_ALL=C sort >"$T/then"
sed -i '$d' "$T/guide/specs/prices/beta.csv"
replay 2026-01-03 2026-01-10 chat --format csv |
    awk -F, '$1 == "2026-01-03" { print $2, $4 }' | LC_ALL=C sort >"$T/past"
check "a past day knows no later price" "$(diff "$T/then" "$T/past")" \
    cmp -s "$T/then" "$T/past"
