-- What each published deployment of specs/deployments/ answers, asked anew:
-- one workload a deployment, of the same id.  What the source does not state
-- (traffic, limits) is a choice of ours and stands beside it.

use "reference"

-- What was sold when a source of that time was written; a vendor's document
-- chooses among the vendor's own.
local function joined(...)
  local all = {}
  for _, list in ipairs { ... } do
    for _, id in ipairs(list) do all[#all + 1] = id end
  end
  return all
end
local nvidia_2022 = {
  "v100-sxm2-16gb", "v100-sxm2-32gb", "v100-pcie-16gb", "v100-pcie-32gb",
  "t4", "a100-sxm4-40gb", "a100-sxm4-80gb", "a100-pcie-40gb",
  "a100-pcie-80gb", "a10", "a10g", "a30", "a40", "rtx-a6000", "rtx-3090",
  "rtx-3090-ti", "rtx-3080-10gb", "rtx-3070-ti-8gb", "quadro-rtx-6000",
  "quadro-rtx-8000",
}
local nvidia_2024 = joined(nvidia_2022, {
  "h100-sxm5-80gb", "h100-pcie-80gb", "h100-nvl-94gb", "l4", "l40", "l40s",
  "rtx-6000-ada", "rtx-4090", "rtx-4080", "rtx-4080-super", "rtx-4070",
  "rtx-4070-ti", "rtx-4070-super", "rtx-4070-ti-super",
  "rtx-4060-ti-16gb",
})
local nvidia_2025 = joined(nvidia_2024, {
  "h200-sxm-141gb", "h200-nvl-141gb", "gh200-96gb", "b200-sxm",
  "gb200-nvl72", "rtx-5070", "rtx-5070-ti", "rtx-5080", "rtx-5090",
  "rtx-pro-6000-blackwell-server", "rtx-pro-6000-blackwell-ws",
})
local any_2022 = joined(nvidia_2022, { "mi100", "mi210", "mi250x" })
local any_2024 = joined(nvidia_2024, {
  "mi100", "mi210", "mi250x", "mi300x", "gaudi2", "rx-7900-xtx",
})
-- What the tables of Amazon's documents and of Hugging Face name.
local amazon_2024 = {
  "v100-sxm2-16gb", "t4", "a10g", "l4", "a100-sxm4-40gb", "a100-sxm4-80gb",
  "h100-sxm5-80gb",
}
local amazon_2023 = {
  "v100-sxm2-16gb", "t4", "a10g", "a100-sxm4-40gb", "a100-sxm4-80gb",
}
local amd = { "mi210", "mi250x", "mi300x", "mi325x", "mi350x", "mi355x" }

profile "cloud" {
  name = "Rents in a data center",
  summary = "Any provider of whole machines, by the hour.",
  hours_per_month = 730 * h,
  tiers = { "on_demand" },
  providers = { "aws", "gcp", "lambda", "nebius", "crusoe", "runpod" },
  segments = { "datacenter", "cloud" },
  max_accelerators = 64,
}

profile "amazon" {
  name = "Rents at Amazon",
  summary = "Amazon advises among its own instances.",
  hours_per_month = 730 * h,
  tiers = { "on_demand" },
  providers = { "aws" },
  segments = { "datacenter", "cloud" },
  max_accelerators = 64,
}

profile "google" {
  name = "Rents at Google",
  summary = "Google's documents advise among its own instances.",
  hours_per_month = 730 * h,
  tiers = { "on_demand" },
  providers = { "gcp" },
  segments = { "datacenter", "cloud" },
  max_accelerators = 64,
}

profile "desk" {
  name = "Buys for a desk",
  summary = "A card or two in a machine at home.",
  hours_per_month = 90 * h,
  tiers = { "purchase" },
  conditions = { "new", "used", "refurbished" },
  facility = "home",
  horizon = 3 * year,
  segments = { "consumer", "workstation" },
  skills = "one_node",
  max_accelerators = 2,
  pool = 90 * h,
  pool_of = "games and other models",
}

profile "cluster" {
  name = "Rents a cluster",
  summary = "Thousands of accelerators with a network between them.",
  hours_per_month = 730 * h,
  policy = "fastest",
  tiers = { "on_demand", "reserved_1y" },
  segments = { "datacenter" },
  max_accelerators = 16384,
  pool = 0 * h,
  pool_of = "none",
}

-- Chat: prompts of a thousand tokens, sixteen people at once, answers faster
-- than they read.
local function chat(id, model, profile, formats, more)
  local w = {
    name = id, summary = "Chat.", kind = "serve", model = model,
    profiles = { profile }, software = { "vllm", "tensorrt-llm" },
    input_len = 1000, output_len = 300, concurrency = 16,
    weight_formats = formats, max_ttft = 2 * s, max_tpot = 50 * ms,
  }
  for k, v in pairs(more or {}) do w[k] = v end
  workload(id)(w)
end

-- As many requests at once as pay; nobody waits for a word.
local function bulk(id, model, profile, formats, more)
  local w = {
    name = id, summary = "Throughput.", kind = "serve", model = model,
    profiles = { profile }, software = { "vllm", "tensorrt-llm" },
    input_len = 1000, output_len = 300, weight_formats = formats,
  }
  for k, v in pairs(more or {}) do w[k] = v end
  workload(id)(w)
end

-- One reader at a desk.
local function alone(id, model, profile, formats, more)
  local w = {
    name = id, summary = "One reader.", kind = "serve", model = model,
    profiles = { profile }, software = { "llama.cpp" },
    input_len = 1000, output_len = 300, concurrency = 1,
    weight_formats = formats,
  }
  for k, v in pairs(more or {}) do w[k] = v end
  workload(id)(w)
end

local function train(id, kind, model, profile, more)
  local w = {
    name = id, summary = "A run.", kind = kind, model = model,
    profiles = { profile }, seq_len = 2048, optimizer = "adamw",
    max_job_time = 365 * day,
  }
  for k, v in pairs(more) do w[k] = v end
  workload(id)(w)
end

-- NVIDIA's support tables.
local sixteen = { "fp16", "bf16" }
chat("rag-operator-llama-2-7b", "llama-2-7b", "cloud", sixteen,
    { accelerators = nvidia_2024 })
chat("rag-operator-llama-2-13b", "llama-2-13b", "cloud", sixteen,
    { accelerators = nvidia_2024 })
chat("rag-operator-llama-2-70b", "llama-2-70b", "cloud", sixteen,
    { accelerators = nvidia_2024 })
chat("rag-operator-mistral-7b", "mistral-7b-v0.1", "cloud", sixteen,
    { accelerators = nvidia_2024 })
chat("rag-operator-mixtral-8x7b", "mixtral-8x7b", "cloud", sixteen,
    { accelerators = nvidia_2024 })
bulk("nim-llama-3-8b", "llama-3-8b", "cloud", sixteen,
    { accelerators = nvidia_2024 })
bulk("nim-llama-3-8b-fp8", "llama-3-8b", "cloud", { "fp8" },
    { accelerators = nvidia_2024 })
bulk("nim-llama-2-7b-fp8", "llama-2-7b", "cloud", { "fp8" },
    { accelerators = nvidia_2024 })
chat("nim-gke-llama-3.1-405b", "llama-3.1-405b", "google", { "fp8" },
    { accelerators = nvidia_2024, max_tpot = 100 * ms })
chat("nim-gke-llama-3.1-8b", "llama-3.1-8b", "google", { "fp8" },
    { accelerators = nvidia_2024 })
chat("nim-llama-3.3-70b", "llama-3.1-70b", "cloud", { "fp8" },
    { accelerators = nvidia_2025, input_len = 5000, output_len = 500 })

-- Providers' recipes.
chat("gke-llama-3.1-405b", "llama-3.1-405b", "google", { "fp8" },
    { accelerators = nvidia_2024, max_tpot = 100 * ms })
-- A batch of 32 at Amazon is 32 people, of whom each reads for five seconds.
local function reading(id, model, users)
  bulk(id, model, "amazon", sixteen, { accelerators = amazon_2024,
    users = users, think_time = 5 * s, concurrency = users })
end
reading("lmi-llama-2-7b", "llama-2-7b", 32)
reading("lmi-falcon-7b", "falcon-7b", 32)
reading("lmi-mistral-7b", "mistral-7b-v0.1", 32)
reading("lmi-llama-2-13b", "llama-2-13b", 32)
reading("lmi-falcon-40b", "falcon-40b", 32)
reading("lmi-llama-2-70b-few", "llama-2-70b", 4)
reading("lmi-llama-2-70b", "llama-2-70b", 32)
reading("lmi-falcon-180b", "falcon-180b", 32)
reading("lmi-bloom-176b", "bloom-176b", 32)
bulk("hf-sagemaker-bloom-7b1", "bloom-7b1", "amazon", sixteen,
    { accelerators = amazon_2023, concurrency = 8 })
bulk("hf-sagemaker-starcoder", "starcoder-15b", "amazon", sixteen,
    { accelerators = amazon_2023, concurrency = 8 })
bulk("hf-sagemaker-falcon-40b", "falcon-40b", "amazon", sixteen,
    { accelerators = amazon_2023, concurrency = 8 })

-- Recipes of the makers of stacks and models.
bulk("recipe-llama-3.3-70b-fp8", "llama-3.1-70b", "cloud", { "fp8" }, {
  software = { "vllm" }, input_len = 1024, output_len = 1024,
  kv_format = "fp8", accelerators = nvidia_2025,
})
bulk("recipe-llama-3.3-70b-fp4", "llama-3.1-70b", "cloud", { "nvfp4" }, {
  software = { "vllm" }, input_len = 1024, output_len = 1024,
  kv_format = "fp8", accelerators = nvidia_2025,
})
chat("recipe-deepseek-r1-fp8", "deepseek-v3", "cloud", { "fp8" }, {
  software = { "vllm" }, input_len = 8000, output_len = 1000,
  max_ttft = 10 * s, max_tpot = 100 * ms, accelerators = nvidia_2025,
})
chat("recipe-deepseek-r1-fp4", "deepseek-v3", "cloud", { "nvfp4" }, {
  software = { "vllm" }, input_len = 8000, output_len = 1000,
  max_ttft = 10 * s, max_tpot = 100 * ms, accelerators = nvidia_2025,
})
bulk("recipe-qwen3-235b-amd", "qwen3-235b-a22b", "cloud", { "fp8" }, {
  software = { "vllm" }, input_len = 1024, output_len = 1024,
  concurrency = 128, accelerators = amd,
})
bulk("recipe-llama-3.1-405b-amd", "llama-3.1-405b", "cloud", { "fp8" }, {
  software = { "vllm" }, input_len = 8192, output_len = 1024,
  kv_format = "fp8", accelerators = amd,
})
bulk("cookbook-gpt-oss-120b", "gpt-oss-120b", "cloud", { "mxfp4" },
    { software = { "vllm" }, accelerators = nvidia_2025 })
alone("cookbook-gpt-oss-20b", "gpt-oss-20b", "desk", { "mxfp4" },
    { accelerators = joined(nvidia_2025, { "rx-7900-xtx", "rx-6900-xt" }) })
chat("kimi-k2", "kimi-k2", "cloud", { "fp8" }, {
  software = { "vllm", "sglang" }, max_count = 16, max_ttft = 10 * s,
  max_tpot = 100 * ms, concurrency = 1, input_len = 128000,
  accelerators = { "h20", "h100-sxm5-80gb", "h200-sxm-141gb",
    "a100-sxm4-80gb" },
})
alone("gemma-3-27b-qat", "gemma-3-27b", "desk", { "q4_0" },
    { accelerators = nvidia_2025 })

-- Runs: papers, and the reference runs of vendors.
train("fsdp-qlora-70b", "finetune", "llama-2-70b", "desk", {
  method = "qlora", train_tokens = 10e6, max_job_time = 60 * day,
  offload = "params",
  accelerators = nvidia_2024,
})
train("torchtune-lora-8b", "finetune", "llama-3.1-8b", "desk", {
  method = "lora", train_tokens = 20e6, accelerators = nvidia_2024,
})
train("torchtune-qlora-8b", "finetune", "llama-3.1-8b", "desk", {
  method = "qlora", train_tokens = 20e6, accelerators = nvidia_2024,
})
train("torchtune-qlora-405b", "finetune", "llama-3.1-405b", "cloud", {
  method = "qlora", train_tokens = 20e6, accelerators = nvidia_2024,
})
train("bloom-176b", "pretrain", "bloom-176b", "cluster", {
  train_tokens = 366e9, max_count = 384, accelerators = any_2022,
  max_job_time = 180 * day,
})
train("opt-175b", "pretrain", "opt-175b", "cluster", {
  train_tokens = 180e9, max_count = 1024, accelerators = any_2022,
  max_job_time = 90 * day,
})
train("megatron-gpt3-175b", "pretrain", "gpt3-175b", "cluster", {
  train_tokens = 300e9, max_count = 1024, accelerators = any_2022,
  max_job_time = 90 * day,
})
train("bridge-llama-3-70b", "pretrain", "llama-3-70b", "cluster", {
  seq_len = 8192, train_tokens = 1e12, max_count = 64,
  accelerators = nvidia_2025, max_job_time = 2 * 365 * day,
})
train("bridge-llama-3.1-405b", "pretrain", "llama-3.1-405b", "cluster", {
  seq_len = 8192, train_tokens = 1e12, max_count = 1024,
  accelerators = nvidia_2025,
})
train("bridge-deepseek-v3", "pretrain", "deepseek-v3", "cluster", {
  seq_len = 4096, train_tokens = 1e12, max_count = 1024,
  accelerators = nvidia_2025,
})
train("bridge-qwen3-30b", "pretrain", "qwen3-30b-a3b", "cluster", {
  seq_len = 4096, train_tokens = 100e9, max_count = 16,
  accelerators = nvidia_2025, max_job_time = 2 * 365 * day,
})
train("bridge-lora-70b", "finetune", "llama-3-70b", "cluster", {
  seq_len = 4096, method = "lora", train_tokens = 100e6, max_count = 8,
  accelerators = nvidia_2025,
})
train("dle-bert-large", "pretrain", "bert-large", "cloud", {
  seq_len = 512, train_tokens = 100e9, max_count = 8,
  accelerators = nvidia_2022,
})
workload("dle-resnet50") {
  name = "dle-resnet50", summary = "A run.", kind = "vision_train",
  model = "resnet-50", profiles = { "cloud" }, train_images = 90 * 1281167,
  compute_formats = { "fp16", "bf16" }, optimizer = "momentum",
  accelerators = nvidia_2022,
}

-- Images and speech.
workload("diffusion-sd2-training") {
  name = "diffusion-sd2-training", summary = "A run.",
  kind = "diffusion_train", model = "sd2.1-unet",
  profiles = { "cluster" }, accelerators = any_2022, max_count = 128,
  image_height = 512, image_width = 512, method = "full",
  train_images = 1600e6, optimizer = "adamw", param_scheme = "amp",
  latents = "stored",
}
workload("hf-sagemaker-sdxl") {
  name = "hf-sagemaker-sdxl", summary = "Images.",
  kind = "diffusion_infer", model = "sdxl-unet", profiles = { "amazon" },
  image_height = 1024, image_width = 1024, steps = 30, batch = 1,
  weight_formats = { "fp16" }, accelerators = amazon_2023,
}
workload("hf-sagemaker-whisper") {
  name = "hf-sagemaker-whisper", summary = "Speech.", kind = "asr",
  model = "whisper-large-v3", profiles = { "amazon" }, output_len = 100,
  weight_formats = { "fp16" }, accelerators = amazon_2023,
}
