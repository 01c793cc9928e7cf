workload "index" {
  name = "An index of passages",
  summary = "Passages of 500 tokens turned into vectors.",
  kind = "embed",
  model = "bge-m3",
  profiles = { "us" },
  input_len = 500,
  weight_formats = { "fp16", "bf16" },
}
