workload "from-scratch" {
  name = "A 1.5B model from scratch",
  summary = "Thirty billion tokens, in two weeks.",
  kind = "pretrain",
  model = "gpt2-1.5b",
  profiles = { "us" },
  seq_len = 1024,
  micro_batch = 8,
  train_tokens = 30e9,
  optimizer = "adamw",
  zero_stage = "2",
  max_job_time = 14 * day,
}
