# A chart shows one bar at least.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
cat >templates/home.md <<'END'
# Home

{{ bars { title = "T", value = "v", top = -1,
  rows = { { name = "One", id = "one", v = 1 } } } }}
END
"$RIDGELINE" check
