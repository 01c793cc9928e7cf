cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
printf '# Home\n\n{{ table(nil) }}\n\n{{ include(1) }}\n' >templates/home.md
"$RIDGELINE" check
