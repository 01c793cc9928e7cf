-- What a software stack sustains of the peaks, where nothing better is known.

local bus = cite("nccl-bus", "eight RTX 4090 on PCIe: 42 us, six messages deep") {
  bus_latency = 7 * us,
}

calibration "serve-default" {
  name = "Serving, any stack",
  kind = "serve",
  software = "default",
  assume("between what the tables of TensorRT-LLM, vLLM, SGLang, QServe " ..
    "and FasterTransformer were fitted to alone: 35 to 119 us of a layer, " ..
    "and units and power that leave 58 percent of an H100's peak and 51 of a " ..
    "B200's.  With all of their names unknown, `ridgeline calibrate` meets " ..
    "their single requests within 18 percent and their batches within 23") {
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
  assume("routed experts have few tokens each: TensorRT-LLM's tables of " ..
    "versions 1.0 and 1.1 are met best where their matrices keep 40 to 60 " ..
    "percent of the rate") {
    expert_efficiency = 54.3 * percent,
  },
  cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
    link_efficiency = 80 * percent,
  },
  assume("an H200's 132 units sustain 85 percent of 4.8 TB/s; fewer draw " ..
    "less, as those of an H20 do in Qwen3's table of speeds") {
    unit_bandwidth = 18.8 * GB/s,
  },
  assume "what vLLM's --max-num-seqs is unless told" {
    max_requests = 256,
  },
  assume("551 MB of context and 392 MB of NCCL buffers (AIConfigurator, " ..
    "before its own safety margin), and about as much for graphs as for NCCL") {
    runtime_overhead = 2.7 * GiB,
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
  assume("between what Qwen2.5's, Qwen3's and LitGPT's tables were fitted " ..
    "to alone: 600 to 870 us of the host a layer, and in 4 bits 230 to 920 " ..
    "more.  The mean of the others misses Qwen3's rates by 20 percent and " ..
    "LitGPT's, most of them in 4 bits of bitsandbytes, by 50") {
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
  assume("scales are unpacked and shifted by two operations more for each " ..
    "of 5 to 7 matrices, at the 20 us that one of some 35 operations of a " ..
    "layer takes the host") {
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
