-- How stacks split one copy over accelerators, as their makers say.  A record
-- speaks of copies that are split in all of its ways at once, and in some of
-- them; what is split as no record says is graded untested.

local function splits(id, name, software, kinds, parallel, source, where, note)
  support(id) {
    name = name,
    software = software,
    kinds = kinds,
    parallel = parallel,
    note = note,
    cite(source, where) { state = "supported" },
  }
end

splits("vllm-tensor-pipeline", "vLLM, matrices and stages over machines",
  "vllm", { "serve" }, { "tensor", "pipeline", "nodes" }, "vllm-parallelism",
  "combine tensor parallelism with pipeline parallelism")
splits("vllm-expert", "vLLM, experts over GPUs and machines",
  "vllm", { "serve" }, { "tensor", "expert", "nodes" }, "vllm-expert-parallel",
  "experts in Mixture-of-Experts models to be deployed on separate GPUs")

splits("tensorrt-llm-tensor-pipeline",
  "TensorRT-LLM, matrices and stages over machines",
  "tensorrt-llm", { "serve" }, { "tensor", "pipeline", "nodes" },
  "tensorrt-llm-parallel", "multiple strategies, on single and multiple nodes")
splits("tensorrt-llm-expert", "TensorRT-LLM, experts over GPUs and machines",
  "tensorrt-llm", { "serve" }, { "tensor", "expert", "nodes" },
  "tensorrt-llm-parallel", "expert parallel, and wide expert parallel")

splits("sglang-expert", "SGLang, matrices and experts over GPUs",
  "sglang", { "serve" }, { "tensor", "expert" },
  "sglang-server-arguments", "--tp-size, --ep-size")
splits("sglang-pipeline", "SGLang, matrices and stages over machines",
  "sglang", { "serve" }, { "tensor", "pipeline", "nodes" },
  "sglang-pipeline", "cross-node communication at the boundaries of stages")

splits("llama-cpp-layers", "llama.cpp, layers over GPUs", "llama.cpp",
  { "serve" }, { "pipeline" }, "llama-cpp-multi-gpu",
  "layer: each GPU holds a contiguous slice of layers")

-- Training.
local all = { "tensor", "pipeline", "context", "expert", "data", "zero",
  "nodes" }

splits("megatron-splits", "Megatron Core, all ways together",
  "megatron", { "pretrain", "finetune" }, all, "megatron-parallelism",
  "multiple parallelism strategies that can be combined")
splits("nemo-splits", "NeMo, all ways together", "nemo",
  { "pretrain", "finetune" }, all, "megatron-bridge-parallelism",
  "which can be mixed together arbitrarily")
splits("torchtitan-splits", "torchtitan, FSDP2 with matrices, stages, context",
  "torchtitan", { "pretrain" },
  { "tensor", "pipeline", "context", "data", "zero", "nodes" },
  "torchtitan-features", "multi-dimensional composable parallelisms")
splits("deepspeed-zero", "DeepSpeed, ZeRO over machines", "deepspeed",
  { "pretrain", "finetune" }, { "data", "zero", "nodes" },
  "deepspeed-large-models", "ZeRO: a memory efficient form of data parallelism")
splits("composer-fsdp", "Composer, FSDP over machines", "composer",
  { "pretrain", "diffusion_train" }, { "data", "zero", "nodes" },
  "composer-readme", "FullyShardedDataParallelism; efficient, multi-node")
splits("trl-zero", "TRL, data parallel, ZeRO and FSDP over machines", "trl",
  { "finetune" }, { "data", "zero", "nodes" }, "trl-distributing",
  "across multiple GPUs or nodes")
splits("llama-factory-zero", "LLaMA-Factory, ZeRO over machines",
  "llama-factory", { "finetune" }, { "data", "zero", "nodes" },
  "llama-factory-examples", "Accelerate on multiple nodes; DeepSpeed ZeRO-3")
splits("torchtune-fsdp", "torchtune, FSDP2 over machines", "torchtune",
  { "finetune" }, { "data", "zero", "nodes" }, "torchtune-readme",
  "full, LoRA and QLoRA on more than one node; PyTorch FSDP2")
splits("fsdp-qlora", "fsdp_qlora, FSDP on one machine", "fsdp_qlora",
  { "finetune" }, { "data", "zero" }, "bitsandbytes-fsdp-qlora",
  "FSDP-QLoRA combines data parallelism")
splits("llm.q-zero", "llm.q, ZeRO on one machine", "llm.q", { "pretrain" },
  { "data", "zero" }, "llmq-readme", "Multi-GPU: --zero-level 1 to 3")

-- Images.
for _, software in ipairs { "pytorch", "ngc pytorch" } do
  local id = software:gsub(" ", "-")
  splits(id .. "-ddp", "PyTorch, data parallel over machines", software,
    { "vision_train" }, { "data", "nodes" }, "pytorch-ddp",
    "replicated on each machine and each device",
    software ~= "pytorch" and "The container holds PyTorch." or nil)
end
splits("timm-ddp", "timm, data parallel on one machine", "timm",
  { "vision_train" }, { "data" }, "timm-scripts",
  "distributed_train.sh: locally distributed, one process per GPU")
splits("diffusers-ddp", "Diffusers, training with several GPUs", "diffusers",
  { "diffusion_train" }, { "data" }, "diffusers-multi-gpu",
  "accelerate allows for seamless multi-GPU training")
support "diffusers-context" {
  name = "Diffusers, one image on several GPUs",
  software = "diffusers",
  versions = "0.36..",
  kinds = { "diffusion_infer" },
  parallel = { "context" },
  note = "Of networks that are transformers.",
  cite("diffusers-parallel", "ContextParallelConfig: the sequence is split") {
    state = "supported",
  },
}
