# Two formats of a cache between which nothing chooses.
cp -r "$ROOT/tests/guide/." .
cat >>specs/guide.lua <<'EOF'

workload "twice" {
  name = "Chat",
  summary = "Either is as large.",
  kind = "serve",
  model = "toy",
  profiles = { "team" },
  input_len = 100,
  output_len = 10,
  weight_formats = { "bf16" },
  kv_format = { "fp16", "fp8", "bf16" },
}
EOF
exec "$RIDGELINE" check
