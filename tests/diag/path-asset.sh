# A style sheet that is a link out of the guide would be published.
cp -r "$ROOT/tests/diag/guide/." .
mkdir templates
echo 'Nothing.' >templates/home.md
cp "$ROOT/templates/page.html" templates
cp "$ROOT"/site/*.css "$ROOT"/site/*.js site
ln -sf /etc/passwd site/style.css
"$RIDGELINE" build -o out
status=$?
find out 2>/dev/null
exit "$status"
