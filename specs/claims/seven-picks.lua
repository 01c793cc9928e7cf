-- What a guide of seven picks for 2024 states, and how each
-- statement is tested.  Paraphrased; ids are those of the list it came from.

source "guide-seven-picks" {
  title = "Best GPU for machine learning, seven picks for 2024",
  note = "Many of its citations could not be found.",
}

claim "seed001-c01" {
  says =
    "GPU choice rests on memory bandwidth, tensor acceleration, software " ..
    "maturity and measured throughput rather than headline specs",
  topic = "recommendation",
  subject = "any GPU",
  quantity = "criteria",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "Intro") {
    stated = "bw;tensor;software;throughput",
  },
}

claim "seed001-c02" {
  says = "The right GPU shortens training by 40 to 70 percent",
  topic = "compute",
  subject = "right vs wrong GPU",
  quantity = "training time saved",
  basis = "model",
  compare = "within",
  test =
    "1 - accelerator 'a100-sxm4-80gb'.dense.bf16 / " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16",
  note = "From A100 to H100, the peaks.",
  cite("guide-seven-picks", "Intro") {
    stated = "0.40..0.70",
  },
}

claim "seed001-c03" {
  says = "The title promises seven picks for 2024",
  topic = "market",
  subject = "guide",
  quantity = "picks",
  basis = "fact",
  untestable =
    "about the text of the guide: it promises seven and ends on four",
  cite("guide-seven-picks", "Intro") {
    stated = "7 GPUs",
  },
}

claim "seed001-c04" {
  says = "ML work is strongly bound by memory and compute",
  topic = "compute",
  subject = "ML workloads",
  quantity = "bound",
  basis = "model",
  test =
    "2 * FLOP / (2 * B) < roof_ridge_point(accelerator " ..
    "'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth) and " ..
    "roof_intensity(work_matmul(7e9, 4096, 2 * FLOP), mem_weights(7e9, 2 " ..
    "* B)) > roof_ridge_point(accelerator 'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth)",
  cite("guide-seven-picks", "Why GPU selection") {
    stated = "true",
  },
}

claim "seed001-c05" {
  says =
    "A GPU is a parallel low-precision engine for GEMM, FMA and sparse " ..
    "tensor work",
  topic = "compute",
  subject = "GPU",
  quantity = "core ops",
  basis = "fact",
  test =
    "accelerator 'h100-sxm5-80gb'.dense.fp8 > " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16 and " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16 > " ..
    "accelerator 'h100-sxm5-80gb'.vector.fp32 and " ..
    "accelerator 'h100-sxm5-80gb'.sparse.bf16 > " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16",
  note =
    "Fewer bits, products of matrices and structured zeros each raise " ..
    "the rate.",
  cite("guide-seven-picks", "Why GPU selection") {
    stated = "true",
  },
}

claim "seed001-c06" {
  says =
    "Over 92 percent of production AI training clusters run on GPUs, " ..
    "credited to NVIDIA",
  topic = "market",
  subject = "training clusters",
  quantity = "GPU share",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "Why GPU selection") {
    stated = "0.92 fraction",
  },
}

claim "seed001-c07" {
  says =
    "Choosing the GPU is framed as the top hardware decision for " ..
    "engineers",
  topic = "recommendation",
  subject = "any",
  quantity = "importance",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "Why GPU selection") {
    stated = "1",
  },
}

claim "seed001-c08" {
  says =
    "Pretraining, diffusion inference and reinforcement-learning " ..
    "simulation are named as the heaviest cases",
  topic = "recommendation",
  subject = "three workloads",
  quantity = "examples",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "Why GPU selection") {
    stated = "3 workloads",
  },
}

claim "seed001-c09" {
  says =
    "Bandwidth such as 2 TB/s against 600 GB/s avoids attention " ..
    "bottlenecks",
  topic = "bandwidth",
  subject = "HBM vs GDDR",
  quantity = "memory bandwidth",
  basis = "model",
  test =
    "roof_rate(312 * TFLOP / s, 2 * TB / s, 1 * FLOP / B) > roof_rate(312 " ..
    "* TFLOP / s, 600 * GB / s, 1 * FLOP / B)",
  note =
    "Where attention reads a cache; fused attention in training waits " ..
    "for compute.",
  cite("guide-seven-picks", "Anatomy") {
    stated = "true",
  },
}

claim "seed001-c10" {
  says =
    "AI units natively run FP16, BF16, INT8 and FP8 with hardware " ..
    "sparsity",
  topic = "precision",
  subject = "NVIDIA/AMD/Intel accelerators",
  quantity = "precisions",
  basis = "fact",
  test =
    "given(accelerator 'a100-sxm4-80gb'.dense.fp8) and given(accelerator " ..
    "'arc-b580'.dense.fp8) and given(accelerator " ..
    "'h100-sxm5-80gb'.dense.fp8)",
  note = "A100 and B580 have no FP8 units.",
  expect = "disagrees",
  cite("guide-seven-picks", "Anatomy") {
    stated = "true",
  },
}

claim "seed001-c11" {
  says = "NVLink 4.0 gives up to 1.8 TB/s in both directions together",
  topic = "interconnect",
  subject = "H100 NVLink 4",
  quantity = "link bandwidth",
  basis = "fact",
  test = "2 * accelerator 'h100-sxm5-80gb'.link_bandwidth",
  note = "1.8 TB/s is NVLink 5.",
  expect = "disagrees",
  cite("guide-seven-picks", "Anatomy") {
    stated = "1.8 TB/s",
  },
}

claim "seed001-c12" {
  says =
    "Infinity Fabric and CXL 2.0 are listed beside NVLink as multi-GPU " ..
    "fabrics",
  topic = "interconnect",
  subject = "AMD; Intel",
  quantity = "fabric",
  basis = "fact",
  test =
    "has(accelerator 'mi300x'.link, 'Infinity Fabric') and " ..
    "has(accelerator 'gaudi3'.link, 'CXL')",
  note = "Gaudi scales by Ethernet.",
  expect = "disagrees",
  cite("guide-seven-picks", "Anatomy") {
    stated = "true",
  },
}

claim "seed001-c13" {
  says =
    "Fast interconnect makes multi-GPU scaling efficient without PCIe " ..
    "limits",
  topic = "interconnect",
  subject = "multi-GPU",
  quantity = "scaling",
  basis = "model",
  compare = "at_least",
  test =
    "6 * FLOP * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) / (6 * FLOP * 7e9 * 8192 / " ..
    "(0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) + " ..
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-sxm5-80gb'.link_bandwidth, 1, 0 * s))",
  note =
    "Efficient is read as four fifths. The share of the peak sustained, " ..
    "40 percent, and a ring without latency are assumptions in the test.",
  cite("guide-seven-picks", "Anatomy") {
    stated = "0.8",
  },
}

claim "seed001-c14" {
  says = "RTX 4090 bandwidth is stated as 1,321 GB/s",
  topic = "bandwidth",
  subject = "RTX 4090",
  quantity = "memory bandwidth",
  basis = "fact",
  test = "accelerator 'rtx-4090'.memory_bandwidth",
  note = "1,321 is its rate with sparse 8-bit numbers, in TOPS.",
  expect = "disagrees",
  cite("guide-seven-picks", "Consumer GPUs fall short") {
    stated = "1321 GB/s",
  },
}

claim "seed001-c15" {
  says = "RTX 4090 FP16 is 82.6 TFLOPS",
  topic = "compute",
  subject = "RTX 4090",
  quantity = "FP16",
  basis = "fact",
  test = "accelerator 'rtx-4090'.dense.fp16",
  note = "82.6 is the rate of the vector units.",
  expect = "disagrees",
  cite("guide-seven-picks", "Consumer GPUs fall short") {
    stated = "82.6 TFLOP/s",
  },
}

claim "seed001-c16" {
  says = "24 GB is too small to fine-tune all weights of a 70B Llama",
  topic = "memory",
  subject = "RTX 4090; Llama 3 70B full FT",
  quantity = "VRAM need",
  basis = "model",
  compare = "at_least",
  test =
    "peer_states(model 'llama-3-70b'.parameters, 2 * B, 2 * B, 12 * B, 1, " ..
    "1, 1)",
  expect = "agrees",
  cite("guide-seven-picks", "Consumer GPUs fall short") {
    stated = "24 GB",
  },
}

claim "seed001-c17" {
  says = "RTX 4090 uses PCIe 4.0 x16",
  topic = "interconnect",
  subject = "RTX 4090",
  quantity = "bus",
  basis = "fact",
  test = "has(accelerator 'rtx-4090'.link, 'PCIe 4.0 x16')",
  expect = "agrees",
  cite("guide-seven-picks", "Consumer GPUs fall short") {
    stated = "true",
  },
}

claim "seed001-c18" {
  says = "PCIe 4.0 badly limits data-parallel training on 4090s",
  topic = "interconnect",
  subject = "multi RTX 4090 DDP",
  quantity = "bottleneck",
  basis = "model",
  compare = "at_least",
  test =
    "link_ring_all_reduce(14e9 * B, 4, " ..
    "accelerator 'rtx-4090'.pcie_bandwidth, 1, 0 * s) / (6 * FLOP * 7e9 * " ..
    "4096 / (0.4 * accelerator 'rtx-4090'.dense.bf16) + " ..
    "link_ring_all_reduce(14e9 * B, 4, " ..
    "accelerator 'rtx-4090'.pcie_bandwidth, 1, 0 * s))",
  note =
    "Badly is read as a fifth of the time or more. The share of the peak " ..
    "sustained, 40 percent, and a ring without latency are assumptions " ..
    "in the test.",
  cite("guide-seven-picks", "Consumer GPUs fall short") {
    stated = "0.2",
  },
}

claim "seed001-c19" {
  says =
    "MLPerf Training v3.1 shows the 4090 at 38 percent of an H100 on " ..
    "ResNet-50 at scale",
  topic = "compute",
  subject = "RTX 4090 vs H100 SXM, ResNet-50",
  quantity = "relative throughput",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "Consumer GPUs fall short") {
    stated = "0.38 fraction",
  },
}

claim "seed001-c20" {
  says = "The 4090 and H100 have similar theoretical FP16",
  topic = "compute",
  subject = "RTX 4090 vs H100",
  quantity = "FP16 ratio",
  basis = "fact",
  compare = "about",
  test =
    "accelerator 'rtx-4090'.dense.fp16 / " ..
    "accelerator 'h100-sxm5-80gb'.dense.fp16",
  expect = "disagrees",
  cite("guide-seven-picks", "Consumer GPUs fall short") {
    stated = "1.0",
  },
}

claim "seed001-c21" {
  says = "RTX 4090 has no NVLink",
  topic = "interconnect",
  subject = "RTX 4090",
  quantity = "NVLink",
  basis = "fact",
  test = "not has(accelerator 'rtx-4090'.link, 'NVLink')",
  expect = "agrees",
  cite("guide-seven-picks", "Consumer GPUs fall short") {
    stated = "true",
  },
}

claim "seed001-c22" {
  says = "RTX 4090 lacks FP8 and structured sparsity",
  topic = "precision",
  subject = "RTX 4090",
  quantity = "FP8;sparsity",
  basis = "fact",
  test = "given(accelerator 'rtx-4090'.dense.fp8)",
  expect = "disagrees",
  cite("guide-seven-picks", "Consumer GPUs fall short") {
    stated = "false",
  },
}

claim "seed001-c23" {
  says = "The gap is said to hold over 12 MLPerf workloads",
  topic = "compute",
  subject = "MLPerf Training v3.1",
  quantity = "workloads",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "Consumer GPUs fall short") {
    stated = "12 benchmarks",
  },
}

claim "seed001-c24" {
  says =
    "CUDA is the de facto standard and 97 percent of framework models " ..
    "are tuned for it",
  topic = "software",
  subject = "PyTorch;TensorFlow;JAX",
  quantity = "CUDA-optimised share",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "Software stack") {
    stated = "0.97 fraction",
  },
}

claim "seed001-c25" {
  says = "ROCm is credited with PyTorch 2.3+ plus Transformers support",
  topic = "software",
  subject = "ROCm",
  quantity = "framework support",
  basis = "fact",
  untestable = "no record says what this stack or tool runs there",
  cite("guide-seven-picks", "Software stack") {
    stated = "true",
  },
}

claim "seed001-c26" {
  says = "ROCm drivers are erratic for multi-node training on Ubuntu 24.04",
  topic = "software",
  subject = "ROCm on Ubuntu 24.04",
  quantity = "stability",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "Software stack") {
    stated = "inconsistent",
  },
}

claim "seed001-c27" {
  says = "Intel oneAPI lacks full FlashAttention-2 and vLLM support",
  topic = "software",
  subject = "Intel oneAPI",
  quantity = "support",
  basis = "fact",
  test =
    "is(support 'vllm-arc'.state, 'partial') and is(support " ..
    "'vllm-gaudi'.state, 'partial') and not has(support " ..
    "'flash-attention-2'.architectures, " ..
    "accelerator 'arc-b580'.architecture)",
  cite("guide-seven-picks", "Software stack") {
    stated = "true",
  },
}

claim "seed001-c28" {
  says =
    "89 percent of researchers rank CUDA compatibility over raw specs, " ..
    "credited to a Stanford AI Index survey",
  topic = "software",
  subject = "researchers",
  quantity = "share",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "Software stack") {
    stated = "0.89 fraction",
  },
}

claim "seed001-c29" {
  says = "Validation must span firmware, drivers, libraries and frameworks",
  topic = "software",
  subject = "any GPU",
  quantity = "stack layers",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "Software stack") {
    stated = "4 layers",
  },
}

claim "seed001-c30" {
  says = "H100 launched in Q4 2022",
  topic = "market",
  subject = "H100",
  quantity = "launch",
  basis = "fact",
  test =
    "accelerator 'h100-sxm5-80gb'.launched >= '2022-10-01' and " ..
    "accelerator 'h100-sxm5-80gb'.launched <= '2022-12-31'",
  note = "The record has the day of full production, 20 September 2022.",
  cite("guide-seven-picks", "H100") {
    stated = "true",
  },
}

claim "seed001-c31" {
  says = "H100 is the most validated and software-tuned accelerator",
  topic = "software",
  subject = "H100",
  quantity = "rank",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "H100") {
    stated = "1",
  },
}

claim "seed001-c32" {
  says = "H100 is Hopper on TSMC 4N",
  topic = "compute",
  subject = "H100",
  quantity = "process",
  basis = "fact",
  test = "is(accelerator 'h100-sxm5-80gb'.architecture, 'Hopper')",
  note = "The process is no field.",
  expect = "agrees",
  cite("guide-seven-picks", "H100") {
    stated = "true",
  },
}

claim "seed001-c33" {
  says = "H100 has 3.35 TB/s HBM3",
  topic = "bandwidth",
  subject = "H100 SXM",
  quantity = "memory bandwidth",
  basis = "fact",
  test = "accelerator 'h100-sxm5-80gb'.memory_bandwidth",
  expect = "agrees",
  cite("guide-seven-picks", "H100") {
    stated = "3.35 TB/s",
  },
}

claim "seed001-c34" {
  says = "H100 is credited with 4x A100 throughput in FP8",
  topic = "precision",
  subject = "H100 vs A100",
  quantity = "FP8 ratio",
  basis = "fact",
  compare = "about",
  test =
    "accelerator 'h100-sxm5-80gb'.dense.fp8 / " ..
    "accelerator 'a100-sxm4-80gb'.dense.fp16",
  note = "A100 has no FP8; against its 16-bit rate.",
  expect = "disagrees",
  cite("guide-seven-picks", "H100") {
    stated = "4",
  },
}

claim "seed001-c35" {
  says = "DPX instructions speed attention layers by up to 6x",
  topic = "compute",
  subject = "H100 DPX",
  quantity = "attention speed-up",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "H100") {
    stated = "6 x",
  },
}

claim "seed001-c36" {
  says =
    "The Transformer Engine switches between FP16 and FP8 dynamically in " ..
    "both passes",
  topic = "precision",
  subject = "H100 Transformer Engine",
  quantity = "precision mode",
  basis = "fact",
  test =
    "has(support 'transformer-engine-fp8'.architectures, " ..
    "accelerator 'h100-sxm5-80gb'.architecture) and given(accelerator " ..
    "'h100-sxm5-80gb'.dense.fp8) and given(accelerator " ..
    "'h100-sxm5-80gb'.dense.fp16)",
  note =
    "Which of both a layer takes is decided as it runs; that both run " ..
    "there is on record.",
  cite("guide-seven-picks", "Hopper architecture") {
    stated = "true",
  },
}

claim "seed001-c37" {
  says = "It doubles throughput while staying numerically stable",
  topic = "precision",
  subject = "H100 Transformer Engine",
  quantity = "speed-up",
  basis = "model",
  test =
    "accelerator 'h100-sxm5-80gb'.dense.fp8 / " ..
    "accelerator 'h100-sxm5-80gb'.dense.fp16",
  cite("guide-seven-picks", "Hopper architecture") {
    stated = "2",
  },
}

claim "seed001-c38" {
  says =
    "DPX helps dynamic programming in reinforcement learning and graph " ..
    "networks",
  topic = "compute",
  subject = "H100 DPX",
  quantity = "use",
  basis = "fact",
  untestable = "a property of the architecture that is not on record here",
  cite("guide-seven-picks", "Hopper architecture") {
    stated = "RL;GNN",
  },
}

claim "seed001-c39" {
  says = "H100 pretrains Llama 2 70B 2.8x faster than A100",
  topic = "compute",
  subject = "H100 vs A100, Llama 2 70B",
  quantity = "speed-up",
  basis = "model",
  compare = "ceiling",
  test =
    "accelerator 'h100-sxm5-80gb'.dense.bf16 / " ..
    "accelerator 'a100-sxm4-80gb'.dense.bf16",
  cite("guide-seven-picks", "Hopper architecture") {
    stated = "2.8",
  },
}

claim "seed001-c40" {
  says = "H100 pretrains Llama 2 70B 1.9x faster than MI300X",
  topic = "compute",
  subject = "H100 vs MI300X, Llama 2 70B",
  quantity = "speed-up",
  basis = "benchmark",
  compare = "ceiling",
  test =
    "span(accelerator 'h100-sxm5-80gb'.memory_bandwidth / " ..
    "accelerator 'mi300x'.memory_bandwidth, " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16 / " ..
    "accelerator 'mi300x'.dense.bf16)",
  note =
    "At equal shares of the peaks; only a far worse software stack could " ..
    "do this.",
  cite("guide-seven-picks", "Hopper architecture") {
    stated = "1.9",
  },
}

claim "seed001-c41" {
  says = "The three compared parts draw similar power",
  topic = "power",
  subject = "H100; A100; MI300X",
  quantity = "TDP",
  basis = "fact",
  compare = "about",
  test =
    "span(accelerator 'a100-sxm4-80gb'.power, accelerator 'mi300x'.power) " ..
    "/ accelerator 'h100-sxm5-80gb'.power",
  expect = "disagrees",
  cite("guide-seven-picks", "Hopper architecture") {
    stated = "1.0",
  },
}

claim "seed001-c42" {
  says = "H100 SXM5 has 80 GB HBM3",
  topic = "memory",
  subject = "H100 SXM",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'h100-sxm5-80gb'.memory_nominal",
  expect = "agrees",
  cite("guide-seven-picks", "Memory architecture") {
    stated = "80 GB",
  },
}

claim "seed001-c43" {
  says = "H100 bandwidth is almost three times the A100 HBM2e figure",
  topic = "bandwidth",
  subject = "H100 vs A100",
  quantity = "bandwidth ratio",
  basis = "fact",
  compare = "about",
  test =
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth / " ..
    "accelerator 'a100-sxm4-80gb'.memory_bandwidth",
  expect = "disagrees",
  cite("guide-seven-picks", "Memory architecture") {
    stated = "3",
  },
}

claim "seed001-c44" {
  says = "HBM3 has on-die ECC",
  topic = "reliability",
  subject = "HBM3",
  quantity = "on-die ECC",
  basis = "fact",
  test = "is(accelerator 'h100-sxm5-80gb'.ecc, 'yes')",
  expect = "agrees",
  cite("guide-seven-picks", "Memory architecture") {
    stated = "true",
  },
}

claim "seed001-c45" {
  says = "HBM3 doubles memory density",
  topic = "memory",
  subject = "HBM3",
  quantity = "density ratio",
  basis = "fact",
  untestable =
    "a density is that of a die; what a card is sold with says nothing of it",
  cite("guide-seven-picks", "Memory architecture") {
    stated = "2 x",
  },
}

claim "seed001-c46" {
  says = "HBM3 natively supports CXL 1.1 pooling between nodes",
  topic = "interconnect",
  subject = "HBM3/H100",
  quantity = "CXL",
  basis = "fact",
  test = "has(accelerator 'h100-sxm5-80gb'.link, 'CXL')",
  expect = "disagrees",
  cite("guide-seven-picks", "Memory architecture") {
    stated = "true",
  },
}

claim "seed001-c47" {
  says = "NVLink 4 joins H100s across nodes at 1.8 TB/s",
  topic = "interconnect",
  subject = "H100 NVLink 4",
  quantity = "link bandwidth",
  basis = "fact",
  test = "2 * accelerator 'h100-sxm5-80gb'.link_bandwidth",
  note = "And inside a node; across nodes it is InfiniBand or Ethernet.",
  expect = "disagrees",
  cite("guide-seven-picks", "Memory architecture") {
    stated = "1.8 TB/s",
  },
}

claim "seed001-c48" {
  says =
    "Megatron-LM on H100 is said to weak-scale nearly linearly to 256 " ..
    "GPUs",
  topic = "scaling",
  subject = "H100 cluster",
  quantity = "weak-scaling GPUs",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "Memory architecture") {
    stated = "256 GPUs",
  },
}

claim "seed001-c49" {
  says = "A100 clusters flatten at 128 GPUs from link saturation",
  topic = "scaling",
  subject = "A100 cluster",
  quantity = "plateau",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "Memory architecture") {
    stated = "128 GPUs",
  },
}

claim "seed001-c50" {
  says = "AWS p5, Azure ND H100 v5 and GCP A3 are H100 offerings",
  topic = "market",
  subject = "AWS p5; Azure ND H100 v5; GCP A3",
  quantity = "GPU",
  basis = "fact",
  test =
    "is(host 'p5-48xlarge'.accelerator, 'h100-sxm5-80gb') and is(host " ..
    "'nd96isr-h100-v5'.accelerator, 'h100-sxm5-80gb') and is(host " ..
    "'a3-highgpu-8g'.accelerator, 'h100-sxm5-80gb')",
  expect = "agrees",
  cite("guide-seven-picks", "Adoption and ROI") {
    stated = "true",
  },
}

claim "seed001-c51" {
  says = "Cohere, Anthropic and Hugging Face standardised on H100",
  topic = "market",
  subject = "named firms",
  quantity = "standard GPU",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "Adoption and ROI") {
    stated = "H100",
  },
}

claim "seed001-c52" {
  says =
    "An IDC Total Economic Impact study finds 53 percent lower " ..
    "fine-tuning cost per epoch on H100",
  topic = "cost",
  subject = "H100 vs A100",
  quantity = "cost per epoch saving",
  basis = "model",
  compare = "ceiling",
  test =
    "1 - least(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand', provider = 'runpod' }) / least(offer.price, { " ..
    "accelerator = 'a100-sxm4-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' }) / (accelerator 'h100-sxm5-80gb'.dense.bf16 / " ..
    "accelerator 'a100-sxm4-80gb'.dense.bf16)",
  note = "The most that the ratio of peaks leaves at the rents on record.",
  cite("guide-seven-picks", "Adoption and ROI") {
    stated = "0.53",
  },
}

claim "seed001-c53" {
  says = "The same study gives 4.2x faster time to insight",
  topic = "compute",
  subject = "H100 vs A100",
  quantity = "speed-up",
  basis = "benchmark",
  compare = "ceiling",
  test =
    "accelerator 'h100-sxm5-80gb'.dense.fp8 / " ..
    "accelerator 'a100-sxm4-80gb'.dense.bf16",
  note = "Only with FP8; in 16 bits the peaks allow 3.2.",
  cite("guide-seven-picks", "Adoption and ROI") {
    stated = "4.2",
  },
}

claim "seed001-c54" {
  says = "H100 list price is $30,000 or more",
  topic = "cost",
  subject = "H100",
  quantity = "price",
  basis = "fact",
  compare = "at_least",
  test = "accelerator 'h100-sxm5-80gb'.list_price",
  expect = "agrees",
  cite("guide-seven-picks", "Adoption and ROI") {
    stated = "30000 USD",
  },
}

claim "seed001-c55" {
  says = "H100 TDP is 700 W",
  topic = "power",
  subject = "H100 SXM",
  quantity = "TDP",
  basis = "fact",
  test = "accelerator 'h100-sxm5-80gb'.power",
  expect = "agrees",
  cite("guide-seven-picks", "Adoption and ROI") {
    stated = "700 W",
  },
}

claim "seed001-c56" {
  says =
    "Price and power make H100 impractical for individuals and small labs",
  topic = "recommendation",
  subject = "individual/small lab",
  quantity = "H100 suitable",
  basis = "rule",
  test = "wins('qlora-8b', 'student', 'h100-sxm5-80gb')",
  note = "As this guide's student, who rents.",
  cite("guide-seven-picks", "Adoption and ROI") {
    stated = "false",
  },
}

claim "seed001-c57" {
  says = "MI300X launched in Q2 2023",
  topic = "market",
  subject = "MI300X",
  quantity = "launch",
  basis = "fact",
  test =
    "accelerator 'mi300x'.launched >= '2023-04-01' and " ..
    "accelerator 'mi300x'.launched <= '2023-06-30'",
  expect = "disagrees",
  cite("guide-seven-picks", "MI300X") {
    stated = "true",
  },
}

claim "seed001-c58" {
  says = "MI300X has 192 GB HBM3",
  topic = "memory",
  subject = "MI300X",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'mi300x'.memory_nominal",
  expect = "agrees",
  cite("guide-seven-picks", "MI300X") {
    stated = "192 GB",
  },
}

claim "seed001-c59" {
  says = "That is the highest of any GPU",
  topic = "memory",
  subject = "MI300X",
  quantity = "VRAM rank",
  basis = "fact",
  test =
    "top(accelerator.memory_nominal, { launched = { below = '2024-07-01' " ..
    "} })",
  note = "Until MI325X, late in 2024.",
  expect = "agrees",
  cite("guide-seven-picks", "MI300X") {
    stated = "mi300x",
  },
}

claim "seed001-c60" {
  says = "MI300X has 5.3 TB/s",
  topic = "bandwidth",
  subject = "MI300X",
  quantity = "memory bandwidth",
  basis = "fact",
  test = "accelerator 'mi300x'.memory_bandwidth",
  expect = "agrees",
  cite("guide-seven-picks", "MI300X") {
    stated = "5.3 TB/s",
  },
}

claim "seed001-c61" {
  says = "MI300X combines eight compute and six memory chiplets",
  topic = "compute",
  subject = "MI300X",
  quantity = "chiplets",
  basis = "fact",
  test =
    "is(accelerator 'mi300x'.compute_dies, 8) and is(accelerator " ..
    "'mi300x'.memory_stacks, 6)",
  note = "Eight stacks of memory and four dies for input and output.",
  cite("guide-seven-picks", "MI300X") {
    stated = "true",
  },
}

claim "seed001-c62" {
  says =
    "MI300X targets memory-bound inference and RAG where capacity beats " ..
    "compute",
  topic = "recommendation",
  subject = "MI300X",
  quantity = "recommended for",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "MI300X") {
    stated = "inference;RAG",
  },
}

claim "seed001-c63" {
  says =
    "MI300X is the first accelerator to seriously challenge NVIDIA, on " ..
    "capacity and AI-first design",
  topic = "market",
  subject = "MI300X",
  quantity = "challenger",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "MI300X") {
    stated = "true",
  },
}

claim "seed001-c64" {
  says = "MI300X bandwidth is close to 1.6x the H100",
  topic = "bandwidth",
  subject = "MI300X vs H100",
  quantity = "bandwidth ratio",
  basis = "fact",
  compare = "about",
  test =
    "accelerator 'mi300x'.memory_bandwidth / " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth",
  expect = "agrees",
  cite("guide-seven-picks", "MI300X chiplet") {
    stated = "1.6",
  },
}

claim "seed001-c65" {
  says = "MI300X uses Infinity Cache with stacked HBM3",
  topic = "memory",
  subject = "MI300X",
  quantity = "Infinity Cache",
  basis = "fact",
  test =
    "given(accelerator 'mi300x'.cache) and has(accelerator " ..
    "'mi300x'.memory_type, 'HBM3')",
  cite("guide-seven-picks", "MI300X chiplet") {
    stated = "true",
  },
}

claim "seed001-c66" {
  says = "Quantized Llama 3 405B inference fits one MI300X node",
  topic = "memory",
  subject = "Llama 3.1 405B on 8x MI300X",
  quantity = "VRAM need",
  basis = "model",
  test =
    "predict{ kind = 'serve', quantity = 'fits', " ..
    "model = 'llama-3.1-405b', weight_format = 'fp8', batch = 1, " ..
    "input_len = 2048, output_len = 128, accelerator = 'mi300x', " ..
    "count = 8 }",
  cite("guide-seven-picks", "MI300X chiplet") {
    stated = "true",
  },
}

claim "seed001-c67" {
  says = "The same is impossible on dual-H100 systems",
  topic = "memory",
  subject = "405B on 2x H100",
  quantity = "VRAM need",
  basis = "model",
  test =
    "not predict{ kind = 'serve', quantity = 'fits', " ..
    "model = 'llama-3.1-405b', weight_format = 'awq', batch = 1, " ..
    "input_len = 2048, output_len = 128, accelerator = 'h100-sxm5-80gb', " ..
    "count = 2 }",
  note = "Eight of them hold it in FP8.",
  cite("guide-seven-picks", "MI300X chiplet") {
    stated = "true",
  },
}

claim "seed001-c68" {
  says =
    "At batch 32 in FP16 a 70B Llama is said to decode 2.1x faster on " ..
    "MI300X than on H100 (AnandTech)",
  topic = "cost",
  subject = "MI300X vs H100, 70B FP16 b32",
  quantity = "throughput ratio",
  basis = "benchmark",
  compare = "ceiling",
  test =
    "accelerator 'mi300x'.memory_bandwidth / " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth",
  note = "At equal counts, and one H100 does not hold the weights.",
  cite("guide-seven-picks", "MI300X chiplet") {
    stated = "2.1",
  },
}

claim "seed001-c69" {
  says = "ROCm 6.1 adds full PyTorch 2.3, FlashAttention-2 and vLLM support",
  topic = "software",
  subject = "ROCm 6.1",
  quantity = "support",
  basis = "fact",
  untestable = "no record says what this stack or tool runs there",
  cite("guide-seven-picks", "ROCm maturity") {
    stated = "PyTorch2.3;FA2;vLLM",
  },
}

claim "seed001-c70" {
  says = "ZeRO-3 scales 15 to 22 percent worse on ROCm than CUDA",
  topic = "scaling",
  subject = "MI300X vs CUDA, ZeRO-3",
  quantity = "efficiency gap",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "ROCm maturity") {
    stated = "0.15..0.22 fraction",
  },
}

claim "seed001-c71" {
  says = "QAT flows such as AWQ and GPTQ are less stable on ROCm",
  topic = "precision",
  subject = "ROCm",
  quantity = "AWQ/GPTQ stability",
  basis = "fact",
  untestable =
    "a precision path of one stack; which software supports what is not " ..
    "on record here",
  cite("guide-seven-picks", "ROCm maturity") {
    stated = "lower",
  },
}

claim "seed001-c72" {
  says = "Custom CUDA kernels need real refactoring to port",
  topic = "software",
  subject = "ROCm porting",
  quantity = "effort",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "ROCm maturity") {
    stated = "non-trivial",
  },
}

claim "seed001-c73" {
  says =
    "A 2024 MLCommons inference result puts MI300X at 94 percent of H100 " ..
    "on SDXL",
  topic = "compute",
  subject = "MI300X vs H100 SDXL",
  quantity = "relative throughput",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "ROCm maturity") {
    stated = "0.94 fraction",
  },
}

claim "seed001-c74" {
  says = "The same benchmark puts MI300X at 78 percent on BERT-Large training",
  topic = "compute",
  subject = "MI300X vs H100 BERT train",
  quantity = "relative throughput",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "ROCm maturity") {
    stated = "0.78 fraction",
  },
}

claim "seed001-c75" {
  says = "The BERT gap is blamed on weaker GEMM libraries than cuBLAS",
  topic = "software",
  subject = "MI300X; ROCm BLAS",
  quantity = "GEMM efficiency",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "ROCm maturity") {
    stated = "lower fraction",
  },
}

claim "seed001-c76" {
  says = "MI300X is priced about $15,000",
  topic = "cost",
  subject = "MI300X",
  quantity = "price",
  basis = "fact",
  compare = "about",
  test = "accelerator 'mi300x'.list_price",
  expect = "agrees",
  cite("guide-seven-picks", "MI300X cost and power") {
    stated = "15000 USD",
  },
}

claim "seed001-c77" {
  says = "MI300X gives 1.8x more memory per dollar than H100",
  topic = "cost",
  subject = "MI300X vs H100",
  quantity = "GB per $ ratio",
  basis = "model",
  compare = "about",
  test = "192 * GB / (15000 * USD) / (80 * GB / (30000 * USD))",
  note = "Its own figures.",
  cite("guide-seven-picks", "MI300X cost and power") {
    stated = "1.8",
  },
}

claim "seed001-c78" {
  says = "MI300X gives 1.4x more bandwidth per watt than H100",
  topic = "bandwidth",
  subject = "MI300X vs H100",
  quantity = "GB/s/W ratio",
  basis = "model",
  compare = "about",
  test =
    "accelerator 'mi300x'.memory_bandwidth / accelerator 'mi300x'.power / " ..
    "(accelerator 'h100-sxm5-80gb'.memory_bandwidth / " ..
    "accelerator 'h100-sxm5-80gb'.power)",
  cite("guide-seven-picks", "MI300X cost and power") {
    stated = "1.4",
  },
}

claim "seed001-c79" {
  says = "MI300X draws 760 W",
  topic = "power",
  subject = "MI300X",
  quantity = "TDP",
  basis = "fact",
  test = "accelerator 'mi300x'.power",
  expect = "disagrees",
  cite("guide-seven-picks", "MI300X cost and power") {
    stated = "760 W",
  },
}

claim "seed001-c80" {
  says = "MI300X works out at 6.97 GB/s per watt",
  topic = "bandwidth",
  subject = "MI300X",
  quantity = "GB/s/W",
  basis = "model",
  test = "5300 * GB / s / (760 * W)",
  note = "The division is right; the power is not, see seed001-c79.",
  cite("guide-seven-picks", "MI300X cost and power") {
    stated = "6.97 GB/s/W",
  },
}

claim "seed001-c81" {
  says = "H100 works out at 4.79 GB/s per watt",
  topic = "bandwidth",
  subject = "H100 SXM",
  quantity = "GB/s/W",
  basis = "model",
  test =
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth / " ..
    "accelerator 'h100-sxm5-80gb'.power",
  cite("guide-seven-picks", "MI300X cost and power") {
    stated = "4.79 GB/s/W",
  },
}

claim "seed001-c82" {
  says =
    "For inference start-ups serving 70B or 8x22B models MI300X has " ..
    "attractive TCO",
  topic = "recommendation",
  subject = "MI300X; RAG start-up",
  quantity = "recommended for",
  basis = "rule",
  test =
    "predict{ kind = 'serve', quantity = 'fits', model = 'llama-2-70b', " ..
    "weight_format = 'fp16', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'mi300x', count = 1 } and predict{ " ..
    "kind = 'serve', quantity = 'fits', model = 'mixtral-8x22b', " ..
    "weight_format = 'fp8', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'mi300x', count = 1 } and not " ..
    "predict{ kind = 'serve', quantity = 'fits', model = 'llama-2-70b', " ..
    "weight_format = 'fp16', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'h100-sxm5-80gb', count = 1 }",
  note = "One of each.",
  cite("guide-seven-picks", "MI300X cost and power") {
    stated = "true",
  },
}

claim "seed001-c83" {
  says = "The software gap is a material risk for training teams",
  topic = "software",
  subject = "MI300X training",
  quantity = "risk",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "MI300X cost and power") {
    stated = "software",
  },
}

claim "seed001-c84" {
  says = "L40S launched in Q4 2023",
  topic = "market",
  subject = "L40S",
  quantity = "launch",
  basis = "fact",
  test =
    "accelerator 'l40s'.launched >= '2023-10-01' and " ..
    "accelerator 'l40s'.launched <= '2023-12-31'",
  cite("guide-seven-picks", "L40S") {
    stated = "true",
  },
}

claim "seed001-c85" {
  says =
    "L40S sits between RTX 4090 and H100 for mid-tier labs, inference " ..
    "clouds and edge pipelines",
  topic = "recommendation",
  subject = "L40S",
  quantity = "recommended for",
  basis = "rule",
  test =
    "least(offer.price, { accelerator = 'rtx-4090', tier = 'on_demand', " ..
    "provider = 'runpod' }) < least(offer.price, { accelerator = 'l40s', " ..
    "tier = 'on_demand', provider = 'runpod' }) and least(offer.price, { " ..
    "accelerator = 'l40s', tier = 'on_demand', provider = 'runpod' }) < " ..
    "least(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand', provider = 'runpod' }) and " ..
    "accelerator 'rtx-4090'.memory < accelerator 'l40s'.memory and " ..
    "accelerator 'l40s'.memory < accelerator 'h100-sxm5-80gb'.memory",
  note = "By rent at one provider and by memory.",
  cite("guide-seven-picks", "L40S") {
    stated = "true",
  },
}

claim "seed001-c86" {
  says = "L40S is Ada Lovelace",
  topic = "compute",
  subject = "L40S",
  quantity = "architecture",
  basis = "fact",
  test = "has(accelerator 'l40s'.architecture, 'Ada')",
  expect = "agrees",
  cite("guide-seven-picks", "L40S") {
    stated = "true",
  },
}

claim "seed001-c87" {
  says = "L40S is said to use HBM2e",
  topic = "memory",
  subject = "L40S",
  quantity = "memory type",
  basis = "fact",
  test = "accelerator 'l40s'.memory_type",
  expect = "disagrees",
  cite("guide-seven-picks", "L40S") {
    stated = "HBM2e",
  },
}

claim "seed001-c88" {
  says = "L40S bandwidth is stated as 192 GB/s",
  topic = "bandwidth",
  subject = "L40S",
  quantity = "memory bandwidth",
  basis = "fact",
  test = "accelerator 'l40s'.memory_bandwidth",
  expect = "disagrees",
  cite("guide-seven-picks", "L40S") {
    stated = "192 GB/s",
  },
}

claim "seed001-c89" {
  says = "L40S FP16 is stated as 91.6 TFLOPS",
  topic = "compute",
  subject = "L40S",
  quantity = "FP16",
  basis = "fact",
  test = "accelerator 'l40s'.dense.fp16",
  note = "91.6 is the rate of the vector units.",
  expect = "disagrees",
  cite("guide-seven-picks", "L40S") {
    stated = "91.6 TFLOP/s",
  },
}

claim "seed001-c90" {
  says = "L40S supports FP8, INT4 and structured sparsity",
  topic = "precision",
  subject = "L40S",
  quantity = "precisions",
  basis = "fact",
  test =
    "given(accelerator 'l40s'.dense.fp8) and given(accelerator " ..
    "'l40s'.dense.int4) and given(accelerator 'l40s'.sparse.bf16)",
  expect = "agrees",
  cite("guide-seven-picks", "L40S") {
    stated = "true",
  },
}

claim "seed001-c91" {
  says = "L40S avoids the price and power burden of H100",
  topic = "power",
  subject = "L40S vs H100",
  quantity = "TDP and price",
  basis = "fact",
  test =
    "accelerator 'l40s'.power < accelerator 'h100-sxm5-80gb'.power and " ..
    "least(offer.price, { accelerator = 'l40s', tier = 'on_demand' }) < " ..
    "least(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' })",
  cite("guide-seven-picks", "L40S") {
    stated = "true",
  },
}

claim "seed001-c92" {
  says =
    "L40S tensor cores are fourth generation with up to 2x sparse " ..
    "speed-up",
  topic = "precision",
  subject = "L40S",
  quantity = "sparsity speed-up",
  basis = "fact",
  compare = "about",
  test = "accelerator 'l40s'.sparse.bf16 / accelerator 'l40s'.dense.bf16",
  expect = "agrees",
  cite("guide-seven-picks", "L40S architecture") {
    stated = "2",
  },
}

claim "seed001-c93" {
  says = "L40S has dual NVENC/NVDEC engines",
  topic = "compute",
  subject = "L40S",
  quantity = "video engines",
  basis = "fact",
  test = "accelerator 'l40s'.video_encoders",
  note = "Three of each by the vendor's sheet.",
  cite("guide-seven-picks", "L40S architecture") {
    stated = "2",
  },
}

claim "seed001-c94" {
  says = "L40S has 48 GB GDDR6 rather than HBM",
  topic = "memory",
  subject = "L40S",
  quantity = "VRAM",
  basis = "fact",
  test =
    "is(accelerator 'l40s'.memory_nominal, 48 * GB) and is(accelerator " ..
    "'l40s'.memory_type, 'GDDR6')",
  expect = "agrees",
  cite("guide-seven-picks", "L40S architecture") {
    stated = "true",
  },
}

claim "seed001-c95" {
  says =
    "L40S beats RTX 4090 by 42 percent on SDXL inference at batch 8, " ..
    "credited to Tom's Hardware",
  topic = "compute",
  subject = "L40S vs RTX 4090 SDXL b8",
  quantity = "relative throughput",
  basis = "benchmark",
  compare = "ceiling",
  test = "accelerator 'l40s'.dense.bf16 / accelerator 'rtx-4090'.dense.bf16",
  note = "Within the ratio of peaks; the ratio of bandwidths is 0.86.",
  cite("guide-seven-picks", "L40S architecture") {
    stated = "1.42",
  },
}

claim "seed001-c96" {
  says = "L40S equals A100 when fine-tuning a 13B model",
  topic = "compute",
  subject = "L40S vs A100 13B FT",
  quantity = "relative throughput",
  basis = "model",
  compare = "ceiling",
  test =
    "accelerator 'l40s'.dense.bf16 / " ..
    "accelerator 'a100-sxm4-80gb'.dense.bf16",
  note = "Where compute binds; by bandwidth it has 0.42.",
  cite("guide-seven-picks", "L40S architecture") {
    stated = "1",
  },
}

claim "seed001-c97" {
  says = "L40S costs less than half of an A100",
  topic = "cost",
  subject = "L40S vs A100",
  quantity = "price ratio",
  basis = "model",
  compare = "at_most",
  test =
    "least(offer.price, { accelerator = 'l40s', tier = 'on_demand', " ..
    "provider = 'runpod' }) / least(offer.price, { " ..
    "accelerator = 'a100-sxm4-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' })",
  note = "By rent at one provider; no list price of it is on record.",
  cite("guide-seven-picks", "L40S architecture") {
    stated = "0.5",
  },
}

claim "seed001-c98" {
  says =
    "L40S GDDR6 is tuned for the access patterns of diffusion and " ..
    "vision-language models",
  topic = "memory",
  subject = "L40S",
  quantity = "memory fit",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "L40S architecture") {
    stated = "diffusion;VLM",
  },
}

claim "seed001-c99" {
  says = "L40S comes in PCIe and SXM5 forms",
  topic = "interconnect",
  subject = "L40S",
  quantity = "form factor",
  basis = "fact",
  test = "has(accelerator 'l40s'.form_factor, 'SXM')",
  expect = "disagrees",
  cite("guide-seven-picks", "L40S deployment") {
    stated = "true",
  },
}

claim "seed001-c100" {
  says = "L40S powers AWS g5.48xlarge",
  topic = "market",
  subject = "AWS g5.48xlarge",
  quantity = "GPU",
  basis = "fact",
  test = "host 'g5-48xlarge'.accelerator",
  expect = "disagrees",
  cite("guide-seven-picks", "L40S deployment") {
    stated = "l40s",
  },
}

claim "seed001-c101" {
  says = "L40S powers Azure NC24ads A10 v5",
  topic = "market",
  subject = "Azure NC24ads A10 v5",
  quantity = "GPU",
  basis = "fact",
  untestable = "no such instance is on record; its own name says A10",
  cite("guide-seven-picks", "L40S deployment") {
    stated = "L40S",
  },
}

claim "seed001-c102" {
  says = "L40S is offered in Dell PowerEdge R760",
  topic = "market",
  subject = "Dell R760",
  quantity = "GPU",
  basis = "fact",
  untestable = "that server is not in this catalogue",
  cite("guide-seven-picks", "L40S deployment") {
    stated = "L40S",
  },
}

claim "seed001-c103" {
  says = "L40S TDP is 350 W",
  topic = "power",
  subject = "L40S",
  quantity = "TDP",
  basis = "fact",
  test = "accelerator 'l40s'.power",
  expect = "agrees",
  cite("guide-seven-picks", "L40S deployment") {
    stated = "350 W",
  },
}

claim "seed001-c104" {
  says = "350 W allows 8-GPU air-cooled servers, unlike H100 at 700 W",
  topic = "power",
  subject = "L40S vs H100",
  quantity = "8-GPU air cooling",
  basis = "model",
  test =
    "count(host, { accelerator = 'l40s', cooling = 'air', count = { " ..
    "at_least = 8 } }) > 0 and is(count(host, { " ..
    "accelerator = 'h100-sxm5-80gb', cooling = 'air', count = { " ..
    "at_least = 8 } }), 0)",
  note =
    "Eight H100 of 700 W stand in servers that air cools, the DGX " ..
    "H100 among them.",
  cite("guide-seven-picks", "L40S deployment") {
    stated = "true",
  },
}

claim "seed001-c105" {
  says =
    "L40S is the practical choice for start-ups that both LoRA-tune 8B " ..
    "and serve with vLLM",
  topic = "recommendation",
  subject = "start-up; Llama 3 8B",
  quantity = "recommended GPU",
  basis = "rule",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-3-8b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'l40s', count = 1 } and predict{ " ..
    "kind = 'serve', quantity = 'fits', model = 'llama-3-8b', " ..
    "weight_format = 'bf16', batch = 16, input_len = 2048, " ..
    "output_len = 128, accelerator = 'l40s', count = 1 }",
  cite("guide-seven-picks", "L40S deployment") {
    stated = "true",
  },
}

claim "seed001-c106" {
  says = "L40S is covered by NVIDIA AI Enterprise with cuML, Triton and NeMo",
  topic = "software",
  subject = "L40S",
  quantity = "NVAIE",
  basis = "fact",
  test =
    "has(support 'nvidia-ai-enterprise'.accelerators, 'l40s') and " ..
    "is(support 'nvidia-ai-enterprise'.state, 'supported')",
  note = "The licence is paid apart.",
  cite("guide-seven-picks", "L40S enterprise") {
    stated = "true",
  },
}

claim "seed001-c107" {
  says = "It is certified for OpenShift and vSphere",
  topic = "software",
  subject = "L40S",
  quantity = "certification",
  basis = "fact",
  untestable = "no record says what this stack or tool runs there",
  cite("guide-seven-picks", "L40S enterprise") {
    stated = "OpenShift;vSphere",
  },
}

claim "seed001-c108" {
  says = "Data-centre cards get 5+ years of driver support",
  topic = "reliability",
  subject = "L40S",
  quantity = "driver support",
  basis = "fact",
  untestable = "how long drivers are supported is not on record here",
  cite("guide-seven-picks", "L40S enterprise") {
    stated = "5 years",
  },
}

claim "seed001-c109" {
  says = "Regulated sectors retrain on 18-24 month cycles",
  topic = "reliability",
  subject = "healthcare; finance",
  quantity = "retrain cycle",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "L40S enterprise") {
    stated = "18..24 months",
  },
}

claim "seed001-c110" {
  says =
    "68 percent of mid-market teams chose L40S over H100 for its " ..
    "certified stack, credited to NVIDIA",
  topic = "market",
  subject = "mid-market teams",
  quantity = "share",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "L40S enterprise") {
    stated = "0.68 fraction",
  },
}

claim "seed001-c111" {
  says = "L40S gets security patches and Kubernetes GPU operator validation",
  topic = "software",
  subject = "L40S",
  quantity = "k8s validation",
  basis = "fact",
  test =
    "has(support 'nvidia-ai-enterprise'.accelerators, 'l40s') and " ..
    "support 'nvidia-ai-enterprise'.certified",
  note =
    "On the list of the GPU operator, which is what puts it under " ..
    "Kubernetes.",
  cite("guide-seven-picks", "L40S enterprise") {
    stated = "true",
  },
}

claim "seed001-c112" {
  says = "RTX 4090 is the most adopted card for individual researchers",
  topic = "market",
  subject = "RTX 4090",
  quantity = "adoption",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "RTX 4090") {
    stated = "1",
  },
}

claim "seed001-c113" {
  says = "RTX 4090 has 24 GB GDDR6X",
  topic = "memory",
  subject = "RTX 4090",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'rtx-4090'.memory_nominal",
  expect = "agrees",
  cite("guide-seven-picks", "RTX 4090") {
    stated = "24 GB",
  },
}

claim "seed001-c114" {
  says = "The 1,321 GB/s figure is repeated for the 4090",
  topic = "bandwidth",
  subject = "RTX 4090",
  quantity = "memory bandwidth",
  basis = "fact",
  test = "accelerator 'rtx-4090'.memory_bandwidth",
  expect = "disagrees",
  cite("guide-seven-picks", "RTX 4090") {
    stated = "1321 GB/s",
  },
}

claim "seed001-c115" {
  says = "The 82.6 TFLOPS FP16 figure is repeated",
  topic = "compute",
  subject = "RTX 4090",
  quantity = "FP16",
  basis = "fact",
  test = "accelerator 'rtx-4090'.dense.fp16",
  expect = "disagrees",
  cite("guide-seven-picks", "RTX 4090") {
    stated = "82.6 TFLOP/s",
  },
}

claim "seed001-c116" {
  says = "Quantized 13B and 7B LLMs and SDXL run on it",
  topic = "memory",
  subject = "RTX 4090",
  quantity = "VRAM need",
  basis = "model",
  test =
    "predict{ kind = 'serve', quantity = 'fits', model = 'llama-2-13b', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'rtx-4090', count = 1 } and predict{ " ..
    "kind = 'serve', quantity = 'fits', model = 'mistral-7b-v0.1', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'rtx-4090', count = 1 } and " ..
    "mem_weights(model 'sdxl-unet'.parameters, 2 * B) < 24 * GB",
  cite("guide-seven-picks", "RTX 4090") {
    stated = "true",
  },
}

claim "seed001-c117" {
  says = "A 4-bit GGUF 13B Llama decodes at 22 tokens/s on the 4090",
  topic = "cost",
  subject = "RTX 4090, 13B Q4",
  quantity = "decode rate",
  basis = "benchmark",
  compare = "about",
  test =
    "predict{ kind = 'serve', quantity = 'tokens_per_s', " ..
    "model = 'llama-2-13b', weight_format = 'awq', batch = 1, " ..
    "input_len = 128, output_len = 128, accelerator = 'rtx-4090', " ..
    "count = 1, phase = 'decode' }",
  cite("guide-seven-picks", "RTX 4090 benchmarks") {
    stated = "22 1/s",
  },
}

claim "seed001-c118" {
  says = "RTX 4090 does 18.4 tokens/s on Mistral 7B AWQ with llama.cpp",
  topic = "cost",
  subject = "RTX 4090, 7B AWQ",
  quantity = "decode rate",
  basis = "benchmark",
  compare = "about",
  test =
    "predict{ kind = 'serve', quantity = 'tokens_per_s', " ..
    "model = 'mistral-7b-v0.1', weight_format = 'awq', batch = 1, " ..
    "input_len = 128, output_len = 128, accelerator = 'rtx-4090', " ..
    "count = 1, phase = 'decode' }",
  note = "Smaller than the 13B model of seed001-c117, so it cannot be slower.",
  cite("guide-seven-picks", "RTX 4090 benchmarks") {
    stated = "18.4 1/s",
  },
}

claim "seed001-c119" {
  says = "That beats the A100 by 12 percent in quantized decode",
  topic = "cost",
  subject = "RTX 4090 vs A100",
  quantity = "relative rate",
  basis = "benchmark",
  compare = "about",
  test =
    "predict{ kind = 'serve', quantity = 'tokens_per_s', " ..
    "model = 'mistral-7b-v0.1', weight_format = 'awq', batch = 1, " ..
    "input_len = 128, output_len = 128, accelerator = 'rtx-4090', " ..
    "count = 1, phase = 'decode' } / predict{ kind = 'serve', " ..
    "quantity = 'tokens_per_s', model = 'mistral-7b-v0.1', " ..
    "weight_format = 'awq', batch = 1, input_len = 128, output_len = 128, " ..
    "accelerator = 'a100-sxm4-80gb', count = 1, phase = 'decode' }",
  cite("guide-seven-picks", "RTX 4090 benchmarks") {
    stated = "1.12",
  },
}

claim "seed001-c120" {
  says = "Llama 3 70B does not fit a 4090 even at 4-bit",
  topic = "memory",
  subject = "Llama 3 70B on RTX 4090",
  quantity = "VRAM need",
  basis = "model",
  compare = "at_least",
  test =
    "predict{ kind = 'serve', quantity = 'memory_bytes_per_accelerator', " ..
    "model = 'llama-3-70b', weight_format = 'awq', batch = 1, " ..
    "input_len = 2048, output_len = 128, count = 1 }",
  cite("guide-seven-picks", "RTX 4090 benchmarks") {
    stated = "24 GB",
  },
}

claim "seed001-c121" {
  says = "PCIe 4.0 holds useful scaling to two 4090s",
  topic = "scaling",
  subject = "RTX 4090 multi-GPU",
  quantity = "max useful GPUs",
  basis = "model",
  test =
    "6 * FLOP * 7e9 * 8192 / (0.4 * accelerator 'rtx-4090'.dense.bf16) / " ..
    "(6 * FLOP * 7e9 * 8192 / (0.4 * accelerator 'rtx-4090'.dense.bf16) + " ..
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'rtx-4090'.pcie_bandwidth, 1, 0 * s)) < 0.5",
  note =
    "Useful is read as half of linear at eight cards of 8,192 tokens " ..
    "each. The share of the peak sustained, 40 percent, and a ring " ..
    "without latency are assumptions in the test.",
  cite("guide-seven-picks", "RTX 4090 benchmarks") {
    stated = "true",
  },
}

claim "seed001-c122" {
  says =
    "4090 is good for prototypes, QLoRA and small RAG but not production " ..
    "training",
  topic = "recommendation",
  subject = "RTX 4090",
  quantity = "recommended for",
  basis = "rule",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-13b', method = 'qlora', optimizer = 'adamw', " ..
    "weight_format = 'nf4', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4090', " ..
    "count = 1 } and predict{ kind = 'serve', quantity = 'fits', " ..
    "model = 'llama-2-13b', weight_format = 'awq', batch = 1, " ..
    "input_len = 2048, output_len = 128, accelerator = 'rtx-4090', " ..
    "count = 1 } and not predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-7b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4090', " ..
    "count = 1 }",
  cite("guide-seven-picks", "RTX 4090 benchmarks") {
    stated = "true",
  },
}

claim "seed001-c123" {
  says = "Popular local tools ship binaries tuned for the 4090",
  topic = "software",
  subject = "HF;Ollama;LM Studio;KoboldCpp",
  quantity = "support",
  basis = "fact",
  test =
    "has(support 'llama-cpp'.architectures, " ..
    "accelerator 'rtx-4090'.architecture) and is(support " ..
    "'llama-cpp'.state, 'supported')",
  note = "Of llama.cpp, on which Ollama, LM Studio and KoboldCpp stand.",
  cite("guide-seven-picks", "RTX 4090 community") {
    stated = "true",
  },
}

claim "seed001-c124" {
  says = "CUDA 12.2+, PyTorch 2.1+ and TensorFlow 2.14+ work on it",
  topic = "software",
  subject = "RTX 4090",
  quantity = "stack versions",
  basis = "fact",
  untestable = "no record says what this stack or tool runs there",
  cite("guide-seven-picks", "RTX 4090 community") {
    stated = "12.2;2.1;2.14 version",
  },
}

claim "seed001-c125" {
  says = "A 4090 workstation can be built for $2,500",
  topic = "cost",
  subject = "RTX 4090 workstation",
  quantity = "system price",
  basis = "model",
  compare = "at_most",
  test = "accelerator 'rtx-4090'.list_price",
  note = "What is left, some 900 USD, must buy the rest of the machine.",
  cite("guide-seven-picks", "RTX 4090 community") {
    stated = "2500 USD",
  },
}

claim "seed001-c126" {
  says =
    "73 percent of open-weight developers used 4090s, credited to " ..
    "Hugging Face",
  topic = "market",
  subject = "open-weight developers",
  quantity = "share",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "RTX 4090 community") {
    stated = "0.73 fraction",
  },
}

claim "seed001-c127" {
  says = "RTX 4090 works with ordinary boards, air cooling and ATX supplies",
  topic = "power",
  subject = "RTX 4090",
  quantity = "workstation compatible",
  basis = "fact",
  test =
    "is(accelerator 'rtx-4090'.cooling, 'fan') and " ..
    "accelerator 'rtx-4090'.slots <= machine 'desktop'.slots and " ..
    "chassis_power(1, accelerator 'rtx-4090'.power, " ..
    "machine 'desktop'.rest_power) <= chassis_supply(machine " ..
    "'desktop'.supply, machine 'desktop'.supply_load)",
  note = "A supply of 850 W holds it with a fifth to spare.",
  cite("guide-seven-picks", "RTX 4090 community") {
    stated = "true",
  },
}

claim "seed001-c128" {
  says = "RTX 4090 has the largest user community",
  topic = "software",
  subject = "RTX 4090",
  quantity = "community rank",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "RTX 4090 community") {
    stated = "1",
  },
}

claim "seed001-c129" {
  says = "RTX 4090 TDP is 450 W",
  topic = "power",
  subject = "RTX 4090",
  quantity = "TDP",
  basis = "fact",
  test = "accelerator 'rtx-4090'.power",
  expect = "agrees",
  cite("guide-seven-picks", "RTX 4090 thermal") {
    stated = "450 W",
  },
}

claim "seed001-c130" {
  says = "Sustained FP16 load heats VRMs to 95 C and ages capacitors",
  topic = "reliability",
  subject = "RTX 4090",
  quantity = "VRM temperature",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "RTX 4090 thermal") {
    stated = "95 C",
  },
}

claim "seed001-c131" {
  says =
    "4090 loses 15-20 percent speed after 18 months of training, " ..
    "credited to PC Gamer",
  topic = "reliability",
  subject = "RTX 4090",
  quantity = "performance loss",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "RTX 4090 thermal") {
    stated = "0.15..0.20 fraction",
  },
}

claim "seed001-c132" {
  says = "L40S loses under 1 percent in the same test",
  topic = "reliability",
  subject = "L40S",
  quantity = "performance loss",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "RTX 4090 thermal") {
    stated = "0.01 fraction",
  },
}

claim "seed001-c133" {
  says = "RTX 4090 street price is $1,600",
  topic = "cost",
  subject = "RTX 4090",
  quantity = "price",
  basis = "fact",
  test = "accelerator 'rtx-4090'.list_price",
  expect = "agrees",
  cite("guide-seven-picks", "RTX 4090 thermal") {
    stated = "1600 USD",
  },
}

claim "seed001-c134" {
  says = "Arc B580 and B570 date from Q2 2024",
  topic = "market",
  subject = "Arc B580; B570",
  quantity = "launch",
  basis = "fact",
  test =
    "accelerator 'arc-b580'.launched >= '2024-04-01' and " ..
    "accelerator 'arc-b580'.launched <= '2024-06-30'",
  expect = "disagrees",
  cite("guide-seven-picks", "Intel Arc") {
    stated = "true",
  },
}

claim "seed001-c135" {
  says = "They are x86-integrated accelerators",
  topic = "market",
  subject = "Arc B580",
  quantity = "integrated",
  basis = "fact",
  test = "has(accelerator 'arc-b580'.form_factor, 'PCIe')",
  note = "Discrete cards.",
  expect = "disagrees",
  cite("guide-seven-picks", "Intel Arc") {
    stated = "false",
  },
}

claim "seed001-c136" {
  says = "They target $300 to $600",
  topic = "cost",
  subject = "Arc B580; B570",
  quantity = "price",
  basis = "fact",
  compare = "within",
  test =
    "span(accelerator 'arc-b580'.list_price, " ..
    "accelerator 'arc-b570'.list_price)",
  expect = "disagrees",
  cite("guide-seven-picks", "Intel Arc") {
    stated = "300..600 USD",
  },
}

claim "seed001-c137" {
  says = "They use Xe-HPG",
  topic = "compute",
  subject = "Arc B580",
  quantity = "architecture",
  basis = "fact",
  test = "accelerator 'arc-b580'.architecture",
  expect = "disagrees",
  cite("guide-seven-picks", "Intel Arc") {
    stated = "Xe-HPG",
  },
}

claim "seed001-c138" {
  says = "B580 has 16 GB GDDR6",
  topic = "memory",
  subject = "Arc B580",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'arc-b580'.memory_nominal",
  expect = "disagrees",
  cite("guide-seven-picks", "Intel Arc") {
    stated = "16 GB",
  },
}

claim "seed001-c139" {
  says = "B580 has 320 GB/s",
  topic = "bandwidth",
  subject = "Arc B580",
  quantity = "memory bandwidth",
  basis = "fact",
  test = "accelerator 'arc-b580'.memory_bandwidth",
  expect = "disagrees",
  cite("guide-seven-picks", "Intel Arc") {
    stated = "320 GB/s",
  },
}

claim "seed001-c140" {
  says = "B580 lacks native FP8",
  topic = "precision",
  subject = "Arc B580",
  quantity = "FP8",
  basis = "fact",
  test = "not given(accelerator 'arc-b580'.dense.fp8)",
  expect = "agrees",
  cite("guide-seven-picks", "Intel Arc") {
    stated = "true",
  },
}

claim "seed001-c141" {
  says = "B580 has no validated PyTorch 2.3+ path for transformers",
  topic = "software",
  subject = "Arc B580",
  quantity = "PyTorch support",
  basis = "fact",
  untestable = "no record says what this stack or tool runs there",
  cite("guide-seven-picks", "Intel Arc") {
    stated = "false",
  },
}

claim "seed001-c142" {
  says =
    "oneAPI and OpenVINO allow SYCL LLM inference and INT4 for Mistral " ..
    "7B and Phi-3",
  topic = "software",
  subject = "Intel Arc",
  quantity = "INT4 inference",
  basis = "fact",
  untestable = "no record says what this stack or tool runs there",
  cite("guide-seven-picks", "Intel Arc limits") {
    stated = "true",
  },
}

claim "seed001-c143" {
  says =
    "B580 reaches 38 percent of the 4090 on Phi-3 4-bit, credited to " ..
    "Phoronix",
  topic = "cost",
  subject = "B580 vs RTX 4090, Phi-3",
  quantity = "relative rate",
  basis = "benchmark",
  compare = "ceiling",
  test =
    "accelerator 'arc-b580'.memory_bandwidth / " ..
    "accelerator 'rtx-4090'.memory_bandwidth",
  cite("guide-seven-picks", "Intel Arc limits") {
    stated = "0.38",
  },
}

claim "seed001-c144" {
  says = "B580 TDP is 120 W",
  topic = "power",
  subject = "Arc B580",
  quantity = "TDP",
  basis = "fact",
  test = "accelerator 'arc-b580'.power",
  expect = "disagrees",
  cite("guide-seven-picks", "Intel Arc limits") {
    stated = "120 W",
  },
}

claim "seed001-c145" {
  says = "B580 uses PCIe 5.0 x8",
  topic = "interconnect",
  subject = "Arc B580",
  quantity = "bus",
  basis = "fact",
  test = "has(accelerator 'arc-b580'.link, 'PCIe 5.0 x8')",
  expect = "disagrees",
  cite("guide-seven-picks", "Intel Arc limits") {
    stated = "true",
  },
}

claim "seed001-c146" {
  says = "B580 suits compact edge servers, not training or heavy inference",
  topic = "recommendation",
  subject = "Arc B580",
  quantity = "recommended for",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "Intel Arc limits") {
    stated = "edge workload",
  },
}

claim "seed001-c147" {
  says = "Groq LPU serves Llama 3 70B FP16 at 500 tokens/s",
  topic = "cost",
  subject = "Groq LPU, 70B",
  quantity = "decode rate",
  basis = "benchmark",
  untestable = "the accelerator is not in this catalogue",
  cite("guide-seven-picks", "Other architectures") {
    stated = "500 tok/s",
  },
}

claim "seed001-c148" {
  says = "Groq has no PyTorch or TensorFlow support",
  topic = "software",
  subject = "Groq LPU",
  quantity = "framework support",
  basis = "fact",
  untestable = "the accelerator is not in this catalogue",
  cite("guide-seven-picks", "Other architectures") {
    stated = "false",
  },
}

claim "seed001-c149" {
  says = "WSE-3 has 400,000 cores",
  topic = "compute",
  subject = "Cerebras WSE-3",
  quantity = "cores",
  basis = "fact",
  untestable = "the accelerator is not in this catalogue",
  cite("guide-seven-picks", "Other architectures") {
    stated = "400000 cores",
  },
}

claim "seed001-c150" {
  says = "WSE-3 has 900 MB on chip",
  topic = "memory",
  subject = "Cerebras WSE-3",
  quantity = "on-chip memory",
  basis = "fact",
  untestable = "the accelerator is not in this catalogue",
  cite("guide-seven-picks", "Other architectures") {
    stated = "0.9 GB",
  },
}

claim "seed001-c151" {
  says = "WSE-3 pretrains Llama 2 70B 10x faster than H100 clusters",
  topic = "compute",
  subject = "WSE-3 vs H100 cluster",
  quantity = "speed-up",
  basis = "benchmark",
  untestable = "the accelerator is not in this catalogue",
  cite("guide-seven-picks", "Other architectures") {
    stated = "10 x",
  },
}

claim "seed001-c152" {
  says = "A Cerebras system costs $2.5M",
  topic = "cost",
  subject = "Cerebras CS-3",
  quantity = "price",
  basis = "fact",
  untestable = "no price of it is on record here",
  cite("guide-seven-picks", "Other architectures") {
    stated = "2500000 $",
  },
}

claim "seed001-c153" {
  says = "LPU and WSE are specialised and not general picks",
  topic = "recommendation",
  subject = "Groq; Cerebras",
  quantity = "general purpose",
  basis = "opinion",
  untestable = "the accelerator is not in this catalogue",
  cite("guide-seven-picks", "Other architectures") {
    stated = "false",
  },
}

claim "seed001-c154" {
  says = "Groq LPU latency is deterministic, which suits real-time agents",
  topic = "cost",
  subject = "Groq LPU",
  quantity = "latency jitter",
  basis = "opinion",
  untestable = "the accelerator is not in this catalogue",
  cite("guide-seven-picks", "Other architectures") {
    stated = "low",
  },
}

claim "seed001-c155" {
  says = "Cerebras systems have no community tooling",
  topic = "software",
  subject = "Cerebras CS-3",
  quantity = "tooling",
  basis = "opinion",
  untestable = "the accelerator is not in this catalogue",
  cite("guide-seven-picks", "Other architectures") {
    stated = "none",
  },
}

claim "seed001-c156" {
  says = "H200 arrives in late 2024",
  topic = "market",
  subject = "H200",
  quantity = "launch",
  basis = "fact",
  test =
    "accelerator 'h200-sxm-141gb'.launched >= '2024-07-01' and " ..
    "accelerator 'h200-sxm-141gb'.launched <= '2024-12-31'",
  cite("guide-seven-picks", "Coming in 2025") {
    stated = "true",
  },
}

claim "seed001-c157" {
  says = "H200 has HBM3e, 141 GB and 4.8 TB/s",
  topic = "memory",
  subject = "H200",
  quantity = "VRAM;bw",
  basis = "fact",
  test =
    "is(accelerator 'h200-sxm-141gb'.memory_nominal, 141 * GB) and " ..
    "is(accelerator 'h200-sxm-141gb'.memory_bandwidth, 4.8 * TB / s) and " ..
    "is(accelerator 'h200-sxm-141gb'.memory_type, 'HBM3e')",
  expect = "agrees",
  cite("guide-seven-picks", "Coming in 2025") {
    stated = "true",
  },
}

claim "seed001-c158" {
  says = "B100 is labelled Blackwell Ultra",
  topic = "market",
  subject = "B100",
  quantity = "family",
  basis = "fact",
  test = "accelerator 'b100'.architecture",
  expect = "disagrees",
  cite("guide-seven-picks", "Coming in 2025") {
    stated = "Blackwell Ultra",
  },
}

claim "seed001-c159" {
  says = "H200 and B100 target FP4",
  topic = "precision",
  subject = "H200; B100",
  quantity = "FP4",
  basis = "fact",
  test =
    "given(accelerator 'h200-sxm-141gb'.dense.fp4) and given(accelerator " ..
    "'b100'.dense.fp4)",
  expect = "disagrees",
  cite("guide-seven-picks", "Coming in 2025") {
    stated = "true",
  },
}

claim "seed001-c160" {
  says = "MI325X has 256 GB HBM3",
  topic = "memory",
  subject = "MI325X",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'mi325x'.memory_nominal",
  note = "Of HBM3e, not HBM3.",
  expect = "agrees",
  cite("guide-seven-picks", "Coming in 2025") {
    stated = "256 GB",
  },
}

claim "seed001-c161" {
  says = "MI325X reaches 8 TB/s",
  topic = "bandwidth",
  subject = "MI325X",
  quantity = "memory bandwidth",
  basis = "fact",
  test = "accelerator 'mi325x'.memory_bandwidth",
  expect = "disagrees",
  cite("guide-seven-picks", "Coming in 2025") {
    stated = "8 TB/s",
  },
}

claim "seed001-c162" {
  says = "Four parts form the 2024 shortlist",
  topic = "recommendation",
  subject = "2024 deployments",
  quantity = "shortlist",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "Coming in 2025") {
    stated = "H100;MI300X;L40S;4090",
  },
}

claim "seed001-c163" {
  says = "ROCm 6.3 is to narrow the AMD software gap with MI325X",
  topic = "software",
  subject = "MI325X; ROCm 6.3",
  quantity = "support",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "Coming in 2025") {
    stated = "improving",
  },
}

claim "seed001-c164" {
  says =
    "Decide along workload type, model scale, deployment environment and " ..
    "operating constraints",
  topic = "recommendation",
  subject = "any",
  quantity = "dimensions",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "Decision framework") {
    stated = "4 dimensions",
  },
}

claim "seed001-c165" {
  says =
    "H100 is mandatory for full-parameter pretraining of 405B-class or " ..
    "Mixtral-class models",
  topic = "recommendation",
  subject = "405B; Mixtral 8x22B pretrain",
  quantity = "required GPU",
  basis = "rule",
  test =
    "not predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-3.1-405b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'mi300x', " ..
    "count = 128, zero_stage = 3 }",
  note = "128 of MI300X hold all its states.",
  cite("guide-seven-picks", "Training-first teams") {
    stated = "true",
  },
}

claim "seed001-c166" {
  says = "For LoRA/QLoRA up to 13B L40S gives 85 percent of H100 throughput",
  topic = "compute",
  subject = "L40S vs H100, <=13B LoRA",
  quantity = "relative throughput",
  basis = "model",
  compare = "ceiling",
  test =
    "accelerator 'l40s'.dense.bf16 / " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16",
  cite("guide-seven-picks", "Training-first teams") {
    stated = "0.85",
  },
}

claim "seed001-c167" {
  says = "L40S costs 25 percent of an H100",
  topic = "cost",
  subject = "L40S vs H100",
  quantity = "price ratio",
  basis = "model",
  compare = "about",
  test =
    "least(offer.price, { accelerator = 'l40s', tier = 'on_demand', " ..
    "provider = 'runpod' }) / least(offer.price, { " ..
    "accelerator = 'h100-sxm5-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' })",
  note = "By rent at one provider; no list price of it is on record.",
  cite("guide-seven-picks", "Training-first teams") {
    stated = "0.25",
  },
}

claim "seed001-c168" {
  says =
    "192 GB lets MI300X use larger batches and contexts for RAG plus " ..
    "fine-tuning",
  topic = "memory",
  subject = "MI300X",
  quantity = "batch/context gain",
  basis = "model",
  test =
    "largest{ batch = { 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048 " ..
    "}, kind = 'serve', model = 'llama-3-8b', weight_format = 'bf16', " ..
    "input_len = 2048, output_len = 128, accelerator = 'mi300x', " ..
    "count = 1 } > largest{ batch = { 1, 2, 4, 8, 16, 32, 64, 128, 256, " ..
    "512, 1024, 2048 }, kind = 'serve', model = 'llama-3-8b', " ..
    "weight_format = 'bf16', input_len = 2048, output_len = 128, " ..
    "accelerator = 'h100-sxm5-80gb', count = 1 }",
  note = "Requests of an 8B model in flight.",
  cite("guide-seven-picks", "Training-first teams") {
    stated = "true",
  },
}

claim "seed001-c169" {
  says = "MI300X is worth it only with ROCm skills in the team",
  topic = "software",
  subject = "MI300X",
  quantity = "skill needed",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "Training-first teams") {
    stated = "ROCm",
  },
}

claim "seed001-c170" {
  says =
    "An MLSys paper is quoted: H100 for scale, L40S for cost, MI300X for " ..
    "memory, none wins all axes",
  topic = "recommendation",
  subject = "H100; L40S; MI300X",
  quantity = "axis winners",
  basis = "rule",
  test =
    "accelerator 'mi300x'.memory > accelerator 'h100-sxm5-80gb'.memory " ..
    "and least(offer.price, { accelerator = 'l40s', tier = 'on_demand', " ..
    "provider = 'runpod' }) < least(offer.price, { " ..
    "accelerator = 'h100-sxm5-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' }) and " ..
    "accelerator 'h100-sxm5-80gb'.link_bandwidth > " ..
    "accelerator 'l40s'.link_bandwidth and " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16 > " ..
    "accelerator 'l40s'.dense.bf16",
  note = "The quotation itself is not on record.",
  cite("guide-seven-picks", "Training-first teams") {
    stated = "true",
  },
}

claim "seed001-c171" {
  says =
    "L40S and MI300X beat H100 for high-concurrency inference through " ..
    "better bandwidth-to-compute ratio",
  topic = "bandwidth",
  subject = "L40S; MI300X vs H100",
  quantity = "B/FLOP ratio",
  basis = "model",
  test =
    "accelerator 'l40s'.memory_bandwidth / accelerator 'l40s'.dense.bf16 " ..
    "> accelerator 'h100-sxm5-80gb'.memory_bandwidth / " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16 and " ..
    "accelerator 'mi300x'.memory_bandwidth / " ..
    "accelerator 'mi300x'.dense.bf16 > " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth / " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16",
  note = "True of MI300X, false of L40S.",
  cite("guide-seven-picks", "Inference deployments") {
    stated = "true",
  },
}

claim "seed001-c172" {
  says = "L40S does 32.1 tokens/s on Llama 3 8B AWQ",
  topic = "cost",
  subject = "L40S, 8B AWQ",
  quantity = "decode rate",
  basis = "benchmark",
  compare = "about",
  test =
    "predict{ kind = 'serve', quantity = 'tokens_per_s', " ..
    "model = 'llama-3-8b', weight_format = 'awq', batch = 1, " ..
    "input_len = 128, output_len = 128, accelerator = 'l40s', count = 1, " ..
    "phase = 'decode' }",
  note = "One request; the batch is not stated.",
  cite("guide-seven-picks", "Inference deployments") {
    stated = "32.1 1/s",
  },
}

claim "seed001-c173" {
  says = "L40S keeps p99 latency below 120 ms",
  topic = "reliability",
  subject = "L40S, 8B AWQ",
  quantity = "p99 latency",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "Inference deployments") {
    stated = "120 ms",
  },
}

claim "seed001-c174" {
  says = "MI300X does 41.7 tokens/s on the same task",
  topic = "cost",
  subject = "MI300X, 8B AWQ",
  quantity = "decode rate",
  basis = "benchmark",
  compare = "about",
  test =
    "predict{ kind = 'serve', quantity = 'tokens_per_s', " ..
    "model = 'llama-3-8b', weight_format = 'awq', batch = 1, " ..
    "input_len = 128, output_len = 128, accelerator = 'mi300x', " ..
    "count = 1, phase = 'decode' }",
  note = "One request; the batch is not stated.",
  cite("guide-seven-picks", "Inference deployments") {
    stated = "41.7 1/s",
  },
}

claim "seed001-c175" {
  says = "MI300X keeps p99 below 95 ms",
  topic = "reliability",
  subject = "MI300X, 8B AWQ",
  quantity = "p99 latency",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "Inference deployments") {
    stated = "95 ms",
  },
}

claim "seed001-c176" {
  says = "Low-latency high-concurrency serving means 1,000+ requests/s",
  topic = "recommendation",
  subject = "chatbot serving",
  quantity = "load",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "Inference deployments") {
    stated = "1000 req/s",
  },
}

claim "seed001-c177" {
  says = "RTX 4090 stays usable below 100 requests/s",
  topic = "recommendation",
  subject = "RTX 4090 serving",
  quantity = "load",
  basis = "model",
  compare = "ceiling",
  test =
    "accelerator 'rtx-4090'.dense.bf16 / (2 * FLOP * " ..
    "model 'llama-3-8b'.parameters * 200)",
  note = "An 8B model and 200 tokens a request: the peak, with nothing lost.",
  cite("guide-seven-picks", "Inference deployments") {
    stated = "100 1/s",
  },
}

claim "seed001-c178" {
  says =
    "L40S costs $0.00012 per token including power, amortization and " ..
    "cooling",
  topic = "cost",
  subject = "L40S",
  quantity = "cost per token",
  basis = "model",
  compare = "about",
  test =
    "least(offer.price, { accelerator = 'l40s', tier = 'on_demand', " ..
    "provider = 'runpod' }) / (32.1 / s)",
  note = "At its own rate of 32.1 tokens a second.",
  cite("guide-seven-picks", "Inference deployments") {
    stated = "0.00012 USD",
  },
}

claim "seed001-c179" {
  says = "MI300X costs $0.00009 per token",
  topic = "cost",
  subject = "MI300X",
  quantity = "cost per token",
  basis = "model",
  compare = "about",
  test =
    "least(offer.price, { accelerator = 'mi300x', tier = 'on_demand' }) / " ..
    "(41.7 / s)",
  note = "At its own rate of 41.7 tokens a second.",
  cite("guide-seven-picks", "Inference deployments") {
    stated = "0.00009 USD",
  },
}

claim "seed001-c180" {
  says = "H100 costs $0.00021 per token",
  topic = "cost",
  subject = "H100",
  quantity = "cost per token",
  basis = "model",
  compare = "about",
  test =
    "median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }) / (32.1 / s)",
  note = "At the rate that it states of the slower L40S.",
  cite("guide-seven-picks", "Inference deployments") {
    stated = "0.00021 USD",
  },
}

claim "seed001-c181" {
  says = "The most cost-efficient GPU at your scale is often the best one",
  topic = "recommendation",
  subject = "any serving",
  quantity = "objective",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "Inference deployments") {
    stated = "min $/token",
  },
}

claim "seed001-c182" {
  says =
    "RTX 4090 runs local LLM tools without trouble and supports 4- and " ..
    "5-bit models",
  topic = "software",
  subject = "RTX 4090",
  quantity = "quantization support",
  basis = "fact",
  test =
    "is(support 'llama-cpp'.state, 'supported') and has(support " ..
    "'llama-cpp'.architectures, 'Ada Lovelace') and is(accelerator " ..
    "'rtx-4090'.architecture, 'Ada Lovelace')",
  note =
    "llama.cpp, whose formats have 4 and 5 bits among others, runs there.",
  cite("guide-seven-picks", "Prototyping") {
    stated = "true",
  },
}

claim "seed001-c183" {
  says =
    "An MIT survey is credited with 81 percent of courses favouring the " ..
    "4090",
  topic = "market",
  subject = "AI courses",
  quantity = "share",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "Prototyping") {
    stated = "0.81 fraction",
  },
}

claim "seed001-c184" {
  says = "Learners and indie builders should choose the 4090",
  topic = "recommendation",
  subject = "student;indie",
  quantity = "recommended GPU",
  basis = "rule",
  test = "is(winner('local-8b', 'student'), 'rtx-4090')",
  cite("guide-seven-picks", "Prototyping") {
    stated = "true",
  },
}

claim "seed001-c185" {
  says = "Education choice should follow accessibility, not speed",
  topic = "recommendation",
  subject = "education",
  quantity = "objective",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "Prototyping") {
    stated = "accessibility",
  },
}

claim "seed001-c186" {
  says =
    "Tutorials, chat communities and ready images lower the entry " ..
    "barrier on the 4090",
  topic = "software",
  subject = "RTX 4090",
  quantity = "ease of entry",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "Prototyping") {
    stated = "high",
  },
}

claim "seed001-c187" {
  says =
    "The commonest error is equating higher TFLOPS or VRAM with better " ..
    "AI performance",
  topic = "recommendation",
  subject = "buyers",
  quantity = "pitfall",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "FAQ mistake") {
    stated = "tflops/vram only",
  },
}

claim "seed001-c188" {
  says =
    "Bandwidth, link topology, software and precision support matter " ..
    "more than raw compute",
  topic = "recommendation",
  subject = "any",
  quantity = "priority",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "FAQ mistake") {
    stated = "bw;links;software;precision order",
  },
}

claim "seed001-c189" {
  says =
    "63 percent of underperforming clusters traced to PCIe saturation or " ..
    "drivers, credited to IEEE Micro",
  topic = "interconnect",
  subject = "AI clusters",
  quantity = "share",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-seven-picks", "FAQ mistake") {
    stated = "0.63 fraction",
  },
}

claim "seed001-c190" {
  says =
    "NVLink-class fabric is needed when training over 13B across several " ..
    "GPUs",
  topic = "interconnect",
  subject = "multi-GPU training",
  quantity = "model size threshold",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "FAQ NVLink") {
    stated = "13 B params",
  },
}

claim "seed001-c191" {
  says = "NVLink cuts inter-GPU latency 5-7x against PCIe",
  topic = "interconnect",
  subject = "NVLink vs PCIe",
  quantity = "latency ratio",
  basis = "fact",
  untestable = "latencies of links are not on record here",
  cite("guide-seven-picks", "FAQ NVLink") {
    stated = "5..7 x",
  },
}

claim "seed001-c192" {
  says = "Serving-only or one-GPU tuning needs nothing beyond PCIe 4/5",
  topic = "interconnect",
  subject = "inference; single-GPU FT",
  quantity = "NVLink needed",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "FAQ NVLink") {
    stated = "false",
  },
}

claim "seed001-c193" {
  says =
    "A node holding both NVLink and PCIe cards is said to crash through " ..
    "driver conflict",
  topic = "reliability",
  subject = "mixed node",
  quantity = "crash",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "FAQ NVLink") {
    stated = "true",
  },
}

claim "seed001-c194" {
  says =
    "Cloud suits prototypes, bursts and teams without IT: pay for " ..
    "uptime, no depreciation",
  topic = "cost",
  subject = "cloud",
  quantity = "rule",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "FAQ cloud vs buy") {
    stated = "bursty or no IT",
  },
}

claim "seed001-c195" {
  says = "Past 200 hours monthly an owned L40S or 4090 wins",
  topic = "cost",
  subject = "L40S; RTX 4090",
  quantity = "break-even",
  basis = "model",
  compare = "about",
  test =
    "chain('own.break_even_hours', { with = { 'home' }, rest = 0, " ..
    "accelerators_per_person = 1, " ..
    "purchase = accelerator 'rtx-4090'.list_price, " ..
    "board_power = accelerator 'rtx-4090'.power, " ..
    "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 2 * year, discount_rate = 0.08 })",
  note =
    "A month's share of the break-even, at home over two years, against " ..
    "the middle rent on record.",
  cite("guide-seven-picks", "FAQ cloud vs buy") {
    stated = "200 h",
  },
}

claim "seed001-c196" {
  says = "The advantage is 3.2x over two years, credited to Google Cloud",
  topic = "cost",
  subject = "L40S; RTX 4090",
  quantity = "cost ratio",
  basis = "model",
  compare = "about",
  test =
    "chain('own.cost_rented', { with = { 'home' }, rest = 0, " ..
    "accelerators_per_person = 1, " ..
    "purchase = accelerator 'rtx-4090'.list_price, " ..
    "board_power = accelerator 'rtx-4090'.power, " ..
    "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 200 / 730, " ..
    "horizon = 2 * year, discount_rate = 0.08 }) / " ..
    "chain('own.cost_owned', { with = { 'home' }, rest = 0, " ..
    "accelerators_per_person = 1, " ..
    "purchase = accelerator 'rtx-4090'.list_price, " ..
    "board_power = accelerator 'rtx-4090'.power, " ..
    "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 200 / 730, " ..
    "horizon = 2 * year, discount_rate = 0.08 })",
  note =
    "200 hours a month for two years, at home, against the middle rent " ..
    "on record.",
  cite("guide-seven-picks", "FAQ cloud vs buy") {
    stated = "3.2",
  },
}

claim "seed001-c197" {
  says = "FP8 is critical for LLM work in 2024",
  topic = "precision",
  subject = "LLM inference/training",
  quantity = "FP8 needed",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "FAQ FP8") {
    stated = "true",
  },
}

claim "seed001-c198" {
  says = "FP8 halves memory traffic relative to FP16",
  topic = "precision",
  subject = "FP8 vs FP16",
  quantity = "bytes ratio",
  basis = "model",
  test = "mem_weights(1e9, 1 * B) / mem_weights(1e9, 2 * B)",
  cite("guide-seven-picks", "FAQ FP8") {
    stated = "0.5",
  },
}

claim "seed001-c199" {
  says = "FP8 doubles throughput on H100 and MI300X",
  topic = "precision",
  subject = "H100; MI300X",
  quantity = "FP8/FP16",
  basis = "fact",
  test =
    "span(accelerator 'h100-sxm5-80gb'.dense.fp8 / " ..
    "accelerator 'h100-sxm5-80gb'.dense.fp16, " ..
    "accelerator 'mi300x'.dense.fp8 / accelerator 'mi300x'.dense.fp16)",
  expect = "agrees",
  cite("guide-seven-picks", "FAQ FP8") {
    stated = "2",
  },
}

claim "seed001-c200" {
  says = "PyTorch 2.3+ supports FP8",
  topic = "software",
  subject = "PyTorch",
  quantity = "FP8",
  basis = "fact",
  untestable = "no record says what this stack or tool runs there",
  cite("guide-seven-picks", "FAQ FP8") {
    stated = "2.3 version",
  },
}

claim "seed001-c201" {
  says =
    "Open models mostly ship in 16-bit, which makes FP8 a " ..
    "future-proofing item",
  topic = "precision",
  subject = "open models",
  quantity = "FP8 share",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "FAQ FP8") {
    stated = "low share",
  },
}

claim "seed001-c202" {
  says = "Consumer GPUs are not advised for 24/7 production",
  topic = "recommendation",
  subject = "RTX 4090",
  quantity = "24/7 production",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "FAQ production") {
    stated = "false",
  },
}

claim "seed001-c203" {
  says = "Consumer GPUs have no ECC, risking silent corruption",
  topic = "reliability",
  subject = "RTX 4090",
  quantity = "ECC",
  basis = "fact",
  test = "accelerator 'rtx-4090'.ecc",
  note = "Its driver offers a switch that costs memory and speed.",
  cite("guide-seven-picks", "FAQ production") {
    stated = "no",
  },
}

claim "seed001-c204" {
  says = "Consumer driver support lasts 12-18 months",
  topic = "software",
  subject = "GeForce",
  quantity = "driver support",
  basis = "fact",
  untestable = "how long drivers are supported is not on record here",
  cite("guide-seven-picks", "FAQ production") {
    stated = "12..18 months",
  },
}

claim "seed001-c205" {
  says = "Consumer GPUs lack IPMI and Redfish management",
  topic = "reliability",
  subject = "RTX 4090",
  quantity = "BMC management",
  basis = "fact",
  untestable = "management controllers are not on record here",
  cite("guide-seven-picks", "FAQ production") {
    stated = "false",
  },
}

claim "seed001-c206" {
  says = "Production should start on data-centre GPUs, even one L40S",
  topic = "recommendation",
  subject = "production",
  quantity = "minimum GPU",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "FAQ production") {
    stated = "L40S",
  },
}

claim "seed001-c207" {
  says =
    "H100 for scale, MI300X for memory-bound inference, L40S for " ..
    "mid-tier, RTX 4090 for individuals",
  topic = "recommendation",
  subject = "four GPUs",
  quantity = "persona map",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-seven-picks", "Conclusion") {
    stated = "4 pairs",
  },
}

claim "seed001-c208" {
  says =
    "Rank stack validation over specs, bandwidth over capacity, TCO over " ..
    "price",
  topic = "recommendation",
  subject = "any",
  quantity = "priority order",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-seven-picks", "Conclusion") {
    stated = "stack>spec; bw>vram; tco>price order",
  },
}
