-- Training on a stack that nobody measured.  The shares are fitted over
-- sources, each weighing alike, so that they carry over to one that is not
-- among them; what stands alone was left where it was.

local kinds = {
  pretrain = "Pre-training",
  finetune = "Fine-tuning",
}

-- Generations, and what they sustain in percent of their peaks.
local shares = {
  {
    why = "fitted to the measured cases of mpt, intern, bloom, titan, korth, " ..
      "fa, xtuner and torchtune on A100, each source alike: median errors of " ..
      "2 to 16 percent; the second version of FlashAttention where sources " ..
      "are of 2023 and later",
    matrices = 70,
    attention = 50,
    run = 39,
  },
  {
    on = { "Hopper" },
    why = "fitted to 101 measured cases of mpt, nanotron, titan and llmq: " ..
      "median error 10 percent, 24 for a source that the fit has not seen; " ..
      "power holds large matrices below the peak",
    matrices = 60,
    attention = 30,
    run = 27,
  },
  {
    on = { "Blackwell", "Blackwell Ultra" },
    why = "fitted to 90 measured cases of simx, nemo and llmq: they lie far " ..
      "apart, 67 percent for a source that the fit has not seen",
    matrices = 54,
    attention = 36,
  },
  {
    on = { "Blackwell" },
    segments = { "consumer" },
    why = "as GeForce cards of Ada Lovelace: their matrices run at half " ..
      "the rate of the chip's, so that power does not hold them back; of " ..
      "llmq, GeForce reaches 1.37 times the share of the workstation card",
    matrices = 76,
    attention = 50,
  },
  {
    on = { "Blackwell" },
    segments = { "workstation" },
    why = "as GeForce cards, whose chip it is: the share of the data centre's " ..
      "chip says nothing of it; llm.q reaches 1.3 times the default's share " ..
      "on Hopper and as much here",
    matrices = 76,
    attention = 50,
  },
  {
    on = { "Ada Lovelace" },
    why = "0.65 of GeForce's share: the full rate is held back by power; " ..
      "0.70 in llmq on L40S, 0.55 in fsdpq and lam on RTX 6000",
    matrices = 50,
    attention = 33,
  },
  {
    on = { "Ada Lovelace" },
    segments = { "consumer" },
    why = "fitted to 18 measured cases of tune and fsdpq: 21 percent for a " ..
      "source that the fit has not seen; clocks above those of the peak",
    matrices = 76,
    attention = 50,
  },
  {
    on = { "CDNA3", "CDNA4" },
    why = "0.64 of the first share, MI300X over H100 in Machine Learning " ..
      "Engineering's achievable matrix rates: 668.4 of 1300 TFLOP/s and " ..
      "794.5 of 989; CDNA4 as CDNA3",
    matrices = 0.64 * 67,
    attention = 0.64 * 35,
  },
}

-- How weights are held where nobody says, and what sequences of all lengths
-- leave behind.
local memory = {
  pretrain = assume("as in Megatron and DeepSpeed; stacks that split " ..
    "matrices have split what lies between them as well since 2022, which " ..
    "those that are older did not") {
    param_scheme = "master",
    sequence_parallel = true,
  },
  finetune = assume("models are loaded in 16 bits and stepped in them, as " ..
    "scripts of torchtune, LitGPT and ms-swift do; PEFT casts embeddings, " ..
    "head and norms to 32 bits beside weights of a few; blocks of all sizes " ..
    "that free up are kept, half of what ms-swift keeps") {
    param_scheme = "pure",
    wide_tables = true,
    allocator_cache = 60 * percent,
  },
}

local function default(kind, v)
  local segment = v.segments and v.segments[1]

  calibration(kind .. "-default" .. (v.on and "-" ..
    v.on[1]:lower():gsub(" ", "-") or "") ..
    (segment and "-" .. segment or "")) {
    name = kinds[kind] .. ", any stack" .. (v.on and ", " .. v.on[1] or "") ..
      (segment and ", " .. segment or ""),
    kind = kind,
    software = "default",
    architectures = v.on,
    segments = v.segments,
    assume(v.why) {
      compute_efficiency = v.matrices * percent,
      attention_efficiency = v.attention * percent,
    },
    assume("median of the published training runs " ..
      "whose hours and tokens are known: 6 flops a parameter and token over " ..
      "the peak; other generations as A100") {
      run_utilization = kind == "pretrain" and (v.run or 39) * percent or nil,
    },
    assume(kind == "pretrain" and "fitted with the share of the matrices " ..
      "on A100: what lies between the matrices runs at 56 percent of the " ..
      "bandwidth" or "a little less than in pre-training: models are run " ..
      "operation by operation, qwen1 and NGC's BERT at 38 to 42 percent") {
      bandwidth_efficiency = (kind == "pretrain" and 56 or 50) * percent,
    },
    assume "matrices in 8 bits lose some to scales and casts" {
      narrow_efficiency = 95 * percent,
    },
    assume("8 x A100 reach 240 of 300 GB/s one way in nccl-tests; smaller " ..
      "messages less") {
      link_efficiency = 70 * percent,
    },
    cite("aiconfigurator-systems", "p2p_latency") {
      link_latency = 10 * us,
    },
    assume "a port of 200 Gbit/s for each accelerator, as in a DGX A100" {
      network_bandwidth = 200 * Gbit/s,
    },
    assume("fitted on fully sharded runs: most of the traffic hides behind " ..
      "arithmetic") {
      link_overlap = 80 * percent,
    },
    assume(kind == "pretrain" and "some ten kernels a layer, 3 us each" or
      "a layer of a model launched from Python, as Transformers launches it " ..
      "in decoding: 872 us in serve.lua, fitted to qwen2 and qwen3") {
      layer_overhead = (kind == "pretrain" and 30 or 870) * us,
    },
    assume("4-bit weights are read, written in 16 bits and read again, in " ..
      "unpacking that is far from the bandwidth: fitted to fsdpq and lf") {
      unpacking = 25 * B,
    },
    assume("551 MB of context and 392 MB of NCCL buffers (AIConfigurator), " ..
      "and as much again for work space of the libraries") {
      runtime_overhead = 2 * GiB,
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
    assume("AdamW over lists of tensors, PyTorch's default, makes " ..
      "temporaries as large as the parameters that it steps: a third of " ..
      "masters and two moments") {
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
