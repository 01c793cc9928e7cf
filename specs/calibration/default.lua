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
