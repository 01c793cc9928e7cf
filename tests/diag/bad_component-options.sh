cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
cat >templates/home.md <<'END'
# Home

{{ table { rows = {}, colums = { "name" } } }}
{{ chart { title = "T" } }}
{{ link("model", "nobody") }}
{{ formula("nothing") }}
{{ working(1) }}
{{ download { title = "T", path = "/etc/passwd" } }}
{{ chart { title = "T", rows = {} } }}
END
"$RIDGELINE" check
