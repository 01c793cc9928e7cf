-- GPT-2, GPT-3 and gpt-oss.

model "gpt2-1.5b" {
  name = "GPT-2 XL 1.5B",
  family = "GPT",
  cite "keras-hub-presets" {
    parameters = 1557611200,
  },
  cite("gpu-poor-configs", "gpt2-xl") {
    layers = 48,
    hidden = 1600,
    ffn = 6400,
    heads = 25,
    kv_heads = 25,
    head_dim = 64,
    vocab = 50257,
    max_context = 1024,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 1638400,
    weight_format = "fp32",
    released = "2019-02-14",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Modified MIT",
  },
}

model "gpt-oss-20b" {
  name = "gpt-oss 20B",
  family = "GPT",
  note = "The published active count leaves out the input embedding.",
  cite "kvfit-registry" {
    parameters = 20914757184,
  },
  cite("aiconfigurator-model-configs", "openai--gpt-oss-20b_config.json") {
    layers = 24,
    hidden = 2880,
    heads = 64,
    kv_heads = 8,
    head_dim = 64,
    vocab = 201088,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    experts = 32,
    experts_per_token = 4,
    expert_ffn = 2880,
    router_bias = true,
    window = 128,
    window_layers = 12, -- every other layer
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    attention_sinks = true,
    norm = "rmsnorm",
    weight_format = "mxfp4",
    released = "2025-08-05",
  },
  assume "no dense MLP: every layer is routed, and this is not used" {
    ffn = 2880,
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "gpt-oss-120b" {
  name = "gpt-oss 120B",
  family = "GPT",
  note = "The published active count leaves out the input embedding.",
  cite "kvfit-registry" {
    parameters = 116829156672,
  },
  cite("aiconfigurator-model-configs", "openai--gpt-oss-120b_config.json") {
    layers = 36,
    hidden = 2880,
    heads = 64,
    kv_heads = 8,
    head_dim = 64,
    vocab = 201088,
    max_context = 131072,
    tied_embeddings = false,
    mlp = "gated",
    experts = 128,
    experts_per_token = 4,
    expert_ffn = 2880,
    router_bias = true,
    window = 128,
    window_layers = 18, -- every other layer
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    attention_sinks = true,
    norm = "rmsnorm",
    weight_format = "mxfp4",
    released = "2025-08-05",
  },
  assume "no dense MLP: every layer is routed, and this is not used" {
    ffn = 2880,
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "gpt2-124m" {
  name = "GPT-2 small 124M",
  family = "GPT",
  cite "keras-hub-presets" {
    parameters = 124439808,
  },
  cite "gpu-poor-configs" {
    layers = 12,
    hidden = 768,
    ffn = 3072,
    heads = 12,
    kv_heads = 12,
    head_dim = 64,
    vocab = 50257,
    max_context = 1024,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 786432,
    weight_format = "fp32",
    released = "2019-02-14",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Modified MIT",
  },
}

model "gpt2-355m" {
  name = "GPT-2 medium 355M",
  family = "GPT",
  assume "355 million nominal; exact from the dimensions" {
    parameters = 354823168,
  },
  cite "gpu-poor-configs" {
    layers = 24,
    hidden = 1024,
    ffn = 4096,
    heads = 16,
    kv_heads = 16,
    head_dim = 64,
    vocab = 50257,
    max_context = 1024,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 1048576,
    weight_format = "fp32",
    released = "2019-02-14",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Modified MIT",
  },
}

model "gpt2-774m" {
  name = "GPT-2 large 774M",
  family = "GPT",
  cite "keras-hub-presets" {
    parameters = 774030080,
  },
  cite "gpu-poor-configs" {
    layers = 36,
    hidden = 1280,
    ffn = 5120,
    heads = 20,
    kv_heads = 20,
    head_dim = 64,
    vocab = 50257,
    max_context = 1024,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 1310720,
    weight_format = "fp32",
    released = "2019-02-14",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Modified MIT",
  },
}

model "gpt3-175b" {
  name = "GPT-3 175B",
  family = "GPT",
  note = "Every other layer attends sparsely; that is not modelled.",
  cite("brown2020", "table 2.1") {
    parameters = 174604259328,
  },
  cite("calculon-models", "gpt3-175B.json") {
    layers = 96,
    hidden = 12288,
    ffn = 49152,
    heads = 96,
    kv_heads = 96,
    head_dim = 128,
    vocab = 50257,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 25165824,
    weight_format = "fp16",
    released = "2020-05-28",
  },
}
