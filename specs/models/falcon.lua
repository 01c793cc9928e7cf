-- Falcon.

model "falcon-7b" {
  name = "Falcon 7B",
  family = "Falcon",
  note =
    "One norm feeds attention and MLP. Some copies store the head " ..
    "apart from the embedding.",
  assume "the Hub's 6.92 billion with a tied head" {
    parameters = 6921720704,
  },
  cite "litgpt-config" {
    layers = 32,
    hidden = 4544,
    ffn = 18176,
    heads = 71,
    kv_heads = 1,
    head_dim = 64,
    vocab = 65024,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    norm = "layernorm",
    norms_per_layer = 1,
    weight_format = "bf16",
    released = "2023-05-24",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "falcon-40b" {
  name = "Falcon 40B",
  family = "Falcon",
  assume "nominal 40 billion; exact from the dimensions" {
    parameters = 41303293952,
  },
  cite "litgpt-config" {
    layers = 60,
    hidden = 8192,
    ffn = 32768,
    heads = 128,
    kv_heads = 8,
    head_dim = 64,
    vocab = 65024,
    max_context = 2048,
    tied_embeddings = true,
    mlp = "plain",
    norm = "layernorm",
    weight_format = "bf16",
    released = "2023-05-24",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "falcon-180b" {
  name = "Falcon 180B",
  family = "Falcon",
  note = "The stored head is apart from the embedding.",
  cite "hub-safetensors-totals" {
    parameters = 179522565120,
  },
  cite "litgpt-config" {
    layers = 80,
    hidden = 14848,
    ffn = 59392,
    heads = 232,
    kv_heads = 8,
    head_dim = 64,
    vocab = 65024,
    max_context = 2048,
    tied_embeddings = false,
    mlp = "plain",
    norm = "layernorm",
    weight_format = "bf16",
    released = "2023-09-06",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Falcon-180B TII License",
  },
}
