# A step larger than the run has no speed and no cost.
cp -r "$ROOT/tests/guide/." .
cat >>specs/guide.lua <<'EOF'

workload "more" {
  name = "Learning",
  summary = "A step of 1 000 001 * 1000 tokens in a run of 10^9.",
  kind = "pretrain",
  model = "toy",
  profiles = { "team" },
  seq_len = 1000,
  train_tokens = 1e9,
  global_batch = 1000001,
  optimizer = "adamw",
}
EOF
exec "$RIDGELINE" check
