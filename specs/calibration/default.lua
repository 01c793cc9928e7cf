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
    unit_bandwidth = 23 * GB/s,
    unpack_bandwidth = 95 * percent,
    unpack_compute = 65 * percent,
    link_latency = 4 * us,
    layer_overhead = 50 * us,
    narrow_overhead = 24 * us,
    expert_overhead = 10 * us,
    token_copies = 12,
  },
  cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
    link_efficiency = 80 * percent,
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

calibration "pretrain-default" {
  name = "Pre-training, any stack",
  kind = "pretrain",
  software = "default",
  -- MPT 7B, 2048 tokens, 8 x H100, bf16, fully sharded, nothing recomputed.
  -- The table's utilization includes communication, so this is a low figure.
  cite("llm-foundry-benchmarks", "H100 80GB BF16, 7b, 2048, 8 GPUs") {
    compute_efficiency = 46.44 * percent,
  },
  cite("aiconfigurator-systems", "mem_bw_empirical_scaling_factor") {
    bandwidth_efficiency = 80 * percent,
  },
  cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
    link_efficiency = 80 * percent,
  },
  cite("aiconfigurator-systems", "p2p_latency") {
    link_latency = 10 * us,
  },
  assume "launches overlap with the arithmetic of large batches" {
    layer_overhead = 0 * us,
  },
  assume("551 MB of context and 392 MB of NCCL buffers (AIConfigurator), " ..
    "and as much again for work space of the libraries") {
    runtime_overhead = 2 * GiB,
  },
  assume("middle of the stacks in training.lua, which lose 2 to 15 percent " ..
    "of their tensors to rounding and gaps") {
    allocator_overhead = 8 * percent,
  },
  assume "gradients of several passes are accumulated, masters in 32 bits" {
    gradients_held = true,
    param_scheme = "master",
  },
  assume "what the driver reports can be filled; the context is counted" {
    memory_fraction = 100 * percent,
  },
}

calibration "finetune-default" {
  name = "Fine-tuning, any stack",
  kind = "finetune",
  software = "default",
  -- Executed work, recomputation included, over the dense 16-bit peak.
  assume("published tokens per second of 3B to 8B models give 60 to 65 " ..
    "percent for torchtune on an A100, 60 to 85 on an RTX 4090, about 30 to " ..
    "40 for Hugging Face's trainer on an A100; between them, rounded down") {
    compute_efficiency = 50 * percent,
  },
  cite("aiconfigurator-systems", "mem_bw_empirical_scaling_factor") {
    bandwidth_efficiency = 80 * percent,
  },
  cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
    link_efficiency = 80 * percent,
  },
  cite("aiconfigurator-systems", "p2p_latency") {
    link_latency = 10 * us,
  },
  assume "launches overlap with the arithmetic of large batches" {
    layer_overhead = 0 * us,
  },
  assume("551 MB of context and 392 MB of NCCL buffers (AIConfigurator), " ..
    "and as much again for work space of the libraries") {
    runtime_overhead = 2 * GiB,
  },
  assume("middle of the stacks in training.lua, which lose 2 to 15 percent " ..
    "of their tensors to rounding and gaps") {
    allocator_overhead = 8 * percent,
  },
  assume "gradients of several passes are accumulated, masters in 32 bits" {
    gradients_held = true,
    param_scheme = "master",
  },
  assume("a 16-bit logit and four of 32 bits: cast, shifted by one token, " ..
    "log-softmax and gradient, as in the models of Hugging Face's library; " ..
    "calibrate finds 18 for fsdp_qlora and for ms-swift") {
    logit_bytes = 18 * B,
  },
  assume "what the driver reports can be filled; the context is counted" {
    memory_fraction = 100 * percent,
  },
}
