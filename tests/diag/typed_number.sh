# A quantity in prose.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
cat >site/prose.md <<'EOF'
# Prose

A card with 80 GB is enough, and \`80 GB\` in code is an example.

Some 3 days pass.
EOF
exec "$RIDGELINE" check
