-- Gemma 2: every other layer has a sliding window.

model "gemma-2-9b" {
  name = "Gemma 2 9B",
  family = "Gemma",
  note = "Logits are capped in attention and at the head.",
  cite "keras-hub-presets" {
    parameters = 9241705984,
  },
  cite "gemma-pytorch-config" {
    layers = 42,
    hidden = 3584,
    ffn = 14336,
    heads = 16,
    kv_heads = 8,
    head_dim = 256,
    vocab = 256000,
    max_context = 8192,
    tied_embeddings = true,
    mlp = "gated",
    window = 4096,
    window_layers = 21, -- every other layer
    norm = "rmsnorm",
    norms_per_layer = 4,
    weight_format = "bf16",
    released = "2024-06-27",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Gemma Terms of Use",
  },
}

model "gemma-2-27b" {
  name = "Gemma 2 27B",
  family = "Gemma",
  note = "Logits are capped in attention and at the head.",
  cite "keras-hub-presets" {
    parameters = 27227128320,
  },
  cite "gemma-pytorch-config" {
    layers = 46,
    hidden = 4608,
    ffn = 36864,
    heads = 32,
    kv_heads = 16,
    head_dim = 128,
    vocab = 256000,
    max_context = 8192,
    tied_embeddings = true,
    mlp = "gated",
    window = 4096,
    window_layers = 23, -- every other layer
    norm = "rmsnorm",
    norms_per_layer = 4,
    weight_format = "bf16",
    released = "2024-06-27",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Gemma Terms of Use",
  },
}

model "gemma-2b" {
  name = "Gemma 2B (v1)",
  family = "Gemma",
  cite "keras-hub-presets" {
    parameters = 2506172416,
  },
  cite "gemma-pytorch-config" {
    layers = 18,
    hidden = 2048,
    ffn = 16384,
    heads = 8,
    kv_heads = 1,
    head_dim = 256,
    vocab = 256000,
    max_context = 8192,
    tied_embeddings = true,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-02-21",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Gemma Terms of Use",
  },
}

model "gemma-7b" {
  name = "Gemma 7B (v1)",
  family = "Gemma",
  cite "keras-hub-presets" {
    parameters = 8537680896,
  },
  cite "gemma-pytorch-config" {
    layers = 28,
    hidden = 3072,
    ffn = 24576,
    heads = 16,
    kv_heads = 16,
    head_dim = 256,
    vocab = 256000,
    max_context = 8192,
    tied_embeddings = true,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-02-21",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Gemma Terms of Use",
  },
}

model "gemma-2-2b" {
  name = "Gemma 2 2B",
  family = "Gemma",
  cite "keras-hub-presets" {
    parameters = 2614341888,
  },
  cite "gemma-pytorch-config" {
    layers = 26,
    hidden = 2304,
    ffn = 9216,
    heads = 8,
    kv_heads = 4,
    head_dim = 256,
    vocab = 256000,
    max_context = 8192,
    tied_embeddings = true,
    mlp = "gated",
    window = 4096,
    window_layers = 13,
    norm = "rmsnorm",
    norms_per_layer = 4,
    weight_format = "bf16",
    released = "2024-06-27",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Gemma Terms of Use",
  },
}

model "gemma-3-1b" {
  name = "Gemma 3 1B",
  family = "Gemma",
  cite "keras-hub-presets" {
    parameters = 999885952,
  },
  cite "gemma-pytorch-config" {
    layers = 26,
    hidden = 1152,
    ffn = 6912,
    heads = 4,
    kv_heads = 1,
    head_dim = 256,
    vocab = 262144,
    max_context = 32768,
    tied_embeddings = true,
    mlp = "gated",
    window = 512,
    window_layers = 22,
    qk_norm = "shared",
    norm = "rmsnorm",
    norms_per_layer = 4,
    weight_format = "bf16",
    released = "2025-03-12",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Gemma Terms of Use",
  },
}

model "gemma-3-4b" {
  name = "Gemma 3 4B",
  family = "Gemma",
  cite "kvfit-registry" {
    parameters = 4300079472,
  },
  cite "gemma-pytorch-config" {
    layers = 34,
    hidden = 2560,
    ffn = 10240,
    heads = 8,
    kv_heads = 4,
    head_dim = 256,
    vocab = 262208,
    max_context = 131072,
    tied_embeddings = true,
    mlp = "gated",
    window = 1024,
    window_layers = 29,
    qk_norm = "shared",
    norm = "rmsnorm",
    norms_per_layer = 4,
    extra_parameters = 419816304, -- vision tower and projector
    weight_format = "bf16",
    released = "2025-03-12",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Gemma Terms of Use",
  },
}

model "gemma-3-12b" {
  name = "Gemma 3 12B",
  family = "Gemma",
  cite "kvfit-registry" {
    parameters = 12187325040,
  },
  cite "gemma-pytorch-config" {
    layers = 48,
    hidden = 3840,
    ffn = 15360,
    heads = 16,
    kv_heads = 8,
    head_dim = 256,
    vocab = 262208,
    max_context = 131072,
    tied_embeddings = true,
    mlp = "gated",
    window = 1024,
    window_layers = 40,
    qk_norm = "shared",
    norm = "rmsnorm",
    norms_per_layer = 4,
    extra_parameters = 421290864, -- vision tower and projector
    weight_format = "bf16",
    released = "2025-03-12",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Gemma Terms of Use",
  },
}

model "gemma-3-27b" {
  name = "Gemma 3 27B",
  family = "Gemma",
  cite "kvfit-registry" {
    parameters = 27432406640,
  },
  cite "gemma-pytorch-config" {
    layers = 62,
    hidden = 5376,
    ffn = 21504,
    heads = 32,
    kv_heads = 16,
    head_dim = 128,
    vocab = 262208,
    max_context = 131072,
    tied_embeddings = true,
    mlp = "gated",
    window = 1024,
    window_layers = 52,
    qk_norm = "shared",
    norm = "rmsnorm",
    norms_per_layer = 4,
    extra_parameters = 423060336, -- vision tower and projector
    weight_format = "bf16",
    released = "2025-03-12",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Gemma Terms of Use",
  },
}
