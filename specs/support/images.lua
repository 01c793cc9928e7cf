-- Stacks that make or read images.

support "diffusers" {
  name = "Diffusers on CUDA and ROCm, with PyTorch",
  software = "diffusers",
  kinds = { "diffusion_infer", "diffusion_train" },
  vendors = { "NVIDIA", "AMD" },
  cite("pytorch-locally", "compute platform: CUDA, ROCm") {
    state = "supported",
  },
}

support "diffusers-gaudi" {
  name = "Diffusers on Intel Gaudi",
  software = "diffusers",
  kinds = { "diffusion_infer" },
  architectures = { "Gaudi2", "Gaudi3" },
  note = "Runs by a migration toolkit; the fast pipelines are another library's.",
  cite("diffusers-gaudi", "pipelines can take advantage of HPU") {
    state = "partial",
  },
}

support "xdit" {
  name = "xDiT, one image on several GPUs",
  software = "xdit",
  kinds = { "diffusion_infer" },
  parallel = { "context" },
  cite("diffusers-xdit", "unified sequence parallelism") {
    state = "supported",
  },
}

support "stable-fast" {
  name = "stable-fast on NVIDIA",
  software = "stable-fast",
  kinds = { "diffusion_infer" },
  vendors = { "NVIDIA" },
  note = "Its README calls it a beta.",
  cite("stable-fast", "for Diffusers on NVIDIA GPUs; only in beta stage") {
    state = "partial",
  },
}

support "stable-fast-foreign" {
  name = "stable-fast on AMD and Intel",
  software = "stable-fast",
  kinds = { "diffusion_infer" },
  vendors = { "AMD", "Intel" },
  cite("stable-fast", "on NVIDIA GPUs; needs PyTorch with CUDA, CUDNN, CUBLAS") {
    state = "not",
  },
}

support "tensorrt" {
  name = "TensorRT on NVIDIA",
  software = "tensorrt",
  kinds = { "vision_infer", "diffusion_infer" },
  vendors = { "NVIDIA" },
  cite("tensorrt-matrix", "NVIDIA hardware with capability SM 7.0 or higher") {
    state = "supported",
  },
}

support "tensorrt-foreign" {
  name = "TensorRT on AMD and Intel",
  software = "tensorrt",
  kinds = { "vision_infer", "diffusion_infer" },
  vendors = { "AMD", "Intel" },
  cite("tensorrt-matrix", "compiled for NVIDIA hardware, SM 7.0 or higher") {
    state = "not",
  },
}
