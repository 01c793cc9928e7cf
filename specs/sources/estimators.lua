-- Other estimators of memory, compared with on the accuracy page.

source "accelerate-estimate" {
  title = "Accelerate: model memory estimator",
  author = "Hugging Face",
  url = "https://huggingface.co/docs/accelerate/usage_guides/model_size_estimator",
  licence = "Apache-2.0",
  note = "Compared with on the accuracy page; its formula came through a "
    .. "survey of estimators.",
}

source "megatron-memory-report" {
  title = "Megatron-LM: theoretical_memory_usage.py",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/Megatron-LM/blob/main/megatron/training/theoretical_memory_usage.py",
  retrieved = "2026-11-21",
  note = "Compared with on the accuracy page.",
}

source "llm-analysis" {
  title = "llm-analysis: latency and memory analysis of transformer models",
  author = "Cheng Li",
  url = "https://github.com/cli99/llm-analysis",
  licence = "Apache-2.0",
  retrieved = "2026-11-21",
  note = "Compared with on the accuracy page.",
}

source "eleuther-cookbook" {
  title = "The cookbook: calc_transformer_mem.py",
  author = "EleutherAI",
  url = "https://github.com/EleutherAI/cookbook/blob/main/calc/calc_transformer_mem.py",
  licence = "Apache-2.0",
  retrieved = "2026-11-21",
  note = "Compared with on the accuracy page.",
}

source "hf-mem" {
  title = "hf-mem: estimate the memory of inference from a model's files",
  author = "Alvaro Bartolome",
  url = "https://github.com/alvarobartt/hf-mem",
  note = "Compared with on the accuracy page; its formula came through a "
    .. "survey of estimators.",
}
