# A seller that is in its feed no more, while another one is.
cp -r "$ROOT/tests/guide/." .
rm -f specs/prices/*.csv
sed -i '/^prices_csv/d' specs/guide.lua
{
	echo date,provider,sku,accelerator,count,region,tier,unit,price,currency,source,list
	for day in 1 2 3 4 5; do
		for seller in acme other; do
			[ $seller = other ] && [ $day -gt 2 ] && continue
			echo "2026-01-0$day,$seller,a,alpha,1,here,on_demand,accelerator_hour,2,USD,made-up-prices,whole_list"
		done
	done
} >specs/prices/days.csv
"$RIDGELINE" check
