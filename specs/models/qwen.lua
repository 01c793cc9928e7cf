-- Qwen 2.5 and 3.

model "qwen2.5-7b" {
  name = "Qwen2.5 7B",
  family = "Qwen",
  cite "kvfit-registry" {
    parameters = 7615616512,
  },
  cite "litgpt-config" {
    layers = 28,
    hidden = 3584,
    ffn = 18944,
    heads = 28,
    kv_heads = 4,
    head_dim = 128,
    vocab = 152064,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    qkv_bias = true,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-09-19",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen2.5-32b" {
  name = "Qwen2.5 32B",
  family = "Qwen",
  cite "keras-hub-presets" {
    parameters = 32763876352,
  },
  cite "litgpt-config" {
    layers = 64,
    hidden = 5120,
    ffn = 27648,
    heads = 40,
    kv_heads = 8,
    head_dim = 128,
    vocab = 152064,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    qkv_bias = true,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-09-19",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen2.5-72b" {
  name = "Qwen2.5 72B",
  family = "Qwen",
  cite "keras-hub-presets" {
    parameters = 72706203648,
  },
  cite "litgpt-config" {
    layers = 80,
    hidden = 8192,
    ffn = 29568,
    heads = 64,
    kv_heads = 8,
    head_dim = 128,
    vocab = 152064,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    qkv_bias = true,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-09-19",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Qwen License",
  },
}

model "qwen3-8b" {
  name = "Qwen3 8B",
  family = "Qwen",
  note = "Longer contexts, up to 131072 tokens, need YaRN.",
  cite "keras-hub-presets" {
    parameters = 8190735360,
  },
  cite "litgpt-config" {
    layers = 36,
    hidden = 4096,
    ffn = 12288,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 151936,
    max_context = 40960,
    tied_embeddings = false,
    mlp = "gated",
    qk_norm = "shared",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2025-04-29",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen3-30b-a3b" {
  name = "Qwen3 30B-A3B",
  family = "Qwen",
  note = "The refresh of July 2025 reaches 262144 tokens.",
  cite "keras-hub-presets" {
    parameters = 30532122624,
  },
  cite("aiconfigurator-model-configs", "Qwen--Qwen3-30B-A3B_config.json") {
    layers = 48,
    hidden = 2048,
    heads = 32,
    kv_heads = 4,
    head_dim = 128,
    vocab = 151936,
    max_context = 40960,
    tied_embeddings = false,
    mlp = "gated",
    experts = 128,
    experts_per_token = 8,
    expert_ffn = 768,
    qk_norm = "shared",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2025-04-29",
  },
  assume "no dense MLP: every layer is routed, and this is not used" {
    ffn = 768,
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen3-235b-a22b" {
  name = "Qwen3 235B-A22B",
  family = "Qwen",
  cite "keras-hub-presets" {
    parameters = 235093634560,
  },
  cite("aiconfigurator-model-configs", "Qwen--Qwen3-235B-A22B_config.json") {
    layers = 94,
    hidden = 4096,
    heads = 64,
    kv_heads = 4,
    head_dim = 128,
    vocab = 151936,
    max_context = 40960,
    tied_embeddings = false,
    mlp = "gated",
    experts = 128,
    experts_per_token = 8,
    expert_ffn = 1536,
    qk_norm = "shared",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2025-04-29",
  },
  assume "no dense MLP: every layer is routed, and this is not used" {
    ffn = 1536,
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen2.5-0.5b" {
  name = "Qwen2.5 0.5B",
  family = "Qwen",
  cite "keras-hub-presets" {
    parameters = 494032768,
  },
  cite "litgpt-config" {
    layers = 24,
    hidden = 896,
    ffn = 4864,
    heads = 14,
    kv_heads = 2,
    head_dim = 64,
    vocab = 151936,
    max_context = 32768,
    tied_embeddings = true,
    mlp = "gated",
    qkv_bias = true,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-09-19",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen2.5-1.5b" {
  name = "Qwen2.5 1.5B",
  family = "Qwen",
  cite "keras-hub-presets" {
    parameters = 1543714304,
  },
  cite "litgpt-config" {
    layers = 28,
    hidden = 1536,
    ffn = 8960,
    heads = 12,
    kv_heads = 2,
    head_dim = 128,
    vocab = 151936,
    max_context = 131072,
    tied_embeddings = true,
    mlp = "gated",
    qkv_bias = true,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-09-19",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen2.5-3b" {
  name = "Qwen2.5 3B",
  family = "Qwen",
  cite "keras-hub-presets" {
    parameters = 3085938688,
  },
  cite "litgpt-config" {
    layers = 36,
    hidden = 2048,
    ffn = 11008,
    heads = 16,
    kv_heads = 2,
    head_dim = 128,
    vocab = 151936,
    max_context = 32768,
    tied_embeddings = true,
    mlp = "gated",
    qkv_bias = true,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-09-19",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Qwen Research License",
  },
}

model "qwen2.5-14b" {
  name = "Qwen2.5 14B",
  family = "Qwen",
  assume "the Hub's model size, 14.77 billion; the exact figure was not found" {
    parameters = 14770033664,
  },
  cite "litgpt-config" {
    layers = 48,
    hidden = 5120,
    ffn = 13824,
    heads = 40,
    kv_heads = 8,
    head_dim = 128,
    vocab = 152064,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    qkv_bias = true,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-09-19",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen3-0.6b" {
  name = "Qwen3 0.6B",
  family = "Qwen",
  note = "40960 tokens as trained; more by rescaling positions.",
  cite "keras-hub-presets" {
    parameters = 596049920,
  },
  cite "litgpt-config" {
    layers = 28,
    hidden = 1024,
    ffn = 3072,
    heads = 16,
    kv_heads = 8,
    head_dim = 128,
    vocab = 151936,
    max_context = 40960,
    tied_embeddings = true,
    mlp = "gated",
    qk_norm = "shared",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2025-04-29",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen3-1.7b" {
  name = "Qwen3 1.7B",
  family = "Qwen",
  note = "40960 tokens as trained; more by rescaling positions.",
  cite "keras-hub-presets" {
    parameters = 1720574976,
  },
  cite "litgpt-config" {
    layers = 28,
    hidden = 2048,
    ffn = 6144,
    heads = 16,
    kv_heads = 8,
    head_dim = 128,
    vocab = 151936,
    max_context = 40960,
    tied_embeddings = true,
    mlp = "gated",
    qk_norm = "shared",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2025-04-29",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen3-4b" {
  name = "Qwen3 4B",
  family = "Qwen",
  note = "40960 tokens as trained; more by rescaling positions.",
  cite "keras-hub-presets" {
    parameters = 4022468096,
  },
  cite "litgpt-config" {
    layers = 36,
    hidden = 2560,
    ffn = 9728,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 151936,
    max_context = 40960,
    tied_embeddings = true,
    mlp = "gated",
    qk_norm = "shared",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2025-04-29",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen3-14b" {
  name = "Qwen3 14B",
  family = "Qwen",
  note = "40960 tokens as trained; more by rescaling positions.",
  cite "keras-hub-presets" {
    parameters = 14768307200,
  },
  cite "litgpt-config" {
    layers = 40,
    hidden = 5120,
    ffn = 17408,
    heads = 40,
    kv_heads = 8,
    head_dim = 128,
    vocab = 151936,
    max_context = 40960,
    tied_embeddings = false,
    mlp = "gated",
    qk_norm = "shared",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2025-04-29",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen3-32b" {
  name = "Qwen3 32B",
  family = "Qwen",
  note = "40960 tokens as trained; more by rescaling positions.",
  cite "keras-hub-presets" {
    parameters = 32762123264,
  },
  cite "litgpt-config" {
    layers = 64,
    hidden = 5120,
    ffn = 25600,
    heads = 64,
    kv_heads = 8,
    head_dim = 128,
    vocab = 151936,
    max_context = 40960,
    tied_embeddings = false,
    mlp = "gated",
    qk_norm = "shared",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2025-04-29",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "qwen3-coder-480b-a35b" {
  name = "Qwen3-Coder 480B-A35B",
  family = "Qwen",
  assume "480 billion by its name; exact from the dimensions" {
    parameters = 480154875392,
  },
  cite("aiconfigurator-model-configs",
    "Qwen--Qwen3-Coder-480B-A35B-Instruct_config.json") {
    layers = 62,
    hidden = 6144,
    heads = 96,
    kv_heads = 8,
    head_dim = 128,
    vocab = 151936,
    max_context = 262144,
    tied_embeddings = false,
    mlp = "gated",
    experts = 160,
    experts_per_token = 8,
    expert_ffn = 2560,
    qk_norm = "shared",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2025-07-22",
  },
  assume "no dense MLP: every layer is routed, and this is not used" {
    ffn = 2560,
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}
