#!/bin/sh
# Cells of a workbook, line by line, as a buyer works them out by hand: a card
# that is bought, rented by the hour, and committed to for a year.
# quick
# needs: python3-openpyxl
. tests/lib.sh

mkdir "$T/guide" && cp -r tests/guide/specs tests/guide/site "$T/guide"
cat >"$T/guide/specs/cells.lua" <<'END'
facility "yard" {
  name = "A yard",
  assume "round numbers" {
    pue = 1.5, power_load = 80 * percent, host_power = 100 * percent,
    tariff = 0.1 * USD/kWh, carbon = 400 * g/kWh, value_kept = 50 * percent,
    host_share = 25 * percent, spares = 10 * percent, tax = 20 * percent,
    salary = 120000 * USD/year, accelerators_per_person = 100,
    space_price = 100 * USD/kW/month, maintenance = 6 * percent/year,
    licences = 120 * USD/year,
  },
}
contract "term" {
  name = "A term", tier = "reserved_1y", providers = { "acme" },
  assume "made up" { commitment = 12 * month },
}
profile "buyer" {
  name = "A buyer", summary = "Buys.", hours_per_month = 365 * h,
  tiers = { "on_demand", "reserved_1y", "purchase" },
  facility = "yard", horizon = 1 * year, discount_rate = 10 * percent,
}
workload "talk" {
  name = "Talk", summary = "People talk.", kind = "serve", model = "toy",
  profiles = { "buyer" }, input_len = 100, output_len = 50, concurrency = 2,
  weight_formats = { "bf16" }, max_tpot = 0.3 * ms,
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
python3 tests/tools/cells.py "$T/site/data/talk-buyer.xlsx"
