# Files that look as if they were meant are told of, not passed over.
cp -r "$ROOT"/tests/guide guide
prices=guide/specs/prices
cp $prices/acme-2026-01-03.csv $prices/ACME.CSV
mkdir guide/specs/price
cp $prices/acme-2026-01-03.csv guide/specs/price/acme.csv
echo 'source "x" {}' >guide/specs/More.LUA
mkdir guide/specs/measured guide/specs/feeds
echo 'id' >guide/specs/feeds/aliases.csv
sed 1q $prices/acme-2026-01-03.csv >guide/specs/named.csv
echo 'prices_csv "named.csv"' >guide/specs/named.lua
exec "$RIDGELINE" -C guide check
