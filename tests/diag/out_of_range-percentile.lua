-- A chance of all has no finite wait.
profile "team" {
  name = "Team",
  summary = "Ten people.",
  hours_per_month = 300 * h,
  tiers = { "on_demand" },
  percentile = 100 * percent,
}
