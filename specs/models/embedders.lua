-- Networks that turn texts into vectors, or pairs of them into scores.

-- XLM-RoBERTa large over 8192 tokens; positions begin behind two places.
local function xlm_roberta(extra)
  return {
    layers = 24,
    hidden = 1024,
    ffn = 4096,
    heads = 16,
    kv_heads = 16,
    head_dim = 64,
    vocab = 250002,
    max_context = 8192,
    tied_embeddings = true,
    mlp = "plain",
    encoder_layers = 24,
    qkv_bias = true,
    output_bias = true,
    mlp_bias = true,
    norm = "layernorm",
    position_parameters = 8194 * 1024,
    extra_parameters = 1024 + extra, -- one token type, and what follows
  }
end

local note = "The last norm is counted for the one behind the embedding."

model "bge-m3" {
  name = "BGE-M3",
  family = "BGE",
  note = note,
  cite "bge-m3-card" (xlm_roberta(1024 * 1024 + 1024)), -- the pooler
  cite("bge-m3-card", "568M") {
    parameters = 568e6,
    released = "2024-01-30",
    licence = "MIT",
  },
  assume "as stacks that serve it load it" {
    weight_format = "fp16",
  },
}

model "bge-reranker-v2-m3" {
  name = "BGE reranker v2 M3",
  family = "BGE",
  note = note,
  -- A dense layer and the one score.
  cite "bge-reranker-v2-m3-card" (xlm_roberta(1024 * 1024 + 1024 + 1025)),
  cite("bge-reranker-v2-m3-card", "568M") {
    parameters = 568e6,
    released = "2024-03-18",
    licence = "Apache-2.0",
  },
  assume "as stacks that serve it load it" {
    weight_format = "fp16",
  },
}

model "e5-mistral-7b" {
  name = "E5-mistral 7B instruct",
  family = "E5",
  note = "Mistral 7B v0.1, which only reads: no output head is stored.",
  cite("litgpt-config", "Mistral-7B-v0.1") {
    layers = 32,
    hidden = 4096,
    ffn = 14336,
    heads = 32,
    kv_heads = 8,
    head_dim = 128,
    vocab = 32000,
    max_context = 32768,
    tied_embeddings = true,
    mlp = "gated",
    norm = "rmsnorm",
  },
  cite("e5-mistral-card", "7.11B") {
    parameters = 7.11e9,
    released = "2023-12-31",
    licence = "MIT",
  },
  assume "as stacks that serve it load it" {
    weight_format = "fp16",
  },
}
