-- Documents that say what to run a job on, or what a job was run on.  Where
-- retrieved is given, a stored copy of the page was read on that day.

source "nvidia-rag-operator" {
  title = "NVIDIA Enterprise RAG LLM Operator 24.3.0: Platform Support",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/ai-enterprise/rag-llm-operator/24.3.0/"
    .. "platform-support.html",
  retrieved = "2026-11-22",
}

source "nvidia-nim-24.05" {
  title = "NVIDIA NIM for large language models 24.05: Support Matrix",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/nim/large-language-models/24.05.rc15/"
    .. "support-matrix.html",
  retrieved = "2026-11-22",
}

source "nvidia-nim-1.0" {
  title = "NVIDIA NIM for large language models 1.0.0: Support Matrix",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/nim/large-language-models/1.0.0/"
    .. "support-matrix.html",
  retrieved = "2026-11-22",
}

source "nvidia-nim-gke" {
  title = "Hardware Support for NVIDIA NIM on Google Kubernetes Engine",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/nim/cloud/gke/hardware.md",
  retrieved = "2026-11-22",
}

source "nvidia-nim-benchmarks" {
  title = "NVIDIA NIM LLMs Benchmarking: Performance",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/nim/benchmarking/llm/1.0.0/performance.md",
  retrieved = "2026-11-22",
}

source "nvidia-megatron-bridge" {
  title = "Megatron Bridge: performance summary and its archive",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA-NeMo/Megatron-Bridge",
  note = "As collected with the measured cases.",
}

source "nvidia-dle" {
  title = "NVIDIA Deep Learning Examples",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/DeepLearningExamples",
  note = "As collected with the measured cases.",
}

source "hf-gke-405b" {
  title = "Deploy Llama 3.1 405B with TGI DLC on GKE",
  author = "Hugging Face",
  url = "https://huggingface.co/docs/google-cloud/main/examples/"
    .. "gke-tgi-llama-405b-deployment",
  retrieved = "2026-11-22",
}

source "aws-lmi" {
  title = "Large Model Inference: Instance Type Selection",
  author = "AWS, Deep Java Library",
  url = "https://docs.djl.ai/master/docs/serving/serving/docs/lmi/"
    .. "deployment_guide/instance-type-selection.html",
  retrieved = "2026-11-22",
}

source "hf-sagemaker" {
  title = "sagemaker-models: model.json",
  author = "Philipp Schmid, Hugging Face",
  url = "https://huggingface.co/philschmid/sagemaker-models",
  retrieved = "2026-11-22",
}

source "hf-sagemaker-metadata" {
  title = "amazon-sagemaker/repository-metadata: discussion 26",
  author = "Amazon and Hugging Face",
  url = "https://huggingface.co/datasets/amazon-sagemaker/"
    .. "repository-metadata/discussions/26/files",
  retrieved = "2026-11-22",
}

source "vllm-recipes" {
  title = "vLLM recipes",
  author = "vLLM project",
  url = "https://github.com/vllm-project/recipes",
  licence = "Apache-2.0",
  retrieved = "2026-11-22",
}

source "openai-cookbook-vllm" {
  title = "How to run gpt-oss with vLLM",
  author = "OpenAI",
  url = "https://cookbook.openai.com/articles/gpt-oss/run-vllm",
  date = "2025-08-05",
  retrieved = "2026-11-22",
}

source "moonshot-kimi-k2" {
  title = "Kimi-K2 Deployment Guide",
  author = "Moonshot AI",
  url = "https://github.com/MoonshotAI/Kimi-K2/blob/main/docs/"
    .. "deploy_guidance.md",
  retrieved = "2026-11-22",
}

source "gemma-3-qat" {
  title = "Gemma 3 QAT models: bringing state-of-the-art AI to consumer GPUs",
  author = "Edouard Yvinec and Phil Culliton, Google",
  url = "https://developers.googleblog.com/en/"
    .. "gemma-3-quantized-aware-trained-state-of-the-art-ai-to-consumer-gpus/",
  date = "2025-04-18",
  note = "As engineering.fyi sums it up.",
}

source "answerai-fsdp-qlora" {
  title = "You can now train a 70b language model at home",
  author = "Answer.AI",
  url = "https://www.answer.ai/posts/2024-03-06-fsdp-qlora.html",
  date = "2024-03-06",
  note = "From general knowledge; its measured runs are among our cases.",
}

source "mosaic-diffusion" {
  title = "MosaicML diffusion: README",
  author = "MosaicML",
  url = "https://github.com/mosaicml/diffusion",
  note = "As collected with the measured cases; A100 of 40 or 80 GB, it does "
    .. "not say which.",
}

source "bloom-2022" {
  title = "BLOOM: A 176B-Parameter Open-Access Multilingual Language Model",
  author = "BigScience Workshop",
  url = "https://arxiv.org/abs/2211.05100",
  date = "2022-11-09",
  note = "From general knowledge of the paper; runs of its preparation are "
    .. "among our cases.",
}

source "opt-2022" {
  title = "OPT: Open Pre-trained Transformer Language Models",
  author = "Susan Zhang and others",
  url = "https://arxiv.org/abs/2205.01068",
  date = "2022-05-02",
  note = "From general knowledge of the paper.",
}
