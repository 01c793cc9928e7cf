-- A rate in TOPS read as a bandwidth in GB/s.
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
    memory_bandwidth = 1321 * GB/s,
    dense = { bf16 = 165 * TFLOP/s, int4 = 1321 * TFLOP/s },
    link_bandwidth = 300 * GB/s,
  },
}
