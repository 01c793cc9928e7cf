-- The KV cache in fewer bits, the weights as they were.

quality "wizardcoder-34b-kv-fp8" {
  name = "WizardCoder 34B with its KV cache in FP8",
  format = "fp8",
  part = "kv_cache",
  network = "WizardCoder 34B",
  measure = "score",
  data = "HumanEval",
  note = "E4M3, without scales.",
  cite("vllm-fp8-kv-cache", "HumanEval-Python-EN, E4M3") {
    parameters = 33.7e9,
    before = 68.293,
    after = 67.683,
  },
}

quality "llama-3.3-70b-kv-fp8" {
  name = "Llama 3.3 70B Instruct with its KV cache in FP8",
  format = "fp8",
  part = "kv_cache",
  network = "Llama 3.3 70B Instruct",
  models = { "llama-3.1-70b" },
  measure = "score",
  data = "GSM8K, five shots",
  note = "Weights in FP8 in both; better within the error of the test.",
  cite("vllm-fp8-attention", "kv_cache_dtype auto and fp8, strict match") {
    parameters = 70.6e9,
    before = 0.900,
    after = 0.904,
  },
}

for _, row in ipairs { { "q8_0", 7.8569 }, { "q4_0", 7.9506 } } do
  quality("gemma-3-4b-kv-" .. row[1]) {
    name = "Gemma 3 4B with its KV cache in " .. row[1]:upper(),
    format = row[1],
    part = "kv_cache",
    network = "Gemma 3 4B",
    models = { "gemma-3-4b" },
    measure = "perplexity",
    data = "WikiText-2",
    note = "Weights in Q4_0 in both; the cache is rotated first.",
    cite("llama-cpp-kv-types", "gemma3 4b pt q4_0") {
      parameters = 4.3e9,
      before = 7.8551,
      after = row[2],
    },
  }
end
