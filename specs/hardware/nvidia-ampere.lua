-- NVIDIA Ampere, data center and workstation.

accelerator "a100-pcie-40gb" {
  name = "NVIDIA A100 PCIe 40 GB",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  note = "One table pairs the 40 GB card with the bandwidth of the 80 GB one.",
  cite "epoch-ml-hardware" {
    dense = {
      tf32 = 156 * TFLOP/s,
      bf16 = 312 * TFLOP/s,
      fp16 = 312 * TFLOP/s,
      int8 = 624 * TFLOP/s,
      int4 = 1248 * TFLOP/s,
    },
    sparse = { bf16 = 624 * TFLOP/s },
    vector = { fp32 = 19.5 * TFLOP/s },
    memory_nominal = 40 * GB,
    memory = 40 * GiB, -- the vendor counts in binary
    launched = "2020-06-22",
  },
  cite "techpowerup-derived" {
    memory_bandwidth = 1.555 * TB/s,
    memory_type = "HBM2",
    power = 250 * W,
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "the bridge as commonly described; no document found" {
    link = "NVLink 3 bridge",
    link_bandwidth = 600 * GB/s / 2, -- printed as both directions
  },
  assume "the bridge joins two cards" {
    linked = 2,
    max_count = 2,
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 2,
    cooling = "air",
  },
  cite("sysrqmts-a100-v100", "A100 PCIe") {
    cores = 6912,
    tensor_cores = 432,
    clock_base = 765 * MHz,
    clock = 1410 * MHz,
    vector = { fp64 = 9.746 * TFLOP/s },
  },
  cite("cuda-guide", "compute capability 8.0") {
    unit_lanes = 64,
  },
  assume "6912 CUDA cores, 64 in a unit" {
    compute_units = 108,
  },
}

accelerator "a100-pcie-80gb" {
  name = "NVIDIA A100 PCIe 80 GB",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  note =
    "1940 GB/s in rounded tables. Four cards and more fall back to PCIe " ..
    "between the bridged pairs.",
  cite "ml-engineering" {
    dense = {
      tf32 = 156 * TFLOP/s,
      bf16 = 312 * TFLOP/s,
      fp16 = 312 * TFLOP/s,
      int8 = 624 * TFLOP/s,
      int4 = 1248 * TFLOP/s,
    },
    sparse = { bf16 = 624 * TFLOP/s },
    vector = { fp32 = 19.5 * TFLOP/s },
    power = 300 * W,
    memory_nominal = 80 * GB,
    memory = 80 * GiB, -- the vendor counts in binary
  },
  cite("aiconfigurator-systems", "a100_pcie.yaml") {
    memory_bandwidth = 1.935 * TB/s,
    memory_type = "HBM2e",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "reseller, 2025-03-03") {
    list_price = 18500 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "the bridge as commonly described; no document found" {
    link = "NVLink 3 bridge",
    link_bandwidth = 600 * GB/s / 2, -- printed as both directions
  },
  assume "the bridge joins two cards" {
    linked = 2,
    max_count = 2,
  },
  cite("nvidia-ampere-whitepaper", "A100: 108 SMs") {
    compute_units = 108,
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 2,
    cooling = "air",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 432,
    clock = 1410 * MHz,
  },
  cite("benoit-hardware", "A100 80 GB: CUDA cores") {
    cores = 6912,
  },
  cite("cuda-guide", "compute capability 8.0") {
    unit_lanes = 64,
  },
}

accelerator "a100-sxm4-40gb" {
  name = "NVIDIA A100 SXM4 40 GB",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "datacenter",
  form_factor = "SXM4",
  confidence = "A",
  note = "Some tables say HBM2e; the datasheet says HBM2.",
  cite "epoch-ml-hardware" {
    dense = {
      tf32 = 156 * TFLOP/s,
      bf16 = 312 * TFLOP/s,
      fp16 = 312 * TFLOP/s,
      int8 = 624 * TFLOP/s,
      int4 = 1248 * TFLOP/s,
    },
    sparse = { bf16 = 624 * TFLOP/s },
    vector = { fp32 = 19.5 * TFLOP/s },
    memory_bandwidth = 1.555 * TB/s,
    memory_type = "HBM2",
    power = 400 * W,
    memory_nominal = 40 * GB,
    memory = 40 * GiB, -- the vendor counts in binary
    launched = "2020-05-14",
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "NVLink 3",
    link_bandwidth = 600 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("epoch-ml-hardware", "analyst estimate, 2020") {
    list_price = 15000 * USD,
  },
  cite("aws-vantage-2025-12-21", "p4d.24xlarge") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  cite("nvidia-ampere-whitepaper", "A100: 108 SMs") {
    compute_units = 108,
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 432,
    clock = 1410 * MHz,
  },
  cite("benoit-hardware", "A100 80 GB: CUDA cores") {
    cores = 6912,
  },
  cite("cuda-guide", "compute capability 8.0") {
    unit_lanes = 64,
  },
}

accelerator "a100-sxm4-80gb" {
  name = "NVIDIA A100 SXM4 80 GB",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "datacenter",
  form_factor = "SXM4",
  confidence = "A",
  note = "Printed as 2.0 TB/s in rounded tables. The A100 has no fp8 units.",
  cite "ml-engineering" {
    dense = {
      tf32 = 156 * TFLOP/s,
      bf16 = 312 * TFLOP/s,
      fp16 = 312 * TFLOP/s,
      int8 = 624 * TFLOP/s,
      int4 = 1248 * TFLOP/s,
    },
    sparse = { bf16 = 624 * TFLOP/s },
    vector = { fp32 = 19.5 * TFLOP/s },
    power = 400 * W,
    memory_nominal = 80 * GB,
  },
  cite("aiconfigurator-systems", "a100_sxm.yaml") {
    memory_bandwidth = 2.039 * TB/s,
    memory_type = "HBM2e",
  },
  cite("skypilot-catalog", "GpuInfo") {
    memory = 81251 * MiB, -- what the driver reports
  },
  cite "epoch-ml-hardware" {
    launched = "2020-11-16",
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "NVLink 3",
    link_bandwidth = 600 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "reseller, 2025-03-04") {
    list_price = 17500 * USD,
  },
  cite("gcp-calculator-2026-04-30", "a2-ultragpu-8g") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  cite("nvidia-ampere-whitepaper", "A100: 108 SMs") {
    compute_units = 108,
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 432,
    clock = 1410 * MHz,
  },
  cite("benoit-hardware", "A100 80 GB: CUDA cores") {
    cores = 6912,
  },
  cite("cuda-guide", "compute capability 8.0") {
    unit_lanes = 64,
  },
}

accelerator "a30" {
  name = "NVIDIA A30",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  unpriced =
    "RunPod rented it at $0.22 an hour in July 2024 and lists it no " ..
    "more; no later price is in the feeds read here.",
  cite("aiconfigurator-systems", "a30.yaml") {
    dense = {
      tf32 = 82 * TFLOP/s,
      bf16 = 165 * TFLOP/s,
      fp16 = 165 * TFLOP/s,
      int8 = 330 * TFLOP/s,
    },
    sparse = { bf16 = 330 * TFLOP/s },
    vector = { fp32 = 10.3 * TFLOP/s },
    memory_bandwidth = 933 * GB/s,
    memory_type = "HBM2",
    power = 165 * W,
    memory_nominal = 24 * GB,
    memory = 24 * GiB, -- the vendor counts in binary
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "the bridge as commonly described; no document found" {
    link = "NVLink 3 bridge",
    link_bandwidth = 200 * GB/s / 2, -- printed as both directions
  },
  assume "the bridge joins two cards" {
    linked = 2,
    max_count = 2,
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 2,
    cooling = "air",
  },
  cite("sysrqmts-a30", "A30 PCIe") {
    cores = 3584,
    tensor_cores = 224,
    clock_base = 930 * MHz,
    clock = 1440 * MHz,
    vector = { fp64 = 5.161 * TFLOP/s },
    launched = "2021-04-12",
  },
  cite("cuda-guide", "compute capability 8.0") {
    unit_lanes = 64,
  },
}

accelerator "a10" {
  name = "NVIDIA A10",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "datacenter",
  form_factor = "PCIe single-slot",
  confidence = "A",
  cite "epoch-ml-hardware" {
    dense = {
      tf32 = 62.5 * TFLOP/s,
      bf16 = 125 * TFLOP/s,
      fp16 = 125 * TFLOP/s,
      int8 = 250 * TFLOP/s,
      int4 = 500 * TFLOP/s,
    },
    sparse = { bf16 = 250 * TFLOP/s },
    vector = { fp32 = 31.2 * TFLOP/s },
    memory_bandwidth = 600 * GB/s,
    memory_type = "GDDR6",
    power = 150 * W,
    memory_nominal = 24 * GB,
    launched = "2021-04-12",
  },
  cite("modal-memory", "nvidia-smi") {
    memory = 23028 * MiB, -- less a sixteenth for error correction
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("epoch-ml-hardware", "analyst estimate, 2021-04") {
    list_price = 2800 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "double-width slots of a workstation" {
    max_count = 4,
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 1,
    cooling = "air",
  },
  assume "9216 CUDA cores, 128 in a unit" {
    compute_units = 72,
  },
}

accelerator "a10g" {
  name = "NVIDIA A10G",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "cloud",
  form_factor = "PCIe (AWS only)",
  confidence = "B",
  note =
    "Sources disagree: many tables repeat the A10 (125 TFLOP/s, 150 W); the " ..
    "brief of NVIDIA and AWS gives 70 TFLOP/s dense. AWS only.",
  cite "baseten-a10-a10g" {
    dense = {
      tf32 = 35 * TFLOP/s,
      bf16 = 70 * TFLOP/s,
      fp16 = 70 * TFLOP/s,
      int8 = 140 * TFLOP/s,
      int4 = 280 * TFLOP/s,
    },
    sparse = { bf16 = 140 * TFLOP/s },
  },
  cite "epoch-ml-hardware" {
    vector = { fp32 = 31.5 * TFLOP/s },
    memory_bandwidth = 600 * GB/s,
    memory_type = "GDDR6",
    memory_nominal = 24 * GB,
  },
  cite("dcgm-a10g", "nvidia-smi") {
    memory = 23028 * MiB, -- less a sixteenth for error correction
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("aws-vantage-2025-12-21", "g5.48xlarge") {
    max_count = 8,
  },
  assume "the figure in use for the part; no document found that states it" {
    power = 300 * W,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "9216 CUDA cores, 128 in a unit" {
    compute_units = 72,
  },
}

accelerator "a40" {
  name = "NVIDIA A40",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  cite "epoch-ml-hardware" {
    dense = {
      tf32 = 74.8 * TFLOP/s,
      bf16 = 149.7 * TFLOP/s,
      fp16 = 149.7 * TFLOP/s,
      int8 = 299.3 * TFLOP/s,
      int4 = 598.7 * TFLOP/s,
    },
    sparse = { bf16 = 299.4 * TFLOP/s },
    vector = { fp32 = 37.4 * TFLOP/s },
    memory_bandwidth = 696 * GB/s,
    memory_type = "GDDR6",
    power = 300 * W,
    memory_nominal = 48 * GB,
    launched = "2020-10-05",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "reseller, 2025-03-03") {
    list_price = 5843 * USD,
  },
  assume "the driver's reading in public listings" {
    memory = 46068 * MiB,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "the bridge as commonly described; no document found" {
    link = "NVLink 3 bridge",
    link_bandwidth = 112.5 * GB/s / 2, -- printed as both directions
  },
  assume "the bridge joins two cards" {
    linked = 2,
    max_count = 2,
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 2,
    cooling = "air",
  },
  assume "10752 CUDA cores, 128 in a unit" {
    compute_units = 84,
  },
}

accelerator "rtx-a6000" {
  name = "NVIDIA RTX A6000",
  vendor = "NVIDIA",
  architecture = "Ampere",
  segment = "workstation",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  note =
    "38.7 TFLOP/s in some tables is the shader rate, not that of the tensor " ..
    "cores.",
  cite "torchtitan-utils" {
    dense = {
      tf32 = 77.4 * TFLOP/s,
      bf16 = 154.8 * TFLOP/s,
      fp16 = 154.8 * TFLOP/s,
      int8 = 309.7 * TFLOP/s,
      int4 = 619.3 * TFLOP/s,
    },
  },
  cite "epoch-ml-hardware" {
    vector = { fp32 = 38.7 * TFLOP/s },
    memory_bandwidth = 768 * GB/s,
    memory_type = "GDDR6",
    power = 300 * W,
    memory_nominal = 48 * GB,
    launched = "2020-10-05",
  },
  cite("skypilot-catalog", "GpuInfo") {
    memory = 49140 * MiB, -- what the driver reports
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("epoch-ml-hardware", "list price at launch, 2020-12") {
    list_price = 4649 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "the bridge as commonly described; no document found" {
    link = "NVLink 3 bridge",
    link_bandwidth = 112.5 * GB/s / 2, -- printed as both directions
  },
  assume "the bridge joins two cards" {
    linked = 2,
    max_count = 2,
  },
  assume "its form factor; cards for workstations have a fan" {
    slots = 2,
    cooling = "fan",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 336,
    clock = 1800 * MHz,
  },
  assume "10752 CUDA cores, 128 in a unit" {
    compute_units = 84,
  },
}
