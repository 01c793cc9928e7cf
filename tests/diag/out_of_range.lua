profile "team" {
	name = "A team",
	summary = "Rents by the hour.",
	hours_per_month = -730 * h,
	budget_per_month = 0 * USD,
	tiers = { "on_demand" },
	max_accelerators = 2.5,
}
local rate = 1 * GB / (0 * s)
