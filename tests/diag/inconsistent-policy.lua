policy "neither" {
  name = "Neither", summary = "It wants nothing.",
}

policy "both" {
  name = "Both", summary = "It orders and weighs.",
  goals = { "cost", "time" },
  weight_time = 2,
}

policy "absent" {
  name = "Absent", summary = "A share of what is no goal.",
  goals = { "cost", "time" },
  within_energy = 5 * percent,
}

policy "last" {
  name = "Last", summary = "Nothing decides between those.",
  goals = { "cost", "time" },
  within_time = 5 * percent,
}

policy "capped" {
  name = "Capped", summary = "What comes first needs no cap.",
  goals = { "cost", "time" },
  cost_cap = 100 * percent,
}

policy "weighed" {
  name = "Weighed", summary = "A share beside weights.",
  weight_cost = 1,
  within_cost = 5 * percent,
  waiting = 1 * percent / day,
}
