# A file that no search printed, to merge.
echo '{"schema": "another-1"}' >shard.1
exec "$RIDGELINE" -C "$ROOT/tests/guide" merge shard.1
