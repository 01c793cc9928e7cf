#!/bin/sh
# --set says what the same change of the specs says, in every command that
# takes it, and names what it cannot find.
# quick
. tests/lib.sh

set -- "offer/acme/b1/beta-x1/here/on_demand/price=\$1.20/h"
cp -r tests/guide "$T/guide"
sed 's/,beta,1,here,on_demand,accelerator_hour,0.8,/,beta,1,here,on_demand,accelerator_hour,1.2,/' \
    tests/guide/specs/prices/acme-2026-01-03.csv >"$T/guide/specs/prices/acme-2026-01-03.csv"
sed 's/concurrency = 2,/concurrency = 3,/' tests/guide/specs/guide.lua \
    >"$T/guide/specs/guide.lua"
for words in "rank chat --format csv" "fit chat --format json" \
    "rank chat --pareto --format csv"; do
	# shellcheck disable=SC2086
	"$RIDGELINE" -C tests/guide $words "--set=$1" \
	    --set workload/chat/concurrency=3 >"$T/set" 2>&1
	# shellcheck disable=SC2086
	"$RIDGELINE" -C "$T/guide" $words >"$T/edited" 2>&1
	check "as if edited: $words" "$(diff "$T/edited" "$T/set" |
	    head -n 4)" cmp -s "$T/edited" "$T/set"
done
# A rate of exchange moves the prices that were converted at it, and not one
# that is set itself.
cp -r tests/guide "$T/euros"
sed 's/,0\.8,USD,/,0.8,EUR,/' tests/guide/specs/prices/acme-2026-01-03.csv \
    >"$T/euros/specs/prices/acme-2026-01-03.csv"
# rate USD: what a euro is worth in the guide.
rate() {
	cat >"$T/euros/specs/rate.lua" <<END
source "ecb" { title = "Rates", date = "2026-01-02" }
exchange "eur" { currency = "EUR", date = "2026-01-02",
  cite "ecb" { usd = $1 } }
END
}
rate 1.3
"$RIDGELINE" -C "$T/euros" rank chat --format csv >"$T/edited" 2>&1
rate 1.1
"$RIDGELINE" -C "$T/euros" rank chat --format csv >"$T/first" 2>&1
"$RIDGELINE" -C "$T/euros" rank chat --format csv --set exchange/eur/usd=1.3 \
    >"$T/set" 2>&1
check "the rate decides something" "$(cat "$T/first")" \
    sh -c '! cmp -s "$1" "$2"' - "$T/first" "$T/edited"
check "as if edited: a rate of exchange" "$(diff "$T/edited" "$T/set" |
    head -n 4)" cmp -s "$T/edited" "$T/set"
for first in "$1" exchange/eur/usd=1.3; do
	then=$1
	[ "$first" = "$1" ] && then=exchange/eur/usd=1.3
	"$RIDGELINE" -C "$T/euros" rank chat --format csv "--set=$first" \
	    "--set=$then" >"$T/both"
	"$RIDGELINE" -C tests/guide rank chat --format csv "--set=$1" \
	    >"$T/dollars"
	check "a price that is set is in dollars, $first first" \
	    "$(diff "$T/dollars" "$T/both" | head -n 4)" \
	    cmp -s "$T/dollars" "$T/both"
done
"$RIDGELINE" -C tests/guide explain chat beta "--set=$1" >"$T/explain"
check "explain says what was set" "$(head -n 3 "$T/explain")" \
    grep -q '^What if: offer/acme/b1/beta-x1/here/on_demand/price: \$1.20/h$' \
    "$T/explain"

# 300 bare seconds are no 300 hours: what was set has its unit beside it.
"$RIDGELINE" -C tests/guide rank chat --set profile/team/hours_per_month=300 \
    --set profile/team/utilization=0.3 --set model/toy/layers=4 >"$T/bare" \
    2>"$T/doubt"
cat >"$T/doubts" <<'END'
--set:1: warning: --set "profile/team/hours_per_month": a number alone is in base units, 300 s (0.0833 h); was 300 h meant? Say the unit [implausible]
END
check "and is doubted where its unit would bring it near what stands, not a \
share, a count" "$(cat "$T/doubt")" cmp -s "$T/doubts" "$T/doubt"
price=offer/acme/b1/beta-x1/here/on_demand/price
for value in 0.3 0.0002 '$0.30/h' '$5000/h' '$90/h'; do
	"$RIDGELINE" -C tests/guide rank chat --set "$price=$value" \
	    2>&1 >/dev/null | sed "s|^|$value: |"
done >"$T/doubt"
cat >"$T/doubts" <<'END'
0.3: --set:1: warning: --set "offer/acme/b1/beta-x1/here/on_demand/price": a number alone is in base units, 0.3 USD/s ($1,080/h); was $0.30/h meant? Say the unit [implausible]
$5000/h: --set:1: warning: offer "acme/b1/beta-x1/here/on_demand": price is 5,000 USD/h; it is likely between 0.0005 USD/h and 1,000 USD/h: was 5 USD/h meant? [implausible]
END
check "a price of an hour as a number alone, or beyond all" \
    "$(diff "$T/doubts" "$T/doubt")" cmp -s "$T/doubts" "$T/doubt"
check "a bare number is told with its unit" "$(head -n 4 "$T/bare")" \
    grep -q '^What if: profile/team/hours_per_month: 300 s (0.0833 h)$' \
    "$T/bare"
check "a bare share is told in percent" "$(head -n 4 "$T/bare")" \
    grep -q '^         profile/team/utilization: 0.3 (30%)$' "$T/bare"
check "a bare count stays bare" "$(head -n 4 "$T/bare")" \
    grep -q '^         model/toy/layers: 4$' "$T/bare"

# For how many requests limits hold: the workload says, else its buyer, else 95
# of 100.
middle() {
	"$RIDGELINE" -C tests/guide rank chat --profile team --format csv \
	    --set workload/chat/request_rate=0.5 "$@" | sed 1d
}
middle >"$T/usual"
middle --set profile/team/percentile=0.5 >"$T/buyer"
middle --set workload/chat/percentile=0.5 >"$T/asked"
middle --set workload/chat/percentile=0.95 \
    --set profile/team/percentile=0.5 >"$T/both"
check "a buyer's percentile governs where the workload has none" \
    "$(diff "$T/asked" "$T/buyer" | head -n 4)" cmp -s "$T/asked" "$T/buyer"
check "the workload's goes before it, and 95 percent is usual" \
    "$(diff "$T/usual" "$T/both" | head -n 4)" cmp -s "$T/usual" "$T/both"
check "another percentile is another time" "$(cat "$T/asked")" \
    sh -c "! cmp -s '$T/usual' '$T/asked'"

# The same price in base units, and each type of field.
"$RIDGELINE" -C tests/guide rank chat --format csv "--set=$1" >"$T/dollars"
"$RIDGELINE" -C tests/guide rank chat --format csv \
    --set offer/acme/b1/beta-x1/here/on_demand/price=0.0003333333333333333 \
    >"$T/base"
check "base units" "$(diff "$T/dollars" "$T/base")" \
    cmp -s "$T/dollars" "$T/base"
"$RIDGELINE" -C tests/guide rank chat --set accelerator/alpha/memory=40GiB \
    --set 'accelerator/alpha/dense.fp8=900 TFLOP/s' \
    --set workload/chat/max_tpot=0.3ms --set workload/chat/weight_formats=bf16 \
    --set workload/chat/model=toy --set 'profile/team/utilization=30%' \
    --set 'profile/team/slices=true' >"$T/all" 2>&1
check "every type" "$(cat "$T/all")" grep -q '^1\*   1  alpha' "$T/all"
cp -r templates "$T/guide/templates"
cp site/* "$T/guide/site"
"$RIDGELINE" -C "$T/guide" build -o "$T/site" "--set=$1" >/dev/null
check "the site says so" "no note on the front page" \
    grep -q 'What if, .*acme/b1/beta-x1/here/on_demand/price: \$1.20/h' \
    "$T/site/index.html"
check "guide.json says where from" "no --set in it" \
    grep -q '"file":"--set"' "$T/site/data/guide.json"

"$RIDGELINE" -C tests/guide rank chat --set chat=1 --set ofer/a/price=1 \
    --set offer/acme/b2/beta-x1/here/on_demand/price=1 \
    --set offer/acme/b1/here/on_demand/price=1 \
    --set accelerator/alpha/memmory=1 --set accelerator/alpha/memory=5GB/s \
    --set accelerator/alpha/dense.fp9=1 --set accelerator/alpha/memory=0 \
    --set profile/team/slices=maybe --set profile/team/needs=ec \
    --set model/toy/layers=1.5 2>"$T/wrong"
same "what cannot be set" tests/golden/what_if.txt "$T/wrong"
"$RIDGELINE" -C tests/guide rank chat --set workload/chat/model=toi \
    2>"$T/wrong"
check "a name that leads nowhere" "$(cat "$T/wrong")" \
    grep -q 'names model "toi", which does not exist; did you mean "toy"' \
    "$T/wrong"
