# A link to a folder of specs is told: its files are not read.
mkdir -p specs other
echo 'x = 1' >other/a.lua
ln -s ../other specs/more
exec "$RIDGELINE" check
