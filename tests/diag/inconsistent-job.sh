# A job that runs offline has a deadline, and nobody who waits.
cp -r "$ROOT/tests/guide/." .
cat >>specs/guide.lua <<'EOF'

workload "waited" {
  name = "Labels",
  summary = "An offline job with somebody who waits.",
  kind = "serve",
  model = "toy",
  profiles = { "team" },
  input_len = 100,
  output_len = 10,
  batch_requests = 1000,
  max_tpot = 1 * ms,
  weight_formats = { "bf16" },
}

workload "endless" {
  name = "Labels",
  summary = "A deadline without a job.",
  kind = "serve",
  model = "toy",
  profiles = { "team" },
  input_len = 100,
  output_len = 10,
  max_job_time = 1 * h,
  weight_formats = { "bf16" },
}
EOF
exec "$RIDGELINE" check
