-- What is owned already.

-- Half of what a new one costs.
holding "old" {
  name = "Two alphas of last year", accelerator = "alpha", count = 2,
  paid = 20000 * USD,
  assume "round numbers" { value = 4380 * USD },
}

profile "keeper" {
  name = "A keeper", summary = "Has some already.",
  hours_per_month = 365 * h,
  tiers = { "on_demand", "purchase" },
  owns = { "old" },
  facility = "room",
  horizon = 1 * year,
  discount_rate = 10 * percent,
}

machine "box" {
  name = "A box",
  assume "round numbers" {
    supply = 800 * W,
    supply_load = 80 * percent,
    rest_power = 100 * W,
    slots = 3,
  },
}
