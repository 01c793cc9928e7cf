-- OPT.

model "opt-125m" {
  name = "OPT 125M",
  family = "OPT",
  assume "KerasHub's count and two position rows" {
    parameters = 125239296,
  },
  cite("genz-models", "meta.py") {
    layers = 12,
    hidden = 768,
    ffn = 3072,
    heads = 12,
    kv_heads = 12,
    head_dim = 64,
    vocab = 50272,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 1574400,
    weight_format = "fp16",
    released = "2022-05-03",
  },
  assume "as commonly named; read the model card before use" {
    licence = "OPT License",
  },
}

model "opt-1.3b" {
  name = "OPT 1.3B",
  family = "OPT",
  assume "KerasHub's count and two position rows" {
    parameters = 1315758080,
  },
  cite("genz-models", "meta.py") {
    layers = 24,
    hidden = 2048,
    ffn = 8192,
    heads = 32,
    kv_heads = 32,
    head_dim = 64,
    vocab = 50272,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 4198400,
    weight_format = "fp16",
    released = "2022-05-03",
  },
  assume "as commonly named; read the model card before use" {
    licence = "OPT License",
  },
}

model "opt-6.7b" {
  name = "OPT 6.7B",
  family = "OPT",
  assume "the size in its name is rounded; from the dimensions of the paper" {
    parameters = 6658473984,
  },
  cite("genz-models", "meta.py") {
    layers = 32,
    hidden = 4096,
    ffn = 16384,
    heads = 32,
    kv_heads = 32,
    head_dim = 128,
    vocab = 50272,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 8396800,
    weight_format = "fp16",
    released = "2022-05-03",
  },
  assume "as commonly named; read the model card before use" {
    licence = "OPT License",
  },
}

model "opt-13b" {
  name = "OPT 13B",
  family = "OPT",
  assume "the size in its name is rounded; from the dimensions of the paper" {
    parameters = 12853473280,
  },
  cite("genz-models", "meta.py") {
    layers = 40,
    hidden = 5120,
    ffn = 20480,
    heads = 40,
    kv_heads = 40,
    head_dim = 128,
    vocab = 50272,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 10496000,
    weight_format = "fp16",
    released = "2022-05-03",
  },
  assume "as commonly named; read the model card before use" {
    licence = "OPT License",
  },
}

model "opt-30b" {
  name = "OPT 30B",
  family = "OPT",
  assume "the size in its name is rounded; from the dimensions of the paper" {
    parameters = 29974540288,
  },
  cite("genz-models", "meta.py") {
    layers = 48,
    hidden = 7168,
    ffn = 28672,
    heads = 56,
    kv_heads = 56,
    head_dim = 128,
    vocab = 50272,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 14694400,
    weight_format = "fp16",
    released = "2022-05-03",
  },
  assume "as commonly named; read the model card before use" {
    licence = "OPT License",
  },
}

model "opt-66b" {
  name = "OPT 66B",
  family = "OPT",
  assume "the size in its name is rounded; from the dimensions of the paper" {
    parameters = 65719701504,
  },
  cite("genz-models", "meta.py") {
    layers = 64,
    hidden = 9216,
    ffn = 36864,
    heads = 72,
    kv_heads = 72,
    head_dim = 128,
    vocab = 50272,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 18892800,
    weight_format = "fp16",
    released = "2022-05-03",
  },
  assume "as commonly named; read the model card before use" {
    licence = "OPT License",
  },
}

model "opt-175b" {
  name = "OPT 175B",
  family = "OPT",
  assume "the size in its name is rounded; from the dimensions of the paper" {
    parameters = 174604468224,
  },
  cite("genz-models", "meta.py") {
    layers = 96,
    hidden = 12288,
    ffn = 49152,
    heads = 96,
    kv_heads = 96,
    head_dim = 128,
    vocab = 50272,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 25190400,
    weight_format = "fp16",
    released = "2022-05-03",
  },
  assume "as commonly named; read the model card before use" {
    licence = "OPT License",
  },
}
