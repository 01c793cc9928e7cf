# The navigation names a page that is neither a record nor a file.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo '# Home' >templates/home.md
sed -i 's/^site {/site { navigation = { "index", "polcy" },/' site/site.lua
echo '# Policy' >site/policy.md
"$RIDGELINE" check
