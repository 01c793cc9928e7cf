# A feed that divides all by eight, and a seller whose prices are in another
# unit; a spot price that is two weeks and a day old is no news.
cp -r "$ROOT/tests/guide/." .
rm -f specs/prices/*.csv
sed -i '/^prices_csv/d' specs/guide.lua
head=date,provider,sku,accelerator,count,region,tier,unit,price,currency,source
day() { # DAY ALPHA BETA GAMMA OF-ANOTHER
	cat <<EOF
$1,acme,a,alpha,1,here,on_demand,accelerator_hour,$2,USD,made-up-prices
$1,acme,b,beta,1,here,on_demand,accelerator_hour,$3,USD,made-up-prices
$1,acme,g,gamma,1,here,on_demand,accelerator_hour,$4,USD,made-up-prices
$1,other,a,alpha,1,here,on_demand,accelerator_hour,$5,USD,made-up-prices
EOF
}
both() {
	{
		echo $head
		day 2026-01-01 2 4 6 3
		day 2026-01-02 "$@"
		echo 2025-12-18,acme,s,alpha,1,here,spot,accelerator_hour,1,USD,made-up-prices
	} >specs/prices/days.csv
	"$RIDGELINE" check --date 2026-01-02
}
both 0.25 0.5 0.75 0.375
both 2.7 5.4 8.1 3
