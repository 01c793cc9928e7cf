-- Signed: written by ridgeline approve.  A change breaks its seal.
approval "2026-01-03-446e05dfa4fc234e" {
  date = "2026-01-03",
  signed_on = "2026-11-29",
  decision = "talk/buyer",
  by = "A. Buyer",
  candidate = "talk/buyer/gamma/1/bf16/c2/own/shelf/owned",
  accelerator = "gamma",
  accelerators = 1,
  copies = 1,
  tenure = "own",
  offer = "own/shelf/owned",
  commitment_months = 0,
  usd_per_month = 0 * USD,
  usd_total = 1620 * USD,
  order_digest = "802a5778818695e5",
  input_digest = "8cd9288f153142da",
  seal = "446e05dfa4fc234e",
}
