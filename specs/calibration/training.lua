-- Memory of training stacks, beside what follows from the model, and what their
-- documents say.  The figures are few and physical; each block names the cases
-- it was fitted to, by the source family of their ids.  How fast a stack is on
-- a generation is what the kind's default is there, see training_default.lua:
-- shares that one table of one stack was fitted to carry over to no other.  Of
-- its own a stack has what its documents say that others do not do, such as to
-- send sums while it multiplies.

-- Other names of stacks, and of those that share their mechanics: forks, and
-- programs around the same trainer.
local aliases = {
  ["Megatron"] = { "MCore", "Pai-Megatron", "MindSpeed", "Primus",
    "Transformer Engine" },
  ["NeMo"] = { "NVIDIA NeMo" },
  ["Megatron-DeepSpeed"] = { "GPT-NeoX", "Megatron-LM + DeepSpeed",
    "BLOOM", "YaLM" },
  ["torchtitan"] = { "SimpleFSDP", "fms-fsdp", "OLMo", "Lightning",
    "Lingua" },
  ["InternEvo"] = { "InternLM" },
  ["Composer"] = { "llm-foundry", "LLM Foundry", "MosaicML",
    "MPT" },
  ["LitGPT"] = { "Lit-GPT", "Lit-LLaMA", "Lightning" },
  ["ms-swift"] = { "swift", "ModelScope" },
  ["DeepSpeed"] = { "FastChat", "LMFlow", "OpenRLHF", "Firefly" },
  ["LLaMA-Factory"] = { "LlamaFactory", "LLaMA Factory",
    "LLaMA-Efficient-Tuning" },
  ["HF TRL"] = { "TRL", "SFTTrainer", "HF Trainer", "Hugging Face",
    "HuggingFace", "transformers+peft", "transformers", "PEFT", "Accelerate", "axolotl", "QLoRA", "bitsandbytes", "Alpaca", "LongLoRA",
    "AutoTrain", "Liger" },
  ["torchtune"] = { "torch tune" },
  ["Unsloth"] = { "LLaMA-Factory Unsloth" },
}

-- Where the host holds the state, its processor updates it.
local host_updates = cite("deepspeed-cpu-adam", "Step: gradient, master, " ..
  "momentum and variance are read, the last three written") {
  host_optimizer = true,
}

-- What documents and code of a stack say, beside what is fitted: known before
-- anybody measures it.  Of the versions that an entry is for, where it has any.
local documents = {
  ["Megatron"] = { cite("megatron-arguments", "bf16") {
    fused_accumulation = true,
    gradients_held = true,
    param_scheme = "master",
    grad_format = "fp32",
  }, cite("transformer-engine", "fused kernels") {
    fused_kernels = true,
  }, cite("megatron-layers",
    "LinearWithGradAccumulationAndAsyncCommunication") {
    sums_beside = true,
  } },
  ["Megatron-DeepSpeed"] = { cite("deepspeed-optimizers", "fp32 gradients") {
    param_scheme = "master",
    gradients_held = true,
    gradient_copy = true,
    gradients_beside = true,
  } },
  ["nanotron"] = { cite("nanotron-gradients", "FP32GradientAccumulator") {
    param_scheme = "master",
    gradients_held = true,
    gradients_beside = true,
    grad_format = "fp32",
  } },
  ["LitGPT"] = { cite("litgpt-finetune", "bf16-true") {
    param_scheme = "pure",
  } },
  ["fsdp_qlora"] = { cite("transformers-loss", "shifted logits") {
    logit_bytes = 18 * B,
  }, cite("fsdp-qlora-script", "precision bf16") {
    param_scheme = "pure",
  } },
  ["torchtune"] = { cite("torchtune-configs", "dtype: bf16") {
    param_scheme = "pure",
    reports_reserved = true,
    adapter_targets = "qkv_out",
  }, cite("torchtune-loss", "eight chunks; a 16-bit logit, and " ..
    "one of 32 bits of the chunk at hand") {
    chunked_loss = true,
    logit_bytes = 6 * B,
  }, cite("torchtune-speeds", "torch compile enabled") {
    fused_kernels = true,
  } },
  ["torchtune 2024-01..2024-08"] = { cite("torchtune-configs", "dtype: bf16") {
    param_scheme = "pure",
  } },
  ["ms-swift"] = { cite("transformers-loss", "shifted logits") {
    logit_bytes = 18 * B,
  } },
  ["transformers+peft, DeepSpeed"] = { cite("qwen-finetune", "LoraArguments") {
    adapter_rank = 64,
    adapter_targets = "all_linear",
    adapter_scheme = "pure",
  }, cite("peft", "prepare_model_for_kbit_training") {
    wide_tables = true,
  }, cite("rajbhandari2020", "section 3.1") {
    param_scheme = "master",
    gradient_copy = true,
  } },
  ["LLaMA-Factory"] = { cite("llama-factory-arguments", "LoraArguments") {
    adapter_rank = 8,
    adapter_targets = "all_linear",
    param_scheme = "amp",
  }, cite("peft", "prepare_model_for_kbit_training") {
    wide_tables = true,
  }, host_updates },
  ["DeepSpeed"] = { cite("rajbhandari2020", "section 3.1") {
    param_scheme = "master",
    gradients_held = true,
    gradient_copy = true,
  }, host_updates },
  ["HF TRL"] = { cite("transformers-loss", "shifted logits") {
    logit_bytes = 18 * B,
  }, cite("trl-utils", "peft_module_casting_to_bf16") {
    wide_tables = false,
    adapter_scheme = "pure",
  } },
  ["Unsloth"] = { cite("unsloth-long-context", "loss, checkpointing") {
    fused_kernels = true,
    checkpoints_offloaded = true,
    logit_bytes = 0 * B,
  }, cite("unsloth-utils", "prepare_model_for_kbit_training") {
    wide_tables = false,
  } },
}
documents["transformers 4.50.."] = { cite("transformers-loss",
  "shifted labels") {
  logit_bytes = 14 * B,
}, documents["HF TRL"][2] }
documents["NeMo"] = documents["Megatron"]
documents["torchtune ..0.2"] = documents["torchtune 2024-01..2024-08"]

-- Sharded by PyTorch alone: scripts that pre-train compile their own models,
-- those that fine-tune run Hugging Face's.
local sharded = {
  pretrain = { stack = "torchtitan", names = { "FSDP", "FSDP2",
    "PyTorch FSDP" } },
  finetune = { stack = "HF TRL", names = { "FSDP", "FSDP2", "PyTorch FSDP",
    "llama-recipes" } },
}

local function names_of(kind, software)
  local s, all = sharded[kind], {}
  for _, name in ipairs(aliases[software] or {}) do
    all[#all + 1] = name
  end
  for _, name in ipairs(s.stack == software and s.names or {}) do
    all[#all + 1] = name
  end
  return #all > 0 and all or nil
end

-- Where the kind's defaults differ, see training_default.lua.
local places = {
  {},
  { on = { "Hopper" } },
  { on = { "Blackwell", "Blackwell Ultra" } },
  { on = { "Blackwell" }, segments = { "consumer" } },
  { on = { "Blackwell" }, segments = { "workstation" } },
  { on = { "Ada Lovelace" } },
  { on = { "Ada Lovelace" }, segments = { "consumer" } },
  { on = { "Ampere" }, segments = { "consumer" } },
  { on = { "CDNA3" } },
  { on = { "CDNA4" } },
}

-- What an entry is for, as part of its id and of its name.
local function place_of(s)
  local words = {}

  if s.on then words[1] = s.on[1] end
  if s.segments then words[2] = s.segments[1] end
  return words
end

-- Benchmarks and scripts of papers: measured, and nothing that a workload would
-- choose.
local measured = {
  ["MLPerf Training"] = true,
  ["PyTorch AMP"] = true,
  ["flash-attention training scripts"] = true,
  ["transformers+peft, DeepSpeed"] = true,
}

-- Submissions to MLPerf are NeMo by their own names.
local with_core = { ["MLPerf Training"] = true }

-- NeMo where it was measured: it fine-tunes with what it pre-trains with, and
-- sends sums while it multiplies.
local with_buffers = { ["NeMo"] = true, ["MLPerf Training"] = true }
local joined = { ["Hopper"] = true, ["Blackwell"] = true }
local pipelined = { cite("megatron-bridge-overlap", "tp_comm_overlap") {
  sums_pipelined = true,
} }

-- What several stacks have alike, once for all of them.  A figure that the
-- kind's default has too stands under its reason, see training_default.lua.
local light = assume("551 MB of context (AIConfigurator) and libraries that " ..
  "are loaded as they are used; what PyTorch reserves shows neither") {
  runtime_overhead = 0.6 * GiB,
}
local lean = assume("551 MB of context and 392 MB of NCCL buffers " ..
  "(AIConfigurator): kernels are loaded as they are used since CUDA 11.8, " ..
  "which all stacks of these generations have") {
  runtime_overhead = 1 * GiB,
}
local whole = assume("551 MB of context and 392 MB of NCCL buffers " ..
  "(AIConfigurator), and as much again for kernels that are loaded whole " ..
  "and work space of the libraries") {
  runtime_overhead = 2 * GiB,
}
local rounding = assume("middle of the stacks in training.lua, which lose 2 " ..
  "to 15 percent of their tensors to rounding and gaps") {
  allocator_overhead = 6 * percent,
}
local tuned = assume("fitted to qwen1 and lf: basis not stated, taken for " ..
  "the driver's") {
  allocator_overhead = 6.2 * percent,
}
local lists = assume("AdamW over lists of tensors, PyTorch's default, makes " ..
  "temporaries as large as the parameters that it steps: a third of " ..
  "masters and two moments") {
  optimizer_scratch = 33 * percent,
}
local split_loss = assume("loss in place over the split vocabulary: fitted " ..
  "to simx; 4 cases of mlperft come within 0.3 percent") {
  logit_bytes = 4.24 * B,
}

-- torchtitan runs PyTorch's own attention.  On AMD Instinct the best kernels
-- reach 34 percent of the peak over 2048 keys, and the backward pass of PyTorch's
-- 24 percent of that: 3.5 times the forward work take 1 / 0.34 and 2.5 / 0.082,
-- which is 10.6 percent, and 12 over very many keys.
local function at(software, on)
  if not software:find("^torchtitan") or not on or not on[1]:find("^CDNA") then
    return {}
  end
  return { cite("hipkittens", "SDPA Llama GQA backwards: 24% of the best") {
    attention_efficiency = 12 * percent,
  } }
end

local function append(entry, blocks)
  for _, block in ipairs(blocks) do
    entry[#entry + 1] = block
  end
end

-- All stacks run as the kind's default, but for what their documents say.
local function stack(id, kind, software, name, memory, versions)
  for _, s in ipairs(places) do
    local place = place_of(s)
    local where = s.on and "-" .. table.concat(place, "-"):lower()
      :gsub(" ", "-") or ""
    local tuned = with_buffers[software] and s.on and joined[s.on[1]] and
      not s.segments
    local entry = {
      name = name .. (s.on and ", " .. table.concat(place, ", ") or ""),
      kind = kind,
      software = software,
      cases_only = measured[software],
      aliases = names_of(kind, software),
      versions = versions,
      architectures = s.on,
      segments = s.segments,
      assume "what the driver reports can be filled; the context is counted" {
        memory_fraction = 100 * percent,
      },
    }

    entry.speed_like = (with_core[software] and kind .. "-nemo" or
      (tuned and "pretrain" or kind) .. "-default") .. where
    if tuned then append(entry, pipelined) end
    append(entry, memory)
    append(entry, at(software, s.on))
    append(entry, documents[versions and software .. " " .. versions or
      software] or {})
    calibration(id .. where)(entry)
  end
end

-- A step is the same in pre-training and in fine-tuning of all weights.
local function stack_of_both(id, kind, software, name, memory)
  local other = kind == "pretrain" and "finetune" or "pretrain"

  stack(kind .. id, kind, software, name, memory)
  stack(other .. id, other, software, name, memory)
end

-- Of stacks whose speed alone was measured.
local common = {
  assume "as the default of the kind: no memory was measured" {
    allocator_overhead = 8 * percent,
    gradients_held = true,
    param_scheme = "master",
  },
  whole,
}

local megatron = {
  Megatron = "Megatron-LM and its kin",
  NeMo = "NeMo",
}

for _, software in ipairs { "Megatron", "NeMo" } do
  for _, kind in ipairs { "pretrain", "finetune" } do
    stack(kind .. "-" .. software:lower(), kind, software, megatron[software],
      { split_loss, light, assume("fitted to 30 cases of simx, " ..
        "Megatron-LM 23e00ed0 on B200, of which 15 say what lies between " ..
        "blocks in use: a share that grows as memory fills; NeMo trains " ..
        "with the same library") {
        sequence_parallel = true,
        allocator_overhead = 1 * percent,
        allocator_gaps = 9.5 * percent,
      } })
  end
end

stack_of_both("-megatron-deepspeed", "pretrain", "Megatron-DeepSpeed",
  "Megatron-DeepSpeed, 2022",
  { assume("fitted to 58 cases of bloom: readings of the " ..
    "driver on A100.  DeepSpeed's first stage copies gradients to 32 bits.  " ..
    "The runtime is large: PyTorch of 2022 loads all kernels into the " ..
    "context, DeepSpeed's two buckets of 5e8 numbers take 1.9 GiB, and each " ..
    "of three groups of processes has buffers of its own; no source says " ..
    "how much each takes") {
    fused_kernels = true,
    logit_bytes = 10 * B,
    allocator_overhead = 12.9 * percent,
    runtime_overhead = 7.68 * GiB,
  } })

stack_of_both("-torchtitan", "pretrain", "torchtitan", "torchtitan, FSDP2",
  { lean, assume("fitted to 10 cases of titan: reserved on H100") {
    logit_bytes = 14.2 * B,
    allocator_overhead = 6.84 * percent,
    selective_matrices = 50 * percent,
  } })

stack_of_both("-internevo", "pretrain", "InternEvo", "InternEvo",
  { light, assume("fitted to 11 cases of intern: A800, basis not " ..
    "stated.  Its state takes 28 bytes a parameter and not 20: AdamW over " ..
    "lists of tensors makes temporaries of the size of its moments") {
    gradients_held = true,
    gradient_copy = true,
    reports_reserved = true,
    optimizer_scratch = 60 * percent,
    allocator_overhead = 14 * percent,
  } })

stack("pretrain-nanotron", "pretrain", "nanotron", "nanotron",
  { lean, assume("fitted to 19 cases of nanotron: H100; it prints " ..
    "what PyTorch reserves; gradients are accumulated in 32 bits beside " ..
    "those of 16") {
    gradient_copy = true,
    sequence_parallel = true,
    reports_reserved = true,
    logit_bytes = 5.44 * B,
    activation_factor = 127 * percent,
  } })

stack_of_both("-litgpt", "finetune", "LitGPT", "LitGPT",
  { light, assume("under FSDP the weights stay gathered through the step: " ..
    "29 cases of litgpt on an A100 40 GB") {
    gathered_layers = 1000,
  } })

stack("finetune-fsdp-qlora", "finetune", "fsdp_qlora", "fsdp_qlora",
  { light, assume("fitted to 18 cases of fsdpq: reserved on RTX " ..
    "3090 and 4090; the shifted 32-bit logits are copied once more") {
    allocator_overhead = 11.5 * percent,
  } })

stack("finetune-torchtune", "finetune", "torchtune", "torchtune",
  { light })

-- By month of 2024 or by release.
for _, versions in ipairs { "2024-01..2024-08", "..0.2" } do
  stack("finetune-torchtune-" .. versions:gsub(".*%.%.", ""), "finetune",
    "torchtune",
    "torchtune, before chunked losses",
    { light, assume("fitted to 5 cases of tune of 2024-08: reserved " ..
      "on RTX 4090") {
      allocator_overhead = 20.3 * percent,
    } }, versions)
end

stack_of_both("-swift", "finetune", "ms-swift", "ms-swift",
  { light, lists, assume("fitted to 67 cases of swift: reserved on an " ..
    "A100 80 GB; AdamW works over lists of tensors.  The runtime is not " ..
    "in what PyTorch reserves and is that of other stacks") {
    param_scheme = "pure",
    allocator_overhead = 3.95 * percent,
  } })

stack_of_both("-qwen", "finetune", "transformers+peft, DeepSpeed",
  "Transformers, PEFT and DeepSpeed",
  { whole, tuned, lists })

stack_of_both("-llama-factory", "finetune", "LLaMA-Factory",
  "LLaMA-Factory",
  { lean, tuned })

-- Programs that hand the model to DeepSpeed.
stack_of_both("-deepspeed", "finetune", "DeepSpeed", "DeepSpeed",
  { whole, rounding, assume("not measured alone: masters in 32 " ..
    "bits, as its optimizer keeps them, and copies of gradients for their step; the rest as the default") {
    wide_tables = true,
  } })

local as_trl = { whole, rounding, assume("not fitted: 7 cases of unsloth " ..
  "say the longest sequence that fits a card, and need 88 to 100 percent of it with these; " ..
  "a 16-bit logit " ..
  "and four of 32 bits, and few gaps where memory is about to run out") {
  param_scheme = "amp",
} }

stack_of_both("-trl", "finetune", "HF TRL", "Hugging Face TRL", as_trl)

-- Not measured: as TRL, but labels are shifted since, and logits are copied
-- once less.
stack("finetune-transformers", "finetune", "transformers",
  "Transformers since 4.50", as_trl, "4.50..")

stack("finetune-unsloth", "finetune", "Unsloth", "Unsloth",
  { light, assume("not fitted: 9 cases of unsloth say the longest sequence " ..
    "that fits a card, and need 89 to 100 percent of it with these.  The loss is fused " ..
    "with the head, checkpoints lie in the host's memory, and kernels that " ..
    "work in place keep about three quarters of a layer") {
    activation_factor = 75 * percent,
    allocator_overhead = 2 * percent,
  } })

stack("finetune-mlperf-nemo", "finetune", "MLPerf Training",
  "NeMo, as in MLPerf",
  { lean, split_loss, assume("as Megatron's: 4 cases of mlperft, 70B " ..
    "LoRA on GB200") {
    fused_kernels = true,
    sequence_parallel = true,
  } })

stack_of_both("-composer", "pretrain", "Composer", "Composer, FSDP", common)

stack("pretrain-llm-q", "pretrain", "llm.q", "llm.q", common)

stack("finetune-xtuner", "finetune", "XTuner", "XTuner", common)

stack("pretrain-flash-attention", "pretrain",
  "flash-attention training scripts", "Scripts of FlashAttention", common)

stack("finetune-pytorch-amp", "finetune", "PyTorch AMP",
  "PyTorch, mixed precision, BERT", common)

stack("finetune-ngc-pytorch", "finetune", "NGC PyTorch",
  "PyTorch of NGC, BERT", common)

stack("pretrain-mlperf-nemo", "pretrain", "MLPerf Training",
  "NeMo, as in MLPerf", common)
