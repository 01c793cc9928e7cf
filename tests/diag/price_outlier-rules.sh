# A day each: what a rule of one row holds back, and why.
cp -r "$ROOT/tests/guide/." .
rm -f specs/prices/*.csv
sed -i 's/^\(  *\)memory = /\1memory_type = "HBM3", memory = /' specs/*.lua
printf 'source "made-up-other" { title = "Another", date = "2026-01-03" }\n' \
    >specs/other.lua
head=date,provider,sku,accelerator,count,region,tier,unit,price,currency,source
day() { # ROWS...: day seller sku card count region tier price source
	{
		echo $head
		for row; do
			echo "$row" | awk '{ print $1 "," $2 "," $3 "," $4 \
			    "," $5 "," $6 "," $7 ",accelerator_hour," $8 \
			    ",USD," $9 }'
		done
	} >specs/prices/days.csv
	"$RIDGELINE" check --date 2026-01-02 2>&1 | grep price_outlier
}
m=made-up-prices
was="2026-01-01 a s alpha 1 x on_demand"
now="2026-01-02 a s alpha 1 x on_demand"
day "$was 2 $m" "$now 9 $m"
day "$was 4 $m" "2026-01-02 a s alpha 1 y on_demand 3 $m"
day "$now 61 $m"
day "$now 0.4 $m"
day "$now 0.6 $m" "2026-01-02 a s alpha 1 x spot 0.8 $m"
day "$now 2 $m" "2026-01-02 a t alpha 1 x spot 2.2 made-up-other"
day "$was 4 $m" "2026-01-01 a t alpha 1 x on_demand 4 made-up-other" \
    "$now 3 $m" "2026-01-02 a t alpha 1 x on_demand 4 made-up-other"
day "2026-01-01 a s alpha 8 x on_demand 2 $m" \
    "2026-01-02 a s alpha 5 x on_demand 2 $m"
day "2026-01-01 a s alpha 2 x on_demand 3.67 $m" \
    "2026-01-01 a s alpha 4 x on_demand 3.67 $m" "$now 0.94 $m"
day "2026-01-01 b s alpha 8 x on_demand 2 $m" \
    "2026-01-01 c s alpha 8 x on_demand 3 $m" \
    "2026-01-01 d s alpha 8 x on_demand 4 $m" \
    "2026-01-02 a s alpha 8 x on_demand 15.9 $m"
day "2026-01-01 b s alpha 1 x on_demand 2 $m" \
    "2026-01-01 c s alpha 1 x on_demand 2 $m" \
    "2026-01-01 d s alpha 1 x on_demand 2 $m" "$now 20 $m"
