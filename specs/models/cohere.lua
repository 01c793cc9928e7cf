-- Command R.

model "command-r-35b" {
  name = "Command-R v01 35B",
  family = "Command",
  assume "nominal 35 billion; exact from the dimensions" {
    parameters = 34980831232,
  },
  cite("transformers-configurations", "cohere") {
    layers = 40,
    hidden = 8192,
    ffn = 22528,
    heads = 64,
    kv_heads = 64,
    head_dim = 128,
    vocab = 256000,
    max_context = 131072,
    tied_embeddings = true,
    mlp = "gated",
    norm = "layernorm_no_bias",
    norms_per_layer = 1,
    weight_format = "fp16",
    released = "2024-03-11",
  },
  assume "as commonly named; read the model card before use" {
    licence = "CC-BY-NC-4.0",
  },
}

model "command-r-plus-104b" {
  name = "Command-R+ 104B",
  family = "Command",
  note = "Dimensions are confirmed through the count alone.",
  assume "nominal 104 billion; exact from the dimensions" {
    parameters = 103810674688,
  },
  assume "as on the model card, which was not found in a stored copy" {
    layers = 64,
    hidden = 12288,
    ffn = 33792,
    heads = 96,
    kv_heads = 8,
    head_dim = 128,
    vocab = 256000,
    max_context = 131072,
    tied_embeddings = true,
    mlp = "gated",
    qk_norm = "per_head",
    norm = "layernorm_no_bias",
    norms_per_layer = 1,
    weight_format = "fp16",
    released = "2024-04-04",
  },
  assume "as commonly named; read the model card before use" {
    licence = "CC-BY-NC-4.0",
  },
}
