# What never ends is no spec, nor prices.
mkdir -p specs/prices
mkfifo specs/pipe.lua
truncate -s 257M specs/prices/large.csv
exec "$RIDGELINE" check
