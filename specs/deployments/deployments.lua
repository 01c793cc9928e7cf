-- What others deployed or advise, and what this guide would take in its place:
-- tests/deployments asks the engine, and answered.lua has what it said.  Of
-- several accelerators that a source names any one will do.

-- NVIDIA: tables of supported configurations.

deployment "rag-operator-llama-2-7b" {
  name = "Llama 2 7B by NVIDIA NIM",
  by = "vendor",
  model = "llama-2-7b",
  accelerators = { "l40s", "a100-sxm4-80gb", "h100-sxm5-80gb" },
  count = 1,
  asked = "a thousand tokens in, 300 out, 16 at once, 50 ms a token, NVIDIA "
    .. "cards of 2024",
  cite("nvidia-rag-operator", "Platform Support, vLLM backend") {
    stated = "1 x L40S, 1 x A100 80 GB or 1 x H100 80 GB",
  },
  why = "The list names the cards that the platform supports, not the cheapest. "
    .. "A 7B model fits an A100 of 40 GB or an A40, which cost less an hour. The "
    .. "A100 of 80 GB is fourth.",
}

deployment "rag-operator-llama-2-13b" {
  name = "Llama 2 13B by NVIDIA NIM",
  by = "vendor",
  model = "llama-2-13b",
  accelerators = { "l40s", "a100-sxm4-80gb", "h100-sxm5-80gb" },
  count = 1,
  asked = "a thousand tokens in, 300 out, 16 at once, 50 ms a token, NVIDIA "
    .. "cards of 2024",
  cite("nvidia-rag-operator", "Platform Support, vLLM backend") {
    stated = "1 x L40S, 1 x A100 80 GB or 1 x H100 80 GB",
  },
}

deployment "rag-operator-llama-2-70b" {
  name = "Llama 2 70B by NVIDIA NIM",
  by = "vendor",
  model = "llama-2-70b",
  accelerators = { "l40s", "a100-sxm4-80gb", "h100-sxm5-80gb" },
  count = 4,
  asked = "a thousand tokens in, 300 out, 16 at once, 50 ms a token, NVIDIA "
    .. "cards of 2024",
  cite("nvidia-rag-operator", "Platform Support, vLLM backend") {
    stated = "8 x L40S, 4 x A100 80 GB or 4 x H100 80 GB",
  },
}

deployment "rag-operator-mistral-7b" {
  name = "Mistral 7B by NVIDIA NIM",
  by = "vendor",
  model = "mistral-7b-v0.1",
  accelerators = { "l40s", "a100-sxm4-80gb", "h100-sxm5-80gb" },
  count = 1,
  asked = "a thousand tokens in, 300 out, 16 at once, 50 ms a token, NVIDIA "
    .. "cards of 2024",
  cite("nvidia-rag-operator", "Platform Support, vLLM backend") {
    stated = "1 x L40S, 1 x A100 80 GB or 1 x H100 80 GB",
  },
  why = "The list names the cards that the platform supports, not the cheapest. "
    .. "A 7B model fits an A100 of 40 GB or an A40, which cost less an hour. The "
    .. "A100 of 80 GB is fourth.",
}

deployment "rag-operator-mixtral-8x7b" {
  name = "Mixtral 8x7B by NVIDIA NIM",
  by = "vendor",
  model = "mixtral-8x7b",
  accelerators = { "l40s", "a100-sxm4-80gb", "h100-sxm5-80gb" },
  count = 2,
  asked = "a thousand tokens in, 300 out, 16 at once, 50 ms a token, NVIDIA "
    .. "cards of 2024",
  cite("nvidia-rag-operator", "Platform Support, vLLM backend") {
    stated = "4 x L40S, 2 x A100 80 GB or 2 x H100 80 GB",
  },
}

deployment "nim-llama-3-8b" {
  name = "Llama 3 8B by NIM, 16 bits, for throughput",
  by = "vendor",
  model = "llama-3-8b",
  accelerators = { "h100-sxm5-80gb", "a100-sxm4-80gb", "l40s", "a10g" },
  count = 1,
  asked = "a thousand tokens in, 300 out, as many at once as pay, NVIDIA "
    .. "cards of 2024",
  cite("nvidia-nim-24.05", "Llama 3 8B Instruct, optimized configurations") {
    stated = "H100, A100, L40S or A10G: FP16, throughput, 1 GPU",
  },
}

deployment "nim-llama-3-8b-fp8" {
  name = "Llama 3 8B by NIM, FP8, for throughput",
  by = "vendor",
  model = "llama-3-8b",
  accelerators = { "h100-sxm5-80gb", "l40s" },
  count = 1,
  asked = "a thousand tokens in, 300 out, as many at once as pay, NVIDIA "
    .. "cards of 2024",
  cite("nvidia-nim-24.05", "Llama 3 8B Instruct, optimized configurations") {
    stated = "H100 or L40S: FP8, throughput, 1 GPU",
  },
}

deployment "nim-llama-2-7b-fp8" {
  name = "Llama 2 7B by NIM, FP8, for throughput",
  by = "vendor",
  model = "llama-2-7b",
  accelerators = { "h100-sxm5-80gb", "l40s" },
  count = 1,
  asked = "a thousand tokens in, 300 out, as many at once as pay, NVIDIA "
    .. "cards of 2024",
  cite("nvidia-nim-1.0", "Llama 2 7B Chat, optimized configurations") {
    stated = "H100 SXM or L40S: 8 bits, throughput, 1 GPU",
  },
}

deployment "nim-llama-3.3-70b" {
  name = "Llama 3.3 70B as NVIDIA measures NIM",
  by = "vendor",
  model = "llama-3.1-70b",
  accelerators = { "h100-sxm5-80gb" },
  count = 2,
  asked = "5,000 tokens in, 500 out, 16 at once, 50 ms a token, NVIDIA cards "
    .. "of 2025",
  why = "NVIDIA measured this pair of H100; it does not advise it.  In 8 bits "
    .. "one H200 or one GH200 holds the model, and a token costs 15 to 22% "
    .. "less there at today's rents.  The two H100 come fifth.",
  cite("nvidia-nim-benchmarks", "Llama-3.3-70b-instruct, version 1.8.0") {
    stated = "2 x H100 80G, fp8, TP2",
  },
}

deployment "nim-gke-llama-3.1-405b" {
  name = "Llama 3.1 405B by NIM at Google",
  by = "vendor",
  model = "llama-3.1-405b",
  accelerators = { "h100-sxm5-80gb" },
  count = 8,
  asked = "a thousand tokens in, 300 out, 16 at once, 100 ms a token, from "
    .. "Google",
  cite("nvidia-nim-gke", "meta/llama3.1-405b-instruct") {
    stated = "8 x H100 (80GB), a3-highgpu-8g, FP8, throughput",
  },
}

deployment "nim-gke-llama-3.1-8b" {
  name = "Llama 3.1 8B by NIM at Google",
  by = "vendor",
  model = "llama-3.1-8b",
  accelerators = { "h100-sxm5-80gb" },
  count = 1,
  asked = "a thousand tokens in, 300 out, 16 at once, 50 ms a token, in 8 "
    .. "bits, from Google",
  why = "Any stack may answer here. vLLM runs weights of 8 bits on an A100 too, "
    .. "at less rent; TensorRT-LLM, on which NIM stands, does not.",
  cite("nvidia-nim-gke", "meta/llama3.1-8b-instruct") {
    stated = "1 x H100 (80GB)",
  },
}

-- NVIDIA: the runs by which it shows its training software.

deployment "bridge-llama-3-70b" {
  name = "Pre-training Llama 3 70B with NeMo",
  by = "vendor",
  model = "llama-3-70b",
  accelerators = { "gb200-nvl72", "h100-sxm5-80gb" },
  count = 64,
  asked = "10^12 tokens of 8,192, up to 64 accelerators, the fastest",
  cite("nvidia-megatron-bridge", "docs/performance-summary-archive.md") {
    stated = "64 x GB200 or 64 x H100",
  },
}

deployment "bridge-llama-3.1-405b" {
  name = "Pre-training Llama 3.1 405B with NeMo",
  by = "vendor",
  model = "llama-3.1-405b",
  accelerators = { "gb200-nvl72", "b200-sxm", "h100-sxm5-80gb" },
  count = 256,
  asked = "10^12 tokens of 8,192, up to 1,024 accelerators, the fastest",
  cite("nvidia-megatron-bridge", "docs/performance-summary-archive.md") {
    stated = "256 x GB200, 128 x B200 or 1,024 x H100",
  },
}

deployment "bridge-deepseek-v3" {
  name = "Pre-training DeepSeek-V3 with NeMo",
  by = "vendor",
  model = "deepseek-v3",
  accelerators = { "gb200-nvl72", "b200-sxm", "h100-sxm5-80gb" },
  count = 256,
  asked = "10^12 tokens of 4,096, up to 1,024 accelerators, the fastest",
  cite("nvidia-megatron-bridge", "docs/performance-summary-archive.md") {
    stated = "256 x GB200, 256 x B200 or 1,024 x H100",
  },
}

deployment "bridge-qwen3-30b" {
  name = "Pre-training Qwen3 30B-A3B with NeMo",
  by = "vendor",
  model = "qwen3-30b-a3b",
  accelerators = { "gb200-nvl72", "b200-sxm", "h100-sxm5-80gb" },
  count = 8,
  asked = "10^11 tokens of 4,096, up to 16 accelerators, the fastest",
  cite("nvidia-megatron-bridge", "docs/performance-summary.md") {
    stated = "8 x GB200",
  },
}

deployment "bridge-lora-70b" {
  name = "LoRA on Llama 3 70B with NeMo",
  by = "vendor",
  model = "llama-3-70b",
  accelerators = { "gb200-nvl72" },
  count = 8,
  asked = "LoRA, 10^8 tokens of 4,096, up to 8 accelerators, the fastest",
  cite("nvidia-megatron-bridge", "docs/performance-summary-archive.md") {
    stated = "8 x GB200",
  },
}

deployment "dle-bert-large" {
  name = "Pre-training BERT-large on a DGX",
  by = "vendor",
  model = "bert-large",
  accelerators = { "a100-sxm4-80gb", "v100-sxm2-32gb" },
  count = 8,
  asked = "10^11 tokens of 512, up to 8 accelerators of 2022, the cheapest",
  cite("nvidia-dle", "PyTorch/LanguageModeling/BERT/README.md") {
    stated = "8 x A100 80 GB (DGX A100) or 8 x V100 32 GB (DGX-1)",
  },
  why = "The vendor shows its own servers of eight. The network is small, so that "
    .. "an A40, an A100 of 40 GB or a PCIe A100 of 80 GB costs less a token at "
    .. "the prices of this guide. The A100 that was shown is fourth.",
}

deployment "dle-resnet50" {
  name = "ResNet-50 on a DGX",
  by = "vendor",
  model = "resnet-50",
  accelerators = { "a100-sxm4-80gb", "v100-sxm2-32gb" },
  count = 8,
  asked = "90 epochs of ImageNet, up to 8 accelerators of 2022, the cheapest",
  cite("nvidia-dle", "PyTorch/Classification/ConvNets/resnet50v1.5/README.md") {
    stated = "8 x A100 80 GB (DGX A100) or 8 x V100 (DGX-1)",
  },
}

-- Providers of clouds and their partners.

deployment "gke-llama-3.1-405b" {
  name = "Llama 3.1 405B by TGI at Google",
  by = "provider",
  model = "llama-3.1-405b",
  accelerators = { "h100-sxm5-80gb" },
  count = 8,
  asked = "a thousand tokens in, 300 out, 16 at once, 100 ms a token, from "
    .. "Google",
  cite("hf-gke-405b", "Introduction") {
    stated = "a node with 8 NVIDIA H100s, FP8",
  },
}

deployment "lmi-llama-2-7b" {
  name = "Models of 7B at Amazon: Llama 2",
  by = "provider",
  model = "llama-2-7b",
  accelerators = { "a10g", "l4" },
  count = 1,
  asked = "a thousand tokens in, 300 out, 32 people who read five "
    .. "seconds, from Amazon",
  cite("aws-lmi", "about 7 billion") {
    stated = "ml.g5.4xlarge or ml.g6.4xlarge: 1 x A10G or 1 x L4, batch 32 to "
      .. "64",
  },
}

deployment "lmi-falcon-7b" {
  name = "Models of 7B at Amazon: Falcon",
  by = "provider",
  model = "falcon-7b",
  accelerators = { "a10g", "l4" },
  count = 1,
  asked = "a thousand tokens in, 300 out, 32 people who read five "
    .. "seconds, from Amazon",
  cite("aws-lmi", "about 7 billion") {
    stated = "ml.g5.4xlarge or ml.g6.4xlarge: 1 x A10G or 1 x L4, batch 32 to "
      .. "64",
  },
}

deployment "lmi-mistral-7b" {
  name = "Models of 7B at Amazon: Mistral",
  by = "provider",
  model = "mistral-7b-v0.1",
  accelerators = { "a10g", "l4" },
  count = 1,
  asked = "a thousand tokens in, 300 out, 32 people who read five "
    .. "seconds, from Amazon",
  cite("aws-lmi", "about 7 billion") {
    stated = "ml.g5.4xlarge or ml.g6.4xlarge: 1 x A10G or 1 x L4, batch 32 to "
      .. "64",
  },
}

deployment "lmi-llama-2-13b" {
  name = "Models of 13B at Amazon: Llama 2",
  by = "provider",
  model = "llama-2-13b",
  accelerators = { "a10g", "l4" },
  count = 4,
  asked = "a thousand tokens in, 300 out, 32 people who read five "
    .. "seconds, from Amazon",
  cite("aws-lmi", "about 13 billion") {
    stated = "ml.g5.12xlarge or ml.g6.12xlarge: 4 x A10G or 4 x L4, batch 32 "
      .. "to 64",
  },
}

deployment "lmi-falcon-40b" {
  name = "Models of 35B at Amazon: Falcon 40B",
  by = "provider",
  model = "falcon-40b",
  accelerators = { "a10g", "l4" },
  count = 8,
  asked = "a thousand tokens in, 300 out, 32 people who read five "
    .. "seconds, from Amazon",
  cite("aws-lmi", "about 35 billion") {
    stated = "ml.g5.48xlarge or ml.g6.48xlarge: 8 x A10G or 8 x L4, batch 32 "
      .. "to 64",
  },
}

deployment "lmi-llama-2-70b-few" {
  name = "Llama 2 70B at Amazon, few at once",
  by = "provider",
  model = "llama-2-70b",
  accelerators = { "a10g", "l4" },
  count = 8,
  asked = "a thousand tokens in, 300 out, four people who read five "
    .. "seconds, from Amazon",
  cite("aws-lmi", "about 70 billion") {
    stated = "ml.g5.48xlarge or ml.g6.48xlarge: 8 x A10G or 8 x L4, batch 1 "
      .. "to 8",
  },
}

deployment "lmi-llama-2-70b" {
  name = "Llama 2 70B at Amazon, many at once",
  by = "provider",
  model = "llama-2-70b",
  accelerators = { "a100-sxm4-40gb" },
  count = 8,
  asked = "a thousand tokens in, 300 out, 32 people who read five "
    .. "seconds, from Amazon",
  cite("aws-lmi", "about 70 billion") {
    stated = "ml.p4d.24xlarge: 8 x A100, batch 32 to 64",
  },
}

deployment "lmi-falcon-180b" {
  name = "Models of 180B at Amazon: Falcon",
  by = "provider",
  model = "falcon-180b",
  accelerators = { "a100-sxm4-80gb", "h100-sxm5-80gb" },
  count = 8,
  asked = "a thousand tokens in, 300 out, 32 people who read five "
    .. "seconds, from Amazon",
  cite("aws-lmi", "about 180 billion") {
    stated = "ml.p4de.24xlarge or ml.p5.48xlarge: 8 x A100 or 8 x H100",
  },
}

deployment "lmi-bloom-176b" {
  name = "Models of 180B at Amazon: BLOOM",
  by = "provider",
  model = "bloom-176b",
  accelerators = { "a100-sxm4-80gb", "h100-sxm5-80gb" },
  count = 8,
  asked = "a thousand tokens in, 300 out, 32 people who read five "
    .. "seconds, from Amazon",
  cite("aws-lmi", "about 180 billion") {
    stated = "ml.p4de.24xlarge or ml.p5.48xlarge: 8 x A100 or 8 x H100",
  },
}

deployment "hf-sagemaker-bloom-7b1" {
  name = "BLOOM 7B1 from Hugging Face to Amazon",
  by = "provider",
  model = "bloom-7b1",
  accelerators = { "a10g" },
  count = 4,
  asked = "a thousand tokens in, 300 out, 8 at once, Amazon's instances of "
    .. "2023",
  cite("hf-sagemaker", "model.json") {
    stated = "ml.g5.12xlarge, numShard 4",
  },
}

deployment "hf-sagemaker-starcoder" {
  name = "StarCoder from Hugging Face to Amazon",
  by = "provider",
  model = "starcoder-15b",
  accelerators = { "a10g" },
  count = 4,
  asked = "a thousand tokens in, 300 out, 8 at once, Amazon's instances of "
    .. "2023",
  cite("hf-sagemaker", "model.json") {
    stated = "ml.g5.12xlarge, numShard 4",
  },
}

deployment "hf-sagemaker-falcon-40b" {
  name = "Falcon 40B from Hugging Face to Amazon",
  by = "provider",
  model = "falcon-40b",
  accelerators = { "a10g" },
  count = 4,
  asked = "a thousand tokens in, 300 out, 8 at once, Amazon's instances of "
    .. "2023",
  cite("hf-sagemaker", "model.json") {
    stated = "ml.g5.12xlarge, numShard 4",
  },
}

deployment "hf-sagemaker-whisper" {
  name = "Whisper large-v3 from Hugging Face to Amazon",
  by = "provider",
  model = "whisper-large-v3",
  accelerators = { "a10g" },
  count = 1,
  asked = "one copy, 100 tokens a window, Amazon's instances of 2023",
  cite("hf-sagemaker-metadata", "modal.json, discussion 26") {
    stated = "ml.g5.12xlarge, numGpu 1",
  },
}

deployment "hf-sagemaker-sdxl" {
  name = "SDXL from Hugging Face to Amazon",
  by = "provider",
  model = "sdxl-unet",
  accelerators = { "a10g" },
  count = 1,
  asked = "a megapixel in 30 steps, one at a time, Amazon's instances of 2023",
  cite("hf-sagemaker-metadata", "modal.json, discussion 26") {
    stated = "ml.g5.12xlarge, numGpu 1",
  },
}

-- Those who make the models and the stacks.

deployment "recipe-llama-3.3-70b-fp8" {
  name = "Llama 3.3 70B by vLLM, FP8",
  by = "maker",
  model = "llama-3.1-70b",
  accelerators = { "h100-sxm5-80gb", "h200-sxm-141gb", "b200-sxm" },
  count = 1,
  asked = "1,024 tokens in, 1,024 out, as many at once as pay, NVIDIA cards "
    .. "of 2025",
  cite("vllm-recipes", "Llama/Llama3.3-70B.md") {
    stated = "Hopper or Blackwell, FP8, tensor-parallel-size 1 for the best "
      .. "throughput per GPU",
  },
}

deployment "recipe-llama-3.3-70b-fp4" {
  name = "Llama 3.3 70B by vLLM, FP4",
  by = "maker",
  model = "llama-3.1-70b",
  accelerators = { "b200-sxm" },
  count = 1,
  asked = "1,024 tokens in, 1,024 out, as many at once as pay, NVIDIA cards "
    .. "of 2025",
  cite("vllm-recipes", "Llama/Llama3.3-70B.md") {
    stated = "Blackwell, FP4, tensor-parallel-size 1, shown on one B200",
  },
}

deployment "recipe-deepseek-r1-fp8" {
  name = "DeepSeek-R1 by vLLM, FP8",
  by = "maker",
  model = "deepseek-v3",
  accelerators = { "h200-sxm-141gb" },
  count = 8,
  asked = "8,000 tokens in, 1,000 out, 16 at once, 100 ms a token, NVIDIA "
    .. "cards of 2025",
  cite("vllm-recipes", "DeepSeek/DeepSeek-V3.md") {
    stated = "8xH200, native FP8",
  },
}

deployment "recipe-deepseek-r1-fp4" {
  name = "DeepSeek-R1 by vLLM, FP4",
  by = "maker",
  model = "deepseek-v3",
  accelerators = { "b200-sxm" },
  count = 4,
  asked = "8,000 tokens in, 1,000 out, 16 at once, 100 ms a token, NVIDIA "
    .. "cards of 2025",
  cite("vllm-recipes", "DeepSeek/DeepSeek-V3.md") {
    stated = "4xB200, FP4",
  },
}

deployment "recipe-qwen3-235b-amd" {
  name = "Qwen3 235B-A22B by vLLM on AMD",
  by = "maker",
  model = "qwen3-235b-a22b",
  accelerators = { "mi355x" },
  count = 8,
  asked = "1,024 tokens in, 1,024 out, 128 at once, AMD Instinct",
  cite("vllm-recipes", "Qwen/Qwen3-235B-A22B-ROCm.md") {
    stated = "8xMI355, FP8, TP8 and EP8",
  },
  why = "No price of an MI355X decides here: those on record look like a "
    .. "contract of 36 months shown as an hour, and are left out.",
}

deployment "recipe-llama-3.1-405b-amd" {
  name = "Llama 3.1 405B by vLLM on AMD",
  by = "maker",
  model = "llama-3.1-405b",
  accelerators = { "mi355x" },
  count = 1,
  asked = "8,192 tokens in, 1,024 out, as many at once as pay, AMD Instinct",
  cite("vllm-recipes", "Llama/Llama3.1-405B-ROCm.md") {
    stated = "MI355, FP8, tensor-parallel-size 1",
  },
  why = "No price of an MI355X decides here: those on record look like a "
    .. "contract of 36 months shown as an hour, and are left out.",
}

deployment "cookbook-gpt-oss-120b" {
  name = "gpt-oss-120b by vLLM",
  by = "maker",
  model = "gpt-oss-120b",
  accelerators = { "h100-sxm5-80gb" },
  count = 1,
  asked = "a thousand tokens in, 300 out, as many at once as pay, NVIDIA "
    .. "cards of 2025",
  cite("openai-cookbook-vllm", "Pick your model") {
    stated = "best with 60 GB of VRAM or more, can fit on a single H100",
  },
}

deployment "cookbook-gpt-oss-20b" {
  name = "gpt-oss-20b on a desk",
  by = "maker",
  model = "gpt-oss-20b",
  accelerators = {
    "rtx-4060-ti-16gb", "rtx-4070-ti-super", "rtx-4080", "rtx-4080-super",
    "rtx-5070-ti", "rtx-5080",
  },
  count = 1,
  asked = "a thousand tokens in, 300 out, one reader, a card that is bought",
  cite("openai-cookbook-vllm", "Pick your model") {
    stated = "only requires about 16GB of VRAM",
  },
}

deployment "kimi-k2" {
  name = "Kimi K2, the smallest unit",
  by = "maker",
  model = "kimi-k2",
  accelerators = { "h200-sxm-141gb", "h20" },
  count = 16,
  asked = "128,000 tokens in, 300 out, one at a time",
  why = "This guide serves a copy of a model from one machine. It agrees "
    .. "that eight H200 are too few, by 11 GiB each, and has no answer of "
    .. "two machines to set beside the source's sixteen.",
  cite("moonshot-kimi-k2", "vLLM Deployment") {
    stated = "FP8 with 128k seqlen: a cluster with 16 GPUs, H200 or H20",
  },
}

deployment "gemma-3-27b-qat" {
  name = "Gemma 3 27B in 4 bits on a desk",
  by = "maker",
  model = "gemma-3-27b",
  accelerators = { "rtx-3090" },
  count = 1,
  asked = "a thousand tokens in, 300 out, one reader, a card that is bought",
  cite("gemma-3-qat", "Consumer GPUs") {
    stated = "int4: 14.1 GB, NVIDIA RTX 3090",
  },
}

deployment "torchtune-lora-8b" {
  name = "LoRA on Llama 3.1 8B with torchtune",
  by = "maker",
  model = "llama-3.1-8b",
  accelerators = { "rtx-4090" },
  count = 1,
  asked = "LoRA, 20 million tokens of 2,048, a card or two that are bought",
  cite("torchtune-speeds", "README, Memory and training speed") {
    stated = "LoRA on 1 x RTX 4090",
  },
}

deployment "torchtune-qlora-8b" {
  name = "QLoRA on Llama 3.1 8B with torchtune",
  by = "maker",
  model = "llama-3.1-8b",
  accelerators = { "rtx-4090" },
  count = 1,
  asked = "QLoRA, 20 million tokens of 2,048, a card or two that are bought",
  cite("torchtune-speeds", "README, Memory and training speed") {
    stated = "QLoRA on 1 x RTX 4090",
  },
}

deployment "torchtune-qlora-405b" {
  name = "QLoRA on Llama 3.1 405B with torchtune",
  by = "maker",
  model = "llama-3.1-405b",
  accelerators = { "a100-sxm4-80gb" },
  count = 8,
  asked = "QLoRA, 20 million tokens of 2,048, NVIDIA cards of 2024",
  cite("torchtune-speeds", "README, Memory and training speed") {
    stated = "QLoRA on 8 x A100 80 GB",
  },
}

deployment "fsdp-qlora-70b" {
  name = "QLoRA on Llama 2 70B at home",
  by = "maker",
  model = "llama-2-70b",
  accelerators = { "rtx-3090", "rtx-4090" },
  count = 2,
  asked = "QLoRA, 10 million tokens of 2,048, weights on the host, a card or "
    .. "two that are bought",
  why = "With the weights in the host's memory two used cards of 8 to 12 GB "
    .. "hold the rest and cost less than two of 24 GB. The source keeps them "
    .. "on the cards; two RTX 4090 come fourth and take a third of the time.",
  cite("answerai-fsdp-qlora", "Introduction") {
    stated = "a 70b model on two 24GB GPUs, such as RTX 3090 or 4090",
  },
}

deployment "diffusion-sd2-training" {
  name = "Training Stable Diffusion 2",
  by = "maker",
  model = "sd2.1-unet",
  accelerators = { "a100-sxm4-40gb", "a100-sxm4-80gb" },
  count = 128,
  asked = "1.6 billion images of 512 pixels, accelerators of 2022, the fastest",
  cite("mosaic-diffusion", "README, throughput by number of GPUs") {
    stated = "8 to 128 x A100, of which size is not stated",
  },
}

-- Papers and reports of runs.

deployment "bloom-176b" {
  name = "Training BLOOM",
  by = "paper",
  model = "bloom-176b",
  accelerators = { "a100-sxm4-80gb" },
  count = 384,
  asked = "366 billion tokens of 2,048, up to 384 accelerators of 2022, the "
    .. "fastest",
  cite("bloom-2022", "3.4.1 Hardware") {
    stated = "48 nodes of 8 A100 80 GB: 384",
  },
}

deployment "opt-175b" {
  name = "Training OPT-175B",
  by = "paper",
  model = "opt-175b",
  accelerators = { "a100-sxm4-80gb" },
  count = 992,
  asked = "180 billion tokens of 2,048, up to 1,024 accelerators of 2022, "
    .. "the fastest",
  cite("opt-2022", "2.4 Training Efficiency") {
    stated = "992 80GB A100 GPUs",
  },
}

deployment "megatron-gpt3-175b" {
  name = "Training a GPT-3 of 175B",
  by = "paper",
  model = "gpt3-175b",
  accelerators = { "a100-sxm4-80gb" },
  count = 1024,
  asked = "300 billion tokens of 2,048, up to 1,024 accelerators of 2022, "
    .. "the fastest",
  cite("narayanan2021", "5.1 End-to-End Performance") {
    stated = "1,024 A100 GPUs, 80 GB: 34 days",
  },
}
