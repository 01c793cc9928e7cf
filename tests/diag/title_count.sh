# Seven are promised, two are there.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
cat >site/picks.md <<'EOF'
# Seven picks for a laboratory

## The first

It is good.

## The second

It is better.
EOF
exec "$RIDGELINE" check
