-- How parameters are held in training: bytes of a resident weight, of its
-- gradient and of its master.  Norms, attention, embeddings and gradients of
-- fp8 keep 16 bits.  frozen: a model that stays as it is, under adapters of 16
-- bits with 32-bit moments.  Where it is known how a stack holds what it
-- trains, its adapters are held alike: that is what adapters_* are for.

scheme "master" {
  name = "16 bits with 32-bit masters",
  cite "rajbhandari2020" {
    weight = 16 * bit,
    gradient = 16 * bit,
    master = 32 * bit,
    moments = 100 * percent,
    compute = "bf16",
  },
}

scheme "amp" {
  name = "32 bits, cast where it is multiplied",
  cite "micikevicius2017" {
    weight = 32 * bit,
    gradient = 32 * bit,
    moments = 100 * percent,
    compute = "bf16",
  },
}

scheme "fp32" {
  name = "32 bits",
  cite "rajbhandari2020" {
    weight = 32 * bit,
    gradient = 32 * bit,
    moments = 100 * percent,
    compute = "fp32",
  },
}

scheme "pure" {
  name = "16 bits",
  cite "torchtitan" {
    gradient = 16 * bit,
    moments = 50 * percent,
    compute = "bf16",
  },
}

scheme "fp8" {
  name = "16 bits with 32-bit masters, matrices in 8 bits",
  cite "transformer-engine" {
    weight = 16 * bit,
    gradient = 16 * bit,
    master = 32 * bit,
    moments = 100 * percent,
    copies = 2 * 8 * bit,  -- each matrix is kept in 8 bits too, as it stands and transposed
    compute = "fp8",
  },
}

scheme "frozen" {
  name = "A frozen model with 16-bit adapters",
  cite "hu2021" {
    gradient = 16 * bit,
    moments = 100 * percent,
    compute = "bf16",
    adapters = true,
  },
}

scheme "adapters_pure" {
  name = "Adapters in 16 bits",
  cite "hu2021" {
    gradient = 16 * bit,
    moments = 50 * percent,
    compute = "bf16",
    adapters = true,
  },
}

scheme "adapters_amp" {
  name = "Adapters in 32 bits",
  cite "peft" {
    gradient = 32 * bit,
    moments = 100 * percent,
    compute = "bf16",
    adapters = true,
  },
}

scheme "adapters_master" {
  name = "Adapters with 32-bit masters",
  cite "rajbhandari2020" {
    gradient = 16 * bit,
    master = 32 * bit,
    moments = 100 * percent,
    compute = "bf16",
    adapters = true,
  },
}
