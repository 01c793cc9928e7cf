-- Who decides.  All choices of this guide's authors, not facts.

profile "student" {
  name = "Student or individual",
  summary = "One person with a small budget who can stop and resume at will "
    .. "and rents by the hour.",
  hours_per_month = 60 * h,
  budget_per_month = 150 * USD,
  budget_per_job = 250 * USD,
  tiers = { "on_demand", "spot", "purchase" },
  facility = "home",
  horizon = 2 * year,
  discount_rate = 10 * percent,
  -- Those who rent a single card to anyone with a bank card.
  providers = { "aws", "gcp", "lambda", "nebius", "runpod", "vast.ai" },
  max_accelerators = 4,
  runners_up = 4,
}

profile "startup" {
  name = "Startup or small team",
  summary = "A product that must answer around the clock, a team without a "
    .. "data center, and money that has to last.",
  hours_per_month = 730 * h,
  budget_per_month = 20000 * USD,
  budget_per_job = 20000 * USD,
  tiers = { "on_demand", "reserved_1y", "purchase" },
  facility = "rack",
  horizon = 3 * year,
  discount_rate = 15 * percent,
  -- No marketplace: a stranger's machine may leave at any hour.
  providers = { "aws", "gcp", "lambda", "nebius", "crusoe", "runpod" },
  segments = { "datacenter", "cloud" },
  max_accelerators = 16,
  runners_up = 4,
}

profile "enterprise" {
  name = "Enterprise",
  summary = "A platform team that serves many others, buys commitments and "
    .. "stays with the providers that procurement has approved.",
  hours_per_month = 730 * h,
  budget_per_month = 250000 * USD,
  budget_per_job = 1000000 * USD,
  tiers = { "on_demand", "reserved_1y", "reserved_3y", "purchase" },
  facility = "rack",
  horizon = 4 * year,
  discount_rate = 8 * percent,
  providers = { "aws", "gcp", "lambda", "nebius", "crusoe" },
  segments = { "datacenter", "cloud" },
  max_accelerators = 128,
  runners_up = 6,
}

profile "laboratory" {
  name = "Laboratory",
  summary = "A laboratory that trains the largest models and rents whole "
    .. "clusters for it.",
  hours_per_month = 730 * h,
  tiers = { "on_demand", "reserved_1y", "reserved_3y" },
  facility = "rack",
  horizon = 4 * year,
  discount_rate = 8 * percent,
  segments = { "datacenter" },
  max_accelerators = 16384,
  runners_up = 2,
}
