#!/bin/sh
# long 18
# What is private stays private: no file of a guide for everyone holds a number,
# a name or a decision of it, workbooks opened too; a workbook for one vendor
# holds no other vendor's quote.
. tests/lib.sh

guide=$T/guide
"$RIDGELINE" init "$guide" --kind serve,finetune >/dev/null 2>&1
rm -rf "$guide/site"
mkdir -p "$guide/site" "$guide/templates"
cp site/*.lua site/*.md site/*.png site/*.css site/*.js "$guide/site/"
cp -r templates/* "$guide/templates/"
cat >"$guide/specs/secret.lua" <<'END'
source "whisper-contract" {
  title = "Contract with Whispercloud", date = "2026-08-01", private = true,
}
source "murmur-quote" {
  title = "Quote of Murmurhost", date = "2026-08-01", private = true,
}
source "our-list" { title = "A list of ours", date = "2026-08-01" }
exchange "eur-now" {
  currency = "EUR", date = "2026-08-01", cite "our-list" { usd = 1.1 },
}

profile "hushed" {
  name = "Hushed buyer", summary = "Somebody nobody hears of.",
  hours_per_month = 731 * h, budget_per_month = 84629.37 * USD,
  tiers = { "on_demand" }, facility = "cellar", private = true,
}
facility "cellar" {
  name = "Cellar of ours",
  cite "murmur-quote" {
    pue = 1.0777, carbon = 311 * g/kWh, power_load = 77 * percent,
    host_power = 17 * percent, tariff = 0.07771 * USD/kWh,
  },
}
END
sed -i 's/profiles = { *"/profiles = { "hushed", "/' "$guide"/specs/*.lua
cat >"$guide/specs/prices/secret.csv" <<'END'
date,provider,sku,accelerator,count,region,tier,unit,price,currency,source,sold_as,private
2026-08-01,whispercloud,ws1,h100-sxm5-80gb,1,eu,on_demand,accelerator_hour,1.21733,USD,whisper-contract,accelerator,
2026-08-01,murmurhost,mm1,h200-sxm-141gb,1,eu,on_demand,accelerator_hour,1.32917,USD,murmur-quote,accelerator,
2026-08-01,hushrent,hr1,l40s,1,eu,on_demand,accelerator_hour,0.33579,USD,our-list,accelerator,yes
2026-07-01,openrent,or1,l40s,1,eu,on_demand,accelerator_hour,0.94321,USD,our-list,accelerator,
2026-08-01,openrent,or1,l40s,1,eu,on_demand,accelerator_hour,0.44683,USD,our-list,accelerator,yes
END

# The same comes in by import, with the row's source and what is private.
cat >"$T/imported.csv" <<'END'
date,provider,sku,accelerator,count,region,tier,unit,price,currency,source,private
2026-08-01,softlet,sl1,l40s,1,eu,on_demand,accelerator_hour,0.41237,EUR,our-list,yes
2026-08-01,lowlease,ll1,l40s,1,eu,on_demand,accelerator_hour,0.58793,USD,whisper-contract,
END
"$RIDGELINE" -C "$guide" import prices --feed plain "$T/imported.csv" \
    >"$T/out" 2>&1
check "prices of one's own come in" "$(cat "$T/out")" \
    grep -q '2 rows read, 2 used' "$T/out"
check "no source is made up" "plain.lua is there" \
    [ ! -e "$guide/specs/prices/plain.lua" ]

# Every file of a site as text, workbooks by their parts: DIR TEXT.
flatten() {
	find "$1" -type f ! -name '*.xlsx' ! -name '*.png' -exec cat {} + >"$2"
	find "$1" -type f -name '*.xlsx' | while read -r book; do
		unzip -p "$book" >>"$2"
	done
}

# What gives it away, one fixed text a line.  Prices are written in USD/h, and
# in USD/s where data is; a month is 730 hours and one of the year's twelve.
cat >"$T/names" <<'END'
whispercloud
Whispercloud
whisper-contract
murmurhost
Murmurhost
murmur-quote
hushrent
softlet
Softlet
lowlease
Lowlease
Hushed
hushed
Cellar
END
awk -F, 'FNR > 1 && ($12 == "yes" || $11 ~ /whisper|murmur/) {
	print $9
	printf "%.8f\n", $9 / 3600
	printf "%.6g\n", $9 / 3600 * 1e4
	printf "%.6g\n", $9 * 730
	printf "%.6g\n", $9 * 8766 / 12
}' "$guide/specs/prices/secret.csv" "$T/imported.csv" >"$T/prices"
printf '%s\n' 84629.37 1.0777 0.07771 >>"$T/prices"
cat "$T/names" "$T/prices" >"$T/secrets"

told() { # TEXT: the secrets that are in it
	grep -oFf "$T/secrets" "$1" | sort -u
}

"$RIDGELINE" -C "$guide" build -o "$T/whole" >"$T/out" 2>&1
check "the whole guide is published" "$(cat "$T/out")" \
    test -f "$T/whole/index.html"
flatten "$T/whole" "$T/whole.txt"
for secret in $(grep -v '^[SL]o' "$T/names") 0.33579 1.21733 84629.37; do
	check "who reads all of it finds $secret" "not there" \
	    grep -qF "$secret" "$T/whole.txt"
done

# Each sort of file tells on its own, so that one that is not read is found.
for sort in xlsx json csv html md js; do
	mkdir "$T/of-$sort"
	find "$T/whole" -name "*.$sort" -exec cp --backup=numbered {} \
	    "$T/of-$sort" \;
	flatten "$T/of-$sort" "$T/of.txt"
	check "its $sort files tell" "nothing of $(wc -l <"$T/secrets")" \
	    [ -n "$(told "$T/of.txt")" ]
done

"$RIDGELINE" -C "$guide" build --public -o "$T/public" >"$T/out" 2>&1
rc=$?
check "a guide for everyone is published" "exit $rc: $(cat "$T/out")" \
    [ $rc -eq 0 ]
flatten "$T/public" "$T/public.txt"
check "none of its files tells" "$(told "$T/public.txt")" \
    [ -z "$(told "$T/public.txt")" ]
check "not even in a name" "$(cd "$T/public" && find . | grep -i hushed)" \
    [ -z "$(find "$T/public" | grep -Eif "$T/names")" ]
check "an older price for everyone is back" "0.94321 is not there" \
    grep -q '0\.94321' "$T/public.txt"

# The choice of the whole guide rests on a quote: a band, and no name.
holds "bands hold what they are of" "$T/whole" "$T/public" <<'END'
import json, sys
def wrong(*words):
    sys.exit(" ".join(map(str, words)))
whole, public = (json.load(open(f"{d}/data/decisions.json"))
                 for d in sys.argv[1:3])
own = {d["id"]: d for d in whole["decisions"]}
found = 0
for d in public["decisions"]:
    was, band = own[d["id"]].get("order"), d.get("withheld")
    same = was and d.get("order") and was["candidate"] == \
        d["order"]["candidate"] and was["usd_total"] == d["order"]["usd_total"]
    if bool(band) == bool(same):
        wrong(d["id"], "band", band, "of the same order", same)
    if not band:
        continue
    found += 1
    usd = was["usd_per_month" if band["per"] == "month" else "usd_total"]
    ratio = band["usd_high"] / band["usd_low"]
    if not band["usd_low"] <= usd < band["usd_high"]:
        wrong(d["id"], usd, "lies outside", band)
    if not any(abs(ratio - r) < 1e-9 for r in (2, 2.5)):
        wrong(d["id"], band, "is no step of 1-2-5")
    if "withheld" not in [c["id"] for c in d["order"]["cautions"]]:
        wrong(d["id"], "says nothing beside its order")
assert found, "no decision rests on a quote"
END
check "the page says so" "no such sentence" grep -rq \
    "own choice rests on private records" "$T/public/workloads"

# A workbook for one vendor.
"$RIDGELINE" -C "$guide" build --workbook assistant/us --vendor whispercloud \
    -o "$T/vendor" >"$T/out" 2>&1
flatten "$T/vendor" "$T/vendor.txt"
check "a vendor finds the own quote" "$(cat "$T/out")" \
    grep -q whispercloud "$T/vendor.txt"
others=$(grep -oE 'murmurhost|hushrent|0\.33579|1\.32917|0\.44683' \
    "$T/vendor.txt" | sort -u)
check "and no other vendor's" "$others" [ -z "$others" ]
"$RIDGELINE" -C "$guide" build --workbook assistant/us -o "$T/ours" \
    >"$T/out" 2>&1
flatten "$T/ours" "$T/ours.txt"
check "which stand in the own one" "$(cat "$T/out")" \
    grep -q hushrent "$T/ours.txt"

printf '2026-08-01,x,x,l40s,1,eu,on_demand,accelerator_hour,1,USD,our-list,accelerator,%s\n' \
    perhaps >>"$guide/specs/prices/secret.csv"
"$RIDGELINE" -C "$guide" check >/dev/null 2>"$T/err"
check "private is yes or no" "$(cat "$T/err")" \
    grep -q 'secret.csv:7: error: private is "perhaps": want yes or no' "$T/err"

"$RIDGELINE" -C tests/guide build --public -o "$T/open" >"$T/out" 2>&1
check "a guide in which nothing is private is told so" "$(cat "$T/out")" \
    grep -q 'changed; no record is private: all is published$' "$T/out"
