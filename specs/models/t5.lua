-- T5: an encoder and a decoder that attends to its output.

model "t5-small" {
  name = "T5 small",
  family = "T5",
  cite "keras-hub-presets" {
    parameters = 60506624,
  },
  cite "gpu-poor-configs" {
    layers = 12,
    hidden = 512,
    ffn = 2048,
    heads = 8,
    kv_heads = 8,
    head_dim = 64,
    vocab = 32128,
    max_context = 512,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 6,
    norm = "rmsnorm",
    position_parameters = 512,
    weight_format = "fp32",
    released = "2019-10-23",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "t5-base" {
  name = "T5 base",
  family = "T5",
  cite "keras-hub-presets" {
    parameters = 222903552,
  },
  cite "gpu-poor-configs" {
    layers = 24,
    hidden = 768,
    ffn = 3072,
    heads = 12,
    kv_heads = 12,
    head_dim = 64,
    vocab = 32128,
    max_context = 512,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 12,
    norm = "rmsnorm",
    position_parameters = 768,
    weight_format = "fp32",
    released = "2019-10-23",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "t5-large" {
  name = "T5 large",
  family = "T5",
  cite "keras-hub-presets" {
    parameters = 737668096,
  },
  cite "gpu-poor-configs" {
    layers = 48,
    hidden = 1024,
    ffn = 4096,
    heads = 16,
    kv_heads = 16,
    head_dim = 64,
    vocab = 32128,
    max_context = 512,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 24,
    norm = "rmsnorm",
    position_parameters = 1024,
    weight_format = "fp32",
    released = "2019-10-23",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "t5-3b" {
  name = "T5 3B",
  family = "T5",
  assume "the size in its name is rounded; from the dimensions" {
    parameters = 2851598336,
  },
  cite "gpu-poor-configs" {
    layers = 48,
    hidden = 1024,
    ffn = 16384,
    heads = 32,
    kv_heads = 32,
    head_dim = 128,
    vocab = 32128,
    max_context = 512,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 24,
    norm = "rmsnorm",
    position_parameters = 2048,
    weight_format = "fp32",
    released = "2019-10-23",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "t5-11b" {
  name = "T5 11B",
  family = "T5",
  assume "the size in its name is rounded; from the dimensions" {
    parameters = 11307321344,
  },
  cite "gpu-poor-configs" {
    layers = 48,
    hidden = 1024,
    ffn = 65536,
    heads = 128,
    kv_heads = 128,
    head_dim = 128,
    vocab = 32128,
    max_context = 512,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 24,
    norm = "rmsnorm",
    position_parameters = 8192,
    weight_format = "fp32",
    released = "2019-10-23",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "t5-v1.1-xxl" {
  name = "T5 v1.1 XXL",
  family = "T5",
  note =
    "The encoder alone, of text-to-image networks, has 4762310656 " ..
    "parameters.",
  cite "keras-hub-presets" {
    parameters = 11135332352,
  },
  cite "gpu-poor-configs" {
    layers = 48,
    hidden = 4096,
    ffn = 10240,
    heads = 64,
    kv_heads = 64,
    head_dim = 64,
    vocab = 32128,
    max_context = 512,
    tied_embeddings = false,
    mlp = "gated",
    encoder_layers = 24,
    norm = "rmsnorm",
    position_parameters = 4096,
    weight_format = "fp32",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}
