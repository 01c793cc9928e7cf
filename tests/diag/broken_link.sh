cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
cat >templates/home.md <<'END'
# Home

## Here

A [page](page:indx), an [anchor](#her) and one [elsewhere](page:index#gone).
END
"$RIDGELINE" check
