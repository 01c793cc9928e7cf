support "stack-runs" {
  name = "Stack on all",
  software = "stack",
  assume "a test" { state = "supported" },
}

profile "team" {
  name = "Team",
  summary = "Asks for a stack with a slip in its name.",
  hours_per_month = 100 * h,
  tiers = { "on_demand" },
  software = { "stack 2.1", "stakc 0.11" },
}
