-- A small guide with round numbers, so that every result can be worked out by
-- hand.  Nothing in it exists.

source "made-up" {
  title = "Numbers made up for the tests",
  date = "2026-01-02",
}

source "made-up-prices" {
  title = "Prices made up for the tests",
  date = "2026-01-03",
}

accelerator "alpha" {
  name = "Alpha", vendor = "Acme", architecture = "One",
  segment = "datacenter", confidence = "A",
  cite("made-up", "p. 1") {
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
  name = "Beta", vendor = "Acme", architecture = "One",
  segment = "consumer", confidence = "B",
  cite "made-up" {
    memory = 24 * GiB,
    memory_bandwidth = 500 * GB/s,
    dense = { bf16 = 200 * TFLOP/s },
  },
  assume "the slot's half of a made-up bus" {
    link_bandwidth = 16 * GB/s,
    max_count = 2,
  },
}

-- Alpha again, slower and dearer: it must never win.
accelerator "gamma" {
  name = "Gamma", vendor = "Other", architecture = "Two",
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
  name = "Delta", vendor = "Other", architecture = "Two",
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
  name = "Toy",
  cite "made-up" {
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
  name = "Serving", kind = "serve", software = "default",
  assume "round numbers" {
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
    name = "Training", kind = kind, software = "default",
    assume "round numbers" {
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

facility "room" {
  name = "A room",
  assume "round numbers" {
    pue = 1.5,
    carbon = 400 * g/kWh,
    power_load = 80 * percent,
    host_power = 100 * percent,
    tariff = 0.1 * USD/kWh,
    value_kept = 50 * percent,
  },
}

contract "spot" {
  name = "Spot",
  tier = "spot",
  providers = { "nobody" },
  assume "round numbers" {
    interruptions = 0.1 / h,
    restart_time = 30 * minute,
  },
}

profile "owner" {
  name = "An owner", summary = "Buys where it pays.",
  hours_per_month = 365 * h,
  tiers = { "on_demand", "purchase" },
  facility = "room",
  horizon = 1 * year,
  discount_rate = 10 * percent,
}

profile "team" {
  name = "A team", summary = "Rents by the hour.",
  hours_per_month = 100 * h,
  tiers = { "on_demand" },
}

profile "cautious" {
  name = "A cautious team", summary = "Data-centre parts, small budget.",
  hours_per_month = 100 * h,
  budget_per_month = 150 * USD,
  budget_per_job = 1 * USD,
  tiers = { "on_demand", "spot" },
  segments = { "datacenter" },
}

workload "chat" {
  name = "Chat", summary = "People type.",
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
  name = "Tuning", summary = "Adapters for a task.",
  kind = "finetune",
  model = "toy",
  profiles = { "team" },
  seq_len = 1000,
  micro_batch = 2,
  train_tokens = 1000000,
  optimizer = "adamw",
  recompute = "none",
  zero_stage = "0", tensor = 1, stages = 1, context_parallel = 1,
  method = "lora",
  adapter_rank = 8,
}

workload "learn" {
  name = "Learning", summary = "From nothing.",
  kind = "pretrain",
  model = "toy",
  profiles = { "team" },
  seq_len = 1000,
  micro_batch = 2,
  train_tokens = 1000000000,
  optimizer = "adamw",
  recompute = "full",
  zero_stage = "3", tensor = 1, stages = 1, context_parallel = 1,
}

workload "pool" {
  name = "A pool", summary = "Comes and goes.",
  kind = "own",
  profiles = { "owner" },
  base = 2,
  peak = 10,
}

prices_csv "prices/acme-2026-01-03.csv"
