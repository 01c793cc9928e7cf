-- Google Cloud machine types.  The feed states no network bandwidth.

host "a2-highgpu-8g" {
  name = "Google Cloud a2-highgpu-8g",
  accelerator = "a100-sxm4-40gb",
  provider = "gcp",
  skus = {
    "a2-highgpu-8g", "a2-highgpu-4g", "a2-highgpu-2g", "a2-highgpu-1g",
  },
  cite("gcp-calculator-2026-04-30", "a2-highgpu-8g") {
    count = 8,
    memory = 680 * GiB,
    cpus = 96,
  },
}

host "a2-ultragpu-8g" {
  name = "Google Cloud a2-ultragpu-8g",
  accelerator = "a100-sxm4-80gb",
  provider = "gcp",
  skus = {
    "a2-ultragpu-8g", "a2-ultragpu-4g", "a2-ultragpu-2g", "a2-ultragpu-1g",
  },
  cite("gcp-calculator-2026-04-30", "a2-ultragpu-8g") {
    count = 8,
    memory = 1360 * GiB,
    cpus = 96,
  },
}

host "a3-highgpu-8g" {
  name = "Google Cloud a3-highgpu-8g",
  accelerator = "h100-sxm5-80gb",
  provider = "gcp",
  skus = {
    "a3-highgpu-8g", "a3-highgpu-4g", "a3-highgpu-2g", "a3-highgpu-1g",
  },
  cite("gcp-calculator-2026-04-30", "a3-highgpu-8g") {
    count = 8,
    memory = 1872 * GiB,
    cpus = 208,
  },
}

host "g2-standard-96" {
  name = "Google Cloud g2-standard-96",
  accelerator = "l4",
  provider = "gcp",
  skus = { "g2-standard-96", "g2-standard-48", "g2-standard-24" },
  cite("gcp-calculator-2026-04-30", "g2-standard-96") {
    count = 8,
    memory = 384 * GiB,
    cpus = 96,
  },
}

host "g4-standard-384" {
  name = "Google Cloud g4-standard-384",
  accelerator = "rtx-pro-6000-blackwell-server",
  provider = "gcp",
  skus = {
    "g4-standard-384", "g4-standard-192", "g4-standard-96", "g4-standard-48",
  },
  cite("gcp-calculator-2026-04-30", "g4-standard-384") {
    count = 8,
    memory = 1440 * GiB,
    cpus = 384,
  },
}

host "a2-megagpu-16g" {
  name = "Google Cloud a2-megagpu-16g, half of it",
  accelerator = "a100-sxm4-40gb",
  provider = "gcp",
  skus = { "a2-megagpu-16g" },
  cite("gcp-calculator-2026-04-30", "a2-megagpu-16g") {
    count = 16 / 2,
    cpus = 96 / 2,
  },
}

host "g2-standard-4" {
  name = "Google Cloud g2-standard-4",
  accelerator = "l4",
  provider = "gcp",
  skus = { "g2-standard-4" },
  cite("gcp-calculator-2026-04-30", "g2-standard-4") {
    count = 1,
    cpus = 4,
  },
}
