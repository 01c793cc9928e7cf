# Files that no guide was published as, to compare.
echo '{"schema": "another-1"}' >other.json
echo '{"schema": ' >torn.json
exec "$RIDGELINE" diff other.json torn.json
