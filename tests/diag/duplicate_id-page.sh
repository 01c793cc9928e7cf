cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
echo "# Another" >site/index.md
"$RIDGELINE" check
