-- Where dimensions and parameter counts of networks come from.

source "litgpt-config" {
  title = "LitGPT: model configurations",
  author = "Lightning AI",
  url = "https://github.com/Lightning-AI/litgpt/blob/main/litgpt/config.py",
  licence = "Apache-2.0",
  note = "Revision of August 2026.",
}

source "aiconfigurator-model-configs" {
  title = "AIConfigurator: copies of published config.json files",
  author = "NVIDIA",
  url = "https://github.com/ai-dynamo/aiconfigurator/tree/main/aic-core/src/"
    .. "aiconfigurator_core/model_configs",
  licence = "Apache-2.0",
  note = "Revision of August 2026.",
}

source "gemma-pytorch-config" {
  title = "Gemma in PyTorch: configurations",
  author = "Google",
  url = "https://github.com/google/gemma_pytorch/blob/main/gemma/config.py",
  licence = "Apache-2.0",
}

source "gpu-poor-configs" {
  title = "gpu_poor: collected config.json files",
  author = "Rahul Shiv Chand",
  url = "https://github.com/RahulSChand/gpu_poor/blob/main/public/"
    .. "all_configs.json",
  date = "2024-12-03",
  note = "GPT-2's own README gives the sizes as rounded figures.",
}

source "keras-hub-presets" {
  title = "KerasHub: presets with parameter counts",
  author = "Keras team",
  url = "https://github.com/keras-team/keras-hub",
  licence = "Apache-2.0",
  note = "Revision of August 2026.",
}

source "kvfit-registry" {
  title = "kvfit: safetensors totals of the Hugging Face Hub",
  author = "kvfit contributors",
  note = "scripts/build_registry.py, found through an index of public code.",
}

source "hub-safetensors-totals" {
  title = "Hugging Face Hub: safetensors totals with revisions",
  author = "Hugging Face",
  url = "https://huggingface.co/meta-llama",
  note = "Through a study's data script that names the revision of each.",
}

source "mixtral-8x22b-announcement" {
  title = "Cheaper, Better, Faster, Stronger",
  author = "Mistral AI",
  url = "https://mistral.ai/news/mixtral-8x22b",
  date = "2024-04-17",
}

source "genz-models" {
  title = "GenZ-LLM-Analyzer: model sets",
  author = "Abhimanyu Bambhaniya and others",
  url = "https://github.com/abhibambhaniya/GenZ-LLM-Analyzer/tree/main/GenZ/"
    .. "Models/Model_sets",
  licence = "MIT",
  note = "Some entries have typing faults; the counts tell them apart.",
}

source "deepseek-v3-repository" {
  title = "DeepSeek-V3: inference configurations and README",
  author = "DeepSeek-AI",
  url = "https://github.com/deepseek-ai/DeepSeek-V3/tree/main/inference/"
    .. "configs",
  licence = "MIT",
}

source "deepseek-v2-repository" {
  title = "DeepSeek-V2: README",
  author = "DeepSeek-AI",
  url = "https://github.com/deepseek-ai/DeepSeek-V2",
}

source "calculon-models" {
  title = "Calculon: model configurations",
  author = "Calculon authors",
  url = "https://github.com/calculon-ai/calculon/tree/main/models",
  licence = "Apache-2.0",
}

source "bert-repository" {
  title = "BERT: configurations",
  author = "Google Research",
  url = "https://github.com/google-research/bert",
  licence = "Apache-2.0",
}

source "transformers-configurations" {
  title = "Transformers: default configurations",
  author = "Hugging Face",
  url = "https://github.com/huggingface/transformers/tree/main/src/"
    .. "transformers/models",
  licence = "Apache-2.0",
  note = "The defaults are those of the published checkpoint.",
}

source "open-clip-configs" {
  title = "OpenCLIP: model configurations",
  author = "ML Foundations",
  url = "https://github.com/mlfoundations/open_clip/tree/main/src/open_clip/"
    .. "model_configs",
}

source "clip-repository" {
  title = "CLIP: code",
  author = "OpenAI",
  url = "https://github.com/openai/CLIP",
  licence = "MIT",
}

source "generative-models-configs" {
  title = "Generative models: configurations",
  author = "Stability AI",
  url = "https://github.com/Stability-AI/generative-models/tree/main/configs/"
    .. "inference",
  licence = "MIT",
}

source "ldm-configs" {
  title = "Latent diffusion: configurations v1 and v2",
  author = "CompVis, Stability AI",
  url = "https://github.com/CompVis/stable-diffusion/tree/main/configs/"
    .. "stable-diffusion",
}

source "sd3.5-repository" {
  title = "Stable Diffusion 3.5: reference code",
  author = "Stability AI",
  url = "https://github.com/Stability-AI/sd3.5",
  licence = "MIT",
}

source "flux-repository" {
  title = "FLUX: reference code",
  author = "Black Forest Labs",
  url = "https://github.com/black-forest-labs/flux",
  licence = "Apache-2.0",
}

source "diffusion-totals" {
  title = "Parameter totals of diffusion models",
  author = "Documentation and presets of several libraries",
  note = "Diffusers' documentation, the totals of published files and those "
    .. "of KerasHub's presets; for Stable Diffusion 3 the preset's total less "
    .. "its text encoders and VAE.",
}

source "timm-results" {
  title = "PyTorch image models: results on ImageNet",
  author = "Ross Wightman",
  url = "https://github.com/huggingface/pytorch-image-models/blob/main/"
    .. "results/results-imagenet.csv",
  licence = "Apache-2.0",
}

source "whisper-repository" {
  title = "Whisper: code and table of sizes",
  author = "OpenAI",
  url = "https://github.com/openai/whisper",
  licence = "MIT",
}

source "bge-m3-card" {
  title = "BGE-M3: model card and config.json",
  author = "Beijing Academy of Artificial Intelligence",
  url = "https://huggingface.co/BAAI/bge-m3",
  licence = "MIT",
  note = "XLM-RoBERTa large with 8194 positions; not opened for this guide, "
    .. "its dimensions give the 568 million parameters that are printed.",
}

source "bge-reranker-v2-m3-card" {
  title = "BGE reranker v2 M3: model card and config.json",
  author = "Beijing Academy of Artificial Intelligence",
  url = "https://huggingface.co/BAAI/bge-reranker-v2-m3",
  licence = "Apache-2.0",
  note = "BGE-M3 with one score for the first token; not opened for this "
    .. "guide, its dimensions give the 568 million that are printed.",
}

source "e5-mistral-card" {
  title = "E5-mistral-7b-instruct: model card",
  author = "Liang Wang and others, Microsoft",
  url = "https://huggingface.co/intfloat/e5-mistral-7b-instruct",
  licence = "MIT",
  note = "Mistral 7B v0.1 without its output head; not opened for this "
    .. "guide, its dimensions give the 7.11 billion that are printed.",
}

source "nim-mistral-small-3" {
  title = "NVIDIA NIM: mistralai/mistral-small-24b-instruct",
  author = "NVIDIA",
  url = "https://docs.api.nvidia.com/nim/reference/mistralai-mistral-small-24b-instruct",
}
