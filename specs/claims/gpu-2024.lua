-- What a guide of 2024 that reads older states, and how each
-- statement is tested.  Paraphrased; ids are those of the list it came from.

source "guide-gpu-2024" {
  title = "Best GPU for AI training 2024",
  note = "Says 2024, reads as of 2022 and 2023; breaks off in mid-sentence.",
}

claim "seed002-c01" {
  says =
    "GPUs are built for parallel work and beat CPUs at the matrix and " ..
    "tensor operations of deep learning",
  topic = "compute",
  subject = "GPU vs CPU",
  quantity = "suited to DL",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-2024", "Role of GPUs") {
    stated = "true",
  },
}

claim "seed002-c02" {
  says =
    "On-board memory and its bandwidth bound the model, dataset and " ..
    "batch that can be trained",
  topic = "memory",
  subject = "any GPU",
  quantity = "constraint",
  basis = "model",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 8, seq_len = 2048, " ..
    "recompute = 'full', count = 1 } > predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 }",
  note = "Model and batch; a data set is not held in this memory.",
  cite("guide-gpu-2024", "Key features") {
    stated = "true",
  },
}

claim "seed002-c03" {
  says =
    "CUDA cores run general arithmetic while tensor cores speed matrix " ..
    "multiply-accumulate",
  topic = "compute",
  subject = "NVIDIA GPUs",
  quantity = "units",
  basis = "fact",
  test =
    "given(accelerator 'rtx-4090'.vector.fp32) and " ..
    "accelerator 'rtx-4090'.dense.fp16 > " ..
    "accelerator 'rtx-4090'.vector.fp32",
  expect = "agrees",
  cite("guide-gpu-2024", "Key features") {
    stated = "true",
  },
}

claim "seed002-c04" {
  says =
    "Clock and power/thermal limits affect throughput and scaling over " ..
    "GPUs and nodes",
  topic = "power",
  subject = "any GPU",
  quantity = "factors",
  basis = "model",
  test =
    "roof_powered_share(calibration 'serve-default'.compute_efficiency, " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16, 1, 350 * W, " ..
    "calibration 'serve-default'.energy_efficiency) < " ..
    "roof_powered_share(calibration 'serve-default'.compute_efficiency, " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16, 1, 700 * W, " ..
    "calibration 'serve-default'.energy_efficiency) and " ..
    "clock_peak(accelerator 'h100-pcie-80gb'.cores, " ..
    "accelerator 'h100-pcie-80gb'.clock_base, 2 * FLOP) < " ..
    "accelerator 'h100-pcie-80gb'.vector.fp32",
  note = "Half of the power does not halve the rate.",
  cite("guide-gpu-2024", "Key features") {
    stated = "true",
  },
}

claim "seed002-c05" {
  says =
    "Cooler and form factor affect sustained speed and ease of " ..
    "integration",
  topic = "reliability",
  subject = "any GPU",
  quantity = "factors",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-2024", "Key features") {
    stated = "cooling;form",
  },
}

claim "seed002-c06" {
  says =
    "CPUs struggle with deep-learning parallelism and GPUs are the de " ..
    "facto standard",
  topic = "compute",
  subject = "CPU vs GPU",
  quantity = "standard",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-2024", "CPU vs GPU") {
    stated = "GPU",
  },
}

claim "seed002-c07" {
  says = "Matrix operations often run 10x to 100x faster on a GPU",
  topic = "compute",
  subject = "CPU vs GPU matmul",
  quantity = "speed-up",
  basis = "model",
  compare = "within",
  test =
    "span(chain('product.resident_time', { with = { 'ryzen-9-7950x' }, " ..
    "rest = 0, size = 8192, number_bytes = 4 * B, " ..
    "peak_flops = clock_peak(processor 'ryzen-9-7950x'.cores, " ..
    "processor 'ryzen-9-7950x'.clock_base, " ..
    "processor 'ryzen-9-7950x'.core_work.fp32), " ..
    "efficiency = processor 'ryzen-9-7950x'.matrix_efficiency }) / " ..
    "chain('product.resident_time', { with = { 'rtx-4090', " ..
    "'serve-default' }, rest = 0, size = 8192, number_bytes = 4 * B, " ..
    "peak_flops = accelerator 'rtx-4090'.vector.fp32, " ..
    "efficiency = calibration 'serve-default'.compute_efficiency, " ..
    "host_bandwidth = accelerator 'rtx-4090'.pcie_bandwidth }), " ..
    "chain('product.resident_time', { with = { 'epyc-9654' }, rest = 0, " ..
    "size = 8192, number_bytes = 2 * B, peak_flops = clock_peak(processor " ..
    "'epyc-9654'.cores, processor 'epyc-9654'.clock_base, " ..
    "processor 'epyc-9654'.core_work.bf16), " ..
    "efficiency = processor 'epyc-9654'.matrix_efficiency }) / " ..
    "chain('product.resident_time', { with = { 'h100-sxm5-80gb', " ..
    "'serve-default' }, rest = 0, size = 8192, number_bytes = 2 * B, " ..
    "peak_flops = accelerator 'h100-sxm5-80gb'.dense.bf16, " ..
    "efficiency = roof_powered_share(calibration " ..
    "'serve-default'.compute_efficiency, " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16, 1, " ..
    "accelerator 'h100-sxm5-80gb'.power, " ..
    "calibration 'serve-default'.energy_efficiency), " ..
    "host_bandwidth = accelerator 'h100-sxm5-80gb'.pcie_bandwidth }))",
  note =
    "Matrices of 8192 rows that lie where they are multiplied: in " ..
    "fp32 on a desktop, in bf16 on a server.",
  cite("guide-gpu-2024", "CPU vs GPU") {
    stated = "10..100",
  },
}

claim "seed002-c08" {
  says =
    "A sample script multiplying two 1024x1024 random matrices is said " ..
    "to show that advantage",
  topic = "compute",
  subject = "1024^3 matmul",
  quantity = "speed-up shown",
  basis = "model",
  test =
    "chain('product.first_time', { with = { 'ryzen-9-7950x' }, rest = 0, " ..
    "size = 1024, number_bytes = 8 * B, peak_flops = clock_peak(processor " ..
    "'ryzen-9-7950x'.cores, processor 'ryzen-9-7950x'.clock_base, " ..
    "processor 'ryzen-9-7950x'.core_work.fp64), " ..
    "efficiency = processor 'ryzen-9-7950x'.matrix_efficiency }) / " ..
    "chain('product.first_time', { with = { 'l40s', 'serve-default' }, " ..
    "rest = 0, size = 1024, number_bytes = 8 * B, " ..
    "peak_flops = accelerator 'l40s'.vector.fp64, " ..
    "efficiency = calibration 'serve-default'.compute_efficiency, " ..
    "host_bandwidth = accelerator 'l40s'.pcie_bandwidth }) >= 10",
  note =
    "NumPy's numbers have 64 bits, of which such a card does a 64th " ..
    "of its rate; 25 MB are copied, and the first call takes 0.1 s at " ..
    "least.",
  cite("guide-gpu-2024", "CPU vs GPU") {
    stated = "true",
  },
}

claim "seed002-c09" {
  says = "Memory size and bandwidth decide trainable size and complexity",
  topic = "memory",
  subject = "any GPU",
  quantity = "constraint",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-2024", "Evaluating: memory") {
    stated = "vram;bw",
  },
}

claim "seed002-c10" {
  says =
    "Higher bandwidth shortens memory-bound phases and transfers to and " ..
    "from the GPU",
  topic = "bandwidth",
  subject = "any GPU",
  quantity = "time vs bw",
  basis = "model",
  test =
    "roof_memory_time(14e9 * B, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth) < " ..
    "roof_memory_time(14e9 * B, " ..
    "accelerator 'h100-pcie-80gb'.memory_bandwidth) and " ..
    "accelerator 'h100-sxm5-80gb'.pcie_bandwidth > " ..
    "accelerator 'h100-pcie-80gb'.pcie_bandwidth",
  note =
    "Reads of its own memory, yes; transfers from the host follow PCIe, " ..
    "which is the same.",
  cite("guide-gpu-2024", "Evaluating: memory") {
    stated = "true",
  },
}

claim "seed002-c11" {
  says = "Modern GPUs usually offer 8 to 48 GB",
  topic = "memory",
  subject = "modern GPUs",
  quantity = "VRAM",
  basis = "fact",
  compare = "within",
  test =
    "span(accelerator.memory_nominal, { launched = { below = '2024-01-01' " ..
    "} })",
  expect = "disagrees",
  cite("guide-gpu-2024", "Evaluating: memory") {
    stated = "8..48 GB",
  },
}

claim "seed002-c12" {
  says = "Typical bandwidth today is given as 0.4 to 1 TB/s and up",
  topic = "bandwidth",
  subject = "modern GPUs",
  quantity = "memory bandwidth",
  basis = "fact",
  compare = "within",
  test =
    "span(accelerator.memory_bandwidth, { launched = { " ..
    "below = '2024-01-01' } })",
  expect = "disagrees",
  cite("guide-gpu-2024", "Evaluating: memory") {
    stated = "400..1000 GB/s",
  },
}

claim "seed002-c13" {
  says = "Choose by expected model size, batch and preprocessing needs",
  topic = "recommendation",
  subject = "any",
  quantity = "inputs",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-2024", "Evaluating: memory") {
    stated = "model;batch;preproc",
  },
}

claim "seed002-c14" {
  says = "CUDA core count directly sets raw throughput",
  topic = "compute",
  subject = "NVIDIA GPUs",
  quantity = "FLOPS vs cores",
  basis = "fact",
  test =
    "is(clock_peak(accelerator 'rtx-4090'.cores, " ..
    "accelerator 'rtx-4090'.clock, 2 * FLOP), " ..
    "accelerator 'rtx-4090'.vector.fp32) and is(clock_peak(accelerator " ..
    "'rtx-4070'.cores, accelerator 'rtx-4070'.clock, 2 * FLOP), " ..
    "accelerator 'rtx-4070'.vector.fp32) and about(accelerator " ..
    "'rtx-4090'.vector.fp32 / accelerator 'rtx-4070'.vector.fp32, " ..
    "accelerator 'rtx-4090'.cores / accelerator 'rtx-4070'.cores)",
  note =
    "Within one generation, and of vector units alone: tensor cores, " ..
    "memory and power decide what a network gets.",
  cite("guide-gpu-2024", "Evaluating: cores") {
    stated = "true",
  },
}

claim "seed002-c15" {
  says = "Tensor cores help notably with mixed precision",
  topic = "precision",
  subject = "NVIDIA GPUs",
  quantity = "tensor/vector ratio",
  basis = "fact",
  compare = "at_least",
  test =
    "accelerator 'a100-sxm4-80gb'.dense.fp16 / " ..
    "accelerator 'a100-sxm4-80gb'.vector.fp32",
  expect = "agrees",
  cite("guide-gpu-2024", "Evaluating: cores") {
    stated = "1",
  },
}

claim "seed002-c16" {
  says = "Balance CUDA cores and tensor cores against the model's needs",
  topic = "recommendation",
  subject = "any",
  quantity = "balance",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-2024", "Evaluating: cores") {
    stated = "tensor vs cuda",
  },
}

claim "seed002-c17" {
  says = "Higher clock usually means faster execution",
  topic = "compute",
  subject = "any GPU",
  quantity = "FLOPS vs clock",
  basis = "fact",
  test =
    "clock_peak(accelerator 'h100-pcie-80gb'.cores, " ..
    "accelerator 'h100-pcie-80gb'.clock, 2 * FLOP) > " ..
    "clock_peak(accelerator 'h100-pcie-80gb'.cores, " ..
    "accelerator 'h100-pcie-80gb'.clock_base, 2 * FLOP)",
  note =
    "Of one chip; a chip of fewer cores may run at a higher clock and " ..
    "be slower.",
  cite("guide-gpu-2024", "Evaluating: clock") {
    stated = "true",
  },
}

claim "seed002-c18" {
  says = "Higher clock costs power and heat, which can restrict deployment",
  topic = "power",
  subject = "any GPU",
  quantity = "power vs clock",
  basis = "model",
  test =
    "clock_power(0.59, calibration 'serve-default'.compute_efficiency, " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16, 1, " ..
    "calibration 'serve-default'.energy_efficiency) / clock_power(0.5, " ..
    "calibration 'serve-default'.compute_efficiency, " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16, 1, " ..
    "calibration 'serve-default'.energy_efficiency) > 0.59 / 0.5",
  note =
    "Of large products in bf16 on an H100: power grows faster than " ..
    "the rate that it sustains.",
  cite("guide-gpu-2024", "Evaluating: clock") {
    stated = "true",
  },
}

claim "seed002-c19" {
  says =
    "Lower-clocked efficient GPUs are better in cloud or edge where " ..
    "energy counts",
  topic = "power",
  subject = "edge/cloud",
  quantity = "objective",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-2024", "Evaluating: clock") {
    stated = "perf/W",
  },
}

claim "seed002-c20" {
  says = "Good cooling holds clocks without throttling under long load",
  topic = "reliability",
  subject = "any GPU",
  quantity = "sustained/boost",
  basis = "model",
  test =
    "roof_powered_share(calibration 'serve-default'.compute_efficiency, " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16, 1, " ..
    "accelerator 'h100-sxm5-80gb'.power, " ..
    "calibration 'serve-default'.energy_efficiency) / " ..
    "calibration 'serve-default'.compute_efficiency >= 0.9",
  note =
    "An H100 in large products meets its power limit before its heat, " ..
    "however well it is cooled; an RTX 4090 keeps 94 percent.",
  cite("guide-gpu-2024", "Evaluating: cooling") {
    stated = "true",
  },
}

claim "seed002-c21" {
  says = "Check slot size, power connector, supply and system dimensions",
  topic = "power",
  subject = "workstation build",
  quantity = "checks",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-2024", "Evaluating: cooling") {
    stated = "slot;connector;psu;size",
  },
}

claim "seed002-c22" {
  says = "GeForce RTX suits individuals and small-to-medium teams",
  topic = "recommendation",
  subject = "GeForce RTX",
  quantity = "recommended for",
  basis = "rule",
  test = "wins('local-8b', 'student', 'rtx-4090')",
  cite("guide-gpu-2024", "Models: GeForce") {
    stated = "true",
  },
}

claim "seed002-c23" {
  says = "Key GeForce models are RTX 3080, 3090, 4080 and 4090",
  topic = "market",
  subject = "RTX 3080;3090;4080;4090",
  quantity = "catalog",
  basis = "fact",
  test =
    "given(accelerator 'rtx-3080-10gb'.memory) and given(accelerator " ..
    "'rtx-3090'.memory) and given(accelerator 'rtx-4080'.memory) and " ..
    "given(accelerator 'rtx-4090'.memory)",
  expect = "agrees",
  cite("guide-gpu-2024", "Models: GeForce") {
    stated = "true",
  },
}

claim "seed002-c24" {
  says = "RTX 4080 and 4090 are described as just released",
  topic = "market",
  subject = "RTX 4080; RTX 4090",
  quantity = "launch",
  basis = "fact",
  test =
    "accelerator 'rtx-4080'.launched >= '2023-07-01' and " ..
    "accelerator 'rtx-4090'.launched >= '2023-07-01'",
  note = "For a guide of 2024, just is read as half a year.",
  expect = "disagrees",
  cite("guide-gpu-2024", "Models: GeForce") {
    stated = "true",
  },
}

claim "seed002-c25" {
  says = "GeForce cards are said to have high-bandwidth memory",
  topic = "bandwidth",
  subject = "GeForce RTX",
  quantity = "memory type",
  basis = "fact",
  test = "has(accelerator 'rtx-4090'.memory_type, 'HBM')",
  expect = "disagrees",
  cite("guide-gpu-2024", "Models: GeForce") {
    stated = "true",
  },
}

claim "seed002-c26" {
  says = "Quadro and Tesla are preferred for demanding training",
  topic = "recommendation",
  subject = "Quadro; Tesla",
  quantity = "recommended for",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-2024", "Models: Quadro/Tesla") {
    stated = "demanding training workload",
  },
}

claim "seed002-c27" {
  says = "Professional cards add memory, bandwidth and better cooling",
  topic = "memory",
  subject = "Quadro; Tesla",
  quantity = "advantages",
  basis = "fact",
  test =
    "accelerator 'a100-sxm4-80gb'.memory > accelerator 'rtx-3090'.memory " ..
    "and accelerator 'a100-sxm4-80gb'.memory_bandwidth > " ..
    "accelerator 'rtx-3090'.memory_bandwidth",
  expect = "agrees",
  cite("guide-gpu-2024", "Models: Quadro/Tesla") {
    stated = "true",
  },
}

claim "seed002-c28" {
  says = "A100 is listed as a Tesla GPU",
  topic = "market",
  subject = "A100",
  quantity = "brand",
  basis = "fact",
  test = "has(accelerator 'a100-sxm4-80gb'.name, 'Tesla')",
  expect = "disagrees",
  cite("guide-gpu-2024", "Models: Quadro/Tesla") {
    stated = "true",
  },
}

claim "seed002-c29" {
  says = "Quadro RTX, V100 and A100 suit large-scale training",
  topic = "recommendation",
  subject = "Quadro RTX; V100; A100",
  quantity = "recommended for",
  basis = "rule",
  test =
    "wins('pretrain-7b', 'enterprise', 'v100-sxm2-32gb') or " ..
    "wins('pretrain-7b', 'enterprise', 'quadro-rtx-8000')",
  note = "V100 and Quadro RTX; A100 is left out.",
  cite("guide-gpu-2024", "Models: Quadro/Tesla") {
    stated = "true",
  },
}

claim "seed002-c30" {
  says = "AMD Radeon RX and Instinct are often competitive in speed and price",
  topic = "market",
  subject = "AMD",
  quantity = "competitive",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-2024", "Models: AMD") {
    stated = "true",
  },
}

claim "seed002-c31" {
  says = "Radeon RX 6000 performs impressively in deep learning",
  topic = "compute",
  subject = "RX 6000",
  quantity = "DL performance",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-2024", "Models: AMD") {
    stated = "impressive",
  },
}

claim "seed002-c32" {
  says = "Instinct MI100 and MI200 are for HPC and AI",
  topic = "market",
  subject = "MI100; MI200",
  quantity = "purpose",
  basis = "fact",
  test =
    "is(accelerator 'mi100'.segment, 'datacenter') and is(accelerator " ..
    "'mi250x'.segment, 'datacenter')",
  expect = "agrees",
  cite("guide-gpu-2024", "Models: AMD") {
    stated = "true",
  },
}

claim "seed002-c33" {
  says = "Compare performance, features and price across both vendors",
  topic = "recommendation",
  subject = "NVIDIA vs AMD",
  quantity = "rule",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-2024", "Models: AMD") {
    stated = "compare",
  },
}

claim "seed002-c34" {
  says =
    "Larger data, higher resolution or longer sequences need more memory " ..
    "and compute",
  topic = "memory",
  subject = "datasets",
  quantity = "memory vs resolution/seq",
  basis = "model",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 4096, " ..
    "recompute = 'full', count = 1 } > predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 1024, " ..
    "recompute = 'full', count = 1 }",
  cite("guide-gpu-2024", "Selecting: dataset") {
    stated = "true",
  },
}

claim "seed002-c35" {
  says =
    "High-resolution medical images or long video call for more VRAM and " ..
    "bandwidth",
  topic = "memory",
  subject = "medical;video",
  quantity = "VRAM",
  basis = "model",
  test =
    "predict{ kind = 'vision_train', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'u-net', " ..
    "compute_format = 'fp16', micro_batch = 1, optimizer = 'adamw', " ..
    "image_height = 1024, image_width = 1024, accelerator = 'rtx-4090' } " ..
    "> predict{ kind = 'vision_train', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'u-net', " ..
    "compute_format = 'fp16', micro_batch = 1, optimizer = 'adamw', " ..
    "image_height = 256, image_width = 256, accelerator = 'rtx-4090' }",
  note = "A U-Net with one image of 1024 pixels a side against one of 256.",
  cite("guide-gpu-2024", "Selecting: dataset") {
    stated = "true",
  },
}

claim "seed002-c36" {
  says = "Deep models, large transformers and 3D CNNs want strong GPUs",
  topic = "compute",
  subject = "transformers;3D CNN",
  quantity = "compute need",
  basis = "model",
  test =
    "work_matmul(model 'llama-2-70b'.parameters, 1, 2 * FLOP) > " ..
    "work_matmul(model 'llama-2-7b'.parameters, 1, 2 * FLOP)",
  cite("guide-gpu-2024", "Selecting: model") {
    stated = "true",
  },
}

claim "seed002-c37" {
  says = "Profile layer types, attention use and size before choosing",
  topic = "recommendation",
  subject = "any model",
  quantity = "profile inputs",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-2024", "Selecting: model") {
    stated = "layers;attention;params",
  },
}

claim "seed002-c38" {
  says = "One strong GPU is enough for small jobs; large ones need several",
  topic = "scaling",
  subject = "any",
  quantity = "GPUs",
  basis = "model",
  test =
    "is(smallest{ count = { 1, 2, 4 }, kind = 'finetune', " ..
    "model = 'llama-3.2-1b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "zero_stage = 3 }, 1) and smallest{ count = { 1, 2, 4, 8, 16, 32, 64, " ..
    "128, 256 }, kind = 'finetune', model = 'llama-2-70b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', zero_stage = 3 } " ..
    "> 1",
  cite("guide-gpu-2024", "Selecting: single vs multi") {
    stated = "true",
  },
}

claim "seed002-c39" {
  says =
    "Multi-GPU work depends on link speed, data parallelism and " ..
    "architecture",
  topic = "scaling",
  subject = "multi-GPU",
  quantity = "factors",
  basis = "model",
  test =
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-sxm5-80gb'.link_bandwidth, 1, 0 * s) < " ..
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-sxm5-80gb'.pcie_bandwidth, 1, 0 * s)",
  cite("guide-gpu-2024", "Selecting: single vs multi") {
    stated = "true",
  },
}

claim "seed002-c40" {
  says = "NCCL and PyTorch DDP help multi-GPU training",
  topic = "software",
  subject = "NCCL; DDP",
  quantity = "support",
  basis = "fact",
  untestable = "no record says what this stack or tool runs there",
  cite("guide-gpu-2024", "Selecting: single vs multi") {
    stated = "true",
  },
}

claim "seed002-c41" {
  says = "Check motherboard, PSU, cooling, drivers and libraries",
  topic = "software",
  subject = "build",
  quantity = "checks",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-2024", "Selecting: ecosystem") {
    stated = "mobo;psu;cooling;driver",
  },
}

claim "seed002-c42" {
  says = "Larger batches use the GPU better but cost memory",
  topic = "compute",
  subject = "training",
  quantity = "utilization vs batch",
  basis = "model",
  test =
    "roof_intensity(work_matmul(7e9, 8, 2 * FLOP), mem_weights(7e9, 2 * " ..
    "B)) > roof_intensity(work_matmul(7e9, 1, 2 * FLOP), mem_weights(7e9, " ..
    "2 * B)) and predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 8, seq_len = 2048, " ..
    "recompute = 'full', count = 1 } > predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 }",
  cite("guide-gpu-2024", "Optimizing: batch") {
    stated = "true",
  },
}

claim "seed002-c43" {
  says =
    "Gradient accumulation and mixed precision relieve memory and allow " ..
    "larger effective batches",
  topic = "memory",
  subject = "training",
  quantity = "techniques",
  basis = "model",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 4, seq_len = 2048, " ..
    "recompute = 'full', count = 1, global_batch = 32 } < predict{ " ..
    "kind = 'finetune', quantity = 'memory_bytes_per_accelerator', " ..
    "model = 'llama-2-7b', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', adapter_rank = 16, micro_batch = 32, " ..
    "seq_len = 2048, recompute = 'full', count = 1 }",
  cite("guide-gpu-2024", "Optimizing: batch") {
    stated = "true",
  },
}

claim "seed002-c44" {
  says = "Volta and Ampere include tensor cores",
  topic = "precision",
  subject = "Volta; Ampere",
  quantity = "tensor cores",
  basis = "fact",
  test =
    "given(accelerator 'v100-sxm2-32gb'.dense.fp16) and given(accelerator " ..
    "'a100-sxm4-80gb'.dense.fp16)",
  expect = "agrees",
  cite("guide-gpu-2024", "Optimizing: mixed precision") {
    stated = "true",
  },
}

claim "seed002-c45" {
  says = "Mixed precision combines 16- and 32-bit math",
  topic = "precision",
  subject = "AMP",
  quantity = "precisions",
  basis = "fact",
  untestable = "background knowledge: nothing here depends on it",
  cite("guide-gpu-2024", "Optimizing: mixed precision") {
    stated = "16;32 bits",
  },
}

claim "seed002-c46" {
  says = "Mixed precision is faster without losing accuracy",
  topic = "precision",
  subject = "AMP",
  quantity = "accuracy loss",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-gpu-2024", "Optimizing: mixed precision") {
    stated = "0 points",
  },
}

claim "seed002-c47" {
  says = "Slow loading and preprocessing leaves the GPU idle",
  topic = "compute",
  subject = "any",
  quantity = "bound",
  basis = "model",
  test =
    "net_step_time(0.1 * s, 0 * s, 0 * s, 0.2 * s) > net_step_time(0.1 * " ..
    "s, 0 * s, 0 * s, 0 * s)",
  note =
    "A host that prepares a batch in 0.2 s sets the step of an " ..
    "accelerator that needs 0.1 s for it.",
  cite("guide-gpu-2024", "Optimizing: data pipeline") {
    stated = "true",
  },
}

claim "seed002-c48" {
  says = "Async loading, on-the-fly augmentation and efficient formats help",
  topic = "compute",
  subject = "data pipeline",
  quantity = "techniques",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-gpu-2024", "Optimizing: data pipeline") {
    stated = "async;augment;format",
  },
}

claim "seed002-c49" {
  says = "TFRecord and PyTorch DataLoader are cited as storage formats",
  topic = "software",
  subject = "TFRecord; DataLoader",
  quantity = "storage format",
  basis = "fact",
  untestable = "about the text of the guide itself",
  cite("guide-gpu-2024", "Optimizing: data pipeline") {
    stated = "true",
  },
}

claim "seed002-c50" {
  says =
    "Several GPUs give a large boost if parallelism and communication " ..
    "overhead are handled",
  topic = "scaling",
  subject = "multi-GPU",
  quantity = "speed-up",
  basis = "model",
  compare = "at_least",
  test =
    "8 * (6 * FLOP) * 7e9 * 8192 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16) / (6 * FLOP * 7e9 * 8192 / " ..
    "(0.4 * accelerator 'h100-sxm5-80gb'.dense.bf16) + " ..
    "link_ring_all_reduce(14e9 * B, 8, " ..
    "accelerator 'h100-sxm5-80gb'.link_bandwidth, 1, 0 * s))",
  note =
    "The share of the peak sustained, 40 percent, and a ring without " ..
    "latency are assumptions in the test.",
  cite("guide-gpu-2024", "Optimizing: distributed") {
    stated = "1",
  },
}

claim "seed002-c51" {
  says = "NCCL, DDP and tf.distribute.Strategy simplify distributed training",
  topic = "software",
  subject = "NCCL;DDP;tf.distribute",
  quantity = "support",
  basis = "fact",
  untestable = "no record says what this stack or tool runs there",
  cite("guide-gpu-2024", "Optimizing: distributed") {
    stated = "true",
  },
}

claim "seed002-c52" {
  says =
    "The optimisation section stops mid-sentence and unrelated " ..
    "architecture tutorials follow",
  topic = "reliability",
  subject = "guide text",
  quantity = "complete",
  basis = "fact",
  untestable = "about the text of the guide itself",
  cite("guide-gpu-2024", "Optimizing: distributed") {
    stated = "false",
  },
}

claim "seed002-c53" {
  says =
    "CNNs exploit spatial structure and suit recognition, detection and " ..
    "segmentation",
  topic = "compute",
  subject = "CNN",
  quantity = "uses",
  basis = "fact",
  untestable = "background knowledge: nothing here depends on it",
  cite("guide-gpu-2024", "CNN") {
    stated = "recognition;detection;segmentation",
  },
}

claim "seed002-c54" {
  says =
    "The sample network has two convolutions, pooling and three dense " ..
    "layers",
  topic = "memory",
  subject = "ConvNet sample",
  quantity = "layers",
  basis = "model",
  test =
    "layer_parameters(layer_weights(25, 1, 6, 1), 1, 6) + " ..
    "layer_parameters(layer_weights(25, 6, 16, 1), 1, 16) + " ..
    "layer_parameters(layer_weights(1, 400, 120, 1), 1, 120) + " ..
    "layer_parameters(layer_weights(1, 120, 84, 1), 1, 84) + " ..
    "layer_parameters(layer_weights(1, 84, 10, 1), 1, 10)",
  note = "Its two convolutions and three matrices, counted.",
  cite("guide-gpu-2024", "CNN") {
    stated = "61706",
  },
}

claim "seed002-c55" {
  says = "The first dense layer takes 16*5*5 features",
  topic = "compute",
  subject = "ConvNet sample",
  quantity = "fc1 input",
  basis = "model",
  test =
    "16 * layer_window(layer_window(layer_window(layer_window(32, 5, 1, " ..
    "0, 1), 2, 2, 0, 1), 5, 1, 0, 1), 2, 2, 0, 1) * " ..
    "layer_window(layer_window(layer_window(layer_window(32, 5, 1, 0, 1), " ..
    "2, 2, 0, 1), 5, 1, 0, 1), 2, 2, 0, 1)",
  note = "From an input of 32 x 32.",
  cite("guide-gpu-2024", "CNN") {
    stated = "400",
  },
}

claim "seed002-c56" {
  says =
    "RNNs process sequences through a hidden state and suit language, " ..
    "translation and speech",
  topic = "compute",
  subject = "RNN",
  quantity = "uses",
  basis = "fact",
  untestable = "background knowledge: nothing here depends on it",
  cite("guide-gpu-2024", "RNN") {
    stated = "LM;MT;speech",
  },
}

claim "seed002-c57" {
  says =
    "RNN gradients can vanish over long sequences, hence LSTM and GRU " ..
    "gates",
  topic = "compute",
  subject = "RNN;LSTM;GRU",
  quantity = "issue",
  basis = "fact",
  untestable = "background knowledge: nothing here depends on it",
  cite("guide-gpu-2024", "RNN") {
    stated = "vanishing gradient",
  },
}

claim "seed002-c58" {
  says = "The sample RNN code concatenates input and hidden state",
  topic = "reliability",
  subject = "RNN sample",
  quantity = "compiles",
  basis = "fact",
  untestable = "about the text of the guide itself",
  cite("guide-gpu-2024", "RNN") {
    stated = "false",
  },
}

claim "seed002-c59" {
  says = "A GAN pairs a generator and a discriminator in a minimax game",
  topic = "compute",
  subject = "GAN",
  quantity = "networks",
  basis = "model",
  test =
    "layer_parameters(layer_weights(1, 100, 256, 1), 1, 256) + " ..
    "layer_parameters(layer_weights(1, 256, 784, 1), 1, 784) + " ..
    "layer_parameters(layer_weights(1, 784, 256, 1), 1, 256) + " ..
    "layer_parameters(layer_weights(1, 256, 1, 1), 1, 1)",
  note = "Both networks, counted.",
  cite("guide-gpu-2024", "GAN") {
    stated = "428561",
  },
}

claim "seed002-c60" {
  says = "The sample generator maps 100 to 784 through 256 units",
  topic = "compute",
  subject = "GAN sample",
  quantity = "dims",
  basis = "model",
  test = "28 * 28",
  cite("guide-gpu-2024", "GAN") {
    stated = "784",
  },
}

claim "seed002-c61" {
  says = "The sample training loop trains both networks",
  topic = "reliability",
  subject = "GAN sample",
  quantity = "optimizer steps",
  basis = "fact",
  untestable = "about the text of the guide itself",
  cite("guide-gpu-2024", "GAN") {
    stated = "present",
  },
}

claim "seed002-c62" {
  says = "The sample uses Adam at learning rate 0.0002",
  topic = "compute",
  subject = "GAN sample",
  quantity = "learning rate",
  basis = "fact",
  untestable = "background knowledge: nothing here depends on it",
  cite("guide-gpu-2024", "GAN") {
    stated = "0.0002 rate",
  },
}

claim "seed002-c63" {
  says =
    "GANs serve image generation, super-resolution, style transfer and " ..
    "synthetic data",
  topic = "compute",
  subject = "GAN",
  quantity = "uses",
  basis = "fact",
  untestable = "background knowledge: nothing here depends on it",
  cite("guide-gpu-2024", "GAN") {
    stated = "4 uses",
  },
}

claim "seed002-c64" {
  says =
    "Results depend on data quality, model design and tuning, not just " ..
    "hardware",
  topic = "recommendation",
  subject = "any",
  quantity = "factors",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-gpu-2024", "Conclusion") {
    stated = "data;design;tuning",
  },
}
