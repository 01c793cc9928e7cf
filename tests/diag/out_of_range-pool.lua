-- Other work all of the month leaves no time to the run.
profile "team" {
  name = "Team",
  summary = "Ten people.",
  hours_per_month = 300 * h,
  tiers = { "on_demand" },
  pool = 730 * h,
}
