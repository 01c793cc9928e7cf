# Rows of a feed in francs, and no rate says what they are worth: the others
# count.
cp -r "$ROOT/tests/guide/." .
sed -i 's/,b1,\(.*\),0\.8,USD,/,b1,\1,0.8,CHF,/; s/,g1,\(.*\),2\.5,USD,/,g1,\1,2.5,CHF,/' \
    specs/prices/acme-2026-01-03.csv
"$RIDGELINE" check
