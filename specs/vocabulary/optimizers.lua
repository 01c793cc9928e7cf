-- Optimizers: bytes of state that they keep beside a parameter.  Masters are
-- the scheme's, and so is the width of moments of 32 bits: a scheme that holds
-- all in 16 bits holds these in 16 bits too, and leaves narrow ones as they are.

-- A number of 8 bits, with a 32-bit scale a block of 2048; of 4 bits, with one
-- a block of 128.
local block_8bit = (8 + 32 / 2048) * bit
local block_4bit = (4 + 32 / 128) * bit

optimizer "adamw" {
  name = "AdamW",
  cite "rajbhandari2020" {
    matrix = 2 * 32 * bit,
  },
}

optimizer "adamw_8bit" {
  name = "AdamW, 8 bits",
  cite "dettmers2021" {
    matrix = 2 * block_8bit,
    narrow = true,
  },
}

optimizer "adamw_4bit" {
  name = "AdamW, 4 bits",
  cite "li2023four" {
    matrix = 2 * block_4bit,
    narrow = true,
  },
}

optimizer "adamw_paged" {
  name = "AdamW, paged",
  cite "dettmers2023" {
    matrix = 2 * 32 * bit,
    paged = true,
  },
}

optimizer "adamw_8bit_paged" {
  name = "AdamW, 8 bits, paged",
  cite "dettmers2023" {
    matrix = 2 * block_8bit,
    narrow = true,
    paged = true,
  },
}

optimizer "adam_mini" {
  name = "Adam-mini",
  cite "zhang2024mini" {
    matrix = 32 * bit,  -- a first moment a parameter; second moments one a block
  },
}

optimizer "lamb" {
  name = "LAMB",
  cite "you2019" {
    matrix = 2 * 32 * bit,
  },
}

optimizer "lion" {
  name = "Lion",
  cite "chen2023" {
    matrix = 32 * bit,
  },
}

optimizer "lion_8bit" {
  name = "Lion, 8 bits",
  cite "dettmers2021" {
    matrix = block_8bit,
    narrow = true,
  },
}

optimizer "adafactor" {
  name = "Adafactor",
  cite "shazeer2018" {
    matrix = 0 * B,  -- sums of rows and columns
    factor = 32 * bit,
  },
}

optimizer "muon" {
  name = "Muon",
  cite "liu2025muon" {
    matrix = 32 * bit,  -- one moment for matrices, Adam for the rest
    table = 2 * 32 * bit,
  },
}

optimizer "galore" {
  name = "GaLore",
  cite "zhao2024" {
    matrix = 0 * B,  -- Adam of a projection for matrices
    table = 2 * 32 * bit,
    projector = 16 * bit,
    projected = 2 * 32 * bit,
  },
}

optimizer "galore_8bit" {
  name = "GaLore, 8 bits",
  cite "zhao2024" {
    matrix = 0 * B,
    table = 2 * block_8bit,
    projector = 16 * bit,
    projected = 2 * block_8bit,
    narrow = true,
  },
}

optimizer "apollo" {
  name = "APOLLO",
  cite "zhu2024" {
    matrix = 0 * B,  -- the projector is made anew from a seed
    table = 2 * 32 * bit,
    projected = 2 * 32 * bit,
  },
}

optimizer "lomo" {
  name = "LOMO",
  cite "lv2023" {
    matrix = 0 * B,
    fused = true,
  },
}

optimizer "adalomo" {
  name = "AdaLOMO",
  cite "lv2023ada" {
    matrix = 0 * B,  -- factors of second moments
    factor = 32 * bit,
    fused = true,
  },
}

optimizer "momentum" {
  name = "SGD with momentum",
  cite "sutskever2013" {
    matrix = 32 * bit,
  },
}

optimizer "sgd" {
  name = "SGD",
  cite "rajbhandari2020" {
    matrix = 0 * B,
  },
}
