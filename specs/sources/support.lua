-- What runs where, as the makers of the software say, and how long hardware
-- takes to arrive.

source "vllm-quantization" {
  title = "vLLM: quantization, supported hardware",
  author = "vLLM project",
  url = "https://docs.vllm.ai/en/v0.15.1/features/quantization/",
  retrieved = "2026-11-26",
  note = "Table of versions 0.5.3, 0.6.4, 0.9.2, 0.11.2, 0.14.0 and 0.15.1 and "
    .. "that of the day opened; the rows used here are the same from 0.9.2 on, "
    .. "but for Marlin on Turing, which is ticked after 0.15.1. Its "
    .. "columns end with Hopper, and it has one for all AMD GPUs.",
}

source "vllm-gguf" {
  title = "vLLM: GGUF",
  author = "vLLM project",
  url = "https://docs.vllm.ai/en/latest/features/quantization/gguf/",
  retrieved = "2026-11-23",
  note = "Versions 0.6.3 and 0.9.2 and the page of the day say the same.",
}

source "vllm-fp8" {
  title = "vLLM: FP8 W8A8",
  author = "vLLM project",
  url = "https://docs.vllm.ai/en/v0.32.0/features/quantization/llm_compressor/"
    .. "fp8/",
  retrieved = "2026-11-22",
}

source "vllm-fp8-ampere" {
  title = "vLLM 0.5.4: FP8",
  author = "vLLM project",
  url = "https://docs.vllm.ai/en/v0.5.4/quantization/fp8.html",
  retrieved = "2026-11-26",
  note = "Pages of 0.5.5 and 0.6.3 and that of the day say the same of Ampere.",
}

source "vllm-installation" {
  title = "vLLM: installation on GPUs, requirements",
  author = "vLLM project",
  url = "https://docs.vllm.ai/en/v0.14.0/getting_started/installation/gpu/",
  retrieved = "2026-11-22",
}

source "vllm-installation-0.21" {
  title = "vLLM 0.21: installation on NVIDIA GPUs, requirements",
  author = "vLLM project",
  url = "https://raw.githubusercontent.com/vllm-project/vllm/v0.21.0/docs/"
    .. "getting_started/installation/gpu.cuda.inc.md",
  retrieved = "2026-11-22",
}

source "vllm-recipe-gpt-oss" {
  title = "vLLM recipes: GPT OSS",
  author = "vLLM project",
  url = "https://github.com/vllm-project/recipes/blob/main/OpenAI/GPT-OSS.md",
  retrieved = "2026-11-22",
}

source "tensorrt-llm-matrix" {
  title = "TensorRT-LLM 0.18: support matrix, precision",
  author = "NVIDIA",
  url = "https://nvidia.github.io/TensorRT-LLM/0.18.2/reference/"
    .. "support-matrix.html",
  retrieved = "2026-11-22",
}

source "tensorrt-llm-hardware" {
  title = "TensorRT-LLM: supported hardware",
  author = "NVIDIA",
  url = "https://nvidia.github.io/TensorRT-LLM/supported-hardware.html",
  retrieved = "2026-11-22",
}

source "transformer-engine-matrix" {
  title = "Transformer Engine: datatype and hardware support matrix",
  author = "NVIDIA",
  url = "https://nvidia.github.io/TransformerEngine/support_matrix.html",
  retrieved = "2026-11-22",
}

source "bitsandbytes-installation" {
  title = "bitsandbytes 0.50: installation guide",
  author = "Hugging Face",
  url = "https://huggingface.co/docs/bitsandbytes/v0.50.0/installation",
  retrieved = "2026-11-22",
}

source "flash-attention-readme" {
  title = "FlashAttention: NVIDIA CUDA support",
  author = "Dao-AILab",
  url = "https://github.com/Dao-AILab/flash-attention",
  retrieved = "2026-11-22",
  note = "README as it stood with version 2.5.5 and later.",
}

source "llama-cpp-backends" {
  title = "llama.cpp: supported backends",
  author = "ggml-org",
  url = "https://github.com/ggml-org/llama.cpp",
  retrieved = "2026-11-22",
}

source "llama-cpp-nvfp4" {
  title = "llama.cpp: NVFP4 quantization type support, pull request 19769",
  author = "ggml-org",
  url = "https://github.com/ggml-org/llama.cpp/pull/19769",
  retrieved = "2026-11-26",
}

source "sglang-quantization" {
  title = "SGLang: quantization, platform compatibility",
  author = "SGLang team",
  url = "https://docs.sglang.io/docs/advanced_features/quantization",
  retrieved = "2026-11-22",
  note = "Only the first rows of the table were opened: fp8 and mxfp4.",
}

source "gpu-operator-platforms" {
  title = "GPU Operator: supported NVIDIA data center GPUs and systems",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/datacenter/cloud-native/gpu-operator/latest/"
    .. "platform-support.html",
  retrieved = "2026-11-22",
  note = "List read in the repository NVIDIA/cloud-native-docs, as of GPU "
    .. "Operator 24.6; of B200 and GB200 in the change that added them. NVIDIA "
    .. "AI Enterprise is supported through it.",
}

source "register-2024-04-12" {
  title = "Dell shaves months off lead times for GPU-powered AI servers",
  author = "The Register",
  url = "https://klse.i3investor.com/web/blog/detail/future_tech/2024-04-12-"
    .. "story-h-183863938-Dell_shaves_months_off_lead_times_for_GPU_powered_"
    .. "AI_servers",
  date = "2024-04-12",
  retrieved = "2026-11-22",
  note = "Read in a copy. Servers with H100: 8 to 12 weeks at Dell, after 39 "
    .. "at the end of 2023; about 20 at HPE.",
}

source "b200-alerts-2026" {
  title = "B200 alerts, Virginia: availability outlook",
  author = "GPU Lease Index",
  url = "https://gpuleaseindex.com/alerts/b200/virginia",
  retrieved = "2026-11-22",
  note = "4 to 10 months by customer and size of the deal; says 2026, no day.",
}

source "cdeep3m-aws-limits" {
  title = "Check and increase AWS EC2 limits",
  author = "CRBS, cdeep3m",
  url = "https://github.com/CRBS/cdeep3m/wiki/"
    .. "Check-and-increase-AWS-EC2-limits",
  retrieved = "2026-11-22",
  note = "Of P2 and P3 instances: the limit may be zero, and a request is "
    .. "usually honored within a day or two.",
}

source "trl-distributing" {
  title = "TRL: distributing training",
  author = "Hugging Face",
  url = "https://huggingface.co/docs/trl/main/distributing_training",
  retrieved = "2026-11-22",
}

source "trl-peft" {
  title = "TRL: PEFT integration, QLoRA",
  author = "Hugging Face",
  url = "https://github.com/huggingface/trl/blob/main/docs/source/"
    .. "peft_integration.md",
  retrieved = "2026-11-23",
}

source "torchtune-qlora" {
  title = "torchtune: fine-tuning Llama 2 with QLoRA",
  author = "PyTorch",
  url = "https://pytorch.org/torchtune/stable/tutorials/qlora_finetune.html",
  retrieved = "2026-11-23",
}

source "bitsandbytes-fsdp-qlora" {
  title = "bitsandbytes: FSDP-QLoRA",
  author = "bitsandbytes foundation",
  url = "https://huggingface.co/docs/bitsandbytes/main/fsdp_qlora",
  retrieved = "2026-11-22",
}

source "torchtune-0.2" {
  title = "torchtune v0.2.0, release notes",
  author = "PyTorch",
  url = "https://github.com/meta-pytorch/torchtune/releases/tag/v0.2.0",
  retrieved = "2026-11-22",
}

source "torchtune-readme" {
  title = "torchtune, README",
  author = "PyTorch",
  url = "https://github.com/meta-pytorch/torchtune/blob/"
    .. "7d470bfae5be26acee3b245b88eda531079dcf01/README.md",
  retrieved = "2026-11-26",
}

source "torchtune-lora" {
  title = "torchtune, recipes/lora_finetune_distributed.py",
  author = "PyTorch",
  url = "https://github.com/meta-pytorch/torchtune/blob/"
    .. "723ce7e77004d94ad46dcad840f7f53f8e2c3924/recipes/"
    .. "lora_finetune_distributed.py",
  retrieved = "2026-11-26",
}

source "unsloth-requirements" {
  title = "Unsloth: requirements",
  author = "Unsloth AI",
  url = "https://unsloth.ai/docs/get-started/fine-tuning-for-beginners/"
    .. "unsloth-requirements",
  retrieved = "2026-11-22",
}

source "unsloth-multi-gpu" {
  title = "Unsloth: multi-GPU fine-tuning",
  author = "Unsloth AI",
  url = "https://unsloth.ai/docs/basics/multi-gpu-training-with-unsloth",
  retrieved = "2026-11-26",
  note = "Its makers said in 2024 that it runs on one GPU alone.",
}

source "nemo-qlora" {
  title = "NeMo Framework: QLoRA guide",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/nemo-framework/user-guide/latest/sft_peft/"
    .. "qlora.html",
  retrieved = "2026-11-22",
}

source "nemo-automodel" {
  title = "NeMo AutoModel 0.1",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/nemo/automodel/0.1.0/index.html",
  retrieved = "2026-11-22",
}

source "pytorch-locally" {
  title = "PyTorch: get started",
  author = "PyTorch",
  url = "https://pytorch.org/get-started",
  retrieved = "2026-11-22",
}

source "ngc-pytorch" {
  title = "PyTorch release notes of NVIDIA's containers, 19.11",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/deeplearning/frameworks/"
    .. "pytorch-release-notes/rel_19-11.html",
  retrieved = "2026-11-22",
}

source "diffusers-gaudi" {
  title = "Diffusers: Intel Gaudi",
  author = "Hugging Face",
  url = "https://huggingface.co/docs/diffusers/optimization/habana",
  retrieved = "2026-11-22",
}

source "diffusers-xdit" {
  title = "Diffusers: xDiT",
  author = "Hugging Face",
  url = "https://huggingface.co/docs/diffusers/optimization/xdit",
  retrieved = "2026-11-22",
}

source "stable-fast" {
  title = "stable-fast, README",
  author = "chengzeyi",
  url = "https://github.com/chengzeyi/stable-fast/blob/"
    .. "04c68022927478e9cc203d2ba6517d58c11d63ad/README.md",
  retrieved = "2026-11-26",
}

source "tensorrt-matrix" {
  title = "TensorRT 10.1: support matrix",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/deeplearning/tensorrt/archives/"
    .. "tensorrt-1010/support-matrix/index.html",
  retrieved = "2026-11-22",
}

source "llmq-readme" {
  title = "LLM.Q: quantized LLM training in pure CUDA/C++, README",
  author = "IST-DASLab",
  url = "https://github.com/IST-DASLab/llmq",
  retrieved = "2026-11-23",
  note = "Read in a copy of the repository, at commit 00ea1be.",
}

-- How one copy may be split: read in copies of these pages.

source "vllm-parallelism" {
  title = "vLLM: parallelism and scaling",
  author = "vLLM project",
  url = "https://docs.vllm.ai/en/latest/serving/parallelism_scaling/",
  retrieved = "2026-11-23",
}

source "vllm-expert-parallel" {
  title = "vLLM: expert parallel deployment",
  author = "vLLM project",
  url = "https://docs.vllm.ai/en/v0.12.0/serving/expert_parallel_deployment/",
  retrieved = "2026-11-23",
  note = "The number of shares of the experts is that of tensor times data "
    .. "parallel.",
}

source "tensorrt-llm-parallel" {
  title = "TensorRT-LLM: parallelism",
  author = "NVIDIA",
  url = "https://nvidia.github.io/TensorRT-LLM/features/"
    .. "parallel-strategy.html",
  retrieved = "2026-11-23",
}

source "sglang-server-arguments" {
  title = "SGLang: server arguments",
  author = "SGLang project",
  url = "https://docs.sglang.io/cookbook/base/reference/server_arguments",
  retrieved = "2026-11-23",
}

source "sglang-pipeline" {
  title = "SGLang: pipeline parallelism for long context",
  author = "SGLang project",
  url = "https://docs.sglang.io/advanced_features/pipeline_parallelism.html",
  retrieved = "2026-11-23",
}

source "llama-cpp-multi-gpu" {
  title = "llama.cpp: using multiple GPUs",
  author = "ggml-org",
  url = "https://raw.githubusercontent.com/ggml-org/llama.cpp/master/docs/"
    .. "multi-gpu.md",
  retrieved = "2026-11-23",
}

source "megatron-parallelism" {
  title = "Megatron Core: parallelism strategies guide",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/megatron-core/developer-guide/latest/"
    .. "user-guide/parallelism-guide.html",
  retrieved = "2026-11-23",
}

source "megatron-bridge-parallelism" {
  title = "NeMo Megatron Bridge: parallelisms guide",
  author = "NVIDIA",
  url = "https://docs.nvidia.com/nemo/megatron-bridge/latest/"
    .. "parallelisms.html",
  retrieved = "2026-11-23",
}

source "torchtitan-features" {
  title = "torchtitan: key features available",
  author = "PyTorch",
  url = "https://pypi.org/project/torchtitan",
  retrieved = "2026-11-23",
}

source "deepspeed-large-models" {
  title = "DeepSpeed: training your large model",
  author = "DeepSpeed",
  url = "https://deepspeed.ai/tutorials/large-models-w-deepspeed",
  retrieved = "2026-11-23",
}

source "llama-factory-examples" {
  title = "LLaMA-Factory: examples",
  author = "hiyouga",
  url = "https://github.com/hiyouga/LLaMA-Factory/blob/"
    .. "0064071374e8a924c37fc8d767915d1675bbe285/examples/README.md",
  retrieved = "2026-11-23",
}

source "llama-factory-megatron" {
  title = "LLaMA-Factory: example of Megatron, Qwen3 MoE",
  author = "hiyouga",
  url = "https://github.com/hiyouga/LLaMA-Factory/blob/"
    .. "568ab50847d36ef6134fbb7b67cb2c4011d80ce6/examples/megatron/"
    .. "qwen3_moe_full.yaml",
  retrieved = "2026-11-26",
}

source "composer-readme" {
  title = "Composer, README",
  author = "MosaicML",
  url = "https://github.com/mosaicml/composer/blob/"
    .. "02c872e43c708781bba06355a4e673557f3d5056/README.md",
  retrieved = "2026-11-23",
}

source "pytorch-ddp" {
  title = "PyTorch: DistributedDataParallel",
  author = "PyTorch",
  url = "https://github.com/pytorch/pytorch/blob/v1.4.0/torch/nn/parallel/"
    .. "distributed.py",
  retrieved = "2026-11-23",
}

source "timm-scripts" {
  title = "PyTorch Image Models: scripts",
  author = "Hugging Face",
  url = "https://github.com/huggingface/pytorch-image-models",
  retrieved = "2026-11-23",
  note = "docs/scripts.md, read in a copy of the repository.",
}

source "diffusers-parallel" {
  title = "Diffusers 0.36: parallelism",
  author = "Hugging Face",
  url = "https://huggingface.co/docs/diffusers/v0.36.0/en/api/parallel",
  retrieved = "2026-11-23",
}

source "diffusers-multi-gpu" {
  title = "Diffusers: training with multiple GPUs",
  author = "Hugging Face",
  url = "https://github.com/huggingface/diffusers/pull/3126",
  retrieved = "2026-11-23",
}

source "vllm-recurrent" {
  title = "vLLM: supported models with Jamba and Kimi Linear",
  author = "vLLM",
  url = "https://github.com/vllm-project/vllm/pull/27809/files",
  retrieved = "2026-11-26",
  note = "The table of its documents, and mamba_utils of 0.11.2 beside it.",
}

source "sglang-generative-models" {
  title = "SGLang: generative models",
  author = "SGLang",
  url = "https://docs.sglang.io/docs/supported-models/generative_models",
  retrieved = "2026-11-26",
}

source "tensorrt-llm-models" {
  title = "TensorRT-LLM: supported models",
  author = "NVIDIA",
  url = "https://nvidia.github.io/TensorRT-LLM/models/supported-models.html",
  retrieved = "2026-11-26",
}
