-- What libraries that train do unless told: their documents and their code.

source "qwen-finetune" {
  title = "Qwen: finetune.py",
  author = "Qwen team",
  url = "https://github.com/QwenLM/Qwen/blob/main/finetune.py",
  retrieved = "2026-11-22",
  note = "Adapters of rank 64 on c_attn, c_proj, w1 and w2; sequences are "
    .. "padded to the longest that is allowed; DeepSpeed.",
}

source "torchtune-loss" {
  title = "torchtune: CEWithChunkedOutputLoss",
  author = "Meta",
  url = "https://pytorch.org/torchtune/stable/generated/"
    .. "torchtune.modules.loss.CEWithChunkedOutputLoss.html",
  retrieved = "2026-11-22",
  note = "Logits in eight chunks of 16 bits; one at a time is widened.",
}

source "torchtune-speeds" {
  title = "torchtune: Memory and training speed",
  author = "Meta",
  url = "https://github.com/pytorch/torchtune/blob/main/README.md",
  licence = "BSD-3-Clause",
  date = "2024-09-25",
  retrieved = "2026-11-22",
  note = "Numbers with two packed sequences of 2048 tokens and with torch "
    .. "compile enabled.",
}

source "flash-attention-benchmark" {
  title = "flash-attention, pull request 2688: runs of its own benchmark",
  author = "Jane Xu",
  url = "https://github.com/Dao-AILab/flash-attention/pull/2688",
  retrieved = "2026-11-22",
  note = "Heads of 64, no mask, forward and backward: 204, 252, 275, 288 and "
    .. "302 TFLOP/s at 512 to 8192 tokens.  The accelerator is not printed, "
    .. "the rates are those of an H100.",
}

source "cudnn-attention" {
  title = "cudnn-frontend: benchmark of attention in training, Llama 3.1",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/cudnn-frontend/blob/main/benchmark/"
    .. "sdpa_benchmark_training/results/gb200_918_only_cudnn/"
    .. "llama3.1_20260126_110503.csv",
  retrieved = "2026-11-26",
  note = "GB200, BF16, top_left, 64 heads of 128, one sequence: 3.5 times the "
    .. "forward work over both times, of 2500 TFLOP/s; the share and the keys "
    .. "pass through the first and the last of five lengths, others within 3 "
    .. "percent.  H200 likewise gives 64 percent and 600 keys, which its "
    .. "measured runs, of older kernels, do not reach.",
}

source "torchtune-configs" {
  title = "torchtune: recipes/configs/llama3_1",
  author = "Meta",
  url = "https://github.com/pytorch/torchtune/tree/main/recipes/configs/"
    .. "llama3_1",
  licence = "BSD-3-Clause",
  retrieved = "2026-11-22",
  note = "dtype bf16 for all that is held, the chunked loss, AdamW in one "
    .. "kernel; 8B_lora_single_device adapts queries, values and the output "
    .. "of attention.",
}

source "unsloth-long-context" {
  title = "500K context length fine-tuning",
  author = "Unsloth",
  url = "https://docs.unsloth.ai/new/500k-context-length-fine-tuning",
  retrieved = "2026-11-22",
  note = "Inputs of recomputed layers go to the host's memory since April "
    .. "2024; the loss is fused with the head and done in parts.",
}

source "transformers-loss" {
  title = "Transformers: losses of language models",
  author = "Hugging Face",
  url = "https://github.com/huggingface/transformers/blob/main/src/transformers/"
    .. "loss/loss_utils.py",
  licence = "Apache-2.0",
  retrieved = "2026-11-22",
  note = "Logits are cast to 32 bits; they were copied again, shifted, until "
    .. "2025, since when labels are shifted.",
}

source "litgpt-finetune" {
  title = "LitGPT: finetune/lora.py",
  author = "Lightning AI",
  url = "https://github.com/Lightning-AI/litgpt/tree/main/litgpt/finetune",
  licence = "Apache-2.0",
  retrieved = "2026-11-22",
  note = "bf16-true; the head is done in chunks of 128 tokens.",
}

source "fsdp-qlora-script" {
  title = "fsdp_qlora: train.py",
  author = "Answer.AI",
  url = "https://github.com/AnswerDotAI/fsdp_qlora/blob/main/train.py",
  licence = "Apache-2.0",
  retrieved = "2026-11-22",
  note = "Precision bf16: all that is held is in 16 bits; the model is that "
    .. "of Transformers.",
}

source "llama-factory-arguments" {
  title = "LLaMA-Factory: finetuning_args.py",
  author = "hiyouga",
  url = "https://github.com/hiyouga/LLaMA-Factory",
  licence = "Apache-2.0",
  retrieved = "2026-11-22",
  note = "lora_rank 8, lora_target all; without pure_bf16, which is off, what "
    .. "is trained is in 32 bits and cast.",
}

source "megatron-arguments" {
  title = "Megatron-LM: arguments.py and cross_entropy.py",
  author = "NVIDIA",
  url = "https://github.com/NVIDIA/Megatron-LM",
  retrieved = "2026-11-22",
  note = "bf16 accumulates gradients in 32 bits; the fused accumulation of "
    .. "gradients is on; the loss works in place on one 32-bit copy of the "
    .. "logits; --sequence-parallel is asked for.",
}

source "deepspeed-optimizers" {
  title = "DeepSpeed: bf16_optimizer.py and zero/stage_1_and_2.py",
  author = "Microsoft",
  url = "https://github.com/deepspeedai/DeepSpeed/tree/master/deepspeed/runtime",
  licence = "Apache-2.0",
  retrieved = "2026-11-22",
  note = "fp32_groups_gradients_flat: gradients of bf16 are added up in 32 "
    .. "bits beside those of the pass; those of fp16 are copied for the step.",
}

source "nanotron-gradients" {
  title = "nanotron: optim/gradient_accumulator.py",
  author = "Hugging Face",
  url = "https://github.com/huggingface/nanotron/blob/main/src/nanotron/optim/"
    .. "gradient_accumulator.py",
  licence = "Apache-2.0",
  retrieved = "2026-11-22",
  note = "Gradients of all parameters have buffers in 32 bits, with the first "
    .. "stage of ZeRO too.",
}

source "trl-utils" {
  title = "TRL: peft_module_casting_to_bf16, after QLoRA's qlora.py",
  author = "Hugging Face",
  url = "https://github.com/huggingface/trl/blob/main/trl/trainer/utils.py",
  licence = "Apache-2.0",
  retrieved = "2026-11-22",
  note = "Adapters, embeddings and head go back to bf16; norms stay in 32 "
    .. "bits.",
}

source "unsloth-utils" {
  title = "Unsloth: models/_utils.py",
  author = "Unsloth",
  url = "https://github.com/unslothai/unsloth/blob/main/unsloth/models/_utils.py",
  retrieved = "2026-11-22",
  note = "prepare_model_for_kbit_training freezes a model and casts none of it.",
}

source "pytorch-foreach" {
  title = "PyTorch: torch/optim/optimizer.py",
  author = "PyTorch",
  url = "https://github.com/pytorch/pytorch/blob/main/torch/optim/optimizer.py",
  licence = "BSD-3-Clause",
  retrieved = "2026-11-26",
  note = "Lists of tensors are stepped together by default on GPUs, with about "
    .. "sizeof(params) more memory at the peak.",
}

source "torchao-roofline" {
  title = "torchao: testing/training/roofline_utils.py",
  author = "PyTorch",
  url = "https://github.com/pytorch/ao/blob/"
    .. "0598012907d6f6e88734088a65f788c38d294a65/torchao/testing/training/"
    .. "roofline_utils.py",
  licence = "BSD-3-Clause",
  retrieved = "2026-11-26",
  note = "Casts of an operand and of a gradient, kernel by kernel.  The H100 "
    .. "of its authors reads 2.4 TB/s: \"custom to Meta's H100 variant\".",
}

source "ml-engineering-upgrading" {
  title = "Machine Learning Engineering Open Book: when to upgrade GPUs",
  author = "Stas Bekman",
  url = "https://github.com/stas00/ml-engineering/tree/master/insights",
  licence = "CC-BY-SA-4.0",
  retrieved = "2026-11-26",
  note = "Read in a stored copy of the repository; the most that large "
    .. "products reach on H200 and B200, in bf16 and in fp8.",
}

source "hipkittens" {
  title = "HipKittens: Fast and Furious AMD Kernels",
  author = "Hu, Wadsworth, Siddens, Winata, Fu, Swann, Osama, Re, Arora",
  url = "https://hazyresearch.stanford.edu/blog/2025-11-09-hk",
  date = "2025-11-09",
  retrieved = "2026-11-26",
  note = "MI355X: PyTorch's attention takes 1 / 0.24 of the best kernel's time "
    .. "in the backward pass of Llama; 430 TFLOP/s at 2048 tokens are half of "
    .. "what the forward pass reaches, of 2500.",
}

source "deepspeed-cpu-adam" {
  title = "DeepSpeed: csrc/adam/cpu_adam.cpp",
  author = "Microsoft",
  url = "https://github.com/microsoft/DeepSpeed/blob/"
    .. "059f6aab5bfe2abb72106af29ced1b8575ff4fd9/csrc/adam/cpu_adam.cpp",
  retrieved = "2026-11-26",
  note = "A loop over vectors of 32-bit floats: gradient, weight, momentum and "
    .. "variance are loaded, the last three stored: 28 bytes a parameter. "
    .. "Updated weights go to the accelerator tile by tile from two buffers.",
}
