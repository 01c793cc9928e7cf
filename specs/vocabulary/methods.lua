-- Methods of fine-tuning: what is trained of a given model.

method "full" {
  name = "Full",
  cite "rajbhandari2020" {
    frozen = false,
  },
}

method "lora" {
  name = "LoRA",
  cite "hu2021" {
    frozen = true,
    ranked = true,
    pairs = 1,
  },
}

method "qlora" {
  name = "QLoRA",
  cite "dettmers2023" {
    frozen = true,
    ranked = true,
    pairs = 1,
  },
}

method "dora" {
  name = "DoRA",
  cite "liu2024dora" {
    frozen = true,
    ranked = true,
    pairs = 1,
    vectors = 1,
  },
}

method "adalora" {
  name = "AdaLoRA",
  cite "zhang2023adalora" {
    frozen = true,
    ranked = true,
    pairs = 1.5,  -- one and a half times the rank it ends with
  },
}

method "loha" {
  name = "LoHa",
  cite "hyeonwoo2021" {
    frozen = true,
    ranked = true,
    pairs = 2,
  },
}

method "vera" {
  name = "VeRA",
  cite "kopiczko2023" {
    frozen = true,
    ranked = true,
    vectors = 1,  -- its pairs are shared and not trained
  },
}

method "ia3" {
  name = "(IA)3",
  cite "liu2022ia3" {
    frozen = true,
    scales = true,
  },
}

method "prefix" {
  name = "Prefix tuning",
  cite "li2021" {
    frozen = true,
    prefix = 30,
  },
}

method "prompt" {
  name = "Prompt tuning",
  cite "lester2021" {
    frozen = true,
    prompt = 20,
  },
}

method "adapter" {
  name = "Adapters",
  cite "houlsby2019" {
    frozen = true,
    ranked = true,
    bottlenecks = true,
  },
}

method "adapter_v2" {
  name = "LLaMA-Adapter V2",
  cite "gao2023" {
    frozen = true,
    vectors = 2,  -- scales and shifts each output
    prefix = 10,
  },
}

method "layers" {
  name = "Last layers",
  cite "lee2019" {
    frozen = true,
    layers = 1,  -- the last ones alone
    last = true,
  },
}

method "lisa" {
  name = "LISA",
  cite "pan2024" {
    frozen = true,
    layers = 2,  -- two at a time, chosen anew, with embeddings and head
    tables = true,
  },
}

method "badam" {
  name = "BAdam",
  cite "luo2024" {
    frozen = true,
    layers = 1,  -- one, each in its turn
  },
}

method "llama_pro" {
  name = "LLaMA Pro",
  cite "wu2024" {
    frozen = true,
    layers = 4,  -- one new layer for every eight
  },
}
