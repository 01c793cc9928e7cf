# A spec that is a link to nothing is told, not passed over.
mkdir guide guide/specs
ln -s gone.lua guide/specs/case.lua
exec "$RIDGELINE" -C guide check
