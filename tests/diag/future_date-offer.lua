-- A price of 2062: a slip that would set the date of the guide.
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

offer "spot" {
  date = "2062-01-21",
  provider = "cloud",
  accelerator = "card",
  count = 1,
  tier = "spot",
  currency = "USD",
  cite "sheet" { price = 1 * USD/h },
}
