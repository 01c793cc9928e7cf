-- A guide whose every text is the same; the check puts one in its place.
local T = "@TEXT@"

source "made-up" {
  title = T,
  date = "2026-01-02",
  author = T, licence = T, note = T,
  url = "https://example.com/a?b=1&c=2",
}

architecture "one" { name = T, vendor = T, note = T }

accelerator "alpha" {
  name = T, vendor = T, architecture = T,
  segment = "datacenter", confidence = "A",
  form_factor = T, note = T,
  cite("made-up", T) {
    memory_type = T, link = T,
    memory = 80 * GiB,
    memory_bandwidth = 1000 * GB/s,
    dense = { bf16 = 400 * TFLOP/s, fp8 = 800 * TFLOP/s },
    link_bandwidth = 100 * GB/s,
    max_count = 8,
    power = 500 * W,
  },
}

-- Half of alpha in all but memory.
accelerator "beta" {
  name = T, vendor = T, architecture = T,
  segment = "consumer", confidence = "B",
  cite "made-up" {
    memory = 24 * GiB,
    memory_bandwidth = 500 * GB/s,
    dense = { bf16 = 200 * TFLOP/s },
  },
  assume(T) {
    link_bandwidth = 16 * GB/s,
    max_count = 2,
  },
}

-- Alpha again, slower and dearer: it must never win.
accelerator "gamma" {
  name = T, vendor = T, architecture = T,
  segment = "datacenter", confidence = "A",
  cite "made-up" {
    memory = 80 * GiB,
    memory_bandwidth = 900 * GB/s,
    dense = { bf16 = 300 * TFLOP/s, fp8 = 600 * TFLOP/s },
    link_bandwidth = 100 * GB/s,
    max_count = 8,
  },
}

-- Nobody sells it.
accelerator "delta" {
  name = T, vendor = T, architecture = T,
  segment = "datacenter", confidence = "C",
  cite "made-up" {
    memory = 160 * GiB,
    memory_bandwidth = 4000 * GB/s,
    dense = { bf16 = 1000 * TFLOP/s },
    link_bandwidth = 400 * GB/s,
    max_count = 8,
  },
}

-- 2 * 32000 * 1024 for embedding and head, 4 layers of 2 621 440 for attention
-- and 12 582 912 for the MLP, 9 norms of 1024.
model "toy" {
  name = T, family = T, note = T,
  cite "made-up" {
    licence = T,
    parameters = 126362624,
    layers = 4,
    hidden = 1024,
    ffn = 4096,
    heads = 8,
    kv_heads = 2,
    head_dim = 128,
    vocab = 32000,
    max_context = 4096,
    tied_embeddings = false,
    mlp = "gated",
    weight_format = "bf16",
  },
}

calibration "toy-serve" {
  name = T, kind = "serve", software = "default", versions = "1..",
  assume(T) {
    compute_efficiency = 50 * percent,
    bandwidth_efficiency = 80 * percent,
    link_efficiency = 50 * percent,
    link_latency = 0 * us,
    layer_overhead = 0 * us,
    runtime_overhead = 1 * GiB,
    memory_fraction = 90 * percent,
  },
}

for _, kind in ipairs { "finetune", "pretrain" } do
  calibration("toy-" .. kind) {
    name = T, kind = kind, software = "default", versions = "1..",
    assume(T) {
      compute_efficiency = 50 * percent,
      bandwidth_efficiency = 80 * percent,
      link_efficiency = 50 * percent,
      link_latency = 0 * us,
      layer_overhead = 0 * us,
      runtime_overhead = 1 * GiB,
      memory_fraction = 90 * percent,
    },
  }
end

profile "team" {
  name = T, summary = T,
  hours_per_month = 100 * h,
  tiers = { "on_demand", "spot" },
}

profile "cautious" {
  name = T, summary = T,
  hours_per_month = 100 * h,
  budget_per_month = 150 * USD,
  budget_per_job = 1 * USD,
  tiers = { "on_demand", "spot" },
  segments = { "datacenter" },
}

workload "chat" {
  name = T, summary = T,
  kind = "serve",
  model = "toy",
  profiles = { "team", "cautious" },
  input_len = 100,
  output_len = 50,
  concurrency = 2,
  weight_formats = { "bf16" },
  max_tpot = 1 * ms,
}

workload "tune" {
  name = T, summary = T,
  kind = "finetune",
  model = "toy",
  profiles = { "team" },
  seq_len = 1000,
  micro_batch = 2,
  train_tokens = 1000000,
  optimizer = "adamw",
  recompute = "none",
  zero_stage = "0",
  method = "lora",
  adapter_rank = 8,
}

workload "learn" {
  name = T, summary = T,
  kind = "pretrain",
  model = "toy",
  profiles = { "team" },
  seq_len = 1000,
  micro_batch = 2,
  train_tokens = 1000000000,
  optimizer = "adamw",
  recompute = "full",
  zero_stage = "3",
}


offer "o-1" {
  date = "2026-01-03", accelerator = "alpha", count = 1,
  provider = T, sku = T, region = T,
  tier = "spot", currency = "USD",
  cite("made-up", T) { price = 1 * USD/h },
}

host "ho" {
  name = T, note = T, accelerator = "alpha",
  cite("made-up", T) { count = 8 },
}
