accelerator "card-80gb" {
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
  },
}

host "box" {
  name = "Box",
  accelerator = "card-80g",
  assume "a test" { count = 8 },
}
