# Values of options that a command cannot use.
"$RIDGELINE" check -C "$ROOT" --date 2026-02-30
"$RIDGELINE" build -C "$ROOT" --profile startup
"$RIDGELINE" build -C "$ROOT" -o ""
cp -r "$ROOT/tests/diag/guide" guide
mkdir guide/templates
echo 'Nothing.' >guide/templates/home.md
ln -s guide/templates link
"$RIDGELINE" build -C guide -o guide/site/out
exec "$RIDGELINE" build -C guide -o link/out
