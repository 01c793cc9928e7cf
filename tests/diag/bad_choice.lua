source "sheet" { title = "Data sheet", url = "javascript:alert(1)" }

profile "team" {
	name = "A team",
	summary = "Rents by the hour.",
	hours_per_month = 730 * h,
	tiers = { "on_demand", "sopt" },
}
