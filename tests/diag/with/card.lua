-- An accelerator for cases that are about what is sold of it.
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
    memory = 24 * GiB,
    memory_bandwidth = 1008 * GB/s,
    dense = { fp16 = 165 * TFLOP/s },
    link_bandwidth = 64 * GB/s,
    compute_units = 56,
  },
}
