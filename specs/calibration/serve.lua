-- What serving stacks take beside weights and cache, fitted on published
-- memory of each.  Their speeds are those of any stack.

local speeds = assume "as for any stack: only memory was fitted here" {
  compute_efficiency = 50 * percent,
  bandwidth_efficiency = 80 * percent,
  link_efficiency = 80 * percent,
  link_latency = 1 * us,
  layer_overhead = 24 * us,
}

local caching = assume("a caching allocator leaves some of a full card in " ..
  "pieces; nothing ran above this share") {
  memory_fraction = 95 * percent,
}

local script = assume("a script that hands over one batch and waits for " ..
  "its answers") {
  static_batch = true,
}

calibration "serve-transformers" {
  name = "Transformers",
  kind = "serve",
  software = "transformers",
  speeds,
  caching,
  assume("13B in nf4 after loading, text-generation-webui of October 2023: " ..
    "what the driver shows above the weights") {
    runtime_overhead = 0.74 * GiB,
  },
}

calibration "serve-transformers-4.51" {
  name = "Transformers 4.51",
  kind = "serve",
  software = "transformers 4.51",
  versions = "4.51",
  speeds,
  caching,
  assume("Qwen3's table of speed and memory: from 6144 to 30720 tokens of " ..
    "prompt its rows grow by the cache alone") {
    prefill_tokens = 1,
  },
  assume "as for Transformers" {
    runtime_overhead = 0.74 * GiB,
  },
  assume("Qwen3 below 8B: what its fp8 files take above weights and cache " ..
    "is one more head in 16 bits, which a tied model need not store; its " ..
    "AWQ files do not") {
    head_again = { "fp8" },
  },
}

calibration "serve-litgpt" {
  name = "LitGPT",
  kind = "serve",
  software = "LitGPT",
  speeds,
  caching,
  assume("LitGPT's tables of inference in nf4, fp4 and int8: above weights " ..
    "and cache stand two 16-bit heads; tensor parallel rows hold embedding " ..
    "and head in whole") {
    narrow_head = true,
    head_copies = 2,
    whole_ends = true,
  },
  assume "as for Transformers" {
    runtime_overhead = 0.74 * GiB,
  },
}

calibration "serve-deepspeed-autotp" {
  name = "DeepSpeed automatic tensor parallelism",
  kind = "serve",
  software = "DeepSpeed AutoTP",
  speeds,
  caching,
  assume "OPT-13B and T5-11B on 1, 2 and 4: embeddings are not split" {
    whole_ends = true,
  },
  assume "as for Transformers" {
    runtime_overhead = 0.74 * GiB,
  },
}

calibration "serve-autoawq" {
  name = "AutoAWQ",
  kind = "serve",
  software = "AutoAWQ",
  speeds,
  caching,
  script,
  assume("AutoAWQ 0.1.6 at 64 tokens: above the weights stands what joined " ..
    "query, key and value matrices took while loading, nothing where they " ..
    "came joined; at 2048 tokens 10 bytes a score, which are the scores, " ..
    "their wide copy and the wide result of softmax") {
    fused_copies = 1,
    score_bytes = 10 * B,
  },
  assume("13B after loading, text-generation-webui of October 2023: what " ..
    "the driver shows above weights and copies") {
    runtime_overhead = 1.25 * GiB,
  },
}

calibration "serve-exllama" {
  name = "ExLlama",
  kind = "serve",
  software = "ExLlama",
  speeds,
  caching,
  script,
  assume("ExLlama's table at 2048 tokens, 7B to 33B: the score matrix of a " ..
    "layer in 16 bits") {
    score_bytes = 2 * B,
  },
  assume("13B after loading, text-generation-webui of October 2023: what " ..
    "the driver shows above the weights") {
    runtime_overhead = 1.03 * GiB,
  },
}

calibration "serve-exllamav2" {
  name = "ExLlamaV2",
  kind = "serve",
  software = "ExLlamaV2",
  speeds,
  caching,
  assume("13B after loading, text-generation-webui of October 2023, five " ..
    "widths: what the driver shows above the weights") {
    runtime_overhead = 1.45 * GiB,
  },
}

calibration "serve-llama-cpp-python" {
  name = "llama.cpp in Python",
  kind = "serve",
  software = "llama-cpp-python",
  speeds,
  assume "buffers are allocated once" {
    memory_fraction = 100 * percent,
  },
  assume("13B after loading, text-generation-webui of October 2023: what " ..
    "the driver shows above the weights") {
    runtime_overhead = 1.45 * GiB,
  },
}

calibration "serve-llama-cpp" {
  name = "llama.cpp",
  kind = "serve",
  software = "llama.cpp",
  speeds,
  assume "buffers are allocated once" {
    memory_fraction = 100 * percent,
  },
  assume("Llama 3 8B and 70B on 8 to 80 GB cards, May 2024: what ran and " ..
    "what did not; a context and a small compute buffer") {
    runtime_overhead = 0.6 * GiB,
  },
}

calibration "serve-fastertransformer" {
  name = "FasterTransformer",
  kind = "serve",
  software = "FasterTransformer",
  speeds,
  caching,
  assume("GPT 1.3B, batches of 2 to 64, from the driver: what does not grow " ..
    "with the batch, weights apart; scores in 16 bits and their wide copy") {
    runtime_overhead = 2.6 * GiB,
    score_bytes = 6 * B,
  },
}
