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
    architectures = more.architectures,
    aliases = more.aliases,
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
    more[1],
  }
end

-- Tensor units want the channels of an image last; what keeps them first has
-- each input of a convolution copied.
local first = cite("composer-channels-last", "technical details; PyTorch's " ..
  "default, and what timm's files of results call nchw") {
  channels_first = { "tf32", "bf16", "fp16" },
}

-- Inference.

vision("vision-infer-default", "vision_infer", "default",
  "Vision inference, any stack",
  assume("as timm's benchmark sustains in eager PyTorch, which NVIDIA's " ..
    "container on V100 and T4 comes 30 percent below; today's hosts " ..
    "launch a kernel in 5 to 10 us from C++ and in 20 to 60 from Python") {
    compute_efficiency = 80 * percent,
    bandwidth_efficiency = 70 * percent,
    layer_overhead = 30 * us,
  })

vision("vision-infer-engines", "vision_infer", "default",
  "Vision inference, engines",
  assume("the default's rates; engines join norms, activations and sums with " ..
    "the convolutions, and replay a kernel in 6 us, three layers of the list") {
    compute_efficiency = 80 * percent,
    bandwidth_efficiency = 70 * percent,
    elementwise_share = 0 * percent,
    layer_overhead = 0 * us,
    operation_gap = 2 * us,
  }, { aliases = { "TensorRT", "Torch-TensorRT", "ONNX Runtime", "OpenVINO",
    "MIGraphX", "AITemplate", "TVM", "MLPerf" } })

vision("vision-infer-timm", "vision_infer", "timm benchmark.py",
  "timm, eager PyTorch",
  assume("fitted on 136 rows timm: RTX 3090, 4090 and 5090 with mixed precision, " ..
    "batches of 128 to 1024") {
    compute_efficiency = 72.4 * percent,
    bandwidth_efficiency = 73.1 * percent,
    layer_overhead = 10 * us,
  })

vision("vision-infer-timm-last", "vision_infer",
  "channels-last timm benchmark.py", "timm, eager PyTorch, channels last",
  assume("fitted on 26 rows timm: RTX 3090 with mixed precision and PyTorch " ..
    "1.13, whose attention is not fused") {
    compute_efficiency = 85 * percent,
    bandwidth_efficiency = 80.7 * percent,
    score_traffic = 16 * B,
    layer_overhead = 10 * us,
  })

vision("vision-infer-timm-compiled", "vision_infer",
  "compiled timm benchmark.py", "timm, compiled by TorchDynamo",
  assume "fitted on 28 rows timm: RTX 4090 and 5090 with mixed precision" {
    compute_efficiency = 88.3 * percent,
    bandwidth_efficiency = 50.3 * percent,
    elementwise_share = 30 * percent,
    layer_overhead = 5 * us,
  })

vision("vision-infer-ngc", "vision_infer", "NGC PyTorch eager",
  "NVIDIA's PyTorch container, eager",
  assume("fitted on 16 rows dle: ResNet-50 on V100 and T4, batches of 1 to 256; " ..
    "one image takes 10 ms in any format, so the host sets the pace") {
    compute_efficiency = 64.8 * percent,
    bandwidth_efficiency = 72.4 * percent,
    layer_overhead = 71.4 * us,
  })

vision("vision-infer-tensorrt", "vision_infer", "TensorRT",
  "TensorRT",
  assume("by hand on 3 rows mlpi: ResNet-50 in int8 on two RTX 4090; norms, " ..
    "activations and sums are part of the convolutions") {
    compute_efficiency = 80 * percent,
    bandwidth_efficiency = 90 * percent,
    elementwise_share = 0 * percent,
    layer_overhead = 0 * us,
    operation_gap = 1.6 * us,
  })

-- Training.

vision("vision-train-default", "vision_train", "default",
  "Vision training, any stack",
  assume("with these rates alone the four sources below come out 20 percent " ..
    "wrong, the mean of their medians; MLPerf's readers bring 7868 images a " ..
    "second to an H200") {
    compute_efficiency = 80 * percent,
    bandwidth_efficiency = 60 * percent,
    layer_overhead = 10 * us,
    sample_time = 127 * us,
  })

-- Kernels that join convolutions with what follows, replayed from graphs.
vision("vision-train-tuned", "vision_train", "default",
  "Vision training, tuned submissions",
  assume("the default's rates, the share of traffic that TorchDynamo leaves " ..
    "in 28 rows of timm, and the gaps of TensorRT's kernels") {
    compute_efficiency = 80 * percent,
    bandwidth_efficiency = 60 * percent,
    elementwise_share = 30 * percent,
    layer_overhead = 0 * us,
    operation_gap = 2 * us,
  }, { aliases = { "MLPerf" } })

vision("vision-train-timm", "vision_train", "timm benchmark.py",
  "timm, eager PyTorch",
  assume("fitted on 43 rows timm: RTX 3090 with mixed precision and PyTorch " ..
    "1.12, whose attention is not fused; batches of 16 to 512") {
    compute_efficiency = 85 * percent,
    bandwidth_efficiency = 52 * percent,
    score_traffic = 40 * B,
    layer_overhead = 10 * us,
  }, { first })

vision("vision-train-timm-last", "vision_train",
  "channels-last timm benchmark.py", "timm, eager PyTorch, channels last",
  assume("fitted on 43 rows timm: RTX 3090 with mixed precision and PyTorch " ..
    "1.12, whose attention is not fused; batches of 16 to 512") {
    compute_efficiency = 85 * percent,
    bandwidth_efficiency = 52 * percent,
    score_traffic = 40 * B,
    layer_overhead = 10 * us,
  })

vision("vision-train-lambda", "vision_train",
  "NGC PyTorch + NVIDIA DeepLearningExamples scripts",
  "NVIDIA's scripts as Lambda runs them",
  assume("fitted on 56 rows lam: ResNet-50 on Volta to Hopper, 1 to 8 GPUs; " ..
    "data are made up and lie on the accelerator") {
    compute_efficiency = 79.3 * percent,
    bandwidth_efficiency = 93.4 * percent,
    layer_overhead = 10 * us,
    image_overhead = 156 * us,
  }, { cite("lambda-benchmark-config",
    "PyTorch_resnet50_AMP_PARAMS: no memory format is asked for") {
    channels_first = { "tf32", "fp16" },
  } })

vision("vision-train-ngc", "vision_train", "NGC PyTorch",
  "NVIDIA's PyTorch container",
  assume "fitted on 12 rows dle: ResNet-50 on V100 and A100, 1 and 8 GPUs" {
    compute_efficiency = 88.6 * percent,
    bandwidth_efficiency = 80.4 * percent,
    layer_overhead = 10 * us,
    image_overhead = 80 * us,
  }, { cite("dle-convnets-config", "memory_format: nhwc with AMP alone") {
    channels_first = { "tf32" },
  } })

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
    compute_efficiency = 0.64 * 80 * percent,
    bandwidth_efficiency = 0.64 * 70 * percent,
    layer_overhead = 30 * us,
  }, { architectures = { "CDNA", "CDNA2", "CDNA3", "CDNA4" } })

vision("vision-train-amd-instinct", "vision_train", "default",
  "Vision training, AMD Instinct",
  assume(instinct) {
    compute_efficiency = 0.64 * 80 * percent,
    bandwidth_efficiency = 0.64 * 60 * percent,
    layer_overhead = 10 * us,
    sample_time = 127 * us,
  }, { architectures = { "CDNA", "CDNA2", "CDNA3", "CDNA4" } })
