-- NVIDIA GeForce 30 (Ampere).  Tensor rates depend on the width of the sums.

local no_peers = cite("nccl-geforce", "traffic has to go back to the CPU") {
  peer_access = "no",
}

-- A desktop holds two cards and has two channels of memory; that of their day.
local channel = cite("club-3090-rig", "two channels, DDR4-3000") {
  host_memory_bandwidth = 8 * B * 3000e6 / s,
}

accelerator "rtx-3080-10gb" {
  name = "NVIDIA GeForce RTX 3080 10 GB",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note = "BF16 and FP16 accumulate in FP32; FP16 accumulation is twice as fast.",
  cite "llmc-mfu" {
    dense = {
      tf32 = 29.8 * TFLOP/s,
      bf16 = 59.5 * TFLOP/s,
      fp16 = 59.5 * TFLOP/s,
      fp16_acc16 = 119 * TFLOP/s,
      int8 = 238 * TFLOP/s,
      int4 = 476 * TFLOP/s,
    },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 29.8 * TFLOP/s },
    memory_bandwidth = 760 * GB/s,
    memory_type = "GDDR6X",
    power = 320 * W,
    memory_nominal = 10 * GB,
    memory = 10 * GiB, -- the vendor counts in binary
    launched = "2020-09-17",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2020-09-01") {
    list_price = 699 * USD,
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
    tensor_cores = 272,
    clock = 1710 * MHz,
  },
}

accelerator "rtx-3090" {
  name = "NVIDIA GeForce RTX 3090",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 accumulation is twice as fast. An " ..
    "NVLink bridge for two is sold apart and not counted.",
  cite "llmc-mfu" {
    dense = {
      tf32 = 35.6 * TFLOP/s,
      bf16 = 71.2 * TFLOP/s,
      fp16 = 71.2 * TFLOP/s,
      fp16_acc16 = 142.4 * TFLOP/s,
      int8 = 284.7 * TFLOP/s,
      int4 = 569 * TFLOP/s,
    },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 35.6 * TFLOP/s },
    memory_bandwidth = 936 * GB/s,
    memory_type = "GDDR6X",
    power = 350 * W,
    memory_nominal = 24 * GB,
    memory = 24 * GiB, -- the vendor counts in binary
    launched = "2020-09-24",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2020-09-01") {
    list_price = 1499 * USD,
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
    tensor_cores = 328,
    clock = 1695 * MHz,
  },
  assume "10496 CUDA cores, 128 in a unit" {
    compute_units = 82,
  },
}

accelerator "rtx-3090-ti" {
  name = "NVIDIA GeForce RTX 3090 Ti",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note =
    "BF16 and FP16 accumulate in FP32; FP16 accumulation is twice as fast. An " ..
    "NVLink bridge for two is sold apart and not counted.",
  cite "llmc-mfu" {
    dense = {
      tf32 = 40 * TFLOP/s,
      bf16 = 80 * TFLOP/s,
      fp16 = 80 * TFLOP/s,
      fp16_acc16 = 160 * TFLOP/s,
      int8 = 320 * TFLOP/s,
      int4 = 640 * TFLOP/s,
    },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 40 * TFLOP/s },
    memory_bandwidth = 1.008 * TB/s,
    memory_type = "GDDR6X",
    power = 450 * W,
    memory_nominal = 24 * GB,
    memory = 24 * GiB, -- the vendor counts in binary
    launched = "2022-03-29",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2022-03-29") {
    list_price = 1999 * USD,
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
    tensor_cores = 336,
    clock = 1860 * MHz,
  },
}

accelerator "rtx-3070-ti-8gb" {
  name = "NVIDIA GeForce RTX 3070 Ti",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "B",
  note = "BF16 and FP16 accumulate in FP32; FP16 accumulation is twice as fast.",
  cite("llmc-mfu", "rates of its generation by cores and clock") {
    dense = {
      tf32 = 21.8 * TFLOP/s,
      bf16 = 43.5 * TFLOP/s,
      fp16 = 43.5 * TFLOP/s,
      fp16_acc16 = 87 * TFLOP/s,
    },
  },
  assume "twice the 16-bit rate with FP16 accumulation, as on the RTX 3080" {
    dense = { int8 = 174 * TFLOP/s },
  },
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 21.7 * TFLOP/s },
    memory_bandwidth = 608 * GB/s,
    memory_type = "GDDR6X",
    power = 290 * W,
    memory_nominal = 8 * GB,
    memory = 8 * GiB, -- the vendor counts in binary
    launched = "2021-06-10",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16 through host memory",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  no_peers,
  channel,
  cite("wikipedia-gpu-tables", "list price at launch, 2021-06-10") {
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
    tensor_cores = 192,
    clock = 1770 * MHz,
  },
}
