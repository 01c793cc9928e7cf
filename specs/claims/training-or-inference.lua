-- What a guide of 2026 to training against inference, by a cloud seller states, and how each
-- statement is tested.  Paraphrased; ids are those of the list it came from.

source "guide-training-or-inference" {
  title = "Training or inference: which GPU in 2026",
  author = "GMI Cloud",
  note = "A cloud seller's guide; it steers to renting.",
}

claim "seed003-c01" {
  says =
    "Knowing how training differs from inference is the key to " ..
    "cost-effective GPU choice",
  topic = "recommendation",
  subject = "training vs inference",
  quantity = "first split",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "workload mode",
  },
}

claim "seed003-c02" {
  says = "Training takes 16 GB of VRAM per billion parameters",
  topic = "memory",
  subject = "any model, full training",
  quantity = "GB per 1e9 params",
  basis = "model",
  test = "peer_states(1e9, 2 * B, 2 * B, 12 * B, 1, 1, 1)",
  note = "States alone; activations come on top.",
  expect = "agrees",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "16 GB",
  },
}

claim "seed003-c03" {
  says = "Training is said to prize compute power over speed",
  topic = "compute",
  subject = "training",
  quantity = "priority",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "throughput>latency order",
  },
}

claim "seed003-c04" {
  says = "Inference needs minimal memory",
  topic = "memory",
  subject = "inference",
  quantity = "memory",
  basis = "model",
  compare = "at_most",
  test =
    "predict{ kind = 'serve', quantity = 'memory_bytes_per_accelerator', " ..
    "model = 'llama-2-70b', weight_format = 'fp16', batch = 1, " ..
    "input_len = 2048, output_len = 128, count = 1 }",
  note = "Minimal is read as one card of 24 GB, for a 70B model in 16 bits.",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "24 GB",
  },
}

claim "seed003-c05" {
  says = "Inference focuses on low latency",
  topic = "recommendation",
  subject = "inference",
  quantity = "priority",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "latency",
  },
}

claim "seed003-c06" {
  says = "By 2026 inference is two-thirds of AI compute",
  topic = "market",
  subject = "AI compute",
  quantity = "inference share 2026",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "0.667 fraction",
  },
}

claim "seed003-c07" {
  says =
    "Nearly half of practitioners put 76-100 percent of budget into " ..
    "inference",
  topic = "market",
  subject = "AI practitioners",
  quantity = "share",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "~0.5 fraction",
  },
}

claim "seed003-c08" {
  says = "H100 delivers 3,958 TFLOPS",
  topic = "compute",
  subject = "H100",
  quantity = "FP8 peak",
  basis = "fact",
  test = "accelerator 'h100-sxm5-80gb'.dense.fp8",
  note = "With 2:4 sparsity and in FP8, neither of which is said.",
  expect = "disagrees",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "3958 TFLOP/s",
  },
}

claim "seed003-c09" {
  says = "H100 has 80 GB",
  topic = "memory",
  subject = "H100",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'h100-sxm5-80gb'.memory_nominal",
  expect = "agrees",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "80 GB",
  },
}

claim "seed003-c10" {
  says = "H200 has 141 GB and suits longer contexts and mixed work",
  topic = "memory",
  subject = "H200",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'h200-sxm-141gb'.memory_nominal",
  expect = "agrees",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "141 GB",
  },
}

claim "seed003-c11" {
  says = "Renting wins below 70 percent utilization",
  topic = "cost",
  subject = "rent vs buy",
  quantity = "utilization",
  basis = "model",
  compare = "about",
  test =
    "chain('own.break_even_utilization', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note =
    "Share of three years from which owning is cheaper. Owned in rented " ..
    "racks for three years at 8 percent a year, with server, network, " ..
    "staff and resale, against the middle rent on record.",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "0.70",
  },
}

claim "seed003-c12" {
  says = "Renting stays cheaper up to 2,600 GPU-hours",
  topic = "cost",
  subject = "A100",
  quantity = "break-even",
  basis = "model",
  compare = "about",
  test =
    "chain('own.break_even_total', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'a100-sxm4-80gb'.list_price, " ..
    "board_power = accelerator 'a100-sxm4-80gb'.power, " ..
    "rent = least(offer.price, { accelerator = 'a100-sxm4-80gb', " ..
    "tier = 'on_demand', provider = 'runpod' }), offers_to_rent = 1, " ..
    "utilization = 1, horizon = 3 * year, discount_rate = 0.08 })",
  note =
    "Owned in rented racks for three years at 8 percent a year, with " ..
    "server, network, staff and resale, against the middle rent on " ..
    "record.",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "2600 h",
  },
}

claim "seed003-c13" {
  says = "On-prem competes at 80 percent or more sustained over three years",
  topic = "cost",
  subject = "on-prem",
  quantity = "utilization",
  basis = "model",
  compare = "about",
  test =
    "chain('own.break_even_utilization', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note =
    "Share of three years from which owning is cheaper. Owned in rented " ..
    "racks for three years at 8 percent a year, with server, network, " ..
    "staff and resale, against the middle rent on record.",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "0.80",
  },
}

claim "seed003-c14" {
  says = "RTX 5090 handles 70B models for small-scale training",
  topic = "memory",
  subject = "RTX 5090, 70B",
  quantity = "VRAM need",
  basis = "model",
  compare = "at_most",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
    "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 }",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "32 GB",
  },
}

claim "seed003-c15" {
  says = "B200 trains three times faster",
  topic = "compute",
  subject = "B200 vs H100",
  quantity = "speed-up",
  basis = "model",
  compare = "ceiling",
  test =
    "span(accelerator 'b200-sxm'.memory_bandwidth / " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth, " ..
    "accelerator 'b200-sxm'.dense.bf16 / " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16)",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "3",
  },
}

claim "seed003-c16" {
  says = "B200 is for frontier models past a trillion parameters",
  topic = "scaling",
  subject = "1T+ training",
  quantity = "params",
  basis = "model",
  test =
    "peer_states(1e12, 2 * B, 2 * B, 12 * B, 1, 1, 1) > 8 * " ..
    "accelerator 'b200-sxm'.memory",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "true",
  },
}

claim "seed003-c17" {
  says =
    "Utilization, timeline and workload pattern decide between " ..
    "training-class and inference-class GPUs",
  topic = "recommendation",
  subject = "any",
  quantity = "inputs",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Summary bullets") {
    stated = "util;timeline;pattern",
  },
}

claim "seed003-c18" {
  says = "Inference was one-third of AI compute in 2023 and half in 2025",
  topic = "market",
  subject = "AI compute",
  quantity = "inference share",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-training-or-inference", "Intro") {
    stated = "0.333;0.5 fraction",
  },
}

claim "seed003-c19" {
  says = "Choosing the wrong tier costs money and time",
  topic = "cost",
  subject = "any",
  quantity = "mismatch cost",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Intro") {
    stated = ">0 $",
  },
}

claim "seed003-c20" {
  says =
    "Training covers data preparation, architecture, forward pass, loss " ..
    "and back-propagation repeated many times",
  topic = "compute",
  subject = "training",
  quantity = "steps",
  basis = "fact",
  untestable = "background knowledge: nothing here depends on it",
  cite("guide-training-or-inference", "What is training") {
    stated = "5 steps",
  },
}

claim "seed003-c21" {
  says = "Training runs for hours to weeks",
  topic = "compute",
  subject = "training",
  quantity = "wall time",
  basis = "model",
  compare = "within",
  test =
    "6 * FLOP * 7e9 * 1e12 / (64 * 0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16)",
  note =
    "A 7B model, 10^12 tokens, 64 accelerators at 40 percent of the peak.",
  cite("guide-training-or-inference", "What is training") {
    stated = "1..2000 h",
  },
}

claim "seed003-c22" {
  says = "GPT-3 training used 1,287 MWh",
  topic = "power",
  subject = "GPT-3 175B",
  quantity = "energy",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-training-or-inference", "What is training") {
    stated = "1287 MWh",
  },
}

claim "seed003-c23" {
  says = "That equals the yearly electricity of 130 US homes",
  topic = "power",
  subject = "GPT-3",
  quantity = "homes",
  basis = "model",
  compare = "about",
  test = "1287 * MWh / (10.6 * MWh)",
  note = "10.6 MWh a home and year is an assumption of the test.",
  cite("guide-training-or-inference", "What is training") {
    stated = "130",
  },
}

claim "seed003-c24" {
  says = "Train when building new models or refreshing old ones with new data",
  topic = "recommendation",
  subject = "training",
  quantity = "trigger",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "What is training") {
    stated = "new model or data",
  },
}

claim "seed003-c25" {
  says = "Parameters are frozen in inference, forward pass only",
  topic = "memory",
  subject = "inference",
  quantity = "grad memory",
  basis = "model",
  test =
    "predict{ kind = 'serve', quantity = 'memory_bytes_per_accelerator', " ..
    "model = 'llama-2-7b', weight_format = 'fp16', batch = 1, " ..
    "input_len = 2048, output_len = 128, count = 1 } < " ..
    "peer_states(6.74e9, 2 * B, 2 * B, 12 * B, 1, 1, 1)",
  cite("guide-training-or-inference", "What is inference") {
    stated = "true",
  },
}

claim "seed003-c26" {
  says =
    "Inference runs live or in batch, e.g. chat and fraud versus " ..
    "overnight recommendations",
  topic = "recommendation",
  subject = "inference",
  quantity = "modes",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "What is inference") {
    stated = "live;batch",
  },
}

claim "seed003-c27" {
  says = "Live processing answers in milliseconds",
  topic = "cost",
  subject = "live inference",
  quantity = "latency",
  basis = "model",
  compare = "within",
  test =
    "300 * mem_weights(8e9, 2 * B) / " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth",
  note = "300 tokens of an 8B model: the time to read its weights for each.",
  cite("guide-training-or-inference", "What is inference") {
    stated = "1..999 ms",
  },
}

claim "seed003-c28" {
  says = "One training job dwarfs one inference request in computation",
  topic = "compute",
  subject = "training vs one request",
  quantity = "FLOP ratio",
  basis = "model",
  compare = "at_least",
  test = "6 * 70e9 * 1e12 / (2 * 70e9 * 1000)",
  note = "10^12 tokens of training against an answer of 1,000.",
  cite("guide-training-or-inference", "Compute needs") {
    stated = "100",
  },
}

claim "seed003-c29" {
  says = "One training job can take thousands of GPU-hours",
  topic = "compute",
  subject = "training job",
  quantity = "GPU-hours",
  basis = "model",
  compare = "at_least",
  test =
    "6 * FLOP * 7e9 * 1e12 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16)",
  note = "A 7B model and 10^12 tokens at 40 percent of the peak.",
  cite("guide-training-or-inference", "Compute needs") {
    stated = "1000 h",
  },
}

claim "seed003-c30" {
  says = "Training uses hundreds or thousands of GPUs or TPUs in parallel",
  topic = "scaling",
  subject = "large training",
  quantity = "GPUs",
  basis = "model",
  compare = "within",
  test =
    "6 * FLOP * 70e9 * 2e12 / (0.4 * " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16 * (30 * day))",
  note =
    "A 70B model and 2 x 10^12 tokens within 30 days at 40 percent of " ..
    "the peak.",
  cite("guide-training-or-inference", "Compute needs") {
    stated = "100..9999",
  },
}

claim "seed003-c31" {
  says = "Inference can run on servers, CPUs, phones or edge devices",
  topic = "recommendation",
  subject = "inference",
  quantity = "targets",
  basis = "model",
  test =
    "predict{ kind = 'serve', quantity = 'fits', model = 'llama-3.1-8b', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'rtx-4060-ti-16gb', count = 1 }",
  cite("guide-training-or-inference", "Compute needs") {
    stated = "true",
  },
}

claim "seed003-c32" {
  says = "Training maximises throughput, inference minimises latency",
  topic = "recommendation",
  subject = "training vs inference",
  quantity = "objective",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Compute needs") {
    stated = "throughput;latency pair",
  },
}

claim "seed003-c33" {
  says = "Training is an occasional cost, inference a continuing one",
  topic = "cost",
  subject = "training vs inference",
  quantity = "cost pattern",
  basis = "model",
  test =
    "step('batch-summaries-8b', 'startup', 'h100-sxm5-80gb', " ..
    "'usd_per_month') * 12 > step('lora-8b', 'startup', 'h100-sxm5-80gb', " ..
    "'usd_per_job')",
  cite("guide-training-or-inference", "Workload patterns") {
    stated = "true",
  },
}

claim "seed003-c34" {
  says =
    "Inference load follows users by hour and season, so capacity " ..
    "planning differs",
  topic = "cost",
  subject = "inference",
  quantity = "load profile",
  basis = "model",
  test =
    "chain('own.pool_owned', { with = { 'rack' }, rest = 0, " ..
    "accelerators_per_person = 192, " ..
    "purchase = accelerator 'h100-pcie-80gb'.list_price, " ..
    "board_power = accelerator 'h100-pcie-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-pcie-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08, base = 2, peak = 10 }) < " ..
    "chain('own.pool_owned', { with = { 'rack' }, rest = 0, " ..
    "accelerators_per_person = 192, " ..
    "purchase = accelerator 'h100-pcie-80gb'.list_price, " ..
    "board_power = accelerator 'h100-pcie-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-pcie-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08, base = 10, peak = 10 })",
  note =
    "Of ten accelerators at the busiest hour fewer are worth owning " ..
    "where quiet hours need two than where all hours need ten.",
  cite("guide-training-or-inference", "Workload patterns") {
    stated = "true",
  },
}

claim "seed003-c35" {
  says = "Training is offline, so completion is counted in hours or days",
  topic = "compute",
  subject = "training",
  quantity = "mode",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Workload patterns") {
    stated = "offline",
  },
}

claim "seed003-c36" {
  says =
    "Training holds weights, optimizer, gradients and activations at once",
  topic = "memory",
  subject = "training",
  quantity = "components",
  basis = "model",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 } > peer_states(6.74e9, 2 * B, 2 * B, " ..
    "12 * B, 1, 1, 1)",
  cite("guide-training-or-inference", "VRAM requirements") {
    stated = "true",
  },
}

claim "seed003-c37" {
  says = "About 16 GB per billion parameters is the planning figure",
  topic = "memory",
  subject = "training",
  quantity = "GB per 1e9 params",
  basis = "model",
  compare = "about",
  test = "peer_states(1e9, 2 * B, 2 * B, 12 * B, 1, 1, 1)",
  note = "States alone; activations come on top.",
  expect = "agrees",
  cite("guide-training-or-inference", "VRAM requirements") {
    stated = "16 GB",
  },
}

claim "seed003-c38" {
  says = "Fine-tuning 70B needs over 1.1 TB",
  topic = "memory",
  subject = "70B full fine-tune",
  quantity = "VRAM need",
  basis = "model",
  compare = "at_least",
  test =
    "peer_states(model 'llama-2-70b'.parameters, 2 * B, 2 * B, 12 * B, 1, " ..
    "1, 1)",
  expect = "agrees",
  cite("guide-training-or-inference", "VRAM requirements") {
    stated = "1.1 TB",
  },
}

claim "seed003-c39" {
  says = "One H100 cannot hold that",
  topic = "memory",
  subject = "70B full on 1x H100",
  quantity = "fits",
  basis = "model",
  test =
    "not predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-70b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "count = 1 }",
  cite("guide-training-or-inference", "VRAM requirements") {
    stated = "true",
  },
}

claim "seed003-c40" {
  says = "Inference stores only weights and single inputs",
  topic = "memory",
  subject = "inference",
  quantity = "components",
  basis = "model",
  test =
    "predict{ kind = 'serve', quantity = 'memory_bytes_per_accelerator', " ..
    "model = 'llama-2-13b', weight_format = 'fp16', batch = 16, " ..
    "input_len = 4000, output_len = 96, count = 1 } < 1.2 * predict{ " ..
    "kind = 'serve', quantity = 'weights_bytes', model = 'llama-2-13b', " ..
    "weight_format = 'fp16', batch = 16, input_len = 4000, " ..
    "output_len = 96, count = 1 }",
  note =
    "Only weights is read as a fifth more at most; sixteen requests of " ..
    "4,096 tokens.",
  cite("guide-training-or-inference", "VRAM requirements") {
    stated = "true",
  },
}

claim "seed003-c41" {
  says =
    "Training optimises examples per second through FLOPS and tensor " ..
    "cores",
  topic = "compute",
  subject = "training",
  quantity = "metric",
  basis = "model",
  test =
    "predict{ kind = 'pretrain', " ..
    "quantity = 'tokens_per_s_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'full', accelerator = 'h100-sxm5-80gb', count = 8, " ..
    "micro_batch = 1, seq_len = 4096, dp = 8 } / predict{ " ..
    "kind = 'pretrain', quantity = 'tokens_per_s_per_accelerator', " ..
    "model = 'llama-2-7b', method = 'full', " ..
    "accelerator = 'a100-sxm4-80gb', count = 8, micro_batch = 1, " ..
    "seq_len = 4096, dp = 8 } > " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth / " ..
    "accelerator 'a100-sxm4-80gb'.memory_bandwidth",
  note =
    "Beyond the ratio of bandwidths, 1.6, and towards that of tensor " ..
    "rates, 3.2.",
  cite("guide-training-or-inference", "Compute") {
    stated = "true",
  },
}

claim "seed003-c42" {
  says = "A100 gives 312 TFLOPS tensor",
  topic = "compute",
  subject = "A100",
  quantity = "FP16 dense",
  basis = "fact",
  test = "accelerator 'a100-sxm4-80gb'.dense.fp16",
  expect = "agrees",
  cite("guide-training-or-inference", "Compute") {
    stated = "312 TFLOP/s",
  },
}

claim "seed003-c43" {
  says = "H100 adds FP8",
  topic = "precision",
  subject = "H100",
  quantity = "FP8",
  basis = "fact",
  test =
    "given(accelerator 'h100-sxm5-80gb'.dense.fp8) and not " ..
    "given(accelerator 'a100-sxm4-80gb'.dense.fp8)",
  expect = "agrees",
  cite("guide-training-or-inference", "Compute") {
    stated = "true",
  },
}

claim "seed003-c44" {
  says = "Inference should be judged by queries per second per dollar",
  topic = "cost",
  subject = "inference",
  quantity = "metric",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Compute") {
    stated = "QPS/$ metric",
  },
}

claim "seed003-c45" {
  says = "A100 to H100 raises inference throughput 1.7x to 3.9x",
  topic = "compute",
  subject = "H100 vs A100 inference",
  quantity = "speed-up",
  basis = "benchmark",
  compare = "ceiling",
  test =
    "accelerator 'h100-sxm5-80gb'.dense.fp8 / " ..
    "accelerator 'a100-sxm4-80gb'.dense.fp16",
  cite("guide-training-or-inference", "Compute") {
    stated = "1.7..3.9",
  },
}

claim "seed003-c46" {
  says = "The same move lifts performance per dollar up to 1.8x",
  topic = "cost",
  subject = "H100 vs A100",
  quantity = "perf/$ gain",
  basis = "model",
  compare = "ceiling",
  test =
    "3.9 / (least(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand', provider = 'runpod' }) / least(offer.price, { " ..
    "accelerator = 'a100-sxm4-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' }))",
  note = "Its own best speed-up at the rents of one provider.",
  cite("guide-training-or-inference", "Compute") {
    stated = "1.8",
  },
}

claim "seed003-c47" {
  says = "Inference must answer in milliseconds for a smooth experience",
  topic = "cost",
  subject = "inference",
  quantity = "latency",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Latency") {
    stated = "ms time",
  },
}

claim "seed003-c48" {
  says = "Autonomous vehicles and fraud detection cannot accept delay",
  topic = "recommendation",
  subject = "AV; fraud",
  quantity = "latency tolerance",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Latency") {
    stated = "none",
  },
}

claim "seed003-c49" {
  says = "Training accepts latency of hours or days",
  topic = "recommendation",
  subject = "training",
  quantity = "latency tolerance",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Latency") {
    stated = "hours..days time",
  },
}

claim "seed003-c50" {
  says = "An H100 SXM5 draws 700 W under load",
  topic = "power",
  subject = "H100 SXM",
  quantity = "power",
  basis = "fact",
  test = "accelerator 'h100-sxm5-80gb'.power",
  expect = "agrees",
  cite("guide-training-or-inference", "Power") {
    stated = "700 W",
  },
}

claim "seed003-c51" {
  says = "PUE multiplies the power bill",
  topic = "power",
  subject = "data centre",
  quantity = "PUE",
  basis = "model",
  compare = "at_least",
  test = "facility 'rack'.pue",
  note = "An hour of a rented rack draws 1.54 times what its accelerators do.",
  cite("guide-training-or-inference", "Power") {
    stated = "1",
  },
}

claim "seed003-c52" {
  says = "Air-cooled racks run at PUE 1.3 to 1.5",
  topic = "power",
  subject = "air cooling",
  quantity = "PUE",
  basis = "fact",
  compare = "within",
  test = "facility 'rack'.pue",
  note = "The weighted mean of all sites in a survey.",
  expect = "agrees",
  cite("guide-training-or-inference", "Power") {
    stated = "1.3..1.5",
  },
}

claim "seed003-c53" {
  says = "Liquid-assisted cooling reaches 1.1 to 1.2",
  topic = "power",
  subject = "liquid cooling",
  quantity = "PUE",
  basis = "fact",
  untestable =
    "how a facility on record is cooled is not stated",
  cite("guide-training-or-inference", "Power") {
    stated = "1.1..1.2 x",
  },
}

claim "seed003-c54" {
  says = "Inference is 80-90 percent of lifetime AI cost",
  topic = "cost",
  subject = "AI system lifetime",
  quantity = "inference share",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-training-or-inference", "Power") {
    stated = "0.80..0.90 fraction",
  },
}

claim "seed003-c55" {
  says = "Large-model training often takes 16 to 64 GPUs",
  topic = "scaling",
  subject = "large training",
  quantity = "GPUs",
  basis = "model",
  compare = "within",
  test =
    "smallest{ count = { 8, 16, 24, 32, 48, 64, 128 }, kind = 'finetune', " ..
    "model = 'llama-2-70b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "zero_stage = 3 }",
  cite("guide-training-or-inference", "Scalability") {
    stated = "16..64",
  },
}

claim "seed003-c56" {
  says = "H100 NVLink 4.0 gives 900 GB/s",
  topic = "interconnect",
  subject = "H100",
  quantity = "NVLink",
  basis = "fact",
  test = "2 * accelerator 'h100-sxm5-80gb'.link_bandwidth",
  expect = "agrees",
  cite("guide-training-or-inference", "Scalability") {
    stated = "900 GB/s",
  },
}

claim "seed003-c57" {
  says = "A100 NVLink gives 600 GB/s",
  topic = "interconnect",
  subject = "A100",
  quantity = "NVLink",
  basis = "fact",
  test = "2 * accelerator 'a100-sxm4-80gb'.link_bandwidth",
  expect = "agrees",
  cite("guide-training-or-inference", "Scalability") {
    stated = "600 GB/s",
  },
}

claim "seed003-c58" {
  says = "GMI supports data and model parallelism",
  topic = "scaling",
  subject = "GMI Cloud",
  quantity = "parallelism",
  basis = "fact",
  untestable = "a provider's statement on itself; it is not on record here",
  cite("guide-training-or-inference", "Scalability") {
    stated = "DP;MP",
  },
}

claim "seed003-c59" {
  says = "Total cost is more than the hourly rate",
  topic = "cost",
  subject = "any",
  quantity = "TCO/rate",
  basis = "model",
  test = "cost_paid(1 * USD / h, 0, 1, 0.125) > 1 * USD / h",
  note = "With an eighth of the time idle; storage and egress come on top.",
  cite("guide-training-or-inference", "TCO") {
    stated = "true",
  },
}

claim "seed003-c60" {
  says = "Purchase price is only half of lifetime cost",
  topic = "cost",
  subject = "on-prem",
  quantity = "capex share",
  basis = "model",
  compare = "about",
  test =
    "chain('own.cost_capital', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0.8, " ..
    "horizon = 3 * year, discount_rate = 0.08 }) / " ..
    "chain('own.cost_owned', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0.8, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note =
    "Capital less resale over all cost, at 80 percent of the time. Owned " ..
    "in rented racks for three years at 8 percent a year, with server, " ..
    "network, staff and resale, against the middle rent on record.",
  cite("guide-training-or-inference", "TCO") {
    stated = "0.5",
  },
}

claim "seed003-c61" {
  says = "Spot instances save 60-90 percent on training",
  topic = "cost",
  subject = "cloud spot",
  quantity = "discount",
  basis = "model",
  compare = "within",
  test =
    "span(1 - least(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'spot', provider = 'gcp' }) / least(offer.price, { " ..
    "accelerator = 'h100-sxm5-80gb', tier = 'on_demand', provider = 'gcp' " ..
    "}), 1 - least(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'spot', provider = 'runpod' }) / least(offer.price, { " ..
    "accelerator = 'h100-sxm5-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' }))",
  note =
    "Each provider against itself; work that is lost when a machine is " ..
    "taken away is not in it.",
  cite("guide-training-or-inference", "TCO") {
    stated = "0.60..0.90",
  },
}

claim "seed003-c62" {
  says = "H100 reaches up to 3,958 TFLOPS FP8",
  topic = "compute",
  subject = "H100",
  quantity = "FP8 peak",
  basis = "fact",
  test = "accelerator 'h100-sxm5-80gb'.dense.fp8",
  expect = "disagrees",
  cite("guide-training-or-inference", "Best: H100/H200") {
    stated = "3958 TFLOP/s",
  },
}

claim "seed003-c63" {
  says = "H100 has 80 GB HBM3",
  topic = "memory",
  subject = "H100",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'h100-sxm5-80gb'.memory_nominal",
  expect = "agrees",
  cite("guide-training-or-inference", "Best: H100/H200") {
    stated = "80 GB",
  },
}

claim "seed003-c64" {
  says = "H200 has 141 GB HBM3e",
  topic = "memory",
  subject = "H200",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'h200-sxm-141gb'.memory_nominal",
  expect = "agrees",
  cite("guide-training-or-inference", "Best: H100/H200") {
    stated = "141 GB",
  },
}

claim "seed003-c65" {
  says = "H200 has 4.8 TB/s",
  topic = "bandwidth",
  subject = "H200",
  quantity = "memory bandwidth",
  basis = "fact",
  test = "accelerator 'h200-sxm-141gb'.memory_bandwidth",
  expect = "agrees",
  cite("guide-training-or-inference", "Best: H100/H200") {
    stated = "4.8 TB/s",
  },
}

claim "seed003-c66" {
  says = "The extra memory matters past 80 GB or for long contexts",
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
  cite("guide-training-or-inference", "Best: H100/H200") {
    stated = "true",
  },
}

claim "seed003-c67" {
  says = "H200 doubles Llama 2 70B inference against H100",
  topic = "cost",
  subject = "H200 vs H100, Llama 2 70B",
  quantity = "speed-up",
  basis = "model",
  compare = "ceiling",
  test =
    "accelerator 'h200-sxm-141gb'.memory_bandwidth / " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth * (accelerator " ..
    "'h200-sxm-141gb'.memory / accelerator 'h100-sxm5-80gb'.memory)",
  note = "Bandwidth times the larger batch that its memory holds.",
  cite("guide-training-or-inference", "Best: H100/H200") {
    stated = "2",
  },
}

claim "seed003-c68" {
  says = "H200 suits mixed training and inference fleets",
  topic = "recommendation",
  subject = "H200",
  quantity = "recommended for",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Best: H100/H200") {
    stated = "mixed workload",
  },
}

claim "seed003-c69" {
  says = "H100 and H200 are the enterprise training pick for 2026",
  topic = "recommendation",
  subject = "H100; H200",
  quantity = "recommended for",
  basis = "rule",
  test =
    "wins('pretrain-7b', 'enterprise', 'h100-sxm5-80gb') and " ..
    "wins('pretrain-7b', 'enterprise', 'h200-sxm-141gb')",
  cite("guide-training-or-inference", "Best: H100/H200") {
    stated = "true",
  },
}

claim "seed003-c70" {
  says = "B200 trains 3x faster than H100 systems",
  topic = "compute",
  subject = "B200 vs H100",
  quantity = "speed-up",
  basis = "model",
  compare = "ceiling",
  test =
    "span(accelerator 'b200-sxm'.memory_bandwidth / " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth, " ..
    "accelerator 'b200-sxm'.dense.bf16 / " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16)",
  cite("guide-training-or-inference", "Best: B200") {
    stated = "3",
  },
}

claim "seed003-c71" {
  says = "B200 infers 15x faster than H100 systems",
  topic = "compute",
  subject = "B200 vs H100 inference",
  quantity = "speed-up",
  basis = "benchmark",
  compare = "ceiling",
  test =
    "accelerator 'b200-sxm'.dense.fp4 / " ..
    "accelerator 'h100-sxm5-80gb'.dense.fp8",
  cite("guide-training-or-inference", "Best: B200") {
    stated = "15",
  },
}

claim "seed003-c72" {
  says = "B200 has 192 GB HBM3e",
  topic = "memory",
  subject = "B200",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'b200-sxm'.memory_nominal",
  note = "192 GB lie on the chip; boards offer 180.",
  cite("guide-training-or-inference", "Best: B200") {
    stated = "192 GB",
  },
}

claim "seed003-c73" {
  says = "B200 handles trillion-parameter models easily",
  topic = "memory",
  subject = "1T model",
  quantity = "VRAM need",
  basis = "model",
  compare = "at_most",
  test = "mem_weights(1e12, 0.5 * B)",
  note = "A million million parameters at four bits, nothing else.",
  expect = "disagrees",
  cite("guide-training-or-inference", "Best: B200") {
    stated = "192 GB",
  },
}

claim "seed003-c74" {
  says = "LLaMA 70B fine-tuning is 2.2x faster on B200 than on H200",
  topic = "compute",
  subject = "B200 vs H200, 70B LoRA",
  quantity = "speed-up",
  basis = "benchmark",
  compare = "ceiling",
  test =
    "accelerator 'b200-sxm'.dense.bf16 / " ..
    "accelerator 'h200-sxm-141gb'.dense.bf16",
  cite("guide-training-or-inference", "Best: B200") {
    stated = "2.2",
  },
}

claim "seed003-c75" {
  says = "GB200 NVL72 gains 10x on MoE such as DeepSeek-R1",
  topic = "compute",
  subject = "GB200 NVL72",
  quantity = "speed-up",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-training-or-inference", "Best: B200") {
    stated = "10 x",
  },
}

claim "seed003-c76" {
  says = "GMI offers B200 instances",
  topic = "market",
  subject = "GMI Cloud",
  quantity = "GPU",
  basis = "fact",
  untestable = "a provider's statement on itself; it is not on record here",
  cite("guide-training-or-inference", "Best: B200") {
    stated = "B200",
  },
}

claim "seed003-c77" {
  says = "RTX 5090 has 32 GB GDDR7",
  topic = "memory",
  subject = "RTX 5090",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'rtx-5090'.memory_nominal",
  expect = "agrees",
  cite("guide-training-or-inference", "Best: consumer") {
    stated = "32 GB",
  },
}

claim "seed003-c78" {
  says = "RTX 5090 supports up to 70B with optimisation",
  topic = "memory",
  subject = "RTX 5090",
  quantity = "max params",
  basis = "model",
  compare = "at_most",
  test =
    "predict{ kind = 'serve', quantity = 'memory_bytes_per_accelerator', " ..
    "model = 'llama-2-70b', weight_format = 'awq', batch = 1, " ..
    "input_len = 2048, output_len = 128, count = 1 }",
  cite("guide-training-or-inference", "Best: consumer") {
    stated = "32 GB",
  },
}

claim "seed003-c79" {
  says = "RTX 4090 trains around 20B with LoRA",
  topic = "memory",
  subject = "RTX 4090, 20B",
  quantity = "VRAM need",
  basis = "model",
  compare = "at_most",
  test = "mem_weights(20e9, 2 * B)",
  note = "Weights in 16 bits alone; at four bits it fits, which is QLoRA.",
  expect = "disagrees",
  cite("guide-training-or-inference", "Best: consumer") {
    stated = "24 GB",
  },
}

claim "seed003-c80" {
  says = "The LoRA benchmark on 70B takes MI355X 10.18 minutes",
  topic = "compute",
  subject = "8x MI355X",
  quantity = "time to train",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-training-or-inference", "Best: AMD") {
    stated = "10.18 min",
  },
}

claim "seed003-c81" {
  says = "Eight GB200 take 11.15 minutes in FP8",
  topic = "compute",
  subject = "8x GB200",
  quantity = "time to train",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-training-or-inference", "Best: AMD") {
    stated = "11.15 min",
  },
}

claim "seed003-c82" {
  says = "MI300X has 192 GB HBM3",
  topic = "memory",
  subject = "MI300X",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'mi300x'.memory_nominal",
  expect = "agrees",
  cite("guide-training-or-inference", "Best: AMD") {
    stated = "192 GB",
  },
}

claim "seed003-c83" {
  says = "MI300X costs 60 percent of the NVIDIA equivalent",
  topic = "cost",
  subject = "MI300X vs NVIDIA",
  quantity = "price ratio",
  basis = "model",
  compare = "about",
  test =
    "least(offer.price, { accelerator = 'mi300x', tier = 'on_demand', " ..
    "provider = 'runpod' }) / least(offer.price, { " ..
    "accelerator = 'h100-sxm5-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' })",
  note = "By rent at one provider, against H100.",
  cite("guide-training-or-inference", "Best: AMD") {
    stated = "0.60",
  },
}

claim "seed003-c84" {
  says =
    "Choose training-class GPUs for frequent training or models above 20B",
  topic = "recommendation",
  subject = "training",
  quantity = "params threshold",
  basis = "rule",
  test =
    "not predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'mistral-small-3-24b', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4090', " ..
    "count = 1 } and predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'mistral-small-3-24b', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "count = 1 }",
  note = "24B by LoRA on 16-bit weights.",
  cite("guide-training-or-inference", "Framework: training") {
    stated = "true",
  },
}

claim "seed003-c85" {
  says = "Budget and duration decide between A100 and H100",
  topic = "recommendation",
  subject = "A100 vs H100",
  quantity = "inputs",
  basis = "model",
  test =
    "accelerator 'h100-sxm5-80gb'.dense.bf16 > " ..
    "accelerator 'a100-sxm4-80gb'.dense.bf16 and least(offer.price, { " ..
    "accelerator = 'h100-sxm5-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' }) > least(offer.price, { " ..
    "accelerator = 'a100-sxm4-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' })",
  cite("guide-training-or-inference", "Framework: training") {
    stated = "true",
  },
}

claim "seed003-c86" {
  says =
    "Premium hardware is justified only if turnaround changes " ..
    "development velocity",
  topic = "recommendation",
  subject = "premium GPUs",
  quantity = "rule",
  basis = "model",
  test =
    "least(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand', provider = 'runpod' }) / " ..
    "accelerator 'h100-sxm5-80gb'.dense.bf16 > least(offer.price, { " ..
    "accelerator = 'a100-sxm4-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' }) / accelerator 'a100-sxm4-80gb'.dense.bf16",
  note = "The faster part would have to cost more for the same work.",
  cite("guide-training-or-inference", "Framework: training") {
    stated = "true",
  },
}

claim "seed003-c87" {
  says =
    "Steady low-latency work wants dedicated GPUs or MIG slices with " ..
    "assured bandwidth",
  topic = "recommendation",
  subject = "latency inference",
  quantity = "option",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Framework: inference") {
    stated = "dedicated;MIG",
  },
}

claim "seed003-c88" {
  says = "Inference ranks tokens per dollar above raw compute",
  topic = "cost",
  subject = "inference",
  quantity = "metric",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Framework: inference") {
    stated = "tokens/$ metric",
  },
}

claim "seed003-c89" {
  says =
    "L4 or RTX 4090 beat oversized training GPUs economically for serving",
  topic = "recommendation",
  subject = "L4; RTX 4090",
  quantity = "recommended for",
  basis = "model",
  test =
    "least(offer.price, { accelerator = 'l4', tier = 'on_demand' }) / " ..
    "accelerator 'l4'.memory_bandwidth < least(offer.price, { " ..
    "accelerator = 'h100-sxm5-80gb', tier = 'on_demand' }) / " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth and least(offer.price, " ..
    "{ accelerator = 'rtx-4090', tier = 'on_demand' }) / " ..
    "accelerator 'rtx-4090'.memory_bandwidth < least(offer.price, { " ..
    "accelerator = 'h100-sxm5-80gb', tier = 'on_demand' }) / " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth",
  note = "Rent for a byte read: the 4090 wins, the L4 loses.",
  cite("guide-training-or-inference", "Framework: inference") {
    stated = "true",
  },
}

claim "seed003-c90" {
  says =
    "Mix CPU and GPU instances, sending heavy jobs to GPU queues and " ..
    "preprocessing to CPU",
  topic = "recommendation",
  subject = "mixed workload",
  quantity = "rule",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Framework: hybrid") {
    stated = "queue split",
  },
}

claim "seed003-c91" {
  says = "At present A100 rates the rent side wins to about 2,600 hours",
  topic = "cost",
  subject = "A100",
  quantity = "break-even",
  basis = "model",
  compare = "about",
  test =
    "chain('own.break_even_total', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'a100-sxm4-80gb'.list_price, " ..
    "board_power = accelerator 'a100-sxm4-80gb'.power, " ..
    "rent = least(offer.price, { accelerator = 'a100-sxm4-80gb', " ..
    "tier = 'on_demand', provider = 'runpod' }), offers_to_rent = 1, " ..
    "utilization = 1, horizon = 3 * year, discount_rate = 0.08 })",
  note =
    "Owned in rented racks for three years at 8 percent a year, with " ..
    "server, network, staff and resale, against the middle rent on " ..
    "record.",
  cite("guide-training-or-inference", "Rent vs buy") {
    stated = "2600 h",
  },
}

claim "seed003-c92" {
  says = "Monthly commitments give moderate discounts",
  topic = "cost",
  subject = "commitment",
  quantity = "discount",
  basis = "model",
  compare = "within",
  test =
    "1 - median(offer.price, { accelerator = 'l4', tier = 'reserved_1y' " ..
    "}) / median(offer.price, { accelerator = 'l4', tier = 'on_demand' })",
  note = "L4, which both sells; moderate is read as 5 to 50 percent.",
  cite("guide-training-or-inference", "Rent vs buy") {
    stated = "0.05..0.5",
  },
}

claim "seed003-c93" {
  says = "Agreements up to five years cut TCO strongly",
  topic = "cost",
  subject = "commitment",
  quantity = "term",
  basis = "model",
  test =
    "median(offer.price, { accelerator = 'l4', tier = 'reserved_3y' }) < " ..
    "0.7 * median(offer.price, { accelerator = 'l4', tier = 'on_demand' })",
  note =
    "Strongly is read as 30 percent; L4 for three years, five are not on " ..
    "record.",
  cite("guide-training-or-inference", "Rent vs buy") {
    stated = "true",
  },
}

claim "seed003-c94" {
  says = "Elastic cloud suits truly unpredictable load",
  topic = "cost",
  subject = "cloud",
  quantity = "load pattern",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Rent vs buy") {
    stated = "unpredictable",
  },
}

claim "seed003-c95" {
  says = "Cloud wins TCO under 70 percent utilization",
  topic = "cost",
  subject = "rent vs buy",
  quantity = "utilization",
  basis = "model",
  compare = "about",
  test =
    "chain('own.break_even_utilization', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note =
    "Share of three years from which owning is cheaper. Owned in rented " ..
    "racks for three years at 8 percent a year, with server, network, " ..
    "staff and resale, against the middle rent on record.",
  cite("guide-training-or-inference", "Cost and ROI") {
    stated = "0.70",
  },
}

claim "seed003-c96" {
  says =
    "On-prem competes with hyperscalers at 80 percent or more for three " ..
    "years",
  topic = "cost",
  subject = "on-prem vs hyperscaler",
  quantity = "utilization",
  basis = "model",
  compare = "about",
  test =
    "chain('own.break_even_utilization', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand', provider = { 'aws', 'gcp' } }), " ..
    "offers_to_rent = 1, utilization = 1, horizon = 3 * year, " ..
    "discount_rate = 0.08 })",
  note =
    "Against the large clouds on record. Owned in rented racks for three " ..
    "years at 8 percent a year, with server, network, staff and resale, " ..
    "against the middle rent on record.",
  cite("guide-training-or-inference", "Cost and ROI") {
    stated = "0.80",
  },
}

claim "seed003-c97" {
  says = "Staff is the largest TCO line at $225,000-300,000 over three years",
  topic = "cost",
  subject = "on-prem",
  quantity = "staff cost",
  basis = "model",
  test =
    "chain('own.cost_people', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0.8, " ..
    "horizon = 3 * year, discount_rate = 0.08 }) > " ..
    "chain('own.cost_capital', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0.8, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note =
    "One person for 192 accelerators. Owned in rented racks for three " ..
    "years at 8 percent a year, with server, network, staff and resale, " ..
    "against the middle rent on record.",
  cite("guide-training-or-inference", "Cost and ROI") {
    stated = "true",
  },
}

claim "seed003-c98" {
  says =
    "Training wants VRAM and throughput, inference wants latency and " ..
    "cost efficiency",
  topic = "recommendation",
  subject = "training vs inference",
  quantity = "objective",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "Conclusion") {
    stated = "vram+throughput;latency+cost pair",
  },
}

claim "seed003-c99" {
  says = "Training takes hours to weeks, inference milliseconds",
  topic = "compute",
  subject = "training vs inference",
  quantity = "time",
  basis = "model",
  compare = "within",
  test =
    "300 * mem_weights(8e9, 2 * B) / " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth",
  note = "300 tokens of an 8B model.",
  cite("guide-training-or-inference", "FAQ 1") {
    stated = "1..999 ms",
  },
}

claim "seed003-c100" {
  says = "For hobby and research up to 20B use RTX 4090 or 5090",
  topic = "recommendation",
  subject = "hobby/research <=20B",
  quantity = "recommended GPU",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', model_layers = 44, " ..
    "model_hidden = 6144, model_heads = 64, model_ffn = 24576, " ..
    "model_vocab = 50432, model_mlp = 'plain', method = 'qlora', " ..
    "optimizer = 'adamw', weight_format = 'nf4', adapter_rank = 16, " ..
    "micro_batch = 1, seq_len = 2048, recompute = 'full', " ..
    "accelerator = 'rtx-4090', count = 1 }",
  note = "By QLoRA, with the dimensions of GPT-NeoX, 20.6B parameters.",
  cite("guide-training-or-inference", "FAQ 2") {
    stated = "true",
  },
}

claim "seed003-c101" {
  says =
    "Beyond that rent until about 2,600 GPU-hours or 80 percent " ..
    "sustained utilization",
  topic = "recommendation",
  subject = "larger models",
  quantity = "threshold",
  basis = "model",
  test = "0.80 * (3 * year)",
  note = "80 percent of three years; as one rule they cannot both hold.",
  cite("guide-training-or-inference", "FAQ 2") {
    stated = "2600 h",
  },
}

claim "seed003-c102" {
  says = "Quantization lets inference hold larger models",
  topic = "memory",
  subject = "inference",
  quantity = "weight bytes",
  basis = "model",
  compare = "within",
  test = "span(mem_weights(1, 0.5 * B), mem_weights(1, 1 * B))",
  expect = "agrees",
  cite("guide-training-or-inference", "FAQ 3") {
    stated = "0.5..1 B",
  },
}

claim "seed003-c103" {
  says = "The 16 GB per billion rule is restated with activations included",
  topic = "memory",
  subject = "training",
  quantity = "GB per 1e9 params",
  basis = "model",
  compare = "about",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 4096, " ..
    "recompute = 'none', count = 1 } / 6.74",
  note = "A 7B model with activations of one sequence of 4,096 tokens.",
  cite("guide-training-or-inference", "FAQ 3") {
    stated = "16 GB",
  },
}

claim "seed003-c104" {
  says = "MI300X and MI355X compete at about 60 percent of NVIDIA cost",
  topic = "cost",
  subject = "MI300X; MI355X",
  quantity = "price ratio",
  basis = "model",
  compare = "about",
  test =
    "span(least(offer.price, { accelerator = 'mi300x', " ..
    "tier = 'on_demand', provider = 'runpod' }) / least(offer.price, { " ..
    "accelerator = 'h100-sxm5-80gb', tier = 'on_demand', " ..
    "provider = 'runpod' }), least(offer.price, { accelerator = 'mi355x', " ..
    "tier = 'on_demand' }) / least(offer.price, { " ..
    "accelerator = 'b200-sxm', tier = 'on_demand' }))",
  note =
    "By rent: MI300X against H100 at one provider, MI355X against the " ..
    "cheapest B200.",
  cite("guide-training-or-inference", "FAQ 4") {
    stated = "0.60",
  },
}

claim "seed003-c105" {
  says = "MI355X finishes some tasks in time comparable to GB200",
  topic = "compute",
  subject = "MI355X vs GB200",
  quantity = "time ratio",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-training-or-inference", "FAQ 4") {
    stated = "~1 x",
  },
}

claim "seed003-c106" {
  says =
    "NVIDIA keeps the lead in software maturity, special instructions " ..
    "and framework breadth",
  topic = "software",
  subject = "NVIDIA vs AMD",
  quantity = "stack maturity",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-training-or-inference", "FAQ 4") {
    stated = "higher",
  },
}

claim "seed003-c107" {
  says =
    "Cloud below 70 percent or bursty; own at 80 percent plus for 3+ " ..
    "years",
  topic = "cost",
  subject = "rent vs buy",
  quantity = "utilization",
  basis = "model",
  compare = "within",
  test =
    "chain('own.break_even_utilization', { with = { 'rack' }, rest = 0, " ..
    "purchase = accelerator 'h100-sxm5-80gb'.list_price, " ..
    "board_power = accelerator 'h100-sxm5-80gb'.power, " ..
    "rent = median(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note =
    "Share of three years from which owning is cheaper. Owned in rented " ..
    "racks for three years at 8 percent a year, with server, network, " ..
    "staff and resale, against the middle rent on record.",
  cite("guide-training-or-inference", "FAQ 5") {
    stated = "0.70..0.80",
  },
}

claim "seed003-c108" {
  says = "Start with cloud to learn the usage pattern before buying",
  topic = "cost",
  subject = "any",
  quantity = "order",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-training-or-inference", "FAQ 5") {
    stated = "cloud first",
  },
}

claim "seed003-c109" {
  says = "Bought hardware may be outdated in 9-12 months",
  topic = "cost",
  subject = "owned GPUs",
  quantity = "obsolescence",
  basis = "model",
  compare = "at_most",
  test = "facility 'rack'.value_kept",
  note = "Outdated within a year is read as half of the price lost.",
  cite("guide-training-or-inference", "FAQ 5") {
    stated = "0.5",
  },
}

claim "seed003-c110" {
  says = "GMI offers training clusters, inference service and hybrid set-ups",
  topic = "market",
  subject = "GMI Cloud",
  quantity = "services",
  basis = "fact",
  untestable = "a provider's statement on itself; it is not on record here",
  cite("guide-training-or-inference", "Vendor text") {
    stated = "training;inference;hybrid",
  },
}
