-- Who decides, on the facts of the reference catalogue.  Change what differs:
--
--   change.accelerator "l40s" {
--     cite "our-bench" { memory_bandwidth = 800 * GB/s },
--   }

use "reference"

profile "us" {
  name = "Us",
  summary = "A team with a monthly budget that rents by the hour or year.",
  hours_per_month = 1 * month,
  budget_per_month = 20000 * USD, budget_per_job = 20000 * USD,
  -- "purchase" beside them weighs buying, too.
  tiers = { "on_demand", "reserved_1y" },
  facility = "rack",
  -- Of what costs nearly the least, what is likeliest to keep every limit.
  policy = "sure-within-3", risk = 95 * percent,
  segments = { "datacenter", "workstation", "cloud" },
  max_accelerators = 16,
}
