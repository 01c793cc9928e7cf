# A workload names any stack that a record says runs or whose speed is known,
# however it is printed; a slip is neither.
cp -r "$ROOT/tests/guide/." .
cat >specs/stack.lua <<'SPEC'
calibration "learn-mill" {
  name = "Mill", kind = "pretrain", software = "Paper-Mill",
  aliases = { "Wind Mill" },
  assume "round numbers" {
    compute_efficiency = 50 * percent,
    bandwidth_efficiency = 80 * percent,
    link_efficiency = 80 * percent,
    link_latency = 10 * us,
    layer_overhead = 30 * us,
    runtime_overhead = 1 * GiB,
    memory_fraction = 100 * percent,
  },
}
SPEC
sed -i '/^workload "learn"/,/^}/s/ optimizer = .*/&\n  software = { "paper mill 0.3 (2024-05)", "a wind-mill", "paper mull" },/' \
    specs/guide.lua
exec "$RIDGELINE" check
