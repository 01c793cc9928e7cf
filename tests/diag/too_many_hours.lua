-- A month of 800 hours.
profile "team" {
  name = "Team",
  summary = "Ten people.",
  hours_per_month = 800 * h,
  tiers = { "on_demand" },
}
