-- What number formats cost in quality.

source "llama-cpp-perplexity" {
  title = "llama.cpp: perplexity, scoreboards of LLaMA 3 8B and Llama 2 70B",
  author = "Johannes Gaessler and others, ggml-org",
  url = "https://github.com/ggml-org/llama.cpp/blob/master/tools/perplexity/"
    .. "README.md",
  date = "2024-04-30",
  retrieved = "2026-11-22",
  licence = "MIT",
  note = "Day of the change that brought the scoreboard of LLaMA 3 8B.",
}

source "llama-3-70b-gguf-card" {
  title = "Llama-3-8B-GGUF: perplexity table on LLaMA 3 70B",
  author = "JaaackXD, after dranger003",
  url = "https://huggingface.co/JaaackXD/Llama-3-8B-GGUF",
  date = "2024-05-10",
  retrieved = "2026-11-22",
  note = "Measured by dranger003 in llama.cpp pull request 6745; of the "
    .. "instruct model. Day of llama.cpp b2843, near it.",
}

source "llm-quantization-tables" {
  title = "Comparison of different LLM quantization algorithms",
  author = "dwithchenna",
  url = "https://github.com/dwithchenna/llm-quantization",
  retrieved = "2026-11-22",
  note = "GPTQ by AutoGPTQ, AWQ by its authors' code; WikiText-2.",
}

source "torchao-llama-eval" {
  title = "torchao: mxfp8 and nvfp4 in the Llama evaluation, pull request 3394",
  author = "vkuzo",
  url = "https://github.com/pytorch/ao/pull/3394",
  date = "2025-11-26",
  retrieved = "2026-11-22",
  note = "Word perplexity on WikiText by lm-evaluation-harness; weights and "
    .. "activations, rounded to nearest.",
}

source "redhat-fp8-cards" {
  title = "Model cards of Llama with FP8 weights and activations",
  author = "Neural Magic, Red Hat AI",
  url = "https://huggingface.co/RedHatAI/Meta-Llama-3.1-70B-Instruct-FP8",
  date = "2024-07-23",
  retrieved = "2026-11-22",
  note = "Cards of Meta-Llama-3-8B-Instruct-FP8, Meta-Llama-3-70B-Instruct-FP8, "
    .. "Meta-Llama-3.1-70B-Instruct-FP8, Meta-Llama-3.1-70B-FP8 and "
    .. "Meta-Llama-3.1-8B-Instruct-FP8: averages of OpenLLM version 1.",
}

source "redhat-int8-cards" {
  title = "Model card of Llama 3.1 8B with INT8 weights and activations",
  author = "Neural Magic, Red Hat AI",
  url = "https://huggingface.co/neuralmagic/Meta-Llama-3.1-8B-quantized.w8a8",
  date = "2024-07-31",
  retrieved = "2026-11-22",
}

source "qwen3-8b-nvfp4-card" {
  title = "Qwen3 8B NVFP4",
  author = "Rodder5",
  url = "https://huggingface.co/Rodder5/Qwen3-8B-NVFP4",
  retrieved = "2026-11-22",
  note = "A slice of WikiText-2 and frozen splits of benchmarks on an RTX 5090.",
}

source "llama-3-quant-comparison" {
  title = "Llama 3 quantization: MMLU of GGUF, EXL2 and bitsandbytes",
  author = "matt-c1",
  url = "https://github.com/matt-c1/llama-3-quant-comparison",
  retrieved = "2026-11-22",
  note = "Five shots from the test questions themselves, so that its scores "
    .. "compare with one another alone.",
}

source "bitsandbytes-small-blocks" {
  title = "NF4 reconstruction is worse than affine int4 below blocksize 64, "
    .. "issue 2086",
  author = "Asadkhan282, bitsandbytes",
  url = "https://github.com/bitsandbytes-foundation/bitsandbytes/issues/2086",
  date = "2026-09-11",
  retrieved = "2026-11-22",
  note = "Weights to the format and back, WikiText-2 in windows of 2048.",
}

source "localai-mxfp4-dense" {
  title = "LocalAI: dense networks in MXFP4 fail a check of quality",
  author = "Ettore Di Giacinto, LocalAI",
  url = "https://github.com/mudler/LocalAI/commit/"
    .. "1887385b79c7eebdea3f86425b2fe0b04327678a",
  date = "2026-06-21",
  retrieved = "2026-11-22",
  note = "The message of the commit, read on a mirror.",
}

source "vllm-fp8-kv-cache" {
  title = "vLLM: FP8 KV cache, pull request 2279",
  author = "zhaoyang-star, vLLM",
  url = "https://github.com/vllm-project/vllm/pull/2279",
  date = "2023-12-27",
  retrieved = "2026-11-22",
}

source "vllm-fp8-attention" {
  title = "vLLM: attention of TensorRT-LLM with an FP8 KV cache, pull request "
    .. "23647",
  author = "elvischenv, vLLM",
  url = "https://github.com/vllm-project/vllm/pull/23647",
  retrieved = "2026-11-22",
}

source "llama-cpp-kv-types" {
  title = "llama.cpp: types of the KV cache, pull request 21551",
  author = "Green-Sky, ggml-org",
  url = "https://github.com/ggml-org/llama.cpp/pull/21551",
  date = "2026-04-07",
  retrieved = "2026-11-22",
}
