-- What stacks that make images sustain, fitted on published steps a second
-- and times of pipelines.

local function stack(c)
  calibration(c.id) {
    name = c.name,
    kind = c.kind or "diffusion_infer",
    software = c.software or "default",
    like = c.like,
    speed_like = c.speed_like,
    cases_only = c.cases_only,
    compiled = c.compiled,
    versions = c.versions,
    aliases = c.aliases,
    architectures = c.architectures,
    segments = c.segments,
    table.unpack(c),
  }
end

-- What every entry has from the first.
local machine = {
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
}

-- Work in 16 bits of a joule of the board's power, which holds data-center
-- boards back and leaves GeForce cards, of half the rate, and H20 alone: one
-- figure a generation for all stacks.  On Ampere, Ada Lovelace and Hopper, where
-- several sources tell, it comes out as half of what the largest board could do
-- with a joule at its peak, within a tenth.  Elsewhere that is what it is taken
-- to be: of T4 and of GB200, which one source each measured, it would be 48 and
-- 45 percent.
local fitted = "fitted to 176 cases of dif, ffp8, flux, mlpi, mos, onediff, " ..
  "sfast, simpt and xdit: boards of 250 to 700 W whose units could do twice " ..
  "as much"

local function joule(tflops)
  return assume(fitted) { energy_efficiency = tflops * TFLOP/J }
end

local half = assume("half, as where several sources tell") {
  energy_share = 50 * percent,
}

local function peak(source, where, tflops, watts)
  return cite(source, where) {
    energy_efficiency = tflops / watts * TFLOP/J,
  }
end

local silicon = {
  {
    on = { "Volta" },
    peak("epoch-ml-hardware", "V100 SXM2: 125 TFLOP/s on 300 W", 125, 300),
    half,
  },
  {
    on = { "Turing" },
    -- 576 tensor cores x 128 x 1.77 GHz; Epoch's 260 W are those of the chip
    -- and its memory without the board.
    peak("chip-quadro-rtx-6000", "576 tensor cores, 295 W", 130.5, 295),
    half,
  },
  { on = { "Ada Lovelace" }, joule(0.56) },
  { on = { "Hopper" }, joule(0.76) },
  {
    on = { "Blackwell", "Blackwell Ultra" },
    peak("ml-engineering", "GB200: 2500 TFLOP/s on 1200 W", 2500, 1200),
    half,
  },
  {
    on = { "Blackwell" },
    segments = { "consumer", "workstation" },
    peak("aiconfigurator-systems", "RTX PRO 6000: 467.8 TFLOP/s on 600 W",
      467.8, 600),
    half,
  },
  {
    on = { "CDNA3", "CDNA4" },
    peak("ml-engineering", "MAMF: 708 TFLOP/s reached on MI300X's 750 W", 708,
      750),
    half,
  },
}

-- Kernels of a generation, which no stack is named after: its stacks share the
-- work of a joule.
local base = "diffusion-kernels"

local function behind(s)
  return "-" .. (s.on[1] .. (s.segments and "-" .. s.segments[1] or
    "")):lower():gsub(" ", "-")
end

local function place(s)
  return table.concat(s.on, " and ") .. (s.segments and ", " ..
    table.concat(s.segments, " and ") or "")
end

local function kernels(c)
  stack(c)
  for _, s in ipairs(silicon) do
    stack {
      id = base .. behind(s),
      name = c.name .. ", " .. place(s),
      software = c.software,
      like = base,
      cases_only = true,
      architectures = s.on,
      segments = s.segments,
      s[1],
      s[2],
    }
  end
end

-- One entry for all generations, and one each for those with a figure of their
-- own.
local function stacks(c)
  stack(c)
  for _, s in ipairs(silicon) do
    stack {
      id = c.id .. behind(s),
      name = c.name .. ", " .. place(s),
      kind = c.kind,
      software = c.software,
      like = c.id,
      speed_like = base .. behind(s),
      cases_only = c.cases_only,
      compiled = c.compiled,
      versions = c.versions,
      aliases = c.aliases,
      architectures = s.on,
      segments = s.segments,
    }
  end
end

-- A decoder in bf16 holds four tensors of its widest layer where three would
-- do: Diffusers enlarges in 32 bits.
local memory = assume("fitted by ridgeline calibrate to 34 measured cases " ..
  "of flux: median error 0.6%, with one source") {
  activation_factor = 134 * percent,
}

local narrows = cite("diffusers-torchao-benchmark", "load_pipeline(): all to " ..
  "the accelerator, then quantize_()") {
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
  "xdit together with the work of a joule: 9 percent wrong, 10 those of a " ..
  "source that is left out"

kernels {
  id = base,
  name = "Kernels of networks that make images",
  software = "Kernels of networks that make images",
  cases_only = true,
  cite("ml-engineering", "MAMF: A100 SXM, 271 of 312 TFLOP/s") {
    compute_efficiency = 87 * percent,
  },
  assume(all) {
    bandwidth_efficiency = 94 * percent,
    layer_overhead = 45 * us,
  },
  joule(0.38),
  memory,
  table.unpack(machine),
}
stacks {
  id = "diffusion-default",
  name = "Making images, any stack",
  like = base,
  assume(all) {
    kernel_traffic = 3.1,
  },
}
stacks {
  id = "diffusion-compiled",
  name = "Making images, compiled",
  compiled = true,
  like = base,
  assume(all) {
    layer_overhead = 35 * us,
    elementwise_share = 65 * percent,
  },
  one_pool,
}
stacks {
  id = "diffusion-compiled-2.0",
  name = "PyTorch 2.0, compiled",
  software = "PyTorch",
  versions = "2.0",
  compiled = true,
  like = "diffusion-compiled",
  two_pools,
}
stacks {
  id = "diffusion-torchao",
  name = "Diffusers with torchao",
  software = "diffusers + torch nightly",
  cases_only = true,
  like = "diffusion-default",
  narrows,
}
stacks {
  id = "diffusion-torchao-compiled",
  name = "Diffusers with torchao, compiled",
  software = "diffusers + torch nightly",
  cases_only = true,
  compiled = true,
  like = "diffusion-compiled",
  narrows,
}

-- Engines that fuse operations and replay them.
stacks {
  id = "diffusion-engines",
  name = "Making images, engines",
  aliases = { "TensorRT", "AITemplate", "ONNX Runtime", "OneDiff", "OneFlow",
    "stable-fast", "TheStage" },
  like = "diffusion-compiled",
  assume(all) {
    layer_overhead = 16 * us,
  },
  assume "their kernels may sum 16-bit products in 16 bits" {
    narrow_sums = true,
  },
}

-- Training, as images are made, but for automatic mixed precision: norms and
-- sums in 32 bits, and a cast to launch beside each operation.
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
stacks {
  id = "diffusion-train-default",
  name = "Training on images, any stack",
  kind = "diffusion_train",
  speed_like = "diffusion-default",
  unpacked,
  wide,
  casts,
  table.unpack(machine),
}
-- What tuned submissions run: kernels that are joined, as engines do, and the
-- whole iteration replayed from one graph, with what all engines need from kernel
-- to kernel; gradients go once all are there.  Memory of Stable Diffusion 2 in
-- MLPerf is what its layers keep.
stacks {
  id = "diffusion-train-tuned",
  name = "Training on images, tuned submissions",
  kind = "diffusion_train",
  aliases = { "MLPerf" },
  speed_like = "diffusion-engines",
  assume("NeMo keeps gradients in 32 bits beside sharded masters, as where " ..
    "it trains text") {
    grad_format = "fp32",
  },
  cite("nvidia-graphs-sd2", "Capture Scope: the whole iteration is one graph; " ..
    "performance impact") {
    layer_overhead = 0 * us,
  },
  assume("cycles of a kernel besides its work: fitted to 58 cases of " ..
    "mlpi, ulyolo and yolov6; alone, ResNet-50 on RTX 4090 and detectors " ..
    "on A100 and T4 want 7,500 too, those of yolov6 4,100") {
    kernel_cycles = 7500,
  },
  cite("mlperf-sd2-config", "ddp_overlap: False") {
    link_overlap = 0 * percent,
  },
  table.unpack(machine),
}
