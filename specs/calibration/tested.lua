-- Made by ridgeline predict --format lua from the measured cases.

tested "asr-faster-whisper-ampere-memory" {
  kind = "asr",
  software = "faster-whisper",
  architecture = "Ampere",
  figure = "memory",
  cases = 4,
  median = 12.3 * percent,
  p90 = 27.6 * percent,
}
tested "asr-faster-whisper-ampere-step" {
  kind = "asr",
  software = "faster-whisper",
  architecture = "Ampere",
  phase = "step",
  cases = 4,
  median = 19.1 * percent,
  p90 = 46.1 * percent,
}
tested "asr-openai-whisper-ampere-step" {
  kind = "asr",
  software = "openai-whisper",
  architecture = "Ampere",
  phase = "step",
  cases = 1,
  median = 1.4 * percent,
  p90 = 1.4 * percent,
}
tested "asr-openai-whisper-ampere-memory" {
  kind = "asr",
  software = "openai/whisper",
  architecture = "Ampere",
  figure = "memory",
  cases = 1,
  median = 0.9 * percent,
  p90 = 0.9 * percent,
}
tested "asr-transformers-ampere-memory" {
  kind = "asr",
  software = "transformers",
  architecture = "Ampere",
  figure = "memory",
  cases = 1,
  median = 0.1 * percent,
  p90 = 0.1 * percent,
}
tested "asr-transformers-ampere-step" {
  kind = "asr",
  software = "transformers",
  architecture = "Ampere",
  phase = "step",
  cases = 1,
  median = 0.2 * percent,
  p90 = 0.2 * percent,
}
tested "asr-whisper.cpp-ampere-memory" {
  kind = "asr",
  software = "whisper.cpp",
  architecture = "Ampere",
  figure = "memory",
  cases = 1,
  median = 0.2 * percent,
  p90 = 0.2 * percent,
}
tested "asr-whisper.cpp-ampere-step" {
  kind = "asr",
  software = "whisper.cpp",
  architecture = "Ampere",
  phase = "step",
  cases = 1,
  median = 1.5 * percent,
  p90 = 1.5 * percent,
}
tested "diffusion-infer-bfl-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "bfl",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 6,
  median = 21.2 * percent,
  p90 = 124.0 * percent,
}
tested "diffusion-infer-default-ada-lovelace-memory" {
  kind = "diffusion_infer",
  software = "default",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 5,
  median = 12.5 * percent,
  p90 = 21.0 * percent,
}
tested "diffusion-infer-default-ampere-memory" {
  kind = "diffusion_infer",
  software = "default",
  architecture = "Ampere",
  figure = "memory",
  cases = 8,
  median = 10.4 * percent,
  p90 = 17.9 * percent,
}
tested "diffusion-infer-default-hopper-memory" {
  kind = "diffusion_infer",
  software = "default",
  architecture = "Hopper",
  figure = "memory",
  cases = 5,
  median = 2.7 * percent,
  p90 = 10.3 * percent,
}
tested "diffusion-infer-diffusers-ampere-step" {
  kind = "diffusion_infer",
  software = "diffusers",
  architecture = "Ampere",
  phase = "step",
  cases = 4,
  median = 59.9 * percent,
  p90 = 66.4 * percent,
}
tested "diffusion-infer-diffusers-hopper-step" {
  kind = "diffusion_infer",
  software = "diffusers",
  architecture = "Hopper",
  phase = "step",
  cases = 34,
  median = 8.1 * percent,
  p90 = 19.7 * percent,
}
tested "diffusion-infer-diffusers---torch-nightly-hopper-memory" {
  kind = "diffusion_infer",
  software = "diffusers + torch nightly",
  architecture = "Hopper",
  figure = "memory",
  cases = 34,
  median = 0.6 * percent,
  p90 = 12.3 * percent,
}
tested "diffusion-infer-flux-fp8-api-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "flux-fp8-api",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 12,
  median = 15.8 * percent,
  p90 = 40.9 * percent,
}
tested "diffusion-infer-flux-fp8-api-hopper-step" {
  kind = "diffusion_infer",
  software = "flux-fp8-api",
  architecture = "Hopper",
  phase = "step",
  cases = 6,
  median = 32.2 * percent,
  p90 = 56.7 * percent,
}
tested "diffusion-infer-onediff-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "onediff",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 9,
  median = 15.8 * percent,
  p90 = 26.6 * percent,
}
tested "diffusion-infer-onediff-ampere-step" {
  kind = "diffusion_infer",
  software = "onediff",
  architecture = "Ampere",
  phase = "step",
  cases = 10,
  median = 8.2 * percent,
  p90 = 35.8 * percent,
}
tested "diffusion-infer-onediff-hopper-step" {
  kind = "diffusion_infer",
  software = "onediff",
  architecture = "Hopper",
  phase = "step",
  cases = 5,
  median = 6.0 * percent,
  p90 = 36.1 * percent,
}
tested "diffusion-infer-pytorch-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 16,
  median = 19.6 * percent,
  p90 = 42.0 * percent,
}
tested "diffusion-infer-pytorch-ampere-step" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Ampere",
  phase = "step",
  cases = 21,
  median = 12.6 * percent,
  p90 = 67.8 * percent,
}
tested "diffusion-infer-pytorch-hopper-step" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Hopper",
  phase = "step",
  cases = 7,
  median = 8.4 * percent,
  p90 = 32.9 * percent,
}
tested "diffusion-infer-pytorch-turing-step" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Turing",
  phase = "step",
  cases = 8,
  median = 3.7 * percent,
  p90 = 16.8 * percent,
}
tested "diffusion-infer-stable-fast-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "stable-fast",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 2,
  median = 9.7 * percent,
  p90 = 17.2 * percent,
}
tested "diffusion-infer-stable-fast-ampere-step" {
  kind = "diffusion_infer",
  software = "stable-fast",
  architecture = "Ampere",
  phase = "step",
  cases = 2,
  median = 21.6 * percent,
  p90 = 32.0 * percent,
}
tested "diffusion-infer-stable-fast-hopper-step" {
  kind = "diffusion_infer",
  software = "stable-fast",
  architecture = "Hopper",
  phase = "step",
  cases = 2,
  median = 17.5 * percent,
  p90 = 33.4 * percent,
}
tested "diffusion-infer-tensorrt-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "tensorrt",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 1,
  median = 0.3 * percent,
  p90 = 0.3 * percent,
}
tested "diffusion-infer-tensorrt-hopper-step" {
  kind = "diffusion_infer",
  software = "tensorrt",
  architecture = "Hopper",
  phase = "step",
  cases = 1,
  median = 2.2 * percent,
  p90 = 2.2 * percent,
}
tested "diffusion-infer-thestageai-hopper-step" {
  kind = "diffusion_infer",
  software = "thestageai",
  architecture = "Hopper",
  phase = "step",
  cases = 1,
  median = 8.1 * percent,
  p90 = 8.1 * percent,
}
tested "diffusion-infer-torch.compile-ada-lovelace-step" {
  kind = "diffusion_infer",
  software = "torch.compile",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 2,
  median = 6.0 * percent,
  p90 = 6.7 * percent,
}
tested "diffusion-infer-torch.compile-ampere-step" {
  kind = "diffusion_infer",
  software = "torch.compile",
  architecture = "Ampere",
  phase = "step",
  cases = 2,
  median = 7.8 * percent,
  p90 = 9.0 * percent,
}
tested "diffusion-infer-torch.compile-hopper-step" {
  kind = "diffusion_infer",
  software = "torch.compile",
  architecture = "Hopper",
  phase = "step",
  cases = 2,
  median = 17.4 * percent,
  p90 = 30.8 * percent,
}
tested "diffusion-infer-xdit-hopper-step" {
  kind = "diffusion_infer",
  software = "xdit",
  architecture = "Hopper",
  phase = "step",
  cases = 16,
  median = 17.3 * percent,
  p90 = 49.6 * percent,
}
tested "diffusion-train-composer-ampere-step" {
  kind = "diffusion_train",
  software = "composer",
  architecture = "Ampere",
  phase = "step",
  cases = 10,
  median = 7.2 * percent,
  p90 = 20.4 * percent,
}
tested "diffusion-train-default-ada-lovelace-memory" {
  kind = "diffusion_train",
  software = "default",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 13,
  median = 12.2 * percent,
  p90 = 372.0 * percent,
}
tested "diffusion-train-default-blackwell-memory" {
  kind = "diffusion_train",
  software = "default",
  architecture = "Blackwell",
  figure = "memory",
  cases = 3,
  median = 2.9 * percent,
  p90 = 3.8 * percent,
}
tested "diffusion-train-default-hopper-memory" {
  kind = "diffusion_train",
  software = "default",
  architecture = "Hopper",
  figure = "memory",
  cases = 11,
  median = 10.8 * percent,
  p90 = 17.3 * percent,
}
tested "diffusion-train-mlperf-blackwell-step" {
  kind = "diffusion_train",
  software = "mlperf",
  architecture = "Blackwell",
  phase = "step",
  cases = 3,
  median = 2.0 * percent,
  p90 = 11.2 * percent,
}
tested "diffusion-train-simpletuner-ada-lovelace-step" {
  kind = "diffusion_train",
  software = "simpletuner",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 14,
  median = 7.9 * percent,
  p90 = 45.1 * percent,
}
tested "diffusion-train-simpletuner-hopper-step" {
  kind = "diffusion_train",
  software = "simpletuner",
  architecture = "Hopper",
  phase = "step",
  cases = 12,
  median = 22.4 * percent,
  p90 = 37.5 * percent,
}
tested "finetune-deepspeed-ampere-step" {
  kind = "finetune",
  software = "deepspeed",
  architecture = "Ampere",
  phase = "step",
  cases = 5,
  median = 5.8 * percent,
  p90 = 49.3 * percent,
}
tested "finetune-fsdp-qlora-ada-lovelace-memory" {
  kind = "finetune",
  software = "fsdp_qlora",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 8,
  median = 1.6 * percent,
  p90 = 15.3 * percent,
}
tested "finetune-fsdp-qlora-ada-lovelace-step" {
  kind = "finetune",
  software = "fsdp_qlora",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 10,
  median = 1.6 * percent,
  p90 = 9.7 * percent,
}
tested "finetune-fsdp-qlora-ampere-memory" {
  kind = "finetune",
  software = "fsdp_qlora",
  architecture = "Ampere",
  figure = "memory",
  cases = 10,
  median = 5.1 * percent,
  p90 = 8.9 * percent,
}
tested "finetune-fsdp-qlora-ampere-step" {
  kind = "finetune",
  software = "fsdp_qlora",
  architecture = "Ampere",
  phase = "step",
  cases = 13,
  median = 2.4 * percent,
  p90 = 9.3 * percent,
}
tested "finetune-hf-trl-hopper-step" {
  kind = "finetune",
  software = "hf-trl",
  architecture = "Hopper",
  phase = "step",
  cases = 3,
  median = 26.6 * percent,
  p90 = 51.3 * percent,
}
tested "finetune-litgpt-ampere-memory" {
  kind = "finetune",
  software = "litgpt",
  architecture = "Ampere",
  figure = "memory",
  cases = 60,
  median = 5.1 * percent,
  p90 = 18.1 * percent,
}
tested "finetune-llama-factory-ampere-memory" {
  kind = "finetune",
  software = "llama-factory",
  architecture = "Ampere",
  figure = "memory",
  cases = 3,
  median = 2.4 * percent,
  p90 = 3.4 * percent,
}
tested "finetune-llama-factory-ampere-step" {
  kind = "finetune",
  software = "llama-factory",
  architecture = "Ampere",
  phase = "step",
  cases = 3,
  median = 10.0 * percent,
  p90 = 11.1 * percent,
}
tested "finetune-mlperf-training-blackwell-memory" {
  kind = "finetune",
  software = "mlperf training",
  architecture = "Blackwell",
  figure = "memory",
  cases = 4,
  median = 0.6 * percent,
  p90 = 17.9 * percent,
}
tested "finetune-mlperf-training-ada-lovelace-step" {
  kind = "finetune",
  software = "mlperf-training",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 2,
  median = 0.3 * percent,
  p90 = 0.5 * percent,
}
tested "finetune-mlperf-training-blackwell-step" {
  kind = "finetune",
  software = "mlperf-training",
  architecture = "Blackwell",
  phase = "step",
  cases = 4,
  median = 1.3 * percent,
  p90 = 8.1 * percent,
}
tested "finetune-mlperf-training-cdna3-step" {
  kind = "finetune",
  software = "mlperf-training",
  architecture = "CDNA3",
  phase = "step",
  cases = 8,
  median = 8.7 * percent,
  p90 = 15.0 * percent,
}
tested "finetune-mlperf-training-cdna4-step" {
  kind = "finetune",
  software = "mlperf-training",
  architecture = "CDNA4",
  phase = "step",
  cases = 2,
  median = 8.6 * percent,
  p90 = 11.5 * percent,
}
tested "finetune-ms-swift-ampere-memory" {
  kind = "finetune",
  software = "ms-swift",
  architecture = "Ampere",
  figure = "memory",
  cases = 67,
  median = 4.9 * percent,
  p90 = 29.1 * percent,
}
tested "finetune-nemo-blackwell-step" {
  kind = "finetune",
  software = "nemo",
  architecture = "Blackwell",
  phase = "step",
  cases = 4,
  median = 2.7 * percent,
  p90 = 8.4 * percent,
}
tested "finetune-nemo-blackwell-ultra-step" {
  kind = "finetune",
  software = "nemo",
  architecture = "Blackwell Ultra",
  phase = "step",
  cases = 4,
  median = 14.6 * percent,
  p90 = 15.0 * percent,
}
tested "finetune-nemo-hopper-step" {
  kind = "finetune",
  software = "nemo",
  architecture = "Hopper",
  phase = "step",
  cases = 6,
  median = 18.0 * percent,
  p90 = 28.7 * percent,
}
tested "finetune-ngc-pytorch-ada-lovelace-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 12,
  median = 8.1 * percent,
  p90 = 49.4 * percent,
}
tested "finetune-ngc-pytorch-ampere-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Ampere",
  phase = "step",
  cases = 10,
  median = 6.5 * percent,
  p90 = 32.6 * percent,
}
tested "finetune-ngc-pytorch-blackwell-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Blackwell",
  phase = "step",
  cases = 6,
  median = 0.6 * percent,
  p90 = 4.8 * percent,
}
tested "finetune-ngc-pytorch-hopper-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Hopper",
  phase = "step",
  cases = 14,
  median = 6.6 * percent,
  p90 = 26.1 * percent,
}
tested "finetune-ngc-pytorch-turing-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Turing",
  phase = "step",
  cases = 2,
  median = 3.0 * percent,
  p90 = 3.3 * percent,
}
tested "finetune-ngc-pytorch-volta-step" {
  kind = "finetune",
  software = "ngc-pytorch",
  architecture = "Volta",
  phase = "step",
  cases = 8,
  median = 17.4 * percent,
  p90 = 28.9 * percent,
}
tested "finetune-pytorch-amp-ampere-step" {
  kind = "finetune",
  software = "pytorch-amp",
  architecture = "Ampere",
  phase = "step",
  cases = 3,
  median = 2.1 * percent,
  p90 = 2.7 * percent,
}
tested "finetune-pytorch-amp-volta-step" {
  kind = "finetune",
  software = "pytorch-amp",
  architecture = "Volta",
  phase = "step",
  cases = 3,
  median = 9.1 * percent,
  p90 = 16.0 * percent,
}
tested "finetune-torchtune-ada-lovelace-memory" {
  kind = "finetune",
  software = "torchtune",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 7,
  median = 9.6 * percent,
  p90 = 11.7 * percent,
}
tested "finetune-torchtune-ada-lovelace-step" {
  kind = "finetune",
  software = "torchtune",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 8,
  median = 21.1 * percent,
  p90 = 165.1 * percent,
}
tested "finetune-torchtune-ampere-memory" {
  kind = "finetune",
  software = "torchtune",
  architecture = "Ampere",
  figure = "memory",
  cases = 11,
  median = 6.4 * percent,
  p90 = 33.8 * percent,
}
tested "finetune-torchtune-ampere-step" {
  kind = "finetune",
  software = "torchtune",
  architecture = "Ampere",
  phase = "step",
  cases = 10,
  median = 3.7 * percent,
  p90 = 26.5 * percent,
}
tested "finetune-transformers-ampere-step" {
  kind = "finetune",
  software = "transformers",
  architecture = "Ampere",
  phase = "step",
  cases = 42,
  median = 4.6 * percent,
  p90 = 32.8 * percent,
}
tested "finetune-transformers-peft--deepspeed-ampere-memory" {
  kind = "finetune",
  software = "transformers+peft, deepspeed",
  architecture = "Ampere",
  figure = "memory",
  cases = 42,
  median = 4.7 * percent,
  p90 = 18.2 * percent,
}
tested "finetune-unsloth-ampere-memory" {
  kind = "finetune",
  software = "unsloth",
  architecture = "Ampere",
  figure = "memory",
  cases = 2,
  median = 17.2 * percent,
  p90 = 23.2 * percent,
}
tested "finetune-unsloth-ampere-step" {
  kind = "finetune",
  software = "unsloth",
  architecture = "Ampere",
  phase = "step",
  cases = 2,
  median = 5.3 * percent,
  p90 = 6.9 * percent,
}
tested "finetune-xtuner-ampere-step" {
  kind = "finetune",
  software = "xtuner",
  architecture = "Ampere",
  phase = "step",
  cases = 28,
  median = 12.3 * percent,
  p90 = 60.4 * percent,
}
tested "pretrain-colossal-ai-hopper-step" {
  kind = "pretrain",
  software = "colossal-ai",
  architecture = "Hopper",
  phase = "step",
  cases = 2,
  median = 37.7 * percent,
  p90 = 46.3 * percent,
}
tested "pretrain-composer-ampere-step" {
  kind = "pretrain",
  software = "composer",
  architecture = "Ampere",
  phase = "step",
  cases = 112,
  median = 2.7 * percent,
  p90 = 9.2 * percent,
}
tested "pretrain-composer-hopper-step" {
  kind = "pretrain",
  software = "composer",
  architecture = "Hopper",
  phase = "step",
  cases = 60,
  median = 2.6 * percent,
  p90 = 8.2 * percent,
}
tested "pretrain-deepspeed-volta-step" {
  kind = "pretrain",
  software = "deepspeed",
  architecture = "Volta",
  phase = "step",
  cases = 2,
  median = 26.9 * percent,
  p90 = 34.0 * percent,
}
tested "pretrain-flash-attention-training-scripts-ampere-step" {
  kind = "pretrain",
  software = "flash-attention-training-scripts",
  architecture = "Ampere",
  phase = "step",
  cases = 5,
  median = 4.3 * percent,
  p90 = 8.6 * percent,
}
tested "pretrain-internevo-ampere-memory" {
  kind = "pretrain",
  software = "internevo",
  architecture = "Ampere",
  figure = "memory",
  cases = 11,
  median = 2.8 * percent,
  p90 = 23.8 * percent,
}
tested "pretrain-internevo-ampere-step" {
  kind = "pretrain",
  software = "internevo",
  architecture = "Ampere",
  phase = "step",
  cases = 46,
  median = 3.6 * percent,
  p90 = 33.5 * percent,
}
tested "pretrain-litgpt-hopper-memory" {
  kind = "pretrain",
  software = "litgpt",
  architecture = "Hopper",
  figure = "memory",
  cases = 1,
  median = 1.2 * percent,
  p90 = 1.2 * percent,
}
tested "pretrain-litgpt-hopper-step" {
  kind = "pretrain",
  software = "litgpt",
  architecture = "Hopper",
  phase = "step",
  cases = 2,
  median = 14.9 * percent,
  p90 = 16.0 * percent,
}
tested "pretrain-llm.q-ada-lovelace-step" {
  kind = "pretrain",
  software = "llm.q",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 16,
  median = 13.5 * percent,
  p90 = 50.8 * percent,
}
tested "pretrain-llm.q-blackwell-step" {
  kind = "pretrain",
  software = "llm.q",
  architecture = "Blackwell",
  phase = "step",
  cases = 47,
  median = 6.1 * percent,
  p90 = 36.5 * percent,
}
tested "pretrain-llm.q-hopper-step" {
  kind = "pretrain",
  software = "llm.q",
  architecture = "Hopper",
  phase = "step",
  cases = 20,
  median = 2.0 * percent,
  p90 = 9.5 * percent,
}
tested "pretrain-maxtext-blackwell-step" {
  kind = "pretrain",
  software = "maxtext",
  architecture = "Blackwell",
  phase = "step",
  cases = 4,
  median = 4.6 * percent,
  p90 = 9.1 * percent,
}
tested "pretrain-maxtext-hopper-step" {
  kind = "pretrain",
  software = "maxtext",
  architecture = "Hopper",
  phase = "step",
  cases = 6,
  median = 7.6 * percent,
  p90 = 14.8 * percent,
}
tested "pretrain-megatron-ampere-step" {
  kind = "pretrain",
  software = "megatron",
  architecture = "Ampere",
  phase = "step",
  cases = 18,
  median = 5.6 * percent,
  p90 = 9.1 * percent,
}
tested "pretrain-megatron-blackwell-memory" {
  kind = "pretrain",
  software = "megatron",
  architecture = "Blackwell",
  figure = "memory",
  cases = 30,
  median = 0.4 * percent,
  p90 = 1.6 * percent,
}
tested "pretrain-megatron-blackwell-step" {
  kind = "pretrain",
  software = "megatron",
  architecture = "Blackwell",
  phase = "step",
  cases = 31,
  median = 2.9 * percent,
  p90 = 13.2 * percent,
}
tested "pretrain-megatron-hopper-step" {
  kind = "pretrain",
  software = "megatron",
  architecture = "Hopper",
  phase = "step",
  cases = 6,
  median = 5.1 * percent,
  p90 = 21.8 * percent,
}
tested "pretrain-megatron-deepspeed-ampere-memory" {
  kind = "pretrain",
  software = "megatron-deepspeed",
  architecture = "Ampere",
  figure = "memory",
  cases = 58,
  median = 3.0 * percent,
  p90 = 9.0 * percent,
}
tested "pretrain-megatron-deepspeed-ampere-step" {
  kind = "pretrain",
  software = "megatron-deepspeed",
  architecture = "Ampere",
  phase = "step",
  cases = 93,
  median = 6.7 * percent,
  p90 = 26.7 * percent,
}
tested "pretrain-meta-hopper-step" {
  kind = "pretrain",
  software = "meta",
  architecture = "Hopper",
  phase = "step",
  cases = 3,
  median = 1.9 * percent,
  p90 = 11.6 * percent,
}
tested "pretrain-mlperf-training-hopper-step" {
  kind = "pretrain",
  software = "mlperf-training",
  architecture = "Hopper",
  phase = "step",
  cases = 12,
  median = 16.1 * percent,
  p90 = 25.5 * percent,
}
tested "pretrain-nanogpt-ampere-step" {
  kind = "pretrain",
  software = "nanogpt",
  architecture = "Ampere",
  phase = "step",
  cases = 1,
  median = 11.3 * percent,
  p90 = 11.3 * percent,
}
tested "pretrain-nanotron-hopper-memory" {
  kind = "pretrain",
  software = "nanotron",
  architecture = "Hopper",
  figure = "memory",
  cases = 19,
  median = 6.6 * percent,
  p90 = 16.2 * percent,
}
tested "pretrain-nanotron-hopper-step" {
  kind = "pretrain",
  software = "nanotron",
  architecture = "Hopper",
  phase = "step",
  cases = 19,
  median = 3.4 * percent,
  p90 = 137.8 * percent,
}
tested "pretrain-nemo-ampere-step" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Ampere",
  phase = "step",
  cases = 8,
  median = 25.8 * percent,
  p90 = 558.5 * percent,
}
tested "pretrain-nemo-blackwell-step" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Blackwell",
  phase = "step",
  cases = 77,
  median = 6.9 * percent,
  p90 = 58.5 * percent,
}
tested "pretrain-nemo-blackwell-ultra-step" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Blackwell Ultra",
  phase = "step",
  cases = 20,
  median = 9.0 * percent,
  p90 = 36.5 * percent,
}
tested "pretrain-nemo-hopper-step" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Hopper",
  phase = "step",
  cases = 66,
  median = 11.1 * percent,
  p90 = 31.2 * percent,
}
tested "pretrain-paxml-hopper-step" {
  kind = "pretrain",
  software = "paxml",
  architecture = "Hopper",
  phase = "step",
  cases = 3,
  median = 5.1 * percent,
  p90 = 6.8 * percent,
}
tested "pretrain-pytorch-ampere-step" {
  kind = "pretrain",
  software = "pytorch",
  architecture = "Ampere",
  phase = "step",
  cases = 8,
  median = 20.0 * percent,
  p90 = 41.5 * percent,
}
tested "pretrain-pytorch-volta-step" {
  kind = "pretrain",
  software = "pytorch",
  architecture = "Volta",
  phase = "step",
  cases = 4,
  median = 15.9 * percent,
  p90 = 30.9 * percent,
}
tested "pretrain-torchtitan-ampere-step" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Ampere",
  phase = "step",
  cases = 8,
  median = 0.6 * percent,
  p90 = 7.4 * percent,
}
tested "pretrain-torchtitan-blackwell-memory" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Blackwell",
  figure = "memory",
  cases = 9,
  median = 37.9 * percent,
  p90 = 47.5 * percent,
}
tested "pretrain-torchtitan-blackwell-step" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Blackwell",
  phase = "step",
  cases = 9,
  median = 26.0 * percent,
  p90 = 66.5 * percent,
}
tested "pretrain-torchtitan-cdna3-memory" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "CDNA3",
  figure = "memory",
  cases = 3,
  median = 23.4 * percent,
  p90 = 23.4 * percent,
}
tested "pretrain-torchtitan-cdna3-step" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "CDNA3",
  phase = "step",
  cases = 3,
  median = 75.1 * percent,
  p90 = 83.2 * percent,
}
tested "pretrain-torchtitan-hopper-memory" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Hopper",
  figure = "memory",
  cases = 13,
  median = 0.9 * percent,
  p90 = 8.7 * percent,
}
tested "pretrain-torchtitan-hopper-step" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Hopper",
  phase = "step",
  cases = 22,
  median = 27.5 * percent,
  p90 = 52.5 * percent,
}
tested "pretrain-torchtitan-e7c0cae-hopper-memory" {
  kind = "pretrain",
  software = "torchtitan e7c0cae",
  architecture = "Hopper",
  figure = "memory",
  cases = 2,
  median = 0.5 * percent,
  p90 = 0.7 * percent,
}
tested "pretrain-torchtitan-820504e-hopper-step" {
  kind = "pretrain",
  software = "torchtitan-820504e",
  architecture = "Hopper",
  phase = "step",
  cases = 6,
  median = 9.6 * percent,
  p90 = 53.2 * percent,
}
tested "pretrain-torchtitan-e7c0cae-hopper-step" {
  kind = "pretrain",
  software = "torchtitan-e7c0cae",
  architecture = "Hopper",
  phase = "step",
  cases = 2,
  median = 1.3 * percent,
  p90 = 2.0 * percent,
}
tested "serve-atom-ada-lovelace-decode" {
  kind = "serve",
  software = "atom",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 1,
  median = 7.6 * percent,
  p90 = 7.6 * percent,
}
tested "serve-atom-ada-lovelace-prefill" {
  kind = "serve",
  software = "atom",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 1,
  median = 7.6 * percent,
  p90 = 7.6 * percent,
}
tested "serve-atom-ampere-decode" {
  kind = "serve",
  software = "atom",
  architecture = "Ampere",
  phase = "decode",
  cases = 1,
  median = 239.3 * percent,
  p90 = 239.3 * percent,
}
tested "serve-atom-ampere-prefill" {
  kind = "serve",
  software = "atom",
  architecture = "Ampere",
  phase = "prefill",
  cases = 1,
  median = 239.3 * percent,
  p90 = 239.3 * percent,
}
tested "serve-autoawq-ada-lovelace-memory" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 24,
  median = 2.4 * percent,
  p90 = 11.4 * percent,
}
tested "serve-autoawq-ada-lovelace-decode" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 24,
  median = 10.4 * percent,
  p90 = 38.1 * percent,
}
tested "serve-autoawq-ada-lovelace-prefill" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 24,
  median = 44.2 * percent,
  p90 = 588.9 * percent,
}
tested "serve-autoawq-ampere-memory" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ampere",
  figure = "memory",
  cases = 4,
  median = 1.2 * percent,
  p90 = 3.1 * percent,
}
tested "serve-autoawq-ampere-decode" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ampere",
  phase = "decode",
  cases = 2,
  median = 34.1 * percent,
  p90 = 35.4 * percent,
}
tested "serve-autoawq-ampere-prefill" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ampere",
  phase = "prefill",
  cases = 2,
  median = 50.3 * percent,
  p90 = 50.4 * percent,
}
tested "serve-deepspeed-autotp-volta-memory" {
  kind = "serve",
  software = "deepspeed autotp",
  architecture = "Volta",
  figure = "memory",
  cases = 6,
  median = 0.0 * percent,
  p90 = 0.2 * percent,
}
tested "serve-deepspeed-zero-inference-turing-decode" {
  kind = "serve",
  software = "deepspeed-zero-inference",
  architecture = "Turing",
  phase = "decode",
  cases = 2,
  median = 54.0 * percent,
  p90 = 56.2 * percent,
}
tested "serve-deepspeed-zero-inference-turing-prefill" {
  kind = "serve",
  software = "deepspeed-zero-inference",
  architecture = "Turing",
  phase = "prefill",
  cases = 2,
  median = 54.0 * percent,
  p90 = 56.2 * percent,
}
tested "serve-exllama-ada-lovelace-memory" {
  kind = "serve",
  software = "exllama",
  architecture = "Ada Lovelace",
  figure = "memory",
  cases = 7,
  median = 0.5 * percent,
  p90 = 2.4 * percent,
}
tested "serve-exllama-ada-lovelace-decode" {
  kind = "serve",
  software = "exllama",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 16,
  median = 7.8 * percent,
  p90 = 17.4 * percent,
}
tested "serve-exllama-ada-lovelace-prefill" {
  kind = "serve",
  software = "exllama",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 7,
  median = 51.2 * percent,
  p90 = 59.2 * percent,
}
tested "serve-exllama-ampere-memory" {
  kind = "serve",
  software = "exllama",
  architecture = "Ampere",
  figure = "memory",
  cases = 4,
  median = 2.2 * percent,
  p90 = 5.4 * percent,
}
tested "serve-exllama-ampere-decode" {
  kind = "serve",
  software = "exllama",
  architecture = "Ampere",
  phase = "decode",
  cases = 5,
  median = 6.0 * percent,
  p90 = 23.4 * percent,
}
tested "serve-exllama-ampere-prefill" {
  kind = "serve",
  software = "exllama",
  architecture = "Ampere",
  phase = "prefill",
  cases = 2,
  median = 3.8 * percent,
  p90 = 4.0 * percent,
}
tested "serve-exllamav2-ada-lovelace-decode" {
  kind = "serve",
  software = "exllamav2",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 10,
  median = 15.4 * percent,
  p90 = 22.6 * percent,
}
tested "serve-exllamav2-ampere-memory" {
  kind = "serve",
  software = "exllamav2",
  architecture = "Ampere",
  figure = "memory",
  cases = 10,
  median = 0.3 * percent,
  p90 = 0.7 * percent,
}
tested "serve-exllamav2-ampere-decode" {
  kind = "serve",
  software = "exllamav2",
  architecture = "Ampere",
  phase = "decode",
  cases = 14,
  median = 4.1 * percent,
  p90 = 10.8 * percent,
}
tested "serve-exllamav2-ampere-prefill" {
  kind = "serve",
  software = "exllamav2",
  architecture = "Ampere",
  phase = "prefill",
  cases = 5,
  median = 2.6 * percent,
  p90 = 6.2 * percent,
}
tested "serve-fastertransformer-ampere-memory" {
  kind = "serve",
  software = "fastertransformer",
  architecture = "Ampere",
  figure = "memory",
  cases = 14,
  median = 1.4 * percent,
  p90 = 13.2 * percent,
}
tested "serve-fastertransformer-ampere-decode" {
  kind = "serve",
  software = "fastertransformer",
  architecture = "Ampere",
  phase = "decode",
  cases = 127,
  median = 11.5 * percent,
  p90 = 33.3 * percent,
}
tested "serve-fastertransformer-ampere-prefill" {
  kind = "serve",
  software = "fastertransformer",
  architecture = "Ampere",
  phase = "prefill",
  cases = 127,
  median = 11.5 * percent,
  p90 = 33.3 * percent,
}
tested "serve-flexllmgen-turing-decode" {
  kind = "serve",
  software = "flexllmgen",
  architecture = "Turing",
  phase = "decode",
  cases = 5,
  median = 58.8 * percent,
  p90 = 307.9 * percent,
}
tested "serve-flexllmgen-turing-prefill" {
  kind = "serve",
  software = "flexllmgen",
  architecture = "Turing",
  phase = "prefill",
  cases = 5,
  median = 58.8 * percent,
  p90 = 307.9 * percent,
}
tested "serve-gpt-fast-ampere-decode" {
  kind = "serve",
  software = "gpt-fast",
  architecture = "Ampere",
  phase = "decode",
  cases = 14,
  median = 7.4 * percent,
  p90 = 17.1 * percent,
}
tested "serve-litgpt-ampere-memory" {
  kind = "serve",
  software = "litgpt",
  architecture = "Ampere",
  figure = "memory",
  cases = 36,
  median = 1.3 * percent,
  p90 = 4.5 * percent,
}
tested "serve-litgpt-ampere-decode" {
  kind = "serve",
  software = "litgpt",
  architecture = "Ampere",
  phase = "decode",
  cases = 34,
  median = 14.4 * percent,
  p90 = 66.9 * percent,
}
tested "serve-llama.cpp-ada-lovelace-decode" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 92,
  median = 5.3 * percent,
  p90 = 23.1 * percent,
}
tested "serve-llama.cpp-ada-lovelace-prefill" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 67,
  median = 10.7 * percent,
  p90 = 39.3 * percent,
}
tested "serve-llama.cpp-ampere-memory" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ampere",
  figure = "memory",
  cases = 4,
  median = 4.9 * percent,
  p90 = 10.0 * percent,
}
tested "serve-llama.cpp-ampere-decode" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ampere",
  phase = "decode",
  cases = 193,
  median = 9.6 * percent,
  p90 = 44.4 * percent,
}
tested "serve-llama.cpp-ampere-prefill" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ampere",
  phase = "prefill",
  cases = 172,
  median = 10.8 * percent,
  p90 = 38.5 * percent,
}
tested "serve-llama.cpp-blackwell-decode" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Blackwell",
  phase = "decode",
  cases = 1,
  median = 5.9 * percent,
  p90 = 5.9 * percent,
}
tested "serve-llama.cpp-hopper-decode" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Hopper",
  phase = "decode",
  cases = 28,
  median = 18.4 * percent,
  p90 = 26.7 * percent,
}
tested "serve-llama.cpp-hopper-prefill" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Hopper",
  phase = "prefill",
  cases = 28,
  median = 3.6 * percent,
  p90 = 12.5 * percent,
}
tested "serve-llama.cpp-xe2-battlemage-decode" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Xe2 Battlemage",
  phase = "decode",
  cases = 2,
  median = 114.6 * percent,
  p90 = 116.1 * percent,
}
tested "serve-llama.cpp-xe2-battlemage-prefill" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Xe2 Battlemage",
  phase = "prefill",
  cases = 4,
  median = 96.4 * percent,
  p90 = 859.8 * percent,
}
tested "serve-mlc-llm-ada-lovelace-decode" {
  kind = "serve",
  software = "mlc-llm",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 4,
  median = 11.6 * percent,
  p90 = 18.4 * percent,
}
tested "serve-mlc-llm-ampere-decode" {
  kind = "serve",
  software = "mlc-llm",
  architecture = "Ampere",
  phase = "decode",
  cases = 8,
  median = 13.8 * percent,
  p90 = 32.7 * percent,
}
tested "serve-mlc-llm-rdna3-decode" {
  kind = "serve",
  software = "mlc-llm",
  architecture = "RDNA3",
  phase = "decode",
  cases = 2,
  median = 21.6 * percent,
  p90 = 22.6 * percent,
}
tested "serve-qserve-ada-lovelace-decode" {
  kind = "serve",
  software = "qserve",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 5,
  median = 9.8 * percent,
  p90 = 17.8 * percent,
}
tested "serve-qserve-ada-lovelace-prefill" {
  kind = "serve",
  software = "qserve",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 5,
  median = 9.8 * percent,
  p90 = 17.8 * percent,
}
tested "serve-qserve-ampere-decode" {
  kind = "serve",
  software = "qserve",
  architecture = "Ampere",
  phase = "decode",
  cases = 4,
  median = 25.9 * percent,
  p90 = 36.5 * percent,
}
tested "serve-qserve-ampere-prefill" {
  kind = "serve",
  software = "qserve",
  architecture = "Ampere",
  phase = "prefill",
  cases = 4,
  median = 25.9 * percent,
  p90 = 36.5 * percent,
}
tested "serve-sglang-ampere-decode" {
  kind = "serve",
  software = "sglang",
  architecture = "Ampere",
  phase = "decode",
  cases = 15,
  median = 8.2 * percent,
  p90 = 36.4 * percent,
}
tested "serve-sglang-ampere-prefill" {
  kind = "serve",
  software = "sglang",
  architecture = "Ampere",
  phase = "prefill",
  cases = 14,
  median = 10.5 * percent,
  p90 = 36.4 * percent,
}
tested "serve-sglang-blackwell-decode" {
  kind = "serve",
  software = "sglang",
  architecture = "Blackwell",
  phase = "decode",
  cases = 32,
  median = 17.4 * percent,
  p90 = 59.8 * percent,
}
tested "serve-sglang-blackwell-prefill" {
  kind = "serve",
  software = "sglang",
  architecture = "Blackwell",
  phase = "prefill",
  cases = 32,
  median = 17.4 * percent,
  p90 = 59.8 * percent,
}
tested "serve-sglang-cdna3-decode" {
  kind = "serve",
  software = "sglang",
  architecture = "CDNA3",
  phase = "decode",
  cases = 15,
  median = 94.6 * percent,
  p90 = 190.9 * percent,
}
tested "serve-sglang-cdna3-prefill" {
  kind = "serve",
  software = "sglang",
  architecture = "CDNA3",
  phase = "prefill",
  cases = 15,
  median = 94.6 * percent,
  p90 = 190.9 * percent,
}
tested "serve-sglang-hopper-decode" {
  kind = "serve",
  software = "sglang",
  architecture = "Hopper",
  phase = "decode",
  cases = 105,
  median = 15.3 * percent,
  p90 = 72.0 * percent,
}
tested "serve-sglang-hopper-prefill" {
  kind = "serve",
  software = "sglang",
  architecture = "Hopper",
  phase = "prefill",
  cases = 87,
  median = 15.9 * percent,
  p90 = 79.3 * percent,
}
tested "serve-tensorrt-llm-ada-lovelace-decode" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 30,
  median = 6.9 * percent,
  p90 = 52.0 * percent,
}
tested "serve-tensorrt-llm-ada-lovelace-prefill" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 30,
  median = 6.9 * percent,
  p90 = 52.0 * percent,
}
tested "serve-tensorrt-llm-ampere-decode" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Ampere",
  phase = "decode",
  cases = 78,
  median = 7.8 * percent,
  p90 = 30.8 * percent,
}
tested "serve-tensorrt-llm-ampere-prefill" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Ampere",
  phase = "prefill",
  cases = 84,
  median = 8.2 * percent,
  p90 = 30.8 * percent,
}
tested "serve-tensorrt-llm-blackwell-decode" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Blackwell",
  phase = "decode",
  cases = 119,
  median = 16.6 * percent,
  p90 = 64.6 * percent,
}
tested "serve-tensorrt-llm-blackwell-prefill" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Blackwell",
  phase = "prefill",
  cases = 119,
  median = 16.6 * percent,
  p90 = 64.6 * percent,
}
tested "serve-tensorrt-llm-hopper-decode" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Hopper",
  phase = "decode",
  cases = 354,
  median = 16.2 * percent,
  p90 = 38.2 * percent,
}
tested "serve-tensorrt-llm-hopper-prefill" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Hopper",
  phase = "prefill",
  cases = 369,
  median = 16.3 * percent,
  p90 = 39.3 * percent,
}
tested "serve-tinychat-ada-lovelace-decode" {
  kind = "serve",
  software = "tinychat",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 6,
  median = 25.8 * percent,
  p90 = 38.3 * percent,
}
tested "serve-tinychat-ada-lovelace-prefill" {
  kind = "serve",
  software = "tinychat",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 3,
  median = 4.4 * percent,
  p90 = 13.2 * percent,
}
tested "serve-tinychat-ampere-decode" {
  kind = "serve",
  software = "tinychat",
  architecture = "Ampere",
  phase = "decode",
  cases = 6,
  median = 3.6 * percent,
  p90 = 19.9 * percent,
}
tested "serve-transformers-ada-lovelace-decode" {
  kind = "serve",
  software = "transformers",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 6,
  median = 44.8 * percent,
  p90 = 60.5 * percent,
}
tested "serve-transformers-ada-lovelace-prefill" {
  kind = "serve",
  software = "transformers",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 5,
  median = 4.1 * percent,
  p90 = 41.0 * percent,
}
tested "serve-transformers-ampere-memory" {
  kind = "serve",
  software = "transformers",
  architecture = "Ampere",
  figure = "memory",
  cases = 103,
  median = 0.8 * percent,
  p90 = 5.1 * percent,
}
tested "serve-transformers-ampere-decode" {
  kind = "serve",
  software = "transformers",
  architecture = "Ampere",
  phase = "decode",
  cases = 82,
  median = 13.6 * percent,
  p90 = 103.0 * percent,
}
tested "serve-transformers-ampere-prefill" {
  kind = "serve",
  software = "transformers",
  architecture = "Ampere",
  phase = "prefill",
  cases = 52,
  median = 19.2 * percent,
  p90 = 116.7 * percent,
}
tested "serve-transformers-hopper-memory" {
  kind = "serve",
  software = "transformers",
  architecture = "Hopper",
  figure = "memory",
  cases = 60,
  median = 0.8 * percent,
  p90 = 2.9 * percent,
}
tested "serve-transformers-hopper-decode" {
  kind = "serve",
  software = "transformers",
  architecture = "Hopper",
  phase = "decode",
  cases = 10,
  median = 23.4 * percent,
  p90 = 25.1 * percent,
}
tested "serve-transformers-hopper-prefill" {
  kind = "serve",
  software = "transformers",
  architecture = "Hopper",
  phase = "prefill",
  cases = 5,
  median = 15.8 * percent,
  p90 = 45.0 * percent,
}
tested "serve-transformers-turing-decode" {
  kind = "serve",
  software = "transformers",
  architecture = "Turing",
  phase = "decode",
  cases = 2,
  median = 5.7 * percent,
  p90 = 8.8 * percent,
}
tested "serve-transformers-turing-prefill" {
  kind = "serve",
  software = "transformers",
  architecture = "Turing",
  phase = "prefill",
  cases = 2,
  median = 5.7 * percent,
  p90 = 8.8 * percent,
}
tested "serve-vllm-ada-lovelace-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "Ada Lovelace",
  phase = "decode",
  cases = 14,
  median = 13.1 * percent,
  p90 = 31.9 * percent,
}
tested "serve-vllm-ada-lovelace-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "Ada Lovelace",
  phase = "prefill",
  cases = 4,
  median = 28.8 * percent,
  p90 = 49.8 * percent,
}
tested "serve-vllm-ampere-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "Ampere",
  phase = "decode",
  cases = 171,
  median = 5.4 * percent,
  p90 = 26.1 * percent,
}
tested "serve-vllm-ampere-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "Ampere",
  phase = "prefill",
  cases = 129,
  median = 5.9 * percent,
  p90 = 29.3 * percent,
}
tested "serve-vllm-blackwell-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "Blackwell",
  phase = "decode",
  cases = 14,
  median = 8.1 * percent,
  p90 = 23.2 * percent,
}
tested "serve-vllm-blackwell-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "Blackwell",
  phase = "prefill",
  cases = 4,
  median = 16.8 * percent,
  p90 = 27.7 * percent,
}
tested "serve-vllm-cdna3-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "CDNA3",
  phase = "decode",
  cases = 58,
  median = 11.7 * percent,
  p90 = 26.6 * percent,
}
tested "serve-vllm-cdna3-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "CDNA3",
  phase = "prefill",
  cases = 58,
  median = 11.7 * percent,
  p90 = 26.6 * percent,
}
tested "serve-vllm-cdna4-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "CDNA4",
  phase = "decode",
  cases = 3,
  median = 61.9 * percent,
  p90 = 82.2 * percent,
}
tested "serve-vllm-cdna4-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "CDNA4",
  phase = "prefill",
  cases = 3,
  median = 61.9 * percent,
  p90 = 82.2 * percent,
}
tested "serve-vllm-hopper-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "Hopper",
  phase = "decode",
  cases = 48,
  median = 19.6 * percent,
  p90 = 47.9 * percent,
}
tested "serve-vllm-hopper-prefill" {
  kind = "serve",
  software = "vllm",
  architecture = "Hopper",
  phase = "prefill",
  cases = 35,
  median = 20.2 * percent,
  p90 = 42.9 * percent,
}
tested "serve-vllm-turing-decode" {
  kind = "serve",
  software = "vllm",
  architecture = "Turing",
  phase = "decode",
  cases = 1,
  median = 6.2 * percent,
  p90 = 6.2 * percent,
}
tested "vision-infer-ngc-pytorch-eager-turing-step" {
  kind = "vision_infer",
  software = "ngc-pytorch-eager",
  architecture = "Turing",
  phase = "step",
  cases = 8,
  median = 12.1 * percent,
  p90 = 40.7 * percent,
}
tested "vision-infer-ngc-pytorch-eager-volta-step" {
  kind = "vision_infer",
  software = "ngc-pytorch-eager",
  architecture = "Volta",
  phase = "step",
  cases = 8,
  median = 7.1 * percent,
  p90 = 18.9 * percent,
}
tested "vision-infer-tensorrt-ada-lovelace-step" {
  kind = "vision_infer",
  software = "tensorrt",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 3,
  median = 7.3 * percent,
  p90 = 18.6 * percent,
}
tested "vision-infer-tensorrt-ampere-step" {
  kind = "vision_infer",
  software = "tensorrt",
  architecture = "Ampere",
  phase = "step",
  cases = 13,
  median = 7.2 * percent,
  p90 = 19.7 * percent,
}
tested "vision-infer-tensorrt-turing-step" {
  kind = "vision_infer",
  software = "tensorrt",
  architecture = "Turing",
  phase = "step",
  cases = 22,
  median = 10.2 * percent,
  p90 = 25.9 * percent,
}
tested "vision-infer-tensorrt10-turing-step" {
  kind = "vision_infer",
  software = "tensorrt10",
  architecture = "Turing",
  phase = "step",
  cases = 20,
  median = 6.6 * percent,
  p90 = 43.9 * percent,
}
tested "vision-infer-timm-ada-lovelace-step" {
  kind = "vision_infer",
  software = "timm",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 87,
  median = 12.1 * percent,
  p90 = 19.2 * percent,
}
tested "vision-infer-timm-ampere-step" {
  kind = "vision_infer",
  software = "timm",
  architecture = "Ampere",
  phase = "step",
  cases = 20,
  median = 7.5 * percent,
  p90 = 10.3 * percent,
}
tested "vision-infer-timm-blackwell-step" {
  kind = "vision_infer",
  software = "timm",
  architecture = "Blackwell",
  phase = "step",
  cases = 182,
  median = 9.3 * percent,
  p90 = 34.8 * percent,
}
tested "vision-infer-timm-benchmark.py-ampere-step" {
  kind = "vision_infer",
  software = "timm-benchmark.py",
  architecture = "Ampere",
  phase = "step",
  cases = 26,
  median = 4.9 * percent,
  p90 = 38.6 * percent,
}
tested "vision-train-mlperf-ada-lovelace-step" {
  kind = "vision_train",
  software = "mlperf",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 2,
  median = 2.5 * percent,
  p90 = 4.7 * percent,
}
tested "vision-train-mlperf-hopper-step" {
  kind = "vision_train",
  software = "mlperf",
  architecture = "Hopper",
  phase = "step",
  cases = 7,
  median = 0.7 * percent,
  p90 = 27.9 * percent,
}
tested "vision-train-ngc-pytorch-ada-lovelace-step" {
  kind = "vision_train",
  software = "ngc-pytorch",
  architecture = "Ada Lovelace",
  phase = "step",
  cases = 13,
  median = 18.0 * percent,
  p90 = 25.3 * percent,
}
tested "vision-train-ngc-pytorch-ampere-step" {
  kind = "vision_train",
  software = "ngc-pytorch",
  architecture = "Ampere",
  phase = "step",
  cases = 24,
  median = 12.0 * percent,
  p90 = 23.8 * percent,
}
tested "vision-train-ngc-pytorch-hopper-step" {
  kind = "vision_train",
  software = "ngc-pytorch",
  architecture = "Hopper",
  phase = "step",
  cases = 14,
  median = 18.3 * percent,
  p90 = 49.1 * percent,
}
tested "vision-train-ngc-pytorch-turing-step" {
  kind = "vision_train",
  software = "ngc-pytorch",
  architecture = "Turing",
  phase = "step",
  cases = 2,
  median = 10.1 * percent,
  p90 = 18.8 * percent,
}
tested "vision-train-ngc-pytorch-volta-step" {
  kind = "vision_train",
  software = "ngc-pytorch",
  architecture = "Volta",
  phase = "step",
  cases = 16,
  median = 4.0 * percent,
  p90 = 16.1 * percent,
}
tested "vision-train-timm-benchmark.py-ampere-step" {
  kind = "vision_train",
  software = "timm-benchmark.py",
  architecture = "Ampere",
  phase = "step",
  cases = 43,
  median = 5.6 * percent,
  p90 = 18.7 * percent,
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
  p90 = 46.1 * percent,
}
tested "diffusion-infer-unseen-memory" {
  kind = "diffusion_infer",
  software = "unseen",
  figure = "memory",
  cases = 52,
  median = 8.1 * percent,
  p90 = 29.3 * percent,
}
tested "diffusion-infer-unseen" {
  kind = "diffusion_infer",
  software = "unseen",
  cases = 169,
  median = 12.0 * percent,
  p90 = 47.0 * percent,
}
tested "diffusion-train-unseen-memory" {
  kind = "diffusion_train",
  software = "unseen",
  figure = "memory",
  cases = 28,
  median = 9.1 * percent,
  p90 = 30.8 * percent,
}
tested "diffusion-train-unseen" {
  kind = "diffusion_train",
  software = "unseen",
  cases = 39,
  median = 10.3 * percent,
  p90 = 45.1 * percent,
}
tested "finetune-unseen-memory" {
  kind = "finetune",
  software = "unseen",
  figure = "memory",
  cases = 214,
  median = 6.6 * percent,
  p90 = 22.8 * percent,
}
tested "finetune-unseen" {
  kind = "finetune",
  software = "unseen",
  cases = 212,
  median = 10.6 * percent,
  p90 = 35.9 * percent,
}
tested "pretrain-unseen-memory" {
  kind = "pretrain",
  software = "unseen",
  figure = "memory",
  cases = 146,
  median = 13.1 * percent,
  p90 = 25.4 * percent,
}
tested "pretrain-unseen" {
  kind = "pretrain",
  software = "unseen",
  cases = 741,
  median = 8.2 * percent,
  p90 = 32.4 * percent,
}
tested "serve-unseen-memory" {
  kind = "serve",
  software = "unseen",
  figure = "memory",
  cases = 335,
  median = 0.7 * percent,
  p90 = 5.7 * percent,
}
tested "serve-unseen" {
  kind = "serve",
  software = "unseen",
  cases = 2117,
  median = 11.7 * percent,
  p90 = 46.3 * percent,
}
tested "vision-infer-unseen" {
  kind = "vision_infer",
  software = "unseen",
  cases = 389,
  median = 9.5 * percent,
  p90 = 30.8 * percent,
}
tested "vision-train-unseen" {
  kind = "vision_train",
  software = "unseen",
  cases = 121,
  median = 10.5 * percent,
  p90 = 30.1 * percent,
}
