# A shard of specs that are not those that merge reads.
for workload in $(sed -n 's/^workload "\([^"]*\)".*/\1/p' \
    "$ROOT"/tests/guide/specs/*.lua | head -n 1); do
	"$RIDGELINE" -C "$ROOT/tests/guide" rank "$workload" --shard 1/1 |
	    sed 's/"specs": "[^"]*"/"specs": "0123456789abcdef"/' >shard.1
done
exec "$RIDGELINE" -C "$ROOT/tests/guide" merge shard.1
