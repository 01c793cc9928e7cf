-- Phi.

model "phi-4" {
  name = "Phi-4 14B",
  family = "Phi",
  cite "kvfit-registry" {
    parameters = 14659507200,
  },
  cite "litgpt-config" {
    layers = 40,
    hidden = 5120,
    ffn = 17920,
    heads = 40,
    kv_heads = 10,
    head_dim = 128,
    vocab = 100352,
    max_context = 16384,
    tied_embeddings = false,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-12-12",
  },
  assume "as commonly named; read the model card before use" {
    licence = "MIT",
  },
}

model "phi-2" {
  name = "Phi-2 2.7B",
  family = "Phi",
  assume "the Hub's count, found through an index of public code" {
    parameters = 2779683840,
  },
  cite "litgpt-config" {
    layers = 32,
    hidden = 2560,
    ffn = 10240,
    heads = 32,
    kv_heads = 32,
    head_dim = 80,
    vocab = 51200,
    max_context = 2048,
    tied_embeddings = false,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    head_bias = true,
    norm = "layernorm",
    norms_per_layer = 1,
    weight_format = "fp16",
    released = "2023-12-12",
  },
  assume "as commonly named; read the model card before use" {
    licence = "MIT",
  },
}

model "phi-3-mini-4k" {
  name = "Phi-3 mini 3.8B 4k",
  family = "Phi",
  cite "keras-hub-presets" {
    parameters = 3821079552,
  },
  cite "litgpt-config" {
    layers = 32,
    hidden = 3072,
    ffn = 8192,
    heads = 32,
    kv_heads = 32,
    head_dim = 96,
    vocab = 32064,
    max_context = 4096,
    tied_embeddings = false,
    mlp = "gated",
    window = 2047,
    window_layers = 32,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-04-23",
  },
  assume "as commonly named; read the model card before use" {
    licence = "MIT",
  },
}

model "phi-3-medium-14b" {
  name = "Phi-3 medium 14B",
  family = "Phi",
  assume "nominal 14 billion; the Hub shows 13.96" {
    parameters = 13960238080,
  },
  cite("genz-models", "microsoft.py") {
    layers = 40,
    hidden = 5120,
    ffn = 17920,
    heads = 40,
    kv_heads = 10,
    head_dim = 128,
    vocab = 32064,
    max_context = 4096,
    tied_embeddings = false,
    mlp = "gated",
    window = 2047,
    window_layers = 40,
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2024-05-21",
  },
  assume "as commonly named; read the model card before use" {
    licence = "MIT",
  },
}

model "phi-3.5-moe" {
  name = "Phi-3.5 MoE 16x3.8B",
  family = "Phi",
  assume "model card: 41.9 billion" {
    parameters = 41873153344,
  },
  cite("genz-models", "microsoft.py") {
    layers = 32,
    hidden = 4096,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 32064,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    experts = 16,
    experts_per_token = 2,
    expert_ffn = 6400,
    qkv_bias = true,
    output_bias = true,
    head_bias = true,
    norm = "layernorm",
    weight_format = "bf16",
    released = "2024-08-20",
  },
  assume "no dense MLP: every layer is routed, and this is not used" {
    ffn = 6400,
  },
  assume "as commonly named; read the model card before use" {
    licence = "MIT",
  },
}

model "phi-4-mini" {
  name = "Phi-4 mini 3.8B",
  family = "Phi",
  cite "kvfit-registry" {
    parameters = 3836021760,
  },
  cite "litgpt-config" {
    layers = 32,
    hidden = 3072,
    ffn = 8192,
    heads = 24,
    kv_heads = 8,
    head_dim = 128,
    vocab = 200064,
    max_context = 131072,
    tied_embeddings = true,
    mlp = "gated",
    norm = "rmsnorm",
    weight_format = "bf16",
    released = "2025-02-26",
  },
  assume "as commonly named; read the model card before use" {
    licence = "MIT",
  },
}
