workload "assistant" {
  name = "Assistant",
  summary = "A 32B model that two hundred colleagues ask.",
  kind = "serve",
  model = "qwen3-32b",
  profiles = { "us" },
  input_len = 1000,
  output_len = 300,
  -- Each reads an answer for most of a minute before the next question.
  users = 200,
  think_time = 50 * s,
  weight_formats = { "bf16", "fp8" },
  max_ttft = 2 * s,
  max_tpot = 50 * ms,
}
