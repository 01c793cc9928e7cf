-- Percents without the word, and a rate of exchange a hundred times too high.
source "bank" { title = "Our bank", date = "2026-03-01" }
profile "us" {
	name = "Us", summary = "We.", tiers = { "on_demand" }, hours_per_month = 300 * h,
	discount_rate = 8, idle_share = 30,
}
policy "thrift" {
	name = "Thrift", summary = "Time, then cost.", goals = { "time", "cost" },
	within_time = 5 * 100 * percent, cost_cap = 100,
}
exchange "eur" {
	currency = "EUR", date = "2026-03-01", cite "bank" { usd = 116 },
}
