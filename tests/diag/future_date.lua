-- Launched after the newest source.
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
    launched = "2026-03-01",
    memory_bandwidth = 1008 * GB/s,
    dense = { fp16 = 165 * TFLOP/s },
    link_bandwidth = 300 * GB/s,
  },
}
