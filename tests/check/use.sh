#!/bin/sh
# A guide on top of catalogues: the reference specs by name and another team's
# folder.  It decides what the reference guide decides, changes what it says,
# holds no more than it uses, and is told what it cannot have.
. tests/lib.sh

# The workload of a guide on a catalogue that is not its own.
desk() {
	cat <<'END'
workload "desk" {
  name = "Help desk", summary = "An 8B model for the desk.",
  kind = "serve", model = "llama-3.1-8b", profiles = { "startup" },
  input_len = 800, output_len = 300, concurrency = 4,
  weight_formats = { "bf16", "fp8" },
}
END
}

# The workloads of the reference guide on the catalogue, none of its files.
mkdir -p "$T/same/specs" "$T/same/site"
cp -r specs/workloads "$T/same/specs"
cp site/site.lua "$T/same/site"
cat >"$T/same/specs/use.lua" <<'END'
use "reference" { accelerators = true, models = true, holdings = true }
END
for workload in chat-70b sd15-images; do
	grep -q "\"$workload\"" specs/workloads/*.lua || workload=chat-8b
	"$RIDGELINE" rank "$workload" --format csv >"$T/reference.csv" 2>&1
	"$RIDGELINE" -C "$T/same" rank "$workload" --format csv \
	    >"$T/used.csv" 2>&1
	check "$workload decided alike" "$(diff "$T/reference.csv" \
	    "$T/used.csv" | head -n 4)" \
	    cmp -s "$T/reference.csv" "$T/used.csv"
done

# A company's guide on a team's catalogue on the reference.
company=$T/company
mkdir -p "$company/guide/specs/prices" "$company/guide/site" \
    "$company/catalogue" "$company/guide/templates"
cp -r templates/* "$company/guide/templates"
cp site/* "$company/guide/site"
rm "$company/guide/site/site.lua"
cat >"$company/guide/site/site.lua" <<'END'
site { title = "Ours", navigation = { "index", "accelerators", "models", "sources" } }
page "index" { title = "Ours", template = "winners" }
page "accelerators" { title = "Accelerators", template = "accelerators" }
page "accelerator" { title = "{name}", template = "accelerator", each = "accelerator" }
page "models" { title = "Models", template = "models" }
page "model" { title = "{name}", template = "model", each = "model" }
page "workload" { title = "{name}", template = "workload", each = "workload" }
page "sources" { title = "Sources", template = "sources" }
page "source" { title = "{name}", template = "source", each = "source" }
page "methodology" { title = "Methodology", template = "methodology" }
END
rm -f "$company/guide/site/"*.md "$company/guide/site/"*.png
cat >"$company/catalogue/cards.lua" <<'END'
use "reference" { accelerators = { "h100-sxm5-80gb", "l40s" }, offers = false }

catalogue "company" { name = "Company catalogue", version = "7", date = "2026-08-02" }

source "bench" { title = "Our bench", date = "2026-08-01" }

change.accelerator "l40s" {
  cite "bench" { memory_bandwidth = 800 * GB/s, dense = { fp8 = 600 * TFLOP/s } },
}
END
cat >"$company/guide/specs/guide.lua" <<'END'
use "../catalogue" { accelerators = true, profiles = { "startup" } }

source "contract" { title = "Our contract", date = "2026-08-03" }

change profile "startup" { budget_per_month = 9000 * USD, providers = { "ours" }, segments = { "datacenter", "workstation" } }
change.accelerator "l40s" { cite "contract" { memory_bandwidth = 790 * GB/s } }
END
desk >>"$company/guide/specs/guide.lua"
cat >"$company/guide/specs/prices/ours.csv" <<'END'
date,provider,sku,accelerator,count,region,tier,unit,price,currency,source
2026-08-03,ours,h1,h100-sxm5-80gb,1,eu,on_demand,accelerator_hour,2,USD,contract
2026-08-03,ours,l1,l40s,1,eu,on_demand,accelerator_hour,0.7,USD,contract
END
"$RIDGELINE" -C "$company/guide" check 2>"$T/err"
check "outside the folder: not without a root" "$(cat "$T/err")" \
    grep -q 'use "../catalogue" leads outside.*ridgeline-root' "$T/err"
: >"$company/.ridgeline-root"
"$RIDGELINE" -C "$company/guide" build -o "$T/site" >"$T/out" 2>"$T/err"
check "layers build" "$(cat "$T/err")" test -f "$T/site/index.html"
check "without a warning" "$(cat "$T/err")" test ! -s "$T/err"
check "only its accelerators" "$(ls "$T/site/accelerators")" \
    test "$(ls "$T/site/accelerators" | grep -c html)" = 2
check "only its models" "$(ls "$T/site/models")" \
    test "$(ls "$T/site/models" | grep -c html)" = 1
check "errors of the models come along" "no record of them" \
    grep -q '^carried/decode/unseen,' "$T/site/data/catalogue.csv"
cat "$T/site/data/"*-offers.csv >"$T/offers.csv"
check "only its prices" "$(cat "$T/offers.csv")" \
    test "$(grep -vc '^ours,\|^seller' "$T/offers.csv")" = 0
check "versions on the page" "no version" \
    grep -q 'Company catalogue 7 (2026-08-02), Ridgeline reference' \
    "$T/site/index.html"
"$RIDGELINE" -C "$company/guide" explain desk l40s >"$T/explain"
check "the guide's change over the catalogue's" \
    "$(grep memory_bandwidth "$T/explain")" \
    grep -q 'memory_bandwidth  *790 GB/s  Our contract' "$T/explain"
holds "origins" "$T/site/data/guide.json" <<'END'
import json, sys
inputs = {i["id"]: i for i in json.load(open(sys.argv[1]))["inputs"]}
dense = inputs["accelerator/l40s/dense.fp8"]
assert dense["value"] == 600e12, dense
assert dense["source"] == "bench", dense
assert dense["origin"]["file"] == "../catalogue/cards.lua", dense
memory = inputs["accelerator/l40s/memory"]
assert memory["origin"]["file"].startswith("reference/hardware/"), memory
END

# One folder of specs that is a catalogue to others and holds a guide besides:
# neither they nor it get more than is used.
house=$T/company/house
mkdir -p "$house/specs/cards" "$house/specs/ours" "$house/site" \
    "$company/other/specs"
cp "$company/guide/site/site.lua" "$house/site"
cat >"$house/specs/catalogue.lua" <<'END'
catalogue "house" { name = "House", version = "1", date = "2026-08-02", folders = { "cards", "prices" } }
END
cat >"$house/specs/cards/cards.lua" <<'END'
use "reference" { accelerators = {}, offers = false }
source "list" { title = "Our list", date = "2026-08-02" }
source "idle" { title = "Nobody's", date = "2026-08-02" }
END
mkdir "$house/specs/prices"
sed 's/contract$/list/' "$company/guide/specs/prices/ours.csv" \
    >"$house/specs/prices/ours.csv"
cat >"$house/specs/ours/guide.lua" <<'END'
use "house" { sources = { "list" } }
use "reference" { accelerators = { "h100-sxm5-80gb" }, profiles = { "startup" } }
change profile "startup" { providers = { "ours" } }
END
desk >>"$house/specs/ours/guide.lua"
"$RIDGELINE" -C "$house" build -o "$T/house" >"$T/out" 2>"$T/err"
check "a guide on its own catalogue" "$(cat "$T/err")" \
    test -f "$T/house/workloads/desk.html" -a ! -s "$T/err"
check "publishes no more than it uses" "$(ls "$T/house/accelerators" \
    "$T/house/sources")" test "$(ls "$T/house/accelerators" |
    grep -c html)" = 1 -a ! -e "$T/house/sources/idle.html" \
    -a -e "$T/house/sources/list.html"
sed 's/"desk"/"chat"/; s/^use "house" /use "..\/house" /' \
    "$house/specs/ours/guide.lua" >"$company/other/specs/guide.lua"
cp -r "$house/site" "$company/other"
"$RIDGELINE" -C "$company/other" rank desk >"$T/out" 2>"$T/err"
check "what is the guide's own stays there" "$(cat "$T/err")" \
    grep -q 'no workload "desk"' "$T/err"
"$RIDGELINE" -C "$company/other" check >"$T/out" 2>"$T/err"
check "and the catalogue goes out" "$(cat "$T/err")" test ! -s "$T/err"
sed -i 's/"cards", "prices"/"cards", "price"/' "$house/specs/catalogue.lua"
"$RIDGELINE" -C "$house" check >"$T/out" 2>"$T/err"
check "a folder that is not there" "$(cat "$T/err")" grep -q \
    'catalogue.lua:1: error: catalogue "house": there is no folder "price"' \
    "$T/err"

# What is wrong is told with both places.
cat >"$company/guide/specs/wrong.lua" <<'END'
use "refrence"
use "../catalog"
use "../catalogue" { accelerators = { "l41s" }, cards = true }
accelerator "l40s" { name = "Mine" }
change.accelerator "l40s" { cite "contract" { memory_bandwidth = 1 * GB/s } }
change.accelerator "l50s" { cite "contract" { memory_bandwidth = 1 * GB/s } }
change workload "desk" { concurrency = 3 }
END
"$RIDGELINE" -C "$company/guide" check 2>"$T/wrong"
sed 's/\(reference.*lua\):[0-9]*/\1:N/' "$T/wrong" >"$T/wrong.txt"
same "what cannot be used" tests/golden/use.txt "$T/wrong.txt"

# A file beside the guide is named as one opens it from where one stands.
rm "$company/guide/specs/wrong.lua"
echo 'accelerator "odd" { nmae = "Odd" }' >"$company/catalogue/odd.lua"
# stands FOLDER DIR FILE: standing there, with -C DIR, that file is named.
stands() {
	(cd "$1" && "$RIDGELINE" -C "$2" check) >"$T/out" 2>"$T/err"
	check "standing in ${1##*/}, -C ${2##*/}" "$(head -n 2 "$T/err")" \
	    grep -q "^$3:1: error: .*nmae" "$T/err"
}
stands "$company/guide" . ../catalogue/odd.lua
stands "$company" guide catalogue/odd.lua
stands "$T" company/guide company/catalogue/odd.lua
stands / "$company/guide" "$company/catalogue/odd.lua"
