# A pool that needs fewer at its busiest than always, and keeps data.
cp -r "$ROOT/tests/diag/guide/." .
mkdir -p templates
echo "# Home" >templates/home.md
cat >specs/pool.lua <<'END'
workload "pool" {
  name = "Pool",
  summary = "Fewer at the busiest than always.",
  kind = "own",
  profiles = { "team" },
  data_kept = 5 * GB,
  base = 16,
  peak = 4,
}
END
exec "$RIDGELINE" check
