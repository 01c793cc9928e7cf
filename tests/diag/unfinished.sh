# A page that breaks off, and one whose code has no end.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
cat >site/broken.md <<'EOF'
# Broken

This sentence does not
EOF
cat >site/code.md <<'EOF'
# Code

```
a line
EOF
exec "$RIDGELINE" check
