# Axes of a placement are of a size that can be built.
cp -r "$ROOT/tests/guide/." .
cat >>specs/guide.lua <<'EOF'

workload "much" {
  name = "Chat",
  summary = "More people than there are.",
  kind = "serve",
  model = "toy",
  profiles = { "team" },
  input_len = 1500,
  output_len = 300,
  concurrency = 1e15,
  weight_formats = { "bf16" },
}

workload "more" {
  name = "Learning",
  summary = "More pieces than a product of counts can hold.",
  kind = "pretrain",
  model = "toy",
  profiles = { "team" },
  seq_len = 1000,
  train_tokens = 1e9,
  optimizer = "adamw",
  micro_batch = 1e15,
  tensor = 1000000001,
  stages = 1e9,
}
EOF
exec "$RIDGELINE" check
