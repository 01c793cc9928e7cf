-- What serving stacks reach and take: speeds and memory fitted by `ridgeline
-- calibrate` on published cases, few figures each, all of them shares of a peak
-- or times of a kind of work.

local caching = assume("a caching allocator leaves some of a full card in " ..
  "pieces; nothing ran above this share") {
  memory_fraction = 95 * percent,
}

local script = assume("a script that hands over one batch and waits for " ..
  "its answers") {
  static_batch = true,
}

local rest_in_8_bits = assume("files of gpt-oss in mxfp4 as its makers " ..
  "publish them have 12.1 GB for 20.9 billion parameters, 19.1 of them in " ..
  "experts; the rest in 16 bits would make 13.8") {
  narrow_rest = true,
}

calibration "serve-transformers" {
  name = "Transformers",
  kind = "serve",
  software = "transformers",
  aliases = { "Hugging Face", "HuggingFace", "HF", "Accelerate",
    "bitsandbytes", "AutoGPTQ", "GPTQModel", "GPTQ-for-LLaMa", "HQQ",
    "Optimum", "Lightning", "Oobabooga", "text-generation-webui",
    "QuaRot" },
  assume("fitted by ridgeline calibrate to 54 cases of ooba, flexgen, " ..
    "qserve, qwen2 and tinyc, eager PyTorch, 13 percent wrong: the host " ..
    "launches each operation, and attention of one query reads a long cache " ..
    "with few units") {
    compute_efficiency = 46.6 * percent,
    bandwidth_efficiency = 78.7 * percent,
    attention_efficiency = 11.9 * percent,
    cache_efficiency = 17.4 * percent,
    layer_overhead = 20 * us,
    narrow_overhead = 218 * us,
    stage_overhead = 20 * us,
    host_overhead = 802 * us,
    token_copies = 29.8,
  },
  assume("no link was measured with it: as for any stack") {
    link_efficiency = 80 * percent,
    link_latency = 4.02 * us,
  },
  assume("FlexGen's table, OPT-30B by Accelerate on a T4: weights come " ..
    "from memory that is not pinned") {
    host_efficiency = 28.1 * percent,
  },
  caching,
  assume("13B in nf4 after loading, text-generation-webui of October 2023: " ..
    "what the driver shows above the weights") {
    runtime_overhead = 0.74 * GiB,
  },
}

calibration "serve-flexgen" {
  name = "FlexGen",
  kind = "serve",
  software = "FlexLLMGen",
  aliases = { "FlexGen" },
  assume("FlexGen's table on a T4: eager PyTorch, and in 4 bits weights " ..
    "and cache are unpacked by kernels of their own") {
    compute_efficiency = 41.8 * percent,
    bandwidth_efficiency = 65 * percent,
    cache_efficiency = 13.1 * percent,
    host_efficiency = 75 * percent,
    unpack_compute = 35 * percent,
    layer_overhead = 20 * us,
    host_overhead = 872 * us,
  },
  assume("no link was measured with it: as for any stack") {
    link_efficiency = 80 * percent,
    link_latency = 3 * us,
  },
  cite("sheng2023", "abstract: searches where weights, activations and the " ..
    "cache of attention are stored, on accelerator, processor and disk") {
    cache_offloaded = true,
  },
  caching,
  assume "as for Transformers" {
    runtime_overhead = 0.74 * GiB,
  },
}

calibration "serve-zero-inference" {
  name = "DeepSpeed ZeRO-Inference",
  kind = "serve",
  software = "DeepSpeed ZeRO-Inference",
  aliases = { "ZeRO-Inference" },
  assume("the kernels of Transformers, whose models it runs") {
    compute_efficiency = 41.8 * percent,
    bandwidth_efficiency = 65 * percent,
    attention_efficiency = 26.1 * percent,
    cache_efficiency = 13.1 * percent,
    layer_overhead = 20 * us,
    host_overhead = 872 * us,
    token_copies = 31.9,
  },
  assume("FlexGen's table, OPT-6.7B and 30B on a T4") {
    host_efficiency = 57 * percent,
  },
  assume("no link was measured with it: as for any stack") {
    link_efficiency = 80 * percent,
    link_latency = 3 * us,
  },
  cite("transformers-deepspeed", "ZeRO Inference places the model weights " ..
    "in CPU or NVMe memory") {
    offloads_whole = true,
  },
  caching,
  assume "as for Transformers" {
    runtime_overhead = 0.74 * GiB,
  },
}

calibration "serve-transformers-4.51" {
  name = "Transformers 4.51",
  kind = "serve",
  software = "transformers",
  versions = "4.51",
  assume("Qwen3's table of speeds on H20, eager PyTorch") {
    compute_efficiency = 50 * percent,
    bandwidth_efficiency = 80 * percent,
    attention_efficiency = 30 * percent,
    cache_efficiency = 20 * percent,
    layer_overhead = 20 * us,
    host_overhead = 600 * us,
    token_copies = 30,
  },
  assume("no link was measured with it: as for any stack") {
    link_efficiency = 80 * percent,
    link_latency = 3 * us,
  },
  assume("prompts are read whole") {
    pass_tokens = 1000000,
  },
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
  aliases = { "Lit-GPT", "Lit-LLaMA" },
  cite("litgpt-generate", "max_new_tokens = 50, num_samples = 1") {
    whole_calls = true,
    answer_tokens = 50,
  },
  assume("LitGPT's tables of inference on A100, eager PyTorch: the host " ..
    "launches a layer in the time that Transformers takes, and a first call " ..
    "of 50 tokens takes 0.45 s more") {
    bandwidth_efficiency = 70 * percent,
    link_latency = 4 * us,
    layer_overhead = 20 * us,
    narrow_overhead = 534 * us,
    double_overhead = 240 * us,
    stage_overhead = 20 * us,
    host_overhead = 699 * us,
    first_call = 451 * ms,
  },
  assume("no prompt and no large message was measured with it: as " ..
    "for any stack") {
    compute_efficiency = 50 * percent,
    link_efficiency = 80 * percent,
  },
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
  aliases = { "DeepSpeed-Inference", "DeepSpeed Inference", "DeepSpeed-MII",
    "DeepSpeed MII" },
  assume("as for any stack: only memory was measured with it") {
    compute_efficiency = 50 * percent,
    bandwidth_efficiency = 80 * percent,
    link_efficiency = 80 * percent,
    link_latency = 3 * us,
    layer_overhead = 40 * us,
  },
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
  assume("AutoAWQ's tables on an RTX 4090: fused attention for a " ..
    "step, not for a prompt; the first pass takes some 36 ms whatever its " ..
    "tokens.  Rows of its GEMV kernels, not marked as such, are 4 times " ..
    "slower in a prompt") {
    compute_efficiency = 22 * percent,
    bandwidth_efficiency = 62.2 * percent,
    layer_overhead = 32 * us,
    request_overhead = 36 * ms,
    score_traffic = 25 * B,
  },
  assume("no link was measured with it: as for any stack") {
    link_efficiency = 80 * percent,
    link_latency = 3 * us,
  },
  assume("GeForce cards run its products faster with 16-bit sums, " ..
    "and their tables exceed the peak with 32-bit ones") {
    half_sums = true,
  },
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
  assume("ExLlama's table of RTX 4090 and a table of " ..
    "text-generation-webui, whose 3200 tokens of context show how slowly " ..
    "attention that is not fused reads a cache") {
    compute_efficiency = 55 * percent,
    bandwidth_efficiency = 87 * percent,
    cache_efficiency = 53 * percent,
    layer_overhead = 42 * us,
    score_traffic = 14 * B,
    token_copies = 7.54,
  },
  assume("no link was measured with it: as for any stack") {
    link_efficiency = 80 * percent,
    link_latency = 3 * us,
  },
  assume("GeForce cards run its products faster with 16-bit sums, " ..
    "and their tables exceed the peak with 32-bit ones") {
    half_sums = true,
  },
  caching,
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
  aliases = { "ExLlama V2", "ExLlama2", "TabbyAPI" },
  assume("its README's rates on RTX 4090 and 3090 Ti, and a table of " ..
    "text-generation-webui, whose 3200 tokens of context show how slowly " ..
    "attention that is not fused reads a cache") {
    compute_efficiency = 35.4 * percent,
    bandwidth_efficiency = 89.9 * percent,
    cache_efficiency = 44.1 * percent,
    layer_overhead = 36 * us,
    token_copies = 14.1,
  },
  assume("no link was measured with it: as for any stack") {
    link_efficiency = 80 * percent,
    link_latency = 3 * us,
  },
  assume("GeForce cards run its products faster with 16-bit sums, " ..
    "and their tables exceed the peak with 32-bit ones") {
    half_sums = true,
  },
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
  assume("a table of text-generation-webui, RTX 3090") {
    compute_efficiency = 17 * percent,
    bandwidth_efficiency = 36.3 * percent,
    layer_overhead = 20 * us,
    token_copies = 50,
  },
  assume("rows that are split over cards meet in the host's memory: " ..
    "latency as in October 2023") {
    link_latency = 100 * us,
  },
  assume("no large message was measured: as for any stack") {
    link_efficiency = 80 * percent,
  },
  assume("GeForce cards run its products faster with 16-bit sums, " ..
    "and their tables exceed the peak with 32-bit ones") {
    half_sums = true,
  },
  rest_in_8_bits,
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
  aliases = { "Ollama", "LM Studio", "KoboldCpp", "llamafile",
    "ctransformers", "GPT4All", "ggml", "mistral.rs", "candle" },
  assume("fitted by ridgeline calibrate to 94 cases of xd (May 2024, " ..
    "layers dealt to one to eight cards), mlc (October 2023), jg, ikl and " ..
    "ipex, spread over each: median error 17 %.  " ..
    "What a card of little power for its units loses is seen from RTX 3080 " ..
    "to H100 PCIe; a queue of about 1000 launches is full after 20 to 50 " ..
    "layers, and then the host feeds no other card.  Rows that are split " ..
    "over cards meet in the host's memory") {
    compute_efficiency = 74.7 * percent,
    energy_efficiency = 1.48 * TFLOP/J,
    bandwidth_efficiency = 86.5 * percent,
    attention_efficiency = 38.5 * percent,
    unpack_compute = 66.2 * percent,
    link_latency = 85.4 * us,
    layer_overhead = 83.2 * us,
    stage_overhead = 200 * us,
    queued_layers = 49.5,
    narrow_queued_layers = 22.9,
    unit_bandwidth = 31 * GB/s,
    score_traffic = 39.2 * B,
    token_copies = 75.4,
  },
  assume("no large message was measured: as for any stack") {
    link_efficiency = 80 * percent,
  },
  assume("GeForce cards run its products faster with 16-bit sums, " ..
    "and their tables exceed the peak with 32-bit ones") {
    half_sums = true,
  },
  assume("its default --ubatch-size") {
    pass_tokens = 512,
  },
  rest_in_8_bits,
  assume "buffers are allocated once" {
    memory_fraction = 100 * percent,
  },
  assume("Llama 3 8B and 70B on 8 to 80 GB cards, May 2024: what ran and " ..
    "what did not; a context and a small compute buffer") {
    runtime_overhead = 0.6 * GiB,
  },
}

calibration "serve-mlc" {
  name = "MLC LLM",
  kind = "serve",
  software = "MLC LLM",
  aliases = { "MLC" },
  assume("fitted by ridgeline calibrate to 14 measured cases of mlc, its " ..
    "comparison of October 2023: median error 5.9 %, 20.7 % for a source " ..
    "that the fit has not seen") {
    bandwidth_efficiency = 68.2 * percent,
    bus_latency = 12.4 * us,
    link_latency = 4 * us,
    layer_overhead = 27.4 * us,
  },
  assume("no prompt was measured: as for any stack") {
    compute_efficiency = 57 * percent,
    link_efficiency = 80 * percent,
  },
  assume "memory as for any stack" {
    runtime_overhead = 1.5 * GiB,
    memory_fraction = 90 * percent,
  },
}

calibration "serve-gpt-fast" {
  name = "gpt-fast",
  kind = "serve",
  software = "gpt-fast",
  assume("gpt-fast's tables on A100 with a 330 W limit, compiled") {
    bandwidth_efficiency = 72.2 * percent,
    unpack_bandwidth = 94.3 * percent,
    link_latency = 1.9 * us,
    layer_overhead = 38.1 * us,
    narrow_overhead = 20.9 * us,
    expert_overhead = 10 * us,
  },
  assume("no prompt was measured: as for any stack") {
    compute_efficiency = 50 * percent,
    link_efficiency = 80 * percent,
  },
  assume "memory as for any stack" {
    runtime_overhead = 1.5 * GiB,
    memory_fraction = 90 * percent,
  },
}

calibration "serve-vllm" {
  name = "vLLM",
  kind = "serve",
  software = "vLLM",
  versions = "0.8..1.99",
  assume("set by hand between two fits of ridgeline calibrate to 78 cases " ..
    "of vblog, gpustack, accelmark, rocmvllm and engprs, 20 percent wrong; " ..
    "the scheduler and the sampler are in Python") {
    compute_efficiency = 50 * percent,
    bandwidth_efficiency = 80.6 * percent,
    attention_efficiency = 50.8 * percent,
    layer_overhead = 49.7 * us,
    token_overhead = 70 * us,
    narrow_overhead = 25 * us,
    token_copies = 20.1,
  },
  assume("no link was measured with it: as for any stack") {
    link_efficiency = 55 * percent,
    link_latency = 3.15 * us,
  },
  assume("its default --max-num-seqs") {
    max_requests = 256,
  },
  assume("its default --max-num-batched-tokens") {
    prefill_tokens = 8192,
  },
  assume "memory as for any stack" {
    runtime_overhead = 1.5 * GiB,
    memory_fraction = 90 * percent,
  },
}

calibration "serve-vllm-any" {
  name = "vLLM, version not stated",
  kind = "serve",
  software = "vLLM",
  aliases = { "TGI", "text-generation-inference", "Aphrodite" },
  assume("as version 0.8 and later, what is run today") {
    compute_efficiency = 50 * percent,
    bandwidth_efficiency = 84 * percent,
    attention_efficiency = 50 * percent,
    layer_overhead = 52 * us,
    token_overhead = 40 * us,
    narrow_overhead = 25 * us,
    token_copies = 13,
  },
  assume("no link was measured with it: as for any stack") {
    link_efficiency = 80 * percent,
    link_latency = 3 * us,
  },
  assume("its default --max-num-seqs") {
    max_requests = 256,
  },
  assume("its default --max-num-batched-tokens") {
    prefill_tokens = 8192,
  },
  assume "memory as for any stack" {
    runtime_overhead = 1.5 * GiB,
    memory_fraction = 90 * percent,
  },
}

calibration "serve-vllm-0.6" {
  name = "vLLM 0.6",
  kind = "serve",
  software = "vLLM",
  versions = "..0.7",
  assume("Qwen2.5's table of speeds on A100, one request; the host's time " ..
    "of a token and attention by hand near accelmark's 0.7.3, which has " ..
    "a hundred requests and prompts of 28,650 tokens") {
    compute_efficiency = 61.1 * percent,
    bandwidth_efficiency = 84.6 * percent,
    attention_efficiency = 60 * percent,
    cache_efficiency = 90 * percent,
    link_latency = 3.5 * us,
    layer_overhead = 110 * us,
    token_overhead = 60 * us,
    narrow_overhead = 26 * us,
    token_copies = 12,
  },
  assume("no large message was measured: as for any stack") {
    link_efficiency = 80 * percent,
  },
  assume("its default --max-num-seqs") {
    max_requests = 256,
  },
  assume("prompts of any length go through at once") {
    pass_tokens = 1000000,
  },
  assume "memory as for any stack" {
    runtime_overhead = 1.5 * GiB,
    memory_fraction = 90 * percent,
  },
}

calibration "serve-vllm-2023-10" {
  name = "vLLM of October 2023",
  kind = "serve",
  software = "vLLM",
  versions = "..2023-12",
  assume("MLC's comparison of October 2023") {
    bandwidth_efficiency = 64.2 * percent,
    link_latency = 19.4 * us,
    layer_overhead = 187 * us,
    narrow_overhead = 192 * us,
  },
  assume("no prompt was measured: as for any stack") {
    compute_efficiency = 57 * percent,
    link_efficiency = 80 * percent,
  },
  assume "memory as for any stack" {
    runtime_overhead = 1.5 * GiB,
    memory_fraction = 90 * percent,
  },
}

calibration "serve-sglang" {
  name = "SGLang",
  kind = "serve",
  software = "SGLang",
  assume("set by hand between two fits of ridgeline calibrate to 63 cases " ..
    "of qwen3, sglcook, gpustack, accelmark and sglbench, 9 and 17 percent " ..
    "wrong") {
    compute_efficiency = 50 * percent,
    bandwidth_efficiency = 85 * percent,
    attention_efficiency = 90 * percent,
    unpack_bandwidth = 90.8 * percent,
    link_latency = 5.14 * us,
    layer_overhead = 49 * us,
    token_overhead = 70 * us,
    narrow_overhead = 22.9 * us,
    expert_efficiency = 45 * percent,
    expert_overhead = 10 * us,
    unit_bandwidth = 17.3 * GB/s,
  },
  assume("no large message was measured: as for any stack") {
    link_efficiency = 40 * percent,
  },
  assume("its default --chunked-prefill-size on large cards") {
    pass_tokens = 8192,
  },
  assume "memory as for any stack" {
    runtime_overhead = 1.5 * GiB,
    memory_fraction = 90 * percent,
  },
}

-- What versions before 1.0 reach, by their number or where nothing newer was
-- measured.
local trt_speeds = assume("tables of versions 0.5 to 0.17, saturated and " ..
  "first tokens, A100 to H200; the host's time of a token by hand, its " ..
  "runtime is in C++") {
  compute_efficiency = 80.4 * percent,
  energy_efficiency = 3.24 * TFLOP/J,
  bandwidth_efficiency = 80 * percent,
  link_efficiency = 82.6 * percent,
  link_latency = 14 * us,
  layer_overhead = 60 * us,
  token_overhead = 5 * us,
  expert_efficiency = 77 * percent,
  expert_overhead = 10 * us,
  request_overhead = 5.7 * ms,
  token_copies = 6.7,
}

local trt_batches = cite("trtllm-batches", "max_batch_size, max_num_tokens") {
  max_requests = 2048,
  prefill_tokens = 8192,
}

local trt_memory = assume "memory as for any stack" {
  runtime_overhead = 1.5 * GiB,
  memory_fraction = 95 * percent,
}

local trt_windows = assume("Mistral 7B at 20000 tokens, five cards: rates " ..
  "are those of a cache of the whole context, whatever window its config " ..
  "states") {
  whole_windows = true,
}

calibration "serve-tensorrt-llm-0" {
  name = "TensorRT-LLM 0",
  kind = "serve",
  software = "TensorRT-LLM",
  aliases = { "TRT-LLM", "TRTLLM" },
  versions = "0..0.99",
  trt_speeds,
  trt_batches,
  trt_memory,
  trt_windows,
}

calibration "serve-tensorrt-llm-ampere-ada" {
  name = "TensorRT-LLM on Ampere and Ada Lovelace",
  kind = "serve",
  software = "TensorRT-LLM",
  aliases = { "TRT-LLM", "TRTLLM" },
  architectures = { "Ampere", "Ada Lovelace" },
  trt_speeds,
  trt_batches,
  trt_memory,
  trt_windows,
}

calibration "serve-tensorrt-llm" {
  name = "TensorRT-LLM",
  kind = "serve",
  software = "TensorRT-LLM",
  aliases = { "TRT-LLM", "TRTLLM", "NIM", "Optimum-NVIDIA",
    "Optimum NVIDIA" },
  cite("trtllm-perf-overview", "kv_cache_free_gpu_mem_fraction 0.95") {
    memory_fraction = 95 * percent,
  },
  assume("fitted by ridgeline calibrate to 38 cases of trt (versions 1.0 " ..
    "and 1.1), gpustack and azurebg, saturated, H100 to GB200, 9 percent " ..
    "wrong: power leaves half of a peak") {
    compute_efficiency = 79.7 * percent,
    energy_efficiency = 1.58 * TFLOP/J,
    bandwidth_efficiency = 88.8 * percent,
    attention_efficiency = 60 * percent,
    link_efficiency = 90 * percent,
    link_latency = 3.97 * us,
    layer_overhead = 73 * us,
    token_overhead = 9.45 * us,
    expert_efficiency = 49.6 * percent,
    expert_tile = 84,
    expert_overhead = 12 * us,
    token_copies = 10,
  },
  assume("NVIDIA's checkpoints in 8 and 4 bits ask for a cache in 8 " ..
    "bits") {
    narrow_cache = true,
  },
  cite("trtllm-gpt-oss", "MoE Backend Support Matrix: mxfp8 on B200") {
    scaled_products = true,
  },
  trt_batches,
  assume "memory as for any stack" {
    runtime_overhead = 1.5 * GiB,
  },
}

calibration "serve-trt-llm-2024-05" {
  name = "TensorRT-LLM of May 2024",
  kind = "serve",
  software = "TensorRT-LLM",
  aliases = { "TRT-LLM", "TRTLLM" },
  versions = "2024-05",
  assume("QServe's comparison of May 2024, L40S and A100") {
    compute_efficiency = 47.7 * percent,
    bandwidth_efficiency = 76.9 * percent,
    unpack_compute = 100 * percent,
    layer_overhead = 162 * us,
    token_copies = 60,
  },
  assume("no link was measured with it: as for any stack") {
    link_efficiency = 80 * percent,
    link_latency = 3 * us,
  },
  assume("most its comparison states") {
    max_requests = 256,
    prefill_tokens = 8192,
  },
  assume "memory as for any stack" {
    runtime_overhead = 1.5 * GiB,
    memory_fraction = 95 * percent,
  },
  assume("its rates in 8 bits are 1.5 to 2.9 times those in 16 where the cache " ..
    "bounds them, which a cache in 16 bits cannot give") {
    narrow_cache = true,
  },
}

calibration "serve-qserve" {
  name = "QServe",
  kind = "serve",
  software = "QServe",
  assume("QServe's tables of May 2024, L40S and A100") {
    compute_efficiency = 34.5 * percent,
    bandwidth_efficiency = 87 * percent,
    layer_overhead = 20 * us,
    token_copies = 25,
  },
  assume("no link was measured with it: as for any stack") {
    link_efficiency = 80 * percent,
    link_latency = 3 * us,
  },
  assume "memory as for any stack" {
    runtime_overhead = 1.5 * GiB,
    memory_fraction = 90 * percent,
  },
}

calibration "serve-fastertransformer" {
  name = "FasterTransformer",
  kind = "serve",
  software = "FasterTransformer",
  assume("FasterTransformer's tables of GPT on A100, whole batches") {
    compute_efficiency = 57 * percent,
    bandwidth_efficiency = 82.1 * percent,
    link_efficiency = 65.4 * percent,
    link_latency = 4.78 * us,
    layer_overhead = 119 * us,
    token_copies = 19,
  },
  caching,
  assume("GPT 1.3B, batches of 2 to 64, from the driver: what does not grow " ..
    "with the batch, weights apart; scores in 16 bits and their wide copy") {
    runtime_overhead = 2.6 * GiB,
    score_bytes = 6 * B,
  },
}
