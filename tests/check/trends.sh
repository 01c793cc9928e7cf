#!/bin/sh
# Prices over time: what feeds said of the same offers on earlier days stands on
# the page of trends and on that of an accelerator, and which way it goes in the
# order; what nobody sells says why.
. tests/lib.sh

# AWS, p4de.24xlarge in us-east-1: 40.96 USD/h for eight in SkyPilot's snapshot
# of 2022-12-02, 27.44705 in Vantage's of 2025-12-21.
row=$(grep p4de.24xlarge "$SITE/data/wait-or-buy-trends.csv" | grep 'on demand')
check "an offer's first day, its price and that of today" "$row" \
    sh -c 'echo "$1" | grep -q ",5\.1207[0-9]*,3\.430[89]*,.*\"2022-12-02\""' - \
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
sed -i 's/"index", "workloads"/&, "trends"/' "$T/bare/site/site.lua"
echo 'page "trends" { title = "Trends", template = "wait-or-buy" }' \
    >>"$T/bare/site/site.lua"
for seen in 2022-02-01,2.60 2023-08-01,2.55 2025-04-01,2.45; do
	echo "${seen%,*},broker,,card-80gb,1,,on_demand,accelerator_hour,${seen#*,},USD,shop-list"
done >>"$T/bare/specs/prices/shop.csv"
"$RIDGELINE" build -q -C "$T/bare" -o "$T/site" >"$T/out" 2>&1
check "offers without a name and a place" "$(cat "$T/out")" test $? -eq 0
check "their trend on the page of trends" "no chart" \
    grep -q 'Card 80 GB, broker' "$T/site/trends.html"
check "and on the accelerator's" "no chart" \
    grep -q 'broker, on demand' "$T/site/accelerators/card-80gb.html"

# Nebius asked 3.50 for an H200 on 2025-07-25 and 5.40 on 2026-10-09 (its own
# page, both days): the longest record of its kind rises.
row=$(grep ',h200-sxm-141gb,on demand,new,cloud,' \
    "$SITE/data/wait-or-buy-trends.csv")
check "what got dearer rises" "$row" sh -c \
    'echo "$1" | grep -q ",rises,.*,3\.5,5\.4,.*Nebius"' - "$row"
python3 - "$SITE/data/decisions.json" >"$T/signs" 2>"$T/err" <<'END' ||
import json, sys
for d in json.load(open(sys.argv[1]))["decisions"]:
    t = d.get("order", {}).get("trend")
    if not t:
        continue
    assert t["low"] <= t["yearly"] <= t["high"], d["id"]
    assert t["since"] < t["until"], d["id"]
    sign = "falls" if t["high"] < 0 else "rises" if t["low"] > 0 else "no sign"
    assert t["sign"] in (sign, "over"), d["id"]
    print(d["id"], t["sign"])
END
    bad "orders' trends" "$(tail -n 1 "$T/err")"
check "orders say which way their price goes" "none" test -s "$T/signs"
page=$(sed -n 's/ rises$//p' "$T/signs" | head -n 1)
check "and the page of one that gets dearer" "$page" \
    grep -q '>Wait or \(buy\|rent\)<' "$SITE/workloads/$page.html"
