# A decision table that leaves 24 to 32 GiB without an answer, and one that
# gives two for 20 to 24 GiB; the last is whole.
cp -r "$ROOT/tests/guide/." .
mkdir -p templates
cp "$ROOT/templates/page.html" templates/
cp "$ROOT/site/"*.js "$ROOT/site/"*.css site/
cat >site/site.lua <<'EOF'
site { title = "Ranges", navigation = { "index" } }
page "index" { title = "Ranges", template = "home" }
EOF
cat >templates/home.md <<'EOF'
{% local rows = {
  { from = 0 * GiB, to = 24 * GiB, get = "a small one" },
  { from = 32 * GiB, to = 80 * GiB, get = "a large one" },
} %}
{{ table { rows = rows, columns = { "get", "from", "to" }, ranges = {} } }}

{% rows[2].from = 20 * GiB %}
{{ table { rows = rows, columns = { "get", "from", "to" }, ranges = {} } }}

{% rows[2].from = 24 * GiB %}
{{ table { rows = rows, columns = { "get", "from", "to" }, ranges = {} } }}
EOF
exec "$RIDGELINE" check
