# As a spreadsheet saves it where commas stand in numbers: told once.
mkdir -p guide/specs/prices
cp -r "$ROOT"/tests/guide/. guide
sed 's/,/;/g' "$ROOT/tests/guide/specs/prices/acme-2026-01-03.csv" \
    >guide/specs/prices/acme-2026-01-03.csv
exec "$RIDGELINE" -C guide rank chat
