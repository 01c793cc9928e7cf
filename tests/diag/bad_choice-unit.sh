# A unit of prices that two words hold, in a price list and in a feed.
cp -r "$ROOT/tests/guide/." .
file=specs/prices/acme-2026-01-03.csv
sed '2s/accelerator_hour/hour/;3s/instance_hour/hourly/' \
    "$ROOT/tests/guide/$file" >"$file"
"$RIDGELINE" check
