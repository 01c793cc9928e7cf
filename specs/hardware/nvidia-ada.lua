-- NVIDIA Ada Lovelace, data center and workstation.

accelerator "l4" {
  name = "NVIDIA L4",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "datacenter",
  form_factor = "PCIe single-slot LP",
  confidence = "A",
  note = "The vendor page prints the sparse rates, 242 and 485, by default.",
  cite "aiconfigurator-systems" {
    dense = {
      tf32 = 60 * TFLOP/s,
      bf16 = 121 * TFLOP/s,
      fp16 = 121 * TFLOP/s,
      fp8 = 242.5 * TFLOP/s,
      int8 = 242.5 * TFLOP/s,
      int4 = 485 * TFLOP/s,
    },
    sparse = { bf16 = 242 * TFLOP/s, fp8 = 485 * TFLOP/s },
    memory_bandwidth = 300 * GB/s,
    memory_type = "GDDR6",
    power = 72 * W,
  },
  cite "lightning-throughput" {
    vector = { fp32 = 30.3 * TFLOP/s },
  },
  cite "epoch-ml-hardware" {
    memory_nominal = 24 * GB,
    launched = "2023-03-21",
  },
  cite("modal-memory", "nvidia-smi") {
    memory = 23034 * MiB, -- less a sixteenth for error correction
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("aws-vantage-2025-12-21", "g6.48xlarge") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 1,
    cooling = "air",
  },
  assume "7424 CUDA cores, 128 in a unit" {
    compute_units = 58,
  },
}

accelerator "l40" {
  name = "NVIDIA L40",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  note =
    "One table lists 362.1 TFLOP/s with FP32 accumulation: that is the sparse " ..
    "rate.",
  cite "epoch-ml-hardware" {
    dense = {
      tf32 = 90.5 * TFLOP/s,
      bf16 = 181.05 * TFLOP/s,
      fp16 = 181.05 * TFLOP/s,
      fp8 = 362 * TFLOP/s,
      int8 = 362 * TFLOP/s,
      int4 = 724 * TFLOP/s,
    },
    sparse = { bf16 = 362.1 * TFLOP/s, fp8 = 724 * TFLOP/s },
    vector = { fp32 = 90.5 * TFLOP/s },
    memory_bandwidth = 864 * GB/s,
    memory_type = "GDDR6",
    power = 300 * W,
    memory_nominal = 48 * GB,
    launched = "2022-10-13",
  },
  cite("ollama-issue-15388", "inference compute, total") {
    memory = 45 * GiB, -- what the driver reports: error correction takes the rest
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "double-width slots of a workstation" {
    max_count = 4,
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 2,
    cooling = "air",
  },
}

accelerator "l40s" {
  name = "NVIDIA L40S",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  note = "Many tables use 733 TFLOP/s as dense bf16: that is the sparse rate.",
  cite "ml-engineering" {
    dense = {
      tf32 = 183 * TFLOP/s,
      bf16 = 362.05 * TFLOP/s,
      fp16 = 362.05 * TFLOP/s,
      fp8 = 733 * TFLOP/s,
      int8 = 733 * TFLOP/s,
      int4 = 733 * TFLOP/s,
    },
    sparse = { bf16 = 733 * TFLOP/s, fp8 = 1466 * TFLOP/s },
    vector = { fp32 = 91.6 * TFLOP/s },
    power = 350 * W,
    memory_nominal = 48 * GB,
  },
  cite("l40s-mullet", "L40 and L40S side by side") {
    ray_units = 142,
    video_encoders = 3, -- and as many decoders, both with AV1
  },
  cite("aiconfigurator-systems", "l40s.yaml") {
    memory_bandwidth = 864 * GB/s,
    memory_type = "GDDR6",
    memory = 46068 * MiB, -- what the driver reports
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("aws-vantage-2025-12-21", "g6e.48xlarge") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 2,
    cooling = "air",
  },
  cite("itcreations-l40s", "frequencies and the table") {
    cores = 18176,
    tensor_cores = 568,
    clock_base = 1110 * MHz,
    clock = 2520 * MHz,
    vector = { fp64 = 1.431 * TFLOP/s }, -- 1:64
  },
  cite("yobitel-l40s", "launched at SIGGRAPH in August 2023") {
    launched = "2023-08-08",
  },
  assume "18176 CUDA cores, 128 in a unit" {
    compute_units = 142,
  },
}

accelerator "rtx-6000-ada" {
  name = "NVIDIA RTX 6000 Ada Generation",
  vendor = "NVIDIA",
  architecture = "Ada Lovelace",
  segment = "workstation",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  note =
    "Sources disagree: 729 TFLOP/s is listed as dense fp16 and is the " ..
    "sparse rate.",
  cite "wikipedia-gpu-tables" {
    dense = {
      tf32 = 182.1 * TFLOP/s,
      bf16 = 364.2 * TFLOP/s,
      fp16 = 364.2 * TFLOP/s,
      fp8 = 728.5 * TFLOP/s,
      int8 = 728.5 * TFLOP/s,
      int4 = 1457 * TFLOP/s,
    },
    vector = { fp32 = 91.1 * TFLOP/s },
    memory_bandwidth = 960 * GB/s,
    memory_type = "GDDR6",
    power = 300 * W,
    memory_nominal = 48 * GB,
  },
  cite "epoch-ml-hardware" {
    launched = "2022-12-03",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("epoch-ml-hardware", "list price at launch, 2022-12") {
    list_price = 6799 * USD,
  },
  assume "the driver's reading in public listings" {
    memory = 49140 * MiB,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "double-width slots of a workstation" {
    max_count = 4,
  },
  assume "its form factor; cards for workstations have a fan" {
    slots = 2,
    cooling = "fan",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 568,
    clock = 2505 * MHz,
  },
  assume "18176 CUDA cores, 128 in a unit" {
    compute_units = 142,
  },
}
