#!/bin/sh
# Workbooks and data of the small guide, line by line beside goldens: an owner's
# workbook, that of all decisions, and parts of a buyer's.  What is right in them
# other checks work out; here every formula, format, width, rule, name and chart
# is seen to change.
# quick
# needs: python3
. tests/lib.sh

# One more buyer, who owns a card, may commit, buy and keep data.
mkdir "$T/guide" && cp -r tests/guide/specs tests/guide/site "$T/guide"
cat >"$T/guide/specs/books.lua" <<'END'
facility "yard" {
  name = "A yard",
  assume "round numbers" {
    pue = 1.5, power_load = 80 * percent, host_power = 100 * percent,
    tariff = 0.1 * USD/kWh, carbon = 400 * g/kWh, value_kept = 50 * percent,
    host_share = 25 * percent, spares = 10 * percent, tax = 20 * percent,
    salary = 120000 * USD/year, accelerators_per_person = 100,
    space_price = 100 * USD/kW/month, maintenance = 6 * percent/year,
    licences = 120 * USD/year, power_limit = 100 * kW,
  },
}
contract "term" {
  name = "A term", tier = "reserved_1y", providers = { "acme" },
  assume "made up" { commitment = 12 * month, egress_price = 0.05 * USD/GB,
    storage_price = 0.1 * USD/GB/month },
}
holding "shelf" {
  name = "A shelf", accelerator = "gamma", count = 1, bought = "2025-01-03",
  paid = 5000 * USD, assume "made up" { value = 1000 * USD },
}
profile "buyer" {
  name = "A buyer", summary = "Buys.", hours_per_month = 365 * h,
  tiers = { "on_demand", "reserved_1y", "purchase" }, owns = { "shelf" },
  facility = "yard", horizon = 1 * year, discount_rate = 10 * percent,
}
workload "talk" {
  name = "Talk", summary = "People talk.", kind = "serve", model = "toy",
  profiles = { "buyer" }, input_len = 100, output_len = 50, concurrency = 2,
  data_kept = 100 * GB, weight_formats = { "bf16" }, max_tpot = 0.3 * ms,
}
prices_csv "prices/acme-term.csv"
END
cat >"$T/guide/specs/prices/acme-term.csv" <<'END'
date,provider,sku,accelerator,count,region,tier,unit,price,currency,source
2026-01-03,acme,a1y,alpha,1,here,reserved_1y,accelerator_hour,1.2,USD,made-up-prices
END
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
lines candidates talk-buyer Candidates
same candidates tests/golden/book_candidates.txt "$T/book_candidates"
# Rows of which there is one a group of layers, and those that other candidates
# have too; a quote is like the next.
lines working talk-buyer Working
grep 'layer group\| | G ' "$T/book_working" | sed 's/ | O .*//' \
    >"$T/book_rows"
same rows tests/golden/book_rows.txt "$T/book_rows"

# A file's first lines say which it is; of the catalogue some records.
for file in decisions.json offers.json orders.csv assumptions.csv \
    datapackage.json; do
	echo "== $file"
	tr -d '\r' <"$T/site/data/$file"
done >"$T/data"
echo "== catalogue.csv" >>"$T/data"
tr -d '\r' <"$T/site/data/catalogue.csv" | grep \
    '^id\|/alpha/\|/room/\|/chat/\|/made-up/\|^offer/shop/' >>"$T/data"
same data tests/golden/book_data.txt "$T/data"
