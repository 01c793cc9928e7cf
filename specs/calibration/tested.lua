-- Made by ridgeline predict --format lua from the measured cases.

tested "asr-faster-whisper-ampere-memory" {
  kind = "asr",
  software = "faster-whisper",
  architecture = "Ampere",
  figure = "memory",
  cases = 4,
  median = 12.3 * percent,
  p90 = 27.6 * percent,
  formats = { "fp16", "int8" },
}
tested "asr-faster-whisper-ampere-step" {
  kind = "asr",
  software = "faster-whisper",
  architecture = "Ampere",
  phase = "step",
  cases = 4,
  median = 21.6 * percent,
  p90 = 44.2 * percent,
  formats = { "fp16", "int8" },
}
tested "asr-openai-whisper-ampere-step" {
  kind = "asr",
  software = "openai-whisper",
  architecture = "Ampere",
  phase = "step",
  cases = 1,
  median = 0.9 * percent,
  p90 = 0.9 * percent,
  formats = { "fp16" },
}
tested "asr-openai-whisper-ampere-memory" {
  kind = "asr",
  software = "openai/whisper",
  architecture = "Ampere",
  figure = "memory",
  cases = 1,
  median = 0.9 * percent,
  p90 = 0.9 * percent,
  formats = { "fp16" },
}
tested "asr-transformers-ampere-memory" {
  kind = "asr",
  software = "transformers",
  architecture = "Ampere",
  figure = "memory",
  cases = 1,
  median = 0.1 * percent,
  p90 = 0.1 * percent,
  formats = { "fp16" },
}
tested "asr-transformers-ampere-step" {
  kind = "asr",
  software = "transformers",
  architecture = "Ampere",
  phase = "step",
  cases = 1,
  median = 0.8 * percent,
  p90 = 0.8 * percent,
  formats = { "fp16" },
}
tested "asr-whisper.cpp-ampere-memory" {
  kind = "asr",
  software = "whisper.cpp",
  architecture = "Ampere",
  figure = "memory",
  cases = 1,
  median = 0.2 * percent,
  p90 = 0.2 * percent,
  formats = { "fp16" },
}
tested "asr-whisper.cpp-ampere-step" {
  kind = "asr",
  software = "whisper.cpp",
  architecture = "Ampere",
  phase = "step",
  cases = 1,
  median = 0.5 * percent,
  p90 = 0.5 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-bfl-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "bfl",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 6,
  median = 21.2 * percent,
  p90 = 36.0 * percent,
  formats = { "fp8" },
}
tested "diffusion-infer-default-ada-lovelace-memory" {
  kind = "diffusion_infer",
  software = "default",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 5,
  median = 12.5 * percent,
  p90 = 21.0 * percent,
  formats = { "fp16", "fp8" },
}
tested "diffusion-infer-default-ampere-memory" {
  kind = "diffusion_infer",
  software = "default",
  architecture = "Ampere",
  figure = "memory",
  cases = 8,
  median = 10.4 * percent,
  p90 = 17.9 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-default-hopper-memory" {
  kind = "diffusion_infer",
  software = "default",
  architecture = "Hopper",
  figure = "memory",
  cases = 5,
  median = 2.7 * percent,
  p90 = 10.3 * percent,
  formats = { "bf16", "fp16", "fp8" },
}
tested "diffusion-infer-diffusers-ampere-step" {
  kind = "diffusion_infer",
  software = "diffusers",
  architecture = "Ampere",
  phase = "step",
  cases = 4,
  median = 59.7 * percent,
  p90 = 62.1 * percent,
  formats = { "fp16", "fp32", "tf32" },
}
tested "diffusion-infer-diffusers-hopper-step" {
  kind = "diffusion_infer",
  software = "diffusers",
  architecture = "Hopper",
  phase = "step",
  cases = 34,
  median = 3.5 * percent,
  p90 = 13.9 * percent,
  formats = { "bf16", "fp4", "fp6", "fp8", "int8" },
}
tested "diffusion-infer-diffusers---torch-nightly-hopper-memory" {
  kind = "diffusion_infer",
  software = "diffusers + torch nightly",
  architecture = "Hopper",
  figure = "memory",
  cases = 34,
  median = 0.6 * percent,
  p90 = 12.3 * percent,
  formats = { "bf16", "fp4", "fp6", "fp8", "int8" },
}
tested "diffusion-infer-flux-fp8-api-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "flux-fp8-api",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 12,
  median = 14.7 * percent,
  p90 = 29.4 * percent,
  formats = { "fp8" },
}
tested "diffusion-infer-flux-fp8-api-hopper-step" {
  kind = "diffusion_infer",
  software = "flux-fp8-api",
  architecture = "Hopper",
  phase = "step",
  cases = 6,
  median = 15.0 * percent,
  p90 = 32.7 * percent,
  formats = { "fp8" },
}
tested "diffusion-infer-onediff-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "onediff",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 9,
  median = 14.5 * percent,
  p90 = 21.0 * percent,
  formats = { "fp16", "fp8" },
}
tested "diffusion-infer-onediff-ampere-step" {
  kind = "diffusion_infer",
  software = "onediff",
  architecture = "Ampere",
  phase = "step",
  cases = 10,
  median = 7.3 * percent,
  p90 = 42.8 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-onediff-hopper-step" {
  kind = "diffusion_infer",
  software = "onediff",
  architecture = "Hopper",
  phase = "step",
  cases = 5,
  median = 12.4 * percent,
  p90 = 35.8 * percent,
  formats = { "bf16", "fp16", "fp8" },
}
tested "diffusion-infer-pytorch-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 16,
  median = 6.7 * percent,
  p90 = 22.0 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-pytorch-ampere-step" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Ampere",
  phase = "step",
  cases = 21,
  median = 12.8 * percent,
  p90 = 28.9 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-pytorch-hopper-step" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Hopper",
  phase = "step",
  cases = 7,
  median = 10.8 * percent,
  p90 = 32.9 * percent,
  formats = { "bf16", "fp16" },
}
tested "diffusion-infer-pytorch-turing-step" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Turing",
  phase = "step",
  cases = 8,
  median = 4.1 * percent,
  p90 = 9.7 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-stable-fast-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "stable-fast",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 2,
  median = 6.5 * percent,
  p90 = 11.7 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-stable-fast-ampere-step" {
  kind = "diffusion_infer",
  software = "stable-fast",
  architecture = "Ampere",
  phase = "step",
  cases = 2,
  median = 16.2 * percent,
  p90 = 17.1 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-stable-fast-hopper-step" {
  kind = "diffusion_infer",
  software = "stable-fast",
  architecture = "Hopper",
  phase = "step",
  cases = 2,
  median = 22.1 * percent,
  p90 = 42.5 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-tensorrt-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "tensorrt",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 1,
  median = 0.7 * percent,
  p90 = 0.7 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-tensorrt-hopper-step" {
  kind = "diffusion_infer",
  software = "tensorrt",
  architecture = "Hopper",
  phase = "step",
  cases = 1,
  median = 6.5 * percent,
  p90 = 6.5 * percent,
  formats = { "fp8" },
}
tested "diffusion-infer-thestageai-hopper-step" {
  kind = "diffusion_infer",
  software = "thestageai",
  architecture = "Hopper",
  phase = "step",
  cases = 1,
  median = 33.2 * percent,
  p90 = 33.2 * percent,
  formats = { "fp8" },
}
tested "diffusion-infer-torch.compile-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "torch.compile",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 2,
  median = 3.1 * percent,
  p90 = 3.8 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-torch.compile-ampere-step" {
  kind = "diffusion_infer",
  software = "torch.compile",
  architecture = "Ampere",
  phase = "step",
  cases = 2,
  median = 6.7 * percent,
  p90 = 12.2 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-torch.compile-hopper-step" {
  kind = "diffusion_infer",
  software = "torch.compile",
  architecture = "Hopper",
  phase = "step",
  cases = 2,
  median = 15.0 * percent,
  p90 = 28.8 * percent,
  formats = { "fp16" },
}
tested "diffusion-infer-xdit-hopper-step" {
  kind = "diffusion_infer",
  software = "xdit",
  architecture = "Hopper",
  phase = "step",
  cases = 16,
  median = 6.9 * percent,
  p90 = 13.8 * percent,
  formats = { "bf16" },
}
tested "diffusion-train-composer-ampere-step" {
  kind = "diffusion_train",
  software = "composer",
  architecture = "Ampere",
  phase = "step",
  cases = 10,
  median = 8.1 * percent,
  p90 = 20.2 * percent,
  formats = { "bf16" },
}
tested "diffusion-train-default-ada-lovelace-memory" {
  kind = "diffusion_train",
  software = "default",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 13,
  median = 10.7 * percent,
  p90 = 300.9 * percent,
  formats = { "bf16", "fp8", "int8" },
}
tested "diffusion-train-default-blackwell-memory" {
  kind = "diffusion_train",
  software = "default",
  architecture = "Blackwell",
  figure = "memory",
  cases = 3,
  median = 2.9 * percent,
  p90 = 3.8 * percent,
  formats = { "bf16" },
}
tested "diffusion-train-default-hopper-memory" {
  kind = "diffusion_train",
  software = "default",
  architecture = "Hopper",
  figure = "memory",
  cases = 11,
  median = 7.1 * percent,
  p90 = 17.2 * percent,
  formats = { "bf16", "fp8", "int8" },
}
tested "diffusion-train-mlperf-blackwell-step" {
  kind = "diffusion_train",
  software = "mlperf",
  architecture = "Blackwell",
  phase = "step",
  cases = 3,
  median = 8.4 * percent,
  p90 = 8.9 * percent,
  formats = { "bf16" },
}
tested "diffusion-train-simpletuner-ada-lovelace-step" {
  kind = "diffusion_train",
  software = "simpletuner",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 14,
  median = 11.3 * percent,
  p90 = 48.4 * percent,
  formats = { "bf16", "fp8", "int8", "nf4" },
}
tested "diffusion-train-simpletuner-hopper-step" {
  kind = "diffusion_train",
  software = "simpletuner",
  architecture = "Hopper",
  phase = "step",
  cases = 12,
  median = 10.0 * percent,
  p90 = 21.8 * percent,
  formats = { "bf16", "fp8", "int8" },
}
tested "finetune-deepspeed-ampere-step" {
  kind = "finetune",
  software = "deepspeed",
  architecture = "Ampere",
  phase = "step",
  cases = 5,
  median = 3.6 * percent,
  p90 = 51.9 * percent,
  formats = { "bf16" },
}
tested "finetune-fsdp-qlora-ada-lovelace-memory" {
  kind = "finetune",
  software = "fsdp_qlora",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 8,
  median = 1.6 * percent,
  p90 = 15.3 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-fsdp-qlora-ada-lovelace-step" {
  kind = "finetune",
  software = "fsdp_qlora",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 10,
  median = 5.4 * percent,
  p90 = 20.1 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-fsdp-qlora-ampere-memory" {
  kind = "finetune",
  software = "fsdp_qlora",
  architecture = "Ampere",
  figure = "memory",
  cases = 10,
  median = 5.1 * percent,
  p90 = 8.9 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-fsdp-qlora-ampere-step" {
  kind = "finetune",
  software = "fsdp_qlora",
  architecture = "Ampere",
  phase = "step",
  cases = 13,
  median = 14.8 * percent,
  p90 = 227.0 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-hf-trl-hopper-step" {
  kind = "finetune",
  software = "hf-trl",
  architecture = "Hopper",
  phase = "step",
  cases = 3,
  median = 30.7 * percent,
  p90 = 51.0 * percent,
  formats = { "bf16" },
}
tested "finetune-litgpt-ampere-memory" {
  kind = "finetune",
  software = "litgpt",
  architecture = "Ampere",
  figure = "memory",
  cases = 60,
  median = 5.5 * percent,
  p90 = 18.3 * percent,
  formats = { "bf16", "fp32", "nf4", "nf4_dq" },
}
tested "finetune-llama-factory-ampere-memory" {
  kind = "finetune",
  software = "llama-factory",
  architecture = "Ampere",
  figure = "memory",
  cases = 3,
  median = 2.7 * percent,
  p90 = 3.1 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-llama-factory-ampere-step" {
  kind = "finetune",
  software = "llama-factory",
  architecture = "Ampere",
  phase = "step",
  cases = 3,
  median = 7.3 * percent,
  p90 = 16.9 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-mlperf-training-blackwell-memory" {
  kind = "finetune",
  software = "mlperf training",
  architecture = "Blackwell",
  figure = "memory",
  cases = 4,
  median = 0.6 * percent,
  p90 = 17.9 * percent,
  formats = { "fp8" },
}
tested "finetune-mlperf-training-ada-lovelace-step" {
  kind = "finetune",
  software = "mlperf-training",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 2,
  median = 8.3 * percent,
  p90 = 8.6 * percent,
  formats = { "bf16", "fp8" },
}
tested "finetune-mlperf-training-blackwell-step" {
  kind = "finetune",
  software = "mlperf-training",
  architecture = "Blackwell",
  phase = "step",
  cases = 4,
  median = 1.8 * percent,
  p90 = 5.6 * percent,
  formats = { "bf16", "fp8" },
}
tested "finetune-mlperf-training-cdna3-step" {
  kind = "finetune",
  software = "mlperf-training",
  architecture = "CDNA3",
  phase = "step",
  cases = 8,
  median = 12.8 * percent,
  p90 = 24.8 * percent,
  formats = { "bf16", "fp8" },
}
tested "finetune-mlperf-training-cdna4-step" {
  kind = "finetune",
  software = "mlperf-training",
  architecture = "CDNA4",
  phase = "step",
  cases = 2,
  median = 20.7 * percent,
  p90 = 23.0 * percent,
  formats = { "bf16", "fp8" },
}
tested "finetune-ms-swift-ampere-memory" {
  kind = "finetune",
  software = "ms-swift",
  architecture = "Ampere",
  figure = "memory",
  cases = 67,
  median = 6.3 * percent,
  p90 = 27.2 * percent,
  formats = { "bf16", "fp16", "gptq", "gptq_int8", "nf4" },
}
tested "finetune-nemo-blackwell-step" {
  kind = "finetune",
  software = "nemo",
  architecture = "Blackwell",
  phase = "step",
  cases = 4,
  median = 9.7 * percent,
  p90 = 10.5 * percent,
  formats = { "bf16", "fp8", "mxfp8" },
}
tested "finetune-nemo-blackwell-ultra-step" {
  kind = "finetune",
  software = "nemo",
  architecture = "Blackwell Ultra",
  phase = "step",
  cases = 4,
  median = 19.5 * percent,
  p90 = 21.7 * percent,
  formats = { "bf16", "fp8", "mxfp8" },
}
tested "finetune-nemo-hopper-step" {
  kind = "finetune",
  software = "nemo",
  architecture = "Hopper",
  phase = "step",
  cases = 6,
  median = 21.6 * percent,
  p90 = 28.9 * percent,
  formats = { "bf16", "fp8" },
}
tested "finetune-ngc-pytorch-ada-lovelace-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 12,
  median = 5.2 * percent,
  p90 = 19.1 * percent,
  formats = { "fp16", "fp32", "tf32" },
}
tested "finetune-ngc-pytorch-ampere-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Ampere",
  phase = "step",
  cases = 10,
  median = 12.2 * percent,
  p90 = 19.6 * percent,
  formats = { "fp16", "fp32", "tf32" },
}
tested "finetune-ngc-pytorch-blackwell-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Blackwell",
  phase = "step",
  cases = 6,
  median = 19.3 * percent,
  p90 = 23.0 * percent,
  formats = { "fp16", "fp32", "tf32" },
}
tested "finetune-ngc-pytorch-hopper-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Hopper",
  phase = "step",
  cases = 14,
  median = 9.9 * percent,
  p90 = 22.4 * percent,
  formats = { "fp16", "fp32", "tf32" },
}
tested "finetune-ngc-pytorch-turing-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Turing",
  phase = "step",
  cases = 2,
  median = 9.1 * percent,
  p90 = 12.6 * percent,
  formats = { "fp16", "fp32" },
}
tested "finetune-ngc-pytorch-volta-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Volta",
  phase = "step",
  cases = 8,
  median = 16.4 * percent,
  p90 = 47.2 * percent,
  formats = { "fp16", "fp32" },
}
tested "finetune-pytorch-amp-ampere-step" {
  kind = "finetune",
  software = "pytorch-amp",
  architecture = "Ampere",
  phase = "step",
  cases = 3,
  median = 11.4 * percent,
  p90 = 15.8 * percent,
  formats = { "fp16", "fp32", "tf32" },
}
tested "finetune-pytorch-amp-volta-step" {
  kind = "finetune",
  software = "pytorch-amp",
  architecture = "Volta",
  phase = "step",
  cases = 3,
  median = 10.2 * percent,
  p90 = 11.2 * percent,
  formats = { "fp16", "fp32" },
}
tested "finetune-torchtune-ada-lovelace-memory" {
  kind = "finetune",
  software = "torchtune",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 7,
  median = 9.6 * percent,
  p90 = 11.7 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-torchtune-ada-lovelace-step" {
  kind = "finetune",
  software = "torchtune",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 8,
  median = 26.4 * percent,
  p90 = 465.1 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-torchtune-ampere-memory" {
  kind = "finetune",
  software = "torchtune",
  architecture = "Ampere",
  figure = "memory",
  cases = 11,
  median = 6.4 * percent,
  p90 = 28.2 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-torchtune-ampere-step" {
  kind = "finetune",
  software = "torchtune",
  architecture = "Ampere",
  phase = "step",
  cases = 10,
  median = 8.7 * percent,
  p90 = 10.6 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-transformers-ampere-step" {
  kind = "finetune",
  software = "transformers",
  architecture = "Ampere",
  phase = "step",
  cases = 42,
  median = 10.1 * percent,
  p90 = 42.8 * percent,
  formats = { "bf16", "fp16", "gptq" },
}
tested "finetune-transformers-peft--deepspeed-ampere-memory" {
  kind = "finetune",
  software = "transformers+peft, deepspeed",
  architecture = "Ampere",
  figure = "memory",
  cases = 42,
  median = 5.0 * percent,
  p90 = 16.7 * percent,
  formats = { "bf16", "fp16", "gptq" },
}
tested "finetune-unsloth-ampere-memory" {
  kind = "finetune",
  software = "unsloth",
  architecture = "Ampere",
  figure = "memory",
  cases = 2,
  median = 17.2 * percent,
  p90 = 23.2 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-unsloth-ampere-step" {
  kind = "finetune",
  software = "unsloth",
  architecture = "Ampere",
  phase = "step",
  cases = 2,
  median = 2.8 * percent,
  p90 = 4.9 * percent,
  formats = { "bf16", "nf4" },
}
tested "finetune-xtuner-ampere-step" {
  kind = "finetune",
  software = "xtuner",
  architecture = "Ampere",
  phase = "step",
  cases = 28,
  median = 14.7 * percent,
  p90 = 47.1 * percent,
  formats = { "bf16" },
}
tested "pretrain-colossal-ai-hopper-step" {
  kind = "pretrain",
  software = "colossal-ai",
  architecture = "Hopper",
  phase = "step",
  cases = 2,
  median = 37.9 * percent,
  p90 = 46.8 * percent,
  formats = { "bf16" },
}
tested "pretrain-composer-ampere-step" {
  kind = "pretrain",
  software = "composer",
  architecture = "Ampere",
  phase = "step",
  cases = 112,
  median = 8.9 * percent,
  p90 = 39.9 * percent,
  formats = { "bf16", "fp32" },
}
tested "pretrain-composer-hopper-step" {
  kind = "pretrain",
  software = "composer",
  architecture = "Hopper",
  phase = "step",
  cases = 60,
  median = 12.7 * percent,
  p90 = 37.8 * percent,
  formats = { "bf16", "fp32", "fp8" },
}
tested "pretrain-deepspeed-volta-step" {
  kind = "pretrain",
  software = "deepspeed",
  architecture = "Volta",
  phase = "step",
  cases = 2,
  median = 10.5 * percent,
  p90 = 17.7 * percent,
  formats = { "fp16", "fp32" },
}
tested "pretrain-flash-attention-training-scripts-ampere-step" {
  kind = "pretrain",
  software = "flash-attention-training-scripts",
  architecture = "Ampere",
  phase = "step",
  cases = 5,
  median = 2.1 * percent,
  p90 = 8.9 * percent,
  formats = { "bf16" },
}
tested "pretrain-internevo-ampere-memory" {
  kind = "pretrain",
  software = "internevo",
  architecture = "Ampere",
  figure = "memory",
  cases = 11,
  median = 2.8 * percent,
  p90 = 23.8 * percent,
  formats = { "bf16" },
}
tested "pretrain-internevo-ampere-step" {
  kind = "pretrain",
  software = "internevo",
  architecture = "Ampere",
  phase = "step",
  cases = 46,
  median = 10.1 * percent,
  p90 = 44.1 * percent,
  formats = { "bf16" },
}
tested "pretrain-litgpt-hopper-memory" {
  kind = "pretrain",
  software = "litgpt",
  architecture = "Hopper",
  figure = "memory",
  cases = 1,
  median = 0.5 * percent,
  p90 = 0.5 * percent,
  formats = { "bf16" },
}
tested "pretrain-litgpt-hopper-step" {
  kind = "pretrain",
  software = "litgpt",
  architecture = "Hopper",
  phase = "step",
  cases = 2,
  median = 4.9 * percent,
  p90 = 5.0 * percent,
  formats = { "bf16" },
}
tested "pretrain-llm.q-ada-lovelace-step" {
  kind = "pretrain",
  software = "llm.q",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 16,
  median = 22.0 * percent,
  p90 = 33.2 * percent,
  formats = { "bf16", "fp8" },
}
tested "pretrain-llm.q-blackwell-step" {
  kind = "pretrain",
  software = "llm.q",
  architecture = "Blackwell",
  phase = "step",
  cases = 47,
  median = 6.5 * percent,
  p90 = 22.5 * percent,
  formats = { "bf16", "fp8" },
}
tested "pretrain-llm.q-hopper-step" {
  kind = "pretrain",
  software = "llm.q",
  architecture = "Hopper",
  phase = "step",
  cases = 20,
  median = 19.7 * percent,
  p90 = 23.8 * percent,
  formats = { "bf16", "fp8" },
}
tested "pretrain-maxtext-blackwell-step" {
  kind = "pretrain",
  software = "maxtext",
  architecture = "Blackwell",
  phase = "step",
  cases = 4,
  median = 9.4 * percent,
  p90 = 10.1 * percent,
  formats = { "fp8" },
}
tested "pretrain-maxtext-hopper-step" {
  kind = "pretrain",
  software = "maxtext",
  architecture = "Hopper",
  phase = "step",
  cases = 6,
  median = 5.7 * percent,
  p90 = 6.9 * percent,
  formats = { "bf16", "fp8" },
}
tested "pretrain-megatron-ampere-step" {
  kind = "pretrain",
  software = "megatron",
  architecture = "Ampere",
  phase = "step",
  cases = 18,
  median = 3.5 * percent,
  p90 = 9.9 * percent,
  formats = { "fp16" },
}
tested "pretrain-megatron-blackwell-memory" {
  kind = "pretrain",
  software = "megatron",
  architecture = "Blackwell",
  figure = "memory",
  cases = 30,
  median = 0.4 * percent,
  p90 = 1.6 * percent,
  formats = { "bf16" },
}
tested "pretrain-megatron-blackwell-step" {
  kind = "pretrain",
  software = "megatron",
  architecture = "Blackwell",
  phase = "step",
  cases = 31,
  median = 13.8 * percent,
  p90 = 20.9 * percent,
  formats = { "bf16" },
}
tested "pretrain-megatron-hopper-step" {
  kind = "pretrain",
  software = "megatron",
  architecture = "Hopper",
  phase = "step",
  cases = 6,
  median = 6.5 * percent,
  p90 = 17.8 * percent,
  formats = { "bf16", "fp8" },
}
tested "pretrain-megatron-deepspeed-ampere-memory" {
  kind = "pretrain",
  software = "megatron-deepspeed",
  architecture = "Ampere",
  figure = "memory",
  cases = 58,
  median = 3.0 * percent,
  p90 = 9.0 * percent,
  formats = { "bf16", "fp16" },
}
tested "pretrain-megatron-deepspeed-ampere-step" {
  kind = "pretrain",
  software = "megatron-deepspeed",
  architecture = "Ampere",
  phase = "step",
  cases = 93,
  median = 9.0 * percent,
  p90 = 30.1 * percent,
  formats = { "bf16", "fp16" },
}
tested "pretrain-meta-hopper-step" {
  kind = "pretrain",
  software = "meta",
  architecture = "Hopper",
  phase = "step",
  cases = 3,
  median = 2.2 * percent,
  p90 = 11.7 * percent,
  formats = { "bf16" },
}
tested "pretrain-mlperf-training-hopper-step" {
  kind = "pretrain",
  software = "mlperf-training",
  architecture = "Hopper",
  phase = "step",
  cases = 12,
  median = 12.3 * percent,
  p90 = 37.7 * percent,
  formats = { "bf16", "fp8" },
}
tested "pretrain-nanogpt-ampere-step" {
  kind = "pretrain",
  software = "nanogpt",
  architecture = "Ampere",
  phase = "step",
  cases = 1,
  median = 9.5 * percent,
  p90 = 9.5 * percent,
  formats = { "bf16", "fp32" },
}
tested "pretrain-nanotron-hopper-memory" {
  kind = "pretrain",
  software = "nanotron",
  architecture = "Hopper",
  figure = "memory",
  cases = 19,
  median = 6.6 * percent,
  p90 = 16.2 * percent,
  formats = { "bf16" },
}
tested "pretrain-nanotron-hopper-step" {
  kind = "pretrain",
  software = "nanotron",
  architecture = "Hopper",
  phase = "step",
  cases = 19,
  median = 10.0 * percent,
  p90 = 168.6 * percent,
  formats = { "bf16" },
}
tested "pretrain-nemo-ampere-step" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Ampere",
  phase = "step",
  cases = 6,
  median = 9.0 * percent,
  p90 = 394.4 * percent,
  formats = { "bf16" },
}
tested "pretrain-nemo-blackwell-step" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Blackwell",
  phase = "step",
  cases = 77,
  median = 5.5 * percent,
  p90 = 52.6 * percent,
  formats = { "bf16", "fp8", "mxfp8", "nvfp4" },
}
tested "pretrain-nemo-blackwell-ultra-step" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Blackwell Ultra",
  phase = "step",
  cases = 20,
  median = 8.8 * percent,
  p90 = 37.1 * percent,
  formats = { "bf16", "fp8", "mxfp8", "nvfp4" },
}
tested "pretrain-nemo-hopper-step" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Hopper",
  phase = "step",
  cases = 66,
  median = 7.1 * percent,
  p90 = 20.2 * percent,
  formats = { "bf16", "fp8" },
}
tested "pretrain-paxml-hopper-step" {
  kind = "pretrain",
  software = "paxml",
  architecture = "Hopper",
  phase = "step",
  cases = 3,
  median = 4.5 * percent,
  p90 = 5.5 * percent,
  formats = { "bf16", "fp8" },
}
tested "pretrain-pytorch-ampere-step" {
  kind = "pretrain",
  software = "pytorch",
  architecture = "Ampere",
  phase = "step",
  cases = 8,
  median = 21.2 * percent,
  p90 = 44.8 * percent,
  formats = { "fp16", "fp32", "tf32" },
}
tested "pretrain-pytorch-volta-step" {
  kind = "pretrain",
  software = "pytorch",
  architecture = "Volta",
  phase = "step",
  cases = 4,
  median = 16.7 * percent,
  p90 = 32.8 * percent,
  formats = { "fp16", "fp32" },
}
tested "pretrain-torchtitan-ampere-step" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Ampere",
  phase = "step",
  cases = 8,
  median = 4.4 * percent,
  p90 = 7.2 * percent,
  formats = { "bf16", "fp32" },
}
tested "pretrain-torchtitan-blackwell-memory" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Blackwell",
  figure = "memory",
  cases = 9,
  median = 11.0 * percent,
  p90 = 74.6 * percent,
  formats = { "bf16", "fp32", "fp8", "mxfp8", "nvfp4" },
}
tested "pretrain-torchtitan-blackwell-step" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Blackwell",
  phase = "step",
  cases = 9,
  median = 60.8 * percent,
  p90 = 129.9 * percent,
  formats = { "bf16", "fp32", "fp8", "mxfp8", "nvfp4" },
}
tested "pretrain-torchtitan-cdna3-memory" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "CDNA3",
  figure = "memory",
  cases = 3,
  median = 3.9 * percent,
  p90 = 4.5 * percent,
  formats = { "bf16", "fp32", "fp8" },
}
tested "pretrain-torchtitan-cdna3-step" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "CDNA3",
  phase = "step",
  cases = 3,
  median = 20.3 * percent,
  p90 = 25.9 * percent,
  formats = { "bf16", "fp32", "fp8" },
}
tested "pretrain-torchtitan-hopper-memory" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Hopper",
  figure = "memory",
  cases = 15,
  median = 0.9 * percent,
  p90 = 8.7 * percent,
  formats = { "bf16", "fp32", "fp8" },
}
tested "pretrain-torchtitan-hopper-step" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Hopper",
  phase = "step",
  cases = 30,
  median = 20.2 * percent,
  p90 = 52.2 * percent,
  formats = { "bf16", "fp32", "fp8" },
}
tested "serve-accelerate-turing-decode" {
  kind = "serve",
  software = "accelerate",
  architecture = "Turing",
  phase = "decode",
  cases = 2,
  median = 6.9 * percent,
  p90 = 12.1 * percent,
  formats = { "fp16" },
}
tested "serve-accelerate-turing-prefill" {
  kind = "serve",
  software = "accelerate",
  architecture = "Turing",
  phase = "prefill",
  cases = 2,
  median = 6.9 * percent,
  p90 = 12.1 * percent,
  formats = { "fp16" },
}
tested "serve-atom-ada-lovelace-decode" {
  kind = "serve",
  software = "atom",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 1,
  median = 16.4 * percent,
  p90 = 16.4 * percent,
  formats = { "int4", "int4_g128" },
}
tested "serve-atom-ada-lovelace-prefill" {
  kind = "serve",
  software = "atom",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 1,
  median = 16.4 * percent,
  p90 = 16.4 * percent,
  formats = { "int4", "int4_g128" },
}
tested "serve-atom-ampere-decode" {
  kind = "serve",
  software = "atom",
  architecture = "Ampere",
  phase = "decode",
  cases = 1,
  median = 140.7 * percent,
  p90 = 140.7 * percent,
  formats = { "int4", "int4_g128" },
}
tested "serve-atom-ampere-prefill" {
  kind = "serve",
  software = "atom",
  architecture = "Ampere",
  phase = "prefill",
  cases = 1,
  median = 140.7 * percent,
  p90 = 140.7 * percent,
  formats = { "int4", "int4_g128" },
}
tested "serve-autoawq-ada-lovelace-memory" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 20,
  median = 5.6 * percent,
  p90 = 11.4 * percent,
  formats = { "awq", "fp16" },
}
tested "serve-autoawq-ada-lovelace-decode" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 20,
  median = 7.7 * percent,
  p90 = 21.6 * percent,
  formats = { "awq", "fp16" },
}
tested "serve-autoawq-ada-lovelace-prefill" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 20,
  median = 9.1 * percent,
  p90 = 238.6 * percent,
  formats = { "awq", "fp16" },
}
tested "serve-autoawq-ampere-memory" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ampere",
  figure = "memory",
  cases = 4,
  median = 1.2 * percent,
  p90 = 3.1 * percent,
  formats = { "awq", "awq_g32", "fp16" },
}
tested "serve-autoawq-ampere-decode" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ampere",
  phase = "decode",
  cases = 2,
  median = 34.6 * percent,
  p90 = 36.0 * percent,
  formats = { "awq", "awq_g32", "fp16" },
}
tested "serve-autoawq-ampere-prefill" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ampere",
  phase = "prefill",
  cases = 2,
  median = 2.1 * percent,
  p90 = 2.2 * percent,
  formats = { "awq", "awq_g32", "fp16" },
}
tested "serve-autoawq-gemv-ada-lovelace-memory" {
  kind = "serve",
  software = "autoawq gemv",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 4,
  median = 1.1 * percent,
  p90 = 2.2 * percent,
  formats = { "awq", "fp16" },
}
tested "serve-autoawq-gemv-ada-lovelace-decode" {
  kind = "serve",
  software = "autoawq-gemv",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 4,
  median = 12.2 * percent,
  p90 = 18.6 * percent,
  formats = { "awq", "fp16" },
}
tested "serve-autoawq-gemv-ada-lovelace-prefill" {
  kind = "serve",
  software = "autoawq-gemv",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 4,
  median = 21.9 * percent,
  p90 = 31.1 * percent,
  formats = { "awq", "fp16" },
}
tested "serve-deepspeed-autotp-volta-memory" {
  kind = "serve",
  software = "deepspeed autotp",
  architecture = "Volta",
  figure = "memory",
  cases = 6,
  median = 0.0 * percent,
  p90 = 0.2 * percent,
  formats = { "fp16" },
}
tested "serve-deepspeed-zero-inference-turing-decode" {
  kind = "serve",
  software = "deepspeed-zero-inference",
  architecture = "Turing",
  phase = "decode",
  cases = 2,
  median = 19.6 * percent,
  p90 = 21.3 * percent,
  formats = { "fp16" },
}
tested "serve-deepspeed-zero-inference-turing-prefill" {
  kind = "serve",
  software = "deepspeed-zero-inference",
  architecture = "Turing",
  phase = "prefill",
  cases = 2,
  median = 19.6 * percent,
  p90 = 21.3 * percent,
  formats = { "fp16" },
}
tested "serve-exllama-ada-lovelace-memory" {
  kind = "serve",
  software = "exllama",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 7,
  median = 0.5 * percent,
  p90 = 2.4 * percent,
  formats = { "fp16", "gptq", "gptq_g32" },
}
tested "serve-exllama-ada-lovelace-decode" {
  kind = "serve",
  software = "exllama",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 16,
  median = 9.1 * percent,
  p90 = 17.7 * percent,
  formats = { "fp16", "gptq", "gptq_g32", "int4" },
}
tested "serve-exllama-ada-lovelace-prefill" {
  kind = "serve",
  software = "exllama",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 7,
  median = 14.2 * percent,
  p90 = 23.7 * percent,
  formats = { "fp16", "gptq", "gptq_g32" },
}
tested "serve-exllama-ampere-memory" {
  kind = "serve",
  software = "exllama",
  architecture = "Ampere",
  figure = "memory",
  cases = 4,
  median = 2.2 * percent,
  p90 = 5.4 * percent,
  formats = { "fp16", "gptq", "gptq_g32" },
}
tested "serve-exllama-ampere-decode" {
  kind = "serve",
  software = "exllama",
  architecture = "Ampere",
  phase = "decode",
  cases = 5,
  median = 4.4 * percent,
  p90 = 24.1 * percent,
  formats = { "fp16", "gptq", "gptq_g32", "int4" },
}
tested "serve-exllama-ampere-prefill" {
  kind = "serve",
  software = "exllama",
  architecture = "Ampere",
  phase = "prefill",
  cases = 2,
  median = 24.9 * percent,
  p90 = 25.1 * percent,
  formats = { "fp16", "gptq", "gptq_g32" },
}
tested "serve-exllamav2-ada-lovelace-decode" {
  kind = "serve",
  software = "exllamav2",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 10,
  median = 16.1 * percent,
  p90 = 22.0 * percent,
  formats = { "exl2", "fp16", "gptq", "int4" },
}
tested "serve-exllamav2-ampere-memory" {
  kind = "serve",
  software = "exllamav2",
  architecture = "Ampere",
  figure = "memory",
  cases = 10,
  median = 0.3 * percent,
  p90 = 0.7 * percent,
  formats = { "exl2", "fp16" },
}
tested "serve-exllamav2-ampere-decode" {
  kind = "serve",
  software = "exllamav2",
  architecture = "Ampere",
  phase = "decode",
  cases = 14,
  median = 3.2 * percent,
  p90 = 9.9 * percent,
  formats = { "exl2", "fp16", "gptq", "int4" },
}
tested "serve-exllamav2-ampere-prefill" {
  kind = "serve",
  software = "exllamav2",
  architecture = "Ampere",
  phase = "prefill",
  cases = 5,
  median = 19.9 * percent,
  p90 = 20.8 * percent,
  formats = { "exl2", "fp16" },
}
tested "serve-fastertransformer-ampere-memory" {
  kind = "serve",
  software = "fastertransformer",
  architecture = "Ampere",
  figure = "memory",
  cases = 14,
  median = 1.4 * percent,
  p90 = 13.2 * percent,
  formats = { "fp16" },
}
tested "serve-fastertransformer-ampere-decode" {
  kind = "serve",
  software = "fastertransformer",
  architecture = "Ampere",
  phase = "decode",
  cases = 127,
  median = 15.1 * percent,
  p90 = 34.8 * percent,
  formats = { "fp16" },
}
tested "serve-fastertransformer-ampere-prefill" {
  kind = "serve",
  software = "fastertransformer",
  architecture = "Ampere",
  phase = "prefill",
  cases = 127,
  median = 15.1 * percent,
  p90 = 34.8 * percent,
  formats = { "fp16" },
}
tested "serve-flexllmgen-turing-decode" {
  kind = "serve",
  software = "flexllmgen",
  architecture = "Turing",
  phase = "decode",
  cases = 5,
  median = 12.5 * percent,
  p90 = 28.0 * percent,
  formats = { "fp16", "int4" },
}
tested "serve-flexllmgen-turing-prefill" {
  kind = "serve",
  software = "flexllmgen",
  architecture = "Turing",
  phase = "prefill",
  cases = 5,
  median = 12.5 * percent,
  p90 = 28.0 * percent,
  formats = { "fp16", "int4" },
}
tested "serve-gpt-fast-ampere-decode" {
  kind = "serve",
  software = "gpt-fast",
  architecture = "Ampere",
  phase = "decode",
  cases = 14,
  median = 7.9 * percent,
  p90 = 13.5 * percent,
  formats = { "bf16", "int4_g32", "int8" },
}
tested "serve-litgpt-ampere-memory" {
  kind = "serve",
  software = "litgpt",
  architecture = "Ampere",
  figure = "memory",
  cases = 36,
  median = 1.3 * percent,
  p90 = 4.5 * percent,
  formats = { "bf16", "fp32", "fp4", "fp4_dq", "int8", "nf4", "nf4_dq" },
}
tested "serve-litgpt-ampere-decode" {
  kind = "serve",
  software = "litgpt",
  architecture = "Ampere",
  phase = "decode",
  cases = 34,
  median = 14.4 * percent,
  p90 = 66.9 * percent,
  formats = { "bf16", "fp32", "fp4", "fp4_dq", "int8", "nf4", "nf4_dq" },
}
tested "serve-llama-cpp-python-ampere-memory" {
  kind = "serve",
  software = "llama-cpp-python",
  architecture = "Ampere",
  figure = "memory",
  cases = 4,
  median = 4.9 * percent,
  p90 = 10.0 * percent,
  formats = { "fp16", "q4_k_m", "q4_k_s" },
}
tested "serve-llama-cpp-python-ampere-decode" {
  kind = "serve",
  software = "llama-cpp-python",
  architecture = "Ampere",
  phase = "decode",
  cases = 2,
  median = 61.8 * percent,
  p90 = 70.4 * percent,
  formats = { "fp16", "q4_k_m", "q4_k_s" },
}
tested "serve-llama-cpp-python-ampere-prefill" {
  kind = "serve",
  software = "llama-cpp-python",
  architecture = "Ampere",
  phase = "prefill",
  cases = 2,
  median = 5.2 * percent,
  p90 = 5.9 * percent,
  formats = { "fp16", "q4_k_m", "q4_k_s" },
}
tested "serve-llama.cpp-ada-lovelace-decode" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 92,
  median = 5.4 * percent,
  p90 = 14.4 * percent,
  formats = { "bf16", "fp16", "int4", "iq2_kt", "mxfp4", "q4_0", "q4_k_m", "q4_k_s" },
}
tested "serve-llama.cpp-ada-lovelace-decode-int4" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ada Lovelace",
  phase = "decode",
  alone = "int4",
  cases = 4,
  median = 48.9 * percent,
  p90 = 104.2 * percent,
  bias = 47.7 * percent,
}
tested "serve-llama.cpp-ada-lovelace-prefill" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 67,
  median = 14.8 * percent,
  p90 = 33.6 * percent,
  formats = { "fp16", "iq2_kt", "q4_0", "q4_k_m", "q4_k_s" },
}
tested "serve-llama.cpp-ampere-decode" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ampere",
  phase = "decode",
  cases = 189,
  median = 8.7 * percent,
  p90 = 43.0 * percent,
  formats = { "fp16", "int4", "iq4_k", "iq4_xs", "q4_0", "q4_k_m" },
}
tested "serve-llama.cpp-ampere-decode-q4-0" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ampere",
  phase = "decode",
  alone = "q4_0",
  cases = 4,
  median = 49.5 * percent,
  p90 = 54.3 * percent,
  bias = 49.5 * percent,
}
tested "serve-llama.cpp-ampere-prefill" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ampere",
  phase = "prefill",
  cases = 169,
  median = 12.2 * percent,
  p90 = 47.3 * percent,
  formats = { "fp16", "iq4_k", "iq4_xs", "q4_0", "q4_k_m" },
}
tested "serve-llama.cpp-blackwell-decode" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Blackwell",
  phase = "decode",
  cases = 1,
  median = 28.8 * percent,
  p90 = 28.8 * percent,
  formats = { "fp16", "q4_k_m" },
}
tested "serve-llama.cpp-hopper-decode" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Hopper",
  phase = "decode",
  cases = 28,
  median = 15.3 * percent,
  p90 = 25.0 * percent,
  formats = { "fp16", "q4_k_m" },
}
tested "serve-llama.cpp-hopper-prefill" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Hopper",
  phase = "prefill",
  cases = 28,
  median = 10.5 * percent,
  p90 = 22.3 * percent,
  formats = { "fp16", "q4_k_m" },
}
tested "serve-llama.cpp-xe2-battlemage-decode" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Xe2 Battlemage",
  phase = "decode",
  cases = 2,
  median = 108.4 * percent,
  p90 = 110.2 * percent,
  formats = { "fp16", "q4_k_m" },
}
tested "serve-llama.cpp-xe2-battlemage-prefill" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Xe2 Battlemage",
  phase = "prefill",
  cases = 4,
  median = 28.6 * percent,
  p90 = 242.4 * percent,
  formats = { "fp16", "q4_k_m" },
}
tested "serve-mlc-llm-ada-lovelace-decode" {
  kind = "serve",
  software = "mlc-llm",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 4,
  median = 11.7 * percent,
  p90 = 18.8 * percent,
  formats = { "fp16", "int4" },
}
tested "serve-mlc-llm-ampere-decode" {
  kind = "serve",
  software = "mlc-llm",
  architecture = "Ampere",
  phase = "decode",
  cases = 8,
  median = 13.2 * percent,
  p90 = 28.0 * percent,
  formats = { "fp16", "int4" },
}
tested "serve-mlc-llm-rdna3-decode" {
  kind = "serve",
  software = "mlc-llm",
  architecture = "RDNA3",
  phase = "decode",
  cases = 2,
  median = 20.2 * percent,
  p90 = 21.4 * percent,
  formats = { "fp16", "int4" },
}
tested "serve-qserve-ada-lovelace-decode" {
  kind = "serve",
  software = "qserve",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 5,
  median = 2.0 * percent,
  p90 = 17.2 * percent,
  formats = { "int4_g128", "int8" },
}
tested "serve-qserve-ada-lovelace-prefill" {
  kind = "serve",
  software = "qserve",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 5,
  median = 2.0 * percent,
  p90 = 17.2 * percent,
  formats = { "int4_g128", "int8" },
}
tested "serve-qserve-ampere-decode" {
  kind = "serve",
  software = "qserve",
  architecture = "Ampere",
  phase = "decode",
  cases = 4,
  median = 3.8 * percent,
  p90 = 8.5 * percent,
  formats = { "int4_g128", "int8" },
}
tested "serve-qserve-ampere-prefill" {
  kind = "serve",
  software = "qserve",
  architecture = "Ampere",
  phase = "prefill",
  cases = 4,
  median = 3.8 * percent,
  p90 = 8.5 * percent,
  formats = { "int4_g128", "int8" },
}
tested "serve-sglang-ampere-decode" {
  kind = "serve",
  software = "sglang",
  architecture = "Ampere",
  phase = "decode",
  cases = 15,
  median = 15.8 * percent,
  p90 = 24.3 * percent,
  formats = { "bf16" },
}
tested "serve-sglang-ampere-prefill" {
  kind = "serve",
  software = "sglang",
  architecture = "Ampere",
  phase = "prefill",
  cases = 14,
  median = 16.0 * percent,
  p90 = 24.3 * percent,
  formats = { "bf16" },
}
tested "serve-sglang-blackwell-decode" {
  kind = "serve",
  software = "sglang",
  architecture = "Blackwell",
  phase = "decode",
  cases = 32,
  median = 18.9 * percent,
  p90 = 57.4 * percent,
  formats = { "bf16", "fp8", "mxfp4" },
}
tested "serve-sglang-blackwell-prefill" {
  kind = "serve",
  software = "sglang",
  architecture = "Blackwell",
  phase = "prefill",
  cases = 32,
  median = 18.9 * percent,
  p90 = 57.4 * percent,
  formats = { "bf16", "fp8", "mxfp4" },
}
tested "serve-sglang-cdna3-decode" {
  kind = "serve",
  software = "sglang",
  architecture = "CDNA3",
  phase = "decode",
  cases = 15,
  median = 13.2 * percent,
  p90 = 67.7 * percent,
  formats = { "bf16", "fp8" },
}
tested "serve-sglang-cdna3-prefill" {
  kind = "serve",
  software = "sglang",
  architecture = "CDNA3",
  phase = "prefill",
  cases = 15,
  median = 13.2 * percent,
  p90 = 67.7 * percent,
  formats = { "bf16", "fp8" },
}
tested "serve-sglang-hopper-decode" {
  kind = "serve",
  software = "sglang",
  architecture = "Hopper",
  phase = "decode",
  cases = 99,
  median = 11.4 * percent,
  p90 = 36.4 * percent,
  formats = { "awq", "bf16", "fp16", "fp8", "gptq", "gptq_int8" },
}
tested "serve-sglang-hopper-decode-gptq" {
  kind = "serve",
  software = "sglang",
  architecture = "Hopper",
  phase = "decode",
  alone = "gptq",
  cases = 6,
  median = 369.4 * percent,
  p90 = 437.3 * percent,
  bias = 369.4 * percent,
}
tested "serve-sglang-hopper-prefill" {
  kind = "serve",
  software = "sglang",
  architecture = "Hopper",
  phase = "prefill",
  cases = 81,
  median = 11.4 * percent,
  p90 = 33.4 * percent,
  formats = { "awq", "bf16", "fp16", "fp8", "gptq", "gptq_int8" },
}
tested "serve-sglang-hopper-prefill-gptq" {
  kind = "serve",
  software = "sglang",
  architecture = "Hopper",
  phase = "prefill",
  alone = "gptq",
  cases = 5,
  median = 342.3 * percent,
  p90 = 421.4 * percent,
  bias = 342.3 * percent,
}
tested "serve-tensorrt-llm-ada-lovelace-decode" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 30,
  median = 3.0 * percent,
  p90 = 21.0 * percent,
  formats = { "fp16", "fp8", "int4_g128", "int8" },
}
tested "serve-tensorrt-llm-ada-lovelace-prefill" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 30,
  median = 3.0 * percent,
  p90 = 21.0 * percent,
  formats = { "fp16", "fp8", "int4_g128", "int8" },
}
tested "serve-tensorrt-llm-ampere-decode" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Ampere",
  phase = "decode",
  cases = 78,
  median = 6.0 * percent,
  p90 = 21.5 * percent,
  formats = { "bf16", "fp16", "int4_g128", "int8" },
}
tested "serve-tensorrt-llm-ampere-prefill" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Ampere",
  phase = "prefill",
  cases = 84,
  median = 6.1 * percent,
  p90 = 21.5 * percent,
  formats = { "bf16", "fp16", "int4_g128", "int8" },
}
tested "serve-tensorrt-llm-blackwell-decode" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Blackwell",
  phase = "decode",
  cases = 119,
  median = 11.5 * percent,
  p90 = 48.0 * percent,
  formats = { "bf16", "mxfp4", "nvfp4" },
}
tested "serve-tensorrt-llm-blackwell-prefill" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Blackwell",
  phase = "prefill",
  cases = 119,
  median = 11.5 * percent,
  p90 = 48.0 * percent,
  formats = { "bf16", "mxfp4", "nvfp4" },
}
tested "serve-tensorrt-llm-hopper-decode" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Hopper",
  phase = "decode",
  cases = 362,
  median = 11.7 * percent,
  p90 = 40.4 * percent,
  formats = { "bf16", "fp8", "mxfp4" },
}
tested "serve-tensorrt-llm-hopper-prefill" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Hopper",
  phase = "prefill",
  cases = 364,
  median = 12.4 * percent,
  p90 = 40.4 * percent,
  formats = { "bf16", "fp8", "mxfp4" },
}
tested "serve-tinychat-ada-lovelace-decode" {
  kind = "serve",
  software = "tinychat",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 6,
  median = 27.2 * percent,
  p90 = 40.0 * percent,
  formats = { "awq", "fp16" },
}
tested "serve-tinychat-ada-lovelace-prefill" {
  kind = "serve",
  software = "tinychat",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 3,
  median = 4.7 * percent,
  p90 = 13.0 * percent,
  formats = { "awq", "fp16" },
}
tested "serve-tinychat-ampere-decode" {
  kind = "serve",
  software = "tinychat",
  architecture = "Ampere",
  phase = "decode",
  cases = 6,
  median = 3.8 * percent,
  p90 = 19.4 * percent,
  formats = { "awq", "fp16" },
}
tested "serve-transformers-ada-lovelace-decode" {
  kind = "serve",
  software = "transformers",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 6,
  median = 45.6 * percent,
  p90 = 60.5 * percent,
  formats = { "fp16", "int4", "int4_g128" },
}
tested "serve-transformers-ada-lovelace-prefill" {
  kind = "serve",
  software = "transformers",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 5,
  median = 5.0 * percent,
  p90 = 42.6 * percent,
  formats = { "fp16", "int4", "int4_g128" },
}
tested "serve-transformers-ampere-memory" {
  kind = "serve",
  software = "transformers",
  architecture = "Ampere",
  figure = "memory",
  cases = 103,
  median = 0.8 * percent,
  p90 = 5.1 * percent,
  formats = { "awq", "bf16", "fp16", "gptq", "gptq_int8", "nf4" },
}
tested "serve-transformers-ampere-decode" {
  kind = "serve",
  software = "transformers",
  architecture = "Ampere",
  phase = "decode",
  cases = 82,
  median = 13.6 * percent,
  p90 = 105.1 * percent,
  formats = { "awq", "bf16", "fp16", "gptq", "gptq_int8", "int4", "int4_g128", "nf4" },
}
tested "serve-transformers-ampere-prefill" {
  kind = "serve",
  software = "transformers",
  architecture = "Ampere",
  phase = "prefill",
  cases = 52,
  median = 19.2 * percent,
  p90 = 118.6 * percent,
  formats = { "awq", "bf16", "fp16", "gptq", "gptq_int8", "int4", "int4_g128", "nf4" },
}
tested "serve-transformers-hopper-memory" {
  kind = "serve",
  software = "transformers",
  architecture = "Hopper",
  figure = "memory",
  cases = 60,
  median = 0.8 * percent,
  p90 = 2.9 * percent,
  formats = { "awq", "bf16", "fp16", "fp8", "gptq_int8" },
}
tested "serve-transformers-hopper-decode" {
  kind = "serve",
  software = "transformers",
  architecture = "Hopper",
  phase = "decode",
  cases = 10,
  median = 23.4 * percent,
  p90 = 25.0 * percent,
  formats = { "bf16" },
}
tested "serve-transformers-hopper-prefill" {
  kind = "serve",
  software = "transformers",
  architecture = "Hopper",
  phase = "prefill",
  cases = 5,
  median = 15.8 * percent,
  p90 = 46.3 * percent,
  formats = { "bf16" },
}
tested "serve-vllm-ada-lovelace-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 14,
  median = 13.8 * percent,
  p90 = 26.9 * percent,
  formats = { "bf16", "fp16", "int4" },
}
tested "serve-vllm-ada-lovelace-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 4,
  median = 16.8 * percent,
  p90 = 49.7 * percent,
  formats = { "bf16" },
}
tested "serve-vllm-ampere-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "Ampere",
  phase = "decode",
  cases = 171,
  median = 4.9 * percent,
  p90 = 25.7 * percent,
  formats = { "awq", "bf16", "fp16", "fp8", "gptq", "gptq_int8", "int4", "mxfp4" },
}
tested "serve-vllm-ampere-decode-fp8" {
  kind = "serve",
  software = "vllm",
  architecture = "Ampere",
  phase = "decode",
  alone = "fp8",
  cases = 4,
  median = 35.2 * percent,
  p90 = 37.7 * percent,
  bias = 35.2 * percent,
}
tested "serve-vllm-ampere-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "Ampere",
  phase = "prefill",
  cases = 129,
  median = 4.9 * percent,
  p90 = 25.7 * percent,
  formats = { "awq", "bf16", "fp16", "fp8", "gptq", "gptq_int8", "mxfp4" },
}
tested "serve-vllm-ampere-prefill-fp8" {
  kind = "serve",
  software = "vllm",
  architecture = "Ampere",
  phase = "prefill",
  alone = "fp8",
  cases = 4,
  median = 35.2 * percent,
  p90 = 37.7 * percent,
  bias = 35.2 * percent,
}
tested "serve-vllm-blackwell-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "Blackwell",
  phase = "decode",
  cases = 14,
  median = 11.4 * percent,
  p90 = 39.1 * percent,
  formats = { "bf16", "fp8", "mxfp4" },
}
tested "serve-vllm-blackwell-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "Blackwell",
  phase = "prefill",
  cases = 4,
  median = 27.2 * percent,
  p90 = 39.1 * percent,
  formats = { "bf16", "fp8", "mxfp4" },
}
tested "serve-vllm-cdna3-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "CDNA3",
  phase = "decode",
  cases = 58,
  median = 9.1 * percent,
  p90 = 23.8 * percent,
  formats = { "fp8" },
}
tested "serve-vllm-cdna3-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "CDNA3",
  phase = "prefill",
  cases = 58,
  median = 9.1 * percent,
  p90 = 23.8 * percent,
  formats = { "fp8" },
}
tested "serve-vllm-cdna4-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "CDNA4",
  phase = "decode",
  cases = 3,
  median = 6.8 * percent,
  p90 = 91.6 * percent,
  formats = { "mxfp4" },
}
tested "serve-vllm-cdna4-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "CDNA4",
  phase = "prefill",
  cases = 3,
  median = 6.8 * percent,
  p90 = 91.6 * percent,
  formats = { "mxfp4" },
}
tested "serve-vllm-hopper-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "Hopper",
  phase = "decode",
  cases = 43,
  median = 15.2 * percent,
  p90 = 38.4 * percent,
  formats = { "bf16", "fp8", "int4_g32", "mxfp4" },
}
tested "serve-vllm-hopper-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "Hopper",
  phase = "prefill",
  cases = 30,
  median = 15.6 * percent,
  p90 = 38.4 * percent,
  formats = { "bf16", "fp8", "int4_g32", "mxfp4" },
}
tested "serve-vllm-turing-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "Turing",
  phase = "decode",
  cases = 1,
  median = 6.0 * percent,
  p90 = 6.0 * percent,
  formats = { "fp16" },
}
tested "vision-infer-ngc-pytorch-eager-turing-step" {
  kind = "vision_infer",
  software = "ngc-pytorch-eager",
  architecture = "Turing",
  phase = "step",
  cases = 8,
  median = 18.1 * percent,
  p90 = 32.2 * percent,
  formats = { "fp16", "fp32" },
}
tested "vision-infer-ngc-pytorch-eager-volta-step" {
  kind = "vision_infer",
  software = "ngc-pytorch-eager",
  architecture = "Volta",
  phase = "step",
  cases = 8,
  median = 8.0 * percent,
  p90 = 18.9 * percent,
  formats = { "fp16", "fp32" },
}
tested "vision-infer-tensorrt-ada-lovelace-step" {
  kind = "vision_infer",
  software = "tensorrt",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 3,
  median = 5.9 * percent,
  p90 = 18.2 * percent,
  formats = { "int8" },
}
tested "vision-infer-tensorrt-ampere-step" {
  kind = "vision_infer",
  software = "tensorrt",
  architecture = "Ampere",
  phase = "step",
  cases = 13,
  median = 7.7 * percent,
  p90 = 24.1 * percent,
}
tested "vision-infer-tensorrt-turing-step" {
  kind = "vision_infer",
  software = "tensorrt",
  architecture = "Turing",
  phase = "step",
  cases = 22,
  median = 10.7 * percent,
  p90 = 35.6 * percent,
  formats = { "fp16", "int8" },
}
tested "vision-infer-tensorrt10-turing-step" {
  kind = "vision_infer",
  software = "tensorrt10",
  architecture = "Turing",
  phase = "step",
  cases = 20,
  median = 5.1 * percent,
  p90 = 14.3 * percent,
}
tested "vision-infer-timm-ada-lovelace-step" {
  kind = "vision_infer",
  software = "timm",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 87,
  median = 10.8 * percent,
  p90 = 15.8 * percent,
  formats = { "fp16", "fp32" },
}
tested "vision-infer-timm-ampere-step" {
  kind = "vision_infer",
  software = "timm",
  architecture = "Ampere",
  phase = "step",
  cases = 20,
  median = 13.5 * percent,
  p90 = 17.5 * percent,
  formats = { "fp16", "fp32" },
}
tested "vision-infer-timm-blackwell-step" {
  kind = "vision_infer",
  software = "timm",
  architecture = "Blackwell",
  phase = "step",
  cases = 182,
  median = 18.9 * percent,
  p90 = 52.1 * percent,
  formats = { "bf16", "fp16", "fp32" },
}
tested "vision-infer-timm-benchmark.py-ampere-step" {
  kind = "vision_infer",
  software = "timm-benchmark.py",
  architecture = "Ampere",
  phase = "step",
  cases = 26,
  median = 7.1 * percent,
  p90 = 36.0 * percent,
  formats = { "fp16", "fp32" },
}
tested "vision-train-mlperf-training-ada-lovelace-step" {
  kind = "vision_train",
  software = "mlperf-training",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 3,
  median = 7.1 * percent,
  p90 = 11.9 * percent,
  formats = { "fp16", "fp32" },
}
tested "vision-train-mlperf-training-hopper-step" {
  kind = "vision_train",
  software = "mlperf-training",
  architecture = "Hopper",
  phase = "step",
  cases = 7,
  median = 19.2 * percent,
  p90 = 27.6 * percent,
  formats = { "fp16", "fp32" },
}
tested "vision-train-ngc-pytorch-ada-lovelace-step" {
  kind = "vision_train",
  software = "ngc-pytorch",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 12,
  median = 3.0 * percent,
  p90 = 11.6 * percent,
  formats = { "fp16", "fp32", "tf32" },
}
tested "vision-train-ngc-pytorch-ampere-step" {
  kind = "vision_train",
  software = "ngc-pytorch",
  architecture = "Ampere",
  phase = "step",
  cases = 24,
  median = 6.3 * percent,
  p90 = 12.7 * percent,
  formats = { "fp16", "fp32", "tf32" },
}
tested "vision-train-ngc-pytorch-hopper-step" {
  kind = "vision_train",
  software = "ngc-pytorch",
  architecture = "Hopper",
  phase = "step",
  cases = 14,
  median = 8.2 * percent,
  p90 = 10.6 * percent,
  formats = { "fp16", "fp32", "tf32" },
}
tested "vision-train-ngc-pytorch-turing-step" {
  kind = "vision_train",
  software = "ngc-pytorch",
  architecture = "Turing",
  phase = "step",
  cases = 2,
  median = 14.5 * percent,
  p90 = 23.1 * percent,
  formats = { "fp16", "fp32" },
}
tested "vision-train-ngc-pytorch-volta-step" {
  kind = "vision_train",
  software = "ngc-pytorch",
  architecture = "Volta",
  phase = "step",
  cases = 16,
  median = 2.5 * percent,
  p90 = 14.3 * percent,
  formats = { "fp16", "fp32" },
}
tested "vision-train-timm-benchmark.py-ampere-step" {
  kind = "vision_train",
  software = "timm-benchmark.py",
  architecture = "Ampere",
  phase = "step",
  cases = 43,
  median = 5.0 * percent,
  p90 = 19.7 * percent,
  formats = { "fp16", "fp32" },
}
tested "asr-unseen-memory" {
  kind = "asr",
  software = "unseen",
  figure = "memory",
  cases = 7,
  median = 0.9 * percent,
  p90 = 27.6 * percent,
}
tested "asr-unseen" {
  kind = "asr",
  software = "unseen",
  cases = 7,
  median = 1.5 * percent,
  p90 = 44.2 * percent,
}
tested "diffusion-infer-unseen-memory" {
  kind = "diffusion_infer",
  software = "unseen",
  figure = "memory",
  cases = 52,
  median = 8.0 * percent,
  p90 = 16.8 * percent,
}
tested "diffusion-infer-unseen" {
  kind = "diffusion_infer",
  software = "unseen",
  cases = 169,
  median = 10.2 * percent,
  p90 = 30.8 * percent,
  shared = 48.5 * percent,
}
tested "diffusion-train-unseen-memory" {
  kind = "diffusion_train",
  software = "unseen",
  figure = "memory",
  cases = 28,
  median = 6.0 * percent,
  p90 = 33.9 * percent,
}
tested "diffusion-train-unseen" {
  kind = "diffusion_train",
  software = "unseen",
  cases = 39,
  median = 10.1 * percent,
  p90 = 61.9 * percent,
}
tested "finetune-unseen-memory" {
  kind = "finetune",
  software = "unseen",
  figure = "memory",
  cases = 214,
  median = 7.3 * percent,
  p90 = 20.9 * percent,
}
tested "finetune-unseen" {
  kind = "finetune",
  software = "unseen",
  cases = 212,
  median = 14.4 * percent,
  p90 = 49.6 * percent,
}
tested "pretrain-unseen-memory" {
  kind = "pretrain",
  software = "unseen",
  figure = "memory",
  cases = 146,
  median = 4.6 * percent,
  p90 = 14.9 * percent,
}
tested "pretrain-unseen" {
  kind = "pretrain",
  software = "unseen",
  cases = 739,
  median = 8.5 * percent,
  p90 = 38.1 * percent,
  shared = 75.3 * percent,
}
tested "serve-unseen-memory" {
  kind = "serve",
  software = "unseen",
  figure = "memory",
  cases = 335,
  median = 0.7 * percent,
  p90 = 6.0 * percent,
}
tested "serve-unseen" {
  kind = "serve",
  software = "unseen",
  cases = 2111,
  median = 11.5 * percent,
  p90 = 37.2 * percent,
  shared = 45.8 * percent,
}
tested "vision-infer-unseen" {
  kind = "vision_infer",
  software = "unseen",
  cases = 389,
  median = 11.4 * percent,
  p90 = 38.0 * percent,
  shared = 58.5 * percent,
}
tested "vision-train-unseen" {
  kind = "vision_train",
  software = "unseen",
  cases = 121,
  median = 6.6 * percent,
  p90 = 21.9 * percent,
}
carried "training-memory" {
  figure = "training memory",
  cases = 179,
  unseen = 4.8 * percent,
  unknown = 7.1 * percent,
  median = 5.0 * percent,
  p90 = 18.0 * percent,
}
carried "training-memory-litgpt" {
  figure = "training memory",
  family = "litgpt",
  cases = 29,
  unseen = 3.0 * percent,
  unknown = 5.5 * percent,
  median = 3.0 * percent,
  p90 = 10.1 * percent,
}
carried "training-memory-tune" {
  figure = "training memory",
  family = "tune",
  cases = 17,
  unseen = 6.4 * percent,
  unknown = 8.6 * percent,
  median = 6.4 * percent,
  p90 = 37.5 * percent,
}
carried "training-memory-fsdpq" {
  figure = "training memory",
  family = "fsdpq",
  cases = 18,
  unseen = 5.8 * percent,
  unknown = 6.9 * percent,
  median = 5.8 * percent,
  p90 = 14.4 * percent,
}
carried "training-memory-swift" {
  figure = "training memory",
  family = "swift",
  cases = 67,
  unseen = 7.0 * percent,
  unknown = 9.2 * percent,
  median = 7.0 * percent,
  p90 = 27.1 * percent,
}
carried "training-memory-titan" {
  figure = "training memory",
  family = "titan",
  cases = 18,
  unseen = 1.5 * percent,
  unknown = 8.2 * percent,
  median = 1.5 * percent,
  p90 = 42.6 * percent,
}
carried "training-memory-simx" {
  figure = "training memory",
  family = "simx",
  cases = 30,
  unseen = 5.1 * percent,
  unknown = 4.2 * percent,
  median = 5.1 * percent,
  p90 = 13.1 * percent,
}
carried "training-memory--loose" {
  figure = "training memory, loose",
  cases = 181,
  unseen = 6.3 * percent,
  unknown = 9.6 * percent,
  median = 5.8 * percent,
  p90 = 21.3 * percent,
}
carried "training-memory--loose-mlperft" {
  figure = "training memory, loose",
  family = "mlperft",
  cases = 4,
  unseen = 10.3 * percent,
  unknown = 10.3 * percent,
  median = 10.3 * percent,
  p90 = 58.0 * percent,
}
carried "training-memory--loose-litgpt" {
  figure = "training memory, loose",
  family = "litgpt",
  cases = 31,
  unseen = 8.7 * percent,
  unknown = 12.9 * percent,
  median = 8.7 * percent,
  p90 = 22.1 * percent,
}
carried "training-memory--loose-tune" {
  figure = "training memory, loose",
  family = "tune",
  cases = 1,
  unseen = 4.1 * percent,
  unknown = 25.8 * percent,
  median = 4.1 * percent,
  p90 = 4.1 * percent,
}
carried "training-memory--loose-lf" {
  figure = "training memory, loose",
  family = "lf",
  cases = 5,
  unseen = 3.0 * percent,
  unknown = 3.0 * percent,
  median = 3.0 * percent,
  p90 = 23.2 * percent,
}
carried "training-memory--loose-qwen1" {
  figure = "training memory, loose",
  family = "qwen1",
  cases = 42,
  unseen = 9.2 * percent,
  unknown = 10.3 * percent,
  median = 9.2 * percent,
  p90 = 20.9 * percent,
}
carried "training-memory--loose-intern" {
  figure = "training memory, loose",
  family = "intern",
  cases = 11,
  unseen = 3.9 * percent,
  unknown = 3.9 * percent,
  median = 3.9 * percent,
  p90 = 22.6 * percent,
}
carried "training-memory--loose-nanotron" {
  figure = "training memory, loose",
  family = "nanotron",
  cases = 19,
  unseen = 4.2 * percent,
  unknown = 16.8 * percent,
  median = 4.2 * percent,
  p90 = 34.5 * percent,
}
carried "training-memory--loose-bloom" {
  figure = "training memory, loose",
  family = "bloom",
  cases = 58,
  unseen = 4.8 * percent,
  unknown = 5.5 * percent,
  median = 4.8 * percent,
  p90 = 9.3 * percent,
}
carried "training-memory--loose-torchao" {
  figure = "training memory, loose",
  family = "torchao",
  cases = 9,
  unseen = 6.0 * percent,
  unknown = 14.1 * percent,
  median = 6.0 * percent,
  p90 = 8.7 * percent,
}
carried "training-memory--loose-thunder" {
  figure = "training memory, loose",
  family = "thunder",
  cases = 1,
  unseen = 0.5 * percent,
  unknown = 12.6 * percent,
  median = 0.5 * percent,
  p90 = 0.5 * percent,
}
carried "serving-memory" {
  figure = "serving memory",
  cases = 263,
  unseen = 2.0 * percent,
  unknown = 4.5 * percent,
  median = 1.0 * percent,
  p90 = 7.7 * percent,
}
carried "serving-memory-litgpt" {
  figure = "serving memory",
  family = "litgpt",
  cases = 36,
  unseen = 1.3 * percent,
  unknown = 8.6 * percent,
  median = 1.3 * percent,
  p90 = 4.5 * percent,
}
carried "serving-memory-dsauto" {
  figure = "serving memory",
  family = "dsauto",
  cases = 6,
  unseen = 0.0 * percent,
  unknown = 0.6 * percent,
  median = 0.0 * percent,
  p90 = 0.2 * percent,
}
carried "serving-memory-exl" {
  figure = "serving memory",
  family = "exl",
  cases = 9,
  unseen = 0.5 * percent,
  unknown = 4.1 * percent,
  median = 0.5 * percent,
  p90 = 10.0 * percent,
}
carried "serving-memory-awq" {
  figure = "serving memory",
  family = "awq",
  cases = 24,
  unseen = 2.7 * percent,
  unknown = 9.2 * percent,
  median = 2.7 * percent,
  p90 = 11.4 * percent,
}
carried "serving-memory-ooba" {
  figure = "serving memory",
  family = "ooba",
  cases = 12,
  unseen = 1.8 * percent,
  unknown = 1.2 * percent,
  median = 1.8 * percent,
  p90 = 9.7 * percent,
}
carried "serving-memory-qwen2" {
  figure = "serving memory",
  family = "qwen2",
  cases = 96,
  unseen = 0.7 * percent,
  unknown = 0.7 * percent,
  median = 0.7 * percent,
  p90 = 4.4 * percent,
}
carried "serving-memory-qwen3" {
  figure = "serving memory",
  family = "qwen3",
  cases = 60,
  unseen = 0.8 * percent,
  unknown = 6.1 * percent,
  median = 0.8 * percent,
  p90 = 2.9 * percent,
}
carried "serving-memory-qwen1" {
  figure = "serving memory",
  family = "qwen1",
  cases = 6,
  unseen = 6.1 * percent,
  unknown = 6.1 * percent,
  median = 6.1 * percent,
  p90 = 12.8 * percent,
}
carried "serving-memory-ft" {
  figure = "serving memory",
  family = "ft",
  cases = 14,
  unseen = 4.2 * percent,
  unknown = 4.2 * percent,
  median = 4.2 * percent,
  p90 = 22.1 * percent,
}
carried "diffusion-memory" {
  figure = "diffusion memory",
  cases = 80,
  unseen = 6.5 * percent,
  unknown = 7.7 * percent,
  median = 6.9 * percent,
  p90 = 17.8 * percent,
}
carried "diffusion-memory-flux" {
  figure = "diffusion memory",
  family = "flux",
  cases = 34,
  unseen = 6.8 * percent,
  unknown = 11.9 * percent,
  median = 6.8 * percent,
  p90 = 13.8 * percent,
}
carried "diffusion-memory-onediff" {
  figure = "diffusion memory",
  family = "onediff",
  cases = 18,
  unseen = 9.1 * percent,
  unknown = 9.1 * percent,
  median = 9.1 * percent,
  p90 = 18.1 * percent,
}
carried "diffusion-memory-mlperft" {
  figure = "diffusion memory",
  family = "mlperft",
  cases = 3,
  unseen = 2.9 * percent,
  unknown = 2.9 * percent,
  median = 2.9 * percent,
  p90 = 3.8 * percent,
}
carried "diffusion-memory-simpt" {
  figure = "diffusion memory",
  family = "simpt",
  cases = 25,
  unseen = 7.0 * percent,
  unknown = 7.0 * percent,
  median = 7.0 * percent,
  p90 = 33.9 * percent,
}
carried "training-speed" {
  figure = "training speed",
  cases = 615,
  unseen = 8.9 * percent,
  unknown = 10.4 * percent,
  median = 9.3 * percent,
  p90 = 35.5 * percent,
}
carried "training-speed-tune" {
  figure = "training speed",
  family = "tune",
  cases = 18,
  unseen = 10.5 * percent,
  unknown = 11.0 * percent,
  median = 10.5 * percent,
  p90 = 134.2 * percent,
}
carried "training-speed-fsdpq" {
  figure = "training speed",
  family = "fsdpq",
  cases = 23,
  unseen = 10.3 * percent,
  unknown = 10.3 * percent,
  median = 10.3 * percent,
  p90 = 193.9 * percent,
}
carried "training-speed-lf" {
  figure = "training speed",
  family = "lf",
  cases = 5,
  unseen = 7.0 * percent,
  unknown = 11.7 * percent,
  median = 7.0 * percent,
  p90 = 11.7 * percent,
}
carried "training-speed-xtun" {
  figure = "training speed",
  family = "xtun",
  cases = 14,
  unseen = 13.3 * percent,
  unknown = 13.3 * percent,
  median = 13.3 * percent,
  p90 = 32.6 * percent,
}
carried "training-speed-qwen1" {
  figure = "training speed",
  family = "qwen1",
  cases = 42,
  unseen = 11.7 * percent,
  unknown = 11.6 * percent,
  median = 11.7 * percent,
  p90 = 52.7 * percent,
}
carried "training-speed-dgxc" {
  figure = "training speed",
  family = "dgxc",
  cases = 40,
  unseen = 4.6 * percent,
  unknown = 12.5 * percent,
  median = 4.6 * percent,
  p90 = 10.7 * percent,
}
carried "training-speed-easyctx" {
  figure = "training speed",
  family = "easyctx",
  cases = 5,
  unseen = 3.3 * percent,
  unknown = 3.2 * percent,
  median = 3.3 * percent,
  p90 = 52.0 * percent,
}
carried "training-speed-mpt" {
  figure = "training speed",
  family = "mpt",
  cases = 172,
  unseen = 9.6 * percent,
  unknown = 10.0 * percent,
  median = 9.6 * percent,
  p90 = 42.6 * percent,
}
carried "training-speed-intern" {
  figure = "training speed",
  family = "intern",
  cases = 46,
  unseen = 10.5 * percent,
  unknown = 10.5 * percent,
  median = 10.5 * percent,
  p90 = 43.5 * percent,
}
carried "training-speed-bloom" {
  figure = "training speed",
  family = "bloom",
  cases = 89,
  unseen = 7.4 * percent,
  unknown = 7.4 * percent,
  median = 7.4 * percent,
  p90 = 28.0 * percent,
}
carried "training-speed-titan" {
  figure = "training speed",
  family = "titan",
  cases = 16,
  unseen = 4.8 * percent,
  unknown = 11.9 * percent,
  median = 4.8 * percent,
  p90 = 63.0 * percent,
}
carried "training-speed-fa" {
  figure = "training speed",
  family = "fa",
  cases = 5,
  unseen = 3.6 * percent,
  unknown = 3.6 * percent,
  median = 3.6 * percent,
  p90 = 8.7 * percent,
}
carried "training-speed-simx" {
  figure = "training speed",
  family = "simx",
  cases = 31,
  unseen = 15.4 * percent,
  unknown = 11.0 * percent,
  median = 15.4 * percent,
  p90 = 22.4 * percent,
}
carried "training-speed-korth" {
  figure = "training speed",
  family = "korth",
  cases = 8,
  unseen = 7.4 * percent,
  unknown = 17.9 * percent,
  median = 7.4 * percent,
  p90 = 13.2 * percent,
}
carried "training-speed-llmq" {
  figure = "training speed",
  family = "llmq",
  cases = 83,
  unseen = 10.8 * percent,
  unknown = 10.8 * percent,
  median = 10.8 * percent,
  p90 = 25.1 * percent,
}
carried "training-speed-torchao" {
  figure = "training speed",
  family = "torchao",
  cases = 3,
  unseen = 14.9 * percent,
  unknown = 14.9 * percent,
  median = 14.9 * percent,
  p90 = 20.3 * percent,
}
carried "training-speed-nemol" {
  figure = "training speed",
  family = "nemol",
  cases = 3,
  unseen = 12.8 * percent,
  unknown = 15.0 * percent,
  median = 12.8 * percent,
  p90 = 77.9 * percent,
}
carried "training-speed-gpurec" {
  figure = "training speed",
  family = "gpurec",
  cases = 5,
  unseen = 9.4 * percent,
  unknown = 4.2 * percent,
  median = 9.4 * percent,
  p90 = 20.2 * percent,
}
carried "training-speed-nanogpt" {
  figure = "training speed",
  family = "nanogpt",
  cases = 1,
  unseen = 7.0 * percent,
  unknown = 7.0 * percent,
  median = 7.0 * percent,
  p90 = 7.0 * percent,
}
carried "training-speed-thunder" {
  figure = "training speed",
  family = "thunder",
  cases = 1,
  unseen = 2.9 * percent,
  unknown = 2.9 * percent,
  median = 2.9 * percent,
  p90 = 2.9 * percent,
}
carried "training-speed-mlpt30" {
  figure = "training speed",
  family = "mlpt30",
  cases = 5,
  unseen = 1.3 * percent,
  unknown = 6.5 * percent,
  median = 1.3 * percent,
  p90 = 14.8 * percent,
}
carried "training-speed--loose" {
  figure = "training speed, loose",
  cases = 227,
  unseen = 9.4 * percent,
  unknown = 13.6 * percent,
  median = 10.6 * percent,
  p90 = 46.8 * percent,
}
carried "training-speed--loose-nemo" {
  figure = "training speed, loose",
  family = "nemo",
  cases = 104,
  unseen = 7.3 * percent,
  unknown = 12.8 * percent,
  median = 7.3 * percent,
  p90 = 54.3 * percent,
}
carried "training-speed--loose-mlperft" {
  figure = "training speed, loose",
  family = "mlperft",
  cases = 23,
  unseen = 12.6 * percent,
  unknown = 23.2 * percent,
  median = 12.6 * percent,
  p90 = 26.8 * percent,
}
carried "training-speed--loose-dle" {
  figure = "training speed, loose",
  family = "dle",
  cases = 18,
  unseen = 4.7 * percent,
  unknown = 4.7 * percent,
  median = 4.7 * percent,
  p90 = 41.3 * percent,
}
carried "training-speed--loose-lam" {
  figure = "training speed, loose",
  family = "lam",
  cases = 52,
  unseen = 24.4 * percent,
  unknown = 24.4 * percent,
  median = 24.4 * percent,
  p90 = 47.0 * percent,
}
carried "training-speed--loose-mlm" {
  figure = "training speed, loose",
  family = "mlm",
  cases = 3,
  unseen = 11.4 * percent,
  unknown = 18.3 * percent,
  median = 11.4 * percent,
  p90 = 15.1 * percent,
}
carried "training-speed--loose-colossal" {
  figure = "training speed, loose",
  family = "colossal",
  cases = 2,
  unseen = 43.8 * percent,
  unknown = 43.8 * percent,
  median = 43.8 * percent,
  p90 = 52.6 * percent,
}
carried "training-speed--loose-dsbert" {
  figure = "training speed, loose",
  family = "dsbert",
  cases = 2,
  unseen = 13.4 * percent,
  unknown = 13.4 * percent,
  median = 13.4 * percent,
  p90 = 16.5 * percent,
}
carried "training-speed--loose-dgxc" {
  figure = "training speed, loose",
  family = "dgxc",
  cases = 19,
  unseen = 5.3 * percent,
  unknown = 6.0 * percent,
  median = 5.3 * percent,
  p90 = 45.4 * percent,
}
carried "training-speed--loose-gpurec" {
  figure = "training speed, loose",
  family = "gpurec",
  cases = 1,
  unseen = 10.7 * percent,
  unknown = 10.7 * percent,
  median = 10.7 * percent,
  p90 = 10.7 * percent,
}
carried "training-speed--loose-nemotron4" {
  figure = "training speed, loose",
  family = "nemotron4",
  cases = 3,
  unseen = 0.4 * percent,
  unknown = 5.7 * percent,
  median = 0.4 * percent,
  p90 = 1.4 * percent,
}
carried "training-utilization" {
  figure = "training utilization",
  cases = 47,
  unseen = 7.7 * percent,
  unknown = 7.5 * percent,
  median = 6.1 * percent,
  p90 = 59.7 * percent,
}
carried "training-utilization-nemo" {
  figure = "training utilization",
  family = "nemo",
  cases = 21,
  unseen = 3.2 * percent,
  unknown = 2.4 * percent,
  median = 3.2 * percent,
  p90 = 7.4 * percent,
}
carried "training-utilization-nanotron" {
  figure = "training utilization",
  family = "nanotron",
  cases = 19,
  unseen = 10.7 * percent,
  unknown = 10.7 * percent,
  median = 10.7 * percent,
  p90 = 178.7 * percent,
}
carried "training-utilization-gpurec" {
  figure = "training utilization",
  family = "gpurec",
  cases = 3,
  unseen = 9.2 * percent,
  unknown = 9.2 * percent,
  median = 9.2 * percent,
  p90 = 12.0 * percent,
}
carried "training-utilization-thunder" {
  figure = "training utilization",
  family = "thunder",
  cases = 1,
  unseen = 2.8 * percent,
  unknown = 2.8 * percent,
  median = 2.8 * percent,
  p90 = 2.8 * percent,
}
carried "training-utilization-llama3" {
  figure = "training utilization",
  family = "llama3",
  cases = 3,
  unseen = 7.7 * percent,
  unknown = 7.7 * percent,
  median = 7.7 * percent,
  p90 = 20.9 * percent,
}
carried "decode" {
  figure = "decode",
  cases = 556,
  unseen = 11.1 * percent,
  unknown = 15.3 * percent,
  median = 8.1 * percent,
  p90 = 25.8 * percent,
}
carried "decode-xd" {
  figure = "decode",
  family = "xd",
  cases = 256,
  unseen = 6.9 * percent,
  unknown = 9.2 * percent,
  median = 6.9 * percent,
  p90 = 21.8 * percent,
}
carried "decode-gf" {
  figure = "decode",
  family = "gf",
  cases = 14,
  unseen = 10.8 * percent,
  unknown = 13.7 * percent,
  median = 10.8 * percent,
  p90 = 16.5 * percent,
}
carried "decode-exl" {
  figure = "decode",
  family = "exl",
  cases = 29,
  unseen = 11.7 * percent,
  unknown = 14.9 * percent,
  median = 11.7 * percent,
  p90 = 17.3 * percent,
}
carried "decode-mlc" {
  figure = "decode",
  family = "mlc",
  cases = 43,
  unseen = 16.1 * percent,
  unknown = 21.8 * percent,
  median = 16.1 * percent,
  p90 = 73.6 * percent,
}
carried "decode-awq" {
  figure = "decode",
  family = "awq",
  cases = 24,
  unseen = 8.3 * percent,
  unknown = 8.1 * percent,
  median = 8.3 * percent,
  p90 = 25.3 * percent,
}
carried "decode-ooba" {
  figure = "decode",
  family = "ooba",
  cases = 11,
  unseen = 20.8 * percent,
  unknown = 18.3 * percent,
  median = 20.8 * percent,
  p90 = 51.2 * percent,
}
carried "decode-trt" {
  figure = "decode",
  family = "trt",
  cases = 13,
  unseen = 12.7 * percent,
  unknown = 34.3 * percent,
  median = 12.7 * percent,
  p90 = 39.3 * percent,
}
carried "decode-qwen2" {
  figure = "decode",
  family = "qwen2",
  cases = 26,
  unseen = 3.6 * percent,
  unknown = 22.9 * percent,
  median = 3.6 * percent,
  p90 = 10.6 * percent,
}
carried "decode-qwen3" {
  figure = "decode",
  family = "qwen3",
  cases = 18,
  unseen = 10.4 * percent,
  unknown = 10.0 * percent,
  median = 10.4 * percent,
  p90 = 36.4 * percent,
}
carried "decode-jg" {
  figure = "decode",
  family = "jg",
  cases = 12,
  unseen = 15.5 * percent,
  unknown = 15.5 * percent,
  median = 15.5 * percent,
  p90 = 22.9 * percent,
}
carried "decode-vblog" {
  figure = "decode",
  family = "vblog",
  cases = 22,
  unseen = 5.5 * percent,
  unknown = 15.7 * percent,
  median = 5.5 * percent,
  p90 = 21.3 * percent,
}
carried "decode-accelmark" {
  figure = "decode",
  family = "accelmark",
  cases = 34,
  unseen = 10.5 * percent,
  unknown = 7.6 * percent,
  median = 10.5 * percent,
  p90 = 35.5 * percent,
}
carried "decode-ikl" {
  figure = "decode",
  family = "ikl",
  cases = 30,
  unseen = 7.9 * percent,
  unknown = 13.1 * percent,
  median = 7.9 * percent,
  p90 = 13.5 * percent,
}
carried "decode-ipex" {
  figure = "decode",
  family = "ipex",
  cases = 2,
  unseen = 61.4 * percent,
  unknown = 61.6 * percent,
  median = 61.4 * percent,
  p90 = 62.8 * percent,
}
carried "decode-tinyc" {
  figure = "decode",
  family = "tinyc",
  cases = 22,
  unseen = 15.2 * percent,
  unknown = 9.3 * percent,
  median = 15.2 * percent,
  p90 = 48.7 * percent,
}
carried "decode--eager" {
  figure = "decode, eager",
  cases = 64,
  unseen = 28.6 * percent,
  unknown = 30.9 * percent,
  median = 22.6 * percent,
  p90 = 70.0 * percent,
}
carried "decode--eager-litgpt" {
  figure = "decode, eager",
  family = "litgpt",
  cases = 34,
  unseen = 44.2 * percent,
  unknown = 51.1 * percent,
  median = 44.2 * percent,
  p90 = 81.8 * percent,
}
carried "decode--eager-ooba" {
  figure = "decode, eager",
  family = "ooba",
  cases = 1,
  unseen = 15.6 * percent,
  unknown = 15.6 * percent,
  median = 15.6 * percent,
  p90 = 15.6 * percent,
}
carried "decode--eager-qwen2" {
  figure = "decode, eager",
  family = "qwen2",
  cases = 24,
  unseen = 17.8 * percent,
  unknown = 17.8 * percent,
  median = 17.8 * percent,
  p90 = 23.6 * percent,
}
carried "decode--eager-qwen3" {
  figure = "decode, eager",
  family = "qwen3",
  cases = 5,
  unseen = 23.8 * percent,
  unknown = 23.8 * percent,
  median = 23.8 * percent,
  p90 = 24.9 * percent,
}
carried "prefill" {
  figure = "prefill",
  cases = 352,
  unseen = 14.8 * percent,
  unknown = 31.9 * percent,
  median = 14.1 * percent,
  p90 = 35.8 * percent,
}
carried "prefill-xd" {
  figure = "prefill",
  family = "xd",
  cases = 240,
  unseen = 13.8 * percent,
  unknown = 22.1 * percent,
  median = 13.8 * percent,
  p90 = 34.9 * percent,
}
carried "prefill-exl" {
  figure = "prefill",
  family = "exl",
  cases = 7,
  unseen = 10.5 * percent,
  unknown = 46.2 * percent,
  median = 10.5 * percent,
  p90 = 19.2 * percent,
}
carried "prefill-awq" {
  figure = "prefill",
  family = "awq",
  cases = 24,
  unseen = 9.5 * percent,
  unknown = 73.5 * percent,
  median = 9.5 * percent,
  p90 = 256.5 * percent,
}
carried "prefill-ooba" {
  figure = "prefill",
  family = "ooba",
  cases = 12,
  unseen = 21.8 * percent,
  unknown = 23.6 * percent,
  median = 21.8 * percent,
  p90 = 27.9 * percent,
}
carried "prefill-trt" {
  figure = "prefill",
  family = "trt",
  cases = 21,
  unseen = 18.5 * percent,
  unknown = 14.2 * percent,
  median = 18.5 * percent,
  p90 = 26.2 * percent,
}
carried "prefill-vblog" {
  figure = "prefill",
  family = "vblog",
  cases = 5,
  unseen = 11.1 * percent,
  unknown = 11.7 * percent,
  median = 11.1 * percent,
  p90 = 15.3 * percent,
}
carried "prefill-accelmark" {
  figure = "prefill",
  family = "accelmark",
  cases = 9,
  unseen = 7.9 * percent,
  unknown = 8.3 * percent,
  median = 7.9 * percent,
  p90 = 49.8 * percent,
}
carried "prefill-ikl" {
  figure = "prefill",
  family = "ikl",
  cases = 24,
  unseen = 20.2 * percent,
  unknown = 24.4 * percent,
  median = 20.2 * percent,
  p90 = 78.1 * percent,
}
carried "prefill-ipex" {
  figure = "prefill",
  family = "ipex",
  cases = 4,
  unseen = 29.4 * percent,
  unknown = 84.2 * percent,
  median = 29.4 * percent,
  p90 = 241.5 * percent,
}
carried "prefill-tinyc" {
  figure = "prefill",
  family = "tinyc",
  cases = 6,
  unseen = 4.8 * percent,
  unknown = 10.3 * percent,
  median = 4.8 * percent,
  p90 = 20.6 * percent,
}
carried "serving-throughput--saturated" {
  figure = "serving throughput, saturated",
  cases = 625,
  unseen = 10.3 * percent,
  unknown = 15.7 * percent,
  median = 10.9 * percent,
  p90 = 37.8 * percent,
}
carried "serving-throughput--saturated-trt" {
  figure = "serving throughput, saturated",
  family = "trt",
  cases = 491,
  unseen = 11.1 * percent,
  unknown = 22.0 * percent,
  median = 11.1 * percent,
  p90 = 37.2 * percent,
}
carried "serving-throughput--saturated-qserve" {
  figure = "serving throughput, saturated",
  family = "qserve",
  cases = 31,
  unseen = 9.9 * percent,
  unknown = 19.9 * percent,
  median = 9.9 * percent,
  p90 = 52.0 * percent,
}
carried "serving-throughput--saturated-gpustack" {
  figure = "serving throughput, saturated",
  family = "gpustack",
  cases = 39,
  unseen = 18.4 * percent,
  unknown = 22.0 * percent,
  median = 18.4 * percent,
  p90 = 49.3 * percent,
}
carried "serving-throughput--saturated-accelmark" {
  figure = "serving throughput, saturated",
  family = "accelmark",
  cases = 3,
  unseen = 9.2 * percent,
  unknown = 4.3 * percent,
  median = 9.2 * percent,
  p90 = 36.2 * percent,
}
carried "serving-throughput--saturated-sglbench" {
  figure = "serving throughput, saturated",
  family = "sglbench",
  cases = 2,
  unseen = 130.8 * percent,
  unknown = 128.4 * percent,
  median = 130.8 * percent,
  p90 = 145.1 * percent,
}
carried "serving-throughput--saturated-azurebg" {
  figure = "serving throughput, saturated",
  family = "azurebg",
  cases = 48,
  unseen = 5.3 * percent,
  unknown = 18.0 * percent,
  median = 5.3 * percent,
  p90 = 19.4 * percent,
}
carried "serving-throughput--saturated-vllmrecipes" {
  figure = "serving throughput, saturated",
  family = "vllmrecipes",
  cases = 2,
  unseen = 34.1 * percent,
  unknown = 31.7 * percent,
  median = 34.1 * percent,
  p90 = 53.3 * percent,
}
carried "serving-throughput--saturated-rocmvllm" {
  figure = "serving throughput, saturated",
  family = "rocmvllm",
  cases = 8,
  unseen = 7.9 * percent,
  unknown = 7.9 * percent,
  median = 7.9 * percent,
  p90 = 35.1 * percent,
}
carried "serving-throughput--saturated-engprs" {
  figure = "serving throughput, saturated",
  family = "engprs",
  cases = 1,
  unseen = 39.4 * percent,
  unknown = 48.9 * percent,
  median = 39.4 * percent,
  p90 = 39.4 * percent,
}
carried "serving-throughput--batch-given" {
  figure = "serving throughput, batch given",
  cases = 512,
  unseen = 11.0 * percent,
  unknown = 13.7 * percent,
  median = 12.2 * percent,
  p90 = 45.0 * percent,
}
carried "serving-throughput--batch-given-flexgen" {
  figure = "serving throughput, batch given",
  family = "flexgen",
  cases = 9,
  unseen = 12.1 * percent,
  unknown = 14.2 * percent,
  median = 12.1 * percent,
  p90 = 29.7 * percent,
}
carried "serving-throughput--batch-given-trt" {
  figure = "serving throughput, batch given",
  family = "trt",
  cases = 23,
  unseen = 8.6 * percent,
  unknown = 18.3 * percent,
  median = 8.6 * percent,
  p90 = 52.3 * percent,
}
carried "serving-throughput--batch-given-qserve" {
  figure = "serving throughput, batch given",
  family = "qserve",
  cases = 9,
  unseen = 5.0 * percent,
  unknown = 7.2 * percent,
  median = 5.0 * percent,
  p90 = 15.5 * percent,
}
carried "serving-throughput--batch-given-qwen2" {
  figure = "serving throughput, batch given",
  family = "qwen2",
  cases = 145,
  unseen = 6.7 * percent,
  unknown = 21.7 * percent,
  median = 6.7 * percent,
  p90 = 74.3 * percent,
}
carried "serving-throughput--batch-given-qwen3" {
  figure = "serving throughput, batch given",
  family = "qwen3",
  cases = 83,
  unseen = 12.0 * percent,
  unknown = 12.0 * percent,
  median = 12.0 * percent,
  p90 = 28.8 * percent,
}
carried "serving-throughput--batch-given-vblog" {
  figure = "serving throughput, batch given",
  family = "vblog",
  cases = 5,
  unseen = 11.4 * percent,
  unknown = 3.8 * percent,
  median = 11.4 * percent,
  p90 = 13.9 * percent,
}
carried "serving-throughput--batch-given-ft" {
  figure = "serving throughput, batch given",
  family = "ft",
  cases = 127,
  unseen = 15.8 * percent,
  unknown = 15.8 * percent,
  median = 15.8 * percent,
  p90 = 35.5 * percent,
}
carried "serving-throughput--batch-given-sglcook" {
  figure = "serving throughput, batch given",
  family = "sglcook",
  cases = 57,
  unseen = 21.3 * percent,
  unknown = 23.0 * percent,
  median = 21.3 * percent,
  p90 = 104.6 * percent,
}
carried "serving-throughput--batch-given-accelmark" {
  figure = "serving throughput, batch given",
  family = "accelmark",
  cases = 10,
  unseen = 14.1 * percent,
  unknown = 13.2 * percent,
  median = 14.1 * percent,
  p90 = 30.6 * percent,
}
carried "serving-throughput--batch-given-azurebg" {
  figure = "serving throughput, batch given",
  family = "azurebg",
  cases = 5,
  unseen = 2.4 * percent,
  unknown = 16.0 * percent,
  median = 2.4 * percent,
  p90 = 17.9 * percent,
}
carried "serving-throughput--batch-given-rkbench" {
  figure = "serving throughput, batch given",
  family = "rkbench",
  cases = 2,
  unseen = 13.5 * percent,
  unknown = 61.3 * percent,
  median = 13.5 * percent,
  p90 = 17.9 * percent,
}
carried "serving-throughput--batch-given-rocmvllm" {
  figure = "serving throughput, batch given",
  family = "rocmvllm",
  cases = 32,
  unseen = 13.2 * percent,
  unknown = 13.2 * percent,
  median = 13.2 * percent,
  p90 = 25.6 * percent,
}
carried "serving-throughput--batch-given-engprs" {
  figure = "serving throughput, batch given",
  family = "engprs",
  cases = 5,
  unseen = 9.9 * percent,
  unknown = 6.2 * percent,
  median = 9.9 * percent,
  p90 = 91.6 * percent,
}
carried "diffusion-inference-speed" {
  figure = "diffusion inference speed",
  cases = 162,
  unseen = 9.1 * percent,
  unknown = 13.1 * percent,
  median = 10.1 * percent,
  p90 = 30.7 * percent,
}
carried "diffusion-inference-speed-mlpi" {
  figure = "diffusion inference speed",
  family = "mlpi",
  cases = 2,
  unseen = 19.6 * percent,
  unknown = 5.9 * percent,
  median = 19.6 * percent,
  p90 = 32.9 * percent,
}
carried "diffusion-inference-speed-dif" {
  figure = "diffusion inference speed",
  family = "dif",
  cases = 33,
  unseen = 11.3 * percent,
  unknown = 11.7 * percent,
  median = 11.3 * percent,
  p90 = 63.3 * percent,
}
carried "diffusion-inference-speed-flux" {
  figure = "diffusion inference speed",
  family = "flux",
  cases = 34,
  unseen = 4.4 * percent,
  unknown = 4.4 * percent,
  median = 4.4 * percent,
  p90 = 11.8 * percent,
}
carried "diffusion-inference-speed-sfast" {
  figure = "diffusion inference speed",
  family = "sfast",
  cases = 19,
  unseen = 7.8 * percent,
  unknown = 14.4 * percent,
  median = 7.8 * percent,
  p90 = 25.8 * percent,
}
carried "diffusion-inference-speed-xdit" {
  figure = "diffusion inference speed",
  family = "xdit",
  cases = 16,
  unseen = 3.9 * percent,
  unknown = 3.9 * percent,
  median = 3.9 * percent,
  p90 = 14.9 * percent,
}
carried "diffusion-inference-speed-ffp8" {
  figure = "diffusion inference speed",
  family = "ffp8",
  cases = 24,
  unseen = 15.4 * percent,
  unknown = 18.4 * percent,
  median = 15.4 * percent,
  p90 = 30.7 * percent,
}
carried "diffusion-inference-speed-onediff" {
  figure = "diffusion inference speed",
  family = "onediff",
  cases = 34,
  unseen = 12.2 * percent,
  unknown = 25.7 * percent,
  median = 12.2 * percent,
  p90 = 31.4 * percent,
}
carried "diffusion-training-speed" {
  figure = "diffusion training speed",
  cases = 39,
  unseen = 8.7 * percent,
  unknown = 9.2 * percent,
  median = 10.1 * percent,
  p90 = 61.9 * percent,
}
carried "diffusion-training-speed-mlperft" {
  figure = "diffusion training speed",
  family = "mlperft",
  cases = 3,
  unseen = 4.5 * percent,
  unknown = 6.0 * percent,
  median = 4.5 * percent,
  p90 = 6.0 * percent,
}
carried "diffusion-training-speed-mos" {
  figure = "diffusion training speed",
  family = "mos",
  cases = 10,
  unseen = 7.5 * percent,
  unknown = 7.5 * percent,
  median = 7.5 * percent,
  p90 = 15.0 * percent,
}
carried "diffusion-training-speed-simpt" {
  figure = "diffusion training speed",
  family = "simpt",
  cases = 26,
  unseen = 14.0 * percent,
  unknown = 14.0 * percent,
  median = 14.0 * percent,
  p90 = 62.4 * percent,
}
carried "vision-inference-speed" {
  figure = "vision inference speed",
  cases = 264,
  unseen = 7.7 * percent,
  unknown = 7.7 * percent,
  median = 9.5 * percent,
  p90 = 22.9 * percent,
}
carried "vision-inference-speed-mlpi" {
  figure = "vision inference speed",
  family = "mlpi",
  cases = 3,
  unseen = 3.1 * percent,
  unknown = 3.1 * percent,
  median = 3.1 * percent,
  p90 = 35.2 * percent,
}
carried "vision-inference-speed-timm" {
  figure = "vision inference speed",
  family = "timm",
  cases = 190,
  unseen = 9.6 * percent,
  unknown = 9.6 * percent,
  median = 9.6 * percent,
  p90 = 19.6 * percent,
}
carried "vision-inference-speed-dle" {
  figure = "vision inference speed",
  family = "dle",
  cases = 16,
  unseen = 8.9 * percent,
  unknown = 8.9 * percent,
  median = 8.9 * percent,
  p90 = 26.3 * percent,
}
carried "vision-inference-speed-ulyolo" {
  figure = "vision inference speed",
  family = "ulyolo",
  cases = 33,
  unseen = 7.4 * percent,
  unknown = 7.4 * percent,
  median = 7.4 * percent,
  p90 = 22.9 * percent,
}
carried "vision-inference-speed-yolov6" {
  figure = "vision inference speed",
  family = "yolov6",
  cases = 22,
  unseen = 9.5 * percent,
  unknown = 9.5 * percent,
  median = 9.5 * percent,
  p90 = 34.8 * percent,
}
carried "vision-training-speed" {
  figure = "vision training speed",
  cases = 121,
  unseen = 8.2 * percent,
  unknown = 8.2 * percent,
  median = 6.6 * percent,
  p90 = 21.9 * percent,
}
carried "vision-training-speed-mlperft" {
  figure = "vision training speed",
  family = "mlperft",
  cases = 10,
  unseen = 13.2 * percent,
  unknown = 13.2 * percent,
  median = 13.2 * percent,
  p90 = 21.6 * percent,
}
carried "vision-training-speed-timm" {
  figure = "vision training speed",
  family = "timm",
  cases = 43,
  unseen = 11.1 * percent,
  unknown = 11.1 * percent,
  median = 11.1 * percent,
  p90 = 47.2 * percent,
}
carried "vision-training-speed-lam" {
  figure = "vision training speed",
  family = "lam",
  cases = 56,
  unseen = 3.6 * percent,
  unknown = 3.6 * percent,
  median = 3.6 * percent,
  p90 = 11.4 * percent,
}
carried "vision-training-speed-dle" {
  figure = "vision training speed",
  family = "dle",
  cases = 12,
  unseen = 4.9 * percent,
  unknown = 4.9 * percent,
  median = 4.9 * percent,
  p90 = 18.6 * percent,
}
