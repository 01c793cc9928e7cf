cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
cat >templates/home.md <<'END'
# Home

{% local rows = { { name = "a", price = 2 }, { name = "b" } } %}
{{ table { rows = rows, columns = { "name", "prize" } } }}

{{ table { rows = rows, columns = { { id = "name", titel = "Who" } } } }}

{{ table { rows = rows, columns = { "name", "remark" } } }}

{% for _, a in ipairs(catalog.accelerators) do
  if a.naem then %}x{% end
end %}
END
"$RIDGELINE" check
