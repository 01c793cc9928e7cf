cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
cat >templates/home.md <<'EOF'
# Home

{% local x = {
  a = 1 } %}
{{ x.b }}
{{ include("part.md", { name = x }) }}
EOF
cat >templates/part.md <<'EOF'
A part.

{% if nam then %}x{% end %}
EOF
"$RIDGELINE" check
