-- Training on a stack that nobody measured.  The shares are near what
-- ridgeline calibrate fits over all sources with their names left out, each
-- weighing alike, so that they carry over to one that is not among them; where
-- pre-training and fine-tuning want other shares, each has its own.

local kinds = {
  pretrain = "Pre-training",
  finetune = "Fine-tuning",
}

-- Where several generations have one reason: GeForce cards, and the
-- workstation's of the same chip; AMD Instinct.
local geforce = "the chips of data centres at half the rate, which power " ..
  "hardly holds back: RTX 4090 of tune and fsdpq sustains 82 percent, RTX " ..
  "5090 and RTX PRO 6000 of llmq as much"

local instinct = "fitted to the measured cases of torchao on MI300X and " ..
  "of mlperft on MI300X and MI325X; CDNA4 as CDNA3 at half of the energy, by one " ..
  "case each of MI350X and MI355X"

-- Generations, and what they sustain in percent of their peaks; work in
-- TFLOP that a joule of the board's power pays for.  What power leaves of the
-- share of large matrices follows: of one chip, a board of more watts sustains
-- more.  The most that large products get is measured by others, where it is,
-- and is not fitted.
local shares = {
  {
    why = "fitted to the measured cases of mpt, intern, bloom, titan, korth, " ..
      "fa, xtuner and torchtune on A100, each source alike; the board's " ..
      "power takes little, 271 of 312 TFLOP/s are the most that Machine " ..
      "Learning Engineering found; the second version of FlashAttention " ..
      "where sources are of 2023 and later",
    most = { share = 86.9, why = "A100 SXM, 271 of 312 TFLOP/s" },
    attention = 67,
    joule = 2.5,
    run = 39,
    bandwidth = 65,
  },
  {
    on = { "Hopper" },
    lean = true,
    why = "fitted to the measured cases of mpt, nanotron, titan, llmq and " ..
      "nemo on H100: 59 percent of the peak are left on 700 W",
    most = { share = 80.3, why = "H100 SXM, 794.5 of 989 TFLOP/s" },
    narrow = { share = 91.4, why = "H200 SXM, 73.4 percent of the peak in " ..
      "fp8, 80.3 in bf16" },
    attention = 33,
    joule = 3.3,
    network = 400,
    run = 27,
    pretrain = {
      link = 90,
    },
  },
  {
    on = { "Blackwell", "Blackwell Ultra" },
    lean = true,
    why = "fitted to the measured cases of simx, nemo and mlperft on B200, " ..
      "GB200, B300 and GB300, whose boards draw 1000 to 1400 W and do " ..
      "0.82 to 0.92 J for a TFLOP of training each: 48 to 54 percent of " ..
      "the peak are left",
    most = { share = 77.6, why = "B200 SXM, 1745 of 2250 TFLOP/s" },
    narrow = { share = 98.3, why = "B200 SXM, 76.3 percent of the peak in " ..
      "fp8, 77.6 in bf16" },
    attended = {
      why = "GB200, causal, both passes: 872, 1154, 1349, 1441 and 1504 " ..
        "TFLOP/s at 2048 to 32768 tokens",
      share = 63,
      keys = 830,
    },
    joule = 2.8,
    network = 400,
    link = 90,
  },
  {
    on = { "Blackwell" },
    segments = { "consumer" },
    why = geforce,
    matrices = 92,
    attention = 80,
    joule = 6,
    apart = true,
  },
  {
    on = { "Blackwell" },
    segments = { "workstation" },
    why = geforce,
    matrices = 92,
    attention = 80,
    joule = 6,
  },
  {
    on = { "Ada Lovelace" },
    why = "fitted to the measured cases of llmq and mlperft on L40S and of " ..
      "fsdpq on RTX 6000: half of the peak is left on 300 W",
    matrices = 50,
    attention = 70,
    joule = 1.2,
  },
  {
    on = { "Ada Lovelace" },
    segments = { "consumer" },
    why = geforce,
    matrices = 92,
    attention = 80,
    joule = 6,
    apart = true,
  },
  {
    on = { "Ampere" },
    segments = { "consumer" },
    why = geforce,
    matrices = 92,
    attention = 80,
    joule = 6,
    apart = true,
  },
  {
    on = { "CDNA3" },
    why = instinct,
    most = { share = 51.4, why = "MI300X, 668.4 of 1300 TFLOP/s" },
    attention = 29,
    joule = 2.02,
    network = 400,
    pretrain = {
      link = 30,
    },
  },
  {
    on = { "CDNA4" },
    why = instinct,
    matrices = 65,
    attention = 29,
    joule = 3.1,
    network = 400,
  },
}

-- How weights are held where nobody says.
local memory = {
  pretrain = assume("as in Megatron and DeepSpeed; stacks that split " ..
    "matrices have split what lies between them as well since 2022, which " ..
    "those that are older did not") {
    param_scheme = "master",
    sequence_parallel = true,
    fused_kernels = true,
  },
  finetune = assume("models are loaded in 16 bits and stepped in them, as " ..
    "scripts of torchtune, LitGPT and ms-swift do; PEFT casts embeddings, " ..
    "head and norms to 32 bits beside weights of a few") {
    param_scheme = "pure",
    wide_tables = true,
  },
}

-- What all share, then a generation's, then what the kind has there.
local function share(kind, v, name, usual)
  local own = v[kind] or {}

  return own[name] or v[name] or usual
end

-- Matrices and attention are the same kernels in both kinds: those that are
-- pre-trained with are measured by more sources.
local function kernels(kind, v)
  return kind == "pretrain" and {
    attention_efficiency = not v.attended and v.attention * percent or nil,
    energy_efficiency = v.joule * TFLOP/J,
  } or {}
end

-- Large products as others time them, where they do; elsewhere the share is
-- fitted.
local function large(kind, v)
  local m = v.most

  return (m and cite("ml-engineering", "MAMF: " .. m.why) or assume(v.why)) {
    compute_efficiency = kind == "pretrain" and (m and m.share or
      v.matrices) * percent or nil,
  }
end

-- Those of 8 bits and fewer, of the share that those of 16 have.
local function narrow(v)
  local n = v.narrow

  return n and cite("ml-engineering-upgrading", n.why) {
    narrow_efficiency = n.share * percent,
  } or assume "matrices in 8 bits lose some to scales" {
    narrow_efficiency = 95 * percent,
  }
end

-- A port for each accelerator.
local function port(v)
  return v.network and cite("mlperf-dell-xe9680", "eight ports of 400 Gbit/s") {
    network_bandwidth = 400 * Gbit/s,
  } or cite("narayanan2021", "section 5: eight ports of 200 Gbit/s") {
    network_bandwidth = 200 * Gbit/s,
  }
end

-- Attention as its kernels' makers time it, where they do; elsewhere the share
-- is fitted.
local function attended(kind, v)
  local a = v.attended

  if not a then
    return cite("flash-attention-benchmark",
      "keys at half the rate: 235 to 310") {
      attention_keys = 260,
    }
  end
  return cite("cudnn-attention", a.why) {
    attention_efficiency = kind == "pretrain" and a.share * percent or nil,
    attention_keys = a.keys,
  }
end

local function default(kind, v)
  local segment = v.segments and v.segments[1]
  local where = (v.on and "-" .. v.on[1]:lower():gsub(" ", "-") or "") ..
    (segment and "-" .. segment or "")

  calibration(kind .. "-default" .. where) {
    name = kinds[kind] .. ", any stack" .. (v.on and ", " .. v.on[1] or "") ..
      (segment and ", " .. segment or ""),
    kind = kind,
    software = "default",
    architectures = v.on,
    segments = v.segments,
    speed_like = kind == "finetune" and "pretrain-default" .. where or nil,
    assume(v.why)(kernels(kind, v)),
    large(kind, v),
    assume("median of the published training runs " ..
      "whose hours and tokens are known: 6 flops a parameter and token over " ..
      "the peak; other generations as A100") {
      run_utilization = kind == "pretrain" and (v.run or 39) * percent or nil,
    },
    (v.lean or where:find("cdna")) and cite("aiconfigurator-systems",
      "mem_bw_empirical_scaling_factor") {
      bandwidth_efficiency = 80 * percent,
    } or assume "fitted with the share of the matrices" {
      bandwidth_efficiency = share(kind, v, "bandwidth", 93) * percent,
    },
    assume(kind == "pretrain" and "kernels between the matrices are joined " ..
      "by hand or by a compiler" or "models are run operation by " ..
      "operation: a norm in 32 bits is seven of them, with casts and copies " ..
      "between; fitted to qwen1, lf, fsdpq and NGC's BERT, which lie at 2 " ..
      "to 4") {
      kernel_traffic = share(kind, v, "traffic", kind == "pretrain" and 1 or 3),
    },
    attended(kind, v),
    assume("vector units wait less for operands than matrix units do: BERT " ..
      "in 32 bits on one V100 and one RTX 8000, 3 cases of dle and lam, " ..
      "comes within 6 percent") {
      vector_efficiency = 70 * percent,
    },
    narrow(v),
    v.apart and cite("nccl-topo", "24 of 31.5 GB/s") {
      link_efficiency = 76 * percent,
    } or assume("8 x A100 reach 240 of 300 GB/s one way in nccl-tests; " ..
      "smaller messages less") {
      link_efficiency = share(kind, v, "link", 70) * percent,
    },
    cite("aiconfigurator-systems", "p2p_latency") {
      link_latency = 10 * us,
    },
    cite("nccl-tuning", "hwLat: ring, simple protocol, NVLink") {
      near_latency = 3.4 * us,
    },
    port(v),
    assume(kind == "pretrain" and "some ten kernels a layer, 3 us each" or
      "a layer of a model launched from Python, as Transformers launches it " ..
      "in decoding: 872 us in serve.lua, fitted to qwen2 and qwen3") {
      layer_overhead = (kind == "pretrain" and 30 or 870) * us,
    },
    assume("4-bit weights are read, written in 16 bits and read again, " ..
      "which counting makes 4.5 B, and scales with them: fitted to qwen1, " ..
      "fsdpq, tune and lf on three generations") {
      unpacking = 6 * B,
    },
    assume("scores are written and read in softmax, mask and dropout, three " ..
      "times as much in both passes: fitted to bloom, lam and dle") {
      score_traffic = 24 * B,
    },
    assume("551 MB of context and 392 MB of NCCL buffers (AIConfigurator)" ..
      (v.lean and ": kernels are loaded as they are used since CUDA 11.8, " ..
      "which all stacks of these generations have" or ", and as much again " ..
      "for kernels that are loaded whole and work space of the libraries")) {
      runtime_overhead = (v.lean and 1 or 2) * GiB,
    },
    assume("middle of the stacks in training.lua, which lose 2 to 15 " ..
      "percent of their tensors to rounding and gaps") {
      allocator_overhead = 6 * percent,
    },
    assume("gradients of several passes are accumulated; where masters are " ..
      "in 32 bits, 16-bit gradients are copied to 32 for their step: so do " ..
      "all four stacks in training.lua that were measured with both") {
      gradients_held = true,
      gradient_copy = true,
    },
    cite("pytorch-foreach", "_foreach_doc: as much as the parameters more, a " ..
      "third of masters and two moments") {
      optimizer_scratch = 33 * percent,
    },
    assume("a 16-bit logit and three of 32 bits: cast, log-softmax and " ..
      "gradient; stacks that were measured take 2 to 18") {
      logit_bytes = 14 * B,
    },
    memory[kind],
    cite("peft", "autocast_adapter_dtype") {
      adapter_scheme = "amp",
    },
    assume "what the driver reports can be filled; the context is counted" {
      memory_fraction = 100 * percent,
    },
  }
end

for _, kind in ipairs { "pretrain", "finetune" } do
  for _, s in ipairs(shares) do
    default(kind, s)
  end
end
