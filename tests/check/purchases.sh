#!/bin/sh
# What is bought stands on the pages as what is rented does.
. tests/lib.sh

blank() { # FILE: rows whose second column, the price, is blank
	sed 1d "$1" | grep -c '^"[^"]*",,'
}

for what in prices purchases; do
	file=$SITE/data/prices-$what.csv
	check "a price in every row of $what" "$(blank "$file") are blank" \
	    test "$(blank "$file")" -eq 0
done
# An earlier price of the same offer stands behind the newest.
bought=$(cat specs/prices/*.csv | grep ',purchase,' | cut -d, -f2-8 | sort -u |
    wc -l)
# Of one a label says that it is another card, by its title; others are held.
shown=$(sed 1d "$SITE/data/prices-purchases.csv" | wc -l)
held=$(python3 - "$SITE/data/offers.csv" <<'END'
import csv, sys
print(sum(bool(o["held"] and o["purchase [USD]"])
          for o in csv.DictReader(open(sys.argv[1]))))
END
)
check "every purchase price is shown, or held back" "$shown and $held of $bought" \
    test "$((shown + held + 1))" -eq "$bought"
check "and on the page of its accelerator" "it is not" grep -q '^Amazon,6639,' \
    "$SITE/data/accelerators-a100-pcie-40gb-purchases.csv"

# A cluster whose offer is a purchase has no rent to compare a threshold with.
mkdir "$T/guide" && cp -r specs site templates "$T/guide"
cat >"$T/guide/specs/prices/shop-2025-08-24.csv" <<'END'
date,provider,sku,accelerator,count,region,tier,unit,price,currency,source
2025-08-24,shop,A100 module,a100-sxm4-80gb,1,US,purchase,accelerator,17499,USD,retail-tracker
END
for page in $(sed -n 's/^workload "\(.*\)" {/\1/p' specs/clusters/*.lua); do
	"$RIDGELINE" build -q -C "$T/guide" --only "$page" >"$T/out" 2>&1
	check "$page of a guide that sells modules" "$(head -n 1 "$T/out")" \
	    test -f "$T/guide/build/page/workloads/$page.html"
done
