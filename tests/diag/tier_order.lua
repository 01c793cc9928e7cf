-- Three years cost more than one.
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
    memory_bandwidth = 1008 * GB/s,
    dense = { fp16 = 165 * TFLOP/s },
    link_bandwidth = 300 * GB/s,
  },
}

offer "one-year" {
  date = "2025-01-01",
  provider = "seller",
  accelerator = "card",
  count = 1,
  tier = "reserved_1y",
  currency = "USD",
  cite "sheet" { price = 1 * USD/h },
}

offer "three-years" {
  date = "2025-01-01",
  provider = "seller",
  accelerator = "card",
  count = 1,
  tier = "reserved_3y",
  currency = "USD",
  cite "sheet" { price = 1.5 * USD/h },
}
