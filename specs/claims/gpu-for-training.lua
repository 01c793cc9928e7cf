-- What a guide to GPUs for training, by a cloud seller states, and how each
-- statement is tested.  Paraphrased; ids are those of the list it came from.

source "guide-gpu-for-training" {
  title = "Best GPU for AI training",
  author = "FPT AI Factory",
  note = "A cloud seller's guide of 2026; it steers to renting.",
}

claim "seed000-c01" {
  says =
    "Picking a training GPU is a three-way match of model size, training " ..
    "scale and budget rather than a raw-speed contest",
  topic = "recommendation",
  subject = "any training workload",
  quantity = "selection inputs",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "Intro") {
    stated = "model_size;scale;budget",
  },
}

claim "seed000-c02" {
  says =
    "Consumer cards and data-centre clusters serve different jobs, so " ..
    "the guide segments the market by use case",
  topic = "recommendation",
  subject = "consumer vs enterprise GPUs",
  quantity = "segments",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "Intro") {
    stated = "2 classes",
  },
}

claim "seed000-c03" {
  says =
    "Training suitability rests on VRAM, tensor throughput, memory " ..
    "bandwidth and multi-GPU scalability",
  topic = "recommendation",
  subject = "any GPU",
  quantity = "criteria count",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "1 What makes a GPU good") {
    stated = "4 criteria",
  },
}

claim "seed000-c04" {
  says =
    "Ordinary graphics cards are tuned for rendering, so not every GPU " ..
    "is a training GPU",
  topic = "compute",
  subject = "consumer GPUs",
  quantity = "suited to training",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "1 What makes a GPU good") {
    stated = "false",
  },
}

claim "seed000-c05" {
  says = "VRAM capacity is the first limit hit in training",
  topic = "memory",
  subject = "any training workload",
  quantity = "binding constraint",
  basis = "rule",
  test =
    "not predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-7b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "count = 1 } and roof_intensity(work_matmul(7e9, 4096, 2 * FLOP), " ..
    "mem_weights(7e9, 2 * B)) > roof_ridge_point(accelerator " ..
    "'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth)",
  note = "All weights of 7B do not fit 80 GB; once it fits, compute binds.",
  cite("guide-gpu-for-training", "1.1 VRAM") {
    stated = "true",
  },
}

claim "seed000-c06" {
  says =
    "Training memory has four parts: weights, gradients, optimizer " ..
    "state, activations",
  topic = "memory",
  subject = "any model",
  quantity = "memory components",
  basis = "model",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 } > peer_states(6.74e9, 2 * B, 2 * B, " ..
    "12 * B, 1, 1, 1)",
  note =
    "Weights, gradients and states alone are the right side; the left " ..
    "adds activations and what the allocator takes.",
  cite("guide-gpu-for-training", "1.1 VRAM") {
    stated = "true",
  },
}

claim "seed000-c07" {
  says = "Full training needs far more memory than the weights themselves",
  topic = "memory",
  subject = "any model",
  quantity = "train_mem/weight_mem",
  basis = "model",
  compare = "at_least",
  test =
    "peer_states(7e9, 2 * B, 2 * B, 12 * B, 1, 1, 1) / mem_weights(7e9, 2 " ..
    "* B)",
  expect = "agrees",
  cite("guide-gpu-for-training", "1.1 VRAM") {
    stated = "1",
  },
}

claim "seed000-c08" {
  says = "Memory need climbs quickly as the model grows",
  topic = "memory",
  subject = "any model",
  quantity = "d(mem)/d(params)",
  basis = "model",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 } > predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-13b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 } and predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-13b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 } > predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 }",
  cite("guide-gpu-for-training", "1.1 VRAM") {
    stated = "true",
  },
}

claim "seed000-c09" {
  says =
    "Bigger models push users to several GPUs or to model parallelism, " ..
    "checkpointing or quantization",
  topic = "scaling",
  subject = "large models",
  quantity = "fits on 1 GPU",
  basis = "rule",
  test =
    "not predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-70b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "count = 1 }",
  cite("guide-gpu-for-training", "1.1 VRAM") {
    stated = "true",
  },
}

claim "seed000-c10" {
  says = "An 80 GB card copes with many training jobs",
  topic = "memory",
  subject = "80 GB GPUs",
  quantity = "VRAM sufficient",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', count = 1 } and " ..
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-13b', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "count = 1 } and predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-70b', method = 'qlora', optimizer = 'adamw', " ..
    "weight_format = 'nf4', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "count = 1 }",
  note = "Adapters; all weights of 7B with Adam do not fit.",
  cite("guide-gpu-for-training", "1.1 VRAM") {
    stated = "true",
  },
}

claim "seed000-c11" {
  says =
    "Cards above about 140 GB cut engineering effort and raise efficiency",
  topic = "memory",
  subject = "H200, MI300X",
  quantity = "VRAM",
  basis = "rule",
  test =
    "smallest{ count = { 1, 2, 4, 8, 16 }, kind = 'serve', " ..
    "model = 'llama-3.1-405b', weight_format = 'fp8', batch = 1, " ..
    "input_len = 2048, output_len = 128, accelerator = 'h200-sxm-141gb' } " ..
    "< smallest{ count = { 1, 2, 4, 8, 16 }, kind = 'serve', " ..
    "model = 'llama-3.1-405b', weight_format = 'fp8', batch = 1, " ..
    "input_len = 2048, output_len = 128, accelerator = 'h100-sxm5-80gb' }",
  note = "405B in FP8.",
  cite("guide-gpu-for-training", "1.1 VRAM") {
    stated = "true",
  },
}

claim "seed000-c12" {
  says = "The guide illustrates VRAM demand against model size with a chart",
  topic = "memory",
  subject = "any model",
  quantity = "chart",
  basis = "model",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-3.2-1b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "micro_batch = 1, seq_len = 4096, recompute = 'full', count = 1 } < " ..
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-3.1-8b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "micro_batch = 1, seq_len = 4096, recompute = 'full', count = 1 } and " ..
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-3.1-8b', " ..
    "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 4096, " ..
    "recompute = 'full', count = 1 } < predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-3.1-70b', " ..
    "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 4096, " ..
    "recompute = 'full', count = 1 }",
  note =
    "The curve rises with the model for each method; the page By " ..
    "memory draws it.",
  cite("guide-gpu-for-training", "1.1 VRAM") {
    stated = "true",
  },
}

claim "seed000-c13" {
  says = "Matrix multiplication on tensor cores is the bulk of training work",
  topic = "compute",
  subject = "transformers",
  quantity = "GEMM share of FLOPs",
  basis = "model",
  compare = "at_least",
  test =
    "work_matmul(model 'llama-2-70b'.parameters, 4096, 2 * FLOP) / " ..
    "(work_matmul(model 'llama-2-70b'.parameters, 4096, 2 * FLOP) + " ..
    "work_attention(80, 64, 128, 4096, 2048, 2 * FLOP))",
  note =
    "One pass over 4,096 tokens: weight matrices over all work, scores " ..
    "included.",
  cite("guide-gpu-for-training", "1.2 Tensor performance") {
    stated = "0.9",
  },
}

claim "seed000-c14" {
  says = "FP16/FP8 tensor throughput largely sets training speed",
  topic = "compute",
  subject = "any training workload",
  quantity = "bound",
  basis = "model",
  test =
    "roof_intensity(work_matmul(7e9, 4096, 2 * FLOP), mem_weights(7e9, 2 " ..
    "* B)) > roof_ridge_point(accelerator 'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth)",
  note = "4,096 tokens a step and 16-bit weights: far above the ridge point.",
  cite("guide-gpu-for-training", "1.2 Tensor performance") {
    stated = "true",
  },
}

claim "seed000-c15" {
  says = "FP8 runs faster than FP16 on modern GPUs",
  topic = "precision",
  subject = "H100-class",
  quantity = "FP8/FP16 peak",
  basis = "fact",
  compare = "at_least",
  test =
    "accelerator 'h100-sxm5-80gb'.dense.fp8 / " ..
    "accelerator 'h100-sxm5-80gb'.dense.fp16",
  expect = "agrees",
  cite("guide-gpu-for-training", "1.2 Tensor performance") {
    stated = "1",
  },
}

claim "seed000-c16" {
  says = "Lower precision allows larger batches",
  topic = "precision",
  subject = "FP8 training",
  quantity = "batch size gain",
  basis = "model",
  test =
    "predict{ kind = 'pretrain', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-3.1-8b', " ..
    "method = 'full', weight_format = 'bf16', compute_format = 'fp8', " ..
    "param_scheme = 'fp8', optimizer = 'adamw', recompute = 'none', " ..
    "seq_len = 4096, micro_batch = 4, zero_stage = 3, dp = 8, count = 8, " ..
    "accelerator = 'h100-sxm5-80gb' } < predict{ kind = 'pretrain', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-3.1-8b', " ..
    "method = 'full', weight_format = 'bf16', compute_format = 'bf16', " ..
    "param_scheme = 'master', optimizer = 'adamw', recompute = 'none', " ..
    "seq_len = 4096, micro_batch = 4, zero_stage = 3, dp = 8, count = 8, " ..
    "accelerator = 'h100-sxm5-80gb' }",
  note =
    "Memory of the same batch: masters and optimizer states stay wide, " ..
    "so only some of what the layers keep shrinks and the gain is " ..
    "small.",
  cite("guide-gpu-for-training", "1.2 Tensor performance") {
    stated = "true",
  },
}

claim "seed000-c17" {
  says = "Lower precision makes convergence faster",
  topic = "precision",
  subject = "FP8/FP16 training",
  quantity = "steps to target",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-gpu-for-training", "1.2 Tensor performance") {
    stated = "fewer steps",
  },
}

claim "seed000-c18" {
  says =
    "Transformer workloads are frequently limited by memory bandwidth " ..
    "rather than compute",
  topic = "bandwidth",
  subject = "transformers",
  quantity = "bound",
  basis = "model",
  test =
    "2 * FLOP / (2 * B) < roof_ridge_point(accelerator " ..
    "'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth)",
  note =
    "True of decoding at small batch; training and prompts lie above the " ..
    "ridge point.",
  cite("guide-gpu-for-training", "1.3 Memory bandwidth") {
    stated = "true",
  },
}

claim "seed000-c19" {
  says = "Consumer cards offer around 1 TB/s",
  topic = "bandwidth",
  subject = "consumer GPUs",
  quantity = "memory bandwidth",
  basis = "fact",
  compare = "about",
  test = "span(accelerator.memory_bandwidth, { segment = 'consumer' })",
  expect = "disagrees",
  cite("guide-gpu-for-training", "1.3 Memory bandwidth") {
    stated = "1 TB/s",
  },
}

claim "seed000-c20" {
  says = "Data-centre cards deliver 3 to 5 TB/s",
  topic = "bandwidth",
  subject = "data-centre GPUs",
  quantity = "memory bandwidth",
  basis = "fact",
  compare = "within",
  test = "span(accelerator.memory_bandwidth, { segment = 'datacenter' })",
  expect = "disagrees",
  cite("guide-gpu-for-training", "1.3 Memory bandwidth") {
    stated = "3..5 TB/s",
  },
}

claim "seed000-c21" {
  says = "More bandwidth lowers idle time and lifts utilization",
  topic = "bandwidth",
  subject = "any GPU",
  quantity = "utilization vs bandwidth",
  basis = "model",
  test =
    "roof_rate(accelerator 'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth, 1 * FLOP / B) > " ..
    "roof_rate(accelerator 'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-pcie-80gb'.memory_bandwidth, 1 * FLOP / B)",
  note = "Only below the ridge point.",
  cite("guide-gpu-for-training", "1.3 Memory bandwidth") {
    stated = "true",
  },
}

claim "seed000-c22" {
  says = "Weak bandwidth can cap speed even on a strong compute part",
  topic = "bandwidth",
  subject = "any GPU",
  quantity = "attainable FLOPS",
  basis = "model",
  test =
    "roof_rate(accelerator 'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth, 1 * FLOP / B) < " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16",
  cite("guide-gpu-for-training", "1.3 Memory bandwidth") {
    stated = "true",
  },
}

claim "seed000-c23" {
  says = "One GPU stops being practical as models grow",
  topic = "scaling",
  subject = "large models",
  quantity = "GPUs needed",
  basis = "model",
  compare = "at_least",
  test =
    "smallest{ count = { 1, 2, 4, 8, 16, 32, 64, 128, 256 }, " ..
    "kind = 'finetune', model = 'llama-2-70b', method = 'full', " ..
    "optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', zero_stage = 3 }",
  cite("guide-gpu-for-training", "1.4 Multi-GPU scaling") {
    stated = "2",
  },
}

claim "seed000-c24" {
  says = "Scaling hinges on communication efficiency more than on GPU count",
  topic = "scaling",
  subject = "multi-GPU",
  quantity = "efficiency driver",
  basis = "model",
  test =
    "6 * FLOP * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) / (6 * FLOP * 7e9 * 8192 / " ..
    "(0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) + " ..
    "link_ring_all_reduce(14e9 * B, 16, 450e9 * B / s, 1, 0 * s)) > 6 * " ..
    "FLOP * 7e9 * 8192 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) " ..
    "/ (6 * FLOP * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) + link_ring_all_reduce(14e9 " ..
    "* B, 16, 25e9 * B / s, 1, 0 * s))",
  note =
    "The share of the peak sustained, 40 percent, and a ring without " ..
    "latency are assumptions in the test.",
  cite("guide-gpu-for-training", "1.4 Multi-GPU scaling") {
    stated = "true",
  },
}

claim "seed000-c25" {
  says =
    "NVLink covers links inside a node and InfiniBand covers links " ..
    "between nodes",
  topic = "interconnect",
  subject = "NVLink; InfiniBand",
  quantity = "scope",
  basis = "fact",
  test =
    "has(accelerator 'h100-sxm5-80gb'.link, 'NVLink') and " ..
    "host 'p5-48xlarge'.network_bandwidth < 8 * " ..
    "accelerator 'h100-sxm5-80gb'.link_bandwidth",
  expect = "agrees",
  cite("guide-gpu-for-training", "1.4 Multi-GPU scaling") {
    stated = "true",
  },
}

claim "seed000-c26" {
  says = "Strong links give close to linear scaling",
  topic = "scaling",
  subject = "NVLink+IB clusters",
  quantity = "scaling efficiency",
  basis = "model",
  compare = "about",
  test =
    "6 * FLOP * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) / (6 * FLOP * 7e9 * 8192 / " ..
    "(0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) + " ..
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-sxm5-80gb'.link_bandwidth, 1, 0 * s))",
  note =
    "The share of the peak sustained, 40 percent, and a ring without " ..
    "latency are assumptions in the test.",
  cite("guide-gpu-for-training", "1.4 Multi-GPU scaling") {
    stated = "1.0",
  },
}

claim "seed000-c27" {
  says = "Weak links become the overall bottleneck",
  topic = "interconnect",
  subject = "PCIe/Ethernet clusters",
  quantity = "bound",
  basis = "model",
  test =
    "link_ring_all_reduce(14e9 * B, 8, 25e9 * B / s, 1, 0 * s) > 6 * FLOP " ..
    "* 7e9 * 8192 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16)",
  note =
    "The share of the peak sustained, 40 percent, and a ring without " ..
    "latency are assumptions in the test.",
  cite("guide-gpu-for-training", "1.4 Multi-GPU scaling") {
    stated = "true",
  },
}

claim "seed000-c28" {
  says =
    "No single best training GPU exists; workload scale, model size and " ..
    "infrastructure decide",
  topic = "recommendation",
  subject = "any GPU",
  quantity = "universal winner",
  basis = "rule",
  test =
    "not is(winner('chat-8b', 'startup'), winner('chat-70b', 'startup')) " ..
    "or not is(winner('local-8b', 'student'), winner('chat-70b', " ..
    "'enterprise'))",
  cite("guide-gpu-for-training", "2 Top GPUs") {
    stated = "true",
  },
}

claim "seed000-c29" {
  says = "The market splits into enterprise parts and consumer/prosumer parts",
  topic = "market",
  subject = "all GPUs",
  quantity = "segments",
  basis = "rule",
  test =
    "count(accelerator, { segment = 'datacenter' }) > 0 and " ..
    "count(accelerator, { segment = 'consumer' }) > 0",
  cite("guide-gpu-for-training", "2 Top GPUs") {
    stated = "true",
  },
}

claim "seed000-c30" {
  says =
    "Enterprise parts favour peak speed, very large VRAM and fast links " ..
    "for multi-node work",
  topic = "recommendation",
  subject = "enterprise GPUs",
  quantity = "priority",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "2 Top GPUs") {
    stated = "perf;vram;links",
  },
}

claim "seed000-c31" {
  says =
    "Consumer parts are the affordable route to experiments, fine-tuning " ..
    "and mid-scale training",
  topic = "recommendation",
  subject = "consumer GPUs",
  quantity = "suited workloads",
  basis = "rule",
  test = "wins('qlora-8b', 'student', 'rtx-4090')",
  cite("guide-gpu-for-training", "2 Top GPUs") {
    stated = "true",
  },
}

claim "seed000-c32" {
  says =
    "H100 SXM is among the most widely deployed large-scale training GPUs",
  topic = "market",
  subject = "H100 SXM",
  quantity = "adoption",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "2.1 H100 SXM") {
    stated = "high",
  },
}

claim "seed000-c33" {
  says = "H100 SXM peak FP8 throughput is quoted at about 3,958 TFLOPS",
  topic = "compute",
  subject = "H100 SXM",
  quantity = "FP8 tensor peak",
  basis = "fact",
  compare = "about",
  test = "accelerator 'h100-sxm5-80gb'.dense.fp8",
  note = "3,958 is the rate with 2:4 sparsity; no dense matrix reaches it.",
  expect = "disagrees",
  cite("guide-gpu-for-training", "2.1 H100 SXM") {
    stated = "3958 TFLOP/s",
  },
}

claim "seed000-c34" {
  says = "H100 SXM memory runs at about 3.35 TB/s",
  topic = "bandwidth",
  subject = "H100 SXM",
  quantity = "memory bandwidth",
  basis = "fact",
  compare = "about",
  test = "accelerator 'h100-sxm5-80gb'.memory_bandwidth",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 H100 SXM") {
    stated = "3.35 TB/s",
  },
}

claim "seed000-c35" {
  says = "H100 SXM carries 80 GB of HBM3",
  topic = "memory",
  subject = "H100 SXM",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'h100-sxm5-80gb'.memory_nominal",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 H100 SXM") {
    stated = "80 GB",
  },
}

claim "seed000-c36" {
  says = "NVLink gives H100 SXM strong multi-GPU scaling",
  topic = "scaling",
  subject = "H100 SXM",
  quantity = "NVLink",
  basis = "fact",
  test = "has(accelerator 'h100-sxm5-80gb'.link, 'NVLink')",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 H100 SXM") {
    stated = "true",
  },
}

claim "seed000-c37" {
  says =
    "H100 SXM is the advice for clustered LLM training and production " ..
    "pipelines",
  topic = "recommendation",
  subject = "H100 SXM",
  quantity = "recommended for",
  basis = "rule",
  test = "wins('pretrain-7b', 'enterprise', 'h100-sxm5-80gb')",
  cite("guide-gpu-for-training", "2.1 H100 SXM") {
    stated = "true",
  },
}

claim "seed000-c38" {
  says = "SXM allows a much higher power limit than the PCIe card",
  topic = "power",
  subject = "H100 SXM vs PCIe",
  quantity = "TDP",
  basis = "fact",
  test =
    "accelerator 'h100-sxm5-80gb'.power / " ..
    "accelerator 'h100-pcie-80gb'.power",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 H100 SXM") {
    stated = "2",
  },
}

claim "seed000-c39" {
  says = "SXM has far more interconnect bandwidth than PCIe",
  topic = "interconnect",
  subject = "H100 SXM vs PCIe",
  quantity = "link bandwidth",
  basis = "fact",
  test =
    "accelerator 'h100-sxm5-80gb'.link_bandwidth > " ..
    "accelerator 'h100-pcie-80gb'.link_bandwidth",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 H100 SXM") {
    stated = "true",
  },
}

claim "seed000-c40" {
  says = "SXM is the favoured form factor in AI data centres",
  topic = "recommendation",
  subject = "H100 SXM",
  quantity = "preferred form factor",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "2.1 H100 SXM") {
    stated = "SXM",
  },
}

claim "seed000-c41" {
  says = "H100 PCIe draws less power than SXM",
  topic = "power",
  subject = "H100 PCIe",
  quantity = "TDP",
  basis = "fact",
  compare = "at_most",
  test = "accelerator 'h100-pcie-80gb'.power",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 H100 PCIe") {
    stated = "700 W",
  },
}

claim "seed000-c42" {
  says = "H100 PCIe keeps the Hopper FP8 path",
  topic = "precision",
  subject = "H100 PCIe",
  quantity = "FP8 support",
  basis = "fact",
  test = "given(accelerator 'h100-pcie-80gb'.dense.fp8)",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 H100 PCIe") {
    stated = "true",
  },
}

claim "seed000-c43" {
  says = "H100 PCIe has less memory bandwidth than SXM",
  topic = "bandwidth",
  subject = "H100 PCIe",
  quantity = "memory bandwidth",
  basis = "fact",
  compare = "at_most",
  test = "accelerator 'h100-pcie-80gb'.memory_bandwidth",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 H100 PCIe") {
    stated = "3.35 TB/s",
  },
}

claim "seed000-c44" {
  says = "H100 PCIe scales less efficiently than SXM",
  topic = "scaling",
  subject = "H100 PCIe",
  quantity = "scaling efficiency",
  basis = "model",
  test =
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-pcie-80gb'.link_bandwidth, 1, 0 * s) > " ..
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-sxm5-80gb'.link_bandwidth, 1, 0 * s)",
  cite("guide-gpu-for-training", "2.1 H100 PCIe") {
    stated = "true",
  },
}

claim "seed000-c45" {
  says =
    "H100 PCIe suits enterprises wanting flexibility without a DGX-class " ..
    "build",
  topic = "recommendation",
  subject = "H100 PCIe",
  quantity = "recommended for",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "2.1 H100 PCIe") {
    stated = "enterprise standard servers persona",
  },
}

claim "seed000-c46" {
  says =
    "H100 PCIe is commonly what clouds offer when deployment flexibility " ..
    "outranks peak speed",
  topic = "market",
  subject = "H100 PCIe",
  quantity = "cloud prevalence",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "2.1 H100 PCIe") {
    stated = "often share",
  },
}

claim "seed000-c47" {
  says = "A100 FP16 tensor throughput is 312 TFLOPS",
  topic = "compute",
  subject = "A100",
  quantity = "FP16 dense",
  basis = "fact",
  test = "accelerator 'a100-sxm4-80gb'.dense.fp16",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 A100") {
    stated = "312 TFLOP/s",
  },
}

claim "seed000-c48" {
  says = "A100 reaches about 624 TFLOPS with sparsity",
  topic = "compute",
  subject = "A100",
  quantity = "FP16 sparse",
  basis = "fact",
  compare = "about",
  test = "accelerator 'a100-sxm4-80gb'.sparse.bf16",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 A100") {
    stated = "624 TFLOP/s",
  },
}

claim "seed000-c49" {
  says = "A100 ships with 40 or 80 GB",
  topic = "memory",
  subject = "A100",
  quantity = "VRAM",
  basis = "fact",
  test =
    "is(accelerator 'a100-sxm4-40gb'.memory_nominal, 40 * GB) and " ..
    "is(accelerator 'a100-sxm4-80gb'.memory_nominal, 80 * GB)",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 A100") {
    stated = "true",
  },
}

claim "seed000-c50" {
  says = "Both A100 capacities are said to use HBM2e",
  topic = "memory",
  subject = "A100 40GB; A100 80GB",
  quantity = "memory type",
  basis = "fact",
  test = "accelerator 'a100-sxm4-40gb'.memory_type",
  note = "The 80 GB part has HBM2e, the 40 GB part HBM2.",
  expect = "disagrees",
  cite("guide-gpu-for-training", "2.1 A100") {
    stated = "HBM2e",
  },
}

claim "seed000-c51" {
  says = "MIG partitioning is presented as a feature unique to A100",
  topic = "software",
  subject = "A100",
  quantity = "MIG",
  basis = "fact",
  test =
    "count(slice, { ['accelerator.architecture'] = 'Ampere' }) > 0 and " ..
    "is(count(slice, { ['accelerator.architecture'] = { 'Hopper', " ..
    "'Blackwell' } }), 0)",
  note = "NVIDIA lists such slices of Hopper and Blackwell, too.",
  cite("guide-gpu-for-training", "2.1 A100") {
    stated = "true",
  },
}

claim "seed000-c52" {
  says =
    "A100 is the advice where stable production, serving or cheap " ..
    "training matters",
  topic = "recommendation",
  subject = "A100",
  quantity = "recommended for",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "2.1 A100") {
    stated = "production;inference;cost",
  },
}

claim "seed000-c53" {
  says =
    "A100 is slower than newer parts yet still good value because of " ..
    "ecosystem and supply",
  topic = "market",
  subject = "A100",
  quantity = "perf per dollar",
  basis = "model",
  test =
    "accelerator 'a100-sxm4-80gb'.memory_bandwidth / least(offer.price, { " ..
    "accelerator = 'a100-sxm4-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' }) > " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth / least(offer.price, { " ..
    "accelerator = 'h100-sxm5-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' })",
  note =
    "At one provider on one day, by bandwidth for rent, which is what " ..
    "small-batch decoding pays for.",
  cite("guide-gpu-for-training", "2.1 A100") {
    stated = "true",
  },
}

claim "seed000-c54" {
  says = "MI300X is called the AMD flagship accelerator",
  topic = "market",
  subject = "MI300X",
  quantity = "flagship",
  basis = "fact",
  test = "top(accelerator.memory_bandwidth, { vendor = 'AMD' })",
  note = "The AMD part with the most bandwidth.",
  expect = "disagrees",
  cite("guide-gpu-for-training", "2.1 MI300X") {
    stated = "mi300x",
  },
}

claim "seed000-c55" {
  says = "MI300X has 192 GB of HBM3",
  topic = "memory",
  subject = "MI300X",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'mi300x'.memory_nominal",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 MI300X") {
    stated = "192 GB",
  },
}

claim "seed000-c56" {
  says = "MI300X bandwidth is about 5.3 TB/s",
  topic = "bandwidth",
  subject = "MI300X",
  quantity = "memory bandwidth",
  basis = "fact",
  compare = "about",
  test = "accelerator 'mi300x'.memory_bandwidth",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 MI300X") {
    stated = "5.3 TB/s",
  },
}

claim "seed000-c57" {
  says = "MI300X is among the highest-capacity single GPUs",
  topic = "memory",
  subject = "MI300X",
  quantity = "VRAM rank",
  basis = "fact",
  test =
    "top(accelerator.memory_nominal, { launched = { below = '2024-01-01' " ..
    "} })",
  note =
    "Among parts launched before 2024; MI325X, B300 and MI355X passed it.",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 MI300X") {
    stated = "mi300x",
  },
}

claim "seed000-c58" {
  says = "MI300X suits memory-heavy, long-context and multimodal work",
  topic = "recommendation",
  subject = "MI300X",
  quantity = "recommended for",
  basis = "rule",
  test =
    "largest{ batch = { 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048 " ..
    "}, kind = 'serve', model = 'llama-3-8b', weight_format = 'bf16', " ..
    "input_len = 8000, output_len = 128, accelerator = 'mi300x', " ..
    "count = 1 } > largest{ batch = { 1, 2, 4, 8, 16, 32, 64, 128, 256, " ..
    "512, 1024, 2048 }, kind = 'serve', model = 'llama-3-8b', " ..
    "weight_format = 'bf16', input_len = 8000, output_len = 128, " ..
    "accelerator = 'h100-sxm5-80gb', count = 1 }",
  note = "Requests of 8,000 tokens in flight.",
  cite("guide-gpu-for-training", "2.1 MI300X") {
    stated = "true",
  },
}

claim "seed000-c59" {
  says = "Its capacity lets some large models use fewer GPUs",
  topic = "memory",
  subject = "MI300X",
  quantity = "GPUs needed vs 80 GB",
  basis = "model",
  test =
    "smallest{ count = { 1, 2, 4, 8 }, kind = 'serve', " ..
    "model = 'llama-2-70b', weight_format = 'fp16', batch = 1, " ..
    "input_len = 2048, output_len = 128, accelerator = 'mi300x' } < " ..
    "smallest{ count = { 1, 2, 4, 8 }, kind = 'serve', " ..
    "model = 'llama-2-70b', weight_format = 'fp16', batch = 1, " ..
    "input_len = 2048, output_len = 128, accelerator = 'h100-sxm5-80gb' }",
  cite("guide-gpu-for-training", "2.1 MI300X") {
    stated = "true",
  },
}

claim "seed000-c60" {
  says = "AMD software is behind CUDA in maturity",
  topic = "software",
  subject = "MI300X; ROCm",
  quantity = "stack maturity",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "2.1 MI300X") {
    stated = "lower",
  },
}

claim "seed000-c61" {
  says = "H200 upgrades memory, not compute, over H100",
  topic = "compute",
  subject = "H200 vs H100",
  quantity = "compute ratio",
  basis = "fact",
  compare = "about",
  test =
    "accelerator 'h200-sxm-141gb'.dense.bf16 / " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 H200") {
    stated = "1.0",
  },
}

claim "seed000-c62" {
  says = "H200 has 141 GB of HBM3e",
  topic = "memory",
  subject = "H200",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'h200-sxm-141gb'.memory_nominal",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 H200") {
    stated = "141 GB",
  },
}

claim "seed000-c63" {
  says = "H200 bandwidth is about 4.8 TB/s",
  topic = "bandwidth",
  subject = "H200",
  quantity = "memory bandwidth",
  basis = "fact",
  compare = "about",
  test = "accelerator 'h200-sxm-141gb'.memory_bandwidth",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.1 H200") {
    stated = "4.8 TB/s",
  },
}

claim "seed000-c64" {
  says =
    "H200 is advised for memory-bound jobs and long-context training or " ..
    "inference",
  topic = "recommendation",
  subject = "H200",
  quantity = "recommended for",
  basis = "rule",
  test =
    "largest{ batch = { 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048 " ..
    "}, kind = 'serve', model = 'llama-3-8b', weight_format = 'bf16', " ..
    "input_len = 8000, output_len = 128, accelerator = 'h200-sxm-141gb', " ..
    "count = 1 } > largest{ batch = { 1, 2, 4, 8, 16, 32, 64, 128, 256, " ..
    "512, 1024, 2048 }, kind = 'serve', model = 'llama-3-8b', " ..
    "weight_format = 'bf16', input_len = 8000, output_len = 128, " ..
    "accelerator = 'h100-sxm5-80gb', count = 1 }",
  note = "Requests of 8,000 tokens in flight.",
  cite("guide-gpu-for-training", "2.1 H200") {
    stated = "true",
  },
}

claim "seed000-c65" {
  says = "H200 pays off when a model or sequence exceeds what 80 GB can hold",
  topic = "memory",
  subject = "H200",
  quantity = "threshold",
  basis = "model",
  test =
    "predict{ kind = 'serve', quantity = 'fits', model = 'llama-2-70b', " ..
    "weight_format = 'fp8', batch = 32, input_len = 2048, " ..
    "output_len = 128, accelerator = 'h200-sxm-141gb', count = 1 } and " ..
    "not predict{ kind = 'serve', quantity = 'fits', " ..
    "model = 'llama-2-70b', weight_format = 'fp8', batch = 32, " ..
    "input_len = 2048, output_len = 128, accelerator = 'h100-sxm5-80gb', " ..
    "count = 1 }",
  cite("guide-gpu-for-training", "2.1 H200") {
    stated = "true",
  },
}

claim "seed000-c66" {
  says =
    "Consumer cards cannot rival enterprise parts at scale but do well " ..
    "for fine-tuning and mid-size jobs",
  topic = "recommendation",
  subject = "consumer GPUs",
  quantity = "suited workloads",
  basis = "rule",
  test =
    "wins('qlora-8b', 'student', 'rtx-4090') and not wins('pretrain-7b', " ..
    "'enterprise', 'rtx-4090')",
  cite("guide-gpu-for-training", "2.2 Consumer") {
    stated = "true",
  },
}

claim "seed000-c67" {
  says =
    "L40S is grouped under the consumer heading although it is a " ..
    "data-centre product",
  topic = "market",
  subject = "L40S",
  quantity = "segment",
  basis = "fact",
  test = "accelerator 'l40s'.segment",
  expect = "disagrees",
  cite("guide-gpu-for-training", "2.2 Consumer") {
    stated = "consumer",
  },
}

claim "seed000-c68" {
  says = "RTX 4090 is the default card for serious individual practitioners",
  topic = "market",
  subject = "RTX 4090",
  quantity = "adoption",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "2.2 RTX 4090") {
    stated = "high",
  },
}

claim "seed000-c69" {
  says = "RTX 4090 stands out for performance per cost",
  topic = "cost",
  subject = "RTX 4090",
  quantity = "perf per dollar",
  basis = "model",
  test =
    "accelerator 'rtx-4090'.dense.bf16 / " ..
    "accelerator 'rtx-4090'.list_price > " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16 / " ..
    "accelerator 'h100-sxm5-80gb'.list_price",
  cite("guide-gpu-for-training", "2.2 RTX 4090") {
    stated = "true",
  },
}

claim "seed000-c70" {
  says = "RTX 4090 reaches roughly 1,321 AI TOPS",
  topic = "compute",
  subject = "RTX 4090",
  quantity = "AI TOPS",
  basis = "fact",
  compare = "about",
  test = "2 * accelerator 'rtx-4090'.dense.fp8",
  note = "8-bit with 2:4 sparsity, twice the dense rate.",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.2 RTX 4090") {
    stated = "1321 TFLOP/s",
  },
}

claim "seed000-c71" {
  says = "RTX 4090 has 24 GB GDDR6X",
  topic = "memory",
  subject = "RTX 4090",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'rtx-4090'.memory_nominal",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.2 RTX 4090") {
    stated = "24 GB",
  },
}

claim "seed000-c72" {
  says = "RTX 4090 bandwidth is about 1 TB/s",
  topic = "bandwidth",
  subject = "RTX 4090",
  quantity = "memory bandwidth",
  basis = "fact",
  compare = "about",
  test = "accelerator 'rtx-4090'.memory_bandwidth",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.2 RTX 4090") {
    stated = "1 TB/s",
  },
}

claim "seed000-c73" {
  says = "RTX 4090 is advised for LLM fine-tuning, vision and local training",
  topic = "recommendation",
  subject = "RTX 4090",
  quantity = "recommended for",
  basis = "rule",
  test = "wins('qlora-8b', 'student', 'rtx-4090')",
  cite("guide-gpu-for-training", "2.2 RTX 4090") {
    stated = "true",
  },
}

claim "seed000-c74" {
  says = "RTX 4090 handles nearly any modern job short of large LLM training",
  topic = "recommendation",
  subject = "RTX 4090",
  quantity = "coverage",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-13b', method = 'qlora', optimizer = 'adamw', " ..
    "weight_format = 'nf4', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4090', " ..
    "count = 1 } and predict{ kind = 'serve', quantity = 'fits', " ..
    "model = 'llama-2-7b', weight_format = 'fp16', batch = 1, " ..
    "input_len = 2048, output_len = 128, accelerator = 'rtx-4090', " ..
    "count = 1 } and not predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-70b', method = 'qlora', optimizer = 'adamw', " ..
    "weight_format = 'nf4', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4090', " ..
    "count = 1 }",
  cite("guide-gpu-for-training", "2.2 RTX 4090") {
    stated = "true",
  },
}

claim "seed000-c75" {
  says = "L40S has 48 GB",
  topic = "memory",
  subject = "L40S",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'l40s'.memory_nominal",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.2 L40S") {
    stated = "48 GB",
  },
}

claim "seed000-c76" {
  says = "L40S is strong in FP16 and AI throughput",
  topic = "compute",
  subject = "L40S",
  quantity = "FP16 tensor",
  basis = "fact",
  test =
    "accelerator 'l40s'.dense.fp16 > " ..
    "accelerator 'a100-sxm4-80gb'.dense.fp16",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.2 L40S") {
    stated = "true",
  },
}

claim "seed000-c77" {
  says = "L40S serves both rendering and AI",
  topic = "software",
  subject = "L40S",
  quantity = "graphics+AI",
  basis = "fact",
  test =
    "given(accelerator 'l40s'.ray_units) and given(accelerator " ..
    "'l40s'.dense.bf16)",
  cite("guide-gpu-for-training", "2.2 L40S") {
    stated = "true",
  },
}

claim "seed000-c78" {
  says =
    "L40S is advised for vision, generative and visual pipelines, " ..
    "notably mixed render plus AI flows",
  topic = "recommendation",
  subject = "L40S",
  quantity = "recommended for",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "2.2 L40S") {
    stated = "vision;generative;render",
  },
}

claim "seed000-c79" {
  says = "RTX 4080 Super has 16 GB",
  topic = "memory",
  subject = "RTX 4080 Super",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'rtx-4080-super'.memory_nominal",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.2 RTX 4080 Super") {
    stated = "16 GB",
  },
}

claim "seed000-c80" {
  says = "RTX 4080 Super is only slightly slower than the 4090",
  topic = "compute",
  subject = "RTX 4080 Super vs 4090",
  quantity = "relative performance",
  basis = "fact",
  compare = "within",
  test =
    "span(accelerator 'rtx-4080-super'.dense.bf16 / " ..
    "accelerator 'rtx-4090'.dense.bf16, " ..
    "accelerator 'rtx-4080-super'.memory_bandwidth / " ..
    "accelerator 'rtx-4090'.memory_bandwidth)",
  note = "Only slightly slower is read as nine tenths or more.",
  expect = "disagrees",
  cite("guide-gpu-for-training", "2.2 RTX 4080 Super") {
    stated = "0.9..1",
  },
}

claim "seed000-c81" {
  says = "RTX 4080 Super is more power-efficient than the 4090",
  topic = "power",
  subject = "RTX 4080 Super vs 4090",
  quantity = "perf per watt",
  basis = "fact",
  test =
    "accelerator 'rtx-4080-super'.vector.fp32 / " ..
    "accelerator 'rtx-4080-super'.power > " ..
    "accelerator 'rtx-4090'.vector.fp32 / accelerator 'rtx-4090'.power",
  expect = "disagrees",
  cite("guide-gpu-for-training", "2.2 RTX 4080 Super") {
    stated = "true",
  },
}

claim "seed000-c82" {
  says = "RTX 4080 Super has a better cost balance than the 4090",
  topic = "cost",
  subject = "RTX 4080 Super vs 4090",
  quantity = "perf per dollar",
  basis = "model",
  test =
    "accelerator 'rtx-4080-super'.vector.fp32 / " ..
    "accelerator 'rtx-4080-super'.list_price > " ..
    "accelerator 'rtx-4090'.vector.fp32 / " ..
    "accelerator 'rtx-4090'.list_price",
  note = "By one percent, at list prices: about equal.",
  cite("guide-gpu-for-training", "2.2 RTX 4080 Super") {
    stated = "true",
  },
}

claim "seed000-c83" {
  says =
    "RTX 4080 Super is the advice for mid-size runs, image generation " ..
    "and competitions",
  topic = "recommendation",
  subject = "RTX 4080 Super",
  quantity = "recommended for",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "2.2 RTX 4080 Super") {
    stated = "mid;SD;Kaggle",
  },
}

claim "seed000-c84" {
  says = "Entry cards have 12 to 16 GB",
  topic = "memory",
  subject = "RTX 4070 Super; RTX 4060 Ti 16GB",
  quantity = "VRAM",
  basis = "fact",
  compare = "within",
  test =
    "span(accelerator 'rtx-4070-super'.memory_nominal, " ..
    "accelerator 'rtx-4060-ti-16gb'.memory_nominal)",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.2 RTX 4070S / 4060 Ti") {
    stated = "12..16 GB",
  },
}

claim "seed000-c85" {
  says = "Entry cards have good performance per watt",
  topic = "power",
  subject = "RTX 4070 Super; RTX 4060 Ti",
  quantity = "perf per watt",
  basis = "fact",
  test =
    "span(accelerator 'rtx-4070-super'.vector.fp32 / " ..
    "accelerator 'rtx-4070-super'.power, " ..
    "accelerator 'rtx-4060-ti-16gb'.vector.fp32 / " ..
    "accelerator 'rtx-4060-ti-16gb'.power) > " ..
    "accelerator 'rtx-4090'.vector.fp32 / accelerator 'rtx-4090'.power",
  note =
    "Good is read as better than the largest card of the same generation.",
  expect = "disagrees",
  cite("guide-gpu-for-training", "2.2 RTX 4070S / 4060 Ti") {
    stated = "true",
  },
}

claim "seed000-c86" {
  says = "Entry cards draw less power",
  topic = "power",
  subject = "RTX 4070 Super; RTX 4060 Ti",
  quantity = "TDP",
  basis = "fact",
  test =
    "span(accelerator 'rtx-4070-super'.power, " ..
    "accelerator 'rtx-4060-ti-16gb'.power) < accelerator 'rtx-4090'.power",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.2 RTX 4070S / 4060 Ti") {
    stated = "true",
  },
}

claim "seed000-c87" {
  says = "Their VRAM rules out large models",
  topic = "memory",
  subject = "RTX 4070 Super; RTX 4060 Ti",
  quantity = "fits large models",
  basis = "model",
  test =
    "not predict{ kind = 'serve', quantity = 'fits', " ..
    "model = 'llama-2-13b', weight_format = 'fp16', batch = 1, " ..
    "input_len = 2048, output_len = 128, " ..
    "accelerator = 'rtx-4060-ti-16gb', count = 1 } and not predict{ " ..
    "kind = 'serve', quantity = 'fits', model = 'llama-2-7b', " ..
    "weight_format = 'fp16', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'rtx-4070-super', count = 1 }",
  cite("guide-gpu-for-training", "2.2 RTX 4070S / 4060 Ti") {
    stated = "true",
  },
}

claim "seed000-c88" {
  says = "Entry cards suit learners, prototypes and small fine-tunes",
  topic = "recommendation",
  subject = "students, developers",
  quantity = "recommended for",
  basis = "rule",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'rtx-4060-ti-16gb', count = 1 } " ..
    "and predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-3.2-1b', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4070-super', " ..
    "count = 1 }",
  cite("guide-gpu-for-training", "2.2 RTX 4070S / 4060 Ti") {
    stated = "true",
  },
}

claim "seed000-c89" {
  says = "RX 7900 XTX has 24 GB",
  topic = "memory",
  subject = "RX 7900 XTX",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'rx-7900-xtx'.memory_nominal",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.2 RX 7900 XTX") {
    stated = "24 GB",
  },
}

claim "seed000-c90" {
  says = "RX 7900 XTX has strong raw compute",
  topic = "compute",
  subject = "RX 7900 XTX",
  quantity = "FP16 peak",
  basis = "fact",
  test =
    "accelerator 'rx-7900-xtx'.dense.fp16 > " ..
    "accelerator 'rtx-3090'.dense.fp16",
  expect = "agrees",
  cite("guide-gpu-for-training", "2.2 RX 7900 XTX") {
    stated = "true",
  },
}

claim "seed000-c91" {
  says = "RX 7900 XTX trails in AI software and needs extra setup",
  topic = "software",
  subject = "RX 7900 XTX",
  quantity = "stack maturity",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "2.2 RX 7900 XTX") {
    stated = "lower",
  },
}

claim "seed000-c92" {
  says = "RX 7900 XTX is advised for open-source experimentation on a budget",
  topic = "recommendation",
  subject = "RX 7900 XTX",
  quantity = "recommended for",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "2.2 RX 7900 XTX") {
    stated = "OSS;low cost",
  },
}

claim "seed000-c93" {
  says =
    "Pick whichever GPU clears the binding bottleneck most simply and " ..
    "cheaply",
  topic = "recommendation",
  subject = "any workload",
  quantity = "objective",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "3 By training case") {
    stated = "min cost+complexity s.t. bottleneck removed",
  },
}

claim "seed000-c94" {
  says =
    "Pretraining, fine-tuning, diffusion and distributed training each " ..
    "have a different bottleneck",
  topic = "recommendation",
  subject = "four training cases",
  quantity = "bottleneck differs",
  basis = "model",
  test =
    "roof_intensity(work_matmul(7e9, 4096, 2 * FLOP), mem_weights(7e9, 2 " ..
    "* B)) > roof_ridge_point(accelerator 'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth) and not predict{ " ..
    "kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', count = 1 } and " ..
    "link_ring_all_reduce(140e9 * B, 16, 50e9 * B / s, 1, 0 * s) > 6 * " ..
    "FLOP * 70e9 * 4096 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16)",
  note =
    "Compute on one, memory for the states, links across nodes. The " ..
    "share of the peak sustained, 40 percent, and a ring without latency " ..
    "are assumptions in the test.",
  cite("guide-gpu-for-training", "3 By training case") {
    stated = "true",
  },
}

claim "seed000-c95" {
  says = "For 30B to 100B+ models the hard part is keeping all GPUs busy",
  topic = "scaling",
  subject = "30B-100B+ training",
  quantity = "bound",
  basis = "model",
  compare = "at_least",
  test =
    "link_ring_all_reduce(140e9 * B, 16, 50e9 * B / s, 1, 0 * s) / (6 * " ..
    "FLOP * 70e9 * 4096 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) " ..
    "+ link_ring_all_reduce(140e9 * B, 16, 50e9 * B / s, 1, 0 * s))",
  note =
    "A fifth of the time idle is read as hard to keep busy. The share of " ..
    "the peak sustained, 40 percent, and a ring without latency are " ..
    "assumptions in the test.",
  cite("guide-gpu-for-training", "3.1 Large LLMs") {
    stated = "0.2",
  },
}

claim "seed000-c96" {
  says =
    "A typical 70B training setup is eight 80 GB H100s with tensor and " ..
    "pipeline parallelism",
  topic = "memory",
  subject = "70B full training on 8x H100 80GB",
  quantity = "VRAM available",
  basis = "model",
  compare = "at_most",
  test =
    "peer_states(model 'llama-2-70b'.parameters, 2 * B, 2 * B, 12 * B, 1, " ..
    "1, 1)",
  note =
    "Weights, gradients and Adam states with nothing else, against eight " ..
    "cards of 80 GB.",
  expect = "disagrees",
  cite("guide-gpu-for-training", "3.1 Large LLMs") {
    stated = "640 GB",
  },
}

claim "seed000-c97" {
  says = "Per-GPU batch is often held to one or two sequences",
  topic = "memory",
  subject = "70B on 8x H100",
  quantity = "micro-batch",
  basis = "model",
  compare = "within",
  test =
    "largest{ micro_batch = { 1, 2, 3, 4, 6, 8, 12, 16 }, " ..
    "kind = 'finetune', model = 'llama-2-70b', method = 'full', " ..
    "optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', seq_len = 4096, recompute = 'full', " ..
    "accelerator = 'h100-sxm5-80gb', count = 24, zero_stage = 3 }",
  note =
    "On 24 cards, about the fewest that hold the states; eight hold none.",
  cite("guide-gpu-for-training", "3.1 Large LLMs") {
    stated = "1..2",
  },
}

claim "seed000-c98" {
  says = "Activation checkpointing is required to stay in VRAM",
  topic = "memory",
  subject = "70B training",
  quantity = "checkpointing",
  basis = "model",
  test =
    "not predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-70b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 4096, recompute = 'none', accelerator = 'h100-sxm5-80gb', " ..
    "count = 24, zero_stage = 3 } and predict{ kind = 'finetune', " ..
    "quantity = 'fits', model = 'llama-2-70b', method = 'full', " ..
    "optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 4096, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', count = 24, " ..
    "zero_stage = 3 }",
  note = "On 24 cards.",
  cite("guide-gpu-for-training", "3.1 Large LLMs") {
    stated = "true",
  },
}

claim "seed000-c99" {
  says = "Moving to H200 at once simplifies the 70B setup",
  topic = "memory",
  subject = "70B on 8x H200",
  quantity = "VRAM available",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-70b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 4096, recompute = 'full', accelerator = 'h200-sxm-141gb', " ..
    "count = 8, zero_stage = 3 }",
  cite("guide-gpu-for-training", "3.1 Large LLMs") {
    stated = "true",
  },
}

claim "seed000-c100" {
  says = "Moving to MI300X at once simplifies the 70B setup",
  topic = "memory",
  subject = "70B on 8x MI300X",
  quantity = "VRAM available",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-70b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 4096, recompute = 'full', accelerator = 'mi300x', " ..
    "count = 8, zero_stage = 3 }",
  cite("guide-gpu-for-training", "3.1 Large LLMs") {
    stated = "true",
  },
}

claim "seed000-c101" {
  says = "Raising batch or context lifts throughput more than adding GPUs",
  topic = "compute",
  subject = "70B training",
  quantity = "throughput gain",
  basis = "model",
  test =
    "roof_rate(accelerator 'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth, 8192 * FLOP / B) / " ..
    "roof_rate(accelerator 'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth, 4096 * FLOP / B) > 16 " ..
    "/ 8",
  note =
    "Twice the batch above the ridge point gains nothing; twice the " ..
    "accelerators at most two.",
  cite("guide-gpu-for-training", "3.1 Large LLMs") {
    stated = "true",
  },
}

claim "seed000-c102" {
  says = "Growing past one node soon becomes limited by the network",
  topic = "interconnect",
  subject = "multi-node training",
  quantity = "bound",
  basis = "model",
  test =
    "link_ring_all_reduce(140e9 * B, 16, 50e9 * B / s, 1, 0 * s) > 6 * " ..
    "FLOP * 70e9 * 4096 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16)",
  note =
    "At 4,096 tokens an accelerator and 400 Gbit/s each. The share of " ..
    "the peak sustained, 40 percent, and a ring without latency are " ..
    "assumptions in the test.",
  cite("guide-gpu-for-training", "3.1 Large LLMs") {
    stated = "true",
  },
}

claim "seed000-c103" {
  says =
    "70B on 16 to 32 GPUs without fast links idles heavily in gradient " ..
    "sync",
  topic = "interconnect",
  subject = "70B on 16-32 GPUs",
  quantity = "idle share",
  basis = "model",
  compare = "at_least",
  test =
    "link_ring_all_reduce(140e9 * B, 16, 25e9 * B / s, 1, 0 * s) / (6 * " ..
    "FLOP * 70e9 * 4096 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) " ..
    "+ link_ring_all_reduce(140e9 * B, 16, 25e9 * B / s, 1, 0 * s))",
  note =
    "Heavily is read as a fifth of the time or more. The share of the " ..
    "peak sustained, 40 percent, and a ring without latency are " ..
    "assumptions in the test.",
  cite("guide-gpu-for-training", "3.1 Large LLMs") {
    stated = "0.2",
  },
}

claim "seed000-c104" {
  says = "H100 SXM with NVLink holds higher utilization than PCIe systems",
  topic = "interconnect",
  subject = "H100 SXM vs PCIe",
  quantity = "utilization",
  basis = "model",
  test =
    "6 * FLOP * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) / (6 * FLOP * 7e9 * 8192 / " ..
    "(0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) + " ..
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-sxm5-80gb'.link_bandwidth, 1, 0 * s)) > 6 * FLOP * " ..
    "7e9 * 8192 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) / (6 * " ..
    "FLOP * 7e9 * 8192 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) " ..
    "+ link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-pcie-80gb'.pcie_bandwidth, 1, 0 * s))",
  note =
    "The share of the peak sustained, 40 percent, and a ring without " ..
    "latency are assumptions in the test.",
  cite("guide-gpu-for-training", "3.1 Large LLMs") {
    stated = "true",
  },
}

claim "seed000-c105" {
  says =
    "Fine-tuning needs far less hardware than pretraining, so cost " ..
    "efficiency rules",
  topic = "memory",
  subject = "fine-tuning",
  quantity = "hardware need",
  basis = "model",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 } < 0.5 * predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 }",
  cite("guide-gpu-for-training", "3.2 Fine-tuning") {
    stated = "true",
  },
}

claim "seed000-c106" {
  says = "A 7B model is QLoRA-tuned on one 24 GB RTX 4090",
  topic = "memory",
  subject = "7B QLoRA on RTX 4090",
  quantity = "VRAM need",
  basis = "model",
  compare = "at_most",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 }",
  cite("guide-gpu-for-training", "3.2 Fine-tuning") {
    stated = "24 GB",
  },
}

claim "seed000-c107" {
  says = "Batch of about 4 to 8 works at 4-bit on that card",
  topic = "memory",
  subject = "7B QLoRA on RTX 4090",
  quantity = "micro-batch",
  basis = "model",
  compare = "at_least",
  test =
    "largest{ micro_batch = { 1, 2, 4, 6, 8, 12, 16, 24, 32 }, " ..
    "kind = 'finetune', model = 'llama-2-7b', method = 'qlora', " ..
    "optimizer = 'adamw', weight_format = 'nf4', adapter_rank = 16, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4090', " ..
    "count = 1 }",
  note = "Sequences of 2,048 tokens, recomputed.",
  cite("guide-gpu-for-training", "3.2 Fine-tuning") {
    stated = "8",
  },
}

claim "seed000-c108" {
  says = "Such a run finishes within hours, at most about a day",
  topic = "compute",
  subject = "7B QLoRA on RTX 4090",
  quantity = "wall time",
  basis = "model",
  compare = "within",
  test = "4 * FLOP * 7e9 * 50e6 / (0.4 * accelerator 'rtx-4090'.dense.bf16)",
  note = "50 million tokens at 40 percent of the peak, both assumed.",
  cite("guide-gpu-for-training", "3.2 Fine-tuning") {
    stated = "3..24 h",
  },
}

claim "seed000-c109" {
  says = "13B needs one or two RTX 4090s",
  topic = "memory",
  subject = "13B fine-tune",
  quantity = "GPUs",
  basis = "model",
  compare = "within",
  test =
    "smallest{ count = { 1, 2, 4 }, kind = 'finetune', " ..
    "model = 'llama-2-13b', method = 'qlora', optimizer = 'adamw', " ..
    "weight_format = 'nf4', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4090', " ..
    "zero_stage = 3 }",
  cite("guide-gpu-for-training", "3.2 Fine-tuning") {
    stated = "1..2",
  },
}

claim "seed000-c110" {
  says = "13B also fits one A100",
  topic = "memory",
  subject = "13B fine-tune on A100",
  quantity = "GPUs",
  basis = "model",
  test =
    "smallest{ count = { 1, 2, 4 }, kind = 'finetune', " ..
    "model = 'llama-2-13b', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'a100-sxm4-40gb', " ..
    "zero_stage = 3 }",
  cite("guide-gpu-for-training", "3.2 Fine-tuning") {
    stated = "1",
  },
}

claim "seed000-c111" {
  says = "70B LoRA takes four to eight A100s",
  topic = "memory",
  subject = "70B LoRA on A100",
  quantity = "GPUs",
  basis = "model",
  compare = "within",
  test =
    "smallest{ count = { 1, 2, 4, 8 }, kind = 'finetune', " ..
    "model = 'llama-2-70b', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'a100-sxm4-80gb', " ..
    "zero_stage = 3 }",
  cite("guide-gpu-for-training", "3.2 Fine-tuning") {
    stated = "4..8",
  },
}

claim "seed000-c112" {
  says = "Replacing A100 with H100 changes fine-tuning speed little",
  topic = "compute",
  subject = "A100 to H100 fine-tuning",
  quantity = "speed-up",
  basis = "model",
  compare = "within",
  test =
    "span(accelerator 'h100-sxm5-80gb'.memory_bandwidth / " ..
    "accelerator 'a100-sxm4-80gb'.memory_bandwidth, " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16 / " ..
    "accelerator 'a100-sxm4-80gb'.dense.bf16)",
  note =
    "Little is read as a fifth at most; between the ratio of bandwidths " ..
    "and that of peaks.",
  cite("guide-gpu-for-training", "3.2 Fine-tuning") {
    stated = "1..1.2",
  },
}

claim "seed000-c113" {
  says = "Fine-tuning does not saturate compute",
  topic = "compute",
  subject = "fine-tuning",
  quantity = "bound",
  basis = "model",
  test =
    "roof_intensity(work_matmul(7e9, 8192, 2 * FLOP), mem_weights(7e9, 2 " ..
    "* B)) < roof_ridge_point(accelerator 'a100-sxm4-80gb'.dense.bf16, " ..
    "accelerator 'a100-sxm4-80gb'.memory_bandwidth)",
  note = "Four sequences of 2,048 tokens.",
  cite("guide-gpu-for-training", "3.2 Fine-tuning") {
    stated = "true",
  },
}

claim "seed000-c114" {
  says =
    "VRAM or I/O is the usual fine-tuning limit, leaving tensor " ..
    "throughput underused",
  topic = "memory",
  subject = "fine-tuning",
  quantity = "bound",
  basis = "model",
  test =
    "roof_intensity(work_matmul(7e9, 8192, 2 * FLOP), mem_weights(7e9, 2 " ..
    "* B)) < roof_ridge_point(accelerator 'a100-sxm4-80gb'.dense.bf16, " ..
    "accelerator 'a100-sxm4-80gb'.memory_bandwidth)",
  note =
    "Underused tensor units would need an intensity below the ridge " ..
    "point; the input pipeline is not looked at.",
  expect = "disagrees",
  cite("guide-gpu-for-training", "3.2 Fine-tuning") {
    stated = "true",
  },
}

claim "seed000-c115" {
  says =
    "Common ladder: RTX 4090 to experiment, A100 to scale, H100 only for " ..
    "fast production iteration",
  topic = "recommendation",
  subject = "startups, research teams",
  quantity = "ladder",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "3.2 Fine-tuning") {
    stated = "4090>A100>H100 order",
  },
}

claim "seed000-c116" {
  says =
    "Diffusion memory is driven by resolution and activations more than " ..
    "LLM memory is",
  topic = "memory",
  subject = "diffusion training",
  quantity = "driver",
  basis = "model",
  test =
    "predict{ kind = 'diffusion_infer', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'sdxl-unet', " ..
    "weight_format = 'fp16', compute_format = 'fp16', batch = 1, " ..
    "image_height = 2048, image_width = 2048, steps = 30 } > predict{ " ..
    "kind = 'diffusion_infer', quantity = 'memory_bytes_per_accelerator', " ..
    "model = 'sdxl-unet', weight_format = 'fp16', " ..
    "compute_format = 'fp16', batch = 1, image_height = 512, " ..
    "image_width = 512, steps = 30 }",
  note = "Making an image: the size moves the memory of one network.",
  cite("guide-gpu-for-training", "3.3 Diffusion") {
    stated = "true",
  },
}

claim "seed000-c117" {
  says = "SDXL at 1024x1024 is trained on a 24 GB RTX 4090",
  topic = "memory",
  subject = "SDXL train on RTX 4090",
  quantity = "VRAM need",
  basis = "model",
  compare = "at_most",
  test =
    "predict{ kind = 'diffusion_train', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'sdxl-unet', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "compute_format = 'bf16', micro_batch = 1, image_height = 1024, " ..
    "image_width = 1024 }",
  note = "All weights with AdamW.",
  cite("guide-gpu-for-training", "3.3 Diffusion") {
    stated = "24 GB",
  },
}

claim "seed000-c118" {
  says = "Batch is then one or two images per GPU",
  topic = "memory",
  subject = "SDXL 1024 on RTX 4090",
  quantity = "micro-batch",
  basis = "model",
  compare = "within",
  test =
    "largest{ micro_batch = { 1, 2, 3, 4, 6, 8 }, " ..
    "kind = 'diffusion_train', model = 'sdxl-unet', method = 'lora', " ..
    "optimizer = 'adamw', weight_format = 'bf16', " ..
    "compute_format = 'bf16', image_height = 1024, image_width = 1024, " ..
    "accelerator = 'rtx-4090' }",
  note = "By LoRA; all weights do not fit at all.",
  cite("guide-gpu-for-training", "3.3 Diffusion") {
    stated = "1..2",
  },
}

claim "seed000-c119" {
  says = "Going to 2048x2048 can break the 24 GB limit",
  topic = "memory",
  subject = "SDXL 2048 on RTX 4090",
  quantity = "VRAM need",
  basis = "model",
  compare = "at_least",
  test =
    "predict{ kind = 'diffusion_train', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'sdxl-unet', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "compute_format = 'bf16', micro_batch = 1, image_height = 2048, " ..
    "image_width = 2048 }",
  cite("guide-gpu-for-training", "3.3 Diffusion") {
    stated = "24 GB",
  },
}

claim "seed000-c120" {
  says = "48 GB or 80 GB cards raise batch two- to four-fold",
  topic = "memory",
  subject = "L40S; A100 80GB",
  quantity = "batch gain",
  basis = "model",
  compare = "within",
  test =
    "largest{ micro_batch = { 1, 2, 3, 4, 6, 8, 12, 16 }, " ..
    "kind = 'diffusion_train', model = 'sdxl-unet', method = 'lora', " ..
    "optimizer = 'adamw', weight_format = 'bf16', " ..
    "compute_format = 'bf16', image_height = 1024, image_width = 1024, " ..
    "accelerator = 'l40s' } / largest{ micro_batch = { 1, 2, 3, 4, 6, 8, " ..
    "12, 16 }, kind = 'diffusion_train', model = 'sdxl-unet', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "compute_format = 'bf16', image_height = 1024, image_width = 1024, " ..
    "accelerator = 'rtx-4090' }",
  note = "By LoRA, L40S against RTX 4090.",
  cite("guide-gpu-for-training", "3.3 Diffusion") {
    stated = "2..4",
  },
}

claim "seed000-c121" {
  says = "A larger batch gives steadier gradients",
  topic = "compute",
  subject = "diffusion training",
  quantity = "gradient noise",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "3.3 Diffusion") {
    stated = "lower variance",
  },
}

claim "seed000-c122" {
  says = "L40S and A100 have raw compute similar to the 4090",
  topic = "compute",
  subject = "L40S; A100; RTX 4090",
  quantity = "FP16 peak ratio",
  basis = "fact",
  compare = "about",
  test =
    "span(accelerator 'l40s'.dense.bf16 / " ..
    "accelerator 'rtx-4090'.dense.fp16_acc16, " ..
    "accelerator 'a100-sxm4-80gb'.dense.bf16 / " ..
    "accelerator 'rtx-4090'.dense.fp16_acc16)",
  note = "Against the 4090 with 16-bit sums; with 32-bit sums it has half.",
  expect = "agrees",
  cite("guide-gpu-for-training", "3.3 Diffusion") {
    stated = "1.0",
  },
}

claim "seed000-c123" {
  says = "Convergence is faster overall on the bigger-memory cards",
  topic = "compute",
  subject = "L40S/A100 vs 4090",
  quantity = "time to converge",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-gpu-for-training", "3.3 Diffusion") {
    stated = "lower h",
  },
}

claim "seed000-c124" {
  says =
    "Video or multi-frame models scale activations with both space and " ..
    "time",
  topic = "memory",
  subject = "video diffusion",
  quantity = "activation scaling",
  basis = "model",
  test =
    "predict{ kind = 'diffusion_infer', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'svd-unet', " ..
    "weight_format = 'fp16', compute_format = 'fp16', batch = 1, " ..
    "image_height = 576, image_width = 1024, frames = 25, steps = 25 } > " ..
    "predict{ kind = 'diffusion_infer', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'svd-unet', " ..
    "weight_format = 'fp16', compute_format = 'fp16', batch = 1, " ..
    "image_height = 576, image_width = 1024, frames = 14, steps = 25 } " ..
    "and predict{ kind = 'diffusion_infer', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'svd-unet', " ..
    "weight_format = 'fp16', compute_format = 'fp16', batch = 1, " ..
    "image_height = 576, image_width = 1024, frames = 14, steps = 25 } > " ..
    "predict{ kind = 'diffusion_infer', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'svd-unet', " ..
    "weight_format = 'fp16', compute_format = 'fp16', batch = 1, " ..
    "image_height = 320, image_width = 576, frames = 14, steps = 25 }",
  note = "25 frames against 14, and 576 x 1024 pixels against 320 x 576.",
  cite("guide-gpu-for-training", "3.3 Diffusion") {
    stated = "true",
  },
}

claim "seed000-c125" {
  says = "Video teams rank VRAM and bandwidth above TFLOPS",
  topic = "recommendation",
  subject = "video diffusion",
  quantity = "priority",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "3.3 Diffusion") {
    stated = "vram;bw > tflops order",
  },
}

claim "seed000-c126" {
  says = "Too little memory forces constant checkpointing and recompute",
  topic = "memory",
  subject = "memory-starved training",
  quantity = "recompute overhead",
  basis = "model",
  compare = "at_least",
  test = "8 * FLOP / (6 * FLOP) - 1",
  note =
    "Full recomputation runs the forward pass again: eight operations a " ..
    "parameter and token instead of six.",
  cite("guide-gpu-for-training", "3.3 Diffusion") {
    stated = "0.1",
  },
}

claim "seed000-c127" {
  says =
    "Past one machine more GPUs do not automatically mean faster training",
  topic = "scaling",
  subject = "multi-node",
  quantity = "speed-up",
  basis = "model",
  compare = "at_most",
  test =
    "16 * (6 * FLOP) * 70e9 * 4096 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) / (6 * FLOP * 70e9 * 4096 / " ..
    "(0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) + " ..
    "link_ring_all_reduce(140e9 * B, 16, 50e9 * B / s, 1, 0 * s))",
  note =
    "The share of the peak sustained, 40 percent, and a ring without " ..
    "latency are assumptions in the test.",
  cite("guide-gpu-for-training", "3.4 Multi-node") {
    stated = "16",
  },
}

claim "seed000-c128" {
  says = "Inter-GPU communication is the main limit there",
  topic = "interconnect",
  subject = "multi-node",
  quantity = "bound",
  basis = "model",
  test =
    "link_ring_all_reduce(140e9 * B, 16, 50e9 * B / s, 1, 0 * s) > 6 * " ..
    "FLOP * 70e9 * 4096 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16)",
  note =
    "At 4,096 tokens an accelerator; at 16,384 compute leads. The share " ..
    "of the peak sustained, 40 percent, and a ring without latency are " ..
    "assumptions in the test.",
  cite("guide-gpu-for-training", "3.4 Multi-node") {
    stated = "true",
  },
}

claim "seed000-c129" {
  says = "Eight A100s in one node run at about 90% or more utilization",
  topic = "scaling",
  subject = "8x A100 node",
  quantity = "efficiency",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-gpu-for-training", "3.4 Multi-node") {
    stated = "0.90 fraction",
  },
}

claim "seed000-c130" {
  says =
    "Spreading to 16-32 GPUs on several nodes loses efficiency if " ..
    "networking is weak",
  topic = "scaling",
  subject = "16-32 GPUs",
  quantity = "efficiency",
  basis = "model",
  test =
    "6 * FLOP * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) / (6 * FLOP * 7e9 * 8192 / " ..
    "(0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) + " ..
    "link_ring_all_reduce(14e9 * B, 32, 12.5e9 * B / s, 1, 0 * s)) < 6 * " ..
    "FLOP * 7e9 * 8192 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) " ..
    "/ (6 * FLOP * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) + link_ring_all_reduce(14e9 " ..
    "* B, 8, accelerator 'h100-sxm5-80gb'.link_bandwidth, 1, 0 * s))",
  note =
    "The share of the peak sustained, 40 percent, and a ring without " ..
    "latency are assumptions in the test.",
  cite("guide-gpu-for-training", "3.4 Multi-node") {
    stated = "true",
  },
}

claim "seed000-c131" {
  says = "PCIe clusters synchronise gradients more slowly",
  topic = "interconnect",
  subject = "PCIe clusters",
  quantity = "sync time",
  basis = "model",
  test =
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-pcie-80gb'.pcie_bandwidth, 1, 0 * s) > " ..
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-sxm5-80gb'.link_bandwidth, 1, 0 * s)",
  cite("guide-gpu-for-training", "3.4 Multi-node") {
    stated = "true",
  },
}

claim "seed000-c132" {
  says = "NVLink H100 systems keep higher throughput as they grow",
  topic = "interconnect",
  subject = "H100 NVLink",
  quantity = "throughput at scale",
  basis = "model",
  test =
    "8 * (6 * FLOP) * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) / (6 * FLOP * 7e9 * 8192 / " ..
    "(0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) + " ..
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-sxm5-80gb'.link_bandwidth, 1, 0 * s)) > 8 * (6 * " ..
    "FLOP) * 7e9 * 8192 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) " ..
    "/ (6 * FLOP * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) + link_ring_all_reduce(14e9 " ..
    "* B, 8, accelerator 'h100-pcie-80gb'.pcie_bandwidth, 1, 0 * s))",
  note =
    "The share of the peak sustained, 40 percent, and a ring without " ..
    "latency are assumptions in the test.",
  cite("guide-gpu-for-training", "3.4 Multi-node") {
    stated = "true",
  },
}

claim "seed000-c133" {
  says = "Bad networking leaves GPUs idle for a large share of time",
  topic = "interconnect",
  subject = "multi-node",
  quantity = "idle share",
  basis = "model",
  compare = "at_least",
  test =
    "link_ring_all_reduce(140e9 * B, 16, 12.5e9 * B / s, 1, 0 * s) / (6 * " ..
    "FLOP * 70e9 * 4096 / (0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) " ..
    "+ link_ring_all_reduce(140e9 * B, 16, 12.5e9 * B / s, 1, 0 * s))",
  note =
    "A large share is read as a fifth; 100 Gbit/s an accelerator. The " ..
    "share of the peak sustained, 40 percent, and a ring without latency " ..
    "are assumptions in the test.",
  cite("guide-gpu-for-training", "3.4 Multi-node") {
    stated = "0.2",
  },
}

claim "seed000-c134" {
  says =
    "In big LLM runs communication commonly exceeds compute time unless " ..
    "optimised",
  topic = "interconnect",
  subject = "large LLM training",
  quantity = "comm/compute",
  basis = "model",
  compare = "at_least",
  test =
    "link_ring_all_reduce(140e9 * B, 64, 50e9 * B / s, 1, 0 * s) / (6 * " ..
    "FLOP * 70e9 * 16384 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16))",
  note =
    "64 accelerators of 16,384 tokens each, a batch of a million, at 400 " ..
    "Gbit/s. The share of the peak sustained, 40 percent, and a ring " ..
    "without latency are assumptions in the test.",
  cite("guide-gpu-for-training", "3.4 Multi-node") {
    stated = "1",
  },
}

claim "seed000-c135" {
  says = "Above 16 GPUs choose SXM H100s joined by NVLink plus InfiniBand",
  topic = "recommendation",
  subject = "clusters >16 GPUs",
  quantity = "GPU threshold",
  basis = "rule",
  test =
    "6 * FLOP * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) / (6 * FLOP * 7e9 * 8192 / " ..
    "(0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) + " ..
    "link_ring_all_reduce(14e9 * B, 32, 50e9 * B / s, 1, 0 * s)) > 6 * " ..
    "FLOP * 7e9 * 8192 / (0.4 * accelerator 'h100-pcie-80gb'.dense.bf16) " ..
    "/ (6 * FLOP * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-pcie-80gb'.dense.bf16) + link_ring_all_reduce(14e9 " ..
    "* B, 32, 12.5e9 * B / s, 1, 0 * s))",
  note =
    "400 Gbit/s an accelerator against 100. The share of the peak " ..
    "sustained, 40 percent, and a ring without latency are assumptions " ..
    "in the test.",
  cite("guide-gpu-for-training", "3.4 Multi-node") {
    stated = "true",
  },
}

claim "seed000-c136" {
  says = "Renting has no upfront cost",
  topic = "cost",
  subject = "cloud",
  quantity = "upfront",
  basis = "model",
  test =
    "chain('own.cost_rented', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note = "What is rented and not used, without a commitment.",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "0 USD",
  },
}

claim "seed000-c137" {
  says = "Buying costs about $150K to $400K+ per cluster up front",
  topic = "cost",
  subject = "on-prem cluster",
  quantity = "upfront",
  basis = "model",
  compare = "within",
  test = "8 * accelerator 'h100-sxm5-80gb'.list_price",
  note = "Eight accelerators without their server.",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "150000..400000 USD",
  },
}

claim "seed000-c138" {
  says = "Rent is charged per GPU-hour",
  topic = "cost",
  subject = "cloud",
  quantity = "pricing unit",
  basis = "fact",
  test = "count(offer, { unit = 'accelerator_hour' }) > 0",
  expect = "agrees",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "true",
  },
}

claim "seed000-c139" {
  says = "Owned hardware is written off over three to five years",
  topic = "cost",
  subject = "on-prem",
  quantity = "depreciation",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "3..5 years",
  },
}

claim "seed000-c140" {
  says = "Rent is paid only for use",
  topic = "cost",
  subject = "cloud",
  quantity = "idle cost",
  basis = "rule",
  test =
    "chain('own.cost_rented', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note = "What is rented and released; what is reserved is billed.",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "0 USD",
  },
}

claim "seed000-c141" {
  says = "Owned GPUs must stay highly utilized",
  topic = "cost",
  subject = "on-prem",
  quantity = "utilization",
  basis = "rule",
  compare = "at_least",
  test =
    "chain('own.break_even_utilization', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note =
    "Highly is read as half. Share of three years from which owning is " ..
    "cheaper. Owned in rented racks for three years at 8 percent a year, " ..
    "with server, network, staff and resale, against the middle rent on " ..
    "record.",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "0.5",
  },
}

claim "seed000-c142" {
  says = "Cloud scales in minutes",
  topic = "cost",
  subject = "cloud",
  quantity = "scale time",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "minutes time",
  },
}

claim "seed000-c143" {
  says = "On-prem scaling takes weeks to months",
  topic = "cost",
  subject = "on-prem",
  quantity = "procurement time",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "weeks..months time",
  },
}

claim "seed000-c144" {
  says =
    "Maintenance sits with the provider when renting and with the team " ..
    "when owning",
  topic = "reliability",
  subject = "cloud vs on-prem",
  quantity = "maintenance owner",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "provider;internal",
  },
}

claim "seed000-c145" {
  says = "Hidden rental costs include egress and about 10-15% idle time",
  topic = "cost",
  subject = "cloud",
  quantity = "idle overhead",
  basis = "model",
  compare = "within",
  test = "1 - step('chat-8b', 'startup', 'h100-sxm5-80gb', 'busy_share')",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "0.10..0.15",
  },
}

claim "seed000-c146" {
  says = "Hidden ownership costs are power, cooling and staff",
  topic = "cost",
  subject = "on-prem",
  quantity = "cost components",
  basis = "model",
  test =
    "chain('own.cost_running', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 }) > 0 * USD and " ..
    "chain('own.cost_space', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 }) > 0 * USD and " ..
    "chain('own.cost_people', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 }) > 0 * USD",
  note = "Energy with cooling, space and people; capital is the rest.",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "true",
  },
}

claim "seed000-c147" {
  says = "Rent is better under roughly 3,000 hours a year",
  topic = "cost",
  subject = "rent vs buy",
  quantity = "break-even",
  basis = "model",
  compare = "about",
  test =
    "chain('own.break_even_hours', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 }) * 12",
  note =
    "Twelve months' share of the break-even. Owned in rented racks for " ..
    "three years at 8 percent a year, with server, network, staff and " ..
    "resale, against the middle rent on record.",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "3000 h",
  },
}

claim "seed000-c148" {
  says = "Ownership is better for continuous workloads",
  topic = "cost",
  subject = "on-prem",
  quantity = "utilization",
  basis = "rule",
  test =
    "chain('own.break_even_total', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 }) < 3 * year",
  note =
    "Owned in rented racks for three years at 8 percent a year, with " ..
    "server, network, staff and resale, against the middle rent on " ..
    "record.",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "true",
  },
}

claim "seed000-c149" {
  says = "Cloud is very flexible and on-prem is not",
  topic = "cost",
  subject = "cloud vs on-prem",
  quantity = "flexibility",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "4.1 TCO table") {
    stated = "high;limited",
  },
}

claim "seed000-c150" {
  says = "Most organisations end up hybrid",
  topic = "cost",
  subject = "enterprises",
  quantity = "strategy",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "4.1 Enterprise view") {
    stated = "hybrid",
  },
}

claim "seed000-c151" {
  says =
    "Enterprises use cloud for trials, bursts and newest GPUs, and own " ..
    "hardware for steady pipelines",
  topic = "recommendation",
  subject = "enterprise",
  quantity = "split rule",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "4.1 Enterprise view") {
    stated = "burst->cloud; steady->own",
  },
}

claim "seed000-c152" {
  says =
    "Individuals and startups develop on local RTX 4090s and rent for " ..
    "heavy runs",
  topic = "recommendation",
  subject = "individual/startup",
  quantity = "split rule",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "4.1 Individual view") {
    stated = "dev->4090; heavy->cloud",
  },
}

claim "seed000-c153" {
  says = "Cloud is best for project-based, unpredictable or fast-scaling work",
  topic = "cost",
  subject = "cloud",
  quantity = "load pattern",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "4.2 Cloud wins") {
    stated = "bursty",
  },
}

claim "seed000-c154" {
  says = "Renting removes capex and the risk of idle owned hardware",
  topic = "cost",
  subject = "cloud",
  quantity = "capex",
  basis = "model",
  test =
    "chain('own.cost_rented', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note = "What is rented and not used, without a commitment.",
  cite("guide-gpu-for-training", "4.2 Cloud wins") {
    stated = "0 USD",
  },
}

claim "seed000-c155" {
  says = "FPT containers start in about one minute",
  topic = "market",
  subject = "FPT GPU Container",
  quantity = "spin-up",
  basis = "benchmark",
  untestable = "a provider's statement on itself; it is not on record here",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "1 min",
  },
}

claim "seed000-c156" {
  says = "FPT bills per second",
  topic = "cost",
  subject = "FPT GPU Container",
  quantity = "billing granularity",
  basis = "fact",
  untestable = "a provider's statement on itself; it is not on record here",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "1 s",
  },
}

claim "seed000-c157" {
  says = "FPT scales to 1,000+ GPUs per cluster",
  topic = "scaling",
  subject = "FPT GPU Container",
  quantity = "max GPUs",
  basis = "benchmark",
  untestable = "a provider's statement on itself; it is not on record here",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "1000 GPUs",
  },
}

claim "seed000-c158" {
  says = "FPT saves up to 70% against hyperscalers",
  topic = "cost",
  subject = "FPT GPU Container",
  quantity = "saving",
  basis = "model",
  compare = "ceiling",
  test =
    "1 - 2.54 * USD / h / most(offer.price, { " ..
    "accelerator = 'h100-sxm5-80gb', tier = 'on_demand' })",
  note = "Against the dearest on-demand price on record.",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "0.7",
  },
}

claim "seed000-c159" {
  says = "FPT containers use H100 and H200",
  topic = "market",
  subject = "FPT GPU Container",
  quantity = "GPU SKUs",
  basis = "fact",
  untestable = "a provider's statement on itself; it is not on record here",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "H100;H200",
  },
}

claim "seed000-c160" {
  says =
    "FPT VMs give dedicated servers with OS control and persistent " ..
    "storage",
  topic = "market",
  subject = "FPT GPU VM",
  quantity = "features",
  basis = "fact",
  untestable = "a provider's statement on itself; it is not on record here",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "dedicated;OS;storage",
  },
}

claim "seed000-c161" {
  says = "HGX B300 has 2.1 TB of GPU memory",
  topic = "memory",
  subject = "HGX B300 (8 GPU)",
  quantity = "VRAM",
  basis = "fact",
  compare = "about",
  test = "8 * accelerator 'b300-sxm'.memory_nominal",
  note = "2.3 TB as printed.",
  expect = "agrees",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "2.1 TB",
  },
}

claim "seed000-c162" {
  says = "HGX B300 has 64 TB/s aggregate memory bandwidth",
  topic = "bandwidth",
  subject = "HGX B300 (8 GPU)",
  quantity = "memory bandwidth",
  basis = "fact",
  compare = "about",
  test = "8 * accelerator 'b300-sxm'.memory_bandwidth",
  expect = "agrees",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "64 TB/s",
  },
}

claim "seed000-c163" {
  says = "H100-class time starts near $2.54 per hour",
  topic = "cost",
  subject = "FPT H100-class",
  quantity = "rent price",
  basis = "fact",
  compare = "about",
  test =
    "median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' })",
  note =
    "The provider is not on record; this is the middle of those that are.",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "2.54 USD/h",
  },
}

claim "seed000-c164" {
  says = "New users get a $100 credit",
  topic = "cost",
  subject = "FPT",
  quantity = "trial credit",
  basis = "fact",
  untestable = "a provider's offer to new users; it is not on record here",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "100 $",
  },
}

claim "seed000-c165" {
  says = "HGX B300 is announced as upcoming with pre-orders",
  topic = "market",
  subject = "FPT HGX B300",
  quantity = "availability",
  basis = "fact",
  untestable = "a provider's statement on itself; it is not on record here",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "future",
  },
}

claim "seed000-c166" {
  says = "Cloud is the pick whenever flexibility and scale outweigh owning",
  topic = "recommendation",
  subject = "cloud",
  quantity = "rule",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "4.2 FPT offer") {
    stated = "flexibility>ownership",
  },
}

claim "seed000-c167" {
  says = "Modern deep-learning training needs a GPU",
  topic = "compute",
  subject = "training",
  quantity = "GPU required",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "5.1 FAQ") {
    stated = "true",
  },
}

claim "seed000-c168" {
  says = "GPUs cut training from days to hours",
  topic = "compute",
  subject = "CPU vs GPU",
  quantity = "speed-up",
  basis = "model",
  compare = "within",
  test =
    "chain('job.accelerator_time', { rest = 0, active_parameters = 124e6, " ..
    "train_tokens = 1e9, peak_flops = clock_peak(processor " ..
    "'ryzen-9-7950x'.cores, processor 'ryzen-9-7950x'.clock_base, " ..
    "processor 'ryzen-9-7950x'.core_work.fp32), " ..
    "run_utilization = processor 'ryzen-9-7950x'.matrix_efficiency }) / " ..
    "chain('job.accelerator_time', { rest = 0, active_parameters = 124e6, " ..
    "train_tokens = 1e9, peak_flops = accelerator 'rtx-4090'.dense.bf16, " ..
    "run_utilization = calibration 'pretrain-default'.run_utilization })",
  note =
    "A billion tokens of a network as GPT-2: from four and a half " ..
    "days on 16 cores to three hours.",
  cite("guide-gpu-for-training", "5.1 FAQ") {
    stated = "10..100",
  },
}

claim "seed000-c169" {
  says =
    "NVIDIA is generally preferred for CUDA, framework tuning and " ..
    "distributed support",
  topic = "software",
  subject = "NVIDIA vs AMD",
  quantity = "preferred vendor",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "5.2 FAQ") {
    stated = "NVIDIA",
  },
}

claim "seed000-c170" {
  says = "AMD hardware competes but its stack is younger",
  topic = "software",
  subject = "AMD",
  quantity = "stack maturity",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "5.2 FAQ") {
    stated = "lower",
  },
}

claim "seed000-c171" {
  says = "A small model trains on one GPU",
  topic = "scaling",
  subject = "small models",
  quantity = "GPUs",
  basis = "model",
  test =
    "smallest{ count = { 1, 2, 4 }, kind = 'finetune', " ..
    "model = 'llama-3.2-1b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "zero_stage = 3 }",
  cite("guide-gpu-for-training", "5.3 FAQ") {
    stated = "1",
  },
}

claim "seed000-c172" {
  says = "A mid-size model usually takes 4 to 16 GPUs",
  topic = "scaling",
  subject = "mid models",
  quantity = "GPUs",
  basis = "model",
  compare = "within",
  test =
    "span(smallest{ count = { 1, 2, 4, 8, 16, 32, 64, 128, 256 }, " ..
    "kind = 'finetune', model = 'llama-2-7b', method = 'full', " ..
    "optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', zero_stage = 3 " ..
    "}, smallest{ count = { 1, 2, 4, 8, 16, 32, 64, 128, 256 }, " ..
    "kind = 'finetune', model = 'opt-30b', method = 'full', " ..
    "optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', zero_stage = 3 })",
  note = "All weights of 7B to 30B with Adam on 80 GB.",
  cite("guide-gpu-for-training", "5.3 FAQ") {
    stated = "4..16",
  },
}

claim "seed000-c173" {
  says = "Large LLMs take tens up to hundreds of GPUs over several nodes",
  topic = "scaling",
  subject = "large LLMs",
  quantity = "GPUs",
  basis = "model",
  compare = "within",
  test =
    "span(smallest{ count = { 8, 16, 24, 32, 48, 64, 128, 256 }, " ..
    "kind = 'finetune', model = 'llama-2-70b', method = 'full', " ..
    "optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', zero_stage = 3 " ..
    "}, smallest{ count = { 8, 16, 24, 32, 48, 64, 128, 256 }, " ..
    "kind = 'finetune', model = 'llama-3.1-405b', method = 'full', " ..
    "optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', zero_stage = 3 })",
  note = "To hold the states; deadlines ask for more.",
  cite("guide-gpu-for-training", "5.3 FAQ") {
    stated = "10..999",
  },
}

claim "seed000-c174" {
  says =
    "Fit the hardware to scale, model and money instead of buying the " ..
    "strongest",
  topic = "recommendation",
  subject = "any",
  quantity = "rule",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-for-training", "Conclusion") {
    stated = "match",
  },
}

claim "seed000-c175" {
  says =
    "RTX 4090 for experiments and tuning; H100 or MI300X for large LLM " ..
    "and distributed training",
  topic = "recommendation",
  subject = "RTX 4090; H100; MI300X",
  quantity = "mapping",
  basis = "rule",
  test =
    "wins('qlora-8b', 'student', 'rtx-4090') and wins('pretrain-7b', " ..
    "'enterprise', 'h100-sxm5-80gb')",
  cite("guide-gpu-for-training", "Conclusion") {
    stated = "true",
  },
}

claim "seed000-c176" {
  says = "Many teams are moving to cloud GPU services",
  topic = "market",
  subject = "cloud",
  quantity = "trend",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "Conclusion") {
    stated = "rising",
  },
}

claim "seed000-c177" {
  says =
    "Scalability and cost efficiency are now as important as raw " ..
    "performance",
  topic = "cost",
  subject = "any",
  quantity = "objective weights",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-for-training", "Conclusion") {
    stated = "equal weight",
  },
}
