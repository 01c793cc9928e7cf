accelerator "card" {
  name = "Card",
  vendor = "Example",
  architecture = "Hopper",
  segment = "datacenter",
  confidence = "B",
  assume "a test" {
    memory = 24 * GiB,
    memory_bandwidth = 1 * TB/s,
    dense = { bf16 = 100 * TFLOP/s },
    link_bandwidth = 64 * GB/s,
    compute_units = 56,
  },
}

slice "card-half" {
  name = "half",
  accelerator = "card",
  assume "a test" {
    memory = 25 * GiB,
    memory_share = 1 / 2,
    compute_share = 1 / 2,
    compute_units = 57,
  },
}

-- Three halves are more than one, and one name is one slice's.
slice "card-again" {
  name = "half",
  accelerator = "card",
  assume "a test" {
    memory = 12 * GiB,
    memory_share = 1 / 2,
    compute_share = 1 / 4,
    instances = 3,
  },
}
