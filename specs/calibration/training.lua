-- Memory of training stacks, beside what follows from the model.  The figures
-- are few and physical, and what `ridgeline calibrate` gives; each block names
-- the cases it was fitted to, by the source family of their ids; the error of
-- a source that is left out is on the accuracy page.  Rates are
-- those of the kind's default: these entries are chosen by the software of a
-- case.

-- What a stack sustains, in percent, us, B, Gbit/s and TFLOP/J.
local units = {
  compute_efficiency = { "compute", percent },
  attention_efficiency = { "attention", percent },
  attention_keys = { "keys", 1 },
  kernel_traffic = { "traffic", 1 },
  bandwidth_efficiency = { "bandwidth", percent },
  narrow_efficiency = { "narrow", percent },
  link_efficiency = { "link", percent },
  link_latency = { "latency", us },
  link_overlap = { "overlap", percent },
  tensor_overlap = { "summing", percent },
  energy_efficiency = { "joule", TFLOP/J },
  network_bandwidth = { "network", Gbit/s },
  layer_overhead = { "launch", us },
  selective_matrices = { "selective", percent },
  unpacking = { "unpacking", B },
  score_traffic = { "scores", B },
}

-- Where a stack's own cases say nothing: one set for all stacks, as of an
-- unknown one on an A100, see training_default.lua.
local usual = {
  attention = 35,
  traffic = 1,
  bandwidth = 56,
  narrow = 90,
  link = 70,
  latency = 10,
  overlap = 80,
  network = 200,
  launch = 30,
  unpacking = 25,
  scores = 24,
}

-- Those of the fields that the list has, or those that it leaves to `usual`.
local function fields(v, own)
  local out = {}

  for name, unit in pairs(units) do
    local value = v[unit[1]]

    if not own then
      value = value == nil and usual[unit[1]] or nil
    end
    if value ~= nil then out[name] = value * unit[2] end
  end
  return out
end

-- With what is taken from where the stack was measured, which keeps its reason.
local function speed(v)
  return assume(v.why)(fields(v.own or v, true)),
    assume("one set for all stacks where their own cases do not speak of " ..
      "it: as of an unknown stack on an A100")(fields(v, false)),
    v.taken and assume(v.from)(fields(v.taken, true)) or nil
end

local unknown = {
  why = "as the default of fine-tuning: no speeds of it were measured",
  compute = 75,
  joule = 4.6,
  attention = 54,
  keys = 260,
  bandwidth = 80,
  traffic = 3,
  narrow = 95,
  overlap = 35,
  unpacking = 17,
  launch = 870,
}

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
  }, cite("torchtune-loss", "eight chunks") {
    logit_bytes = 2.5 * B,
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
  } },
  ["DeepSpeed"] = { cite("rajbhandari2020", "section 3.1") {
    param_scheme = "master",
    gradients_held = true,
    gradient_copy = true,
  } },
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

-- What a stack sustains on a generation on which nobody measured it: the
-- shares of the kind's default there, see training_default.lua.
local unmeasured = {
  { on = { "Hopper" }, compute = 92, attention = 30, joule = 2.8 },
  {
    on = { "Blackwell", "Blackwell Ultra" },
    compute = 92,
    attention = 40,
    joule = 2,
  },
  {
    on = { "Blackwell" },
    segments = { "consumer" },
    compute = 92,
    attention = 65,
    joule = 3,
    link = 35,
    overlap = 20,
  },
  {
    on = { "Blackwell" },
    segments = { "workstation" },
    compute = 92,
    attention = 65,
    joule = 3,
  },
  { on = { "Ada Lovelace" }, compute = 92, attention = 40, joule = 1.5 },
  {
    on = { "Ada Lovelace" },
    segments = { "consumer" },
    compute = 92,
    attention = 65,
    joule = 2.1,
    link = 35,
    overlap = 20,
  },
  { on = { "CDNA3" }, compute = 90, attention = 33, joule = 1.26 },
  { on = { "CDNA4" }, compute = 90, attention = 33, joule = 3.1 },
}

local function among(list, word)
  for _, w in ipairs(list or {}) do
    if w == word then return true end
  end
  return false
end

-- Was a stack measured there?  Figures of a generation hold for all segments
-- unless they name theirs.
local function covers(s, there)
  return among(s.on, there.on[1]) and (not s.segments or
    there.segments ~= nil and among(s.segments, there.segments[1]))
end

-- What a stack is elsewhere than where it was measured.
local function elsewhere(first, u)
  local v = {
    why = "not measured on it: matrices and attention as the kind's " ..
      "default there, the rest as where the stack was measured",
    from = first.why,
    on = u.on,
    segments = u.segments,
    own = {
      compute = u.compute,
      attention = u.attention,
      keys = 260,
      joule = u.joule,
      link = u.link,
      overlap = u.overlap,
    },
    taken = {},
  }

  for _, name in ipairs { "bandwidth", "traffic", "link", "latency",
    "overlap", "network", "launch", "selective", "unpacking",
    "scores", "summing" } do
    if v.own[name] == nil then v.taken[name] = first[name] end
  end
  for _, part in ipairs { v.own, v.taken } do
    for name, value in pairs(part) do
      v[name] = value
    end
  end
  return v
end

-- The same speeds on one generation.
local function only_on(first, generation)
  local s = {}
  for k, v in pairs(first) do
    s[k] = v
  end
  s.on = { generation }
  return s
end

-- All that was measured, and the first on every generation that was not.  A
-- first that says where it was fitted holds there, and for accelerators that
-- no other speaks for matrices run as the default's.
local function everywhere(speeds)
  local first, all = speeds[1], {}
  for _, s in ipairs(speeds) do
    all[#all + 1] = s
  end
  if first.fitted_on then
    all[1] = elsewhere(first, { compute = 70, attention = 50 })
    for _, generation in ipairs(first.fitted_on) do
      all[#all + 1] = only_on(first, generation)
    end
  end
  for _, u in ipairs(unmeasured) do
    local known = among(first.fitted_on, u.on[1])
    for _, s in ipairs(speeds) do
      known = known or covers(s, u)
    end
    if not known then
      all[#all + 1] = elsewhere(first, u)
    end
  end
  return all
end

-- What an entry is for, as part of its id and of its name.
local function place_of(s)
  local words = {}

  if s.on then words[1] = s.on[1] end
  if s.segments then words[2] = s.segments[1] end
  return words
end

-- Benchmarks and scripts of papers, and two commits of one stack: measured,
-- and nothing that a workload would choose.
local measured = {
  ["MLPerf Training"] = true,
  ["PyTorch AMP"] = true,
  ["flash-attention training scripts"] = true,
  ["transformers+peft, DeepSpeed"] = true,
}

-- The first of the speeds holds for all accelerators, the others for those
-- that they name.
local function stack(id, kind, software, name, memory, speeds, versions)
  for _, s in ipairs(everywhere(speeds or { unknown })) do
    local place = place_of(s)
    local own, left, taken = speed(s)

    local entry = {
      name = name .. (s.on and ", " .. table.concat(place, ", ") or ""),
      kind = kind,
      software = software,
      cases_only = measured[software] or
        software:find("^torchtitan %w*%d") ~= nil or nil,
      aliases = names_of(kind, software),
      versions = versions,
      architectures = s.on,
      segments = s.segments,
      memory,
      own,
      left,
      assume "what the driver reports can be filled; the context is counted" {
        memory_fraction = 100 * percent,
      },
    }

    entry[#entry + 1] = taken
    for _, block in ipairs(documents[versions and software .. " " .. versions
      or software] or {}) do
      entry[#entry + 1] = block
    end
    calibration(id .. (s.on and "-" .. table.concat(place, "-"):lower()
      :gsub(" ", "-") or ""))(entry)
  end
end

-- A step is the same in pre-training and in fine-tuning of all weights.
local function stack_of_both(id, kind, software, name, memory, speeds)
  local other = kind == "pretrain" and "finetune" or "pretrain"

  stack(kind .. id, kind, software, name, memory, speeds)
  stack(other .. id, other, software, name, memory, speeds)
end

-- Of stacks whose speed alone was measured.
local common = assume "as the default of the kind: no memory was measured" {
  runtime_overhead = 2 * GiB,
  allocator_overhead = 8 * percent,
  gradients_held = true,
  param_scheme = "master",
}

local fast = {
  Megatron = {
    {
      why = "fitted on 8 rows korth, and held so that matrices stay below " ..
        "the 87 percent of the peak that Machine Learning Engineering found " ..
        "at most",
      compute = 80,
      bandwidth = 75,
      attention = 52,
      link = 60,
    },
    {
      on = { "Hopper" },
      why = "set by hand on 3 rows mlm in fp8: the share of 16 bits is what " ..
        "large matrices reach at most (Machine Learning Engineering)",
      compute = 80,
      bandwidth = 67.6,
      narrow = 100,
    },
    {
      on = { "Blackwell", "Blackwell Ultra" },
      why = "fitted on 31 rows simx, median error 2.9 percent",
      compute = 43.8,
      attention = 40,
    },
  },
  NeMo = {
    {
      why = "fitted on 31 rows nemo, median error 4.3 percent; half of the " ..
        "sums over split matrices hide behind them",
      fitted_on = { "Hopper" },
      compute = 67.7,
      bandwidth = 75,
      link = 50,
      attention = 31.7,
      narrow = 91.4,
      overlap = 50,
      network = 400,
      summing = 50,
    },
    {
      on = { "Blackwell", "Blackwell Ultra" },
      why = "fitted on 86 rows nemo, median error 8.4 percent; boards of " ..
        "1000 to 1400 W",
      compute = 92,
      joule = 2.82,
      bandwidth = 93.6,
      link = 85.2,
      attention = 36.7,
      narrow = 95,
      overlap = 50,
      network = 400,
      summing = 50,
    },
  },
}

local megatron = {
  Megatron = "Megatron-LM and its kin",
  NeMo = "NeMo",
}

for _, software in ipairs { "Megatron", "NeMo" } do
  for _, kind in ipairs { "pretrain", "finetune" } do
    stack(kind .. "-" .. software:lower(), kind, software, megatron[software],
      assume("fitted to 30 cases of simx, Megatron-LM 23e00ed0 on " ..
        "B200, of which 15 say what lies between blocks in use: a share that " ..
        "grows as memory fills; loss in place over the split " ..
        "vocabulary; NeMo trains with the same library") {
        sequence_parallel = true,
        logit_bytes = 4.24 * B,
        allocator_overhead = 1 * percent,
        allocator_gaps = 9.5 * percent,
        runtime_overhead = 0.6 * GiB,
      }, fast[software])
  end
end

stack_of_both("-megatron-deepspeed", "pretrain", "Megatron-DeepSpeed",
  "Megatron-DeepSpeed, 2022",
  assume("fitted to 58 cases of bloom: readings of the " ..
    "driver on A100.  DeepSpeed's first stage copies gradients to 32 bits.  " ..
    "The runtime is large: PyTorch of 2022 loads all kernels into the " ..
    "context, DeepSpeed's two buckets of 5e8 numbers take 1.9 GiB, and each " ..
    "of three groups of processes has buffers of its own; no source says " ..
    "how much each takes") {
    fused_kernels = true,
    logit_bytes = 10 * B,
    allocator_overhead = 12.9 * percent,
    runtime_overhead = 7.68 * GiB,
  }, {
  {
    why = "fitted on 89 rows bloom, median error 8.0 percent",
    compute = 67,
    attention = 52,
  },
})

local titan = {
  ["torchtitan"] = 14.2,
  ["torchtitan e7c0cae"] = 4,
  ["torchtitan 820504e"] = 4,
}

for _, software in ipairs { "torchtitan", "torchtitan e7c0cae",
  "torchtitan 820504e" } do
  stack_of_both("-" .. software:gsub(" ", "-"), "pretrain", software,
    "torchtitan, FSDP2",
    assume("fitted to 10 and 2 cases of titan: reserved on " ..
      "H100 and H200.  The loss is compiled since 2025, which saves the " ..
      "wide copies; the builds of that year are given 4 bytes a logit") {
      logit_bytes = titan[software] * B,
      allocator_overhead = 6.84 * percent,
      runtime_overhead = 1 * GiB,
    }, {
      {
        why = "fitted on 8 rows titan, median error 0.4 percent",
        compute = 69.8,
        attention = 35.9,
        selective = 50,
      },
      {
        on = { "Hopper" },
        why = "as the kind's default: its H100 was a variant; every second " ..
          "matrix is repeated",
        selective = 50,
        compute = 60,
        attention = 30,
      },
      {
        on = { "Blackwell", "Blackwell Ultra" },
        why = "fitted on 6 rows titan within what is physical",
        compute = 58.5,
        bandwidth = 25,
        narrow = 45.1,
        selective = 50,
      },
    })
end

stack_of_both("-internevo", "pretrain", "InternEvo", "InternEvo",
  assume("fitted to 11 cases of intern: A800, basis not " ..
    "stated.  Its state takes 28 bytes a parameter and not 20: AdamW over " ..
    "lists of tensors makes temporaries of the size of its moments") {
    gradients_held = true,
    gradient_copy = true,
    reports_reserved = true,
    optimizer_scratch = 60 * percent,
    allocator_overhead = 14 * percent,
    runtime_overhead = 0.6 * GiB,
  }, {
  {
    why = "fitted on 46 rows intern, median error 3.7 percent",
    compute = 65.6,
    link = 48.3,
    overlap = 77.8,
  },
})

stack("pretrain-nanotron", "pretrain", "nanotron", "nanotron",
  assume("fitted to 19 cases of nanotron: H100; it prints " ..
    "what PyTorch reserves; gradients are accumulated in 32 bits beside " ..
    "those of 16") {
    gradient_copy = true,
    sequence_parallel = true,
    reports_reserved = true,
    logit_bytes = 5.44 * B,
    activation_factor = 127 * percent,
    runtime_overhead = 1 * GiB,
  }, {
  {
    why = "fitted on 19 rows nanotron, median error 3.4 percent",
    fitted_on = { "Hopper" },
    compute = 66.9,
    attention = 45,
    network = 52.3,
  },
})

stack_of_both("-litgpt", "finetune", "LitGPT", "LitGPT",
  assume("fitted to 29 cases of litgpt on an A100 40 GB; " ..
    "under FSDP the weights stay gathered through the step") {
    gathered_layers = 1000,
    activation_factor = 102 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack("finetune-fsdp-qlora", "finetune", "fsdp_qlora", "fsdp_qlora",
  assume("fitted to 18 cases of fsdpq: reserved on RTX " ..
    "3090 and 4090; the shifted 32-bit logits are copied once more") {
    allocator_overhead = 11.5 * percent,
    runtime_overhead = 0.6 * GiB,
  }, {
  {
    why = "fitted on 3 rows fsdpq within what is physical",
    compute = 92,
  },
  {
    on = { "Ampere" },
    segments = { "consumer" },
    why = "fitted on 10 rows fsdpq, median error 1.2 percent; two cards without a bridge, 3 GB/s " ..
      "through slow slots, and nothing hides it",
    compute = 85.3,
    bandwidth = 63.6,
    attention = 52,
    link = 5.7,
    overlap = 0,
    unpacking = 14,
  },
  {
    on = { "Ada Lovelace" },
    segments = { "consumer" },
    why = "fitted on 8 rows fsdpq, median error 0.3 percent",
    compute = 81.9,
    bandwidth = 66.4,
    overlap = 55,
    unpacking = 19.2,
  },
})

stack("finetune-torchtune", "finetune", "torchtune", "torchtune",
  assume("fitted to 12 cases of tune, 2024-09 and 2024-11: " ..
    "compiled layers, loss in eight chunks") {
    runtime_overhead = 0.6 * GiB,
  }, {
  {
    why = "fitted on 10 rows tune, median error 3.0 percent",
    compute = 83.3,
    attention = 44.4,
  },
  {
    on = { "Ada Lovelace" },
    segments = { "consumer" },
    why = "set by hand near the kind's default there: a fit to 3 rows tune " ..
      "alone takes all of the peak",
    compute = 92,
    bandwidth = 85,
    attention = 65,
    joule = 4,
    unpacking = 17,
  },
})

-- By month of 2024 or by release.
for _, versions in ipairs { "2024-01..2024-08", "..0.2" } do
  stack("finetune-torchtune-" .. versions:gsub(".*%.%.", ""), "finetune",
    "torchtune",
    "torchtune, before chunked losses",
    assume("fitted to 5 cases of tune of 2024-08: reserved " ..
      "on RTX 4090") {
      allocator_overhead = 20.3 * percent,
      runtime_overhead = 0.6 * GiB,
    }, nil, versions)
end

stack_of_both("-swift", "finetune", "ms-swift", "ms-swift",
  assume("fitted to 67 cases of swift: reserved on an " ..
    "A100 80 GB; sequences of all lengths up to the cap leave blocks of all " ..
    "sizes behind, AdamW works over lists of tensors.  The runtime is not " ..
    "in what PyTorch reserves and is that of other stacks") {
    param_scheme = "pure",
    optimizer_scratch = 30 * percent,
    allocator_overhead = 3.95 * percent,
    allocator_cache = 125 * percent,
    runtime_overhead = 0.6 * GiB,
  })

stack_of_both("-qwen", "finetune", "transformers+peft, DeepSpeed",
  "Transformers, PEFT and DeepSpeed",
  assume("fitted to 42 cases of qwen1: A100 80 GB, basis " ..
    "not stated, taken for the driver's, in units that are not stated") {
    optimizer_scratch = 33 * percent,
    logit_bytes = 14.6 * B,
    allocator_overhead = 6.2 * percent,
    runtime_overhead = 2 * GiB,
  }, {
  {
    why = "fitted on 42 rows qwen1, median error 3.8 percent; launches as " ..
      "in decoding, see serve.lua: short sequences wait for the host",
    compute = 70.1,
    bandwidth = 44.8,
    attention = 52,
    launch = 870,
    unpacking = 13.3,
  },
})

stack_of_both("-llama-factory", "finetune", "LLaMA-Factory",
  "LLaMA-Factory",
  assume("fitted to 5 cases of lf: basis not stated, " ..
    "taken for the driver's; PEFT prepares quantized models") {
    allocator_overhead = 6.2 * percent,
    runtime_overhead = 1.05 * GiB,
  }, {
  {
    why = "fitted on 5 rows lf, median error 12.2 percent",
    compute = 39.6,
    attention = 41.4,
    unpacking = 14,
  },
})

-- Programs that hand the model to DeepSpeed.
stack_of_both("-deepspeed", "finetune", "DeepSpeed", "DeepSpeed",
  assume("not measured alone: masters in 32 bits, as its optimizer keeps " ..
    "them, and copies of gradients for their step; the rest as the default") {
    wide_tables = true,
    allocator_overhead = 6 * percent,
    allocator_cache = 60 * percent,
    runtime_overhead = 2 * GiB,
  })

local as_trl = assume("not fitted: 7 cases of unsloth say the longest " ..
  "sequence that fits a card, and need 88 to 100 percent of it with these; " ..
  "a 16-bit logit " ..
  "and four of 32 bits, few gaps where memory is about to run out, and " ..
  "free blocks as of the default where it is not") {
  param_scheme = "amp",
  allocator_overhead = 5 * percent,
  allocator_cache = 60 * percent,
  runtime_overhead = 2 * GiB,
}

stack_of_both("-trl", "finetune", "HF TRL", "Hugging Face TRL", as_trl)

-- Not measured: as TRL, but labels are shifted since, and logits are copied
-- once less.
stack("finetune-transformers", "finetune", "transformers",
  "Transformers since 4.50", as_trl, nil, "4.50..")

stack("finetune-unsloth", "finetune", "Unsloth", "Unsloth",
  assume("not fitted: 9 cases of unsloth say the longest sequence that fits " ..
    "a card, and need 89 to 100 percent of it with these.  The loss is fused " ..
    "with the head, checkpoints lie in the host's memory, and kernels that " ..
    "work in place keep about three quarters of a layer") {
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
  }, {
  {
    why = "fitted on 6 rows mlperft, median error 0.3 percent",
    fitted_on = { "Hopper", "Blackwell", "Ada Lovelace" },
    compute = 61.3,
    link = 68,
    narrow = 86.3,
  },
  {
    on = { "CDNA3" },
    why = "fitted on 8 rows mlperft, median error 9.2 percent; boards of " ..
      "750 and 1000 W",
    compute = 86.2,
    joule = 1.22,
    bandwidth = 45,
    attention = 50.5,
    narrow = 82,
  },
  {
    on = { "CDNA4" },
    why = "fitted on 2 rows mlperft, median error 8.7 percent",
    compute = 86.2,
    joule = 3.1,
    bandwidth = 45,
    attention = 50.5,
    narrow = 82,
  },
})

stack_of_both("-composer", "pretrain", "Composer", "Composer, FSDP", common,
  {
    {
      why = "fitted on 112 rows mpt, median error 2.6 percent",
      compute = 77.2,
      attention = 30,
    },
    {
      on = { "Hopper" },
      why = "fitted on 60 rows mpt, median error 2.4 percent",
      compute = 66.3,
      bandwidth = 44.4,
      attention = 16.9,
    },
  })

stack("pretrain-llm-q", "pretrain", "llm.q", "llm.q", common, {
  {
    why = "fitted on 47 rows llmq within what is physical; boards of 575 " ..
      "and 600 W, of half and of the full rate",
    fitted_on = { "Blackwell" },
    compute = 92,
    joule = 4.8,
    bandwidth = 96,
    attention = 80,
    narrow = 78,
    overlap = 50,
  },
  {
    on = { "Hopper" },
    why = "fitted on 20 rows llmq, median error 2.0 percent",
    compute = 79.3,
    bandwidth = 82.6,
    narrow = 72.7,
  },
  {
    on = { "Ada Lovelace" },
    why = "fitted on 16 rows llmq within what is physical",
    compute = 92,
    bandwidth = 77.6,
    attention = 80,
    narrow = 96,
  },
})

stack("finetune-xtuner", "finetune", "XTuner", "XTuner", common, {
  {
    why = "fitted on 14 rows xtun, median error 5.7 percent",
    compute = 75.1,
    attention = 57.9,
    overlap = 77.7,
  },
})

stack("pretrain-flash-attention", "pretrain",
  "flash-attention training scripts", "Scripts of FlashAttention", common,
  {
  {
    why = "fa",
    attention = 55,
    compute = 67,
    bandwidth = 56,
  },
})

stack("finetune-pytorch-amp", "finetune", "PyTorch AMP",
  "PyTorch, mixed precision, BERT", common, {
  {
    why = "fitted on 5 rows dle, median error 1.7 percent; in 32 bits as " ..
      "the default",
    compute = 41.3,
    attention = 52,
  },
})

stack("finetune-ngc-pytorch", "finetune", "NGC PyTorch",
  "PyTorch of NGC, BERT", common, {
  {
    why = "fitted on 11 rows lam, median error 6.2 percent; in 32 bits as " ..
      "the default",
    compute = 60.4,
    bandwidth = 45.1,
    attention = 52,
  },
  {
    on = { "Hopper" },
    why = "fitted on 14 rows lam, median error 6.7 percent",
    compute = 45,
    bandwidth = 57.4,
    attention = 52,
  },
  {
    on = { "Blackwell" },
    why = "fitted on 6 rows lam, median error 0.5 percent",
    compute = 29.4,
    bandwidth = 49.4,
    attention = 52,
  },
  {
    on = { "Ada Lovelace" },
    why = "fitted on 12 rows lam, median error 8.0 percent",
    compute = 24.6,
    bandwidth = 95.6,
    scores = 21.1,
  },
  {
    on = { "Volta" },
    why = "fitted on 4 rows lam, median error 10.0 percent; in 32 bits as " ..
      "the default",
    compute = 43.2,
    bandwidth = 45,
    attention = 52,
  },
})

stack("pretrain-mlperf-nemo", "pretrain", "MLPerf Training",
  "NeMo, as in MLPerf", common, {
  {
    why = "fitted on 7 rows mlperft within what is physical",
    fitted_on = { "Hopper", "Blackwell" },
    compute = 92,
    bandwidth = 75,
    attention = 50.8,
    narrow = 93.5,
    overlap = 50,
    network = 400,
    summing = 52.6,
  },
})
