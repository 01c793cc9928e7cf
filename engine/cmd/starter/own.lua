workload "rent-or-buy" {
  name = "Rent or buy",
  summary = "A pool whose load comes and goes between four and sixteen.",
  kind = "own",
  profiles = { "us" },
  base = 4,
  peak = 16,
}
