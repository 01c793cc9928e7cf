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
    cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
      link_efficiency = 80 * percent,
    },
    cite("aiconfigurator-systems", "p2p_latency") {
      link_latency = 10 * us,
    },
    assume("551 MB of context (AIConfigurator) and about as much for the " ..
      "work space of the libraries") {
      runtime_overhead = 1 * GiB,
    },
    assume "what the driver reports can be filled; the context is counted" {
      memory_fraction = 100 * percent,
    },
    c[1], c[2], c[3], c[4], c[5],
  }
end

-- Shares of the peak in products with weights, in attention, of the
-- bandwidth; time of an operation and of its launch.
local function rates(products, attention, bandwidth, gap, launch)
  return {
    compute_efficiency = products * percent,
    attention_efficiency = attention * percent,
    bandwidth_efficiency = bandwidth * percent,
    operation_gap = gap * us,
    layer_overhead = launch * us,
  }
end

-- A decoder in bf16 holds four tensors of its widest layer where three would
-- do: Diffusers enlarges in 32 bits.
local memory = assume("fitted by ridgeline calibrate to 34 measured cases " ..
  "of flux: median error 0.6 %, with one source") {
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

-- One set for what runs operation by operation, one for what is compiled;
-- both hold for U-Nets and for transformers.
local eager = assume("near what ridgeline calibrate fits to 139 cases of " ..
  "mlpi, dif, flux, sfast, xdit, ffp8 and onediff with their names left " ..
  "out, 24 percent wrong: some are engines")
  (rates(60, 21, 96, 0, 43))
local compiled = assume("near what ridgeline calibrate fits to 51 cases of " ..
  "dif, sfast, xdit, ffp8 and onediff, all compiled, 17 percent wrong") (rates(52, 60, 75, 0, 35))

stack {
  id = "diffusion-default",
  name = "Making images, any stack",
  eager,
  memory,
}
stack {
  id = "diffusion-compiled",
  name = "Making images, compiled",
  compiled = true,
  compiled,
  memory,
  one_pool,
}
stack {
  id = "diffusion-compiled-2.0",
  name = "PyTorch 2.0, compiled",
  software = "PyTorch",
  versions = "2.0",
  compiled = true,
  compiled,
  memory,
  two_pools,
}
stack {
  id = "diffusion-torchao",
  name = "Diffusers with torchao",
  software = "diffusers + torch nightly",
  cases_only = true,
  eager,
  memory,
  narrows,
}
stack {
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

-- Several accelerators make an image together.
stack {
  id = "diffusion-xdit",
  name = "xDiT",
  software = "xDiT",
  assume("fitted by ridgeline calibrate to 3 measured cases of xdit (FLUX.1 " ..
    "on 1 to 4 H100): median error 4 %, with one source") (rates(39, 30, 70, 2, 95)),
  memory,
}
stack {
  id = "diffusion-xdit-compiled",
  name = "xDiT, compiled",
  software = "xDiT",
  compiled = true,
  assume("chosen near 3 measured cases of xdit (FLUX.1 on 1 to 4 H100), then " ..
    "checked with ridgeline calibrate: median error 1 %, with one source")
    (rates(70, 52, 46, 3, 25)),
  memory,
  one_pool,
}

stack {
  id = "diffusion-amd-instinct",
  name = "Making images, AMD Instinct",
  architectures = { "CDNA3", "CDNA4" },
  memory,
  assume("the default's shares times 0.64, MI300X over H100 in Machine " ..
    "Learning Engineering's achievable matrix rates; CDNA4 as CDNA3")
    (rates(0.64 * 60, 0.64 * 21, 96, 0, 43)),
}

-- A T4 may draw 70 W: its clock falls long before its units are full.
stack {
  id = "diffusion-turing",
  name = "Making images on Turing",
  architectures = { "Turing" },
  memory,
  assume("chosen near 3 measured cases of dif on a T4, then checked " ..
    "with ridgeline calibrate: median error 3 %, with one source") (rates(20, 20, 70, 2, 44)),
}
local turing_compiled = assume("chosen near 5 measured cases of dif on a " ..
  "T4, then checked with ridgeline calibrate: median error 1 %, with one " ..
  "source") (rates(22, 22, 70, 2, 44))
stack {
  id = "diffusion-turing-compiled",
  name = "Making images on Turing, compiled",
  compiled = true,
  architectures = { "Turing" },
  memory,
  turing_compiled,
  one_pool,
}
stack {
  id = "diffusion-turing-compiled-2.0",
  name = "PyTorch 2.0 on Turing, compiled",
  software = "PyTorch",
  versions = "2.0",
  compiled = true,
  architectures = { "Turing" },
  memory,
  turing_compiled,
  two_pools,
}

-- Engines that fuse operations and replay them.
local fused = assume("fitted to 6 measured cases of sfast with stable-fast: " ..
  "median error 9 %, with one source") (rates(81, 40, 47, 7, 16))
stack {
  id = "diffusion-stable-fast",
  name = "stable-fast",
  software = "stable-fast",
  fused,
  memory,
  one_pool,
  assume "its kernels may sum 16-bit products in 16 bits" {
    narrow_sums = true,
  },
}
stack {
  id = "diffusion-tensorrt",
  name = "TensorRT",
  software = "TensorRT",
  aliases = { "AITemplate", "ONNX Runtime", "OneDiff", "OneFlow" },
  fused,
  memory,
}

-- Training, whose kernels sustain less than those that make images.
local learning = assume("what networks keep by their layers; published " ..
  "memory of Stable Diffusion 2 in MLPerf is within 4 %") {
  activation_factor = 100 * percent,
}
local stepwise = assume("set by hand between mos, large batches, and simpt, " ..
  "adapters on few images, whose steps wait for the host")
  (rates(27, 52, 90, 2, 75))
local replayed = assume("chosen near 3 measured cases of mlperft, which " ..
  "replays its operations from graphs: median error 8 %, with one source")
  (rates(40, 30, 70, 8, 0))
stack {
  id = "diffusion-train-default",
  name = "Training on images, any stack",
  kind = "diffusion_train",
  stepwise,
  learning,
}
stack {
  id = "diffusion-train-tuned",
  name = "Training on images, tuned submissions",
  kind = "diffusion_train",
  aliases = { "MLPerf" },
  assume("the default's shares, and the gaps of stable-fast, which replays " ..
    "its operations from graphs too") (rates(29, 50, 70, 9, 0)),
  learning,
}
stack {
  id = "diffusion-train-mlperf",
  name = "Training on images, MLPerf",
  kind = "diffusion_train",
  software = "MLPerf Training",
  cases_only = true,
  replayed,
  learning,
  assume("NeMo keeps gradients in 32 bits beside sharded masters, as where " ..
    "it trains text; 3 measured cases of mlperft: median error 3 %, with " ..
    "one source") {
    grad_format = "fp32",
  },
}
