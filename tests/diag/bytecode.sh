# Compiled Lua starts with an escape character.
mkdir specs
printf '\033LuaT\000' >specs/case.lua
exec "$RIDGELINE" check
