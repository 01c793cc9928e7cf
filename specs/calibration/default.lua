-- What a software stack sustains of the peaks, where nothing better is known.

calibration "serve-default" {
  name = "Serving, any stack",
  kind = "serve",
  software = "default",
  -- Work of the prompt (matrices and causal attention) over time and peak.
  assume("first tokens of 2048-token prompts in TensorRT-LLM 0.5's tables: " ..
    "36 ms for Llama 7B on an H100 in fp8 is 40 percent, 377 ms for 70B on " ..
    "four A100 in fp16 is 61 percent; the middle of the two") {
    compute_efficiency = 50 * percent,
  },
  cite("aiconfigurator-systems", "mem_bw_empirical_scaling_factor") {
    bandwidth_efficiency = 80 * percent,
  },
  cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
    link_efficiency = 80 * percent,
  },
  assume("serving stacks reduce small messages in one shot of 10 to 15 us " ..
    "on eight GPUs; a ring of eight counts 14 steps") {
    link_latency = 1 * us,
  },
  -- What is left of a token's time, a layer, when reading at 80 percent is
  -- taken off.
  assume("published times of single requests: 10 to 30 us for vLLM with an " ..
    "8B model on an H100, 36 to 48 on a B200, 44 to 72 for gpt-fast on an " ..
    "A100, 2 to 53 for ExLlama and MLC on an RTX 4090; above 100 with 4-bit " ..
    "weights in vLLM") {
    layer_overhead = 40 * us,
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
