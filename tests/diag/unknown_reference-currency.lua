-- A currency, a condition and matrices with adapters that nobody knows, and a
-- rate of the dollar.
source "list" { title = "A list", date = "2026-01-01" }

exchange "moon" {
  currency = "MON",
  date = "2026-01-01",
  cite "list" { usd = 2 },
}

exchange "dollar" {
  currency = "USD",
  date = "2026-01-01",
  cite "list" { usd = 1 },
}

profile "bargain" {
  name = "Bargains",
  summary = "Buys what others had.",
  hours_per_month = 100 * h,
  tiers = { "purchase" },
  conditions = { "new", "opened" },
}
