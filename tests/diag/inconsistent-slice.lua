-- with: card
slice "card-half" {
  name = "half",
  accelerator = "card",
  assume "a test" {
    memory = 25 * GiB,
    memory_share = 1 / 2,
    compute_share = 1 / 2,
    compute_units = 57,
  },
}

-- Three halves are more than one, and one name is one slice's.
slice "card-again" {
  name = "half",
  accelerator = "card",
  assume "a test" {
    memory = 12 * GiB,
    memory_share = 1 / 2,
    compute_share = 1 / 4,
    instances = 3,
  },
}
