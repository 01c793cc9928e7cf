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

-- Eight cards are no card, and a board is not priced by the server.
for _, as in ipairs { "card", "board" } do
  offer("eight-" .. as) {
    date = "2026-01-01",
    provider = "shop",
    accelerator = "card",
    count = 8,
    sold_as = as,
    tier = "purchase",
    unit = as == "card" and "accelerator" or "instance",
    currency = "USD",
    assume "a test" { purchase = 1000 * USD },
  }
end
