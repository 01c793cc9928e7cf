-- What a software stack sustains of the peaks, where nothing better is known.

local bus = cite("nccl-bus", "eight RTX 4090 on PCIe: 42 us, six messages deep") {
  bus_latency = 7 * us,
}

calibration "serve-default" {
  name = "Serving, any stack",
  kind = "serve",
  software = "default",
  assume("near what `ridgeline calibrate` fits to 492 cases of 25 sources " ..
    "with their names left out: servers of 2023 to 2026, and scripts " ..
    "between.  TensorRT-LLM is faster and vLLM slower at many requests, so " ..
    "the host's 42 us a token lie between what sources want, 5 to 70") {
    compute_efficiency = 69 * percent,
    energy_efficiency = 3.87 * TFLOP/J,
    bandwidth_efficiency = 85.4 * percent,
    attention_efficiency = 90 * percent,
    unpack_bandwidth = 96 * percent,
    unpack_compute = 95 * percent,
    link_latency = 10 * us,
    layer_overhead = 73.6 * us,
    token_overhead = 42 * us,
    narrow_overhead = 18.3 * us,
    expert_overhead = 10 * us,
    token_copies = 19.8,
  },
  assume("routed experts have few tokens each; fitted with the shares " ..
    "above") {
    expert_efficiency = 54.3 * percent,
  },
  cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
    link_efficiency = 80 * percent,
  },
  assume("fewer units draw less, as those of an H20 do in Qwen3's table of " ..
    "speeds; fitted with the shares above") {
    unit_bandwidth = 18.8 * GB/s,
  },
  assume "what vLLM's --max-num-seqs is unless told" {
    max_requests = 256,
  },
  assume("551 MB of context and 392 MB of NCCL buffers (AIConfigurator, " ..
    "before its own safety margin), about as much for graphs as for NCCL, and work " ..
    "space: 102 cases of 9 sources with their names left out want 2.7 GiB") {
    runtime_overhead = 2.2 * GiB,
  },
  cite("vllm-engine-arguments", "--gpu-memory-utilization") {
    memory_fraction = 90 * percent,
  },
  cite("mrgr-cuda-launch", "5 to 50 us, and 100 to 500 ms for the first: the quicker end") {
    launch_time = 20 * us,
    start_time = 100 * ms,
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
    host_overhead = 780 * us,
    narrow_overhead = 240 * us,
    layer_overhead = 18.7 * us,
    bandwidth_efficiency = 83.4 * percent,
    compute_efficiency = 43.2 * percent,
    attention_efficiency = 18.5 * percent,
    cache_efficiency = 16.3 * percent,
    stage_overhead = 20 * us,
    token_copies = 22.2,
  },
  assume("scales are unpacked and shifted by operations of their own; " ..
    "fitted with the shares above") {
    double_overhead = 581 * us,
  },
  assume("PyTorch loads kernels as they are first called: AutoAWQ's first " ..
    "pass over Mixtral takes 170 ms more than its second") {
    first_call = 200 * ms,
  },
  assume("no link was measured alone: as for any stack") {
    link_efficiency = 80 * percent,
    link_latency = 4 * us,
  },
  assume "as for Transformers" {
    runtime_overhead = 0.74 * GiB,
  },
  assume("a caching allocator leaves some of a full card in pieces; " ..
    "nothing ran above this share") {
    memory_fraction = 95 * percent,
  },
  bus,
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
  assume("fitted by `ridgeline calibrate` to 663 cases of seven sources " ..
    "with all of their names unknown: kernels of their own, launched from " ..
    "C++, scores of a prompt and what lies between its matrices written " ..
    "out in 32 bits.  A source that the fit has not seen is met within 17 " ..
    "percent") {
    compute_efficiency = 74 * percent,
    energy_efficiency = 1.5 * TFLOP/J,
    bandwidth_efficiency = 84 * percent,
    unpack_bandwidth = 100 * percent,
    unpack_compute = 70 * percent,
    cache_efficiency = 68 * percent,
    layer_overhead = 45 * us,
    narrow_overhead = 30 * us,
    token_copies = 60,
    score_traffic = 30 * B,
  },
  assume("as for any stack") {
    expert_efficiency = 50 * percent,
    expert_overhead = 10 * us,
    link_efficiency = 80 * percent,
    link_latency = 4 * us,
    unit_bandwidth = 31 * GB/s,
  },
  assume("those that were measured all do: GeForce cards run its products " ..
    "faster with 16-bit sums") {
    half_sums = true,
  },
  assume("between what the driver shows above the weights for those that " ..
    "were measured, 0.6 to 1.45 GiB") {
    runtime_overhead = 1.2 * GiB,
  },
  assume("buffers are allocated once, or a caching allocator leaves some " ..
    "of a full card in pieces") {
    memory_fraction = 95 * percent,
  },
  bus,
}
