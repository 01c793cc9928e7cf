-- What is best, where one answer costs less and another takes less.  Choices
-- of this guide's authors, not facts; a profile names one, and `ridgeline rank
-- --policy` tries another.

policy "cheapest" {
  name = "Cheapest",
  summary = "The least cost; of those that cost the same, the fastest and then "
    .. "the one that leaves most memory.",
  goals = { "cost", "time", "memory" },
}

policy "quick-within-5" {
  name = "Fastest of the nearly cheapest",
  summary = "What costs at most 5 percent more than the cheapest counts as "
    .. "cheap; of those the fastest, and within a tenth of its time the fewest "
    .. "accelerators.",
  goals = { "cost", "time", "accelerators" },
  within_cost = 5 * percent,
  within_time = 10 * percent,
}

policy "fastest" {
  name = "Fastest within the budget",
  summary = "The least time that the budget of the profile pays; what is "
    .. "within 5 percent of it may as well be cheap.",
  goals = { "time", "cost" },
  within_time = 5 * percent,
}

policy "balanced" {
  name = "Balanced",
  summary = "Cost counts twice as much as time: half the time is worth 41 "
    .. "percent more cost.",
  weight_cost = 2,
  weight_time = 1,
}

policy "greenest" {
  name = "Least energy",
  summary = "The least energy of what costs at most twice as much as the "
    .. "cheapest; within a tenth of it the cheapest.",
  goals = { "energy", "cost" },
  cost_cap = 100 * percent,
  within_energy = 10 * percent,
}
