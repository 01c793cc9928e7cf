-- NVIDIA GeForce 40 (Ada).  Tensor rates depend on the width of the sums.

local no_peers = cite("nccl-geforce", "traffic has to go back to the CPU") {
  peer_access = "no",
}

-- A desktop holds two cards and has two channels of memory.
local channel = cite("autoai-7950x", "two channels of DDR5-5200") {
  host_memory_bandwidth = 8 * B * 5200e6 / s,
}

accelerator "rtx-4060-ti-16gb" {
  name = "NVIDIA GeForce RTX 4060 Ti 16 GB",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate.",
  cite "llmc-mfu" {
    dense = {
      tf32 = 22.1 * TFLOP/s,
      bf16 = 44.1 * TFLOP/s,
      fp16 = 44.1 * TFLOP/s,
      fp16_acc16 = 88.2 * TFLOP/s,
      fp8 = 176.5 * TFLOP/s,
      fp8_acc32 = 88.25 * TFLOP/s,
      int8 = 176.5 * TFLOP/s,
      int4 = 353 * TFLOP/s,
    },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 22.1 * TFLOP/s },
    memory_bandwidth = 288 * GB/s,
    memory_type = "GDDR6",
    memory_nominal = 16 * GB,
    launched = "2023-07-18",
  },
  cite "techpowerup-derived" {
    power = 165 * W,
  },
  cite("pci-sig-rates", "PCIe 4.0 x8") {
    pcie_bandwidth = 8 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x8 through host memory",
    linked = 1,
    link_bandwidth = 8 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2023-07-18") {
    list_price = 499 * USD,
  },
  assume "the driver's reading in public listings" {
    memory = 16380 * MiB,
  },
  assume "boards for desktops do not correct errors" {
    ecc = "no",
  },
  assume "a desktop board splits its lanes over two cards at most" {
    max_count = 2,
  },
  assume "the maker's own card, or the narrowest sold; others are often a slot wider" {
    slots = 2,
    cooling = "fan",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 136,
    clock = 2535 * MHz,
  },
}

accelerator "rtx-4070" {
  name = "NVIDIA GeForce RTX 4070",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate. One database lists 285 W and " ..
    "another launch day.",
  cite "llmc-mfu" {
    dense = {
      tf32 = 29.1 * TFLOP/s,
      bf16 = 58.3 * TFLOP/s,
      fp16 = 58.3 * TFLOP/s,
      fp16_acc16 = 116.6 * TFLOP/s,
      fp8 = 233.2 * TFLOP/s,
      fp8_acc32 = 116.6 * TFLOP/s,
      int8 = 233.2 * TFLOP/s,
      int4 = 466 * TFLOP/s,
    },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 29.1 * TFLOP/s },
    memory_bandwidth = 504 * GB/s,
    memory_type = "GDDR6X",
    power = 200 * W,
    memory_nominal = 12 * GB,
    memory = 12 * GiB, -- the vendor counts in binary
    launched = "2023-04-13",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2023-04-12") {
    list_price = 599 * USD,
  },
  assume "boards for desktops do not correct errors" {
    ecc = "no",
  },
  assume "double-width slots of a workstation" {
    max_count = 4,
  },
  assume "the maker's own card, or the narrowest sold; others are often a slot wider" {
    slots = 2,
    cooling = "fan",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 184,
    clock = 2475 * MHz,
  },
  cite("fpsreview-4070", "chip details and clock speeds") {
    cores = 5888,
    clock_base = 1920 * MHz,
  },
}

accelerator "rtx-4070-super" {
  name = "NVIDIA GeForce RTX 4070 SUPER",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate.",
  cite "llmc-mfu" {
    dense = {
      tf32 = 35.5 * TFLOP/s,
      bf16 = 71 * TFLOP/s,
      fp16 = 71 * TFLOP/s,
      fp16_acc16 = 141.9 * TFLOP/s,
      fp8 = 283.9 * TFLOP/s,
      fp8_acc32 = 141.95 * TFLOP/s,
      int8 = 283.9 * TFLOP/s,
      int4 = 568 * TFLOP/s,
    },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 35.5 * TFLOP/s },
    memory_bandwidth = 504 * GB/s,
    memory_type = "GDDR6X",
    power = 220 * W,
    memory_nominal = 12 * GB,
    memory = 12 * GiB, -- the vendor counts in binary
    launched = "2024-01-17",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2024-01-08") {
    list_price = 599 * USD,
  },
  assume "boards for desktops do not correct errors" {
    ecc = "no",
  },
  assume "double-width slots of a workstation" {
    max_count = 4,
  },
  assume "the maker's own card, or the narrowest sold; others are often a slot wider" {
    slots = 2,
    cooling = "fan",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 224,
    clock = 2475 * MHz,
  },
  cite("hardwaretimes-geforce-50", "RTX 4070 S") {
    cores = 7168,
  },
}

accelerator "rtx-4070-ti" {
  name = "NVIDIA GeForce RTX 4070 Ti",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate.",
  cite "llmc-mfu" {
    dense = {
      tf32 = 40.1 * TFLOP/s,
      bf16 = 80.2 * TFLOP/s,
      fp16 = 80.2 * TFLOP/s,
      fp16_acc16 = 160.4 * TFLOP/s,
      fp8 = 320.7 * TFLOP/s,
      fp8_acc32 = 160.35 * TFLOP/s,
      int8 = 320.7 * TFLOP/s,
      int4 = 641 * TFLOP/s,
    },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 40.1 * TFLOP/s },
    memory_bandwidth = 504 * GB/s,
    memory_type = "GDDR6X",
    power = 285 * W,
    memory_nominal = 12 * GB,
    memory = 12 * GiB, -- the vendor counts in binary
    launched = "2023-01-05",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2023-01-03") {
    list_price = 799 * USD,
  },
  assume "boards for desktops do not correct errors" {
    ecc = "no",
  },
  assume "double-width slots of a workstation" {
    max_count = 4,
  },
  assume "the maker's own card, or the narrowest sold; others are often a slot wider" {
    slots = 3,
    cooling = "fan",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 240,
    clock = 2610 * MHz,
  },
  cite("incpak-geforce-40", "RTX 4080 12GB, sold as the RTX 4070 Ti") {
    cores = 7680,
  },
}

accelerator "rtx-4070-ti-super" {
  name = "NVIDIA GeForce RTX 4070 Ti SUPER",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate.",
  cite "llmc-mfu" {
    dense = {
      tf32 = 44.1 * TFLOP/s,
      bf16 = 88.2 * TFLOP/s,
      fp16 = 88.2 * TFLOP/s,
      fp16_acc16 = 176.4 * TFLOP/s,
      fp8 = 352.8 * TFLOP/s,
      fp8_acc32 = 176.4 * TFLOP/s,
      int8 = 352.8 * TFLOP/s,
      int4 = 706 * TFLOP/s,
    },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 44.1 * TFLOP/s },
    memory_bandwidth = 672 * GB/s,
    memory_type = "GDDR6X",
    power = 285 * W,
    memory_nominal = 16 * GB,
    launched = "2024-01-24",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2024-01-08") {
    list_price = 799 * USD,
  },
  assume "the driver's reading in public listings" {
    memory = 16376 * MiB,
  },
  assume "boards for desktops do not correct errors" {
    ecc = "no",
  },
  assume "double-width slots of a workstation" {
    max_count = 4,
  },
  assume "the maker's own card, or the narrowest sold; others are often a slot wider" {
    slots = 3,
    cooling = "fan",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 264,
    clock = 2610 * MHz,
  },
  cite("hardwaretimes-geforce-50", "RTX 4070 Ti S") {
    cores = 8448,
  },
}

accelerator "rtx-4080" {
  name = "NVIDIA GeForce RTX 4080",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate.",
  cite "llmc-mfu" {
    dense = {
      tf32 = 48.7 * TFLOP/s,
      bf16 = 97.5 * TFLOP/s,
      fp16 = 97.5 * TFLOP/s,
      fp16_acc16 = 194.9 * TFLOP/s,
      fp8 = 389.9 * TFLOP/s,
      fp8_acc32 = 194.95 * TFLOP/s,
      int8 = 389.9 * TFLOP/s,
      int4 = 780 * TFLOP/s,
    },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 48.7 * TFLOP/s },
    memory_bandwidth = 717 * GB/s,
    memory_type = "GDDR6X",
    power = 320 * W,
    memory_nominal = 16 * GB,
    memory = 16 * GiB, -- the vendor counts in binary
    launched = "2022-11-16",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2022-09-20") {
    list_price = 1199 * USD,
  },
  assume "boards for desktops do not correct errors" {
    ecc = "no",
  },
  assume "double-width slots of a workstation" {
    max_count = 4,
  },
  assume "the maker's own card, or the narrowest sold; others are often a slot wider" {
    slots = 3,
    cooling = "fan",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 304,
    clock = 2505 * MHz,
  },
  cite("incpak-geforce-40", "RTX 4080 16GB") {
    cores = 9728,
  },
}

accelerator "rtx-4080-super" {
  name = "NVIDIA GeForce RTX 4080 SUPER",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate.",
  cite "llmc-mfu" {
    dense = {
      tf32 = 52.2 * TFLOP/s,
      bf16 = 104.5 * TFLOP/s,
      fp16 = 104.5 * TFLOP/s,
      fp16_acc16 = 208.9 * TFLOP/s,
      fp8 = 417.8 * TFLOP/s,
      fp8_acc32 = 208.9 * TFLOP/s,
      int8 = 417.8 * TFLOP/s,
      int4 = 836 * TFLOP/s,
    },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 52.2 * TFLOP/s },
    memory_bandwidth = 736 * GB/s,
    memory_type = "GDDR6X",
    power = 320 * W,
    memory_nominal = 16 * GB,
    memory = 16 * GiB, -- the vendor counts in binary
    launched = "2024-01-31",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2024-01-08") {
    list_price = 999 * USD,
  },
  assume "boards for desktops do not correct errors" {
    ecc = "no",
  },
  assume "double-width slots of a workstation" {
    max_count = 4,
  },
  assume "the maker's own card, or the narrowest sold; others are often a slot wider" {
    slots = 3,
    cooling = "fan",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 320,
    clock = 2550 * MHz,
  },
  cite("hardwaretimes-geforce-50", "RTX 4080 S") {
    cores = 10240,
  },
}

accelerator "rtx-4090" {
  name = "NVIDIA GeForce RTX 4090",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate. Many " ..
    "tables list 330 TFLOP/s: that is with FP16 accumulation.",
  cite "llmc-mfu" {
    dense = {
      tf32 = 82.6 * TFLOP/s,
      bf16 = 165.2 * TFLOP/s,
      fp16 = 165.2 * TFLOP/s,
      fp16_acc16 = 330.3 * TFLOP/s,
      fp8 = 660.6 * TFLOP/s,
      fp8_acc32 = 330.3 * TFLOP/s,
      int8 = 660.6 * TFLOP/s,
      int4 = 1321 * TFLOP/s,
    },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 82.6 * TFLOP/s },
    memory_bandwidth = 1.008 * TB/s,
    memory_type = "GDDR6X",
    power = 450 * W,
    memory_nominal = 24 * GB,
    launched = "2022-10-12",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2022-09-20") {
    list_price = 1599 * USD,
  },
  assume "the driver's reading in public listings" {
    memory = 24564 * MiB,
  },
  assume "boards for desktops do not correct errors" {
    ecc = "no",
  },
  assume "double-width slots of a workstation" {
    max_count = 4,
  },
  assume "the maker's own card, or the narrowest sold; others are often a slot wider" {
    slots = 3,
    cooling = "fan",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 512,
    clock = 2520 * MHz,
  },
  cite("hardwaretimes-geforce-50", "RTX 4090") {
    cores = 16384,
  },
  cite("incpak-geforce-40", "RTX 4090") {
    clock_base = 2.23 * GHz,
  },
  assume "16384 CUDA cores, 128 in a unit" {
    compute_units = 128,
  },
}
