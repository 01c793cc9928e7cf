-- What a talk on choosing a GPU states, and how each
-- statement is tested.  Paraphrased; ids are those of the list it came from.

source "guide-choosing" {
  title = "Choosing a GPU, a talk written down",
  note =
    "A practitioner's view of about 2024 and 2025; breaks off at the " ..
    "last pitfall.",
}

claim "seed004-c01" {
  says = "The right GPU is set by the workload, not by the spec sheet",
  topic = "recommendation",
  subject = "any",
  quantity = "rule",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Intro") {
    stated = "workload first",
  },
}

claim "seed004-c02" {
  says =
    "Readers know ML basics and a framework but need no hardware " ..
    "knowledge",
  topic = "recommendation",
  subject = "reader",
  quantity = "assumed knowledge",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Prerequisites") {
    stated = "ML basics",
  },
}

claim "seed004-c03" {
  says =
    "A run of 12 hours on fitting hardware can take three days on a weak " ..
    "machine",
  topic = "compute",
  subject = "training run",
  quantity = "slow-down",
  basis = "model",
  test = "3 * day / (12 * h)",
  cite("guide-choosing", "Why choice matters") {
    stated = "6",
  },
}

claim "seed004-c04" {
  says = "The loss compounds over dozens of runs",
  topic = "compute",
  subject = "training programme",
  quantity = "runs",
  basis = "model",
  compare = "within",
  test = "90 * day / (3 * day - 12 * h)",
  note =
    "Runs of three days in place of twelve hours until a quarter of a " ..
    "year is lost.",
  cite("guide-choosing", "Why choice matters") {
    stated = "24..99",
  },
}

claim "seed004-c05" {
  says = "Exceeding VRAM crashes the job rather than slowing it",
  topic = "memory",
  subject = "any",
  quantity = "OOM behaviour",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Why choice matters") {
    stated = "crash",
  },
}

claim "seed004-c06" {
  says = "Small memory forces smaller batches",
  topic = "memory",
  subject = "any",
  quantity = "batch",
  basis = "model",
  test =
    "largest{ micro_batch = { 1, 2, 4, 8, 16, 32, 64 }, " ..
    "kind = 'finetune', model = 'llama-2-7b', method = 'qlora', " ..
    "optimizer = 'adamw', weight_format = 'nf4', adapter_rank = 16, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4090', " ..
    "count = 1 } < largest{ micro_batch = { 1, 2, 4, 8, 16, 32, 64 }, " ..
    "kind = 'finetune', model = 'llama-2-7b', method = 'qlora', " ..
    "optimizer = 'adamw', weight_format = 'nf4', adapter_rank = 16, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "count = 1 }",
  cite("guide-choosing", "Why choice matters") {
    stated = "true",
  },
}

claim "seed004-c07" {
  says = "Smaller batches can hurt model quality",
  topic = "compute",
  subject = "training",
  quantity = "quality",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-choosing", "Why choice matters") {
    stated = "lower",
  },
}

claim "seed004-c08" {
  says = "A data-centre GPU is waste where a consumer card would do",
  topic = "cost",
  subject = "any",
  quantity = "overspend",
  basis = "model",
  compare = "at_least",
  test =
    "least(offer.price, { accelerator = 'h100-sxm5-80gb', " ..
    "tier = 'on_demand' }) - least(offer.price, { " ..
    "accelerator = 'rtx-4090', tier = 'on_demand' })",
  cite("guide-choosing", "Why choice matters") {
    stated = "0 USD/h",
  },
}

claim "seed004-c09" {
  says = "Under-buying then upgrading within six months costs more",
  topic = "cost",
  subject = "any",
  quantity = "upgrade horizon",
  basis = "model",
  test =
    "own_resale(accelerator 'rtx-4090'.list_price, " ..
    "facility 'home'.value_kept, 0.5 * year, 1 * year) < " ..
    "accelerator 'rtx-4090'.list_price",
  note = "What a card loses in half a year is paid beside the next.",
  cite("guide-choosing", "Why choice matters") {
    stated = "true",
  },
}

claim "seed004-c10" {
  says = "Memory shortage also costs engineering days",
  topic = "cost",
  subject = "any",
  quantity = "engineer time",
  basis = "model",
  test =
    "1 * day >= (accelerator 'rtx-5090'.list_price - " ..
    "accelerator 'rtx-4090'.list_price) / facility 'office'.salary",
  note =
    "For the price from 24 to 32 GB an engineer works for less than a " ..
    "day.",
  cite("guide-choosing", "Why choice matters") {
    stated = "true",
  },
}

claim "seed004-c11" {
  says = "Slow iteration delays learning and product launch",
  topic = "market",
  subject = "any",
  quantity = "delay cost",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-choosing", "Why choice matters") {
    stated = ">0 $",
  },
}

claim "seed004-c12" {
  says =
    "Requirements differ strongly between training, serving and " ..
    "experimenting",
  topic = "recommendation",
  subject = "any",
  quantity = "modes",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Understanding workload") {
    stated = "3 modes",
  },
}

claim "seed004-c13" {
  says = "A transformer can need 16 GB before any batch is counted",
  topic = "memory",
  subject = "transformer",
  quantity = "fixed memory",
  basis = "model",
  compare = "about",
  test = "peer_states(1e9, 2 * B, 2 * B, 12 * B, 1, 1, 1)",
  expect = "agrees",
  cite("guide-choosing", "Training workloads") {
    stated = "16 GB",
  },
}

claim "seed004-c14" {
  says =
    "Two-hour feedback instead of eight changes how many ideas per day " ..
    "are tried",
  topic = "compute",
  subject = "training",
  quantity = "runs per day",
  basis = "model",
  compare = "within",
  test = "span(24 * h / (8 * h), 24 * h / (2 * h))",
  cite("guide-choosing", "Training workloads") {
    stated = "3..12",
  },
}

claim "seed004-c15" {
  says =
    "Inference needs far less memory since gradients and optimizer state " ..
    "are absent",
  topic = "memory",
  subject = "inference vs training",
  quantity = "memory ratio",
  basis = "model",
  compare = "at_most",
  test =
    "mem_weights(7e9, 2 * B) / peer_states(7e9, 2 * B, 2 * B, 12 * B, 1, " ..
    "1, 1)",
  note = "Far less is read as half at most.",
  expect = "agrees",
  cite("guide-choosing", "Inference workloads") {
    stated = "0.5",
  },
}

claim "seed004-c16" {
  says = "Serving is judged by requests per second and latency",
  topic = "recommendation",
  subject = "serving",
  quantity = "metrics",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Inference workloads") {
    stated = "req/s;latency",
  },
}

claim "seed004-c17" {
  says = "An INT8 model that took 24 GB to train may serve in 8 GB",
  topic = "precision",
  subject = "24 GB-trained model, int8",
  quantity = "serve memory",
  basis = "model",
  compare = "at_most",
  test = "24 * GB / (16 * B) * (1 * B)",
  note = "A model whose states take 24 GB, in one byte a parameter.",
  cite("guide-choosing", "Inference workloads") {
    stated = "8 GB",
  },
}

claim "seed004-c18" {
  says = "Research needs flexibility more than peak speed",
  topic = "recommendation",
  subject = "research",
  quantity = "objective",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Research") {
    stated = "flexibility",
  },
}

claim "seed004-c19" {
  says = "Only three specs matter: VRAM, compute, bandwidth",
  topic = "recommendation",
  subject = "any",
  quantity = "specs",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Key specs") {
    stated = "3 specs",
  },
}

claim "seed004-c20" {
  says =
    "Most spec-sheet numbers such as TFLOPS, CUDA cores and clocks are " ..
    "irrelevant",
  topic = "compute",
  subject = "any",
  quantity = "relevance",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-choosing", "Key specs") {
    stated = "low",
  },
}

claim "seed004-c21" {
  says = "Model, batch and intermediates must all fit",
  topic = "memory",
  subject = "any",
  quantity = "fits",
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
    "recompute = 'full', count = 1 } and predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 } > mem_weights(6.74e9, 2 * B)",
  cite("guide-choosing", "VRAM") {
    stated = "true",
  },
}

claim "seed004-c22" {
  says =
    "12 GB starts you off but is soon limiting (FP16/BF16 training, " ..
    "little offload)",
  topic = "memory",
  subject = "12 GB cards",
  quantity = "tier",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', model = 'gpt2-355m', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 1024, " ..
    "recompute = 'full', accelerator = 'rtx-4070', count = 1 } and not " ..
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-3.2-1b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4070', " ..
    "count = 1 }",
  cite("guide-choosing", "VRAM") {
    stated = "true",
  },
}

claim "seed004-c23" {
  says =
    "16 GB is the entry to serious work and trains most common " ..
    "architectures",
  topic = "memory",
  subject = "16 GB cards",
  quantity = "tier",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', model = 'gpt2-355m', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 1024, " ..
    "recompute = 'full', accelerator = 'rtx-4080', count = 1 } and " ..
    "predict{ kind = 'finetune', quantity = 'fits', model = 'bert-large', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 8, seq_len = 512, " ..
    "recompute = 'full', accelerator = 'rtx-4080', count = 1 } and " ..
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'rtx-4080', count = 1 }",
  cite("guide-choosing", "VRAM") {
    stated = "true",
  },
}

claim "seed004-c24" {
  says = "24 GB is the comfortable level",
  topic = "memory",
  subject = "24 GB cards",
  quantity = "tier",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'rtx-4090', count = 1 } and " ..
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-13b', method = 'qlora', optimizer = 'adamw', " ..
    "weight_format = 'nf4', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4090', " ..
    "count = 1 }",
  cite("guide-choosing", "VRAM") {
    stated = "true",
  },
}

claim "seed004-c25" {
  says = "More than 24 GB is for massive models, video or high resolution",
  topic = "memory",
  subject = ">24 GB",
  quantity = "tier",
  basis = "model",
  compare = "at_most",
  test = "peer_states(3e9, 2 * B, 2 * B, 12 * B, 1, 1, 1)",
  note = "A 3B model, all weights: not massive, and over it.",
  expect = "disagrees",
  cite("guide-choosing", "VRAM") {
    stated = "24 GB",
  },
}

claim "seed004-c26" {
  says = "8 to 12 GB is usually enough for inference only",
  topic = "memory",
  subject = "inference",
  quantity = "VRAM",
  basis = "model",
  compare = "within",
  test =
    "span(predict{ kind = 'serve', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "weight_format = 'fp8', batch = 1, input_len = 1024, " ..
    "output_len = 128, count = 1 }, predict{ kind = 'serve', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-13b', " ..
    "weight_format = 'awq', batch = 1, input_len = 1024, " ..
    "output_len = 128, count = 1 })",
  cite("guide-choosing", "VRAM") {
    stated = "8..12 GB",
  },
}

claim "seed004-c27" {
  says = "Tensor cores do most deep-learning arithmetic",
  topic = "precision",
  subject = "any",
  quantity = "share",
  basis = "model",
  compare = "at_least",
  test =
    "work_matmul(model 'llama-2-70b'.parameters, 4096, 2 * FLOP) / " ..
    "(work_matmul(model 'llama-2-70b'.parameters, 4096, 2 * FLOP) + " ..
    "work_attention(80, 64, 128, 4096, 2048, 2 * FLOP))",
  cite("guide-choosing", "Compute") {
    stated = "0.5",
  },
}

claim "seed004-c28" {
  says = "Mixed precision runs FP16 where it can and FP32 where it must",
  topic = "precision",
  subject = "AMP",
  quantity = "precisions",
  basis = "fact",
  untestable = "background knowledge: nothing here depends on it",
  cite("guide-choosing", "Compute") {
    stated = "16;32 bits",
  },
}

claim "seed004-c29" {
  says = "INT8 inference is about four times faster",
  topic = "precision",
  subject = "INT8 inference",
  quantity = "speed-up",
  basis = "model",
  compare = "about",
  test =
    "accelerator 'a100-sxm4-80gb'.dense.int8 / " ..
    "accelerator 'a100-sxm4-80gb'.dense.fp16",
  note = "Against 16 bits; four times would be against 32.",
  cite("guide-choosing", "Compute") {
    stated = "4",
  },
}

claim "seed004-c30" {
  says = "INT8 loses hardly any quality",
  topic = "precision",
  subject = "INT8 inference",
  quantity = "quality loss",
  basis = "benchmark",
  untestable = "rests on a benchmark or survey that is not on record here",
  cite("guide-choosing", "Compute") {
    stated = "~0 points",
  },
}

claim "seed004-c31" {
  says = "Do not compare TFLOPS across architectures",
  topic = "recommendation",
  subject = "any",
  quantity = "pitfall",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Compute") {
    stated = "cross-arch TFLOPS",
  },
}

claim "seed004-c32" {
  says = "Use benchmarks from the frameworks you will run",
  topic = "recommendation",
  subject = "any",
  quantity = "evidence",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Compute") {
    stated = "framework benchmarks",
  },
}

claim "seed004-c33" {
  says = "Bandwidth governs how fast data reaches the compute units",
  topic = "bandwidth",
  subject = "any",
  quantity = "constraint",
  basis = "model",
  test =
    "roof_rate(accelerator 'rtx-4090'.dense.bf16, " ..
    "accelerator 'rtx-4090'.memory_bandwidth, 1 * FLOP / B) < " ..
    "accelerator 'rtx-4090'.dense.bf16",
  cite("guide-choosing", "Bandwidth") {
    stated = "true",
  },
}

claim "seed004-c34" {
  says = "HBM is credited with 1.5-2x the bandwidth of GDDR",
  topic = "bandwidth",
  subject = "HBM vs GDDR",
  quantity = "bandwidth gain",
  basis = "fact",
  compare = "within",
  test =
    "span(accelerator 'a100-sxm4-40gb'.memory_bandwidth / " ..
    "accelerator 'rtx-4090'.memory_bandwidth - 1, " ..
    "accelerator 'h200-sxm-141gb'.memory_bandwidth / " ..
    "accelerator 'rtx-4090'.memory_bandwidth - 1)",
  note = "From A100 40 GB to H200, against the RTX 4090.",
  expect = "disagrees",
  cite("guide-choosing", "Bandwidth") {
    stated = "0.5..1.0",
  },
}

claim "seed004-c35" {
  says = "That gap appears directly in training speed",
  topic = "bandwidth",
  subject = "HBM vs GDDR",
  quantity = "training speed-up",
  basis = "model",
  compare = "within",
  test =
    "roof_rate(accelerator 'rtx-4090'.dense.bf16, " ..
    "accelerator 'a100-sxm4-80gb'.memory_bandwidth, 4096 * FLOP / B) / " ..
    "roof_rate(accelerator 'rtx-4090'.dense.bf16, " ..
    "accelerator 'rtx-4090'.memory_bandwidth, 4096 * FLOP / B)",
  note =
    "4,096 tokens a step lie above the ridge point, where bandwidth " ..
    "gains nothing.",
  cite("guide-choosing", "Bandwidth") {
    stated = "1.5..2",
  },
}

claim "seed004-c36" {
  says = "Most AI work is memory-bound",
  topic = "bandwidth",
  subject = "AI workloads",
  quantity = "share memory-bound",
  basis = "model",
  test =
    "roof_intensity(work_matmul(7e9, 4096, 2 * FLOP), mem_weights(7e9, 2 " ..
    "* B)) < roof_ridge_point(accelerator 'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth)",
  note = "Decoding is, training and prompts are not.",
  cite("guide-choosing", "Bandwidth") {
    stated = "true",
  },
}

claim "seed004-c37" {
  says = "A100 often beats RTX 4090 in training at similar raw compute",
  topic = "compute",
  subject = "A100 vs RTX 4090",
  quantity = "relative training speed",
  basis = "model",
  compare = "at_least",
  test =
    "accelerator 'a100-sxm4-80gb'.dense.bf16 / " ..
    "accelerator 'rtx-4090'.dense.bf16",
  cite("guide-choosing", "Bandwidth") {
    stated = "1",
  },
}

claim "seed004-c38" {
  says = "Models up to 3B need 40-80 GB",
  topic = "memory",
  subject = "<=3B pretrain",
  quantity = "VRAM",
  basis = "model",
  compare = "within",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-3.2-3b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 }",
  cite("guide-choosing", "Table: LLM from scratch small") {
    stated = "40..80 GB",
  },
}

claim "seed004-c39" {
  says = "Use A100 80 GB or H100 80 GB",
  topic = "recommendation",
  subject = "<=3B pretrain",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-3.2-3b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'a100-sxm4-80gb', " ..
    "count = 1 } and predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-3.2-3b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "count = 1 }",
  cite("guide-choosing", "Table: LLM from scratch small") {
    stated = "true",
  },
}

claim "seed004-c40" {
  says = "7B-30B needs 80-160 GB",
  topic = "memory",
  subject = "7B-30B pretrain",
  quantity = "VRAM",
  basis = "model",
  compare = "holds",
  test =
    "span(peer_states(7e9, 2 * B, 2 * B, 12 * B, 1, 1, 1), " ..
    "peer_states(30e9, 2 * B, 2 * B, 12 * B, 1, 1, 1))",
  expect = "disagrees",
  cite("guide-choosing", "Table: LLM from scratch mid") {
    stated = "80..160 GB",
  },
}

claim "seed004-c41" {
  says = "Use H100 80 GB, H200 141 GB or several A100",
  topic = "recommendation",
  subject = "7B-30B pretrain",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', count = 1 } and " ..
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h200-sxm-141gb', count = 1 }",
  note = "One of each, as the row lists them.",
  cite("guide-choosing", "Table: LLM from scratch mid") {
    stated = "true",
  },
}

claim "seed004-c42" {
  says = "70B+ needs 160 GB+ over several GPUs",
  topic = "memory",
  subject = "70B+ pretrain",
  quantity = "VRAM",
  basis = "model",
  compare = "about",
  test = "peer_states(70e9, 2 * B, 2 * B, 12 * B, 1, 1, 1)",
  note = "As a lower bound it holds, a seventh of the need.",
  expect = "disagrees",
  cite("guide-choosing", "Table: LLM from scratch large") {
    stated = "160 GB",
  },
}

claim "seed004-c43" {
  says = "Use B100, B200 or several H100",
  topic = "recommendation",
  subject = "70B+ pretrain",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-70b', method = 'full', optimizer = 'adamw', " ..
    "weight_format = 'bf16', param_scheme = 'master', micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'b200-sxm', " ..
    "count = 8, zero_stage = 3 } and predict{ kind = 'finetune', " ..
    "quantity = 'fits', model = 'llama-2-70b', method = 'full', " ..
    "optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', count = 32, " ..
    "zero_stage = 3 }",
  cite("guide-choosing", "Table: LLM from scratch large") {
    stated = "true",
  },
}

claim "seed004-c44" {
  says = "Needs 24-48 GB",
  topic = "memory",
  subject = "7B-13B fine-tune",
  quantity = "VRAM",
  basis = "model",
  compare = "holds",
  test =
    "span(predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 4, seq_len = 2048, " ..
    "recompute = 'full', count = 1 }, predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-13b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 4, seq_len = 2048, " ..
    "recompute = 'full', count = 1 })",
  note =
    "LoRA on 16-bit weights, four sequences of 2,048 tokens; the method " ..
    "is not stated.",
  cite("guide-choosing", "Table: fine-tune 7B-13B") {
    stated = "24..48 GB",
  },
}

claim "seed004-c45" {
  says = "Use RTX 4090, RTX A6000 or A100 40 GB",
  topic = "recommendation",
  subject = "7B-13B fine-tune",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'rtx-4090', count = 1 } and " ..
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-13b', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-a6000', " ..
    "count = 1 } and predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-13b', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'a100-sxm4-40gb', " ..
    "count = 1 }",
  cite("guide-choosing", "Table: fine-tune 7B-13B") {
    stated = "true",
  },
}

claim "seed004-c46" {
  says = "RTX A6000 has 48 GB",
  topic = "memory",
  subject = "RTX A6000",
  quantity = "VRAM",
  basis = "fact",
  test = "accelerator 'rtx-a6000'.memory_nominal",
  expect = "agrees",
  cite("guide-choosing", "Table: fine-tune 7B-13B") {
    stated = "48 GB",
  },
}

claim "seed004-c47" {
  says = "Needs 48-80 GB or sharding",
  topic = "memory",
  subject = "30B-70B fine-tune",
  quantity = "VRAM",
  basis = "model",
  compare = "holds",
  test =
    "span(predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'opt-30b', " ..
    "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 }, predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
    "method = 'qlora', optimizer = 'adamw', weight_format = 'nf4', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 })",
  note =
    "By QLoRA; LoRA on 16-bit weights of 70B takes twice the most that " ..
    "is stated. The method is not.",
  cite("guide-choosing", "Table: fine-tune 30B-70B") {
    stated = "48..80 GB",
  },
}

claim "seed004-c48" {
  says = "Use A100 80 GB, H100, H200 or 2-4 RTX 4090",
  topic = "recommendation",
  subject = "30B-70B fine-tune",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-70b', method = 'qlora', optimizer = 'adamw', " ..
    "weight_format = 'nf4', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'a100-sxm4-80gb', " ..
    "count = 1 } and predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'opt-30b', method = 'qlora', optimizer = 'adamw', " ..
    "weight_format = 'nf4', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4090', " ..
    "count = 2, zero_stage = 3 }",
  cite("guide-choosing", "Table: fine-tune 30B-70B") {
    stated = "true",
  },
}

claim "seed004-c49" {
  says = "Needs 80 GB+ over several GPUs",
  topic = "memory",
  subject = "70B+ fine-tune",
  quantity = "VRAM",
  basis = "model",
  compare = "at_least",
  test =
    "predict{ kind = 'finetune', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', count = 1 }",
  cite("guide-choosing", "Table: fine-tune 70B+") {
    stated = "80 GB",
  },
}

claim "seed004-c50" {
  says = "Use H100, H200 or several 4090 with FSDP",
  topic = "recommendation",
  subject = "70B+ fine-tune",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-70b', method = 'qlora', optimizer = 'adamw', " ..
    "weight_format = 'nf4', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'h100-sxm5-80gb', " ..
    "count = 1 } and predict{ kind = 'finetune', quantity = 'fits', " ..
    "model = 'llama-2-70b', method = 'qlora', optimizer = 'adamw', " ..
    "weight_format = 'nf4', adapter_rank = 16, micro_batch = 1, " ..
    "seq_len = 2048, recompute = 'full', accelerator = 'rtx-4090', " ..
    "count = 4, zero_stage = 3 }",
  cite("guide-choosing", "Table: fine-tune 70B+") {
    stated = "true",
  },
}

claim "seed004-c51" {
  says = "Needs 8-16 GB",
  topic = "memory",
  subject = "7B-13B inference",
  quantity = "VRAM",
  basis = "model",
  compare = "holds",
  test =
    "span(predict{ kind = 'serve', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-7b', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, count = 1 }, predict{ kind = 'serve', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-13b', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, count = 1 })",
  note = "At four bits; eight take up to 17 GB. The format is not stated.",
  cite("guide-choosing", "Table: inference 7B-13B") {
    stated = "8..16 GB",
  },
}

claim "seed004-c52" {
  says = "Use RTX 4060 Ti 16 GB, RTX 4070 or L4",
  topic = "recommendation",
  subject = "7B-13B inference",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'serve', quantity = 'fits', model = 'llama-2-13b', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'rtx-4060-ti-16gb', count = 1 } and " ..
    "predict{ kind = 'serve', quantity = 'fits', model = 'llama-2-7b', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'rtx-4070', count = 1 } and predict{ " ..
    "kind = 'serve', quantity = 'fits', model = 'llama-2-13b', " ..
    "weight_format = 'fp8', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'l4', count = 1 }",
  cite("guide-choosing", "Table: inference 7B-13B") {
    stated = "true",
  },
}

claim "seed004-c53" {
  says = "Needs 24-80 GB",
  topic = "memory",
  subject = "30B-70B inference",
  quantity = "VRAM",
  basis = "model",
  compare = "holds",
  test =
    "span(predict{ kind = 'serve', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'qwen2.5-32b', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, count = 1 }, predict{ kind = 'serve', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
    "weight_format = 'fp8', batch = 1, input_len = 2048, " ..
    "output_len = 128, count = 1 })",
  note = "From 32B at four bits to 70B at eight.",
  cite("guide-choosing", "Table: inference 30B-70B") {
    stated = "24..80 GB",
  },
}

claim "seed004-c54" {
  says = "Use RTX 4090, L40S, A100 80 GB or H200",
  topic = "recommendation",
  subject = "30B-70B inference",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'serve', quantity = 'fits', model = 'llama-2-70b', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'rtx-4090', count = 1 } and predict{ " ..
    "kind = 'serve', quantity = 'fits', model = 'llama-2-70b', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'a100-sxm4-80gb', count = 1 }",
  note = "The RTX 4090 does not hold 70B at four bits.",
  cite("guide-choosing", "Table: inference 30B-70B") {
    stated = "true",
  },
}

claim "seed004-c55" {
  says = "Needs 80-160 GB",
  topic = "memory",
  subject = "70B-180B inference",
  quantity = "VRAM",
  basis = "model",
  compare = "holds",
  test =
    "span(predict{ kind = 'serve', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'llama-2-70b', " ..
    "weight_format = 'fp8', batch = 1, input_len = 2048, " ..
    "output_len = 128, count = 1 }, predict{ kind = 'serve', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'falcon-180b', " ..
    "weight_format = 'fp8', batch = 1, input_len = 2048, " ..
    "output_len = 128, count = 1 })",
  note = "At one byte a weight.",
  cite("guide-choosing", "Table: inference 70B-180B") {
    stated = "80..160 GB",
  },
}

claim "seed004-c56" {
  says = "Use H200 or several A100 80 GB",
  topic = "recommendation",
  subject = "70B-180B inference",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'serve', quantity = 'fits', model = 'falcon-180b', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'h200-sxm-141gb', count = 1 } and " ..
    "predict{ kind = 'serve', quantity = 'fits', model = 'falcon-180b', " ..
    "weight_format = 'awq', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'a100-sxm4-80gb', count = 2 }",
  note = "At four bits.",
  cite("guide-choosing", "Table: inference 70B-180B") {
    stated = "true",
  },
}

claim "seed004-c57" {
  says = "Needs 160 GB+",
  topic = "memory",
  subject = "200B+ inference",
  quantity = "VRAM",
  basis = "model",
  compare = "at_least",
  test =
    "predict{ kind = 'serve', quantity = 'memory_bytes_per_accelerator', " ..
    "model = 'qwen3-235b-a22b', weight_format = 'fp8', batch = 1, " ..
    "input_len = 2048, output_len = 128, count = 1 }",
  cite("guide-choosing", "Table: inference 200B+") {
    stated = "160 GB",
  },
}

claim "seed004-c58" {
  says = "Use B100 or B200",
  topic = "recommendation",
  subject = "200B+ inference",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'serve', quantity = 'fits', " ..
    "model = 'qwen3-235b-a22b', weight_format = 'awq', batch = 1, " ..
    "input_len = 2048, output_len = 128, accelerator = 'b200-sxm', " ..
    "count = 1 }",
  note = "One B200 at four bits.",
  cite("guide-choosing", "Table: inference 200B+") {
    stated = "true",
  },
}

claim "seed004-c59" {
  says = "ResNet/ViT training needs 16-24 GB",
  topic = "memory",
  subject = "ResNet;ViT training",
  quantity = "VRAM",
  basis = "model",
  compare = "holds",
  test =
    "span(predict{ kind = 'vision_train', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'resnet-50', " ..
    "compute_format = 'fp16', micro_batch = 128, optimizer = 'adamw', " ..
    "image_height = 224, image_width = 224, accelerator = 'rtx-4090' }, " ..
    "predict{ kind = 'vision_train', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'vit-l-16', " ..
    "compute_format = 'fp16', micro_batch = 32, optimizer = 'adamw', " ..
    "image_height = 224, image_width = 224, accelerator = 'rtx-4090' })",
  note =
    "ResNet-50 with 128 images of 224 pixels and ViT-L/16 with 32, in " ..
    "mixed precision.",
  cite("guide-choosing", "Table: train vision") {
    stated = "16..24 GB",
  },
}

claim "seed004-c60" {
  says = "Use RTX 4080 Super or RTX 4090",
  topic = "recommendation",
  subject = "vision training",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'vision_train', quantity = 'fits', " ..
    "model = 'resnet-50', compute_format = 'fp16', micro_batch = 128, " ..
    "optimizer = 'adamw', image_height = 224, image_width = 224, " ..
    "accelerator = 'rtx-4080-super' } and predict{ kind = 'vision_train', " ..
    "quantity = 'fits', model = 'vit-l-16', compute_format = 'fp16', " ..
    "micro_batch = 32, optimizer = 'adamw', image_height = 224, " ..
    "image_width = 224, accelerator = 'rtx-4090' }",
  note =
    "ResNet-50 with 128 images on the first, ViT-L/16 with 32 on the " ..
    "second.",
  cite("guide-choosing", "Table: train vision") {
    stated = "true",
  },
}

claim "seed004-c61" {
  says = "Needs 12-16 GB",
  topic = "memory",
  subject = "vision fine-tune",
  quantity = "VRAM",
  basis = "model",
  compare = "holds",
  test =
    "span(predict{ kind = 'vision_train', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'resnet-50', " ..
    "compute_format = 'fp16', micro_batch = 64, optimizer = 'adamw', " ..
    "image_height = 224, image_width = 224, accelerator = 'rtx-4090' }, " ..
    "predict{ kind = 'vision_train', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'vit-b-16', " ..
    "compute_format = 'fp16', micro_batch = 64, optimizer = 'adamw', " ..
    "image_height = 224, image_width = 224, accelerator = 'rtx-4090' })",
  note = "ResNet-50 and ViT-B/16 with 64 images of 224 pixels.",
  cite("guide-choosing", "Table: fine-tune vision") {
    stated = "12..16 GB",
  },
}

claim "seed004-c62" {
  says = "Use RTX 4070 Ti Super or RTX 4080",
  topic = "recommendation",
  subject = "vision fine-tune",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'vision_train', quantity = 'fits', " ..
    "model = 'resnet-50', compute_format = 'fp16', micro_batch = 64, " ..
    "optimizer = 'adamw', image_height = 224, image_width = 224, " ..
    "accelerator = 'rtx-4070-ti-super' } and predict{ " ..
    "kind = 'vision_train', quantity = 'fits', model = 'vit-b-16', " ..
    "compute_format = 'fp16', micro_batch = 64, optimizer = 'adamw', " ..
    "image_height = 224, image_width = 224, accelerator = 'rtx-4080' }",
  note = "64 images of 224 pixels.",
  cite("guide-choosing", "Table: fine-tune vision") {
    stated = "true",
  },
}

claim "seed004-c63" {
  says = "Needs 24-48 GB",
  topic = "memory",
  subject = "diffusion training",
  quantity = "VRAM",
  basis = "model",
  compare = "holds",
  test =
    "predict{ kind = 'diffusion_train', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'sdxl-unet', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "compute_format = 'bf16', micro_batch = 1, image_height = 1024, " ..
    "image_width = 1024 }",
  note = "SDXL, all weights with AdamW.",
  cite("guide-choosing", "Table: train diffusion") {
    stated = "24..48 GB",
  },
}

claim "seed004-c64" {
  says = "Use RTX 4090, RTX A6000 or A100",
  topic = "recommendation",
  subject = "diffusion training",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'diffusion_train', quantity = 'fits', " ..
    "model = 'sdxl-unet', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', compute_format = 'bf16', micro_batch = 1, " ..
    "image_height = 1024, image_width = 1024, accelerator = 'rtx-4090' } " ..
    "and predict{ kind = 'diffusion_train', quantity = 'fits', " ..
    "model = 'sdxl-unet', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', compute_format = 'bf16', micro_batch = 1, " ..
    "image_height = 1024, image_width = 1024, accelerator = 'rtx-a6000' } " ..
    "and predict{ kind = 'diffusion_train', quantity = 'fits', " ..
    "model = 'sdxl-unet', method = 'lora', optimizer = 'adamw', " ..
    "weight_format = 'bf16', compute_format = 'bf16', micro_batch = 1, " ..
    "image_height = 1024, image_width = 1024, " ..
    "accelerator = 'a100-sxm4-40gb' }",
  note = "SDXL by LoRA; the method is not stated.",
  cite("guide-choosing", "Table: train diffusion") {
    stated = "true",
  },
}

claim "seed004-c65" {
  says = "Stable Diffusion needs 8-24 GB",
  topic = "memory",
  subject = "image generation",
  quantity = "VRAM",
  basis = "model",
  compare = "holds",
  test =
    "span(predict{ kind = 'diffusion_infer', " ..
    "quantity = 'memory_bytes_per_accelerator', model = 'sd1.5-unet', " ..
    "weight_format = 'fp16', compute_format = 'fp16', batch = 1, " ..
    "image_height = 512, image_width = 512, steps = 30 }, predict{ " ..
    "kind = 'diffusion_infer', quantity = 'memory_bytes_per_accelerator', " ..
    "model = 'sdxl-unet', weight_format = 'fp16', " ..
    "compute_format = 'fp16', batch = 1, image_height = 1024, " ..
    "image_width = 1024, steps = 30 })",
  note = "Stable Diffusion 1.5 at 512 pixels and SDXL at 1,024, one image.",
  cite("guide-choosing", "Table: image generation") {
    stated = "8..24 GB",
  },
}

claim "seed004-c66" {
  says = "Use RTX 4070, 4070 Ti or 4090",
  topic = "recommendation",
  subject = "image generation",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'diffusion_infer', quantity = 'fits', " ..
    "model = 'sdxl-unet', weight_format = 'fp16', " ..
    "compute_format = 'fp16', batch = 1, image_height = 1024, " ..
    "image_width = 1024, steps = 30, accelerator = 'rtx-4070' } and " ..
    "predict{ kind = 'diffusion_infer', quantity = 'fits', " ..
    "model = 'sdxl-unet', weight_format = 'fp16', " ..
    "compute_format = 'fp16', batch = 1, image_height = 1024, " ..
    "image_width = 1024, steps = 30, accelerator = 'rtx-4070-ti' } and " ..
    "predict{ kind = 'diffusion_infer', quantity = 'fits', " ..
    "model = 'sdxl-unet', weight_format = 'fp16', " ..
    "compute_format = 'fp16', batch = 1, image_height = 1024, " ..
    "image_width = 1024, steps = 30, accelerator = 'rtx-4090' }",
  note = "SDXL at 1,024 pixels, one image.",
  cite("guide-choosing", "Table: image generation") {
    stated = "true",
  },
}

claim "seed004-c67" {
  says = "Needs 24-48 GB",
  topic = "memory",
  subject = "production inference",
  quantity = "VRAM",
  basis = "model",
  compare = "within",
  test =
    "predict{ kind = 'serve', quantity = 'memory_bytes_per_accelerator', " ..
    "model = 'llama-3.1-8b', weight_format = 'bf16', batch = 16, " ..
    "input_len = 4000, output_len = 96, count = 1 }",
  note = "An 8B model in 16 bits and 16 requests of 4,096 tokens.",
  cite("guide-choosing", "Table: production inference") {
    stated = "24..48 GB",
  },
}

claim "seed004-c68" {
  says = "Use L4, L40S, A10 or A100",
  topic = "recommendation",
  subject = "production inference",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'serve', quantity = 'fits', model = 'llama-3.1-8b', " ..
    "weight_format = 'bf16', batch = 1, input_len = 1024, " ..
    "output_len = 128, accelerator = 'l4', count = 1 } and predict{ " ..
    "kind = 'serve', quantity = 'fits', model = 'llama-3.1-8b', " ..
    "weight_format = 'bf16', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'l40s', count = 1 } and predict{ " ..
    "kind = 'serve', quantity = 'fits', model = 'llama-3.1-8b', " ..
    "weight_format = 'bf16', batch = 1, input_len = 1024, " ..
    "output_len = 128, accelerator = 'a10', count = 1 } and predict{ " ..
    "kind = 'serve', quantity = 'fits', model = 'llama-3.1-8b', " ..
    "weight_format = 'bf16', batch = 1, input_len = 2048, " ..
    "output_len = 128, accelerator = 'a100-sxm4-80gb', count = 1 }",
  cite("guide-choosing", "Table: production inference") {
    stated = "true",
  },
}

claim "seed004-c69" {
  says = "24 GB is the research sweet spot",
  topic = "memory",
  subject = "research/OSS",
  quantity = "VRAM",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'rtx-4090', count = 1 } and not " ..
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'rtx-4080', count = 1 }",
  cite("guide-choosing", "Table: research") {
    stated = "true",
  },
}

claim "seed004-c70" {
  says = "Use RTX 3090 or RTX 4090",
  topic = "recommendation",
  subject = "research/OSS",
  quantity = "recommended GPUs",
  basis = "model",
  test =
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'rtx-3090', count = 1 } and " ..
    "predict{ kind = 'finetune', quantity = 'fits', model = 'llama-2-7b', " ..
    "method = 'lora', optimizer = 'adamw', weight_format = 'bf16', " ..
    "adapter_rank = 16, micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'rtx-4090', count = 1 }",
  cite("guide-choosing", "Table: research") {
    stated = "true",
  },
}

claim "seed004-c71" {
  says = "Rent when work is sporadic, since you pay only while using",
  topic = "cost",
  subject = "cloud",
  quantity = "load pattern",
  basis = "rule",
  test =
    "chain('own.break_even_hours', { with = { 'home' }, rest = 0, " ..
    "accelerators_per_person = 1, " ..
    "purchase = accelerator 'rtx-4090'.list_price, " ..
    "board_power = accelerator 'rtx-4090'.power, " ..
    "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 }) > 60 * h",
  note = "60 hours a month over three years do not pay for the card.",
  cite("guide-choosing", "Rent") {
    stated = "true",
  },
}

claim "seed004-c72" {
  says =
    "A100, H100 and B200 can only be rented or bought inside complete " ..
    "servers",
  topic = "market",
  subject = "A100;H100;B200",
  quantity = "single-unit purchase",
  basis = "fact",
  test =
    "count(offer, { tier = 'purchase', unit = 'accelerator', " ..
    "accelerator = { 'a100-pcie-40gb', 'a100-pcie-80gb', " ..
    "'h100-pcie-80gb', 'h100-nvl-94gb' } }) > 0",
  note =
    "Cards for PCIe are sold one by one; SXM modules and the B200 " ..
    "come on boards.",
  cite("guide-choosing", "Rent") {
    stated = "false",
  },
}

claim "seed004-c73" {
  says = "A pre-configured server costs $100,000 or more",
  topic = "cost",
  subject = "data-centre GPU server",
  quantity = "price",
  basis = "fact",
  compare = "at_least",
  test = "8 * accelerator 'h100-sxm5-80gb'.list_price",
  note = "Eight accelerators without their server.",
  expect = "agrees",
  cite("guide-choosing", "Rent") {
    stated = "100000 USD",
  },
}

claim "seed004-c74" {
  says = "Below enterprise scale, rent H100 when needed",
  topic = "recommendation",
  subject = "non-enterprise",
  quantity = "option",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Rent") {
    stated = "rent H100",
  },
}

claim "seed004-c75" {
  says = "Buy for constant use such as 24/7 serving or weekly training",
  topic = "cost",
  subject = "on-prem",
  quantity = "load pattern",
  basis = "rule",
  test =
    "chain('own.break_even_hours', { with = { 'home' }, rest = 0, " ..
    "accelerators_per_person = 1, " ..
    "purchase = accelerator 'rtx-4090'.list_price, " ..
    "board_power = accelerator 'rtx-4090'.power, " ..
    "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 }) < 730 * h and " ..
    "chain('own.break_even_hours', { with = { 'home' }, rest = 0, " ..
    "accelerators_per_person = 1, " ..
    "purchase = accelerator 'rtx-4090'.list_price, " ..
    "board_power = accelerator 'rtx-4090'.power, " ..
    "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 }) < 35 * h",
  note = "24/7 for three years pays for the card; eight hours a week do not.",
  cite("guide-choosing", "Buy") {
    stated = "true",
  },
}

claim "seed004-c76" {
  says = "RTX 4090 and RTX A6000 make sense to own, bought at retail",
  topic = "recommendation",
  subject = "RTX 4090; RTX A6000",
  quantity = "purchase channel",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Buy") {
    stated = "retail",
  },
}

claim "seed004-c77" {
  says = "They pay back within months",
  topic = "cost",
  subject = "RTX 4090; RTX A6000",
  quantity = "payback",
  basis = "model",
  compare = "within",
  test =
    "chain('own.payback_time', { with = { 'home' }, rest = 0, " ..
    "accelerators_per_person = 1, " ..
    "purchase = accelerator 'rtx-4090'.list_price, " ..
    "board_power = accelerator 'rtx-4090'.power, " ..
    "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 1, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note = "Used around the clock at home, against the middle rent on record.",
  cite("guide-choosing", "Buy") {
    stated = "1..12 month",
  },
}

claim "seed004-c78" {
  says = "An RTX 4090 costs about $2,000",
  topic = "cost",
  subject = "RTX 4090",
  quantity = "price",
  basis = "fact",
  compare = "about",
  test = "accelerator 'rtx-4090'.list_price",
  note = "The list price at launch.",
  cite("guide-choosing", "Buy") {
    stated = "2000 USD",
  },
}

claim "seed004-c79" {
  says = "An equivalent rents for $2 an hour",
  topic = "cost",
  subject = "RTX 4090",
  quantity = "rent price",
  basis = "fact",
  test =
    "median(offer.price, { accelerator = 'rtx-4090', tier = 'on_demand' })",
  cite("guide-choosing", "Buy") {
    stated = "2 USD/h",
  },
}

claim "seed004-c80" {
  says = "$2 an hour comes to $1,440 a month",
  topic = "cost",
  subject = "RTX 4090 rental",
  quantity = "monthly rent",
  basis = "model",
  test = "2 * USD / h * (24 * h) * 30",
  cite("guide-choosing", "Buy") {
    stated = "1440 USD",
  },
}

claim "seed004-c81" {
  says =
    "Most people own for daily work and rent for peaks or to try " ..
    "data-centre GPUs",
  topic = "cost",
  subject = "any",
  quantity = "strategy",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Hybrid") {
    stated = "hybrid",
  },
}

claim "seed004-c82" {
  says = "First write down model size, batch size and training frequency",
  topic = "recommendation",
  subject = "any",
  quantity = "inputs",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Decision framework") {
    stated = "model;batch;frequency",
  },
}

claim "seed004-c83" {
  says = "Individuals should begin with cloud rental",
  topic = "recommendation",
  subject = "individual",
  quantity = "start",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Individual") {
    stated = "rent",
  },
}

claim "seed004-c84" {
  says = "Solid rented hardware costs $1-3 an hour",
  topic = "cost",
  subject = "cloud GPU",
  quantity = "rent price",
  basis = "fact",
  compare = "within",
  test = "median(offer.price, { tier = 'on_demand' })",
  note = "The middle of all on-demand prices on record.",
  cite("guide-choosing", "Individual") {
    stated = "1..3 USD/h",
  },
}

claim "seed004-c85" {
  says = "Buy only when constant training makes bills clearly exceed purchase",
  topic = "recommendation",
  subject = "individual",
  quantity = "trigger",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Individual") {
    stated = "bill>purchase",
  },
}

claim "seed004-c86" {
  says = "RTX 4090 24 GB is $1,600-2,000",
  topic = "cost",
  subject = "RTX 4090",
  quantity = "price",
  basis = "fact",
  compare = "within",
  test = "accelerator 'rtx-4090'.list_price",
  expect = "agrees",
  cite("guide-choosing", "Individual") {
    stated = "1600..2000 USD",
  },
}

claim "seed004-c87" {
  says = "RTX 4080 Super 16 GB is about $1,000",
  topic = "cost",
  subject = "RTX 4080 Super",
  quantity = "price",
  basis = "fact",
  compare = "about",
  test = "accelerator 'rtx-4080-super'.list_price",
  expect = "agrees",
  cite("guide-choosing", "Individual") {
    stated = "1000 USD",
  },
}

claim "seed004-c88" {
  says = "These pay off after several months of heavy use",
  topic = "cost",
  subject = "RTX 4090; RTX 4080S",
  quantity = "payback",
  basis = "model",
  compare = "within",
  test =
    "chain('own.payback_time', { with = { 'home' }, rest = 0, " ..
    "accelerators_per_person = 1, " ..
    "purchase = accelerator 'rtx-4090'.list_price, " ..
    "board_power = accelerator 'rtx-4090'.power, " ..
    "rent = median(offer.price, { accelerator = 'rtx-4090', " ..
    "tier = 'on_demand' }), offers_to_rent = 1, utilization = 0.5, " ..
    "horizon = 3 * year, discount_rate = 0.08 })",
  note = "Used half of the time at home, against the middle rent on record.",
  cite("guide-choosing", "Individual") {
    stated = "3..9 month",
  },
}

claim "seed004-c89" {
  says = "Renting avoids owning hardware that no longer fits in six months",
  topic = "cost",
  subject = "individual",
  quantity = "horizon",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Individual") {
    stated = "6 months",
  },
}

claim "seed004-c90" {
  says = "Teams start on cloud and consider ownership once load is steady",
  topic = "recommendation",
  subject = "small team",
  quantity = "rule",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Small teams") {
    stated = "cloud then own",
  },
}

claim "seed004-c91" {
  says = "A one- or two-GPU workstation costs $3,000-7,000",
  topic = "cost",
  subject = "workstation",
  quantity = "price",
  basis = "model",
  compare = "within",
  test =
    "span(accelerator 'rtx-4090'.list_price + 1500 * USD, 2 * " ..
    "accelerator 'rtx-4090'.list_price + 1500 * USD)",
  note = "1,500 USD for the rest of the machine is an assumption of the test.",
  cite("guide-choosing", "Small teams") {
    stated = "3000..7000 USD",
  },
}

claim "seed004-c92" {
  says = "It makes sense with daily jobs and cloud bills over $1,000 a month",
  topic = "cost",
  subject = "small team",
  quantity = "cloud bill",
  basis = "model",
  test = "7000 * USD / (1000 * USD) < 12 and 3000 * USD / (1000 * USD) < 12",
  note = "Months until the bill has paid for the machine, before power.",
  cite("guide-choosing", "Small teams") {
    stated = "true",
  },
}

claim "seed004-c93" {
  says = "Rent for experiments and bursts, own one good GPU if the sum works",
  topic = "recommendation",
  subject = "small team",
  quantity = "split rule",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Small teams") {
    stated = "hybrid",
  },
}

claim "seed004-c94" {
  says =
    "Cloud dominates production for flexibility, geography and simplicity",
  topic = "recommendation",
  subject = "production",
  quantity = "option",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Production") {
    stated = "cloud",
  },
}

claim "seed004-c95" {
  says = "Some own servers for continuous massive inference",
  topic = "cost",
  subject = "production inference",
  quantity = "load",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Production") {
    stated = "24/7",
  },
}

claim "seed004-c96" {
  says = "Such servers cost $50,000-100,000+ each from Dell or Supermicro",
  topic = "cost",
  subject = "GPU server",
  quantity = "price",
  basis = "fact",
  compare = "at_least",
  test = "8 * accelerator 'a100-pcie-80gb'.list_price",
  cite("guide-choosing", "Production") {
    stated = "50000 USD",
  },
}

claim "seed004-c97" {
  says =
    "Most deployments stay mainly cloud since simplicity is worth the " ..
    "price",
  topic = "cost",
  subject = "production",
  quantity = "option",
  basis = "opinion",
  untestable = "an opinion: it states no quantity",
  cite("guide-choosing", "Production") {
    stated = "cloud",
  },
}

claim "seed004-c98" {
  says = "Cloud gives geographic distribution",
  topic = "cost",
  subject = "cloud",
  quantity = "regions",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Production") {
    stated = "many count",
  },
}

claim "seed004-c99" {
  says = "Do not choose by gaming benchmarks",
  topic = "recommendation",
  subject = "buyers",
  quantity = "pitfall",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Pitfall gaming") {
    stated = "gaming benchmarks",
  },
}

claim "seed004-c100" {
  says =
    "Good evidence: training tokens/s, time to train for fixed steps, " ..
    "TensorRT/vLLM latency and throughput",
  topic = "recommendation",
  subject = "any",
  quantity = "evidence types",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Pitfall gaming") {
    stated = "3 metrics",
  },
}

claim "seed004-c101" {
  says =
    "AI benchmarks reveal whether compute, memory speed or VRAM is the " ..
    "limit",
  topic = "recommendation",
  subject = "any",
  quantity = "bound",
  basis = "model",
  test =
    "2 * FLOP / (2 * B) < roof_ridge_point(accelerator " ..
    "'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth) and " ..
    "roof_intensity(work_matmul(7e9, 4096, 2 * FLOP), mem_weights(7e9, 2 " ..
    "* B)) > roof_ridge_point(accelerator 'h100-sxm5-80gb'.dense.bf16, " ..
    "accelerator 'h100-sxm5-80gb'.memory_bandwidth) and not predict{ " ..
    "kind = 'finetune', quantity = 'fits', model = 'llama-2-70b', " ..
    "method = 'full', optimizer = 'adamw', weight_format = 'bf16', " ..
    "param_scheme = 'master', micro_batch = 1, seq_len = 2048, " ..
    "recompute = 'full', accelerator = 'h100-sxm5-80gb', count = 1 }",
  cite("guide-choosing", "Pitfall gaming") {
    stated = "true",
  },
}

claim "seed004-c102" {
  says = "Never save money on VRAM; equal price means take the larger memory",
  topic = "memory",
  subject = "any",
  quantity = "rule",
  basis = "rule",
  test =
    "accelerator 'rtx-4060-ti-16gb'.memory_bandwidth >= " ..
    "accelerator 'rtx-4070'.memory_bandwidth and " ..
    "accelerator 'rtx-4060-ti-16gb'.dense.bf16 >= " ..
    "accelerator 'rtx-4070'.dense.bf16",
  note =
    "A card of 16 GB that is slower than one of 12 GB at a like price: " ..
    "capacity first, then speed.",
  cite("guide-choosing", "Pitfall VRAM") {
    stated = "true",
  },
}

claim "seed004-c103" {
  says = "Headroom matters more than expected",
  topic = "memory",
  subject = "any",
  quantity = "headroom",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Pitfall VRAM") {
    stated = ">0 GB",
  },
}

claim "seed004-c104" {
  says = "Top cards draw 300-450 W",
  topic = "power",
  subject = "high-end GPUs",
  quantity = "power",
  basis = "fact",
  compare = "within",
  test =
    "span(accelerator 'rtx-4080'.power, accelerator 'rtx-3090'.power, " ..
    "accelerator 'rtx-4090'.power)",
  expect = "agrees",
  cite("guide-choosing", "Pitfall power") {
    stated = "300..450 W",
  },
}

claim "seed004-c105" {
  says = "The supply must cover that with margin",
  topic = "power",
  subject = "workstation",
  quantity = "PSU margin",
  basis = "model",
  test =
    "host 'workstation-2x-rtx-4090'.power > 2 * " ..
    "accelerator 'rtx-4090'.power",
  cite("guide-choosing", "Pitfall power") {
    stated = "true",
  },
}

claim "seed004-c106" {
  says = "Poor airflow throttles a card below a cheaper cool one",
  topic = "reliability",
  subject = "workstation",
  quantity = "throttle",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Pitfall power") {
    stated = "true",
  },
}

claim "seed004-c107" {
  says = "Confirm case, supply and airflow before purchase",
  topic = "power",
  subject = "workstation",
  quantity = "checks",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Pitfall power") {
    stated = "psu;case;airflow",
  },
}

claim "seed004-c108" {
  says =
    "The previous generation often gives 80 percent of speed at half the " ..
    "price",
  topic = "cost",
  subject = "last-gen GPUs",
  quantity = "perf;price",
  basis = "model",
  compare = "about",
  test =
    "accelerator 'rtx-3090'.dense.bf16 / accelerator 'rtx-4090'.dense.bf16",
  note = "RTX 3090 against RTX 4090.",
  cite("guide-choosing", "Pitfall latest") {
    stated = "0.80",
  },
}

claim "seed004-c109" {
  says =
    "A used RTX 3090 24 GB can replace an RTX 4080 for many jobs at " ..
    "lower cost",
  topic = "recommendation",
  subject = "RTX 3090 vs RTX 4080",
  quantity = "VRAM",
  basis = "model",
  test =
    "accelerator 'rtx-3090'.memory > accelerator 'rtx-4080'.memory and " ..
    "accelerator 'rtx-3090'.memory_bandwidth > " ..
    "accelerator 'rtx-4080'.memory_bandwidth",
  note = "No price of used parts is on record.",
  cite("guide-choosing", "Pitfall latest") {
    stated = "true",
  },
}

claim "seed004-c110" {
  says = "Avoid the newest release unless the job needs it",
  topic = "recommendation",
  subject = "any",
  quantity = "rule",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Pitfall latest") {
    stated = "avoid latest",
  },
}

claim "seed004-c111" {
  says =
    "Not trying the cloud first is named as a pitfall, but the text is " ..
    "cut there",
  topic = "recommendation",
  subject = "any",
  quantity = "pitfall",
  basis = "rule",
  untestable = "a rule of decision: it states no quantity that a model yields",
  cite("guide-choosing", "Pitfall cloud test") {
    stated = "no cloud trial",
  },
}
