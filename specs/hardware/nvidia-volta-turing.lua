-- NVIDIA Volta and Turing.  No bf16: its formats are fp16 and the integers.

accelerator "v100-sxm2-16gb" {
  name = "NVIDIA Tesla V100 SXM2 16 GB",
  vendor = "NVIDIA",
  architecture = "Volta",
  segment = "datacenter",
  form_factor = "SXM2",
  confidence = "A",
  note =
    "No bf16 and no integer tensor units. One table carries the clocks of " ..
    "the V100S for it.",
  cite "epoch-ml-hardware" {
    dense = { fp16 = 125 * TFLOP/s },
    memory_bandwidth = 900 * GB/s,
    memory_type = "HBM2",
    power = 300 * W,
    launched = "2017-06-21",
  },
  cite "lightning-throughput" {
    vector = { fp32 = 15.7 * TFLOP/s },
  },
  cite "techpowerup-derived" {
    memory_nominal = 16 * GB,
    memory = 16 * GiB, -- the vendor counts in binary
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "NVLink 2",
    link_bandwidth = 300 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 3.0 x16") {
    pcie_bandwidth = 16 * 8 * Gbit/s * 128 / 130,
  },
  cite("epoch-ml-hardware", "analyst estimate, 2017") {
    list_price = 11500 * USD,
  },
  cite("aws-vantage-2025-12-21", "p3.16xlarge") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 640,
    clock = 1530 * MHz,
  },
  cite("sysrqmts-a100-v100", "the same chip on a card") {
    cores = 5120,
  },
  cite("cuda-guide", "compute capability 7.0") {
    unit_lanes = 64,
  },
  assume "5120 CUDA cores, 64 in a unit" {
    compute_units = 80,
  },
}

accelerator "v100-sxm2-32gb" {
  name = "NVIDIA Tesla V100 SXM2 32 GB",
  vendor = "NVIDIA",
  architecture = "Volta",
  segment = "datacenter",
  form_factor = "SXM2/SXM3",
  confidence = "A",
  note = "No bf16. 898 GB/s in one table; the SXM3 variant has 981 GB/s.",
  cite "epoch-ml-hardware" {
    dense = { fp16 = 125 * TFLOP/s },
    vector = { fp32 = 15.7 * TFLOP/s },
    memory_bandwidth = 900 * GB/s,
    memory_type = "HBM2",
    power = 300 * W,
    memory_nominal = 32 * GB,
    launched = "2018-03-27",
  },
  cite("skypilot-catalog", "GpuInfo") {
    memory = 32510 * MiB, -- what the driver reports
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "NVLink 2",
    link_bandwidth = 300 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 3.0 x16") {
    pcie_bandwidth = 16 * 8 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "reseller list price, 2018") {
    list_price = 11458 * USD,
  },
  cite("aws-vantage-2025-12-21", "p3dn.24xlarge") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 640,
    clock = 1530 * MHz,
  },
  cite("sysrqmts-a100-v100", "the same chip on a card") {
    cores = 5120,
  },
  cite("cuda-guide", "compute capability 7.0") {
    unit_lanes = 64,
  },
  assume "5120 CUDA cores, 64 in a unit" {
    compute_units = 80,
  },
}

accelerator "v100-pcie-16gb" {
  name = "NVIDIA Tesla V100 PCIe 16 GB",
  vendor = "NVIDIA",
  architecture = "Volta",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  note = "No bf16. 897 GB/s in one table.",
  cite "epoch-ml-hardware" {
    dense = { fp16 = 112 * TFLOP/s },
    memory_bandwidth = 900 * GB/s,
    memory_type = "HBM2",
    power = 250 * W,
    memory_nominal = 16 * GB,
    memory = 16 * GiB, -- the vendor counts in binary
    launched = "2017-06-21",
  },
  cite "lightning-throughput" {
    vector = { fp32 = 14 * TFLOP/s },
  },
  cite("pci-sig-rates", "PCIe 3.0 x16") {
    pcie_bandwidth = 16 * 8 * Gbit/s * 128 / 130,
    link = "PCIe 3.0 x16",
    linked = 1,
    link_bandwidth = 16 * 8 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "reseller list price, 2018") {
    list_price = 10664 * USD,
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
  cite("sysrqmts-a100-v100", "Tesla V100 PCIe 16 GB") {
    cores = 5120,
    tensor_cores = 640,
    clock_base = 1245 * MHz,
    clock = 1380 * MHz,
    vector = { fp64 = 7.066 * TFLOP/s },
  },
  cite("cuda-guide", "compute capability 7.0") {
    unit_lanes = 64,
  },
  assume "5120 CUDA cores, 64 in a unit" {
    compute_units = 80,
  },
}

accelerator "v100-pcie-32gb" {
  name = "NVIDIA Tesla V100 PCIe 32 GB",
  vendor = "NVIDIA",
  architecture = "Volta",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  unpriced =
    "Clouds rent the V100 PCIe with 16 GB and the SXM2 with 32 GB; no " ..
    "seller in the feeds read here lists this one.",
  note = "No bf16.",
  cite "epoch-ml-hardware" {
    dense = { fp16 = 112 * TFLOP/s },
    vector = { fp32 = 14 * TFLOP/s },
    memory_bandwidth = 900 * GB/s,
    memory_type = "HBM2",
    power = 250 * W,
    memory_nominal = 32 * GB,
    memory = 32 * GiB, -- the vendor counts in binary
    launched = "2018-03-27",
  },
  cite("pci-sig-rates", "PCIe 3.0 x16") {
    pcie_bandwidth = 16 * 8 * Gbit/s * 128 / 130,
    link = "PCIe 3.0 x16",
    linked = 1,
    link_bandwidth = 16 * 8 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "reseller list price, 2018") {
    list_price = 11458 * USD,
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
  cite("sysrqmts-a100-v100", "Tesla V100 PCIe, whose 16 GB card is listed") {
    cores = 5120,
    tensor_cores = 640,
    clock_base = 1245 * MHz,
    clock = 1380 * MHz,
  },
  cite("cuda-guide", "compute capability 7.0") {
    unit_lanes = 64,
  },
  assume "5120 CUDA cores, 64 in a unit" {
    compute_units = 80,
  },
}

accelerator "t4" {
  name = "NVIDIA T4",
  vendor = "NVIDIA",
  architecture = "Turing",
  segment = "datacenter",
  form_factor = "PCIe single-slot LP",
  confidence = "A",
  note = "No bf16. 300 GB/s in tables that count error correction.",
  cite "lightning-throughput" {
    dense = { fp16 = 65 * TFLOP/s, int8 = 130 * TFLOP/s, int4 = 260 * TFLOP/s },
    vector = { fp32 = 8.1 * TFLOP/s },
  },
  cite "epoch-ml-hardware" {
    memory_bandwidth = 320 * GB/s,
    memory_type = "GDDR6",
    power = 70 * W,
    memory_nominal = 16 * GB,
    launched = "2018-09-13",
  },
  cite("modal-memory", "nvidia-smi") {
    memory = 15360 * MiB, -- less a sixteenth for error correction
  },
  cite("nvidia-forum-t4", "24 TFLOP/s in cuBLAS on 4096 x 4096, held by " ..
    "70 W: above the time of the units at 80 percent of their peak") {
    energy_efficiency = 1 / (1 / 24 - 1 / (0.8 * 65)) / 70 * TFLOP/J,
  },
  cite("pci-sig-rates", "PCIe 3.0 x16") {
    pcie_bandwidth = 16 * 8 * Gbit/s * 128 / 130,
    link = "PCIe 3.0 x16",
    linked = 1,
    link_bandwidth = 16 * 8 * Gbit/s * 128 / 130,
  },
  cite("aws-vantage-2025-12-21", "g4dn.metal") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 1,
    cooling = "air",
  },
  cite("cuda-guide", "compute capability 7.5") {
    unit_lanes = 64,
  },
  assume "2560 CUDA cores, 64 in a unit" {
    compute_units = 40,
  },
}

accelerator "quadro-rtx-6000" {
  name = "NVIDIA Quadro RTX 6000",
  vendor = "NVIDIA",
  architecture = "Turing",
  segment = "workstation",
  form_factor = "PCIe dual-slot",
  confidence = "B",
  note = "No bf16. The tensor rate is 576 cores x 1770 MHz x 128.",
  cite "epoch-ml-hardware" {
    vector = { fp32 = 16.3 * TFLOP/s },
    memory_bandwidth = 672 * GB/s,
    memory_type = "GDDR6",
    power = 260 * W,
    memory_nominal = 24 * GB,
    memory = 24 * GiB, -- the vendor counts in binary
    launched = "2018-08-13",
  },
  cite("pci-sig-rates", "PCIe 3.0 x16") {
    pcie_bandwidth = 16 * 8 * Gbit/s * 128 / 130,
  },
  cite("epoch-ml-hardware", "list price at launch, 2018-08") {
    list_price = 6299 * USD,
  },
  assume "tensor cores x clock x 128: 576 * 1.77 GHz * 128" {
    dense = {
      fp16 = 130.5 * TFLOP/s,
      int8 = 261 * TFLOP/s,
      int4 = 522 * TFLOP/s,
    },
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "the bridge as commonly described; no document found" {
    link = "NVLink 2 bridge",
    link_bandwidth = 100 * GB/s / 2, -- printed as both directions
  },
  assume "the bridge joins two cards" {
    linked = 2,
    max_count = 2,
  },
  assume "its form factor; cards for workstations have a fan" {
    slots = 2,
    cooling = "fan",
  },
  cite("cuda-guide", "compute capability 7.5") {
    unit_lanes = 64,
  },
  assume "4608 CUDA cores, 64 in a unit" {
    compute_units = 72,
  },
}

accelerator "quadro-rtx-8000" {
  name = "NVIDIA Quadro RTX 8000",
  vendor = "NVIDIA",
  architecture = "Turing",
  segment = "workstation",
  form_factor = "PCIe dual-slot",
  confidence = "B",
  note = "No bf16. The tensor rate is 576 cores x 1770 MHz x 128.",
  cite "epoch-ml-hardware" {
    vector = { fp32 = 16.3 * TFLOP/s },
    memory_bandwidth = 672 * GB/s,
    memory_type = "GDDR6",
    power = 260 * W,
    memory_nominal = 48 * GB,
    memory = 48 * GiB, -- the vendor counts in binary
    launched = "2018-08-13",
  },
  cite("pci-sig-rates", "PCIe 3.0 x16") {
    pcie_bandwidth = 16 * 8 * Gbit/s * 128 / 130,
  },
  cite("epoch-ml-hardware", "list price at launch, 2018-08") {
    list_price = 9999 * USD,
  },
  assume "tensor cores x clock x 128: 576 * 1.77 GHz * 128" {
    dense = {
      fp16 = 130.5 * TFLOP/s,
      int8 = 261 * TFLOP/s,
      int4 = 522 * TFLOP/s,
    },
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "the bridge as commonly described; no document found" {
    link = "NVLink 2 bridge",
    link_bandwidth = 100 * GB/s / 2, -- printed as both directions
  },
  assume "the bridge joins two cards" {
    linked = 2,
    max_count = 2,
  },
  assume "its form factor; cards for workstations have a fan" {
    slots = 2,
    cooling = "fan",
  },
  cite("cuda-guide", "compute capability 7.5") {
    unit_lanes = 64,
  },
  assume "4608 CUDA cores, 64 in a unit" {
    compute_units = 72,
  },
}
