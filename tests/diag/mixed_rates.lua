-- A sparse rate among the dense ones, and one of the vector units.
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
    dense = { fp16 = 82.6 * TFLOP/s, fp8 = 1321 * TFLOP/s },
    sparse = { fp8 = 1321 * TFLOP/s },
    vector = { fp32 = 82.6 * TFLOP/s },
    link_bandwidth = 300 * GB/s,
  },
}
