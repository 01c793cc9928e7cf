# A workload that names the one card that is too small for it.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
sed -i 's/memory = 80 \* GiB/memory = 1 * GiB/' specs/all.lua
sed -i '/^workload /a\  accelerators = { "card" },' specs/all.lua
exec "$RIDGELINE" check
