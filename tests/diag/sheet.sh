# A number that no table can hold, made by a template: the site stays away.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
cp "$ROOT/templates/page.html" templates
cp "$ROOT"/site/*.css "$ROOT"/site/*.js site
echo '# Home' >templates/home.md
printf '# List\n\n{{ table { rows = { { name = "all", share = 1 / 0 } },
  columns = { "name", "share" } } }}\n' >site/list.md
"$RIDGELINE" build -o out
status=$?
find out 2>/dev/null
exit "$status"
