-- The smallest guide that has every record it needs.
source "sheet" {
  title = "A sheet",
  date = "2025-01-01",
}

accelerator "card" {
  name = "Card",
  vendor = "Example",
  architecture = "Hopper",
  segment = "datacenter",
  confidence = "B",
  cite "sheet" {
    memory = 80 * GiB,
    memory_bandwidth = 2 * TB/s,
    dense = { bf16 = 400 * TFLOP/s },
    link_bandwidth = 300 * GB/s,
    power = 400 * W,
  },
}

model "net" {
  name = "Net 8B",
  cite "sheet" {
    parameters = 8030261248,
    layers = 32,
    hidden = 4096,
    ffn = 14336,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 128256,
    max_context = 8192,
    tied_embeddings = false,
    mlp = "gated",
    weight_format = "bf16",
  },
}

profile "team" {
  name = "Team",
  summary = "Ten people.",
  hours_per_month = 1 * month,
  tiers = { "on_demand" },
}

calibration "stack" {
  name = "A stack",
  kind = "serve",
  software = "default",
  assume "a test" {
    compute_efficiency = 50 * percent,
    bandwidth_efficiency = 70 * percent,
    link_efficiency = 70 * percent,
    link_latency = 10 * us,
    layer_overhead = 10 * us,
    runtime_overhead = 2 * GiB,
    memory_fraction = 90 * percent,
  },
}

offer "cloud" {
  date = "2025-01-01",
  provider = "cloud",
  accelerator = "card",
  count = 1,
  tier = "on_demand",
  unit = "accelerator_hour",
  currency = "USD",
  cite "sheet" { price = 2 * USD/h },
}

workload "chat" {
  name = "Chat",
  summary = "Questions and answers.",
  kind = "serve",
  model = "net",
  profiles = { "team" },
  input_len = 1000,
  output_len = 200,
  concurrency = 8,
  weight_formats = { "bf16" },
}
