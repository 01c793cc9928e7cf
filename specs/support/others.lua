-- Other stacks, and libraries that others stand on.

support "tensorrt-llm-listed" {
  name = "TensorRT-LLM, hardware on its list",
  software = "tensorrt-llm",
  accelerators = {
    "b200-sxm", "b300-sxm", "gb200-nvl72", "gb300-nvl72", "h100-pcie-80gb",
    "h100-nvl-94gb", "h100-sxm5-80gb", "h200-nvl-141gb", "h200-sxm-141gb",
    "gh200-96gb", "l40", "l40s", "a100-pcie-40gb", "a100-pcie-80gb",
    "a100-sxm4-40gb", "a100-sxm4-80gb",
  },
  cite("tensorrt-llm-hardware", "list by generation") { state = "supported" },
}

support "tensorrt-llm-unlisted" {
  name = "TensorRT-LLM, NVIDIA hardware that is not on its list",
  software = "tensorrt-llm",
  vendors = { "NVIDIA" },
  note = "Neither developed nor tested there; the community helps itself.",
  cite("tensorrt-llm-matrix", "if a GPU architecture is not listed") {
    state = "partial",
  },
}

support "tensorrt-llm-foreign" {
  name = "TensorRT-LLM on AMD and Intel",
  software = "tensorrt-llm",
  vendors = { "AMD", "Intel" },
  cite("tensorrt-llm-matrix", "models on NVIDIA GPUs") { state = "not" },
}

support "tensorrt-llm-hopper" {
  name = "TensorRT-LLM, precision on Ada and Hopper",
  software = "tensorrt-llm",
  architectures = { "Ada Lovelace", "Hopper" },
  formats = {
    "fp32", "fp16", "bf16", "fp8", "int8", "int4", "int4_g128", "awq", "gptq",
  },
  cite("tensorrt-llm-matrix", "precision: FP32, FP16, BF16, FP8, INT8, INT4") {
    state = "supported",
  },
}

support "tensorrt-llm-ampere" {
  name = "TensorRT-LLM, precision on Ampere",
  software = "tensorrt-llm",
  architectures = { "Ampere" },
  formats = {
    "fp32", "fp16", "bf16", "int8", "int4", "int4_g128", "awq", "gptq",
  },
  cite("tensorrt-llm-matrix", "precision: FP32, FP16, BF16, INT8, INT4") {
    state = "supported",
  },
}

support "tensorrt-llm-ampere-fp8" {
  name = "TensorRT-LLM, FP8 on Ampere",
  software = "tensorrt-llm",
  architectures = { "Ampere" },
  formats = { "fp8" },
  cite("tensorrt-llm-matrix", "precision on Ampere, without FP8") {
    state = "not",
  },
}

support "llama-cpp" {
  name = "llama.cpp: CUDA, HIP and SYCL",
  software = "llama.cpp",
  architectures = {
    "Volta", "Turing", "Ampere", "Ada Lovelace", "Hopper", "Blackwell",
    "Blackwell Ultra", "CDNA", "CDNA2", "CDNA3", "CDNA4", "RDNA2", "RDNA3",
    "Xe2 Battlemage",
  },
  cite("llama-cpp-backends", "Nvidia GPU, AMD GPU, Intel GPU") {
    state = "supported",
  },
}

support "llama-cpp-own" {
  name = "llama.cpp, files of its own",
  software = "llama.cpp",
  kinds = { "serve" },
  architectures = {
    "Volta", "Turing", "Ampere", "Ada Lovelace", "Hopper", "Blackwell",
    "Blackwell Ultra", "CDNA", "CDNA2", "CDNA3", "CDNA4", "RDNA2", "RDNA3",
    "Xe2 Battlemage",
  },
  formats = {
    "iq1_s", "iq1_m", "iq2_xxs", "iq2_xs", "iq2_s", "iq2_m", "iq3_xxs",
    "iq3_xs", "iq3_s", "iq3_m", "iq4_xs", "iq4_nl", "q2_k_s", "q2_k",
    "q3_k_s", "q3_k_l", "q4_k_s", "q4_k_m", "q5_k_s", "q5_k_m", "q6_k",
    "q8_0", "fp16",
  },
  cite("llama-cpp-quantize", "table of Llama 3.1 8B, quant type") {
    state = "supported",
  },
}

support "llama-cpp-formats" {
  name = "llama.cpp, files of other engines",
  software = "llama.cpp",
  kinds = { "serve" },
  formats = { "awq", "awq_g32", "gptq", "gptq_g32", "gptq_int8", "int8", "fp8",
    "exl2", "mxfp8" },
  note = "Its own files hold formats of its own, of 8 bits too.",
  cite("llama-cpp-backends", "requires the model to be stored in GGUF") {
    state = "not",
  },
}

support "llama-cpp-nvfp4" {
  name = "llama.cpp, NVFP4",
  software = "llama.cpp",
  kinds = { "serve" },
  formats = { "nvfp4" },
  note = "Checkpoints of NVIDIA's optimizer are packed again into its own files.",
  cite("llama-cpp-nvfp4", "NVFP4 quantization type; _nvfp4_pack") {
    state = "partial",
  },
}

support "bitsandbytes-nvidia" {
  name = "bitsandbytes on NVIDIA",
  software = "bitsandbytes",
  vendors = { "NVIDIA" },
  cite("bitsandbytes-installation", "compute capability 6.0 and up") {
    state = "supported",
  },
}

support "bitsandbytes-nf4" {
  name = "bitsandbytes, NF4 and FP4 on NVIDIA",
  software = "bitsandbytes",
  vendors = { "NVIDIA" },
  formats = { "nf4", "nf4_dq", "fp4", "fp4_dq" },
  cite("bitsandbytes-installation", "NF4/FP4 quantization: 6.0+") {
    state = "supported",
  },
}

support "bitsandbytes-int8" {
  name = "bitsandbytes, LLM.int8() on NVIDIA",
  software = "bitsandbytes",
  architectures = {
    "Turing", "Ampere", "Ada Lovelace", "Hopper", "Blackwell",
    "Blackwell Ultra",
  },
  formats = { "int8" },
  cite("bitsandbytes-installation", "LLM.int8(): 7.5+") {
    state = "supported",
  },
}

support "bitsandbytes-int8-volta" {
  name = "bitsandbytes, LLM.int8() on Volta",
  software = "bitsandbytes",
  architectures = { "Volta" },
  formats = { "int8" },
  cite("bitsandbytes-installation", "LLM.int8(): 7.5+") { state = "not" },
}

support "bitsandbytes-amd" {
  name = "bitsandbytes on AMD",
  software = "bitsandbytes",
  versions = "0.50..",
  vendors = { "AMD" },
  cite("bitsandbytes-installation", "official support for AMD GPUs") {
    state = "supported",
  },
}

support "flash-attention-2" {
  name = "FlashAttention-2",
  software = "flash-attention",
  versions = "2..2",
  architectures = { "Ampere", "Ada Lovelace", "Hopper" },
  cite("flash-attention-readme", "Ampere, Ada, or Hopper GPUs") {
    state = "supported",
  },
}

support "flash-attention-2-older" {
  name = "FlashAttention-2 on older generations",
  software = "flash-attention",
  versions = "2..2",
  architectures = { "Volta", "Turing" },
  cite("flash-attention-readme", "use FlashAttention 1.x for Turing GPUs") {
    state = "not",
  },
}

support "flash-attention-3" {
  name = "FlashAttention-3",
  software = "flash-attention",
  versions = "3..3",
  architectures = { "Hopper" },
  cite("flash-attention-readme", "requirements: H100 / H800 GPU") {
    state = "supported",
  },
}

support "flash-attention-3-others" {
  name = "FlashAttention-3 on other generations",
  software = "flash-attention",
  versions = "3..3",
  architectures = { "Volta", "Turing", "Ampere", "Ada Lovelace" },
  cite("flash-attention-readme", "requirements: H100 / H800 GPU") {
    state = "not",
  },
}

support "transformer-engine-fp8" {
  name = "Transformer Engine, FP8",
  software = "transformer-engine",
  architectures = { "Ada Lovelace", "Hopper", "Blackwell", "Blackwell Ultra" },
  formats = { "fp8" },
  cite("transformer-engine-matrix", "FP8 (per tensor)") {
    state = "supported",
  },
}

support "transformer-engine-fp8-ampere" {
  name = "Transformer Engine, FP8 on Ampere",
  software = "transformer-engine",
  architectures = { "Ampere" },
  formats = { "fp8", "mxfp8", "nvfp4" },
  cite("transformer-engine-matrix", "8.0, 8.6 (Ampere)") { state = "not" },
}

support "transformer-engine-mxfp8" {
  name = "Transformer Engine, MXFP8 and NVFP4 in data centers",
  software = "transformer-engine",
  architectures = { "Blackwell", "Blackwell Ultra" },
  segments = { "datacenter" },
  formats = { "mxfp8", "nvfp4" },
  cite("transformer-engine-matrix", "10.0, 10.3 (Blackwell DC)") {
    state = "supported",
  },
}

support "sglang-fp8" {
  name = "SGLang, FP8 on MI300X and later",
  software = "sglang",
  accelerators = { "mi300x", "mi325x", "mi350x", "mi355x" },
  formats = { "fp8" },
  cite("sglang-quantization", "fp8: AMD yes") { state = "supported" },
}

support "sglang-mxfp4" {
  name = "SGLang, MXFP4 on CDNA3 and CDNA4",
  software = "sglang",
  architectures = { "CDNA3", "CDNA4" },
  formats = { "mxfp4" },
  cite("sglang-quantization", "mxfp4: requires CDNA3/CDNA4") {
    state = "supported",
  },
}

-- Certified: what a vendor answers for under a contract.

support "nvidia-ai-enterprise" {
  name = "NVIDIA AI Enterprise, on NVIDIA's list",
  software = "nvidia-ai-enterprise",
  accelerators = {
    "gh200-96gb", "h200-sxm-141gb", "h200-nvl-141gb", "h100-sxm5-80gb",
    "h100-pcie-80gb", "h100-nvl-94gb", "h20", "l40", "l40s", "l4",
    "a100-sxm4-40gb", "a100-sxm4-80gb", "a100-pcie-40gb", "a100-pcie-80gb",
    "a40", "a30", "a10", "t4", "v100-sxm2-16gb", "v100-sxm2-32gb",
    "v100-pcie-16gb", "v100-pcie-32gb", "rtx-a6000", "rtx-6000-ada",
    "b200-sxm", "gb200-nvl72",
  },
  cite("gpu-operator-platforms", "supported NVIDIA data center GPUs and systems") {
    state = "supported",
    certified = true,
  },
}

support "nvidia-ai-enterprise-geforce" {
  name = "NVIDIA AI Enterprise on GeForce",
  software = "nvidia-ai-enterprise",
  vendors = { "NVIDIA" },
  segments = { "consumer" },
  cite("gpu-operator-platforms", "data center and professional GPUs alone") {
    state = "not",
  },
}

support "nvidia-ai-enterprise-foreign" {
  name = "NVIDIA AI Enterprise on AMD and Intel",
  software = "nvidia-ai-enterprise",
  vendors = { "AMD", "Intel" },
  cite("gpu-operator-platforms", "NVIDIA GPUs alone") { state = "not" },
}

-- Recurrent mixers (state space layers, linear attention): where a stack has no
-- record of one, its makers were not found to say so.

support "vllm-recurrent" {
  name = "vLLM on models with recurrent layers",
  software = "vllm",
  versions = "0.11..",
  mixers = { "mamba", "mamba2", "delta" },
  cite("vllm-recurrent", "JambaForCausalLM, KimiLinearForCausalLM; "
    .. "mamba1_state_dtype, mamba2_state_dtype") {
    state = "supported",
  },
}

support "sglang-recurrent" {
  name = "SGLang on models with linear attention",
  software = "sglang",
  mixers = { "delta" },
  cite("sglang-generative-models", "Kimi Linear (48B-A3B), Qwen 3Next") {
    state = "supported",
  },
}

support "tensorrt-llm-recurrent" {
  name = "TensorRT-LLM on models with Mamba-2 layers",
  software = "tensorrt-llm",
  mixers = { "mamba2" },
  cite("tensorrt-llm-models", "NemotronHForCausalLM, Nemotron-3-Nano") {
    state = "supported",
  },
}
