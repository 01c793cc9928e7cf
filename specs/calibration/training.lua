-- Memory of training stacks, beside what follows from the model.  The figures
-- are few and physical; each block names the cases it was fitted on, by the
-- source family of their ids.  Rates are those of the kind's default: these
-- entries are chosen by the software of a case.

local function stack(id, kind, software, name, memory)
  calibration(id) {
    name = name,
    kind = kind,
    software = software,
    memory,
    assume "as the default of the kind: memory does not depend on it" {
      compute_efficiency = (kind == "pretrain" and 46.44 or 50) * percent,
      bandwidth_efficiency = 80 * percent,
      link_efficiency = 80 * percent,
      link_latency = 10 * us,
      layer_overhead = 0 * us,
    },
    assume "what the driver reports can be filled; the context is counted" {
      memory_fraction = 100 * percent,
    },
  }
end

local megatron = {
  Megatron = "Megatron-LM and its kin",
  NeMo = "NeMo",
}

for _, software in ipairs { "Megatron", "NeMo" } do
  for _, kind in ipairs { "pretrain", "finetune" } do
    stack(kind .. "-" .. software:lower(), kind, software, megatron[software],
      cite("simumax", "fitted on 30 rows simx, Megatron-LM 23e00ed0 on " ..
        "B200: loss in 16 bits over the split vocabulary; NeMo trains with " ..
        "the same library") {
        fused_kernels = true,
        fused_accumulation = true,
        gradients_held = true,
        sequence_parallel = true,
        param_scheme = "master",
        grad_format = "fp32",
        logit_bytes = 4.24 * B,
        allocator_overhead = 4.3 * percent,
        allocator_cache = 8 * percent,
        runtime_overhead = 0.6 * GiB,
      })
  end
end

stack("pretrain-megatron-deepspeed", "pretrain", "Megatron-DeepSpeed",
  "Megatron-DeepSpeed, 2022",
  assume("fitted on 58 rows bloom: driver readings on A100; DeepSpeed's " ..
    "first stage copies gradients to 32 bits") {
    fused_kernels = true,
    gradients_held = true,
    gradient_copy = true,
    logit_bytes = 10 * B,
    allocator_overhead = 12.9 * percent,
    runtime_overhead = 7.61 * GiB,
  })

local titan = {
  ["torchtitan"] = 14.2,
  ["torchtitan e7c0cae"] = 4,
  ["torchtitan 820504e"] = 4,
}

for _, software in ipairs { "torchtitan", "torchtitan e7c0cae",
  "torchtitan 820504e" } do
  stack("pretrain-" .. software:gsub(" ", "-"), "pretrain", software,
    "torchtitan, FSDP2",
    assume("fitted on 12 rows titan: reserved on H100 and H200; the bytes " ..
      "of a logit are set by hand: the loss is compiled since 2025, which " ..
      "saves the wide copies") {
      logit_bytes = titan[software] * B,
      allocator_overhead = 6.84 * percent,
      runtime_overhead = 1 * GiB,
    })
end

stack("pretrain-internevo", "pretrain", "InternEvo", "InternEvo",
  assume "fitted on 11 rows intern: A800, basis not stated" {
    gradients_held = true,
    gradient_copy = true,
    allocator_overhead = 42.7 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("pretrain-nanotron", "pretrain", "nanotron", "nanotron",
  assume("fitted on 19 rows nanotron: H100, basis not stated; gradients " ..
    "are accumulated in 32 bits beside those of 16") {
    gradients_held = true,
    gradient_copy = true,
    sequence_parallel = true,
    grad_format = "fp32",
    logit_bytes = 5.44 * B,
    activation_factor = 127 * percent,
    runtime_overhead = 1 * GiB,
  })

stack("finetune-litgpt", "finetune", "LitGPT", "LitGPT",
  assume("fitted on 29 rows litgpt-m on an A100 40 GB; under FSDP the " ..
    "weights stay gathered through the step") {
    gathered_layers = 1000,
    activation_factor = 112 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("finetune-fsdp-qlora", "finetune", "fsdp_qlora", "fsdp_qlora",
  assume("fitted on 18 rows fsdpq: reserved on RTX 3090 and 4090; the " ..
    "trainer copies the shifted 32-bit logits once more") {
    logit_bytes = 18 * B,
    allocator_overhead = 11.5 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("finetune-torchtune", "finetune", "torchtune", "torchtune",
  assume("fitted on 12 rows tune of 2024-09 and 2024-11: compiled layers, " ..
    "loss in eight chunks") {
    fused_kernels = true,
    logit_bytes = 1.9 * B,
    param_scheme = "pure",
    runtime_overhead = 0.6 * GiB,
  })

for _, month in ipairs { "2024-04", "2024-08" } do
  stack("finetune-torchtune-" .. month, "finetune", "torchtune " .. month,
    "torchtune, before chunked losses",
    assume "fitted on 5 rows tune of 2024-08: reserved on RTX 4090" {
      param_scheme = "pure",
      allocator_overhead = 20.3 * percent,
      runtime_overhead = 0.6 * GiB,
    })
end

stack("finetune-swift", "finetune", "ms-swift", "ms-swift",
  assume("fitted on 65 rows swift: reserved on an A100 80 GB; sequences " ..
    "of all lengths up to the cap, AdamW over lists of tensors; the " ..
    "runtime is set by hand, as of other stacks: a fit asks for 4 GiB") {
    logit_bytes = 17.7 * B,
    param_scheme = "pure",
    optimizer_scratch = 30 * percent,
    allocator_overhead = 5.24 * percent,
    allocator_cache = 125 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("finetune-qwen", "finetune", "transformers+peft",
  "Transformers, PEFT and DeepSpeed",
  assume "fitted on 42 rows qwen1: A100 80 GB, basis not stated" {
    param_scheme = "master",
    gradient_copy = true,
    allocator_overhead = 19.2 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("finetune-llama-factory", "finetune", "LLaMA-Factory",
  "LLaMA-Factory",
  assume "fitted on 5 rows lf: basis not stated" {
    param_scheme = "pure",
    allocator_overhead = 6.2 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("finetune-unsloth", "finetune", "Unsloth", "Unsloth",
  assume("set by hand and checked on 9 rows unsloth, the longest sequence " ..
    "that fits a card: loss fused with the head, checkpoints in host " ..
    "memory, kernels that work in place") {
    fused_kernels = true,
    checkpoints_offloaded = true,
    logit_bytes = 0 * B,
    activation_factor = 75 * percent,
    allocator_overhead = 2 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("finetune-mlperf-nemo", "finetune", "MLPerf Training",
  "NeMo, as in MLPerf",
  assume "fitted on 4 rows mlperft: 70B LoRA on GB200" {
    fused_kernels = true,
    sequence_parallel = true,
    logit_bytes = 13.1 * B,
    runtime_overhead = 1 * GiB,
  })
