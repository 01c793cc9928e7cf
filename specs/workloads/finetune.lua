-- Fine-tuning.  Sizes of data and runs are choices of this guide's authors.

workload "finetune-full-8b" {
  name = "Full fine-tuning of an 8B model",
  summary = "Every weight is trained on a few hundred thousand examples.",
  kind = "finetune",
  model = "llama-3.1-8b",
  profiles = { "startup", "enterprise" },
  method = "full",
  seq_len = 4096,
  train_tokens = 500e6,
  optimizer = "adamw",
  max_job_time = 7 * day,
}

workload "lora-8b" {
  name = "LoRA on an 8B model",
  summary = "Adapters beside 16-bit weights; a domain's style in an evening.",
  kind = "finetune",
  model = "llama-3.1-8b",
  profiles = { "student", "startup" },
  method = "lora",
  adapter_rank = 16,
  seq_len = 2048,
  micro_batch = 2,
  train_tokens = 50e6,
  optimizer = "adamw",
  recompute = "full",
  zero_stage = "0",
  max_job_time = 3 * day,
}

workload "qlora-8b" {
  name = "QLoRA on an 8B model",
  summary = "Adapters beside 4-bit weights, for the smallest cards.",
  kind = "finetune",
  model = "llama-3.1-8b",
  profiles = { "student" },
  method = "qlora",
  adapter_rank = 16,
  seq_len = 2048,
  micro_batch = 1,
  train_tokens = 20e6,
  optimizer = "adamw_8bit",
  recompute = "full",
  zero_stage = "0",
  max_job_time = 3 * day,
}

workload "qlora-70b" {
  name = "QLoRA on a 70B model",
  summary = "A large model adapted on one or two accelerators.",
  kind = "finetune",
  model = "llama-3.1-70b",
  profiles = { "student", "startup", "enterprise" },
  method = "qlora",
  adapter_rank = 16,
  seq_len = 2048,
  micro_batch = 1,
  train_tokens = 20e6,
  optimizer = "adamw_8bit",
  recompute = "full",
  zero_stage = "0",
  max_job_time = 7 * day,
}
