-- A tier and a segment that nobody knows, and a guide's own: five years must not
-- cost more than three.
source "list" { title = "A list", date = "2026-01-01" }
architecture "one" { name = "One", vendor = "Acme" }
segment "edge" { name = "Edge" }
tier "reserved_5y" {
  name = "Reserved 5 years",
  assume "the word means it" { commitment = 5 * year },
}

local function card(id, segment)
  accelerator(id) {
    name = id, vendor = "Acme", architecture = "One", segment = segment,
    confidence = "B",
    cite "list" {
      memory = 80 * GB, memory_bandwidth = 1 * TB/s,
      dense = { bf16 = 100 * TFLOP/s }, link_bandwidth = 50 * GB/s,
    },
  }
end
local function price(id, tier, usd)
  offer(id) {
    date = "2026-01-01", provider = "shop", accelerator = "card", count = 1,
    tier = tier, currency = "USD", cite "list" { price = usd * USD/h },
  }
end

card("card", "edge")
card("other", "egde")
price("three", "reserved_3y", 1)
price("five", "reserved_5y", 1.5)
price("four", "reserved_4y", 1.2)
