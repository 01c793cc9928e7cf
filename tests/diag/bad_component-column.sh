# A column that no record of these has is misspelt; one that none states is not.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
cat >templates/home.md <<'END'
# Home

{{ table({ rows = catalog.accelerators, columns = { "name", "list_price" } }) }}

{{ table({ rows = catalog.accelerators, columns = { "name", "memry" } }) }}

{{ bars { title = "T", value = "watts", rows = catalog.accelerators } }}
END
"$RIDGELINE" check
