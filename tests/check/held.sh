#!/bin/sh
# quick
# Prices that are likely wrong decide nothing until someone accepts them.
. tests/lib.sh

cp -r tests/guide "$T/guide"
day=$T/guide/specs/prices/acme-2026-01-04.csv
snapshot() { # ROWS...: the next day's file
	echo date,provider,sku,accelerator,count,region,tier,unit,price,currency,source
	for row in "$@"; do
		echo "2026-01-04,acme,$row,USD,made-up-prices"
	done
}
best() { # the accelerator that chat is decided for
	"$RIDGELINE" -C "$T/guide" rank chat --profile team --format csv \
	    2>"$T/err" | sed -n 2p | tr -d '"' | tr ',' '\n' |
	    grep -m 1 -x 'alpha\|beta\|gamma'
}

# Beta at 0.80 USD/h wins beside alpha at 2; at 2.20 it does not.
snapshot b1,beta,1,here,on_demand,accelerator_hour,2.2 >"$day"
check "a price that rose decides" "$(best)" test "$(best)" = alpha
snapshot b1,beta,1,here,on_demand,accelerator_hour,80 >"$day"
check "a hundredfold price does not: the last one stands" "$(best)" \
    test "$(best)" = beta
check "it is said" "$(cat "$T/err")" grep -q \
    '80.00/h is 100 times its price of 2026-01-03, $0.80/h' "$T/err"
check "once" "$(wc -l <"$T/err") lines" \
    test "$(grep -c price_outlier "$T/err")" -eq 1
cat >"$T/guide/specs/accept.lua" <<'END'
accept "beta-is-dear" {
  offer = "acme/b1/beta-x1/here/on_demand",
  date = "2026-01-04",
  reason = "the provider confirmed it",
}
END
check "once accepted it decides" "$(best)" test "$(best)" = alpha
check "and is not told any more" "$(cat "$T/err")" \
    test "$(grep -c price_outlier "$T/err")" -eq 0
rm "$T/guide/specs/accept.lua"

# Eight together for 18 USD/h, that is 2.25 for one: divided twice, 0.28.
snapshot a8,alpha,8,here,on_demand,instance_hour,2.25 >"$day"
best >"$T/out"
check "a unit that changed in silence" "$(cat "$T/err")" \
    grep -q 'divided twice?' "$T/err"

# A lone purchase price: dated before launch, or of no such size.
snapshot b9,beta,1,here,purchase,accelerator,9000000 >"$day"
best >"$T/out"
check "a purchase price is looked at too" "$(cat "$T/err")" \
    grep -q 'more than anyone asks' "$T/err"
