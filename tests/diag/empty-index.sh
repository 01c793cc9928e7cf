# Pages, and none that the site opens with.
cp -r "$ROOT/tests/diag/guide/." .
sed -i '/^page "index"/,$d' site/site.lua
echo '# Policy' >site/policy.md
"$RIDGELINE" check
