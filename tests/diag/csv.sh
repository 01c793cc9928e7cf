mkdir -p specs/prices
cat >specs/prices.lua <<'EOF'
prices_csv "prices/good.csv"
prices_csv "prices/rows.csv"
prices_csv "prices/header.csv"
prices_csv "prices/quote.csv"
EOF
header=date,provider,sku,accelerator,count,region,tier,unit,price,currency
header=$header,source
good=2025-01-01,cloud,,card,1,,spot,accelerator_hour,2,USD,list
printf '%s\n%s\n' $header $good >specs/prices/good.csv
printf '%s\n' $header $good 2025-01-01,cloud \
    2025-01-01,cloud,,card,1,,spot,accelerator_hour,free,USD,list \
    2025-01-01,shop,,card,1,,purchase,accelerator_hour,2000,USD,list \
    2025-01-01,shop,,card,1,,purchase,accelerator,2000,USD,list \
    >specs/prices/rows.csv
printf '%s\n' date,provider,sku,acelerator >specs/prices/header.csv
printf '%s\n%s\n' $header '"no end' >specs/prices/quote.csv
"$RIDGELINE" check
