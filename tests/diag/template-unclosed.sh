cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
printf '# Home\n\n{{ "x }}\n\nMore.\n' >templates/home.md
"$RIDGELINE" check
