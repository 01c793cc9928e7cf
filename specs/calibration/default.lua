-- What a software stack sustains of the peaks, where nothing better is known.

calibration "serve-default" {
  name = "Serving, any stack",
  kind = "serve",
  software = "default",
  assume("fitted by ridgeline calibrate to 674 cases of ten sources and as " ..
    "many stacks that launch no operation from Python; rounded.  Each " ..
    "source left out in turn is met within 24 percent") {
    compute_efficiency = 57 * percent,
    bandwidth_efficiency = 85 * percent,
    attention_efficiency = 35 * percent,
    unpack_bandwidth = 95 * percent,
    unpack_compute = 65 * percent,
    link_latency = 4 * us,
    layer_overhead = 50 * us,
    narrow_overhead = 24 * us,
    expert_overhead = 10 * us,
    token_copies = 12,
  },
  assume("routed experts have few tokens each: TensorRT-LLM's tables of " ..
    "versions 1.0 and 1.1 are met best where their matrices keep 40 to 60 " ..
    "percent of the rate") {
    expert_efficiency = 50 * percent,
  },
  cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
    link_efficiency = 80 * percent,
  },
  assume("an H200's 132 units sustain 85 percent of 4.8 TB/s; fewer draw " ..
    "less, as those of an H20 do in Qwen3's table of speeds") {
    unit_bandwidth = 31 * GB/s,
  },
  assume "what vLLM's --max-num-seqs is unless told" {
    max_requests = 256,
  },
  assume("551 MB of context and 392 MB of NCCL buffers (AIConfigurator, " ..
    "before its own safety margin), and about as much for graphs as for NCCL") {
    runtime_overhead = 1.5 * GiB,
  },
  cite("vllm-engine-arguments", "--gpu-memory-utilization") {
    memory_fraction = 90 * percent,
  },
  assume "servers read prompts in chunks of 2048 to 16384 tokens" {
    prefill_tokens = 8192,
  },
}

calibration "serve-eager-default" {
  name = "Serving, any eager PyTorch",
  kind = "serve",
  software = "default",
  aliases = { "PyTorch", "Torch", "Python", "Eager", "Transformers",
    "Hugging Face", "HuggingFace", "HF", "Accelerate", "LitGPT", "Lit-GPT",
    "Lightning" },
  assume("between what Qwen2.5's, Qwen3's and LitGPT's tables were fitted " ..
    "to alone: 600 to 870 us of the host a layer, and in 4 bits 230 to 920 " ..
    "more.  The mean of the others misses Qwen3's rates by 20 percent and " ..
    "LitGPT's, most of them in 4 bits of bitsandbytes, by 50") {
    host_overhead = 700 * us,
    narrow_overhead = 460 * us,
    layer_overhead = 20 * us,
    bandwidth_efficiency = 70 * percent,
    compute_efficiency = 45 * percent,
    attention_efficiency = 28 * percent,
    cache_efficiency = 16 * percent,
    stage_overhead = 20 * us,
    token_copies = 30,
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
}
