-- What stacks sustain on networks for images.  Every layer is taken to read
-- its input from memory and to write its output there; a compiler leaves some
-- of that out, which elementwise_share says.  Each entry names the cases that
-- its rates were fitted to, by the source family of their ids.

-- Gradients between accelerators, where an entry runs as no other does.
local links = {
  cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
    link_efficiency = 80 * percent,
  },
  assume("gradients go in few large buckets, and libraries reduce in trees " ..
    "where a ring would be long") {
    link_latency = 1 * us,
  },
}

-- What every entry holds in memory.
local memory = {
  assume("551 MB of context (AIConfigurator), and as much again for work " ..
    "space") {
    runtime_overhead = 1 * GiB,
  },
  assume("the batches that timm's benchmark could run in 24 GB, and the " ..
    "next ones up, which it could not: 41 of 41 fit, 25 of 30 do not") {
    allocator_overhead = 9 * percent,
  },
  assume "what the driver reports can be filled; the context is counted" {
    memory_fraction = 100 * percent,
  },
}

local function append(entry, blocks)
  for _, block in ipairs(blocks) do
    entry[#entry + 1] = block
  end
end

-- `more.like` is the entry that it runs as fast as, but for its own figures;
-- `more.above`, the one whose figures it has but for those.
local function vision(id, kind, software, name, more)
  local entry = {
    name = name,
    kind = kind,
    software = software,
    cases_only = software:find(" + ") ~= nil or
      software == "MLPerf Training" or nil,
    compiled = more.compiled,
    memory_layout = more.memory_layout,
    architectures = more.architectures,
    segments = more.segments,
    aliases = more.aliases or (software:find("^timm ") and { "timm" } or nil),
    speed_like = more.like,
    like = more.above,
  }

  append(entry, more)
  if not more.like then append(entry, links) end
  if not more.above then append(entry, memory) end
  calibration(id)(entry)
end

-- Tensor units want the channels of an image last; what keeps them first has
-- each input of a convolution copied.
local first = cite("composer-channels-last", "technical details; PyTorch's " ..
  "default, and what timm's files of results call nchw") {
  channels_first = { "tf32", "bf16", "fp16" },
}

-- Inference.

-- Without a compiler each convolution writes its output, and its biases are
-- added by a kernel that reads and writes it again.  Automatic mixed precision
-- norms in 32 bits: what was 2 bytes in and 2 out is a cast of 2 in and 4 out,
-- a norm of 4 and 4, and a cast back of 4 and 2: 16 more.
local eager = assume("by their kernels: PyTorch adds biases after cuDNN's " ..
  "convolution; its autocast lists layer and group norm, and softmax, as " ..
  "32-bit operations") {
  bias_passes = 1,
  wide_traffic = 16 * B,
}

-- One set of shares for what runs operation by operation, whoever launches it
-- and on whatever: a launch is that of NVIDIA's container, where one image
-- takes 10 ms in any format.
local read = "fitted together to 331 cases of timm and dle on RTX 3090 to " ..
  "RTX PRO 6000, V100 and T4: 9 percent wrong, and 10 of each where the " ..
  "other alone is fitted to"
local instructions = assume(read) {
  number_work = 12,
}

vision("vision-infer-default", "vision_infer", "default",
  "Vision inference, any stack", { assume(read) {
    compute_efficiency = 87 * percent,
    bandwidth_efficiency = 92 * percent,
    layer_overhead = 55 * us,
  }, instructions, first, eager })

vision("vision-infer-last", "vision_infer", "default",
  "Vision inference, channels last", { eager, memory_layout = "nhwc",
    like = "vision-infer-default" })

local joined = "kernels that are joined leave some of the traffic and of " ..
  "the launches: fitted to 82 cases of timm"
local fused = assume(joined) {
  elementwise_share = 65 * percent,
}

vision("vision-infer-compiled", "vision_infer", "default",
  "Vision inference, compiled", { compiled = true,
    like = "vision-infer-default", first, fused, assume(joined) {
      layer_overhead = 20 * us,
    } })

-- Engines join norms, activations and sums with the convolutions, which are
-- what is left to launch.  They multiply and move as fast as all others;
-- ResNet-50 in 8 bits on RTX 4090, which no rate was chosen for, comes within
-- 18 percent.
local engines = { "TensorRT", "Torch-TensorRT", "ONNX Runtime", "OpenVINO",
  "MIGraphX", "AITemplate", "TVM", "MLPerf" }

vision("vision-infer-engines", "vision_infer", "default",
  "Vision inference, engines", { aliases = engines,
    cite("ml-engineering", "MAMF: A100 SXM, 271 of 312 TFLOP/s") {
      compute_efficiency = 87 * percent,
    }, assume(read) {
      bandwidth_efficiency = 92 * percent,
    }, assume("cycles of a kernel besides its work: fitted to 58 cases of " ..
      "mlpi, ulyolo and yolov6; alone, ResNet-50 on RTX 4090 and detectors " ..
      "on A100 and T4 want 7,500 too, those of yolov6 4,100") {
      elementwise_share = 0 * percent,
      layer_overhead = 0 * us,
      kernel_cycles = 7500,
    } })

vision("vision-infer-engines-turing", "vision_infer", "default",
  "Vision inference, engines on T4", { aliases = engines,
    architectures = { "Turing" },
    segments = { "datacenter" },
    above = "vision-infer-engines",
    like = "vision-infer-engines",
    assume("70 W hold T4 at a third of its peak: fitted to 42 cases of " ..
      "ulyolo and yolov6, 7 percent wrong") {
      compute_efficiency = 32 * percent,
    } })

vision("vision-infer-timm-last", "vision_infer",
  "timm benchmark.py", "timm with PyTorch 1.13, channels last", {
    eager, assume("its attention is not fused: scores are written, masked " ..
      "and read again") {
      score_traffic = 16 * B,
    },
    memory_layout = "nhwc",
    like = "vision-infer-default",
  })

vision("vision-infer-ngc", "vision_infer", "NGC PyTorch eager",
  "NVIDIA's PyTorch container, eager", {
    cite("dle-convnets-config", "memory_format: nhwc with AMP alone") {
      channels_first = { "tf32" },
    }, eager, like = "vision-infer-default" })

-- Training.

-- The same of three passes; backwards, cuDNN's kernels of depthwise convolutions
-- move their tensors three times.
local steps = assume("by their kernels as above, for three passes; depthwise " ..
  "convolutions as timm's MobileNets and EfficientNets train") {
  bias_passes = 1,
  depthwise_passes = 2,
  wide_traffic = 48 * B,
}

-- One set of shares for all that runs operation by operation.
local trained = "fitted together to 111 cases of timm, dle and lam on Volta " ..
  "to Hopper, 1 to 8 accelerators: 5 percent wrong, 8 those of a source " ..
  "that is left out; data lie on the accelerator"
local shares = assume(trained) {
  compute_efficiency = 87 * percent,
  bandwidth_efficiency = 92 * percent,
}

vision("vision-train-default", "vision_train", "default",
  "Vision training, any stack", { shares, assume(trained) {
    layer_overhead = 10 * us,
    number_work = 20,
  }, first, steps })

vision("vision-train-last", "vision_train", "default",
  "Vision training, channels last", { steps, memory_layout = "nhwc",
    like = "vision-train-default" })

-- Compilers put channels last by themselves.
vision("vision-train-compiled", "vision_train", "default",
  "Vision training, compiled", { compiled = true,
    like = "vision-infer-compiled" })

-- Kernels that join convolutions with norms, channels last, handed over a pass
-- at a time.  No figure is fitted to those who run them: all are those of joined
-- kernels in inference, and 10 rows of mlperft, 4 to 3584 H100, H200 and L40S,
-- come within 13 percent.
vision("vision-train-tuned", "vision_train", "default",
  "Vision training, tuned submissions", { aliases = { "MLPerf" },
    like = "vision-infer-compiled",
    cite("mlperf-resnet-config", "bulk execution of up to 999 nodes") {
      layer_overhead = 0 * us,
    } })

-- Submissions list all software of their machine behind the name.
vision("vision-train-mlperf", "vision_train", "MLPerf Training",
  "MLPerf Training", { above = "vision-train-tuned",
    like = "vision-train-tuned" })

-- PyTorch 1.12, whose attention is not fused.
local unfused = assume("scores are written, masked and read again in both " ..
  "passes: fitted to 43 cases of timm") {
  score_traffic = 40 * B,
}

vision("vision-train-timm", "vision_train", "timm benchmark.py",
  "timm, eager PyTorch", { first, steps, unfused,
    like = "vision-train-default" })

vision("vision-train-timm-last", "vision_train",
  "timm benchmark.py", "timm, eager PyTorch, channels last", { steps, unfused,
    memory_layout = "nhwc",
    like = "vision-train-default",
  })

vision("vision-train-ngc", "vision_train", "NGC PyTorch",
  "NVIDIA's PyTorch container", {
    cite("dle-convnets-config", "memory_format: nhwc with AMP alone") {
      channels_first = { "tf32" },
    }, steps, cite("dle-convnets-config", "data_backend: pytorch; " ..
      "resnet50v1.5/README.md, DGX-1 of 40 cores: 8322 images/s") {
      sample_time = 40 / 8322 * s,
    }, like = "vision-train-default" })

vision("vision-train-lambda", "vision_train",
  "NGC PyTorch + NVIDIA DeepLearningExamples scripts",
  "NVIDIA's scripts as Lambda runs them", {
    cite("lambda-benchmark-config",
      "PyTorch_resnet50_AMP_PARAMS: no memory format is asked for") {
      channels_first = { "tf32", "fp16" },
    }, steps, like = "vision-train-default" })
