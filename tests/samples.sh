# samples.sh: each sample of tests/import/feeds into $T/guide, the reference guide
# with few decisions and without prices; what is said of it goes into $T/said.
# Sourced by the checks that ask what becomes of them.
mkdir "$T/guide" && cp -r specs site templates "$T/guide"
few_decisions "$T/guide"
rm "$T/guide"/specs/prices/*.csv
cat >"$T/guide/specs/made_up_rates.lua" <<'END'
source "made-up" { title = "Made up", date = "2026-01-03" }
exchange "eur" {
  currency = "EUR", date = "2026-01-03", cite "made-up" { usd = 1.1 },
}
exchange "gbp" {
  currency = "GBP", date = "2026-01-03", cite "made-up" { usd = 1.3 },
}
exchange "jpy" {
  currency = "JPY", date = "2026-01-03", cite "made-up" { usd = 0.007 },
}
END
samples=tests/import/feeds
while read -r feed file; do
	echo "\$ import prices --feed $feed $file"
	"$RIDGELINE" -C "$T/guide" import prices --feed "$feed" \
	    --date 2026-01-03 "$samples/$file" || echo "status $?"
done <<'END' >"$T/said" 2>&1
skypilot aws_2026-01-03.csv
skypilot lambda_2026-01-03.csv
skypilot gcp_2026-01-03.csv
skypilot vast_2026-01-03.csv
gcp_calculator gcp_calculator_2026-01-03.csv
gpuhunt nebius_2026-01-03.csv
gpuhunt tpu_pricing.json
neocloud_4h GH200_96GB.jsonl
retail_pcpartpicker video-card_2026-01-03.csv
retail_tracker amazon_buybox.csv
retail_pcpartpicker chipset_series.csv
gpu_rental_daily daily_series.csv
plain own.csv
plain all_columns.csv
END
for one in "gcp_calculator pricing.yml" "gpu_rental_daily observations.csv" \
    "neocloud_4h by_gpu_count.csv" "aws_vantage all_gpu_instances.js" \
    "aws_vantage vantage_2026-01-04.csv" "ebay_used ebay.csv" \
    "retail_tracker README.md" "retail_tracker NVIDIA_L40S.json"; do
	echo "\$ import prices --feed $one"
	"$RIDGELINE" -C "$T/guide" import prices --feed "${one% *}" \
	    "$samples/${one#* }"
done >>"$T/said" 2>&1
echo "\$ import prices --feed epoch" >>"$T/said"
"$RIDGELINE" -C "$T/guide" import prices --feed epoch \
    "$samples/Hardware prices.csv" >>"$T/said" 2>&1
(cd "$T/guide/specs/prices" && for file in *.csv; do
	echo "== $file"
	sed 1d "$file"
done) >>"$T/said"
