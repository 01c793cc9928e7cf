-- StarCoder.

model "starcoder-15b" {
  name = "StarCoder 15.5B",
  family = "StarCoder",
  assume("the figure of a study's table, found through an index of " ..
    "public code") {
    parameters = 15517456384,
  },
  cite "li2023" {
    layers = 40,
    hidden = 6144,
    ffn = 24576,
    heads = 48,
    kv_heads = 1,
    head_dim = 128,
    vocab = 49152,
    max_context = 8192,
    tied_embeddings = true,
    mlp = "plain",
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 50331648,
    weight_format = "bf16",
    released = "2023-05-04",
  },
  assume "as commonly named; read the model card before use" {
    licence = "BigCode OpenRAIL-M",
  },
}
