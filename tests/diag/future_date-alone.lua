-- A price of 2026 among those of 2025: a slip that moves the guide's date.
-- with: card
local function price(id, day)
  offer(id) {
    date = day,
    provider = "cloud",
    accelerator = "card",
    count = 1,
    tier = "spot",
    currency = "USD",
    cite "sheet" { price = 1 * USD/h },
  }
end

price("slip", "2026-02-02")
price("one", "2025-08-01")
price("two", "2025-08-05")
