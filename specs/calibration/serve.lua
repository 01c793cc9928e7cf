-- What serving stacks reach and take.  An entry states what the documents and
-- the code of its stack say, and the figures that set it apart from its class
-- in two source families or more; all else it has from the class that it is
-- `like`, in default.lua.  Figures are fitted by `ridgeline calibrate`: shares
-- of a peak or times of a kind of work.

local script = assume("a script that hands over one batch and waits for " ..
  "its answers") {
  static_batch = true,
}

local rest_in_8_bits = assume("files of gpt-oss in mxfp4 as its makers " ..
  "publish them have 12.1 GB for 20.9 billion parameters, 19.1 of them in " ..
  "experts; the rest in 16 bits would make 13.8") {
  narrow_rest = true,
}

local allocated_once = assume "buffers are allocated once" {
  memory_fraction = 100 * percent,
}

calibration "serve-transformers" {
  name = "Transformers",
  kind = "serve",
  software = "transformers",
  like = "serve-eager-default",
  aliases = { "Hugging Face", "HuggingFace", "HF", "Accelerate",
    "bitsandbytes", "AutoGPTQ", "GPTQModel", "GPTQ-for-LLaMa", "HQQ",
    "Optimum", "Lightning", "Oobabooga", "text-generation-webui",
    "QuaRot" },
}

calibration "serve-flexgen" {
  name = "FlexGen",
  kind = "serve",
  software = "FlexLLMGen",
  like = "serve-eager-default",
  aliases = { "FlexGen" },
  cite("sheng2023", "abstract: searches where weights, activations and the " ..
    "cache of attention are stored, on accelerator, processor and disk") {
    cache_offloaded = true,
  },
  cite("flexgen-compression", "26 bytes to unpack two numbers") {
    unpacking = 13 * B,
    step_unpacking = 13 * B,
  },
}

calibration "serve-accelerate" {
  name = "Hugging Face Accelerate",
  kind = "serve",
  software = "Accelerate",
  like = "serve-eager-default",
  aliases = { "Hugging Face Accelerate" },
  cases_only = true,
  cite("accelerate-hooks", "weights alone are copied, from tensors that are " ..
    "not pinned") {
    cache_offloaded = false,
  },
  cite("gengwg-bandwidth", "10.0 GB/s from pageable memory where pinned " ..
    "memory attains 25.7") {
    host_efficiency = 12 / (16 * 128 / 130) * 10 / 25.7 * 100 * percent,
  },
}

calibration "serve-zero-inference" {
  name = "DeepSpeed ZeRO-Inference",
  kind = "serve",
  software = "DeepSpeed ZeRO-Inference",
  like = "serve-eager-default",
  aliases = { "ZeRO-Inference" },
  cite("transformers-deepspeed", "ZeRO Inference places the model weights " ..
    "in CPU or NVMe memory") {
    offloads_whole = true,
  },
}

calibration "serve-transformers-4.51" {
  name = "Transformers 4.51",
  kind = "serve",
  software = "transformers",
  like = "serve-transformers",
  versions = "4.51",
  assume("Qwen3's table of speed and memory: from 6144 to 30720 tokens of " ..
    "prompt its rows grow by the cache alone") {
    prefill_tokens = 1,
  },
  assume("prompts are read whole") {
    pass_tokens = 1000000,
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
  like = "serve-eager-default",
  aliases = { "Lit-GPT", "Lit-LLaMA" },
  cite("litgpt-generate", "max_new_tokens = 50, num_samples = 1") {
    whole_calls = true,
    answer_tokens = 50,
  },
  assume("LitGPT's tables of inference in nf4, fp4 and int8: above weights " ..
    "and cache stand two 16-bit heads; tensor parallel rows hold embedding " ..
    "and head in whole") {
    narrow_head = true,
    head_copies = 2,
    whole_ends = true,
  },
}

calibration "serve-deepspeed-autotp" {
  name = "DeepSpeed automatic tensor parallelism",
  kind = "serve",
  software = "DeepSpeed AutoTP",
  like = "serve-eager-default",
  aliases = { "DeepSpeed-Inference", "DeepSpeed Inference", "DeepSpeed-MII",
    "DeepSpeed MII" },
  assume "OPT-13B and T5-11B on 1, 2 and 4: embeddings are not split" {
    whole_ends = true,
  },
}

local first_pass = cite("exllama-first-pass", "0.50 s for 4 tokens, where " ..
  "a token takes 35 ms") {
  first_call = 465 * ms,
}

calibration "serve-autoawq" {
  name = "AutoAWQ",
  kind = "serve",
  software = "AutoAWQ",
  like = "serve-local-default",
  script,
  cite("awq-kernels", "float C_warp[32]: products are summed in 32 bits") {
    half_sums = false,
  },
  assume("AutoAWQ 0.1.6 at 64 tokens: above the weights stands what joined " ..
    "query, key and value matrices took while loading, nothing where they " ..
    "came joined; at 2048 tokens 10 bytes a score, which are the scores, " ..
    "their wide copy and the wide result of softmax") {
    fused_copies = 1,
    score_bytes = 9.51 * B,
  },
  first_pass,
  assume("fitted by ridgeline calibrate to awq and ooba: its kernel unpacks " ..
    "a weight for each 16 rows anew") {
    unpack_compute = 51 * percent,
  },
}

calibration "serve-autoawq-gemv" {
  name = "AutoAWQ, GEMV",
  kind = "serve",
  software = "AutoAWQ GEMV",
  like = "serve-autoawq",
  cases_only = true,
  cite("awq-gemv", "for a weight and a token: mask, shift, two conversions, " ..
    "minus zero, times scale, multiply-add, all of 32-bit floats") {
    vector_operations = 7,
  },
}

local fused_attention = cite("exllama-attention", "the forward pass: " ..
  "F.scaled_dot_product_attention") {
  score_traffic = 0 * B,
}

-- 16-bit weights are written and read once a pass; products are those of
-- 16-bit weights.
local function unpacked_whole(source, where)
  return cite(source, where) {
    unpacking = 4 * B,
    unpack_compute = 100 * percent,
  }
end

calibration "serve-exllama" {
  name = "ExLlama",
  kind = "serve",
  software = "ExLlama",
  like = "serve-local-default",
  assume("ExLlama's table at 2048 tokens, 7B to 33B: the score matrix of a " ..
    "layer in 16 bits") {
    score_bytes = 2.57 * B,
  },
  unpacked_whole("exllama-products", "q4_matmul_recons_cuda: reconstruct, " ..
    "then cublasHgemm"),
  fused_attention,
  first_pass,
}

calibration "serve-exllamav2" {
  name = "ExLlamaV2",
  kind = "serve",
  software = "ExLlamaV2",
  like = "serve-local-default",
  aliases = { "ExLlama V2", "ExLlama2", "TabbyAPI" },
  unpacked_whole("exllamav2-products", "gemm_half_q_half_cuda: reconstruct " ..
    "FP16 matrix, then cuBLAS"),
  fused_attention,
  first_pass,
}

calibration "serve-llama-cpp" {
  name = "llama.cpp",
  kind = "serve",
  software = "llama.cpp",
  like = "serve-local-default",
  aliases = { "Ollama", "LM Studio", "KoboldCpp", "llamafile",
    "ctransformers", "GPT4All", "ggml", "mistral.rs", "candle",
    "llama-cpp-python" },
  assume("fitted by ridgeline calibrate to xd (May 2024, " ..
    "layers split over one to eight cards), mlc (October 2023), jg, ikl and " ..
    "ipex: a queue of about 1000 launches is full after 20 to 50 " ..
    "layers, and then the host feeds no other card.  Rows that are split " ..
    "over cards meet in the host's memory") {
    link_latency = 116 * us,
    eager_overhead = 26 * us,
    stage_overhead = 200 * us,
    queued_layers = 47.4,
    narrow_queued_layers = 22.9,
  },
  cite("llama-cpp-decode", "753 of 1008 GB/s, as a share of what weights draw") {
    cache_efficiency = 84 * percent,
  },
  cite("llama-cpp-tile", "gqa_ratio > 4: ncols2 is 8") {
    cache_heads = 8,
  },
  cite("llama-cpp-products", "counted: 16 in norms, 50 in products that " ..
    "read 8-bit activations, 35 in the MLP's gate, 12 in sums") {
    token_copies = 124,
  },
  cite("llama-cpp-graphs", "not for a batch above 1, not over several") {
    graph_tokens = 1,
  },
  cite("ik-llama-moe-graphs", "for MoE models, as in mainline") {
    graph_experts = true,
  },
  assume("its default --ubatch-size") {
    pass_tokens = 512,
  },
  rest_in_8_bits,
  allocated_once,
  assume("Llama 3 8B and 70B on 8 to 80 GB cards, May 2024: what ran and " ..
    "what did not; a context and a small compute buffer") {
    runtime_overhead = 0.6 * GiB,
  },
}

-- Before experts were recorded in graphs; and before any step was.
calibration "serve-llama-cpp-2025-07" {
  name = "llama.cpp until July 2025",
  kind = "serve",
  software = "llama.cpp",
  like = "serve-llama-cpp",
  aliases = { "Ollama", "LM Studio", "KoboldCpp", "llamafile" },
  versions = "2025-06..2025-07",
  cite("ik-llama-moe-graphs", "for MoE models, as in mainline") {
    graph_experts = false,
  },
}

calibration "serve-llama-cpp-2025-05" {
  name = "llama.cpp until May 2025",
  kind = "serve",
  software = "llama.cpp",
  like = "serve-llama-cpp-2025-07",
  aliases = { "Ollama", "LM Studio", "KoboldCpp", "llamafile" },
  versions = "2025-03..2025-05",
  cite("llama-cpp-windows", "until May 2025 a window was a mask over the " ..
    "whole cache") {
    whole_windows = true,
  },
}

-- Before attention split a long cache over the whole of a card.
local in_few_blocks = cite("llama-cpp-decode", "before: 531 of 1008 GB/s") {
  cache_efficiency = 59 * percent,
}

calibration "serve-llama-cpp-2025-02" {
  name = "llama.cpp until February 2025",
  kind = "serve",
  software = "llama.cpp",
  like = "serve-llama-cpp-2025-05",
  aliases = { "Ollama", "LM Studio", "KoboldCpp", "llamafile" },
  versions = "2024-06..2025-02",
  in_few_blocks,
}

local launched = cite("llama-cpp-graphs", "merged in May 2024") {
  graph_tokens = 0,
}

local converted = cite("llama-cpp-products", "counted: 36 more than with " ..
  "8-bit activations, to convert them and what products give") {
  token_copies = 160,
}

local unpacked_to_multiply = unpacked_whole("llama-cpp-cublas", "dequantizing " ..
  "to F16 and performing the GEMM using cublas, for a batch above 32")

calibration "serve-llama-cpp-2024-05" {
  name = "llama.cpp until May 2024",
  kind = "serve",
  software = "llama.cpp",
  like = "serve-llama-cpp",
  aliases = { "Ollama", "LM Studio", "KoboldCpp", "llamafile" },
  versions = "..2024-05",
  launched,
  in_few_blocks,
  converted,
  unpacked_to_multiply,
}

-- On Intel's cards no backend records graphs, and until June 2026 products ran
-- on vector units.
calibration "serve-llama-cpp-intel" {
  name = "llama.cpp on Intel",
  kind = "serve",
  software = "llama.cpp",
  like = "serve-llama-cpp",
  aliases = { "Ollama", "LM Studio", "KoboldCpp", "llamafile" },
  architectures = { "Xe2 Battlemage" },
  cite("llama-cpp-graphs", "CUDA graphs: of CUDA's backend alone") {
    graph_tokens = 0,
  },
  converted,
  unpacked_whole("llama-cpp-sycl", "ggml_sycl_op_mul_mat_sycl: src0 to 16 " ..
    "bits, then oneDNN"),
}

calibration "serve-llama-cpp-intel-2026-05" {
  name = "llama.cpp on Intel until May 2026",
  kind = "serve",
  software = "llama.cpp",
  like = "serve-llama-cpp-intel",
  aliases = { "Ollama", "LM Studio", "KoboldCpp", "llamafile" },
  architectures = { "Xe2 Battlemage" },
  versions = "..2026-05",
  cite("llama-cpp-sycl-f16", "the default was 32-bit floats; Vulkan had no " ..
    "cooperative matrices on Intel either") {
    vector_operations = 1,
  },
}

calibration "serve-llama-cpp-python-0.2.74" {
  name = "llama-cpp-python until May 2024",
  kind = "serve",
  software = "llama-cpp-python",
  like = "serve-llama-cpp",
  versions = "..0.2.74",
  launched,
  in_few_blocks,
  converted,
  unpacked_to_multiply,
}

-- Until October 2023 narrow weights were multiplied on vector units.
calibration "serve-llama-cpp-python-0.2.11" {
  name = "llama-cpp-python until October 2023",
  kind = "serve",
  software = "llama-cpp-python",
  like = "serve-llama-cpp-python-0.2.74",
  versions = "..0.2.11",
  cite("llama-cpp-cublas", "by default a custom kernel for integer " ..
    "multiplications: four in half of an instruction's rate, and as much " ..
    "again to unpack and scale") {
    vector_operations = 1,
  },
}

calibration "serve-mlc" {
  name = "MLC LLM",
  kind = "serve",
  software = "MLC LLM",
  like = "serve-local-default",
  aliases = { "MLC" },
}

calibration "serve-gpt-fast" {
  name = "gpt-fast",
  kind = "serve",
  software = "gpt-fast",
  like = "serve-local-default",
}

local server_memory = assume("551 MB of context and 392 MB of NCCL buffers " ..
  "(AIConfigurator, before its own safety margin), and about as much for " ..
  "graphs as for NCCL") {
  runtime_overhead = 1.5 * GiB,
}

local vllm_batches = assume("its defaults: --max-num-seqs and " ..
  "--max-num-batched-tokens") {
  max_requests = 256,
  prefill_tokens = 8192,
}

calibration "serve-vllm" {
  name = "vLLM",
  kind = "serve",
  software = "vLLM",
  like = "serve-default",
  aliases = { "TGI", "text-generation-inference", "Aphrodite" },
  assume("fitted by ridgeline calibrate to vblog, gpustack, accelmark, " ..
    "vllmrecipes and engprs: the scheduler and the sampler are in Python, " ..
    "requests and text in a process beside them") {
    attention_efficiency = 65.4 * percent,
    layer_overhead = 54.1 * us,
    token_overhead = 42.3 * us,
  },
  vllm_batches,
  cite("vllm-cache-type", "--kv-cache-dtype is auto unless told: the type of " ..
    "the model") {
    narrow_cache = false,
  },
  server_memory,
}

calibration "serve-vllm-0.6" {
  name = "vLLM 0.6",
  kind = "serve",
  software = "vLLM",
  like = "serve-vllm",
  versions = "..0.7",
  assume("its first engine: qwen2, accelmark, mlc and rkbench; one process " ..
    "for requests, steps and text") {
    layer_overhead = 129 * us,
    token_overhead = 63.6 * us,
  },
  assume("prompts of any length go through at once") {
    pass_tokens = 1000000,
  },
}

calibration "serve-vllm-2023-10" {
  name = "vLLM of October 2023",
  kind = "serve",
  software = "vLLM",
  like = "serve-vllm-0.6",
  versions = "..2023-12",
  assume("without CUDA graphs, which came in 2024: mlc and rkbench") {
    layer_overhead = 367 * us,
  },
}

calibration "serve-sglang" {
  name = "SGLang",
  kind = "serve",
  software = "SGLang",
  like = "serve-default",
  assume("its default --chunked-prefill-size on large cards") {
    pass_tokens = 8192,
  },
  cite("sglang-server-arguments", "to enable FP8 KV cache quantization, add " ..
    "--kv-cache-dtype") {
    narrow_cache = false,
  },
  server_memory,
}

calibration "serve-tensorrt-llm" {
  name = "TensorRT-LLM",
  kind = "serve",
  software = "TensorRT-LLM",
  like = "serve-default",
  aliases = { "TRT-LLM", "TRTLLM", "NIM", "Optimum-NVIDIA",
    "Optimum NVIDIA" },
  cite("trtllm-perf-overview", "kv_cache_free_gpu_mem_fraction 0.95") {
    memory_fraction = 95 * percent,
    fraction_of_free = true,
  },
  assume("fitted by ridgeline calibrate to trt, qserve, gpustack, azurebg " ..
    "and rkbench: its runtime is in C++") {
    compute_efficiency = 88.2 * percent,
    layer_overhead = 40 * us,
    token_overhead = 20.8 * us,
    expert_efficiency = 75.9 * percent,
    expert_tile = 84,
  },
  cite("trtllm-gpt-oss", "MoE Backend Support Matrix: mxfp8 on B200") {
    scaled_products = true,
  },
  cite("trtllm-batches", "max_batch_size, max_num_tokens") {
    max_requests = 2048,
    prefill_tokens = 8192,
  },
  server_memory,
}

calibration "serve-tensorrt-llm-0" {
  name = "TensorRT-LLM 0",
  kind = "serve",
  software = "TensorRT-LLM",
  like = "serve-tensorrt-llm",
  aliases = { "TRT-LLM", "TRTLLM" },
  versions = "0..0.99",
  assume("Mistral 7B at 20000 tokens, five cards: rates " ..
    "are those of a cache of the whole context, whatever window its config " ..
    "states") {
    whole_windows = true,
  },
}

-- Its benchmarks ran one batch at a time until version 0.10 of June 2024.
calibration "serve-tensorrt-llm-2024-05" {
  name = "TensorRT-LLM until May 2024",
  kind = "serve",
  software = "TensorRT-LLM",
  like = "serve-tensorrt-llm",
  aliases = { "TRT-LLM", "TRTLLM" },
  versions = "..2024-05",
  cite("trtllm-memory", "If max_num_tokens is not specified, the max number " ..
    "of input tokens will be derived as max_batch_size*max_input_len") {
    prompts_reserved = true,
  },
  cite("trtllm-memory", "KV cache will by default allocate 85% of the " ..
    "remaining free GPU memory") {
    memory_fraction = 85 * percent,
  },
  cite("trtllm-static-batches", "as of v0.10: in-flight batching, no longer " ..
    "static benchmarking") {
    static_batch = true,
    pass_tokens = 1000000,
  },
  cite("trtllm-mmha", "counted: an 8-bit number is converted, which takes " ..
    "A100 as long as four multiply-adds (CUDA's guide: 16 a clock, 64), " ..
    "scaled and multiplied") {
    cache_operations = 6,
  },
}

calibration "serve-qserve" {
  name = "QServe",
  kind = "serve",
  software = "QServe",
  like = "serve-default",
  cite("qserve-attention", "counted: 13 for eight numbers to unpack and " ..
    "scale them, and 1.5 for each to multiply and sum") {
    cache_operations = 3.1,
  },
}

calibration "serve-fastertransformer" {
  name = "FasterTransformer",
  kind = "serve",
  software = "FasterTransformer",
  like = "serve-default",
  assume("GPT 1.3B, batches of 2 to 64, from the driver: scores in 16 bits " ..
    "and their wide copy") {
    score_bytes = 12.3 * B,
  },
}
