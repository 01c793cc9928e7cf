-- Three years cost more than one.
-- with: card
offer "one-year" {
  date = "2025-01-01",
  provider = "seller",
  accelerator = "card",
  count = 1,
  tier = "reserved_1y",
  currency = "USD",
  cite "sheet" { price = 1 * USD/h },
}

offer "three-years" {
  date = "2025-01-01",
  provider = "seller",
  accelerator = "card",
  count = 1,
  tier = "reserved_3y",
  currency = "USD",
  cite "sheet" { price = 1.5 * USD/h },
}
