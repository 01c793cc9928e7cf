-- What stacks sustain on networks for images.  Every layer is taken to read
-- its input from memory and to write its output there; a compiler leaves some
-- of that out, which elementwise_share says.  Each entry names the cases that
-- its rates were fitted to, by the source family of their ids.

local function vision(id, kind, software, name, rates, more)
  more = more or {}
  calibration(id) {
    name = name,
    kind = kind,
    software = software,
    cases_only = software:find(" + ") ~= nil or
      software == "MLPerf Training" or nil,
    compiled = more.compiled,
    memory_layout = more.memory_layout,
    architectures = more.architectures,
    aliases = more.aliases or (software:find("^timm ") and { "timm" } or nil),
    rates,
    cite("alaya-nccl-tests", "8 x A100: 240 of 300 GB/s one way") {
      link_efficiency = 80 * percent,
    },
    assume("gradients go in few large buckets, and libraries reduce in trees " ..
      "where a ring would be long") {
      link_latency = 1 * us,
    },
    assume("551 MB of context (AIConfigurator), and as much again for work " ..
      "space of convolutions") {
      runtime_overhead = 1 * GiB,
    },
    assume("the batches that timm's benchmark could run in 24 GB, and the " ..
      "next ones up, which it could not: 41 of 41 fit, 25 of 30 do not") {
      allocator_overhead = 9 * percent,
    },
    assume "what the driver reports can be filled; the context is counted" {
      memory_fraction = 100 * percent,
    },
    more[1], more[2],
  }
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

vision("vision-infer-default", "vision_infer", "default",
  "Vision inference, any stack",
  assume("near what ridgeline calibrate fits to 64 cases of timm, dle, " ..
    "ulyolo and yolov6 with their names left out, 21 percent wrong: eager " ..
    "scripts and engines alike, so launches lie between 44 us and none") {
    compute_efficiency = 40 * percent,
    bandwidth_efficiency = 92 * percent,
    layer_overhead = 12 * us,
  }, { eager })

vision("vision-infer-compiled", "vision_infer", "default",
  "Vision inference, compiled",
  assume("the default's shares; kernels that are joined leave 40 percent of " ..
    "the traffic and half of the launches") {
    compute_efficiency = 60 * percent,
    bandwidth_efficiency = 65 * percent,
    elementwise_share = 40 * percent,
    layer_overhead = 22 * us,
  }, { compiled = true })

local engines = { "TensorRT", "Torch-TensorRT", "ONNX Runtime", "OpenVINO",
  "MIGraphX", "AITemplate", "TVM", "MLPerf" }

vision("vision-infer-engines", "vision_infer", "default",
  "Vision inference, engines",
  assume("fitted by ridgeline calibrate to 32 cases of ulyolo and yolov6, " ..
    "detectors on T4 and A100, 9 percent wrong; engines join norms, " ..
    "activations and sums with the convolutions") {
    compute_efficiency = 29.5 * percent,
    bandwidth_efficiency = 49.8 * percent,
    elementwise_share = 0 * percent,
    layer_overhead = 0 * us,
    operation_gap = 3.61 * us,
  }, { aliases = engines })

-- Caches of 48 to 96 MB hold the tensors of a small batch.
vision("vision-infer-engines-ada", "vision_infer", "default",
  "Vision inference, engines on Ada Lovelace",
  assume("chosen near 3 rows mlpi: ResNet-50 in int8 on two RTX 4090, which " ..
    "the shares of other engines leave 33 percent wrong; L4 and L40S of " ..
    "MLPerf 4.1, precision not stated, come out 7 and 24 percent below") {
    compute_efficiency = 80 * percent,
    bandwidth_efficiency = 96 * percent,
    elementwise_share = 0 * percent,
    layer_overhead = 0 * us,
    operation_gap = 1.6 * us,
  }, { aliases = engines, architectures = { "Ada Lovelace" } })

vision("vision-infer-timm", "vision_infer", "timm benchmark.py",
  "timm, eager PyTorch",
  assume("fitted on 85 rows timm: RTX 3090 and 4090 with mixed precision, " ..
    "batches of 128 to 1024") {
    compute_efficiency = 60 * percent,
    bandwidth_efficiency = 72 * percent,
    layer_overhead = 44 * us,
  }, { eager })

-- Two thirds more bandwidth than the generation before, and kernels of the
-- same release that use less of it.
vision("vision-infer-timm-blackwell", "vision_infer", "timm benchmark.py",
  "timm, eager PyTorch on Blackwell",
  assume "fitted on 51 rows timm: RTX 5090 with mixed precision" {
    compute_efficiency = 60 * percent,
    bandwidth_efficiency = 62 * percent,
    layer_overhead = 44 * us,
  }, { eager, architectures = { "Blackwell" } })

vision("vision-infer-timm-last", "vision_infer",
  "timm benchmark.py", "timm, eager PyTorch, channels last",
  assume("fitted on 26 rows timm: RTX 3090 with mixed precision and PyTorch " ..
    "1.13, whose attention is not fused") {
    compute_efficiency = 60 * percent,
    bandwidth_efficiency = 78 * percent,
    score_traffic = 16 * B,
    layer_overhead = 44 * us,
  }, { eager, memory_layout = "nhwc" })

vision("vision-infer-timm-compiled", "vision_infer",
  "timm benchmark.py", "timm, compiled by TorchDynamo",
  assume "fitted on 28 rows timm: RTX 4090 and 5090 with mixed precision" {
    compute_efficiency = 45.3 * percent,
    bandwidth_efficiency = 57.2 * percent,
    elementwise_share = 40.6 * percent,
    layer_overhead = 20 * us,
  }, { compiled = true })

vision("vision-infer-ngc", "vision_infer", "NGC PyTorch eager",
  "NVIDIA's PyTorch container, eager",
  assume("fitted on 16 rows dle: ResNet-50 on V100 and T4, batches of 1 to 256; " ..
    "one image takes 10 ms in any format, so the host sets the pace") {
    compute_efficiency = 56.5 * percent,
    bandwidth_efficiency = 66.7 * percent,
    layer_overhead = 56.3 * us,
  }, { eager })

-- Training.

-- The same of three passes; backwards, cuDNN's kernels of depthwise convolutions
-- move their tensors three times.
local steps = assume("by their kernels as above, for three passes; depthwise " ..
  "convolutions as timm's MobileNets and EfficientNets train") {
  bias_passes = 1,
  depthwise_passes = 2,
  wide_traffic = 48 * B,
}

vision("vision-train-default", "vision_train", "default",
  "Vision training, any stack",
  assume("fitted by ridgeline calibrate to 54 cases of mlperft, timm, lam " ..
    "and dle with their names left out, 12 percent wrong") {
    compute_efficiency = 37 * percent,
    bandwidth_efficiency = 66.6 * percent,
    layer_overhead = 10 * us,
    image_overhead = 10.5 * us,
  }, { steps })

-- Kernels that join convolutions with what follows, replayed from graphs.
vision("vision-train-tuned", "vision_train", "default",
  "Vision training, tuned submissions",
  assume("the default's rates, the share of traffic that TorchDynamo leaves " ..
    "in 28 rows of timm, and the gaps of TensorRT's kernels") {
    compute_efficiency = 60 * percent,
    bandwidth_efficiency = 65 * percent,
    elementwise_share = 40 * percent,
    layer_overhead = 0 * us,
    operation_gap = 2 * us,
    image_overhead = 30 * us,
  }, { aliases = { "MLPerf" } })

vision("vision-train-timm", "vision_train", "timm benchmark.py",
  "timm, eager PyTorch",
  assume("fitted on 43 rows timm: RTX 3090 with mixed precision and PyTorch " ..
    "1.12, whose attention is not fused; batches of 16 to 512") {
    compute_efficiency = 60 * percent,
    bandwidth_efficiency = 60 * percent,
    score_traffic = 40 * B,
    layer_overhead = 10 * us,
  }, { first, steps })

vision("vision-train-timm-last", "vision_train",
  "timm benchmark.py", "timm, eager PyTorch, channels last",
  assume("fitted on 43 rows timm: RTX 3090 with mixed precision and PyTorch " ..
    "1.12, whose attention is not fused; batches of 16 to 512") {
    compute_efficiency = 60 * percent,
    bandwidth_efficiency = 72 * percent,
    score_traffic = 40 * B,
    layer_overhead = 10 * us,
  }, { steps, memory_layout = "nhwc" })

vision("vision-train-lambda", "vision_train",
  "NGC PyTorch + NVIDIA DeepLearningExamples scripts",
  "NVIDIA's scripts as Lambda runs them",
  assume("fitted on 56 rows lam: ResNet-50 on Volta to Hopper, 1 to 8 GPUs; " ..
    "data are made up and lie on the accelerator") {
    compute_efficiency = 62.6 * percent,
    bandwidth_efficiency = 96 * percent,
    layer_overhead = 10 * us,
    image_overhead = 163 * us,
  }, { cite("lambda-benchmark-config",
    "PyTorch_resnet50_AMP_PARAMS: no memory format is asked for") {
    channels_first = { "tf32", "fp16" },
  }, steps })

vision("vision-train-ngc", "vision_train", "NGC PyTorch",
  "NVIDIA's PyTorch container",
  assume "fitted on 12 rows dle: ResNet-50 on V100 and A100, 1 and 8 GPUs" {
    compute_efficiency = 67.9 * percent,
    bandwidth_efficiency = 67 * percent,
    layer_overhead = 10 * us,
    image_overhead = 40.6 * us,
  }, { cite("dle-convnets-config", "memory_format: nhwc with AMP alone") {
    channels_first = { "tf32" },
  }, steps })

vision("vision-train-mlperf", "vision_train", "MLPerf Training",
  "MLPerf Training, ResNet-50 in MXNet",
  assume("fitted on 10 rows mlperft: 4 to 3584 H100, H200 and L40S; kernels " ..
    "join convolutions with norms and activations") {
    compute_efficiency = 69.7 * percent,
    bandwidth_efficiency = 82.2 * percent,
    elementwise_share = 58 * percent,
    layer_overhead = 0 * us,
    operation_gap = 6.5 * us,
  })

-- AMD Instinct: the defaults times 0.64, as in amd.lua.

local instinct = "the default's share times 0.64, MI300X over H100 in " ..
  "Machine Learning Engineering's achievable matrix rates; no published " ..
  "run of a network for images was found"

vision("vision-infer-amd-instinct", "vision_infer", "default",
  "Vision inference, AMD Instinct",
  assume(instinct) {
    compute_efficiency = 0.64 * 60 * percent,
    bandwidth_efficiency = 0.64 * 75 * percent,
    layer_overhead = 44 * us,
  }, { eager, architectures = { "CDNA", "CDNA2", "CDNA3", "CDNA4" } })

vision("vision-train-amd-instinct", "vision_train", "default",
  "Vision training, AMD Instinct",
  assume(instinct) {
    compute_efficiency = 0.64 * 60 * percent,
    bandwidth_efficiency = 0.64 * 65 * percent,
    layer_overhead = 10 * us,
    image_overhead = 30 * us,
  }, { steps, architectures = { "CDNA", "CDNA2", "CDNA3", "CDNA4" } })
