# A workload names an optimizer that neither the guide nor the program knows.
cp -r "$ROOT/tests/guide/." .
sed -i 's/optimizer = "adamw"/optimizer = "adamw_8bits"/' specs/guide.lua
exec "$RIDGELINE" check
