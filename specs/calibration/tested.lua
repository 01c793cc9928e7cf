-- Made by ridgeline predict --format lua from the measured cases.

tested "asr-faster-whisper-ampere" {
  kind = "asr",
  software = "faster-whisper",
  architecture = "Ampere",
  cases = 4,
  median = 19.1 * percent,
  p90 = 46.1 * percent,
}
tested "asr-openai-ampere" {
  kind = "asr",
  software = "openai",
  architecture = "Ampere",
  cases = 1,
  median = 1.4 * percent,
  p90 = 1.4 * percent,
}
tested "asr-transformers-ampere" {
  kind = "asr",
  software = "transformers",
  architecture = "Ampere",
  cases = 1,
  median = 0.2 * percent,
  p90 = 0.2 * percent,
}
tested "asr-whisper.cpp-ampere" {
  kind = "asr",
  software = "whisper.cpp",
  architecture = "Ampere",
  cases = 1,
  median = 1.5 * percent,
  p90 = 1.5 * percent,
}
tested "diffusion-infer-bfl-ada-lovelace" {
  kind = "diffusion_infer",
  software = "bfl",
  architecture = "Ada Lovelace",
  cases = 6,
  median = 16.9 * percent,
  p90 = 43.2 * percent,
}
tested "diffusion-infer-diffusers-ampere" {
  kind = "diffusion_infer",
  software = "diffusers",
  architecture = "Ampere",
  cases = 4,
  median = 61.7 * percent,
  p90 = 68.0 * percent,
}
tested "diffusion-infer-diffusers-hopper" {
  kind = "diffusion_infer",
  software = "diffusers",
  architecture = "Hopper",
  cases = 34,
  median = 8.2 * percent,
  p90 = 17.0 * percent,
}
tested "diffusion-infer-flux-fp8-api-ada-lovelace" {
  kind = "diffusion_infer",
  software = "flux-fp8-api",
  architecture = "Ada Lovelace",
  cases = 12,
  median = 29.3 * percent,
  p90 = 44.1 * percent,
}
tested "diffusion-infer-flux-fp8-api-hopper" {
  kind = "diffusion_infer",
  software = "flux-fp8-api",
  architecture = "Hopper",
  cases = 6,
  median = 18.4 * percent,
  p90 = 45.8 * percent,
}
tested "diffusion-infer-onediff-ada-lovelace" {
  kind = "diffusion_infer",
  software = "onediff",
  architecture = "Ada Lovelace",
  cases = 9,
  median = 56.1 * percent,
  p90 = 110.2 * percent,
}
tested "diffusion-infer-onediff-ampere" {
  kind = "diffusion_infer",
  software = "onediff",
  architecture = "Ampere",
  cases = 10,
  median = 33.9 * percent,
  p90 = 72.0 * percent,
}
tested "diffusion-infer-onediff-hopper" {
  kind = "diffusion_infer",
  software = "onediff",
  architecture = "Hopper",
  cases = 5,
  median = 32.5 * percent,
  p90 = 49.5 * percent,
}
tested "diffusion-infer-pytorch-ada-lovelace" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Ada Lovelace",
  cases = 16,
  median = 9.7 * percent,
  p90 = 28.5 * percent,
}
tested "diffusion-infer-pytorch-ampere" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Ampere",
  cases = 21,
  median = 16.6 * percent,
  p90 = 66.9 * percent,
}
tested "diffusion-infer-pytorch-hopper" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Hopper",
  cases = 7,
  median = 29.8 * percent,
  p90 = 56.8 * percent,
}
tested "diffusion-infer-pytorch-turing" {
  kind = "diffusion_infer",
  software = "pytorch",
  architecture = "Turing",
  cases = 8,
  median = 1.4 * percent,
  p90 = 8.8 * percent,
}
tested "diffusion-infer-stable-fast-ada-lovelace" {
  kind = "diffusion_infer",
  software = "stable-fast",
  architecture = "Ada Lovelace",
  cases = 2,
  median = 39.6 * percent,
  p90 = 41.1 * percent,
}
tested "diffusion-infer-stable-fast-ampere" {
  kind = "diffusion_infer",
  software = "stable-fast",
  architecture = "Ampere",
  cases = 2,
  median = 5.3 * percent,
  p90 = 8.5 * percent,
}
tested "diffusion-infer-stable-fast-hopper" {
  kind = "diffusion_infer",
  software = "stable-fast",
  architecture = "Hopper",
  cases = 2,
  median = 5.2 * percent,
  p90 = 8.6 * percent,
}
tested "diffusion-infer-tensorrt-ada-lovelace" {
  kind = "diffusion_infer",
  software = "tensorrt",
  architecture = "Ada Lovelace",
  cases = 1,
  median = 48.0 * percent,
  p90 = 48.0 * percent,
}
tested "diffusion-infer-tensorrt-hopper" {
  kind = "diffusion_infer",
  software = "tensorrt",
  architecture = "Hopper",
  cases = 1,
  median = 0.6 * percent,
  p90 = 0.6 * percent,
}
tested "diffusion-infer-thestageai-hopper" {
  kind = "diffusion_infer",
  software = "thestageai",
  architecture = "Hopper",
  cases = 1,
  median = 6.4 * percent,
  p90 = 6.4 * percent,
}
tested "diffusion-infer-torch.compile-ada-lovelace" {
  kind = "diffusion_infer",
  software = "torch.compile",
  architecture = "Ada Lovelace",
  cases = 2,
  median = 7.5 * percent,
  p90 = 12.3 * percent,
}
tested "diffusion-infer-torch.compile-ampere" {
  kind = "diffusion_infer",
  software = "torch.compile",
  architecture = "Ampere",
  cases = 2,
  median = 8.6 * percent,
  p90 = 12.2 * percent,
}
tested "diffusion-infer-torch.compile-hopper" {
  kind = "diffusion_infer",
  software = "torch.compile",
  architecture = "Hopper",
  cases = 2,
  median = 15.0 * percent,
  p90 = 28.8 * percent,
}
tested "diffusion-infer-xdit-hopper" {
  kind = "diffusion_infer",
  software = "xdit",
  architecture = "Hopper",
  cases = 16,
  median = 3.8 * percent,
  p90 = 20.2 * percent,
}
tested "diffusion-train-composer-ampere" {
  kind = "diffusion_train",
  software = "composer",
  architecture = "Ampere",
  cases = 10,
  median = 5.5 * percent,
  p90 = 13.7 * percent,
}
tested "diffusion-train-mlperf-blackwell" {
  kind = "diffusion_train",
  software = "mlperf",
  architecture = "Blackwell",
  cases = 3,
  median = 7.8 * percent,
  p90 = 25.7 * percent,
}
tested "diffusion-train-simpletuner-ada-lovelace" {
  kind = "diffusion_train",
  software = "simpletuner",
  architecture = "Ada Lovelace",
  cases = 14,
  median = 49.6 * percent,
  p90 = 73.4 * percent,
}
tested "diffusion-train-simpletuner-hopper" {
  kind = "diffusion_train",
  software = "simpletuner",
  architecture = "Hopper",
  cases = 12,
  median = 54.4 * percent,
  p90 = 75.1 * percent,
}
tested "finetune-easycontext-ampere" {
  kind = "finetune",
  software = "easycontext",
  architecture = "Ampere",
  cases = 5,
  median = 5.8 * percent,
  p90 = 49.3 * percent,
}
tested "finetune-fsdp-qlora-ada-lovelace" {
  kind = "finetune",
  software = "fsdp_qlora",
  architecture = "Ada Lovelace",
  cases = 10,
  median = 1.6 * percent,
  p90 = 9.7 * percent,
}
tested "finetune-fsdp-qlora-ampere" {
  kind = "finetune",
  software = "fsdp_qlora",
  architecture = "Ampere",
  cases = 13,
  median = 2.4 * percent,
  p90 = 9.3 * percent,
}
tested "finetune-hf-hopper" {
  kind = "finetune",
  software = "hf",
  architecture = "Hopper",
  cases = 3,
  median = 26.6 * percent,
  p90 = 51.3 * percent,
}
tested "finetune-llama-factory-ampere" {
  kind = "finetune",
  software = "llama-factory",
  architecture = "Ampere",
  cases = 5,
  median = 6.9 * percent,
  p90 = 11.1 * percent,
}
tested "finetune-mlperf-ada-lovelace" {
  kind = "finetune",
  software = "mlperf",
  architecture = "Ada Lovelace",
  cases = 2,
  median = 0.3 * percent,
  p90 = 0.5 * percent,
}
tested "finetune-mlperf-blackwell" {
  kind = "finetune",
  software = "mlperf",
  architecture = "Blackwell",
  cases = 4,
  median = 1.3 * percent,
  p90 = 8.1 * percent,
}
tested "finetune-mlperf-cdna3" {
  kind = "finetune",
  software = "mlperf",
  architecture = "CDNA3",
  cases = 8,
  median = 8.7 * percent,
  p90 = 15.0 * percent,
}
tested "finetune-mlperf-cdna4" {
  kind = "finetune",
  software = "mlperf",
  architecture = "CDNA4",
  cases = 2,
  median = 8.6 * percent,
  p90 = 11.5 * percent,
}
tested "finetune-nemo-blackwell" {
  kind = "finetune",
  software = "nemo",
  architecture = "Blackwell",
  cases = 4,
  median = 2.7 * percent,
  p90 = 8.4 * percent,
}
tested "finetune-nemo-blackwell-ultra" {
  kind = "finetune",
  software = "nemo",
  architecture = "Blackwell Ultra",
  cases = 4,
  median = 14.6 * percent,
  p90 = 15.0 * percent,
}
tested "finetune-nemo-hopper" {
  kind = "finetune",
  software = "nemo",
  architecture = "Hopper",
  cases = 6,
  median = 18.0 * percent,
  p90 = 28.7 * percent,
}
tested "finetune-ngc-ada-lovelace" {
  kind = "finetune",
  software = "ngc",
  architecture = "Ada Lovelace",
  cases = 12,
  median = 8.1 * percent,
  p90 = 49.4 * percent,
}
tested "finetune-ngc-ampere" {
  kind = "finetune",
  software = "ngc",
  architecture = "Ampere",
  cases = 10,
  median = 6.5 * percent,
  p90 = 32.6 * percent,
}
tested "finetune-ngc-blackwell" {
  kind = "finetune",
  software = "ngc",
  architecture = "Blackwell",
  cases = 6,
  median = 0.6 * percent,
  p90 = 4.8 * percent,
}
tested "finetune-ngc-hopper" {
  kind = "finetune",
  software = "ngc",
  architecture = "Hopper",
  cases = 14,
  median = 6.6 * percent,
  p90 = 26.1 * percent,
}
tested "finetune-ngc-turing" {
  kind = "finetune",
  software = "ngc",
  architecture = "Turing",
  cases = 2,
  median = 3.0 * percent,
  p90 = 3.3 * percent,
}
tested "finetune-ngc-volta" {
  kind = "finetune",
  software = "ngc",
  architecture = "Volta",
  cases = 8,
  median = 17.4 * percent,
  p90 = 28.9 * percent,
}
tested "finetune-pytorch-ampere" {
  kind = "finetune",
  software = "pytorch",
  architecture = "Ampere",
  cases = 3,
  median = 2.1 * percent,
  p90 = 2.7 * percent,
}
tested "finetune-pytorch-volta" {
  kind = "finetune",
  software = "pytorch",
  architecture = "Volta",
  cases = 3,
  median = 9.1 * percent,
  p90 = 16.0 * percent,
}
tested "finetune-torchtune-ada-lovelace" {
  kind = "finetune",
  software = "torchtune",
  architecture = "Ada Lovelace",
  cases = 8,
  median = 21.1 * percent,
  p90 = 165.1 * percent,
}
tested "finetune-torchtune-ampere" {
  kind = "finetune",
  software = "torchtune",
  architecture = "Ampere",
  cases = 10,
  median = 3.7 * percent,
  p90 = 26.5 * percent,
}
tested "finetune-transformers-ampere" {
  kind = "finetune",
  software = "transformers",
  architecture = "Ampere",
  cases = 42,
  median = 4.6 * percent,
  p90 = 32.8 * percent,
}
tested "finetune-xtuner-ampere" {
  kind = "finetune",
  software = "xtuner",
  architecture = "Ampere",
  cases = 28,
  median = 12.3 * percent,
  p90 = 60.4 * percent,
}
tested "pretrain-colossal-ai-hopper" {
  kind = "pretrain",
  software = "colossal-ai",
  architecture = "Hopper",
  cases = 2,
  median = 37.7 * percent,
  p90 = 46.3 * percent,
}
tested "pretrain-composer-ampere" {
  kind = "pretrain",
  software = "composer",
  architecture = "Ampere",
  cases = 112,
  median = 2.7 * percent,
  p90 = 9.2 * percent,
}
tested "pretrain-composer-hopper" {
  kind = "pretrain",
  software = "composer",
  architecture = "Hopper",
  cases = 60,
  median = 2.6 * percent,
  p90 = 8.2 * percent,
}
tested "pretrain-deepspeed-volta" {
  kind = "pretrain",
  software = "deepspeed",
  architecture = "Volta",
  cases = 2,
  median = 26.9 * percent,
  p90 = 34.0 * percent,
}
tested "pretrain-flash-attention-ampere" {
  kind = "pretrain",
  software = "flash-attention",
  architecture = "Ampere",
  cases = 5,
  median = 4.3 * percent,
  p90 = 8.6 * percent,
}
tested "pretrain-internevo-ampere" {
  kind = "pretrain",
  software = "internevo",
  architecture = "Ampere",
  cases = 46,
  median = 3.6 * percent,
  p90 = 33.5 * percent,
}
tested "pretrain-lightning-hopper" {
  kind = "pretrain",
  software = "lightning",
  architecture = "Hopper",
  cases = 2,
  median = 14.9 * percent,
  p90 = 16.0 * percent,
}
tested "pretrain-llm.q-ada-lovelace" {
  kind = "pretrain",
  software = "llm.q",
  architecture = "Ada Lovelace",
  cases = 16,
  median = 13.5 * percent,
  p90 = 50.8 * percent,
}
tested "pretrain-llm.q-blackwell" {
  kind = "pretrain",
  software = "llm.q",
  architecture = "Blackwell",
  cases = 47,
  median = 6.1 * percent,
  p90 = 36.5 * percent,
}
tested "pretrain-llm.q-hopper" {
  kind = "pretrain",
  software = "llm.q",
  architecture = "Hopper",
  cases = 20,
  median = 2.0 * percent,
  p90 = 9.5 * percent,
}
tested "pretrain-maxtext-blackwell" {
  kind = "pretrain",
  software = "maxtext",
  architecture = "Blackwell",
  cases = 4,
  median = 5.5 * percent,
  p90 = 7.7 * percent,
}
tested "pretrain-maxtext-hopper" {
  kind = "pretrain",
  software = "maxtext",
  architecture = "Hopper",
  cases = 6,
  median = 7.6 * percent,
  p90 = 14.8 * percent,
}
tested "pretrain-megatron-deepspeed-ampere" {
  kind = "pretrain",
  software = "megatron-deepspeed",
  architecture = "Ampere",
  cases = 93,
  median = 6.7 * percent,
  p90 = 26.7 * percent,
}
tested "pretrain-megatron-lm-ampere" {
  kind = "pretrain",
  software = "megatron-lm",
  architecture = "Ampere",
  cases = 8,
  median = 5.8 * percent,
  p90 = 11.0 * percent,
}
tested "pretrain-megatron-lm-blackwell" {
  kind = "pretrain",
  software = "megatron-lm",
  architecture = "Blackwell",
  cases = 31,
  median = 2.9 * percent,
  p90 = 13.2 * percent,
}
tested "pretrain-megatron-lm-hopper" {
  kind = "pretrain",
  software = "megatron-lm",
  architecture = "Hopper",
  cases = 3,
  median = 9.7 * percent,
  p90 = 21.8 * percent,
}
tested "pretrain-mlperf-hopper" {
  kind = "pretrain",
  software = "mlperf",
  architecture = "Hopper",
  cases = 12,
  median = 16.1 * percent,
  p90 = 25.5 * percent,
}
tested "pretrain-nanogpt-ampere" {
  kind = "pretrain",
  software = "nanogpt",
  architecture = "Ampere",
  cases = 1,
  median = 11.3 * percent,
  p90 = 11.3 * percent,
}
tested "pretrain-nanotron-hopper" {
  kind = "pretrain",
  software = "nanotron",
  architecture = "Hopper",
  cases = 19,
  median = 3.4 * percent,
  p90 = 137.8 * percent,
}
tested "pretrain-nemo-ampere" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Ampere",
  cases = 8,
  median = 25.8 * percent,
  p90 = 558.5 * percent,
}
tested "pretrain-nemo-blackwell" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Blackwell",
  cases = 77,
  median = 6.9 * percent,
  p90 = 58.5 * percent,
}
tested "pretrain-nemo-blackwell-ultra" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Blackwell Ultra",
  cases = 20,
  median = 9.0 * percent,
  p90 = 36.5 * percent,
}
tested "pretrain-nemo-hopper" {
  kind = "pretrain",
  software = "nemo",
  architecture = "Hopper",
  cases = 57,
  median = 15.0 * percent,
  p90 = 31.5 * percent,
}
tested "pretrain-nemo24.03.01-hopper" {
  kind = "pretrain",
  software = "nemo24.03.01",
  architecture = "Hopper",
  cases = 9,
  median = 0.7 * percent,
  p90 = 4.4 * percent,
}
tested "pretrain-paxml-hopper" {
  kind = "pretrain",
  software = "paxml",
  architecture = "Hopper",
  cases = 3,
  median = 5.1 * percent,
  p90 = 6.8 * percent,
}
tested "pretrain-pytorch-ampere" {
  kind = "pretrain",
  software = "pytorch",
  architecture = "Ampere",
  cases = 8,
  median = 20.0 * percent,
  p90 = 41.5 * percent,
}
tested "pretrain-pytorch-volta" {
  kind = "pretrain",
  software = "pytorch",
  architecture = "Volta",
  cases = 4,
  median = 15.9 * percent,
  p90 = 30.9 * percent,
}
tested "pretrain-torchtitan-ampere" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Ampere",
  cases = 8,
  median = 0.6 * percent,
  p90 = 7.4 * percent,
}
tested "pretrain-torchtitan-blackwell" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Blackwell",
  cases = 9,
  median = 26.0 * percent,
  p90 = 66.5 * percent,
}
tested "pretrain-torchtitan-cdna3" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "CDNA3",
  cases = 3,
  median = 75.1 * percent,
  p90 = 83.2 * percent,
}
tested "pretrain-torchtitan-hopper" {
  kind = "pretrain",
  software = "torchtitan",
  architecture = "Hopper",
  cases = 30,
  median = 23.7 * percent,
  p90 = 52.5 * percent,
}
tested "serve-atom-ada-lovelace" {
  kind = "serve",
  software = "atom",
  architecture = "Ada Lovelace",
  cases = 1,
  median = 19.7 * percent,
  p90 = 19.7 * percent,
}
tested "serve-atom-ampere" {
  kind = "serve",
  software = "atom",
  architecture = "Ampere",
  cases = 1,
  median = 303.0 * percent,
  p90 = 303.0 * percent,
}
tested "serve-autoawq-ada-lovelace" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ada Lovelace",
  cases = 48,
  median = 12.2 * percent,
  p90 = 141.4 * percent,
}
tested "serve-autoawq-ampere" {
  kind = "serve",
  software = "autoawq",
  architecture = "Ampere",
  cases = 4,
  median = 21.7 * percent,
  p90 = 35.1 * percent,
}
tested "serve-deepspeed-turing" {
  kind = "serve",
  software = "deepspeed",
  architecture = "Turing",
  cases = 2,
  median = 6.8 * percent,
  p90 = 7.5 * percent,
}
tested "serve-engine-hopper" {
  kind = "serve",
  software = "engine",
  architecture = "Hopper",
  cases = 30,
  median = 5.2 * percent,
  p90 = 24.4 * percent,
}
tested "serve-exllama-ada-lovelace" {
  kind = "serve",
  software = "exllama",
  architecture = "Ada Lovelace",
  cases = 25,
  median = 6.1 * percent,
  p90 = 19.2 * percent,
}
tested "serve-exllama-ampere" {
  kind = "serve",
  software = "exllama",
  architecture = "Ampere",
  cases = 9,
  median = 28.9 * percent,
  p90 = 36.9 * percent,
}
tested "serve-exllamav2-ada-lovelace" {
  kind = "serve",
  software = "exllamav2",
  architecture = "Ada Lovelace",
  cases = 8,
  median = 3.2 * percent,
  p90 = 6.2 * percent,
}
tested "serve-exllamav2-ampere" {
  kind = "serve",
  software = "exllamav2",
  architecture = "Ampere",
  cases = 17,
  median = 2.4 * percent,
  p90 = 21.9 * percent,
}
tested "serve-fastertransformer-ampere" {
  kind = "serve",
  software = "fastertransformer",
  architecture = "Ampere",
  cases = 127,
  median = 6.4 * percent,
  p90 = 22.5 * percent,
}
tested "serve-flexllmgen-turing" {
  kind = "serve",
  software = "flexllmgen",
  architecture = "Turing",
  cases = 5,
  median = 19.0 * percent,
  p90 = 34.3 * percent,
}
tested "serve-gpt-fast-ampere" {
  kind = "serve",
  software = "gpt-fast",
  architecture = "Ampere",
  cases = 14,
  median = 1.2 * percent,
  p90 = 11.3 * percent,
}
tested "serve-hugging-ada-lovelace" {
  kind = "serve",
  software = "hugging",
  architecture = "Ada Lovelace",
  cases = 7,
  median = 45.8 * percent,
  p90 = 62.3 * percent,
}
tested "serve-hugging-ampere" {
  kind = "serve",
  software = "hugging",
  architecture = "Ampere",
  cases = 6,
  median = 12.3 * percent,
  p90 = 34.9 * percent,
}
tested "serve-hugging-turing" {
  kind = "serve",
  software = "hugging",
  architecture = "Turing",
  cases = 2,
  median = 0.6 * percent,
  p90 = 0.9 * percent,
}
tested "serve-ik-llama.cpp-ada-lovelace" {
  kind = "serve",
  software = "ik_llama.cpp",
  architecture = "Ada Lovelace",
  cases = 8,
  median = 28.8 * percent,
  p90 = 51.4 * percent,
}
tested "serve-ik-llama.cpp-ampere" {
  kind = "serve",
  software = "ik_llama.cpp",
  architecture = "Ampere",
  cases = 24,
  median = 42.9 * percent,
  p90 = 307.3 * percent,
}
tested "serve-ipex-llm-xe2-battlemage" {
  kind = "serve",
  software = "ipex-llm",
  architecture = "Xe2 Battlemage",
  cases = 5,
  median = 105.4 * percent,
  p90 = 112.9 * percent,
}
tested "serve-litgpt-ampere" {
  kind = "serve",
  software = "litgpt",
  architecture = "Ampere",
  cases = 34,
  median = 3.2 * percent,
  p90 = 35.5 * percent,
}
tested "serve-llama-cpp-python-ampere" {
  kind = "serve",
  software = "llama-cpp-python",
  architecture = "Ampere",
  cases = 4,
  median = 0.7 * percent,
  p90 = 9.0 * percent,
}
tested "serve-llama.cpp-ada-lovelace" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ada Lovelace",
  cases = 151,
  median = 7.6 * percent,
  p90 = 24.4 * percent,
}
tested "serve-llama.cpp-ampere" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Ampere",
  cases = 337,
  median = 10.0 * percent,
  p90 = 56.4 * percent,
}
tested "serve-llama.cpp-blackwell" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Blackwell",
  cases = 1,
  median = 1.2 * percent,
  p90 = 1.2 * percent,
}
tested "serve-llama.cpp-hopper" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Hopper",
  cases = 56,
  median = 22.0 * percent,
  p90 = 38.5 * percent,
}
tested "serve-llama.cpp-xe2-battlemage" {
  kind = "serve",
  software = "llama.cpp",
  architecture = "Xe2 Battlemage",
  cases = 1,
  median = 920.0 * percent,
  p90 = 920.0 * percent,
}
tested "serve-mlc-ada-lovelace" {
  kind = "serve",
  software = "mlc",
  architecture = "Ada Lovelace",
  cases = 2,
  median = 19.8 * percent,
  p90 = 19.8 * percent,
}
tested "serve-mlc-ampere" {
  kind = "serve",
  software = "mlc",
  architecture = "Ampere",
  cases = 5,
  median = 5.9 * percent,
  p90 = 15.3 * percent,
}
tested "serve-mlc-llm-ada-lovelace" {
  kind = "serve",
  software = "mlc-llm",
  architecture = "Ada Lovelace",
  cases = 2,
  median = 7.0 * percent,
  p90 = 8.5 * percent,
}
tested "serve-mlc-llm-ampere" {
  kind = "serve",
  software = "mlc-llm",
  architecture = "Ampere",
  cases = 3,
  median = 5.9 * percent,
  p90 = 46.7 * percent,
}
tested "serve-mlc-llm-rdna3" {
  kind = "serve",
  software = "mlc-llm",
  architecture = "RDNA3",
  cases = 2,
  median = 3.4 * percent,
  p90 = 4.9 * percent,
}
tested "serve-qserve-ada-lovelace" {
  kind = "serve",
  software = "qserve",
  architecture = "Ada Lovelace",
  cases = 5,
  median = 2.1 * percent,
  p90 = 2.2 * percent,
}
tested "serve-qserve-ampere" {
  kind = "serve",
  software = "qserve",
  architecture = "Ampere",
  cases = 4,
  median = 11.6 * percent,
  p90 = 35.1 * percent,
}
tested "serve-quarot-ada-lovelace" {
  kind = "serve",
  software = "quarot",
  architecture = "Ada Lovelace",
  cases = 2,
  median = 27.2 * percent,
  p90 = 31.3 * percent,
}
tested "serve-quarot-ampere" {
  kind = "serve",
  software = "quarot",
  architecture = "Ampere",
  cases = 3,
  median = 56.6 * percent,
  p90 = 199.1 * percent,
}
tested "serve-sglang-ampere" {
  kind = "serve",
  software = "sglang",
  architecture = "Ampere",
  cases = 16,
  median = 9.3 * percent,
  p90 = 39.3 * percent,
}
tested "serve-sglang-blackwell" {
  kind = "serve",
  software = "sglang",
  architecture = "Blackwell",
  cases = 32,
  median = 16.0 * percent,
  p90 = 60.6 * percent,
}
tested "serve-sglang-cdna3" {
  kind = "serve",
  software = "sglang",
  architecture = "CDNA3",
  cases = 15,
  median = 84.2 * percent,
  p90 = 153.1 * percent,
}
tested "serve-sglang-hopper" {
  kind = "serve",
  software = "sglang",
  architecture = "Hopper",
  cases = 105,
  median = 14.9 * percent,
  p90 = 82.4 * percent,
}
tested "serve-tensorrt-llm-ada-lovelace" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Ada Lovelace",
  cases = 18,
  median = 4.1 * percent,
  p90 = 15.2 * percent,
}
tested "serve-tensorrt-llm-ampere" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Ampere",
  cases = 72,
  median = 7.7 * percent,
  p90 = 19.1 * percent,
}
tested "serve-tensorrt-llm-blackwell" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Blackwell",
  cases = 119,
  median = 13.9 * percent,
  p90 = 49.8 * percent,
}
tested "serve-tensorrt-llm-hopper" {
  kind = "serve",
  software = "tensorrt-llm",
  architecture = "Hopper",
  cases = 339,
  median = 9.0 * percent,
  p90 = 36.7 * percent,
}
tested "serve-tinychat-ada-lovelace" {
  kind = "serve",
  software = "tinychat",
  architecture = "Ada Lovelace",
  cases = 9,
  median = 17.1 * percent,
  p90 = 38.6 * percent,
}
tested "serve-tinychat-ampere" {
  kind = "serve",
  software = "tinychat",
  architecture = "Ampere",
  cases = 6,
  median = 3.7 * percent,
  p90 = 20.1 * percent,
}
tested "serve-transformers-ampere" {
  kind = "serve",
  software = "transformers",
  architecture = "Ampere",
  cases = 74,
  median = 11.2 * percent,
  p90 = 108.8 * percent,
}
tested "serve-transformers-hopper" {
  kind = "serve",
  software = "transformers",
  architecture = "Hopper",
  cases = 10,
  median = 2.1 * percent,
  p90 = 53.1 * percent,
}
tested "serve-trt-llm-ada-lovelace" {
  kind = "serve",
  software = "trt-llm",
  architecture = "Ada Lovelace",
  cases = 12,
  median = 10.2 * percent,
  p90 = 15.4 * percent,
}
tested "serve-trt-llm-ampere" {
  kind = "serve",
  software = "trt-llm",
  architecture = "Ampere",
  cases = 12,
  median = 13.1 * percent,
  p90 = 37.9 * percent,
}
tested "serve-vllm-ada-lovelace" {
  kind = "serve",
  software = "vllm",
  architecture = "Ada Lovelace",
  cases = 15,
  median = 15.1 * percent,
  p90 = 50.3 * percent,
}
tested "serve-vllm-ampere" {
  kind = "serve",
  software = "vllm",
  architecture = "Ampere",
  cases = 175,
  median = 5.4 * percent,
  p90 = 27.6 * percent,
}
tested "serve-vllm-blackwell" {
  kind = "serve",
  software = "vllm",
  architecture = "Blackwell",
  cases = 15,
  median = 18.2 * percent,
  p90 = 61.9 * percent,
}
tested "serve-vllm-cdna3" {
  kind = "serve",
  software = "vllm",
  architecture = "CDNA3",
  cases = 58,
  median = 18.5 * percent,
  p90 = 31.4 * percent,
}
tested "serve-vllm-cdna4" {
  kind = "serve",
  software = "vllm",
  architecture = "CDNA4",
  cases = 3,
  median = 77.7 * percent,
  p90 = 98.5 * percent,
}
tested "serve-vllm-hopper" {
  kind = "serve",
  software = "vllm",
  architecture = "Hopper",
  cases = 55,
  median = 16.2 * percent,
  p90 = 62.0 * percent,
}
tested "serve-vllm-turing" {
  kind = "serve",
  software = "vllm",
  architecture = "Turing",
  cases = 1,
  median = 12.1 * percent,
  p90 = 12.1 * percent,
}
tested "vision-infer-ngc-turing" {
  kind = "vision_infer",
  software = "ngc",
  architecture = "Turing",
  cases = 8,
  median = 4.6 * percent,
  p90 = 27.6 * percent,
}
tested "vision-infer-ngc-volta" {
  kind = "vision_infer",
  software = "ngc",
  architecture = "Volta",
  cases = 8,
  median = 8.2 * percent,
  p90 = 16.2 * percent,
}
tested "vision-infer-tensorrt-ada-lovelace" {
  kind = "vision_infer",
  software = "tensorrt",
  architecture = "Ada Lovelace",
  cases = 3,
  median = 7.3 * percent,
  p90 = 18.6 * percent,
}
tested "vision-infer-tensorrt-ampere" {
  kind = "vision_infer",
  software = "tensorrt",
  architecture = "Ampere",
  cases = 13,
  median = 7.2 * percent,
  p90 = 19.7 * percent,
}
tested "vision-infer-tensorrt-turing" {
  kind = "vision_infer",
  software = "tensorrt",
  architecture = "Turing",
  cases = 22,
  median = 10.2 * percent,
  p90 = 25.9 * percent,
}
tested "vision-infer-tensorrt10-turing" {
  kind = "vision_infer",
  software = "tensorrt10",
  architecture = "Turing",
  cases = 20,
  median = 6.6 * percent,
  p90 = 43.9 * percent,
}
tested "vision-infer-timm-ada-lovelace" {
  kind = "vision_infer",
  software = "timm",
  architecture = "Ada Lovelace",
  cases = 87,
  median = 6.7 * percent,
  p90 = 20.4 * percent,
}
tested "vision-infer-timm-ampere" {
  kind = "vision_infer",
  software = "timm",
  architecture = "Ampere",
  cases = 46,
  median = 5.1 * percent,
  p90 = 24.4 * percent,
}
tested "vision-infer-timm-blackwell" {
  kind = "vision_infer",
  software = "timm",
  architecture = "Blackwell",
  cases = 182,
  median = 10.7 * percent,
  p90 = 25.4 * percent,
}
tested "vision-train-mlperf-ada-lovelace" {
  kind = "vision_train",
  software = "mlperf",
  architecture = "Ada Lovelace",
  cases = 3,
  median = 4.7 * percent,
  p90 = 9.2 * percent,
}
tested "vision-train-mlperf-hopper" {
  kind = "vision_train",
  software = "mlperf",
  architecture = "Hopper",
  cases = 7,
  median = 0.7 * percent,
  p90 = 27.9 * percent,
}
tested "vision-train-ngc-ada-lovelace" {
  kind = "vision_train",
  software = "ngc",
  architecture = "Ada Lovelace",
  cases = 12,
  median = 1.2 * percent,
  p90 = 10.4 * percent,
}
tested "vision-train-ngc-ampere" {
  kind = "vision_train",
  software = "ngc",
  architecture = "Ampere",
  cases = 24,
  median = 7.0 * percent,
  p90 = 20.7 * percent,
}
tested "vision-train-ngc-hopper" {
  kind = "vision_train",
  software = "ngc",
  architecture = "Hopper",
  cases = 14,
  median = 4.5 * percent,
  p90 = 7.9 * percent,
}
tested "vision-train-ngc-turing" {
  kind = "vision_train",
  software = "ngc",
  architecture = "Turing",
  cases = 2,
  median = 26.7 * percent,
  p90 = 31.7 * percent,
}
tested "vision-train-ngc-volta" {
  kind = "vision_train",
  software = "ngc",
  architecture = "Volta",
  cases = 16,
  median = 10.3 * percent,
  p90 = 21.6 * percent,
}
tested "vision-train-timm-ampere" {
  kind = "vision_train",
  software = "timm",
  architecture = "Ampere",
  cases = 43,
  median = 6.8 * percent,
  p90 = 16.2 * percent,
}
