-- What a software stack sustains of the peaks, where nothing better is known.

local bus = cite("nccl-bus", "eight RTX 4090 on PCIe: 42 us, six messages deep") {
  bus_latency = 7 * us,
}

local unpacked = assume("weights below 8 bits: what physics leaves of a " ..
  "bandwidth, in servers and engines of one user alike") {
  unpack_bandwidth = 96 * percent,
}

local links = cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
  link_efficiency = 80 * percent,
}

local message = assume("fitted by ridgeline calibrate to servers whose " ..
  "layers 2 to 8 accelerators split; other stacks show no other") {
  link_latency = 3.36 * us,
}

local between = assume("fitted to servers, near what counting gives: a layer " ..
  "of Llama 3 8B with fused kernels moves 23 times its width") {
  token_copies = 21,
}

calibration "serve-default" {
  name = "Serving, any stack",
  kind = "serve",
  software = "default",
  assume("near what `ridgeline calibrate` fits to 492 cases of 25 sources " ..
    "with their names left out: servers of 2023 to 2026, and scripts " ..
    "between.  TensorRT-LLM is faster and vLLM slower at many requests, so " ..
    "the host's 42 us a token lie between what sources want, 5 to 70") {
    compute_efficiency = 71.4 * percent,
    energy_efficiency = 4.56 * TFLOP/J,
    bandwidth_efficiency = 85.1 * percent,
    attention_efficiency = 63.6 * percent,
    unpack_compute = 92.8 * percent,
    layer_overhead = 82 * us,
    token_overhead = 42.3 * us,
    narrow_overhead = 11.7 * us,
    expert_overhead = 10 * us,
  },
  assume("routed experts have few tokens each; fitted with the shares " ..
    "above") {
    expert_efficiency = 54.3 * percent,
  },
  unpacked,
  links,
  message,
  between,
  assume("between what is counted in kernels of QServe, 3.1, and of " ..
    "TensorRT-LLM, 6") {
    cache_operations = 4.5,
  },
  assume("between 31 GB/s, by which the 132 units of an H200 draw 84 " ..
    "percent of 4.8 TB/s as other cards do, and the 20 that fit an H20 of " ..
    "78 in Qwen3's table of speeds: 149 cases on H200 are 11 percent wrong " ..
    "with it and 107 on H20 22") {
    unit_bandwidth = 26 * GB/s,
  },
  cite("vllm-most-requests", "default_max_num_seqs: 1024 on cards of 70 " ..
    "GiB and more") {
    max_requests = 1024,
  },
  assume("551 MB of context and 392 MB of NCCL buffers (AIConfigurator, " ..
    "before its own safety margin), about as much for graphs as for NCCL, and work " ..
    "space: 102 cases of 9 sources with their names left out want 2.7 GiB") {
    runtime_overhead = 2.76 * GiB,
  },
  cite("vllm-engine-arguments", "--gpu-memory-utilization") {
    memory_fraction = 90 * percent,
  },
  cite("mrgr-cuda-launch", "5 to 50 us, and 100 to 500 ms for the first: the quicker end") {
    launch_time = 20 * us,
    start_time = 100 * ms,
  },
  assume("what a checkpoint asks for in 8 and 4 bits, as NVIDIA's do " ..
    "(kv_cache_quant_algo), is what a server of unknown name takes; stacks " ..
    "that keep 16 bits unless told say so") {
    narrow_cache = true,
  },
  assume "servers read prompts in chunks of 2048 to 16384 tokens" {
    prefill_tokens = 8192,
  },
  bus,
}

calibration "serve-eager-default" {
  name = "Serving, any eager PyTorch",
  kind = "serve",
  software = "default",
  aliases = { "PyTorch", "Torch", "Python", "Eager", "Transformers",
    "Hugging Face", "HuggingFace", "HF", "Accelerate", "LitGPT", "Lit-GPT",
    "Lightning", "FlexLLMGen", "FlexGen", "DeepSpeed ZeRO-Inference",
    "ZeRO-Inference" },
  assume("fitted by ridgeline calibrate to 87 cases of seven sources with " ..
    "their stacks left out, 20 percent wrong: litgpt, ooba, flexgen, " ..
    "qserve, qwen2, qwen3 and tinyc") {
    host_overhead = 793 * us,
    narrow_overhead = 223 * us,
    layer_overhead = 18.7 * us,
    bandwidth_efficiency = 76.7 * percent,
    attention_efficiency = 15.6 * percent,
    cache_efficiency = 13 * percent,
  },
  cite("ml-engineering", "Maximum Achievable Matmul FLOPS, by PyTorch's " ..
    "matmul: H100 SXM, bf16, 792.1 of 989 TFLOP/s") {
    compute_efficiency = 80.1 * percent,
  },
  cite("transformers-llama", "counted: 36 in norms, 12.5 in rotations of " ..
    "queries and keys, 17.5 in the MLP, 12 in the cache and sums") {
    token_copies = 78,
  },
  assume("scales are unpacked and shifted by operations of their own; " ..
    "fitted with the shares above") {
    double_overhead = 686 * us,
  },
  cite("mrgr-cuda-launch", "100 to 500 ms for the first call: near the " ..
    "middle by factors") {
    first_call = 200 * ms,
  },
  links,
  message,
  cite("cuda-best-practices", "pinned memory: about 12 GB/s on PCIe 3.0 x16, " ..
    "of 15.75") {
    host_efficiency = 12 / (16 * 128 / 130) * 100 * percent,
  },
  assume "as for Transformers" {
    runtime_overhead = 0.642 * GiB,
  },
  assume("a caching allocator leaves some of a full card in pieces; " ..
    "nothing ran above this share") {
    memory_fraction = 95 * percent,
  },
  bus,
}

-- Weights and what is cached of a batch that memory could not hold wait in the
-- host's.
calibration "serve-offloading-default" {
  name = "Serving, any stack whose weights wait in the host's memory",
  kind = "serve",
  software = "default",
  like = "serve-eager-default",
  aliases = { "Offloading" },
  cite("transformers-deepspeed", "ZeRO Inference places the model weights " ..
    "in CPU or NVMe memory") {
    offloads_whole = true,
  },
  cite("sheng2023", "abstract: searches where weights, activations and the " ..
    "cache of attention are stored, on accelerator, processor and disk") {
    cache_offloaded = true,
  },
  cite("flexgen-compression", "26 bytes to unpack two numbers") {
    unpacking = 13 * B,
    step_unpacking = 13 * B,
  },
}

calibration "serve-local-default" {
  name = "Serving, any engine of one user",
  kind = "serve",
  software = "default",
  aliases = { "llama.cpp", "llama-cpp-python", "Ollama", "LM Studio",
    "KoboldCpp", "llamafile", "ctransformers", "GPT4All", "ggml",
    "mistral.rs", "candle", "CTranslate2", "tinygrad", "MLC", "ExLlama",
    "ExLlamaV2", "ExLlama2", "ExLlamaV3", "TabbyAPI", "AutoAWQ",
    "gpt-fast" },
  assume("fitted by `ridgeline calibrate` to 678 cases of nine sources " ..
    "with all of their names unknown: kernels of their own, launched from " ..
    "C++, scores of a prompt written out in 32 bits.  A source that the fit " ..
    "has not seen is met within 17 percent") {
    compute_efficiency = 91.2 * percent,
    energy_efficiency = 2.72 * TFLOP/J,
    bandwidth_efficiency = 89.1 * percent,
    cache_efficiency = 49.1 * percent,
    layer_overhead = 31 * us,
    narrow_overhead = 23.8 * us,
    score_traffic = 25 * B,
  },
  cite("transformers-llama", "counted, as for eager PyTorch: most keep " ..
    "activations in 16 bits") {
    token_copies = 78,
  },
  cite("llama-cpp-mmq", "what four printed rates leave its products of the " ..
    "16-bit ones: 52 percent for Q5_K and 53 for Q6_K on RTX 3090, 73 for " ..
    "Q2_K and all for Q4_0 on RTX 4090; their geometric mean") {
    unpack_compute = 68 * percent,
  },
  unpacked,
  links,
  message,
  assume("as for any stack") {
    expert_efficiency = 92 * percent,
    expert_overhead = 12.5 * us,
    unit_bandwidth = 12.4 * GB/s,
  },
  assume("those that were measured all do: GeForce cards run its products " ..
    "faster with 16-bit sums") {
    half_sums = true,
  },
  assume("between what the driver shows above the weights for those that " ..
    "were measured, 0.6 to 1.45 GiB") {
    runtime_overhead = 1.42 * GiB,
  },
  assume("buffers are allocated once, or a caching allocator leaves some " ..
    "of a full card in pieces") {
    memory_fraction = 95 * percent,
  },
  bus,
}
