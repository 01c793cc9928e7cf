#!/bin/sh
# Prices over time: what feeds said of the same offers on earlier days stands on
# the page of prices and on that of an accelerator; what nobody sells says why.
. tests/lib.sh

# AWS, p4de.24xlarge in us-east-1: 40.96 USD/h for eight in SkyPilot's snapshot
# of 2022-12-02, 27.44705 in Vantage's of 2025-12-21.
row=$(grep p4de.24xlarge "$SITE/data/prices-trends.csv" | grep 'on demand')
check "an offer's first day, its price and that of today" "$row" \
    sh -c 'echo "$1" | grep -q "\"2022-12-02\",.*,5\.1207.*,3\.430[89]"' - \
    "$row"
page=$SITE/accelerators/a100-sxm4-40gb.html
check "a chart of prices" "none on $page" grep -q 'id="trend"' "$page"

# Every accelerator has a price or the reason for none.
grep -q 'id="unpriced"' "$SITE/prices.html" || bad "prices.html" "no reasons"
check "a reason for each without a price" "not looked for" \
    sh -c '! grep -q "not looked for" "$1"' - "$SITE/prices.html"
check "the reason on an accelerator's page" "none" \
    grep -q 'no seller.s price' "$SITE/accelerators/mi250x.html"

# What a feed leaves out of an offer is no fault of the pages: neither what the
# provider calls it nor where it stands is said of these three days.
"$RIDGELINE" init -q "$T/bare"
for seen in 2022-02-01,2.60 2023-08-01,2.55 2025-04-01,2.45; do
	echo "${seen%,*},broker,,card-80gb,1,,on_demand,accelerator_hour,${seen#*,},USD,shop-list"
done >>"$T/bare/specs/prices/shop.csv"
"$RIDGELINE" build -q -C "$T/bare" -o "$T/site" >"$T/out" 2>&1
check "offers without a name and a place" "$(cat "$T/out")" test $? -eq 0
check "their trend on the page of prices" "no chart" \
    grep -q 'Card 80 GB, broker' "$T/site/prices.html"
check "and on the accelerator's" "no chart" \
    grep -q 'broker, on demand' "$T/site/accelerators/card-80gb.html"
