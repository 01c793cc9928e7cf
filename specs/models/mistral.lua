-- Mistral and Mixtral.

model "mistral-7b-v0.3" {
  name = "Mistral 7B v0.3",
  family = "Mistral",
  cite "keras-hub-presets" {
    parameters = 7248023552,
  },
  cite "litgpt-config" {
    layers = 32,
    hidden = 4096,
    ffn = 14336,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 32768,
    max_context = 32768,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-05-22",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "mistral-small-3-24b" {
  name = "Mistral Small 3 24B",
  family = "Mistral",
  note =
    "The text network; dimensions are confirmed through the count alone. " ..
    "With vision it has 24.0 billion parameters.",
  cite "keras-hub-presets" {
    parameters = 23572403200,
  },
  cite "keras-hub-presets" {
    layers = 40,
    hidden = 5120,
    ffn = 32768,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 131072,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2025-01-30",
  },
  cite("nim-mistral-small-3", "Key features") {
    max_context = 32768,
    licence = "Apache-2.0",
  },
}

model "mixtral-8x7b" {
  name = "Mixtral 8x7B v0.1",
  family = "Mistral",
  cite "keras-hub-presets" {
    parameters = 46702792704,
  },
  cite("aiconfigurator-model-configs",
    "mistralai--Mixtral-8x7B-v0.1_config.json") {
    layers = 32,
    hidden = 4096,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 32000,
    max_context = 32768,
    tied_embeddings = false,
    mlp = "gated",
    experts = 8,
    experts_per_token = 2,
    expert_ffn = 14336,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2023-12-11",
  },
  assume "no dense MLP: every layer is routed, and this is not used" {
    ffn = 14336,
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "mixtral-8x22b" {
  name = "Mixtral 8x22B v0.1",
  family = "Mistral",
  note =
    "The published count is rounded. One copy of the configuration has " ..
    "32000 entries in the vocabulary.",
  cite "mixtral-8x22b-announcement" {
    parameters = 141000000000, -- rounded
  },
  cite "litgpt-config" {
    layers = 56,
    hidden = 6144,
    heads = 48,
    kv_heads = 8,
    head_dim = 128,
    vocab = 32768,
    max_context = 65536,
    tied_embeddings = false,
    mlp = "gated",
    experts = 8,
    experts_per_token = 2,
    expert_ffn = 16384,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-04-17",
  },
  assume "no dense MLP: every layer is routed, and this is not used" {
    ffn = 16384,
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "mistral-7b-v0.1" {
  name = "Mistral 7B v0.1",
  family = "Mistral",
  note = "Version 0.2 drops the window.",
  cite "keras-hub-presets" {
    parameters = 7241732096,
  },
  cite "litgpt-config" {
    layers = 32,
    hidden = 4096,
    ffn = 14336,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 32000,
    max_context = 32768,
    tied_embeddings = false,
    mlp = "gated",
    window = 4096,
    window_layers = 32,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2023-09-27",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "mistral-nemo-12b" {
  name = "Mistral NeMo 12B",
  family = "Mistral",
  cite "kvfit-registry" {
    parameters = 12247782400,
  },
  cite("genz-models", "mistral.py") {
    layers = 40,
    hidden = 5120,
    ffn = 14336,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 131072,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-07-18",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "mistral-large-2407" {
  name = "Mistral Large 2 123B",
  family = "Mistral",
  assume "announced as 123 billion" {
    parameters = 122610069504,
  },
  cite "litgpt-config" {
    layers = 88,
    hidden = 12288,
    ffn = 28672,
    heads = 96,
    kv_heads = 8,
    head_dim = 128,
    vocab = 32768,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-07-24",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Mistral Research License",
  },
}
