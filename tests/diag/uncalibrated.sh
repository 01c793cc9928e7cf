# A generation that the guide's only calibration leaves out.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
sed -i 's/^  software = "default",/&\n  architectures = { "Hopper" },/' specs/all.lua
sed -n '/^accelerator/,/^}/p' specs/all.lua | sed 's/"card"/"newer"/
s/"Card"/"Newer"/
s/"Hopper"/"Blackwell"/' >specs/newer.lua
exec "$RIDGELINE" check
