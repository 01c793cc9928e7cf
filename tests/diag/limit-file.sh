# A file larger than is read is bad input.
mkdir specs
truncate -s 257M specs/large.lua
exec "$RIDGELINE" check
