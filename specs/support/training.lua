-- Stacks that train: which vendors they run on, which methods, and how one
-- copy may be split.  What no record speaks of stays in and is called untested.

support "trl" {
  name = "TRL, fine-tuning over several GPUs",
  software = "trl",
  kinds = { "finetune" },
  vendors = { "NVIDIA" },
  cite("trl-distributing", "Accelerate creates one model per GPU") {
    state = "supported",
  },
}

-- Weights of four bits are one buffer of bytes, which FSDP cuts into shards
-- and puts together again before use; nothing cuts its matrices.
local stages = {
  trl = { "trl-distributing", "DeepSpeed ZeRO, FSDP" },
  ["llama-factory"] = { "llama-factory-megatron", "finetuning_type: full, alone" },
  fsdp_qlora = { "bitsandbytes-fsdp-qlora", "FSDP-QLoRA combines data parallelism" },
}
for _, software in ipairs { "trl", "llama-factory", "fsdp_qlora" } do
  support(software .. "-qlora-tensor") {
    name = software .. ", QLoRA with split matrices",
    software = software,
    kinds = { "finetune" },
    methods = { "qlora" },
    parallel = { "tensor" },
    note = "bitsandbytes documents QLoRA over several GPUs by FSDP alone.",
    cite("bitsandbytes-fsdp-qlora", "FSDP-QLoRA combines data parallelism") {
      state = "not",
    },
  }
  support(software .. "-pipeline") {
    name = software .. ", stages of a pipeline",
    software = software,
    kinds = { "finetune" },
    methods = software == "llama-factory" and { "lora", "qlora" } or nil,
    parallel = { "pipeline" },
    note = "Its documents split over GPUs by data parallel, FSDP and ZeRO.",
    cite(stages[software][1], stages[software][2]) { state = "not" },
  }
end

support "llama-factory-megatron" {
  name = "LLaMA-Factory, full fine-tuning by Megatron",
  software = "llama-factory",
  kinds = { "finetune" },
  methods = { "full" },
  vendors = { "NVIDIA" },
  parallel = { "tensor", "pipeline", "expert", "data", "zero", "nodes" },
  note = "By an adapter of its own, mcore_adapter, since October 2025.",
  cite("llama-factory-megatron", "pipeline_model_parallel_size: 4; full alone") {
    state = "partial",
  },
}

support "trl-nf4" {
  name = "TRL, weights in four bits",
  software = "trl",
  kinds = { "finetune" },
  methods = { "qlora" },
  vendors = { "NVIDIA" },
  formats = { "nf4", "nf4_dq", "fp4", "fp4_dq" },
  note = "By bitsandbytes.",
  cite("trl-peft", "quant_type nf4 or fp4, use_double_quant") {
    state = "supported",
  },
}

support "torchtune-nf4" {
  name = "torchtune, weights in four bits",
  software = "torchtune",
  kinds = { "finetune" },
  methods = { "qlora" },
  vendors = { "NVIDIA" },
  formats = { "nf4", "nf4_dq" },
  note = "By torchao, whose scales are quantized again.",
  cite("torchtune-qlora", "NF4Tensor, as specified in the paper") {
    state = "supported",
  },
}

support "torchtune-qlora" {
  name = "torchtune, QLoRA over several GPUs",
  software = "torchtune",
  kinds = { "finetune" },
  methods = { "qlora" },
  cite("torchtune-0.2", "support for QLoRA with FSDP2") {
    state = "supported",
  },
}

-- Its recipe of LoRA and QLoRA over several GPUs refuses split matrices, and
-- shares work by data and context alone; that of full fine-tuning is another.
support "torchtune-lora-tensor" {
  name = "torchtune, LoRA with split matrices",
  software = "torchtune",
  kinds = { "finetune" },
  methods = { "lora", "qlora" },
  parallel = { "tensor" },
  cite("torchtune-lora", "Tensor parallelism is not supported in this recipe") {
    state = "not",
  },
}

support "torchtune-lora-pipeline" {
  name = "torchtune, LoRA in stages of a pipeline",
  software = "torchtune",
  kinds = { "finetune" },
  methods = { "lora", "qlora" },
  parallel = { "pipeline" },
  note = "Its device mesh has data, tensor and context dimensions.",
  cite("torchtune-lora", "ParallelDims: dp_replicate, dp_shard, tp, cp") {
    state = "not",
  },
}

support "unsloth" {
  name = "Unsloth on NVIDIA since Volta",
  software = "unsloth",
  kinds = { "finetune" },
  vendors = { "NVIDIA" },
  cite("unsloth-requirements", "minimum CUDA capability 7.0") {
    state = "supported",
  },
}

support "unsloth-others" {
  name = "Unsloth on AMD and Intel",
  software = "unsloth",
  kinds = { "finetune" },
  vendors = { "AMD", "Intel" },
  note = "By guides of their own, apart from the usual installation.",
  cite("unsloth-requirements", "AMD and Intel GPUs, by specific guides") {
    state = "partial",
  },
}

for _, split in ipairs { "tensor", "pipeline" } do
  support("unsloth-" .. split) {
    name = "Unsloth, one copy over several GPUs: " .. split,
    software = "unsloth",
    kinds = { "finetune" },
    parallel = { split },
    note = "Over several GPUs it documents data parallel, FSDP and ZeRO.",
    cite("unsloth-multi-gpu", "Accelerate and DeepSpeed, FSDP and DDP") {
      state = "not",
    },
  }
end

support "nemo" {
  name = "NeMo on NVIDIA",
  software = "nemo",
  kinds = { "pretrain", "finetune" },
  vendors = { "NVIDIA" },
  cite("nemo-qlora", "NeMo Framework container of NVIDIA") {
    state = "supported",
  },
}

support "nemo-foreign" {
  name = "NeMo on AMD and Intel",
  software = "nemo",
  kinds = { "pretrain", "finetune" },
  vendors = { "AMD", "Intel" },
  cite("nemo-automodel", "NVIDIA's GPU accelerated training framework") {
    state = "not",
  },
}

support "pytorch-nvidia" {
  name = "PyTorch on NVIDIA",
  software = "pytorch",
  kinds = { "vision_train", "vision_infer" },
  vendors = { "NVIDIA" },
  cite("pytorch-locally", "compute platform: CUDA") { state = "supported" },
}

support "pytorch-amd" {
  name = "PyTorch on AMD",
  software = "pytorch",
  kinds = { "vision_train", "vision_infer" },
  vendors = { "AMD" },
  cite("pytorch-locally", "compute platform: ROCm") { state = "supported" },
}

support "ngc-pytorch" {
  name = "NVIDIA's PyTorch container",
  software = "ngc pytorch",
  kinds = { "vision_train" },
  vendors = { "NVIDIA" },
  cite("ngc-pytorch", "CUDA compute capability 6.0 and higher") {
    state = "supported",
  },
}

support "ngc-pytorch-foreign" {
  name = "NVIDIA's PyTorch container on AMD and Intel",
  software = "ngc pytorch",
  kinds = { "vision_train" },
  vendors = { "AMD", "Intel" },
  cite("ngc-pytorch", "GPU requirements: CUDA compute capability 6.0") { state = "not" },
}

-- llm.q shards by ZeRO over the GPUs of one machine, and splits nothing else.
support "llm.q" {
  name = "llm.q on NVIDIA",
  software = "llm.q",
  kinds = { "pretrain" },
  vendors = { "NVIDIA" },
  cite("llmq-readme", "in CUDA; requires CUDA 12 or later") {
    state = "supported",
  },
}

support "llm.q-foreign" {
  name = "llm.q on AMD and Intel",
  software = "llm.q",
  kinds = { "pretrain" },
  vendors = { "AMD", "Intel" },
  cite("llmq-readme", "requires CUDA 12 or later") { state = "not" },
}

support "llm.q-nodes" {
  name = "llm.q, several machines",
  software = "llm.q",
  kinds = { "pretrain" },
  parallel = { "nodes" },
  cite("llmq-readme", "a single node with multiple GPUs") { state = "not" },
}

for _, split in ipairs { "tensor", "pipeline", "context", "expert" } do
  support("llm.q-" .. split) {
    name = "llm.q, one copy over several GPUs: " .. split,
    software = "llm.q",
    kinds = { "pretrain" },
    parallel = { split },
    note = "Of several GPUs it documents the levels of ZeRO alone.",
    cite("llmq-readme", "Multi-GPU: --zero-level 1 to 3") { state = "not" },
  }
end
