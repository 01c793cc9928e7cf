-- Pre-training, on one node.  About twenty tokens a parameter, or as stated.

workload "pretrain-1.5b" {
  name = "Pre-training a 1.5B model",
  summary = "A GPT-2-size model from nothing on 30 billion tokens, as courses "
    .. "and ablations do.",
  kind = "pretrain",
  model = "gpt2-1.5b",
  software = { "torchtitan", "Composer", "Megatron" },
  profiles = { "startup", "enterprise", "researcher" },
  seq_len = 1024,
  micro_batch = 8,
  train_tokens = 30e9,
  optimizer = "adamw",
  recompute = "none",
  zero_stage = "2",
  max_job_time = 14 * day,
}

workload "pretrain-7b" {
  name = "Pre-training a 7B model",
  words = "train from scratch",
  summary = "A domain model from nothing on 140 billion tokens, twenty a "
    .. "parameter.",
  kind = "pretrain",
  model = "llama-2-7b",
  software = { "Megatron", "NeMo", "torchtitan" },
  profiles = { "enterprise", "laboratory" },
  seq_len = 4096,
  micro_batch = 2,
  train_tokens = 140e9,
  optimizer = "adamw",
  recompute = "full",
  zero_stage = "3",
  max_job_time = 90 * day,
  -- Tokens of two bytes, seen twice; ten checkpoints; weights to take home.
  dataset_tokens = 70e9,
  data_kept = 1000 * GB,
  data_out = 14 * GB,
}

workload "pretrain-70b" {
  name = "Pre-training a 70B model",
  words = "train from scratch",
  summary = "A large model from nothing on 1.4 trillion tokens, on as many "
    .. "nodes as pay.",
  kind = "pretrain",
  model = "llama-3.1-70b",
  software = { "Megatron", "NeMo", "torchtitan" },
  profiles = { "enterprise" },
  seq_len = 8192,
  train_tokens = 1.4e12,
  optimizer = "adamw",
  max_job_time = 180 * day,
  max_count = 1024,
}

-- The run of Llama 3.1 405B, as its report lays it out for sequences of 8192
-- tokens; it reports 41 percent of the 16-bit peak.
workload "pretrain-405b" {
  name = "Pre-training a 405B model",
  summary = "Llama 3.1 405B on 15.6 trillion tokens, as its authors did on "
    .. "16,384 accelerators.",
  kind = "pretrain",
  model = "llama-3.1-405b",
  profiles = { "laboratory" },
  accelerators = { "h100-sxm5-80gb" },
  max_count = 16384,
  calibration = "pretrain-megatron-hopper",
  seq_len = 8192,
  micro_batch = 1,
  global_batch = 2048,
  train_tokens = 15.6e12,
  optimizer = "adamw",
  recompute = "selective",
  zero_stage = "1",
  tensor = 8,
  stages = 16,
  pipeline_chunks = 8,
  max_job_time = 90 * day,
}

-- The run of DeepSeek-V3, whose report has 14.8 trillion tokens in FP8 on 2048
-- H800, split over 16 stages and 64 groups of experts, with ZeRO stage 1 and no
-- split of matrices, in 2.664 million hours of an accelerator.  Here the search
-- finds the split; an H800 is an H100 with less than half of its NVLink.
workload "pretrain-671b" {
  name = "Pre-training a mixture of experts with 671B parameters",
  summary = "DeepSeek-V3 on 14.8 trillion tokens, as its authors did on 2048 "
    .. "accelerators.",
  kind = "pretrain",
  model = "deepseek-v3",
  profiles = { "laboratory" },
  accelerators = { "h100-sxm5-80gb" },
  max_count = 2048,
  calibration = "pretrain-megatron-hopper",
  seq_len = 4096,
  global_batch = 15360,
  train_tokens = 14.8e12,
  optimizer = "adamw",
  param_scheme = "fp8",
  max_job_time = 90 * day,
}
