# Feeds that records describe: an answer of Azure's price list, a JSON list whose
# rows stand under their sellers, and what is said of a file of another feed.
. tests/lib.sh

guide=$T/guide
mkdir -p "$guide"
cp -r tests/guide/specs tests/guide/site "$guide"
cp -r specs/hardware "$guide/specs/hardware"
cp specs/sources/*.lua "$guide/specs"
cp -r specs/feeds "$guide/specs/feeds"
take() { # FEED FILE: what the price files then hold, without their heads
	rm -f "$guide"/specs/prices/azure-* "$guide"/specs/prices/hut-*
	"$RIDGELINE" -C "$guide" import prices --feed "$1" "$2" >"$T/out" 2>&1
	cat "$guide"/specs/prices/azure-*.csv "$guide"/specs/prices/hut-*.csv \
	    2>/dev/null | grep -v '^date,'
}

# By hand: one machine on demand and by spot, eight H100 for 98.32; without
# Windows' and the reservation.
take azure_retail tests/import/feeds/azure_2026-01-05.json | cut -d, -f1-10 \
    >"$T/azure"
cat >"$T/want" <<'END'
2026-01-05,azure,Standard_NC24ads_A100_v4,a100-pcie-80gb,1,eastus,on_demand,instance_hour,3.673,USD
2026-01-05,azure,Standard_NC24ads_A100_v4,a100-pcie-80gb,1,eastus,spot,instance_hour,0.6788,USD
2026-01-05,azure,Standard_ND96isr_H100_v5,h100-sxm5-80gb,8,eastus,on_demand,instance_hour,98.32,USD
END
check "an answer of Azure" "$(cat "$T/azure" "$T/out")" \
    cmp -s "$T/want" "$T/azure"

cat >"$guide/specs/hut.lua" <<'END'
price_feed "hut" {
  title = "Prices of the hut",
  assume "made up" { fresh = 7 * day },
  rows = "*.cards.*",
  seller = "who",
  name = "$2",
  date = "=2026-01-05",
  currency = "=EUR",
  tiers = { "firm = on_demand", "loose = spot interruptible", "* = -" },
  tier = "kind",
  price = "cost.hour",
  priced = "accelerator",
  sold = "accelerator",
}
END
cat >"$T/hut.json" <<'END'
[{"who": "hut", "cards": {
  "l40s": {"kind": "firm", "cost": {"hour": 1.5}},
  "h100-sxm5-80gb": {"kind": "loose", "cost": {"hour": "2"}},
  "l4": {"kind": "closed", "cost": {"hour": 9}}}}]
END
take hut "$T/hut.json" | cut -d, -f2-5,7-10,15- >"$T/hut"
cat >"$T/want" <<'END'
hut,h100-sxm5-80gb,h100-sxm5-80gb,1,spot,accelerator_hour,2,EUR,accelerator,,,interruptible
hut,l40s,l40s,1,on_demand,accelerator_hour,1.5,EUR,accelerator,,,
END
check "a JSON list under its sellers" "$(cat "$T/hut" "$T/out")" \
    cmp -s "$T/want" "$T/hut"

echo '{"message": "rate limit"}' >"$T/error.json"
take azure_retail "$T/error.json" >/dev/null
check "an error is no price list" "$(cat "$T/out")" \
    grep -q 'error.json: error: azure_retail: the answer is an error' "$T/out"
echo 'a,b' >"$T/other.csv"
take gpurentalprices "$T/other.csv" >/dev/null
check "nor are other columns" "$(cat "$T/out")" \
    grep -q 'other.csv:1: error: column .* is missing' "$T/out"
sed -i 's/"firm = on_demand"/"firm"/' "$guide/specs/hut.lua"
take hut "$T/hut.json" >/dev/null
check "a rule without a = is told with its line" "$(cat "$T/out")" \
    grep -q 'hut.lua:[0-9]*: error: price_feed "hut": "firm" wants a =' "$T/out"
