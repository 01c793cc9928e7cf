-- What stacks sustain on networks for images.  Every layer is taken to read
-- its input from memory and to write its output there; a compiler leaves some
-- of that out, which elementwise_share says.  Each entry names the cases that
-- its rates were fitted to, by the source family of their ids.

local function vision(id, kind, software, name, rates, architectures)
  calibration(id) {
    name = name,
    kind = kind,
    software = software,
    architectures = architectures,
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
  }
end

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

vision("vision-infer-timm", "vision_infer", "timm benchmark.py",
  "timm, eager PyTorch",
  assume("fitted on 162 rows timm: RTX 3090, 4090 and 5090 with mixed precision, " ..
    "batches of 128 to 1024") {
    compute_efficiency = 72.4 * percent,
    bandwidth_efficiency = 73.1 * percent,
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
    layer_overhead = 2 * us,
  })

-- Training.

vision("vision-train-default", "vision_train", "default",
  "Vision training, any stack",
  assume("with these rates alone the four sources below come out 22 percent " ..
    "wrong, the mean of their medians; Lambda's runs on ImageNet end at 3079 " ..
    "images a second of an H200, where only MLPerf's tuned readers do more") {
    compute_efficiency = 60 * percent,
    bandwidth_efficiency = 60 * percent,
    layer_overhead = 10 * us,
    sample_time = 330 * us,
  })

vision("vision-train-timm", "vision_train", "timm benchmark.py",
  "timm, eager PyTorch",
  assume("fitted on 43 rows timm: RTX 3090 with mixed precision, batches of 16 " ..
    "to 512") {
    compute_efficiency = 73.8 * percent,
    bandwidth_efficiency = 47.8 * percent,
    layer_overhead = 10 * us,
  })

vision("vision-train-lambda", "vision_train",
  "NGC PyTorch + NVIDIA DeepLearningExamples scripts",
  "NVIDIA's scripts as Lambda runs them",
  assume "fitted on 56 rows lam: ResNet-50 on Volta to Hopper, 1 to 8 GPUs" {
    compute_efficiency = 36.2 * percent,
    bandwidth_efficiency = 64.5 * percent,
    layer_overhead = 10 * us,
  })

vision("vision-train-ngc", "vision_train", "NGC PyTorch",
  "NVIDIA's PyTorch container",
  assume "by hand on 12 rows dle: ResNet-50 on V100 and A100, 1 and 8 GPUs" {
    compute_efficiency = 88 * percent,
    bandwidth_efficiency = 80 * percent,
    layer_overhead = 10 * us,
  })

vision("vision-train-mlperf", "vision_train", "MLPerf Training",
  "MLPerf Training, ResNet-50 in MXNet",
  assume("by hand on 10 rows mlperft: 4 to 3584 H100, H200 and L40S; kernels " ..
    "join convolutions with norms and activations") {
    compute_efficiency = 80 * percent,
    bandwidth_efficiency = 80 * percent,
    elementwise_share = 58 * percent,
    layer_overhead = 5 * us,
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
  }, { "CDNA", "CDNA2", "CDNA3", "CDNA4" })

vision("vision-train-amd-instinct", "vision_train", "default",
  "Vision training, AMD Instinct",
  assume(instinct) {
    compute_efficiency = 0.64 * 60 * percent,
    bandwidth_efficiency = 0.64 * 60 * percent,
    layer_overhead = 10 * us,
    sample_time = 330 * us,
  }, { "CDNA", "CDNA2", "CDNA3", "CDNA4" })
