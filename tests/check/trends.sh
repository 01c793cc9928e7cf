#!/bin/sh
# Prices over time: what feeds said of the same offers on earlier days stands on
# the page of prices and on that of an accelerator; what nobody sells says why.
. tests/lib.sh

# AWS, p4de.24xlarge in us-east-1: 40.96 USD/h for eight in SkyPilot's snapshot
# of 2022-12-02, 27.44705 in Vantage's of 2025-12-21.
row=$(grep p4de.24xlarge "$SITE/data/prices-trends.csv" | grep 'on demand')
check "an offer's first day, its price and that of today" "$row" \
    sh -c 'echo "$1" | grep -q "\"2022-12-02\",.*,5\.1207.*,3\.4308"' - \
    "$row"
page=$SITE/accelerators/a100-sxm4-40gb.html
check "a chart of prices" "none on $page" grep -q 'id="trend"' "$page"

# Every accelerator has a price or the reason for none.
grep -q 'id="unpriced"' "$SITE/prices.html" || bad "prices.html" "no reasons"
check "a reason for each without a price" "not looked for" \
    sh -c '! grep -q "not looked for" "$1"' - "$SITE/prices.html"
check "the reason on an accelerator's page" "none" \
    grep -q 'no seller.s price' "$SITE/accelerators/mi250x.html"
