# A chance of all has no finite wait, and no finite run of guesses.
cp -r "$ROOT/tests/guide/." .
cat >>specs/guide.lua <<'EOF'

workload "much" {
  name = "Chat",
  summary = "Nobody may ever wait.",
  kind = "serve",
  model = "toy",
  profiles = { "team" },
  input_len = 100,
  output_len = 10,
  request_rate = 1/s,
  max_ttft = 1 * s,
  percentile = 100 * percent,
  draft_model = "toy",
  draft_tokens = 4,
  acceptance = 100 * percent,
  weight_formats = { "bf16" },
}
EOF
exec "$RIDGELINE" check
