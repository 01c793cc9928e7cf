-- What the vocabulary cites.  Those without a retrieved date were not opened;
-- what they are cited for is checked by numbers in tests instead.

source "rajbhandari2020" {
  title = "ZeRO: Memory Optimizations Toward Training Trillion Parameter "
    .. "Models",
  author = "Samyam Rajbhandari, Jeff Rasley, Olatunji Ruwase, Yuxiong He",
  url = "https://arxiv.org/abs/1910.02054",
  date = "2020-05-13",
}

source "dettmers2021" {
  title = "8-bit Optimizers via Block-wise Quantization",
  author = "Tim Dettmers, Mike Lewis, Sam Shleifer, Luke Zettlemoyer",
  url = "https://arxiv.org/abs/2110.02861",
  date = "2021-10-06",
}

source "li2023four" {
  title = "Memory Efficient Optimizers with 4-bit States",
  author = "Bingrui Li, Jianfei Chen, Jun Zhu",
  url = "https://arxiv.org/abs/2309.01507",
  date = "2023-09-04",
}

source "dettmers2023" {
  title = "QLoRA: Efficient Finetuning of Quantized LLMs",
  author = "Tim Dettmers, Artidoro Pagnoni, Ari Holtzman, Luke Zettlemoyer",
  url = "https://arxiv.org/abs/2305.14314",
  date = "2023-05-23",
}

source "zhang2024mini" {
  title = "Adam-mini: Use Fewer Learning Rates To Gain More",
  author = "Yushun Zhang and others",
  url = "https://arxiv.org/abs/2406.16793",
  date = "2024-06-24",
}

source "you2019" {
  title = "Large Batch Optimization for Deep Learning: Training BERT in 76 "
    .. "minutes",
  author = "Yang You and others",
  url = "https://arxiv.org/abs/1904.00962",
  date = "2019-04-01",
}

source "chen2023" {
  title = "Symbolic Discovery of Optimization Algorithms",
  author = "Xiangning Chen and others",
  url = "https://arxiv.org/abs/2302.06675",
  date = "2023-02-13",
}

source "shazeer2018" {
  title = "Adafactor: Adaptive Learning Rates with Sublinear Memory Cost",
  author = "Noam Shazeer, Mitchell Stern",
  url = "https://arxiv.org/abs/1804.04235",
  date = "2018-04-11",
}

source "liu2025muon" {
  title = "Muon is Scalable for LLM Training",
  author = "Jingyuan Liu and others",
  url = "https://arxiv.org/abs/2502.16982",
  date = "2025-02-24",
}

source "zhao2024" {
  title = "GaLore: Memory-Efficient LLM Training by Gradient Low-Rank "
    .. "Projection",
  author = "Jiawei Zhao and others",
  url = "https://arxiv.org/abs/2403.03507",
  date = "2024-03-06",
}

source "zhu2024" {
  title = "APOLLO: SGD-like Memory, AdamW-level Performance",
  author = "Hanqing Zhu and others",
  url = "https://arxiv.org/abs/2412.05270",
  date = "2024-12-06",
}

source "lv2023" {
  title = "Full Parameter Fine-tuning for Large Language Models with Limited "
    .. "Resources",
  author = "Kai Lv and others",
  url = "https://arxiv.org/abs/2306.09782",
  date = "2023-06-16",
}

source "lv2023ada" {
  title = "AdaLomo: Low-memory Optimization with Adaptive Learning Rate",
  author = "Kai Lv and others",
  url = "https://arxiv.org/abs/2310.10195",
  date = "2023-10-16",
}

source "sutskever2013" {
  title = "On the importance of initialization and momentum in deep "
    .. "learning",
  author = "Ilya Sutskever, James Martens, George Dahl, Geoffrey Hinton",
  url = "https://proceedings.mlr.press/v28/sutskever13.html",
  date = "2013-06-16",
}

source "micikevicius2017" {
  title = "Mixed Precision Training",
  author = "Paulius Micikevicius and others",
  url = "https://arxiv.org/abs/1710.03740",
  date = "2017-10-10",
}

source "torchtitan" {
  title = "torchtitan",
  author = "Meta",
  url = "https://github.com/pytorch/torchtitan",
  date = "2024-12-01",
  licence = "BSD-3-Clause",
  note = "Date of the version whose memory is published.",
}

source "transformer-engine" {
  title = "Transformer Engine",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/TransformerEngine",
  date = "2026-01-01",
  licence = "Apache-2.0",
  note = "Date of the year of its notice. Name of the buffer seen in its users.",
}

source "hu2021" {
  title = "LoRA: Low-Rank Adaptation of Large Language Models",
  author = "Edward J. Hu and others",
  url = "https://arxiv.org/abs/2106.09685",
  date = "2021-06-17",
}

source "peft" {
  title = "PEFT: loading and preparing models",
  author = "Hugging Face",
  url = "https://github.com/huggingface/peft/blob/main/src/peft/utils/other.py",
  licence = "Apache-2.0",
  retrieved = "2026-11-22",
  note = "prepare_model_for_kbit_training casts what is not quantized to 32 "
    .. "bits, but for models of GPTQ; autocast_adapter_dtype, True by "
    .. "default, casts adapters to 32 bits.",
}

source "liu2024dora" {
  title = "DoRA: Weight-Decomposed Low-Rank Adaptation",
  author = "Shih-Yang Liu and others",
  url = "https://arxiv.org/abs/2402.09353",
  date = "2024-02-14",
}

source "zhang2023adalora" {
  title = "AdaLoRA: Adaptive Budget Allocation for Parameter-Efficient "
    .. "Fine-Tuning",
  author = "Qingru Zhang and others",
  url = "https://arxiv.org/abs/2303.10512",
  date = "2023-03-18",
}

source "hyeonwoo2021" {
  title = "FedPara: Low-Rank Hadamard Product for Communication-Efficient "
    .. "Federated Learning",
  author = "Nam Hyeon-Woo, Moon Ye-Bin, Tae-Hyun Oh",
  url = "https://arxiv.org/abs/2108.06098",
  date = "2021-08-13",
}

source "kopiczko2023" {
  title = "VeRA: Vector-based Random Matrix Adaptation",
  author = "Dawid J. Kopiczko, Tijmen Blankevoort, Yuki M. Asano",
  url = "https://arxiv.org/abs/2310.11454",
  date = "2023-10-17",
}

source "liu2022ia3" {
  title = "Few-Shot Parameter-Efficient Fine-Tuning is Better and Cheaper "
    .. "than In-Context Learning",
  author = "Haokun Liu and others",
  url = "https://arxiv.org/abs/2205.05638",
  date = "2022-05-11",
}

source "li2021" {
  title = "Prefix-Tuning: Optimizing Continuous Prompts for Generation",
  author = "Xiang Lisa Li, Percy Liang",
  url = "https://arxiv.org/abs/2101.00190",
  date = "2021-01-01",
}

source "lester2021" {
  title = "The Power of Scale for Parameter-Efficient Prompt Tuning",
  author = "Brian Lester, Rami Al-Rfou, Noah Constant",
  url = "https://arxiv.org/abs/2104.08691",
  date = "2021-04-18",
}

source "houlsby2019" {
  title = "Parameter-Efficient Transfer Learning for NLP",
  author = "Neil Houlsby and others",
  url = "https://arxiv.org/abs/1902.00751",
  date = "2019-02-02",
}

source "gao2023" {
  title = "LLaMA-Adapter V2: Parameter-Efficient Visual Instruction Model",
  author = "Peng Gao and others",
  url = "https://arxiv.org/abs/2304.15010",
  date = "2023-04-28",
}

source "lee2019" {
  title = "What Would Elsa Do? Freezing Layers During Transformer Fine-Tuning",
  author = "Jaejun Lee, Raphael Tang, Jimmy Lin",
  url = "https://arxiv.org/abs/1911.03090",
  date = "2019-11-08",
}

source "pan2024" {
  title = "LISA: Layerwise Importance Sampling for Memory-Efficient Large "
    .. "Language Model Fine-Tuning",
  author = "Rui Pan and others",
  url = "https://arxiv.org/abs/2403.17919",
  date = "2024-03-26",
}

source "luo2024" {
  title = "BAdam: A Memory Efficient Full Parameter Optimization Method for "
    .. "Large Language Models",
  author = "Qijun Luo, Hengxu Yu, Xiao Li",
  url = "https://arxiv.org/abs/2404.02827",
  date = "2024-04-03",
}

source "wu2024" {
  title = "LLaMA Pro: Progressive LLaMA with Block Expansion",
  author = "Chengyue Wu and others",
  url = "https://arxiv.org/abs/2401.02415",
  date = "2024-01-04",
}

source "ieee754" {
  title = "IEEE Standard for Floating-Point Arithmetic (IEEE 754-2019)",
  author = "IEEE",
  url = "https://doi.org/10.1109/IEEESTD.2019.8766229",
  date = "2019-07-22",
}

source "nvidia-ampere-whitepaper" {
  title = "NVIDIA A100 Tensor Core GPU Architecture",
  author = "NVIDIA",
  url = "https://images.nvidia.com/aem-dam/en-zz/Solutions/data-center/"
    .. "nvidia-ampere-architecture-whitepaper.pdf",
  date = "2020-05-14",
}

source "kalamkar2019" {
  title = "A Study of BFLOAT16 for Deep Learning Training",
  author = "Dhiraj Kalamkar and others",
  url = "https://arxiv.org/abs/1905.12322",
  date = "2019-05-29",
}

source "nvidia-ada-whitepaper" {
  title = "NVIDIA Ada GPU Architecture",
  author = "NVIDIA",
  url = "https://images.nvidia.com/aem-dam/Solutions/geforce/ada/"
    .. "nvidia-ada-gpu-architecture.pdf",
  date = "2022-09-20",
}

source "micikevicius2022" {
  title = "FP8 Formats for Deep Learning",
  author = "Paulius Micikevicius and others",
  url = "https://arxiv.org/abs/2209.05433",
  date = "2022-09-12",
}

source "ocp-mx" {
  title = "OCP Microscaling Formats (MX) Specification, version 1.0",
  author = "Open Compute Project",
  url = "https://www.opencompute.org/documents/"
    .. "ocp-microscaling-formats-mx-v1-0-spec-final-pdf",
  date = "2023-09-07",
}

source "dettmers2022" {
  title = "LLM.int8(): 8-bit Matrix Multiplication for Transformers at Scale",
  author = "Tim Dettmers, Mike Lewis, Younes Belkada, Luke Zettlemoyer",
  url = "https://arxiv.org/abs/2208.07339",
  date = "2022-08-15",
}

source "frantar2022" {
  title = "GPTQ: Accurate Post-Training Quantization for Generative "
    .. "Pre-trained Transformers",
  author = "Elias Frantar, Saleh Ashkboos, Torsten Hoefler, Dan Alistarh",
  url = "https://arxiv.org/abs/2210.17323",
  date = "2022-10-31",
}

source "lin2023" {
  title = "AWQ: Activation-aware Weight Quantization for LLM Compression and "
    .. "Acceleration",
  author = "Ji Lin and others",
  url = "https://arxiv.org/abs/2306.00978",
  date = "2023-06-01",
}

source "nvidia-fp4-card" {
  title = "Model card of Llama 3.3 70B Instruct FP4",
  author = "NVIDIA",
  url = "https://huggingface.co/nvidia/Llama-3.3-70B-Instruct-FP4",
  retrieved = "2026-11-26",
  note = "Quantized with TensorRT Model Optimizer for NVIDIA Blackwell; cards "
    .. "of its FP8 files name vLLM as well.",
}

source "nvidia-blackwell" {
  title = "NVIDIA Blackwell Architecture Technical Brief",
  author = "NVIDIA",
  url = "https://resources.nvidia.com/en-us-blackwell-architecture",
  date = "2024-03-18",
}

source "torchao" {
  title = "torchao: PyTorch native quantization",
  author = "PyTorch",
  url = "https://github.com/pytorch/ao",
  licence = "BSD-3-Clause",
  note = "Sizes of published 4-bit files agree with a 32-bit scale a group.",
}

source "exllamav2" {
  title = "ExLlamaV2",
  author = "turboderp",
  url = "https://github.com/turboderp-org/exllamav2",
  licence = "MIT",
}

source "ik-llama-cpp" {
  title = "ik_llama.cpp: block formats (ggml/src/ggml-common.h) and the "
    .. "requests that brought them",
  author = "Iwan Kawrakow",
  url = "https://github.com/ikawrakow/ik_llama.cpp/pull/6",
  licence = "MIT",
}

source "llama-cpp-quantize" {
  title = "llama.cpp: block formats and mixes of quantized files",
  author = "ggml-org",
  url = "https://github.com/ggml-org/llama.cpp/blob/master/src/"
    .. "llama-quant.cpp",
  licence = "MIT",
  note = "Sizes of published files agree within 2 percent.",
}

source "cuda-compute-capability" {
  title = "CUDA GPUs: compute capability",
  author = "NVIDIA",
  url = "https://developer.nvidia.com/cuda-gpus",
  note = "Not opened; names of targets as compilers take them.",
}

source "llvm-amdgpu" {
  title = "LLVM: user guide for the AMDGPU backend",
  author = "LLVM project",
  url = "https://llvm.org/docs/AMDGPUUsage.html",
  note = "Not opened; names of targets as compilers take them.",
}

source "gcc-x86-options" {
  title = "GCC: x86 options",
  author = "Free Software Foundation",
  url = "https://gcc.gnu.org/onlinedocs/gcc/x86-Options.html",
  note = "Not opened; names of targets as compilers take them.",
}
