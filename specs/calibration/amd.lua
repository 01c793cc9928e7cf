-- AMD Instinct: as the class, but for what ROCm is slower at.

local products = cite("ml-engineering", "Maximum Achievable Matmul FLOPS: " ..
  "MI300X, bf16, 668.4 of 1300 TFLOP/s") {
  compute_efficiency = 51.4 * percent,
}

local reads = cite("aiconfigurator-systems",
  "mem_bw_empirical_scaling_factor") {
  bandwidth_efficiency = 80 * percent,
}

calibration "serve-amd-instinct" {
  name = "Serving, AMD Instinct",
  kind = "serve",
  software = "default",
  like = "serve-default",
  architectures = { "CDNA3", "CDNA4" },
  assume("fitted by ridgeline calibrate to sglcook, azurebg, rocmvllm and " ..
    "engprs, MI300X and MI355X; CDNA4 as CDNA3") {
    attention_efficiency = 10 * percent,
    expert_efficiency = 11.1 * percent,
    token_overhead = 4.89 * us,
    expert_overhead = 355 * us,
    token_copies = 62.2,
  },
  assume("its servers are vLLM and SGLang, which keep the cache in 16 bits " ..
    "unless told") {
    narrow_cache = false,
  },
  products,
  reads,
}

calibration "serve-vllm-amd-instinct" {
  name = "vLLM on AMD Instinct",
  kind = "serve",
  software = "vLLM",
  like = "serve-amd-instinct",
  aliases = { "TGI", "text-generation-inference", "Aphrodite" },
  architectures = { "CDNA3", "CDNA4" },
  assume("its default --max-num-batched-tokens") {
    prefill_tokens = 8192,
  },
  assume("551 MB of context and 392 MB of NCCL buffers (AIConfigurator, " ..
    "before its own safety margin), and about as much for graphs as for " ..
    "NCCL") {
    runtime_overhead = 1.5 * GiB,
  },
}

calibration "serve-sglang-amd-instinct" {
  name = "SGLang on AMD Instinct",
  kind = "serve",
  software = "SGLang",
  like = "serve-amd-instinct",
  architectures = { "CDNA3", "CDNA4" },
  assume("its default --chunked-prefill-size on large cards") {
    pass_tokens = 8192,
  },
  assume("551 MB of context and 392 MB of NCCL buffers (AIConfigurator, " ..
    "before its own safety margin), and about as much for graphs as for " ..
    "NCCL") {
    runtime_overhead = 1.5 * GiB,
  },
}

-- No published run of a network for images or for speech was found.

local function other(id, kind, name, like)
  calibration(id) {
    name = name,
    kind = kind,
    software = "default",
    like = like,
    architectures = { "CDNA", "CDNA2", "CDNA3", "CDNA4" },
    products,
    reads,
  }
end

other("vision-infer-amd-instinct", "vision_infer",
  "Vision inference, AMD Instinct", "vision-infer-last")
other("vision-train-amd-instinct", "vision_train",
  "Vision training, AMD Instinct", "vision-train-last")
other("asr-amd-instinct", "asr", "Speech to text, AMD Instinct",
  "asr-default")
