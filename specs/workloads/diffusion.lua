-- Images and videos from noise.  Sizes, steps and rates are choices of this
-- guide's authors.

workload "sdxl-images" {
  name = "Images with SDXL",
  words = "stable diffusion xl image generation",
  summary = "A studio's own tool: pictures of a megapixel in seconds.",
  kind = "diffusion_infer",
  model = "sdxl-unet",
  software = { "Diffusers", "stable-fast", "TensorRT" },
  profiles = { "student", "startup", "individual" },
  image_height = 1024,
  image_width = 1024,
  steps = 30,
  weight_formats = { "fp16" },
  max_latency = 60 * s,
}

-- Compiled, as services run it: Replicate's sets it up so in predict.py of
-- github.com/replicate/cog-flux, base_setup(..., compile_fp8=True).
workload "flux-images" {
  name = "Images with FLUX.1 dev",
  words = "flux image generation",
  summary = "A product that draws what its users ask for, one picture each "
    .. "two seconds around the clock, with torch.compile.",
  kind = "diffusion_infer",
  model = "flux.1-dev",
  software = { "Diffusers", "xDiT" },
  compiled = true,
  profiles = { "startup", "enterprise", "small-team", "production" },
  image_height = 1024,
  image_width = 1024,
  steps = 28,
  image_rate = 0.5 / s,
  weight_formats = { "bf16", "fp8" },
  max_latency = 30 * s,
}

workload "flux-at-home" {
  name = "FLUX.1 dev on one card",
  words = "flux home",
  summary = "A big network on a small card: parts wait in the host's memory.",
  kind = "diffusion_infer",
  model = "flux.1-dev",
  software = { "Diffusers" },
  profiles = { "student", "individual" },
  image_height = 1024,
  image_width = 1024,
  steps = 28,
  batch = 1,
  weight_formats = { "bf16", "fp8", "nf4" },
  offload = "parts",
  decoder = "tiled",
}

workload "svd-video" {
  name = "Short videos with Stable Video Diffusion",
  words = "generate video text to video generation",
  summary = "A picture comes alive for 14 frames.",
  kind = "diffusion_infer",
  model = "svd-unet",
  software = { "Diffusers" },
  profiles = { "student", "startup" },
  image_height = 576,
  image_width = 1024,
  frames = 14,
  steps = 25,
  batch = 1,
  weight_formats = { "fp16" },
  decoder = "sliced",
}

workload "sdxl-lora" {
  name = "LoRA on SDXL",
  words = "stable diffusion lora dreambooth style character",
  summary = "A style or a person from a few dozen pictures, at full size.",
  kind = "diffusion_train",
  model = "sdxl-unet",
  software = { "Diffusers" },
  profiles = { "student" },
  image_height = 1024,
  image_width = 1024,
  method = "lora",
  adapter_rank = 16,
  batch = 1,
  train_images = 4000,
  optimizer = "adamw_8bit",
  recompute = "full",
  max_job_time = 1 * day,
}

workload "sd-full" {
  name = "Training Stable Diffusion 2.1 in full",
  words = "train stable diffusion from scratch",
  summary = "A model of a trade's own pictures from fifty million of them, "
    .. "encoded before.",
  kind = "diffusion_train",
  model = "sd2.1-unet",
  software = { "Diffusers", "Composer" },
  profiles = { "startup", "enterprise" },
  image_height = 512,
  image_width = 512,
  method = "full",
  train_images = 50000000,
  optimizer = "adamw",
  param_scheme = "amp",
  latents = "stored",
  max_job_time = 60 * day,
}

workload "flux-live" {
  name = "FLUX.1 dev while one waits",
  words = "flux image generation live latency",
  summary = "An editor whose pictures stand within three seconds: "
    .. "accelerators make each one together, with torch.compile.",
  kind = "diffusion_infer",
  model = "flux.1-dev",
  software = { "Diffusers", "xDiT" },
  compiled = true,
  profiles = { "production", "enterprise" },
  image_height = 1024,
  image_width = 1024,
  steps = 28,
  batch = 1,
  image_rate = 0.5 / s,
  weight_formats = { "bf16", "fp8" },
  max_latency = 3 * s,
}
