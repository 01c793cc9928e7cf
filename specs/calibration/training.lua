-- Memory of training stacks, beside what follows from the model.  The figures
-- are few and physical, and what `ridgeline calibrate` gives; each block names
-- the cases it was fitted to, by the source family of their ids, and the error
-- of these cases with the kind's default in its place (unseen).  Rates are
-- those of the kind's default: these entries are chosen by the software of a
-- case.

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
      cite("simumax", "fitted to 30 cases of simx, Megatron-LM 23e00ed0 on " ..
        "B200, unseen 5 percent: loss in 16 bits over the split " ..
        "vocabulary; NeMo trains with the same library") {
        fused_kernels = true,
        fused_accumulation = true,
        gradients_held = true,
        sequence_parallel = true,
        param_scheme = "master",
        grad_format = "fp32",
        logit_bytes = 4.24 * B,
        allocator_overhead = 3.97 * percent,
        allocator_cache = 8 * percent,
        runtime_overhead = 0.6 * GiB,
      })
  end
end

stack("pretrain-megatron-deepspeed", "pretrain", "Megatron-DeepSpeed",
  "Megatron-DeepSpeed, 2022",
  assume("fitted to 58 cases of bloom, unseen 66 percent: readings of the " ..
    "driver on A100.  DeepSpeed's first stage copies gradients to 32 bits.  " ..
    "The runtime is large: PyTorch of 2022 loads all kernels into the " ..
    "context, DeepSpeed's two buckets of 5e8 numbers take 1.9 GiB, and each " ..
    "of three groups of processes has buffers of its own; no source says " ..
    "how much each takes") {
    fused_kernels = true,
    gradients_held = true,
    gradient_copy = true,
    logit_bytes = 10 * B,
    allocator_overhead = 12.9 * percent,
    runtime_overhead = 7.68 * GiB,
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
    assume("fitted to 10 and 2 cases of titan, unseen 5 percent: reserved on " ..
      "H100 and H200.  The loss is compiled since 2025, which saves the " ..
      "wide copies; the builds of that year are given 4 bytes a logit") {
      logit_bytes = titan[software] * B,
      allocator_overhead = 6.84 * percent,
      runtime_overhead = 1 * GiB,
    })
end

stack("pretrain-internevo", "pretrain", "InternEvo", "InternEvo",
  assume("fitted to 11 cases of intern, unseen 68 percent: A800, basis not " ..
    "stated.  Its state takes 28 bytes a parameter and not 20: AdamW over " ..
    "lists of tensors makes temporaries of the size of its moments") {
    gradients_held = true,
    gradient_copy = true,
    reports_reserved = true,
    optimizer_scratch = 60 * percent,
    allocator_overhead = 14 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("pretrain-nanotron", "pretrain", "nanotron", "nanotron",
  assume("fitted to 19 cases of nanotron, unseen 25 percent: H100; it prints " ..
    "what PyTorch reserves; gradients are accumulated in 32 bits beside " ..
    "those of 16") {
    gradients_held = true,
    gradient_copy = true,
    sequence_parallel = true,
    reports_reserved = true,
    grad_format = "fp32",
    logit_bytes = 5.44 * B,
    activation_factor = 127 * percent,
    runtime_overhead = 1 * GiB,
  })

stack("finetune-litgpt", "finetune", "LitGPT", "LitGPT",
  assume("fitted to 29 cases of litgpt on an A100 40 GB, unseen 3 percent; " ..
    "under FSDP the weights stay gathered through the step") {
    gathered_layers = 1000,
    activation_factor = 102 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("finetune-fsdp-qlora", "finetune", "fsdp_qlora", "fsdp_qlora",
  assume("fitted to 18 cases of fsdpq, unseen 5 percent: reserved on RTX " ..
    "3090 and 4090; the shifted 32-bit logits are copied once more") {
    logit_bytes = 18 * B,
    allocator_overhead = 11.5 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("finetune-torchtune", "finetune", "torchtune", "torchtune",
  assume("fitted to 12 cases of tune, 2024-09 and 2024-11, unseen 57 " ..
    "percent: compiled layers, loss in eight chunks") {
    fused_kernels = true,
    reports_reserved = true,
    logit_bytes = 1.9 * B,
    param_scheme = "pure",
    runtime_overhead = 0.6 * GiB,
  })

for _, month in ipairs { "2024-04", "2024-08" } do
  stack("finetune-torchtune-" .. month, "finetune", "torchtune " .. month,
    "torchtune, before chunked losses",
    assume("fitted to 5 cases of tune of 2024-08, unseen 40 percent: reserved " ..
      "on RTX 4090") {
      param_scheme = "pure",
      allocator_overhead = 20.3 * percent,
      runtime_overhead = 0.6 * GiB,
    })
end

stack("finetune-swift", "finetune", "ms-swift", "ms-swift",
  assume("fitted to 65 cases of swift, unseen 22 percent: reserved on an " ..
    "A100 80 GB; sequences of all lengths up to the cap leave blocks of all " ..
    "sizes behind, AdamW works over lists of tensors.  The runtime is not " ..
    "in what PyTorch reserves and is that of other stacks") {
    logit_bytes = 17.7 * B,
    param_scheme = "pure",
    optimizer_scratch = 30 * percent,
    allocator_overhead = 5.24 * percent,
    allocator_cache = 125 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("finetune-qwen", "finetune", "transformers+peft",
  "Transformers, PEFT and DeepSpeed",
  assume("fitted to 42 cases of qwen1, unseen 8 percent: A100 80 GB, basis " ..
    "not stated, taken for the driver's; PEFT casts embeddings and head to " ..
    "32 bits beside weights of a few bits") {
    param_scheme = "master",
    gradient_copy = true,
    wide_tables = true,
    allocator_overhead = 15.6 * percent,
    runtime_overhead = 1.91 * GiB,
  })

stack("finetune-llama-factory", "finetune", "LLaMA-Factory",
  "LLaMA-Factory",
  assume("fitted to 5 cases of lf, unseen 13 percent: basis not stated, " ..
    "taken for the driver's; PEFT prepares quantized models") {
    param_scheme = "pure",
    wide_tables = true,
    allocator_overhead = 6.2 * percent,
    runtime_overhead = 1.05 * GiB,
  })

stack("finetune-trl", "finetune", "HF TRL", "Hugging Face TRL",
  assume("not fitted: 7 cases of unsloth say the longest sequence that fits " ..
    "a card, and need 88 to 100 percent of it with these; logits as in the " ..
    "kind's default, and few gaps where memory is about to run out") {
    param_scheme = "amp",
    logit_bytes = 18 * B,
    allocator_overhead = 5 * percent,
    runtime_overhead = 2 * GiB,
  })

stack("finetune-unsloth", "finetune", "Unsloth", "Unsloth",
  assume("not fitted: 9 cases of unsloth say the longest sequence that fits " ..
    "a card, and need 89 to 100 percent of it with these.  The loss is fused " ..
    "with the head, checkpoints lie in the host's memory, and kernels that " ..
    "work in place keep about three quarters of a layer") {
    fused_kernels = true,
    checkpoints_offloaded = true,
    logit_bytes = 0 * B,
    activation_factor = 75 * percent,
    allocator_overhead = 2 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("finetune-mlperf-nemo", "finetune", "MLPerf Training",
  "NeMo, as in MLPerf",
  assume("as Megatron's; median error 0.3 percent of 4 cases of mlperft, " ..
    "70B LoRA on GB200") {
    fused_kernels = true,
    sequence_parallel = true,
    logit_bytes = 4.24 * B,
    runtime_overhead = 1 * GiB,
  })
