-- NVIDIA GeForce 50 (Blackwell).  Tensor rates depend on the width of the sums.

local no_peers = cite("nccl-geforce", "traffic has to go back to the CPU") {
  peer_access = "no",
}

-- A desktop holds two cards and has two channels of memory.
local channel = cite("autoai-7950x", "two channels of DDR5-5200") {
  host_memory_bandwidth = 8 * B * 5200e6 / s,
}

accelerator "rtx-5070" {
  name = "NVIDIA GeForce RTX 5070",
  vendor = "NVIDIA",
  architecture = "Blackwell",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "B",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate.",
  cite "wikipedia-gpu-tables" {
    dense = {
      tf32 = 30.9 * TFLOP/s,
      bf16 = 61.8 * TFLOP/s,
      fp16 = 61.8 * TFLOP/s,
      fp16_acc16 = 123.5 * TFLOP/s,
      fp8 = 247 * TFLOP/s,
      fp8_acc32 = 123.5 * TFLOP/s,
      int8 = 247 * TFLOP/s,
      fp4 = 494 * TFLOP/s,
    },
    vector = { fp32 = 30.9 * TFLOP/s },
    memory_bandwidth = 672 * GB/s,
    memory_type = "GDDR7",
    power = 250 * W,
    memory_nominal = 12 * GB,
    memory = 12 * GiB, -- the vendor counts in binary
    launched = "2025-03-05",
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
    link = "PCIe 5.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2025-01-06") {
    list_price = 549 * USD,
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
  cite("tweaktown-geforce-50", "RTX 5070") {
    cores = 6144,
    clock_base = 2.16 * GHz,
    clock = 2.51 * GHz,
  },
  cite("hardwaretimes-geforce-50", "RTX 5070") {
    tensor_cores = 192,
  },
}

accelerator "rtx-5070-ti" {
  name = "NVIDIA GeForce RTX 5070 Ti",
  vendor = "NVIDIA",
  architecture = "Blackwell",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "B",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate.",
  cite "wikipedia-gpu-tables" {
    dense = {
      tf32 = 44 * TFLOP/s,
      bf16 = 87.9 * TFLOP/s,
      fp16 = 87.9 * TFLOP/s,
      fp16_acc16 = 175.8 * TFLOP/s,
      fp8 = 351.5 * TFLOP/s,
      fp8_acc32 = 175.75 * TFLOP/s,
      int8 = 351.5 * TFLOP/s,
      fp4 = 703 * TFLOP/s,
    },
    vector = { fp32 = 43.9 * TFLOP/s },
    memory_bandwidth = 896 * GB/s,
    memory_type = "GDDR7",
    power = 300 * W,
    memory_nominal = 16 * GB,
    memory = 16 * GiB, -- the vendor counts in binary
    launched = "2025-02-20",
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
    link = "PCIe 5.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2025-01-06") {
    list_price = 749 * USD,
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
  cite("tweaktown-geforce-50", "RTX 5070 Ti") {
    cores = 8960,
    clock_base = 2.3 * GHz,
    clock = 2.45 * GHz,
  },
  cite("hardwaretimes-geforce-50", "RTX 5070 Ti") {
    tensor_cores = 280,
  },
}

accelerator "rtx-5080" {
  name = "NVIDIA GeForce RTX 5080",
  vendor = "NVIDIA",
  architecture = "Blackwell",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "B",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate.",
  cite "wikipedia-gpu-tables" {
    dense = {
      tf32 = 56.3 * TFLOP/s,
      bf16 = 112.5 * TFLOP/s,
      fp16 = 112.5 * TFLOP/s,
      fp16_acc16 = 225.1 * TFLOP/s,
      fp8 = 450.2 * TFLOP/s,
      fp8_acc32 = 225.1 * TFLOP/s,
      int8 = 450.2 * TFLOP/s,
      fp4 = 900.4 * TFLOP/s,
    },
    vector = { fp32 = 56.3 * TFLOP/s },
    memory_bandwidth = 960 * GB/s,
    memory_type = "GDDR7",
    power = 360 * W,
    memory_nominal = 16 * GB,
    memory = 16 * GiB, -- the vendor counts in binary
    launched = "2025-01-30",
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
    link = "PCIe 5.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2025-01-06") {
    list_price = 999 * USD,
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
  cite("tweaktown-geforce-50", "RTX 5080") {
    cores = 10752,
    clock_base = 2.3 * GHz,
    clock = 2.62 * GHz,
  },
  cite("hardwaretimes-geforce-50", "RTX 5080") {
    tensor_cores = 336,
  },
}

accelerator "rtx-5090" {
  name = "NVIDIA GeForce RTX 5090",
  vendor = "NVIDIA",
  architecture = "Blackwell",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 with FP16 accumulation is twice as " ..
    "fast. FP8 accumulates in FP16; in FP32 it has half that rate.",
  cite "wikipedia-gpu-tables" {
    dense = {
      tf32 = 104.8 * TFLOP/s,
      bf16 = 209.5 * TFLOP/s,
      fp16 = 209.5 * TFLOP/s,
      fp16_acc16 = 419 * TFLOP/s,
      fp8 = 838 * TFLOP/s,
      fp8_acc32 = 419 * TFLOP/s,
      int8 = 838 * TFLOP/s,
      fp4 = 1676 * TFLOP/s,
    },
    vector = { fp32 = 104.8 * TFLOP/s },
    memory_bandwidth = 1.792 * TB/s,
    memory_type = "GDDR7",
    power = 575 * W,
    memory_nominal = 32 * GB,
    launched = "2025-01-30",
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
    link = "PCIe 5.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2025-01-06") {
    list_price = 1999 * USD,
  },
  assume "the driver's reading in public listings" {
    memory = 32607 * MiB,
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
  cite("tweaktown-geforce-50", "RTX 5090") {
    cores = 21760,
    clock_base = 2.01 * GHz,
    clock = 2.41 * GHz,
  },
  cite("hardwaretimes-geforce-50", "RTX 5090") {
    tensor_cores = 680,
  },
  assume "21760 CUDA cores, 128 in a unit" {
    compute_units = 170,
  },
}
