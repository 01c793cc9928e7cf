workload "detector" {
  name = "A detector",
  summary = "YOLOv8m on five thousand frames, a hundred times.",
  kind = "vision_train",
  model = "yolov8m",
  profiles = { "us" },
  train_images = 100 * 5000,
  compute_formats = { "fp16", "bf16" },
  optimizer = "momentum",
  max_global_batch = 64,
  max_job_time = 2 * day,
}
