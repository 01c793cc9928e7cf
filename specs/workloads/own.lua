-- Renting against buying, whatever runs.

workload "rent-or-buy" {
  name = "Rent or buy an accelerator",
  summary = "A pool whose load comes and goes: which accelerators pay for "
    .. "themselves, from how many hours a month on, and how many to own.",
  kind = "own",
  profiles = {
    "startup", "enterprise", "researcher", "production",
  },
  base = 4,
  peak = 16,
}
