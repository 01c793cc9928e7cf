# A file larger than is read, which root cannot read either.
mkdir specs
truncate -s 257M specs/large.lua
exec "$RIDGELINE" check
