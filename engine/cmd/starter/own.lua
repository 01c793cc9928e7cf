-- Who may buy what the others rent.
profile "owner" {
  name = "Owner",
  summary = "The same team, for what it would buy and keep for three years.",
  hours_per_month = 1 * month,
  tiers = { "on_demand", "reserved_1y", "purchase" },
  facility = "rack",
  segments = { "datacenter", "workstation", "cloud" },
}

workload "rent-or-buy" {
  name = "Rent or buy",
  summary = "A pool whose load comes and goes between four and sixteen.",
  kind = "own",
  profiles = { "owner" },
  base = 4,
  peak = 16,
}
