# A file in Latin-1, and one with a NUL byte.
mkdir specs
printf -- '-- plain\n-- caf\351\n' >specs/latin.lua
printf 'local a = 1\000\n' >specs/nul.lua
exec "$RIDGELINE" check
