# More tokens are guessed at a time than an answer has.
cp -r "$ROOT/tests/guide/." .
cat >>specs/guide.lua <<'EOF'

workload "guessed" {
  name = "Chat",
  summary = "Guesses without end.",
  kind = "serve",
  model = "toy",
  profiles = { "team" },
  input_len = 1500,
  output_len = 300,
  concurrency = 1,
  weight_formats = { "bf16" },
  draft_model = "toy",
  draft_tokens = 1e15,
  acceptance = 60 * percent,
}
EOF
exec "$RIDGELINE" check
