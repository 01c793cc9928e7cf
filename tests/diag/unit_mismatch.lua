profile "team" {
	name = "A team",
	summary = "Rents by the hour.",
	hours_per_month = 730,
	budget_per_month = 5000 * USD / h,
	tiers = { "on_demand" },
	max_accelerators = 8 * GB,
}
