# A word that ages; "recentred" and "soon" do not.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
cat >site/prose.md <<'EOF'
# Prose

The card was released recently, so few sell it.

It is recentred, and works as soon as it is plugged in.

Since 2026-07-19 it is sold.

## More

Upcoming cards are no choice.
EOF
exec "$RIDGELINE" check
