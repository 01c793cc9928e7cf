source "list" {
  title = "A price list",
  date = "2025-01-01",
}

accelerator "card" {
  name = "Card",
  vendor = "Example",
  architecture = "Hopper",
  segment = "datacenter",
  confidence = "B",
  assume "a test" {
    memory = 80 * GiB,
    memory_bandwidth = 2 * TB/s,
    dense = { bf16 = 400 * TFLOP/s },
    link_bandwidth = 300 * GB/s,
  },
}

local function price(id, count, usd)
  offer(id) {
    date = "2025-01-01",
    provider = "cloud",
    accelerator = "card",
    count = count,
    tier = "on_demand",
    currency = "USD",
    cite "list" { price = usd * USD/h },
  }
end

price("a", 1, 2)
price("b", 1, 2.2)
price("c", 8, 16.8)
