# A spec that is a link to a file outside the guide.
mkdir guide guide/specs
echo 'source "outside" { title = "Outside" }' >outside.lua
ln -s ../../outside.lua guide/specs/case.lua
exec "$RIDGELINE" -C guide check
