-- What stacks that make images sustain, fitted on published steps a second
-- and times of pipelines.

local function stack(c)
  calibration(c.id) {
    name = c.name,
    kind = c.kind or "diffusion_infer",
    software = c.software or "default",
    cases_only = c.cases_only,
    compiled = c.compiled,
    versions = c.versions,
    aliases = c.aliases,
    architectures = c.architectures,
    segments = c.segments,
    cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
      link_efficiency = 80 * percent,
    },
    cite("aiconfigurator-systems", "p2p_latency") {
      link_latency = 10 * us,
    },
    assume("551 MB of context (AIConfigurator), and as much again for work " ..
      "space") {
      runtime_overhead = 1 * GiB,
    },
    assume "what the driver reports can be filled; the context is counted" {
      memory_fraction = 100 * percent,
    },
    c[1], c[2], c[3], c[4], c[5], c[6], c[7],
  }
end

-- Shares of the peak in products with weights, in attention, of the
-- bandwidth; time of an operation and of its launch; share of the traffic of
-- layers without weights that joined kernels leave.
local function rates(products, attention, bandwidth, gap, launch, share)
  return {
    compute_efficiency = products * percent,
    attention_efficiency = attention * percent,
    bandwidth_efficiency = bandwidth * percent,
    operation_gap = gap * us,
    layer_overhead = launch * us,
    elementwise_share = share and share * percent,
  }
end

-- Work in 16 bits of a joule of the board's power, which holds data-center
-- boards back and leaves GeForce cards, of half the rate, and H20 alone: one
-- figure a generation for all stacks.
local fitted = "fitted with the shares of all stacks to 169 cases of dif, " ..
  "ffp8, flux, mlpi, onediff, sfast and xdit: boards of 70 to 700 W whose " ..
  "units could do twice as much"
local silicon = {
  { joule = 0.42, why = fitted },
  { on = { "Volta" }, joule = 0.3, why = "between Turing and Ampere, whose " ..
    "neighbour it is: no case" },
  { on = { "Turing" }, joule = 0.2, why = fitted },
  { on = { "Ada Lovelace" }, joule = 0.52, why = fitted },
  { on = { "Hopper" }, joule = 0.72, why = fitted },
  {
    on = { "Blackwell", "Blackwell Ultra" },
    joule = 0.9,
    why = "1.14 would follow from Hopper's by the peak that a watt of B200 " ..
      "has over H100's; 3 cases of mlperft on GB200 want less",
  },
  {
    on = { "Blackwell" },
    segments = { "consumer", "workstation" },
    joule = 0.52,
    why = "as Ada Lovelace, made in the same process: no case",
  },
  {
    on = { "CDNA3", "CDNA4" },
    joule = 0.46,
    why = "0.64 of Hopper's, MI300X over H100 in Machine Learning " ..
      "Engineering's achievable matrix rates; CDNA4 as CDNA3",
  },
}

-- One entry a generation, all of the same shares.
local function stacks(c)
  for _, s in ipairs(silicon) do
    local place = s.on and table.concat(s.on, " and ") ..
      (s.segments and ", " .. table.concat(s.segments, " and ") or "")
    local entry = {}

    for k, v in pairs(c) do
      entry[k] = v
    end
    if place then
      entry.id = c.id .. "-" .. (s.on[1] .. (s.segments and "-" ..
        s.segments[1] or "")):lower():gsub(" ", "-")
      entry.name = c.name .. ", " .. place
    end
    entry.architectures, entry.segments = s.on, s.segments
    entry[#entry + 1] = assume(s.why) {
      energy_efficiency = s.joule * TFLOP/J,
    }
    stack(entry)
  end
end

-- A decoder in bf16 holds four tensors of its widest layer where three would
-- do: Diffusers enlarges in 32 bits.
local memory = assume("fitted by ridgeline calibrate to 34 measured cases " ..
  "of flux: median error 0.6%, with one source") {
  activation_factor = 134 * percent,
}

local narrows = assume "torchao narrows weights that were loaded whole" {
  narrows_weights = true,
}

-- What a recording works with stays in a pool that nothing else can use.
-- CUDAGraph Trees share one among all recordings; before them each
-- compilation had its own.
local one_pool = cite("pytorch-cudagraphs", "PyTorch CUDAGraph integration") {
  graph_pools = 1,
}
local two_pools = cite("diffusers-torch2", "T4, 16 images: compiled by " ..
  "PyTorch 2.0 it runs out of memory after the first or the second round, " ..
  "by the nightly with one pool it does not: two recordings") {
  graph_pools = 2,
}

-- One set for what runs operation by operation, one for what is compiled, one
-- for engines; they hold for U-Nets and for transformers.
local all = "fitted to 169 cases of dif, ffp8, flux, mlpi, onediff, sfast and " ..
  "xdit together with the work of a joule: 12 percent wrong, 15 those of a " ..
  "source that is left out"
local eager = assume(all) (rates(60, 80, 75, 0, 45))
local compiled = assume(all) (rates(92, 80, 75, 0, 36, 82))
local fused = assume(all) (rates(92, 80, 75, 0, 16, 89))

stacks {
  id = "diffusion-default",
  name = "Making images, any stack",
  eager,
  memory,
}
stacks {
  id = "diffusion-compiled",
  name = "Making images, compiled",
  compiled = true,
  compiled,
  memory,
  one_pool,
}
stacks {
  id = "diffusion-compiled-2.0",
  name = "PyTorch 2.0, compiled",
  software = "PyTorch",
  versions = "2.0",
  compiled = true,
  compiled,
  memory,
  two_pools,
}
stacks {
  id = "diffusion-torchao",
  name = "Diffusers with torchao",
  software = "diffusers + torch nightly",
  cases_only = true,
  eager,
  memory,
  narrows,
}
stacks {
  id = "diffusion-torchao-compiled",
  name = "Diffusers with torchao, compiled",
  software = "diffusers + torch nightly",
  cases_only = true,
  compiled = true,
  compiled,
  memory,
  narrows,
  one_pool,
}

-- Engines that fuse operations and replay them.
stacks {
  id = "diffusion-engines",
  name = "Making images, engines",
  aliases = { "TensorRT", "AITemplate", "ONNX Runtime", "OneDiff", "OneFlow",
    "stable-fast", "TheStage" },
  fused,
  memory,
  one_pool,
  assume "their kernels may sum 16-bit products in 16 bits" {
    narrow_sums = true,
  },
}

-- Training.  The shares of networks that make images, but for what automatic
-- mixed precision adds: norms and sums in 32 bits, casts beside them, and the
-- copies of both for the backward pass.
local shares = assume(all) {
  compute_efficiency = 60 * percent,
  attention_efficiency = 80 * percent,
  bandwidth_efficiency = 75 * percent,
}
local stepwise = assume("traffic and launches fitted to 36 cases of mos, at " ..
  "two sizes of images, and simpt, whose smallest networks wait for the " ..
  "host") {
  operation_gap = 0 * us,
  layer_overhead = 75 * us,
  kernel_traffic = 5,
}
local unpacked = assume("fitted to 6 cases of simpt, in 8 bits beside 16: " ..
  "0.75 ms a product on H100 and on L40S, of two networks; it is Python that " ..
  "takes it, for tensors of a class of their own") {
  narrow_overhead = 750 * us,
}
local casts = cite("torchao-float8-casts", "abs() for the scale, a copy " ..
  "in 32 bits, and that over its scale for clamp(): what autograd keeps") {
  cast_bytes = 10 * B,
}
local wide = assume("fitted to 8 cases of simpt without recomputation, 38 to " ..
  "64 percent above what networks keep by their layers") {
  activation_factor = 150 * percent,
}
-- What tuned submissions run: kernels that are joined, replayed from graphs.
local replayed = assume("gaps fitted to 3 cases of mlperft") {
  operation_gap = 10 * us,
  layer_overhead = 0 * us,
}
local tight = assume("what networks keep by their layers: published memory " ..
  "of Stable Diffusion 2 in MLPerf is within 4 percent") {
  activation_factor = 100 * percent,
}

stacks {
  id = "diffusion-train-default",
  name = "Training on images, any stack",
  kind = "diffusion_train",
  shares,
  stepwise,
  unpacked,
  wide,
  casts,
}
stacks {
  id = "diffusion-train-tuned",
  name = "Training on images, tuned submissions",
  kind = "diffusion_train",
  aliases = { "MLPerf" },
  shares,
  replayed,
  tight,
  assume("NeMo keeps gradients in 32 bits beside sharded masters, as where " ..
    "it trains text") {
    grad_format = "fp32",
  },
}
