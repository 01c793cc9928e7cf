-- with: card
slice "card" {
  name = "half",
  accelerator = "card",
  assume "a test" {
    memory = 12 * GiB,
    memory_share = 1 / 2,
    compute_share = 1 / 2,
  },
}
