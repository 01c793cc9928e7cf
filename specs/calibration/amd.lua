-- AMD Instinct.  As the defaults, but for the arithmetic: large bf16 matrices
-- reach 668.4 of 1300 TFLOP/s on an MI300X (51.4 percent) and 794.5 of 989 on
-- an H100 (80.3) in the same table, 0.64 of the H100's share.

calibration "serve-amd-instinct" {
  name = "Serving, AMD Instinct",
  kind = "serve",
  software = "default",
  architectures = { "CDNA3", "CDNA4" },
  assume("set by hand between two fits of ridgeline calibrate to 59 cases " ..
    "of sglcook, azurebg, rocmvllm and engprs, MI300X and MI355X, so that " ..
    "an MI300X sustains half of its peak, as large matrices do in Machine " ..
    "Learning Engineering; CDNA4 as CDNA3") {
    compute_efficiency = 65 * percent,
    energy_efficiency = 6 * TFLOP/J,
    attention_efficiency = 25 * percent,
  },
  cite("aiconfigurator-systems", "mem_bw_empirical_scaling_factor") {
    bandwidth_efficiency = 80 * percent,
  },
  cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
    link_efficiency = 80 * percent,
  },
  assume "set with the shares above" {
    unpack_bandwidth = 96 * percent,
    unpack_compute = 96 * percent,
    link_latency = 2.09 * us,
    layer_overhead = 62 * us,
    token_overhead = 14 * us,
    narrow_overhead = 18 * us,
    expert_overhead = 50 * us,
    expert_efficiency = 12 * percent,
    token_copies = 60,
    max_requests = 256,
  },
  assume("551 MB of context and 392 MB of NCCL buffers (AIConfigurator, " ..
    "before its own safety margin), and about as much for graphs as for NCCL") {
    runtime_overhead = 1.5 * GiB,
  },
  cite("vllm-engine-arguments", "--gpu-memory-utilization") {
    memory_fraction = 90 * percent,
  },
}

calibration "serve-vllm-amd-instinct" {
  name = "vLLM on AMD Instinct",
  kind = "serve",
  software = "vLLM",
  aliases = { "TGI", "text-generation-inference", "Aphrodite" },
  architectures = { "CDNA3", "CDNA4" },
  assume("vLLM's shares times 0.64, MI300X over H100 in Machine Learning " ..
    "Engineering's achievable matrix rates") {
    compute_efficiency = 0.64 * 50 * percent,
    attention_efficiency = 0.64 * 50 * percent,
  },
  cite("aiconfigurator-systems", "mem_bw_empirical_scaling_factor") {
    bandwidth_efficiency = 80 * percent,
  },
  assume("set by hand near a fit to 19 cases of azurebg and engprs") {
    link_efficiency = 80 * percent,
    link_latency = 3 * us,
    layer_overhead = 56 * us,
    token_overhead = 15 * us,
    narrow_overhead = 25 * us,
    token_copies = 30,
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
