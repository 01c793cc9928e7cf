-- Networks for images.  Sizes of data sets are those that are published;
-- traffic and budgets are choices of this guide's authors.

local imagenet = 1281167

workload "resnet-training" {
  name = "ResNet-50 on ImageNet",
  words = "train image classification imagenet",
  summary = "A convolutional network trained from nothing for 90 epochs, the "
    .. "usual yardstick of machines for images.",
  kind = "vision_train",
  model = "resnet-50",
  software = { "NGC PyTorch", "timm", "PyTorch" },
  profiles = { "student", "startup" },
  train_images = 90 * imagenet,
  dataset_images = imagenet,
  compute_formats = { "fp16", "bf16" },
  optimizer = "momentum",
  max_global_batch = 2048,
  max_job_time = 7 * day,
}

workload "vit-training" {
  name = "ViT-B/16 on ImageNet",
  words = "train vision transformer image classification imagenet",
  summary = "A vision transformer trained from nothing for 300 epochs with "
    .. "strong augmentation.",
  kind = "vision_train",
  model = "vit-b-16",
  software = { "NGC PyTorch", "timm", "PyTorch" },
  profiles = { "startup", "enterprise" },
  train_images = 300 * imagenet,
  dataset_images = imagenet,
  compute_formats = { "bf16", "fp16" },
  optimizer = "adamw",
  max_global_batch = 4096,
  max_job_time = 7 * day,
}

workload "convnext-fine-tuning" {
  name = "Fine-tuning ConvNeXt-B at 384 pixels",
  words = "image classification transfer learning",
  summary = "A published network adapted to a company's own pictures: fifty "
    .. "thousand of them, thirty times.",
  kind = "vision_train",
  model = "convnext-b",
  software = { "NGC PyTorch", "timm", "PyTorch" },
  profiles = { "student", "startup" },
  image_height = 384,
  image_width = 384,
  train_images = 30 * 50000,
  dataset_images = 50000,
  compute_formats = { "bf16", "fp16" },
  optimizer = "adamw",
  max_global_batch = 256,
  max_job_time = 2 * day,
}

workload "detector-fine-tuning" {
  name = "Fine-tuning a detector",
  words = "object detection training yolo",
  summary = "A YOLO-like detector at 640 pixels on a few thousand labelled "
    .. "frames, a hundred times.",
  kind = "vision_train",
  model = "yolov8m",
  software = { "NGC PyTorch", "timm", "PyTorch" },
  profiles = { "student", "startup" },
  train_images = 100 * 5000,
  dataset_images = 5000,
  compute_formats = { "fp16", "bf16" },
  optimizer = "momentum",
  max_global_batch = 64,
  max_job_time = 2 * day,
}

workload "medical-segmentation" {
  name = "U-Net for medical images",
  words = "unet mri segmentation",
  summary = "Segmentation of large slices in single precision, which leaves "
    .. "the results of a study as they were published.",
  kind = "vision_train",
  model = "u-net",
  software = { "NGC PyTorch", "timm", "PyTorch" },
  profiles = { "student", "enterprise" },
  train_images = 200 * 2000,
  dataset_images = 2000,
  image_decoding = "none",  -- slices are stored as arrays
  compute_formats = { "tf32", "fp32" },
  optimizer = "adamw",
  max_global_batch = 16,
  max_job_time = 7 * day,
}

workload "image-tagging" {
  name = "Tagging pictures with ResNet-50",
  words = "image classification inference tags moderation",
  summary = "Every picture that users send gets its classes: two thousand a "
    .. "second at the peak, an answer within a fifth of a second.",
  kind = "vision_infer",
  model = "resnet-50",
  software = { "timm", "TensorRT", "PyTorch" },
  profiles = { "startup", "enterprise" },
  weight_formats = { "fp16", "bf16" },
  image_rate = 2000 / s,
  max_latency = 200 * ms,
}

workload "image-embedding" {
  name = "Embedding an archive with ViT-L",
  words = "photo archive similarity",
  summary = "An archive of pictures is read once, in batches, as cheaply as "
    .. "may be.",
  kind = "vision_infer",
  model = "vit-l-16",
  software = { "timm", "TensorRT", "PyTorch" },
  profiles = { "student", "startup" },
  weight_formats = { "fp16", "bf16" },
}

workload "live-detection" {
  name = "Detecting objects in live video",
  words = "yolo object detection video camera",
  summary = "Sixteen cameras of 30 frames a second, each answer within 50 ms.",
  kind = "vision_infer",
  model = "yolov8m",
  software = { "timm", "TensorRT", "PyTorch" },
  profiles = { "startup" },
  weight_formats = { "fp16", "bf16" },
  image_rate = 480 / s,
  max_latency = 50 * ms,
}
