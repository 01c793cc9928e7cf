# What prompts share is a part of them.
cp -r "$ROOT/tests/guide/." .
cat >>specs/guide.lua <<'EOF'

workload "much" {
  name = "Chat",
  summary = "More is shared than is sent.",
  kind = "serve",
  model = "toy",
  profiles = { "team" },
  input_len = 100,
  prefix_len = 101,
  output_len = 10,
  weight_formats = { "bf16" },
}
EOF
exec "$RIDGELINE" check
