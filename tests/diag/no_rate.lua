-- A price in euros, and no rate says what they are worth.
source "shop" { title = "A shop", date = "2026-01-01" }
architecture "one" { name = "One", vendor = "Acme" }
accelerator "card" {
  name = "Card", vendor = "Acme", architecture = "One",
  segment = "datacenter", confidence = "A",
  cite "shop" {
    memory = 80 * GB, memory_bandwidth = 1 * TB/s,
    dense = { bf16 = 100 * TFLOP/s }, link_bandwidth = 50 * GB/s,
    max_count = 8, power = 300 * W,
  },
}
offer "shop-card" {
  date = "2026-01-01", provider = "shop", accelerator = "card", count = 1,
  tier = "on_demand", currency = "EUR",
  cite "shop" { price = 2 * USD/h },
}
