-- Text encoders: BERT, and the text towers of image networks.

model "bert-base" {
  name = "BERT base uncased",
  family = "BERT",
  note =
    "With the pooler; the last norm is counted for the one behind the " ..
    "embedding.",
  cite "keras-hub-presets" {
    parameters = 109482240,
  },
  cite "bert-repository" {
    layers = 12,
    hidden = 768,
    ffn = 3072,
    heads = 12,
    kv_heads = 12,
    head_dim = 64,
    vocab = 30522,
    max_context = 512,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 12,
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 393216,
    extra_parameters = 592128, -- token types and pooler
    weight_format = "fp32",
    released = "2018-10-31",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "bert-large" {
  name = "BERT large uncased",
  family = "BERT",
  note =
    "With the pooler; the last norm is counted for the one behind the " ..
    "embedding.",
  cite "keras-hub-presets" {
    parameters = 335141888,
  },
  cite "bert-repository" {
    layers = 24,
    hidden = 1024,
    ffn = 4096,
    heads = 16,
    kv_heads = 16,
    head_dim = 64,
    vocab = 30522,
    max_context = 512,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 24,
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 524288,
    extra_parameters = 1051648, -- token types and pooler
    weight_format = "fp32",
    released = "2018-10-31",
  },
  assume "as commonly named; read the model card before use" {
    licence = "Apache-2.0",
  },
}

model "sd1.5-text-encoder" {
  name = "SD 1.5 CLIP ViT-L/14 text encoder",
  family = "CLIP",
  assume "the README of Stable Diffusion says 123 million" {
    parameters = 123060480,
  },
  cite "clip-repository" {
    layers = 12,
    hidden = 768,
    ffn = 3072,
    heads = 12,
    kv_heads = 12,
    head_dim = 64,
    vocab = 49408,
    max_context = 77,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 12,
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 59136,
    weight_format = "fp32",
    released = "2021-02-26",
  },
}

model "sd2.1-text-encoder" {
  name = "SD 2.1 OpenCLIP ViT-H/14 text encoder (23 of 24 layers)",
  family = "CLIP",
  assume "an example's count; 23 of the 24 layers are kept" {
    parameters = 340387840,
  },
  cite("open-clip-configs", "ViT-H-14.json") {
    layers = 23,
    hidden = 1024,
    ffn = 4096,
    heads = 16,
    kv_heads = 16,
    head_dim = 64,
    vocab = 49408,
    max_context = 77,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 23,
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 78848,
    weight_format = "fp32",
    released = "2022-09-15",
  },
}

model "sdxl-text-encoder-1" {
  name = "SDXL text encoder 1 (CLIP ViT-L/14)",
  family = "CLIP",
  assume "the same encoder as that of Stable Diffusion 1.5" {
    parameters = 123060480,
  },
  cite("generative-models-configs", "sd_xl_base.yaml") {
    layers = 12,
    hidden = 768,
    ffn = 3072,
    heads = 12,
    kv_heads = 12,
    head_dim = 64,
    vocab = 49408,
    max_context = 77,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 12,
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 59136,
    weight_format = "fp32",
    released = "2021-02-26",
  },
}

model "sdxl-text-encoder-2" {
  name = "SDXL text encoder 2 (OpenCLIP ViT-bigG/14)",
  family = "CLIP",
  assume "OpenCLIP's profile says 694.66 million" {
    parameters = 694659840,
  },
  cite("open-clip-configs", "ViT-bigG-14.json") {
    layers = 32,
    hidden = 1280,
    ffn = 5120,
    heads = 20,
    kv_heads = 20,
    head_dim = 64,
    vocab = 49408,
    max_context = 77,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 32,
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 98560,
    extra_parameters = 1638400, -- the projection
    weight_format = "fp32",
    released = "2023-01-23",
  },
}
