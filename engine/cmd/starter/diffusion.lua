workload "images" {
  name = "Images with SDXL",
  summary = "Pictures of a megapixel for the studio.",
  kind = "diffusion_infer",
  model = "sdxl-unet",
  profiles = { "us" },
  image_height = 1024,
  image_width = 1024,
  steps = 30,
  weight_formats = { "fp16" },
  max_latency = 60 * s,
}
