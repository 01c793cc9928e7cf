-- What changed in the guide of 2026-07-19, made by ridgeline diff --format lua.

decided "2026-07-19-01" {
  date = "2026-07-19",
  decision = "qlora-70b/student",
  title = "QLoRA on a 70B model, Student",
  change = "flipped",
  was = "rent 1 x NVIDIA H100 NVL 94 GB (NF4 with double quantization) from Vast.ai, on demand",
  now = "rent 4 x NVIDIA H100 SXM5 80 GB (NF4 with double quantization) from Vast.ai, on demand",
  usd_was = 14.106744361111113 * USD,
  usd_now = 15.549229888888888 * USD,
  staying = "Staying with 1 x NVIDIA H100 NVL 94 GB (NF4 with double quantization): $22.56 (+45.1%).",
  causes = { "price" },
  because = {
    "NVIDIA H100 NVL 94 GB from Vast.ai, US, on demand: was $1.47/h, is $2.35/h (+59.9%)",
    "NVIDIA H100 SXM5 80 GB from Vast.ai, by 4, US, on demand: new at $1.73/h",
    "NVIDIA H100 SXM5 80 GB from Vast.ai, NL, on demand: gone, was $1.97/h",
  },
}

decided "2026-07-19-02" {
  date = "2026-07-19",
  decision = "qlora-70b-48gb/student",
  title = "QLoRA on a 70B model on one card of 48 GB, Student",
  change = "flipped",
  was = "rent 1 x NVIDIA L40S (NF4 with double quantization) from Vast.ai, on demand",
  now = "rent 1 x NVIDIA L40 (NF4 with double quantization) from Vast.ai, on demand",
  usd_was = 19.388422777777777 * USD,
  usd_now = 20.510616 * USD,
  staying = "Staying with 1 x NVIDIA L40S (NF4 with double quantization): $21.22 (+3.4%).",
  causes = { "price" },
  because = {
    "NVIDIA L40S from Vast.ai, FI, on demand: gone, was $0.737/h",
  },
}

decided "2026-07-19-03" {
  date = "2026-07-19",
  decision = "convnext-fine-tuning/student",
  title = "Fine-tuning ConvNeXt-B at 384 pixels, Student",
  change = "moved",
  was = "rent 2 x NVIDIA GeForce RTX 4090 (BF16) from Runpod, spot",
  now = "rent 4 x NVIDIA GeForce RTX 4090 (BF16) from Vast.ai, on demand",
  usd_was = 0.8601881944444444 * USD,
  usd_now = 0.8281967777777778 * USD,
  causes = { "price" },
  because = {
    "NVIDIA GeForce RTX 4090 from Vast.ai, by 4, NL, on demand: new at $0.334/h",
  },
}

decided "2026-07-19-04" {
  date = "2026-07-19",
  decision = "detector-fine-tuning/student",
  title = "Fine-tuning a detector, Student",
  change = "moved",
  was = "rent 1 x NVIDIA GeForce RTX 4090 (FP16) from Runpod, spot",
  now = "rent 4 x NVIDIA GeForce RTX 4090 (FP16) from Vast.ai, on demand",
  usd_was = 0.20661099537037036 * USD,
  usd_now = 0.20046 * USD,
  causes = { "price" },
  because = {
    "NVIDIA GeForce RTX 4090 from Vast.ai, by 4, NL, on demand: new at $0.334/h",
  },
}

decided "2026-07-19-05" {
  date = "2026-07-19",
  decision = "image-embedding/student",
  title = "Embedding an archive with ViT-L, Student",
  change = "moved",
  was = "rent 2 x NVIDIA GeForce RTX 5090 (FP16) from Vast.ai, on demand",
  now = "rent 1 x NVIDIA GeForce RTX 5090 (FP16) from Vast.ai, on demand",
  usd_was = 885.312 * USD,
  usd_now = 405.36 * USD,
  causes = { "price" },
  because = {
    "NVIDIA GeForce RTX 5090 from Vast.ai, US, on demand: was $0.308/h, is $0.281/h (-8.6%)",
    "NVIDIA GeForce RTX 5090 from Vast.ai, by 2, US, on demand: was $0.307/h, is $0.325/h (+5.7%)",
  },
}

decided "2026-07-19-06" {
  date = "2026-07-19",
  decision = "lora-8b/student",
  title = "LoRA on an 8B model, Student",
  change = "moved",
  was = "rent 1 x NVIDIA GeForce RTX 4090 (BF16) from Runpod, spot",
  now = "rent 4 x NVIDIA GeForce RTX 4090 (BF16) from Vast.ai, on demand",
  usd_was = 1.788250462962963 * USD,
  usd_now = 1.722471111111111 * USD,
  causes = { "price" },
  because = {
    "NVIDIA GeForce RTX 4090 from Vast.ai, by 4, NL, on demand: new at $0.334/h",
  },
}

decided "2026-07-19-07" {
  date = "2026-07-19",
  decision = "medical-segmentation/student",
  title = "U-Net for medical images, Student",
  change = "moved",
  was = "rent 1 x NVIDIA GeForce RTX 4090 (FP32) from Runpod, spot",
  now = "rent 4 x NVIDIA GeForce RTX 4090 (FP32) from Vast.ai, on demand",
  usd_was = 1.108834837962963 * USD,
  usd_now = 1.0761732222222222 * USD,
  causes = { "price" },
  because = {
    "NVIDIA GeForce RTX 4090 from Vast.ai, by 4, NL, on demand: new at $0.334/h",
  },
}

decided "2026-07-19-08" {
  date = "2026-07-19",
  decision = "qlora-8b/student",
  title = "QLoRA on an 8B model, Student",
  change = "moved",
  was = "rent 1 x NVIDIA GeForce RTX 4090 (NF4 with double quantization) from Runpod, spot",
  now = "rent 4 x NVIDIA GeForce RTX 4090 (NF4 with double quantization) from Vast.ai, on demand",
  usd_was = 1.0953371527777778 * USD,
  usd_now = 1.0553847777777778 * USD,
  causes = { "price" },
  because = {
    "NVIDIA GeForce RTX 4090 from Vast.ai, by 4, NL, on demand: new at $0.334/h",
  },
}

decided "2026-07-19-09" {
  date = "2026-07-19",
  decision = "resnet-training/student",
  title = "ResNet-50 on ImageNet, Student",
  change = "moved",
  was = "rent 1 x NVIDIA GeForce RTX 4090 (FP16) from Runpod, spot",
  now = "rent 4 x NVIDIA GeForce RTX 4090 (FP16) from Vast.ai, on demand",
  usd_was = 8.350921412037037 * USD,
  usd_now = 8.038817222222223 * USD,
  causes = { "price" },
  because = {
    "NVIDIA GeForce RTX 4090 from Vast.ai, by 4, NL, on demand: new at $0.334/h",
  },
}

decided "2026-07-19-10" {
  date = "2026-07-19",
  decision = "sdxl-lora/student",
  title = "LoRA on SDXL, Student",
  change = "moved",
  was = "rent 2 x NVIDIA GeForce RTX 5090 (BF16) from Vast.ai, on demand",
  now = "rent 1 x NVIDIA GeForce RTX 5090 (BF16) from Vast.ai, on demand",
  usd_was = 0.25411733333333336 * USD,
  usd_now = 0.23262847222222222 * USD,
  causes = { "price" },
  because = {
    "NVIDIA GeForce RTX 5090 from Vast.ai, US, on demand: was $0.308/h, is $0.281/h (-8.6%)",
    "NVIDIA GeForce RTX 5090 from Vast.ai, by 2, US, on demand: was $0.307/h, is $0.325/h (+5.7%)",
  },
}
