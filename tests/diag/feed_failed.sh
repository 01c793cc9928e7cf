# What a server sent in place of prices, and rows of which none can be used.
cp -r "$ROOT/tests/guide/." .
printf '' >empty.csv
printf '<!DOCTYPE html>\n<html><body>Sign in</body></html>\n' >page.csv
printf '{"message":"rate limit"}\n' >error.csv
cat >unknown.csv <<'EOF'
date,provider,gpu_model,gpu_count,region,rental_type,price_median_usd
2026-01-05,acme,NOBODY_1,1,us,on_demand,2
EOF
for file in empty page error unknown; do
	"$RIDGELINE" import prices --feed gpu_rental_daily $file.csv
	echo "status $?"
done
ls specs/prices
