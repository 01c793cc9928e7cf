-- Made by tests/check/deployments.sh from what the engine answers.

answered "bloom-176b" {
  first = {
    "a100-sxm4-80gb",
    "a100-pcie-80gb",
    "a100-sxm4-40gb",
  },
  answers = 3,
  place = 1,
  accelerators = 256,
}

answered "bridge-deepseek-v3" {
  first = {
    "b200-sxm",
    "h200-sxm-141gb",
    "h100-sxm5-80gb",
  },
  answers = 19,
  place = 1,
  accelerators = 1024,
}

answered "bridge-llama-3-70b" {
  first = {
    "gb200-nvl72",
    "b200-sxm",
    "h200-sxm-141gb",
  },
  answers = 11,
  place = 1,
  accelerators = 72,
}

answered "bridge-llama-3.1-405b" {
  first = {
    "b200-sxm",
    "h200-sxm-141gb",
    "h100-sxm5-80gb",
  },
  answers = 9,
  place = 1,
  accelerators = 1024,
}

answered "bridge-lora-70b" {
  first = {
    "gb200-nvl72",
    "b200-sxm",
    "h100-sxm5-80gb",
  },
  answers = 15,
  place = 1,
  accelerators = 72,
}

answered "bridge-qwen3-30b" {
  first = {
    "gb200-nvl72",
    "b200-sxm",
    "h200-sxm-141gb",
  },
  answers = 16,
  place = 1,
  accelerators = 72,
}

answered "cookbook-gpt-oss-120b" {
  first = {
    "gh200-96gb",
    "a100-pcie-80gb",
    "h100-sxm5-80gb",
  },
  answers = 18,
  place = 3,
  accelerators = 2,
}

answered "cookbook-gpt-oss-20b" {
  first = {
    "rtx-4080",
    "rtx-4080-super",
    "rtx-4070-ti-super",
  },
  answers = 21,
  place = 1,
  accelerators = 1,
}

answered "diffusion-sd2-training" {
  first = {
    "a100-sxm4-80gb",
    "a100-sxm4-40gb",
    "a100-pcie-80gb",
  },
  answers = 11,
  place = 1,
  accelerators = 8,
}

answered "dle-bert-large" {
  first = {
    "a40",
    "a100-sxm4-40gb",
    "a100-pcie-80gb",
  },
  answers = 11,
  place = 4,
  accelerators = 8,
}

answered "dle-resnet50" {
  first = {
    "a40",
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
  },
  answers = 11,
  place = 3,
  accelerators = 1,
}

answered "fsdp-qlora-70b" {
  first = {
    "rtx-4090",
    "rtx-4070-super",
    "rtx-4080-super",
  },
  answers = 15,
  place = 1,
  accelerators = 2,
}

answered "gemma-3-27b-qat" {
  first = {
    "rtx-3090",
    "rtx-3090-ti",
    "rtx-4090",
  },
  answers = 18,
  place = 1,
  accelerators = 1,
}

answered "gke-llama-3.1-405b" {
  first = {
    "h100-sxm5-80gb",
    "a100-sxm4-80gb",
  },
  answers = 2,
  place = 1,
  accelerators = 8,
}

answered "hf-sagemaker-bloom-7b1" {
  first = {
    "a10g",
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
  },
  answers = 5,
  place = 1,
  accelerators = 1,
}

answered "hf-sagemaker-falcon-40b" {
  first = {
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
    "a10g",
  },
  answers = 5,
  place = 3,
  accelerators = 8,
}

answered "hf-sagemaker-sdxl" {
  first = {
    "a10g",
    "t4",
    "a100-sxm4-40gb",
  },
  answers = 5,
  place = 1,
  accelerators = 1,
}

answered "hf-sagemaker-starcoder" {
  first = {
    "a100-sxm4-40gb",
    "a10g",
    "a100-sxm4-80gb",
  },
  answers = 5,
  place = 2,
  accelerators = 4,
}

answered "hf-sagemaker-whisper" {
  first = {
    "a100-sxm4-80gb",
    "a100-sxm4-40gb",
    "a10g",
  },
  answers = 5,
  place = 3,
  accelerators = 1,
}

answered "kimi-k2" {
  answers = 0,
}

answered "lmi-bloom-176b" {
  first = {
    "a100-sxm4-80gb",
    "h100-sxm5-80gb",
  },
  answers = 2,
  place = 1,
  accelerators = 8,
}

answered "lmi-falcon-180b" {
  first = {
    "a100-sxm4-80gb",
    "h100-sxm5-80gb",
  },
  answers = 2,
  place = 1,
  accelerators = 8,
}

answered "lmi-falcon-40b" {
  first = {
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
    "a10g",
  },
  answers = 7,
  place = 3,
  accelerators = 8,
}

answered "lmi-falcon-7b" {
  first = {
    "a10g",
    "l4",
    "h100-sxm5-80gb",
  },
  answers = 7,
  place = 1,
  accelerators = 1,
}

answered "lmi-llama-2-13b" {
  first = {
    "h100-sxm5-80gb",
    "a10g",
    "l4",
  },
  answers = 7,
  place = 2,
  accelerators = 4,
}

answered "lmi-llama-2-70b" {
  first = {
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
    "h100-sxm5-80gb",
  },
  answers = 5,
  place = 1,
  accelerators = 8,
}

answered "lmi-llama-2-70b-few" {
  first = {
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
    "a10g",
  },
  answers = 5,
  place = 3,
  accelerators = 8,
}

answered "lmi-llama-2-7b" {
  first = {
    "h100-sxm5-80gb",
    "a10g",
    "l4",
  },
  answers = 7,
  place = 2,
  accelerators = 4,
}

answered "lmi-mistral-7b" {
  first = {
    "a10g",
    "l4",
    "h100-sxm5-80gb",
  },
  answers = 7,
  place = 1,
  accelerators = 1,
}

answered "megatron-gpt3-175b" {
  first = {
    "a100-sxm4-80gb",
    "a100-pcie-80gb",
    "a100-sxm4-40gb",
  },
  answers = 7,
  place = 1,
  accelerators = 1024,
}

answered "nim-gke-llama-3.1-405b" {
  first = {
    "h100-sxm5-80gb",
    "a100-sxm4-80gb",
  },
  answers = 2,
  place = 1,
  accelerators = 8,
}

answered "nim-gke-llama-3.1-8b" {
  first = {
    "l4",
    "a100-sxm4-40gb",
    "a100-sxm4-80gb",
  },
  answers = 4,
  place = 4,
  accelerators = 8,
}

answered "nim-llama-2-7b-fp8" {
  first = {
    "h100-nvl-94gb",
    "l40",
    "l40s",
  },
  answers = 14,
  place = 3,
  accelerators = 2,
}

answered "nim-llama-3-8b" {
  first = {
    "a40",
    "l40s",
    "a100-sxm4-40gb",
  },
  answers = 16,
  place = 2,
  accelerators = 4,
}

answered "nim-llama-3-8b-fp8" {
  first = {
    "l40s",
    "l40",
    "h100-sxm5-80gb",
  },
  answers = 14,
  place = 1,
  accelerators = 2,
}

answered "nim-llama-3.3-70b" {
  first = {
    "gh200-96gb",
    "h100-nvl-94gb",
    "h200-sxm-141gb",
  },
  answers = 10,
  place = 4,
  accelerators = 2,
}

answered "opt-175b" {
  first = {
    "a100-sxm4-80gb",
    "a100-pcie-80gb",
    "a100-sxm4-40gb",
  },
  answers = 9,
  place = 1,
  accelerators = 1024,
}

answered "rag-operator-llama-2-13b" {
  first = {
    "a100-pcie-80gb",
    "h100-nvl-94gb",
    "a100-sxm4-80gb",
  },
  answers = 15,
  place = 3,
  accelerators = 1,
}

answered "rag-operator-llama-2-70b" {
  first = {
    "h100-nvl-94gb",
    "h100-sxm5-80gb",
    "a100-sxm4-80gb",
  },
  answers = 5,
  place = 2,
  accelerators = 2,
}

answered "rag-operator-llama-2-7b" {
  first = {
    "a100-sxm4-40gb",
    "a100-pcie-80gb",
    "a40",
  },
  answers = 15,
  place = 4,
  accelerators = 1,
}

answered "rag-operator-mistral-7b" {
  first = {
    "a100-sxm4-40gb",
    "a40",
    "a100-pcie-80gb",
  },
  answers = 16,
  place = 4,
  accelerators = 1,
}

answered "rag-operator-mixtral-8x7b" {
  first = {
    "a100-pcie-80gb",
    "a100-sxm4-80gb",
    "h100-nvl-94gb",
  },
  answers = 11,
  place = 2,
  accelerators = 2,
}

answered "recipe-deepseek-r1-fp4" {
  first = {
    "b200-sxm",
    "rtx-pro-6000-blackwell-server",
  },
  answers = 2,
  place = 1,
  accelerators = 4,
}

answered "recipe-deepseek-r1-fp8" {
  first = {
    "h200-sxm-141gb",
    "b200-sxm",
  },
  answers = 2,
  place = 1,
  accelerators = 8,
}

answered "recipe-llama-3.1-405b-amd" {
  first = {
    "mi300x",
  },
  answers = 1,
}

answered "recipe-llama-3.3-70b-fp4" {
  first = {
    "b200-sxm",
    "rtx-pro-6000-blackwell-server",
  },
  answers = 2,
  place = 1,
  accelerators = 2,
}

answered "recipe-llama-3.3-70b-fp8" {
  first = {
    "b200-sxm",
    "h100-sxm5-80gb",
    "h100-nvl-94gb",
  },
  answers = 17,
  place = 1,
  accelerators = 2,
}

answered "recipe-qwen3-235b-amd" {
  first = {
    "mi300x",
  },
  answers = 1,
}

answered "torchtune-lora-8b" {
  first = {
    "rtx-4090",
    "rtx-3090",
    "rtx-3090-ti",
  },
  answers = 10,
  place = 1,
  accelerators = 2,
}

answered "torchtune-qlora-405b" {
  first = {
    "h100-sxm5-80gb",
    "a100-sxm4-80gb",
    "l40s",
  },
  answers = 4,
  place = 2,
  accelerators = 8,
}

answered "torchtune-qlora-8b" {
  first = {
    "rtx-4090",
    "rtx-3090",
    "rtx-4080-super",
  },
  answers = 15,
  place = 1,
  accelerators = 2,
}
