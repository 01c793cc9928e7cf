# A word of a price list, misspelt, beside what else is wrong in its row.
cp -r "$ROOT/tests/guide/." .
file=specs/prices/acme-2026-01-03.csv
sed '2s/accelerator_hour/accelerator_hours/;3s/instance_hour/instance-hour/' \
    "$ROOT/tests/guide/$file" >"$file"
"$RIDGELINE" check
