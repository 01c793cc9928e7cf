# Digits that no number has.
cp -r "$ROOT/tests/guide/." .
mkdir -p templates
cp "$ROOT/templates/page.html" templates/
cp "$ROOT/site/"*.js "$ROOT/site/"*.css site/
cat >site/site.lua <<'EOF'
site { title = "Digits", navigation = { "index" } }
page "index" { title = "Digits", template = "home" }
EOF
printf '%s\n' '{{ number(3 * GiB, "GB", 1e300) }}' >templates/home.md
exec "$RIDGELINE" check
