-- As little as makes a build call the system for all that a guide needs: one
-- of each record, a price list, two pages with tables, a workbook.

source "made-up" {
  title = "Numbers made up for the tests",
  date = "2026-01-02",
}

source "made-up-prices" {
  title = "Prices made up for the tests",
  date = "2026-01-03",
}

architecture "one" { name = "One", vendor = "Acme" }

accelerator "alpha" {
  name = "Alpha", vendor = "Acme", architecture = "One",
  segment = "datacenter", confidence = "A",
  cite("made-up", "p. 1") {
    memory = 80 * GiB,
    memory_bandwidth = 1000 * GB/s,
    dense = { bf16 = 400 * TFLOP/s },
    link_bandwidth = 100 * GB/s,
    max_count = 2,
    power = 500 * W,
  },
}

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

profile "team" {
  name = "A team", summary = "Rents by the hour.",
  hours_per_month = 100 * h,
  tiers = { "on_demand" },
}

workload "chat" {
  name = "Chat", summary = "People type.",
  kind = "serve",
  model = "toy",
  profiles = { "team" },
  input_len = 100,
  output_len = 50,
  concurrency = 2,
  weight_formats = { "bf16" },
  max_tpot = 1 * ms,
}

prices_csv "prices/acme-2026-01-03.csv"
