-- with: card
local function price(id, count, usd)
  offer(id) {
    date = "2025-01-01",
    provider = "cloud",
    accelerator = "card",
    count = count,
    tier = "on_demand",
    currency = "USD",
    cite "sheet" { price = usd * USD/h },
  }
end

price("a", 1, 2)
price("b", 1, 2.2)
price("c", 8, 16.8)
