-- with: card
local function price(id, usd)
  offer(id) {
    date = "2025-01-01",
    provider = id,
    accelerator = "card",
    count = 1,
    tier = "on_demand",
    currency = "USD",
    cite "sheet" { price = usd * USD/h },
  }
end

-- Nine sellers ask 2 and four ask 20: the median is 2.
for i = 1, 9 do price("fair-" .. i, 2) end
for i = 1, 4 do price("far-" .. i, 20) end
