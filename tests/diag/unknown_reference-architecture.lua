-- A generation that nobody knows, and a guide's own.
source "sheet" {
  title = "A sheet",
  date = "2025-01-01",
}

architecture "next" { name = "Next", vendor = "Example" }

accelerator "other" {
  name = "Card",
  vendor = "Example",
  architecture = "Hoper",
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

accelerator "third" {
  name = "Card",
  vendor = "Example",
  architecture = "Next",
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
