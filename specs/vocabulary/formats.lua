-- Number formats: what one stored weight really takes, scales and zero points
-- included, and the format that matrices are multiplied in where an accelerator
-- has no units for the format itself: weights of few bits compute in 16.

format "fp64" {
  name = "64-bit float",
  cite "ieee754" {
    bits = 64 * bit,
  },
}

format "fp32" {
  name = "32-bit float",
  cite "ieee754" {
    bits = 32 * bit,
  },
}

format "tf32" {
  name = "TensorFloat-32",
  cite "nvidia-ampere-whitepaper" {
    bits = 32 * bit,
  },
}

format "bf16" {
  name = "bfloat16",
  cite "kalamkar2019" {
    bits = 16 * bit,
  },
}

format "fp16" {
  name = "16-bit float",
  cite "ieee754" {
    bits = 16 * bit,
  },
}

format "fp16_acc16" {
  name = "16-bit float, 16-bit sums",
  written = "FP16 with FP16 accumulation",
  cite "nvidia-ada-whitepaper" {
    bits = 16 * bit,
  },
}

format "fp8" {
  name = "8-bit float",
  cite "micikevicius2022" {
    bits = 8 * bit,
  },
}

format "fp8_acc32" {
  name = "8-bit float, 32-bit sums",
  written = "FP8 with FP32 accumulation",
  cite "nvidia-ada-whitepaper" {
    bits = 8 * bit,
  },
}

format "mxfp8" {
  name = "8-bit float, shared scales",
  cite "ocp-mx" {
    bits = (8 + 8 / 32) * bit,  -- an 8-bit scale a block of 32
    compute = "fp8",
  },
}

format "int8" {
  name = "8-bit integer",
  cite "dettmers2022" {
    bits = 8 * bit,
  },
}

format "int4" {
  name = "4-bit integer",
  cite "frantar2022" {
    bits = 4 * bit,
  },
}

format "int4_g128" {
  name = "4-bit integer, groups of 128",
  written = "INT4 in groups of 128",
  cite "frantar2022" {
    bits = (4 + (16 + 4) / 128) * bit,  -- a 16-bit scale and a 4-bit zero a group
    compute = "bf16",
  },
}

format "awq" {
  name = "AWQ 4-bit, groups of 128",
  cite "lin2023" {
    bits = (4 + (16 + 4) / 128) * bit,
    compute = "bf16",
  },
}

format "gptq" {
  name = "GPTQ 4-bit, groups of 128",
  cite "frantar2022" {
    bits = (4 + (16 + 4) / 128) * bit,
    compute = "bf16",
  },
}

format "nf4" {
  name = "4-bit NormalFloat",
  cite "dettmers2023" {
    bits = (4 + 32 / 64) * bit,  -- a 32-bit scale a block of 64
    compute = "bf16",
    stack = "bitsandbytes",
  },
}

format "nf4_dq" {
  name = "4-bit NormalFloat, double quantization",
  written = "NF4 with double quantization",
  cite "dettmers2023" {
    bits = (4 + 8 / 64 + 32 / (64 * 256)) * bit,  -- that scale in 8 bits, with one of 32 bits a 256 blocks
    compute = "bf16",
    stack = "bitsandbytes",
  },
}

format "mxfp4" {
  name = "4-bit float, shared scales",
  cite "ocp-mx" {
    bits = (4 + 8 / 32) * bit,  -- an 8-bit scale a block of 32
    compute = "bf16",
  },
}

format "nvfp4" {
  name = "4-bit float, scales a block of 16",
  cite "nvidia-blackwell" {
    bits = (4 + 8 / 16) * bit,  -- an 8-bit scale a block of 16
    compute = "fp4",
  },
  cite("nvidia-fp4-card", "Supported Runtime Engine(s): Tensor(RT)-LLM") {
    stack = "TensorRT-LLM",
  },
}

format "fp4" {
  name = "4-bit float",
  cite "ocp-mx" {
    bits = 4 * bit,
  },
}

format "fp4_dq" {
  name = "4-bit float, double quantization",
  written = "FP4 with double quantization",
  cite "dettmers2023" {
    bits = (4 + 8 / 64 + 32 / (64 * 256)) * bit,
    compute = "bf16",
    stack = "bitsandbytes",
  },
}

format "fp6" {
  name = "6-bit float",
  cite "ocp-mx" {
    bits = 6 * bit,
    compute = "bf16",
  },
}

format "int4_g32" {
  name = "4-bit integer, groups of 32",
  written = "INT4 in groups of 32",
  cite "torchao" {
    bits = (4 + 32 / 32) * bit,  -- a 32-bit scale a group
    compute = "bf16",
  },
}

format "awq_g32" {
  name = "AWQ 4-bit, groups of 32",
  written = "AWQ in groups of 32",
  cite "lin2023" {
    bits = (4 + (16 + 4) / 32) * bit,
    compute = "bf16",
  },
}

format "gptq_g32" {
  name = "GPTQ 4-bit, groups of 32",
  written = "GPTQ in groups of 32",
  cite "frantar2022" {
    bits = (4 + (16 + 4) / 32) * bit,
    compute = "bf16",
  },
}

format "gptq_int8" {
  name = "GPTQ 8-bit, groups of 128",
  written = "GPTQ INT8",
  cite "frantar2022" {
    bits = (8 + (16 + 8) / 128) * bit,  -- a 16-bit scale and an 8-bit zero a group
    compute = "bf16",
  },
}

format "exl2" {
  name = "ExLlamaV2, bits as measured",
  cite "exllamav2" {
    bits = 4 * bit,
    compute = "bf16",
    stack = "ExLlamaV2",
  },
}

-- Files of llama.cpp.  The bits of a block format, scales included
-- (ggml/src/ggml-common.h):
local block = {
  q2_k = 2.625 * bit,
  q3_k = 3.4375 * bit,
  q4_0 = 4.5 * bit,
  q4_1 = 5 * bit,
  q4_k = 4.5 * bit,
  q5_0 = 5.5 * bit,
  q5_1 = 6 * bit,
  q5_k = 5.5 * bit,
  q6_k = 6.5625 * bit,
  q8_0 = 8.5 * bit,
  iq1_s = 1.5625 * bit,
  iq1_m = 1.75 * bit,
  iq2_xxs = 2.0625 * bit,
  iq2_xs = 2.3125 * bit,
  iq2_s = 2.5625 * bit,
  iq3_xxs = 3.0625 * bit,
  iq3_s = 3.4375 * bit,
  iq4_xs = 4.25 * bit,
  iq4_nl = 4.5 * bit,
}

-- The mean over layers of which a share takes the first block.  "More bits" are
-- the first and the last eighth of the layers and every third between: half of
-- them.
local function part(first, rest, share)
  return share * first + (1 - share) * rest
end

-- What each kind of matrix takes (src/llama-quant.cpp); bits are those of most.
-- The head is the embedding where they are tied.
local function llama_cpp(id, name, bits, mix)
  mix.bits = bits * bit
  mix.compute = "bf16"
  mix.deep_value = block.q5_k
  mix.stack = "llama.cpp"
  format(id) { name = name, cite "llama-cpp-quantize" (mix) }
end

llama_cpp("q2_k_s", "llama.cpp Q2_K_S", 2.625, {
  query_key = block.q2_k,
  value = block.q2_k,
  grouped_value = block.q4_k,
  output = block.q2_k,
  up = block.q2_k,
  down = part(block.q4_k, block.q2_k, 0.125),
  embedding = block.q2_k,
  output_head = block.q6_k,
})

llama_cpp("q2_k", "llama.cpp Q2_K", 2.625, {
  query_key = block.q2_k,
  value = block.q3_k,
  grouped_value = block.q4_k,
  output = block.q3_k,
  up = block.q2_k,
  down = block.q3_k,
  embedding = block.q2_k,
  output_head = block.q6_k,
})

llama_cpp("q3_k_s", "llama.cpp Q3_K_S", 3.4375, {
  query_key = block.q3_k,
  value = block.q3_k,
  output = block.q3_k,
  up = block.q3_k,
  down = block.q3_k,
  embedding = block.q3_k,
  output_head = block.q6_k,
})

llama_cpp("q3_k_m", "llama.cpp Q3_K_M", 3.4375, {
  query_key = block.q3_k,
  value = block.q4_k,
  output = block.q4_k,
  up = block.q3_k,
  down = part(block.q5_k, block.q4_k, 0.0625),
  embedding = block.q3_k,
  output_head = block.q6_k,
})

llama_cpp("q3_k_l", "llama.cpp Q3_K_L", 3.4375, {
  query_key = block.q3_k,
  value = block.q5_k,
  output = block.q5_k,
  up = block.q3_k,
  down = block.q5_k,
  embedding = block.q3_k,
  output_head = block.q6_k,
})

llama_cpp("q4_0", "llama.cpp Q4_0", 4.5, {
  query_key = block.q4_0,
  value = block.q4_0,
  output = block.q4_0,
  up = block.q4_0,
  down = block.q4_0,
  embedding = block.q4_0,
  output_head = block.q6_k,
})

llama_cpp("q4_1", "llama.cpp Q4_1", 5, {
  query_key = block.q4_1,
  value = block.q4_1,
  output = block.q4_1,
  up = block.q4_1,
  down = block.q4_1,
  embedding = block.q4_1,
  output_head = block.q6_k,
})

llama_cpp("q4_k_s", "llama.cpp Q4_K_S", 4.5, {
  query_key = block.q4_k,
  value = part(block.q5_k, block.q4_k, 0.125),
  output = block.q4_k,
  up = block.q4_k,
  down = part(block.q5_k, block.q4_k, 0.125),
  embedding = block.q4_k,
  output_head = block.q6_k,
})

llama_cpp("q4_k_m", "llama.cpp Q4_K_M", 4.5, {
  query_key = block.q4_k,
  value = part(block.q6_k, block.q4_k, 0.5),
  output = block.q4_k,
  up = block.q4_k,
  down = part(block.q6_k, block.q4_k, 0.5),
  embedding = block.q4_k,
  output_head = block.q6_k,
})

llama_cpp("q5_0", "llama.cpp Q5_0", 5.5, {
  query_key = block.q5_0,
  value = block.q5_0,
  output = block.q5_0,
  up = block.q5_0,
  down = block.q5_0,
  embedding = block.q5_0,
  output_head = block.q6_k,
})

llama_cpp("q5_1", "llama.cpp Q5_1", 6, {
  query_key = block.q5_1,
  value = block.q5_1,
  output = block.q5_1,
  up = block.q5_1,
  down = block.q5_1,
  embedding = block.q5_1,
  output_head = block.q6_k,
})

llama_cpp("q5_k_s", "llama.cpp Q5_K_S", 5.5, {
  query_key = block.q5_k,
  value = block.q5_k,
  output = block.q5_k,
  up = block.q5_k,
  down = block.q5_k,
  embedding = block.q5_k,
  output_head = block.q6_k,
})

llama_cpp("q5_k_m", "llama.cpp Q5_K_M", 5.5, {
  query_key = block.q5_k,
  value = part(block.q6_k, block.q5_k, 0.5),
  output = block.q5_k,
  up = block.q5_k,
  down = part(block.q6_k, block.q5_k, 0.5),
  embedding = block.q5_k,
  output_head = block.q6_k,
})

llama_cpp("q6_k", "llama.cpp Q6_K", 6.5625, {
  query_key = block.q6_k,
  value = block.q6_k,
  output = block.q6_k,
  up = block.q6_k,
  down = block.q6_k,
  embedding = block.q6_k,
  output_head = block.q6_k,
})

llama_cpp("q8_0", "llama.cpp Q8_0", 8.5, {
  query_key = block.q8_0,
  value = block.q8_0,
  output = block.q8_0,
  up = block.q8_0,
  down = block.q8_0,
  embedding = block.q8_0,
  output_head = block.q8_0,
})

llama_cpp("iq1_s", "llama.cpp IQ1_S", 1.5625, {
  query_key = block.iq1_s,
  value = block.q2_k,
  grouped_value = block.q4_k,
  output = block.iq2_xxs,
  up = block.iq1_s,
  down = part(block.q2_k, block.iq1_s, 0.125),
  embedding = block.q2_k,
  output_head = block.q5_k,
})

llama_cpp("iq1_m", "llama.cpp IQ1_M", 1.75, {
  query_key = block.iq1_m,
  value = block.q2_k,
  grouped_value = block.q4_k,
  output = block.iq2_xxs,
  up = block.iq1_m,
  down = part(block.q2_k, block.iq1_m, 0.125),
  embedding = block.q2_k,
  output_head = block.q5_k,
})

llama_cpp("iq2_xxs", "llama.cpp IQ2_XXS", 2.0625, {
  query_key = block.iq2_xxs,
  value = block.q2_k,
  grouped_value = block.q4_k,
  output = block.iq2_xxs,
  up = block.iq2_xxs,
  down = part(block.q2_k, block.iq2_xxs, 0.125),
  embedding = block.q2_k,
  output_head = block.q5_k,
})

llama_cpp("iq2_xs", "llama.cpp IQ2_XS", 2.3125, {
  query_key = block.iq2_xs,
  value = block.q2_k,
  grouped_value = block.q4_k,
  output = block.iq2_xs,
  up = block.iq2_xs,
  down = part(block.q2_k, block.iq2_xs, 0.125),
  embedding = block.q2_k,
  output_head = block.q5_k,
})

llama_cpp("iq2_s", "llama.cpp IQ2_S", 2.3125, {
  query_key = block.iq2_xs,
  value = block.iq3_s,
  grouped_value = block.q4_k,
  output = block.iq3_s,
  up = block.iq2_xs,
  down = part(block.iq3_s, block.iq2_xs, 0.125),
  embedding = block.iq3_s,
  output_head = block.q5_k,
})

llama_cpp("iq2_m", "llama.cpp IQ2_M", 2.5625, {
  query_key = block.iq2_s,
  value = block.iq3_s,
  grouped_value = block.q4_k,
  output = block.iq3_s,
  up = block.iq2_s,
  down = part(block.iq3_s, block.iq2_s, 0.125),
  embedding = block.iq3_s,
  output_head = block.q5_k,
})

llama_cpp("iq3_xxs", "llama.cpp IQ3_XXS", 3.0625, {
  query_key = block.iq2_s,
  value = block.iq3_s,
  grouped_value = block.q4_k,
  output = block.iq3_s,
  up = block.iq3_xxs,
  down = block.iq3_xxs,
  embedding = block.iq3_s,
  output_head = block.q6_k,
})

llama_cpp("iq3_xs", "llama.cpp IQ3_XS", 3.4375, {
  query_key = block.iq3_xxs,
  value = block.iq3_s,
  grouped_value = block.q4_k,
  output = block.iq3_s,
  up = part(block.iq3_s, block.iq3_xxs, 0.25),
  down = block.iq3_s,
  embedding = block.iq3_s,
  output_head = block.q6_k,
})

llama_cpp("iq3_s", "llama.cpp IQ3_S", 3.4375, {
  query_key = block.iq3_s,
  value = block.iq3_s,
  grouped_value = block.q4_k,
  output = block.iq3_s,
  up = block.iq3_s,
  down = block.iq3_s,
  embedding = block.iq3_s,
  output_head = block.q6_k,
})

llama_cpp("iq3_m", "llama.cpp IQ3_M", 3.4375, {
  query_key = block.iq3_s,
  value = block.q4_k,
  output = block.q4_k,
  up = block.iq3_s,
  down = part(block.q4_k, block.iq3_s, 0.125),
  embedding = block.iq3_s,
  output_head = block.q6_k,
})

llama_cpp("iq4_xs", "llama.cpp IQ4_XS", 4.25, {
  query_key = block.iq4_xs,
  value = block.iq4_xs,
  grouped_value = block.q5_k,
  output = block.iq4_xs,
  up = block.iq4_xs,
  down = part(block.q5_k, block.iq4_xs, 0.125),
  embedding = block.iq4_xs,
  output_head = block.q6_k,
})

llama_cpp("iq4_nl", "llama.cpp IQ4_NL", 4.5, {
  query_key = block.iq4_nl,
  value = block.iq4_nl,
  grouped_value = block.q5_k,
  output = block.iq4_nl,
  up = block.iq4_nl,
  down = part(block.q5_k, block.iq4_nl, 0.125),
  embedding = block.iq4_nl,
  output_head = block.q6_k,
})

-- ik_llama.cpp, a fork with blocks of its own: bits of a weight in one block
-- format.  Files mix them; a case that knows its mean states it in weight_bits.
for id, bits in pairs {
  iq2_ks = 2.1875,
  iq2_k = 2.375,
  iq3_ks = 3.1875,
  iq3_k = 3.4375,
  iq4_kss = 4,
  iq4_ks = 4.25,
  iq4_k = 4.5,
  iq5_ks = 5.25,
  iq5_k = 5.5,
  iq6_k = 6.625,
  iq1_kt = 1.75,
  iq2_kt = 2.125,
  iq3_kt = 3.125,
  iq4_kt = 4,
} do
  format(id) {
    name = "ik_llama.cpp " .. id:upper(),
    cite "ik-llama-cpp" {
      bits = bits * bit,
      compute = "bf16",
      stack = "llama.cpp",
    },
  }
end
