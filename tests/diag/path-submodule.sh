# A catalogue in a git submodule that nobody has filled yet.
cp -r "$ROOT"/tests/guide guide
mkdir guide/catalogue
echo 'use "./catalogue"' >guide/specs/team.lua
exec "$RIDGELINE" -C guide check
