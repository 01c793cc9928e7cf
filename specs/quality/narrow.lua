-- Eight bits, and four with scales a block, in weights and activations.

for _, row in ipairs {
  { "fp8", 7.62, "float8 rowwise" },
  { "mxfp8", 7.61, "mxfp8_floor" },
  { "nvfp4", 8.44, "nvfp4" },
} do
  quality("llama-3.1-8b-" .. row[1]) {
    name = "Llama 3.1 8B in " .. row[1]:upper(),
    format = row[1],
    network = "Llama 3.1 8B",
    models = { "llama-3.1-8b", "llama-3-8b" },
    measure = "perplexity",
    data = "WikiText, a word",
    cite("torchao-llama-eval", row[3]) {
      parameters = 8.03e9,
      before = 7.55,
      after = row[2],
    },
  }
end

for _, row in ipairs {
  { "llama-3-8b-instruct", "Llama 3 8B Instruct", 8.03e9, 68.71, 68.22 },
  { "llama-3.1-8b-instruct", "Llama 3.1 8B Instruct", 8.03e9, 73.79, 73.44 },
  { "llama-3-70b-instruct", "Llama 3 70B Instruct", 70.6e9, 79.51, 79.16,
    "llama-3-70b" },
  { "llama-3.1-70b-instruct", "Llama 3.1 70B Instruct", 70.6e9, 84.40, 84.29,
    "llama-3.1-70b" },
} do
  quality(row[1] .. "-fp8") {
    name = row[2] .. " in FP8",
    format = "fp8",
    network = row[2],
    models = row[6] and { row[6] },
    measure = "score",
    data = "OpenLLM version 1, average",
    cite("redhat-fp8-cards", "accuracy") {
      parameters = row[3],
      before = row[4],
      after = row[5],
    },
  }
end

quality "llama-3.1-8b-int8" {
  name = "Llama 3.1 8B in INT8",
  format = "int8",
  network = "Llama 3.1 8B",
  models = { "llama-3.1-8b" },
  measure = "score",
  data = "OpenLLM version 1, average",
  note = "Weights and activations; the outliers of activations are smoothed "
    .. "before.",
  cite("redhat-int8-cards", "62.71, unquantized 63.03") {
    parameters = 8.03e9,
    before = 63.03,
    after = 62.71,
  },
}

quality "qwen3-8b-nvfp4" {
  name = "Qwen3 8B in NVFP4",
  format = "nvfp4",
  network = "Qwen3 8B",
  models = { "qwen3-8b" },
  measure = "perplexity",
  data = "WikiText-2, a slice",
  cite("qwen3-8b-nvfp4-card", "perplexity") {
    parameters = 8.19e9,
    before = 17.92,
    after = 18.28,
  },
}

quality "llama-3-8b-instruct-nf4" {
  name = "Llama 3 8B Instruct in NF4",
  format = "nf4",
  network = "Llama 3 8B Instruct",
  models = { "llama-3-8b", "llama-3.1-8b" },
  measure = "score",
  data = "MMLU, five shots",
  note = "bitsandbytes, quantized as it is loaded.",
  cite("llama-3-quant-comparison", "4bit-nf4 and bf16, transformers") {
    parameters = 8.03e9,
    before = 65.21,
    after = 63.42,
  },
}

quality "qwen3-4b-mxfp4" {
  name = "Qwen3 4B in MXFP4",
  format = "mxfp4",
  network = "Qwen3 4B",
  models = { "qwen3-4b" },
  measure = "perplexity",
  data = "WikiText",
  note = "Of a dense network that was not trained for it; those that were "
    .. "published so, such as gpt-oss, lose nothing.",
  cite("localai-mxfp4-dense", "BF16 13.32, MXFP4 17.42") {
    parameters = 4.02e9,
    before = 13.32,
    after = 17.42,
  },
}

for _, row in ipairs {
  { "qwen2.5-1.5b", "Qwen2.5 1.5B", 1.54e9, 9.2650, 10.2147,
    "qwen2.5-1.5b" },
  { "tinyllama-1.1b", "TinyLlama 1.1B", 1.10e9, 7.9723, 8.2928 },
} do
  quality(row[1] .. "-int4_g32") {
    name = row[2] .. " in four bits, groups of 32",
    format = "int4_g32",
    network = row[2],
    models = row[6] and { row[6] },
    measure = "perplexity",
    data = "WikiText-2",
    note = "Rounded to the nearest.",
    cite("bitsandbytes-small-blocks", "affine int4 g=32") {
      parameters = row[3],
      before = row[4],
      after = row[5],
    },
  }
end
