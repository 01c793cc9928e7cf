-- BLOOM.

model "bloom-176b" {
  name = "BLOOM 176B",
  family = "BLOOM",
  assume "the Hub's total in a test of its client library" {
    parameters = 176247271424,
  },
  cite "gpu-poor-configs" {
    layers = 70,
    hidden = 14336,
    ffn = 57344,
    heads = 112,
    kv_heads = 112,
    head_dim = 128,
    vocab = 250880,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    embed_norm = true,
    weight_format = "bf16",
    released = "2022-07-12",
  },
  assume "as commonly named; read the model card before use" {
    licence = "BigScience RAIL",
  },
}

model "bloom-7b1" {
  name = "BLOOM 7.1B",
  family = "BLOOM",
  assume("the figure of a study's table, found through an index of " ..
    "public code") {
    parameters = 7069016064,
  },
  cite "gpu-poor-configs" {
    layers = 30,
    hidden = 4096,
    ffn = 16384,
    heads = 32,
    kv_heads = 32,
    head_dim = 128,
    vocab = 250880,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    embed_norm = true,
    weight_format = "fp16",
    released = "2022-07-12",
  },
  assume "as commonly named; read the model card before use" {
    licence = "BigScience RAIL",
  },
}
