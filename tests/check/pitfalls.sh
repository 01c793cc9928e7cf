#!/bin/sh
# needs: python3
# Each pitfall of a choice is said where it holds, and only there: on the
# reference guide, and on one with choices that no reference profile makes.
. tests/lib.sh

mkdir -p "$T/more"
cp -r specs templates site "$T/more/"
for part in workloads clusters comparisons claims; do
	rm -r "$T/more/specs/$part"
done
sed -i '/^accelerator "l40s"/,/^}/s/confidence = "A"/confidence = "C"/' \
    "$T/more/specs/hardware/nvidia-ada.lua"
cat >"$T/more/specs/prices/corner-2026-01-01.csv" <<'EOF'
date,provider,sku,accelerator,count,region,tier,unit,price,currency,source,available
2026-01-01,corner,one,h100-sxm5-80gb,1,here,on_demand,accelerator_hour,2,USD,corner,64
2026-01-01,corner,one,rtx-4090,1,here,purchase,accelerator,100,USD,corner,
EOF
cat >"$T/more/specs/more.lua" <<'EOF'
source "corner" { title = "A shop at the corner", date = "2026-01-01" }

prices_csv "prices/corner-2026-01-01.csv"

-- Four cards of 450 W hold 70B in 8 bits: 1800 W.
profile "hoarder" {
  name = "Cards at home", summary = "Buys desktop cards and no others.",
  hours_per_month = 730 * h,
  tiers = { "purchase" },
  facility = "home",
  segments = { "consumer" },
}

-- The same cards where a room has the power for them.
profile "collector" {
  name = "Cards in a room", summary = "Buys desktop cards and no others.",
  hours_per_month = 730 * h,
  tiers = { "purchase" },
  facility = "office",
  segments = { "consumer" },
}

profile "hurried" {
  name = "In a hurry", summary = "Takes spot machines alone.",
  hours_per_month = 730 * h,
  tiers = { "spot" },
}

-- One at 2 USD for 100 h is 200 of 210 USD.
profile "thrifty" {
  name = "To the last dollar", summary = "Counts them.",
  hours_per_month = 100 * h,
  budget_per_month = 210 * USD,
  tiers = { "on_demand" },
  providers = { "corner" },
}

-- A run of hours under a contract of a year.
profile "bound" {
  name = "Under contract", summary = "Takes a year or nothing.",
  hours_per_month = 730 * h,
  tiers = { "reserved_1y" },
}

workload "tune-bound" {
  name = "Tuning", summary = "Adapters, for somebody under contract.",
  kind = "finetune",
  model = "llama-3.1-8b",
  software = { "trl" },
  profiles = { "bound" },
  method = "lora",
  adapter_rank = 16,
  seq_len = 2048,
  train_tokens = 30e6,
  optimizer = "adamw",
}

-- An accelerator of poor facts wins where nothing else may.
workload "chat-doubtful" {
  name = "Chat", summary = "On one card whose facts are not known well.",
  kind = "serve",
  model = "llama-3.1-8b",
  profiles = { "hurried" },
  accelerators = { "l40s" },
  input_len = 1000,
  output_len = 500,
  concurrency = 1,
  weight_formats = { "fp8" },
}

-- A format that is nobody's record of quality for this model.
workload "chat-odd" {
  name = "Chat", summary = "In a format that no one judged.",
  kind = "serve",
  model = "llama-3.1-8b",
  profiles = { "thrifty" },
  input_len = 1000,
  output_len = 500,
  concurrency = 1,
  weight_formats = { "mxfp4" },
}

for id, model in pairs { large = "llama-3.1-70b", small = "llama-3.1-8b" } do
  workload("chat-" .. id) {
    name = "Chat", summary = "Of two sizes.",
    kind = "serve",
    model = model,
    profiles = { "collector", "hoarder", "hurried", "thrifty" },
    input_len = 1000,
    output_len = 500,
    concurrency = 1,
    weight_formats = { "fp8" },
  }
end
EOF
"$RIDGELINE" build -q -C "$T/more" 2>"$T/err" ||
    bad "the guide with more choices builds" "$(grep -m 1 error "$T/err")"
python3 tests/tools/pitfalls.py "$SITE" "$T/more/build/site" 2>"$T/err"
check "both guides are read" "$(tail -n 1 "$T/err")" [ ! -s "$T/err" ]
