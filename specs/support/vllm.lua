-- vLLM, by its table of quantization and its requirements.  Where a format has
-- no record on a generation, its makers do not say, and neither do we.

local since = "0.9.."

support "vllm-nvidia" {
  name = "vLLM on Turing and newer",
  software = "vllm",
  architectures = {
    "Turing", "Ampere", "Ada Lovelace", "Hopper", "Blackwell",
    "Blackwell Ultra",
  },
  cite("vllm-installation", "compute capability 7.0 or higher") {
    state = "supported",
  },
}

support "vllm-volta" {
  name = "vLLM on Volta, to 0.14",
  software = "vllm",
  versions = "..0.14",
  architectures = { "Volta" },
  cite("vllm-installation", "compute capability 7.0 or higher, V100") {
    state = "supported",
  },
}

support "vllm-volta-later" {
  name = "vLLM on Volta, from 0.21",
  software = "vllm",
  versions = "0.21..",
  architectures = { "Volta" },
  cite("vllm-installation-0.21", "compute capability 7.5 or higher") {
    state = "not",
  },
}

support "vllm-amd" {
  name = "vLLM on AMD Instinct MI200 and later",
  software = "vllm",
  versions = since,
  architectures = { "CDNA2", "CDNA3", "CDNA4" },
  cite("vllm-installation", "MI200s (gfx90a), MI300 (gfx942), MI350 (gfx950)") {
    state = "supported",
  },
}

support "vllm-rdna3" {
  name = "vLLM on Radeon RX 7900",
  software = "vllm",
  versions = since,
  architectures = { "RDNA3" },
  cite("vllm-installation", "Radeon RX 7900 series (gfx1100/1101)") {
    state = "supported",
  },
}

support "vllm-arc" {
  name = "vLLM on Intel Arc",
  software = "vllm",
  versions = since,
  architectures = { "Xe2 Battlemage" },
  note = "Basic inference and serving, from an image or built from source.",
  cite("vllm-installation", "initially supports basic model inference; Intel ARC GPU") {
    state = "partial",
  },
}

support "vllm-gaudi" {
  name = "vLLM on Intel Gaudi",
  software = "vllm",
  versions = since,
  architectures = { "Gaudi2", "Gaudi3" },
  note = "By a plugin outside of vLLM, vLLM-Gaudi, with versions of its own.",
  cite("vllm-quantization", "all Intel Gaudi support has been migrated to vLLM-Gaudi") {
    state = "partial",
  },
}

support "vllm-16-bit" {
  name = "vLLM, 16-bit weights",
  software = "vllm",
  versions = since,
  architectures = {
    "Ampere", "Ada Lovelace", "Hopper", "Blackwell", "Blackwell Ultra",
    "CDNA2", "CDNA3", "CDNA4", "RDNA3", "Xe2 Battlemage",
  },
  formats = { "bf16", "fp16" },
  assume "16-bit weights are what a stack runs where it runs at all" {
    state = "supported",
  },
}

support "vllm-16-bit-turing" {
  name = "vLLM, 16-bit weights on Turing",
  software = "vllm",
  versions = since,
  architectures = { "Turing" },
  formats = { "bf16", "fp16" },
  note = "As fp16: these have no units for bfloat16.",
  cite("transformer-engine-matrix", "BF16 requires compute capability 8.0") {
    state = "partial",
  },
}

support "vllm-16-bit-volta" {
  name = "vLLM, 16-bit weights on Volta",
  software = "vllm",
  versions = "..0.14",
  architectures = { "Volta" },
  formats = { "bf16", "fp16" },
  note = "As fp16: these have no units for bfloat16.",
  cite("transformer-engine-matrix", "BF16 requires compute capability 8.0") {
    state = "partial",
  },
}

-- Rows of the table: from which NVIDIA generation on it is ticked, and what it
-- says of AMD and of Intel.  `elsewhere`: generations without the tick whose
-- records stand below, for another row ticks the format there.
local nvidia = { "Volta", "Turing", "Ampere", "Ada Lovelace", "Hopper" }

local function row(id, name, formats, from, amd, intel, elsewhere)
  local yes, no = {}, {}
  for i, generation in ipairs(nvidia) do
    local list = i < from and no or yes
    if not (elsewhere and elsewhere[generation]) then
      list[#list + 1] = generation
    end
  end
  support("vllm-" .. id) {
    name = "vLLM, " .. name,
    software = "vllm",
    versions = since,
    architectures = yes,
    formats = formats,
    cite("vllm-quantization", name) { state = "supported" },
  }
  if #no > 0 then
    support("vllm-" .. id .. "-older") {
      name = "vLLM, " .. name .. " on older generations",
      software = "vllm",
      versions = since,
      architectures = no,
      formats = formats,
      cite("vllm-quantization", name) { state = "not" },
    }
  end
  for _, other in ipairs { { "amd", "AMD", amd }, { "intel", "Intel", intel } } do
    support("vllm-" .. id .. "-" .. other[1]) {
      name = "vLLM, " .. name .. " on " .. other[2],
      software = "vllm",
      versions = since,
      vendors = { other[2] },
      formats = formats,
      cite("vllm-quantization", name) { state = other[3] },
    }
  end
end

row("awq", "AWQ", { "awq", "awq_g32" }, 2, "not", "supported")
row("gptq", "GPTQ", { "gptq", "gptq_g32", "gptq_int8" }, 1, "not", "supported")
row("int8", "INT8 (W8A8)", { "int8" }, 2, "not", "not")
row("fp8", "FP8 (W8A8)", { "fp8" }, 4, "supported", "not",
  { Turing = true, Ampere = true })
row("bitsandbytes", "bitsandbytes", { "nf4", "nf4_dq" }, 1, "not", "not")

local gguf = {
  "iq1_s", "iq1_m", "iq2_xxs", "iq2_xs", "iq2_s", "iq2_m", "iq3_xxs",
  "iq3_xs", "iq3_s", "iq3_m", "iq4_xs", "iq4_nl", "q2_k_s", "q2_k", "q3_k_s",
  "q3_k_l", "q4_k_s", "q4_k_m", "q5_k_s", "q5_k_m", "q6_k", "q8_0",
}

support "vllm-gguf" {
  name = "vLLM, GGUF files",
  software = "vllm",
  versions = since,
  vendors = { "NVIDIA", "AMD" },
  formats = gguf,
  note = "Experimental and not made fast: a way to use less memory.",
  cite("vllm-gguf", "highly experimental and under-optimized") {
    state = "partial",
  },
}

support "vllm-gguf-intel" {
  name = "vLLM, GGUF files on Intel",
  software = "vllm",
  versions = since,
  vendors = { "Intel" },
  formats = gguf,
  cite("vllm-quantization", "GGUF") { state = "not" },
}

-- Where FP8 (W8A8) is not ticked the row of Marlin kernels says whether FP8
-- weights run without FP8 units, multiplied in 16 bits.
support "vllm-fp8-weights" {
  name = "vLLM, FP8 weights on Ampere",
  software = "vllm",
  versions = since,
  architectures = { "Ampere" },
  formats = { "fp8" },
  note = "Weights alone: it computes in 16 bits.",
  cite("vllm-quantization", "Marlin (GPTQ/AWQ/FP8)") { state = "partial" },
  cite("vllm-fp8-ampere", "Ampere: W8A16 (weight-only FP8)") {
    compute = "bf16",
  },
}

support "vllm-fp8-turing" {
  name = "vLLM, FP8 on Turing, to 0.15",
  software = "vllm",
  versions = "0.9..0.15",
  architectures = { "Turing" },
  formats = { "fp8" },
  cite("vllm-quantization", "FP8 (W8A8); Marlin (GPTQ/AWQ/FP8)") {
    state = "not",
  },
}

support "vllm-fp8-weights-turing" {
  name = "vLLM, FP8 weights on Turing, from 0.32",
  software = "vllm",
  versions = "0.32..",
  architectures = { "Turing" },
  formats = { "fp8" },
  note = "Weights alone: it computes in 16 bits.",
  cite("vllm-fp8", "compute capability 7.5 or higher as weight-only W8A16") {
    state = "partial",
    compute = "fp16",
  },
}

support "vllm-fp8-blackwell" {
  name = "vLLM, FP8 (W8A8) on Blackwell",
  software = "vllm",
  versions = since,
  architectures = { "Blackwell", "Blackwell Ultra" },
  formats = { "fp8" },
  cite("vllm-fp8", "Ada Lovelace, Hopper, Blackwell") { state = "supported" },
}

support "vllm-mxfp4" {
  name = "vLLM, MXFP4 weights of gpt-oss",
  software = "vllm",
  versions = "0.11..",
  accelerators = {
    "h100-pcie-80gb", "h100-nvl-94gb", "h100-sxm5-80gb", "h200-nvl-141gb",
    "h200-sxm-141gb", "b200-sxm", "mi300x", "mi325x", "mi355x",
  },
  formats = { "mxfp4" },
  cite("vllm-recipe-gpt-oss", "H100, H200, B200, MI300x, MI325x, MI355x") {
    state = "supported",
  },
}

support "vllm-mxfp4-a100" {
  name = "vLLM, MXFP4 weights of gpt-oss on A100",
  software = "vllm",
  versions = "0.11..",
  accelerators = {
    "a100-pcie-40gb", "a100-pcie-80gb", "a100-sxm4-40gb", "a100-sxm4-80gb",
  },
  formats = { "mxfp4" },
  note = "Weights alone, by Marlin kernels: it computes in 16 bits.",
  cite("vllm-recipe-gpt-oss", "A100: Marlin MXFP4 MoE") {
    state = "partial",
    compute = "bf16",
  },
}
