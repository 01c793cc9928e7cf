-- Meta Llama 2, 3.1 and 3.2.

model "llama-2-7b" {
  name = "Llama 2 7B",
  family = "Llama 2",
  note =
    "The published total counts the buffers of rotary positions too, " ..
    "which are no weights.",
  cite "hub-safetensors-totals" {
    parameters = 6738417664,
  },
  cite "litgpt-config" {
    layers = 32,
    hidden = 4096,
    ffn = 11008,
    heads = 32,
    kv_heads = 32,
    head_dim = 128,
    vocab = 32000,
    max_context = 4096,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2023-07-18",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 2 Community License",
  },
}

model "llama-2-13b" {
  name = "Llama 2 13B",
  family = "Llama 2",
  note =
    "The published total counts the buffers of rotary positions too, " ..
    "which are no weights.",
  cite "hub-safetensors-totals" {
    parameters = 13015866880,
  },
  cite "litgpt-config" {
    layers = 40,
    hidden = 5120,
    ffn = 13824,
    heads = 40,
    kv_heads = 40,
    head_dim = 128,
    vocab = 32000,
    max_context = 4096,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2023-07-18",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 2 Community License",
  },
}

model "llama-2-70b" {
  name = "Llama 2 70B",
  family = "Llama 2",
  note =
    "The published total counts the buffers of rotary positions too, " ..
    "which are no weights.",
  cite "hub-safetensors-totals" {
    parameters = 68976653312,
  },
  cite "litgpt-config" {
    layers = 80,
    hidden = 8192,
    ffn = 28672,
    heads = 64,
    kv_heads = 8,
    head_dim = 128,
    vocab = 32000,
    max_context = 4096,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2023-07-18",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 2 Community License",
  },
}

model "llama-3.1-8b" {
  name = "Llama 3.1 8B",
  family = "Llama 3",
  cite "hub-safetensors-totals" {
    parameters = 8030261248,
  },
  cite("aiconfigurator-model-configs",
    "meta-llama--Meta-Llama-3.1-8B_config.json") {
    layers = 32,
    hidden = 4096,
    ffn = 14336,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 128256,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-07-23",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 3.1 Community License",
  },
}

model "llama-3.1-70b" {
  name = "Llama 3.1 70B",
  family = "Llama 3",
  note = "Llama 3.3 70B has the same dimensions.",
  cite "hub-safetensors-totals" {
    parameters = 70553706496,
  },
  cite("aiconfigurator-model-configs",
    "meta-llama--Meta-Llama-3.1-70B_config.json") {
    layers = 80,
    hidden = 8192,
    ffn = 28672,
    heads = 64,
    kv_heads = 8,
    head_dim = 128,
    vocab = 128256,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-07-23",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 3.1 Community License",
  },
}

model "llama-3.1-405b" {
  name = "Llama 3.1 405B",
  family = "Llama 3",
  note =
    "An early upload repeated the key-value heads (410 billion " ..
    "parameters).",
  cite "hub-safetensors-totals" {
    parameters = 405853388800,
  },
  cite("aiconfigurator-model-configs",
    "meta-llama--Meta-Llama-3.1-405B_config.json") {
    layers = 126,
    hidden = 16384,
    ffn = 53248,
    heads = 128,
    kv_heads = 8,
    head_dim = 128,
    vocab = 128256,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-07-23",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 3.1 Community License",
  },
}

model "llama-3.2-3b" {
  name = "Llama 3.2 3B",
  family = "Llama 3",
  cite "kvfit-registry" {
    parameters = 3212749824,
  },
  cite "litgpt-config" {
    layers = 28,
    hidden = 3072,
    ffn = 8192,
    heads = 24,
    kv_heads = 8,
    head_dim = 128,
    vocab = 128256,
    max_context = 131072,
    tied_embeddings = true,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-09-25",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 3.2 Community License",
  },
}

model "llama-3-8b" {
  name = "Llama 3 8B",
  family = "Llama 3",
  cite "keras-hub-presets" {
    parameters = 8030261248,
  },
  cite "litgpt-config" {
    layers = 32,
    hidden = 4096,
    ffn = 14336,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 128256,
    max_context = 8192,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-04-18",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 3 Community License",
  },
}

model "llama-3-70b" {
  name = "Llama 3 70B",
  family = "Llama 3",
  cite "kvfit-registry" {
    parameters = 70553706496,
  },
  cite "litgpt-config" {
    layers = 80,
    hidden = 8192,
    ffn = 28672,
    heads = 64,
    kv_heads = 8,
    head_dim = 128,
    vocab = 128256,
    max_context = 8192,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-04-18",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 3 Community License",
  },
}

model "llama-3.2-1b" {
  name = "Llama 3.2 1B",
  family = "Llama 3",
  assume("a total found in a manifest of models; it agrees with the " ..
    "dimensions") {
    parameters = 1235814400,
  },
  cite "litgpt-config" {
    layers = 16,
    hidden = 2048,
    ffn = 8192,
    heads = 32,
    kv_heads = 8,
    head_dim = 64,
    vocab = 128256,
    max_context = 131072,
    tied_embeddings = true,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-09-25",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 3.2 Community License",
  },
}

model "llama-4-scout" {
  name = "Llama 4 Scout 17B-16E",
  family = "Llama 4",
  note =
    "Attention in chunks of 8192 tokens stands as a window. The vision " ..
    "tower is counted.",
  cite "kvfit-registry" {
    parameters = 108641793536,
  },
  cite("aiconfigurator-model-configs",
    "meta-llama--Llama-4-Scout-17B-16E-Instruct_config.json") {
    layers = 48,
    hidden = 5120,
    ffn = 16384,
    heads = 40,
    kv_heads = 8,
    head_dim = 128,
    vocab = 202048,
    max_context = 10485760,
    tied_embeddings = false,
    mlp = "gated",
    experts = 16,
    experts_per_token = 1,
    expert_ffn = 8192,
    shared_experts = 1,
    window = 8192,
    window_layers = 36,
    norm = "rmsnorm",
    extra_parameters = 871932416, -- vision tower and projector
    weight_format = "bf16",
    released = "2025-04-05",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 4 Community License",
  },
}

model "llama-4-maverick" {
  name = "Llama 4 Maverick 17B-128E",
  family = "Llama 4",
  note =
    "Attention in chunks of 8192 tokens stands as a window. The vision " ..
    "tower is counted.",
  assume "announced as 400 billion; exact from the dimensions" {
    parameters = 401583781376,
  },
  cite("aiconfigurator-model-configs",
    "meta-llama--Llama-4-Maverick-17B-128E-Instruct_config.json") {
    layers = 48,
    hidden = 5120,
    ffn = 16384,
    heads = 40,
    kv_heads = 8,
    head_dim = 128,
    vocab = 202048,
    max_context = 1048576,
    tied_embeddings = false,
    mlp = "gated",
    experts = 128,
    experts_per_token = 1,
    expert_ffn = 8192,
    shared_experts = 1,
    moe_every = 2,
    window = 8192,
    window_layers = 36,
    norm = "rmsnorm",
    extra_parameters = 871932416, -- vision tower and projector
    weight_format = "bf16",
    released = "2025-04-05",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Llama 4 Community License",
  },
}
