-- A price of 2062: a slip that would set the date of the guide.
-- with: card
offer "spot" {
  date = "2062-01-21",
  provider = "cloud",
  accelerator = "card",
  count = 1,
  tier = "spot",
  currency = "USD",
  cite "sheet" { price = 1 * USD/h },
}
