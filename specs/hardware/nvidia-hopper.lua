-- NVIDIA Hopper.

accelerator "h100-pcie-80gb" {
  name = "NVIDIA H100 PCIe 80 GB",
  vendor = "NVIDIA",
  architecture = "Hopper",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  note =
    "The vendor page rounds to 2 TB/s. Four cards and more fall back to " ..
    "PCIe between the bridged pairs.",
  cite "ml-engineering" {
    dense = {
      tf32 = 378 * TFLOP/s,
      bf16 = 756.5 * TFLOP/s,
      fp16 = 756.5 * TFLOP/s,
      fp8 = 1513 * TFLOP/s,
      int8 = 1513 * TFLOP/s,
    },
    sparse = { bf16 = 1513 * TFLOP/s, fp8 = 3026 * TFLOP/s },
    memory_nominal = 80 * GB,
  },
  cite "epoch-ml-hardware" {
    vector = { fp32 = 51.2 * TFLOP/s },
    memory_bandwidth = 2.039 * TB/s,
    memory_type = "HBM2e",
    launched = "2022-09-20",
  },
  cite("aiconfigurator-systems", "h100_pcie.yaml") {
    power = 350 * W,
    memory = 81559 * MiB, -- what the driver reports
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("retail-tracker", "retail (Amazon), 2025-07-16") {
    list_price = 25250 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "the bridge as commonly described; no document found" {
    link = "NVLink 4 bridge",
    link_bandwidth = 600 * GB/s / 2, -- printed as both directions
  },
  assume "the bridge joins two cards" {
    linked = 2,
    max_count = 2,
  },
  cite("nvidia-hopper-in-depth", "H100 PCIe: 114 SMs") {
    compute_units = 114,
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 2,
    cooling = "air",
  },
  cite("cputronic-h100-pcie", "Base- und Boost-Takt") {
    cores = 14592,
    clock_base = 1095 * MHz,
    clock = 1755 * MHz,
  },
  cite("llmc-mfu", "gpu_db") {
    tensor_cores = 456,
  },
}

accelerator "h100-nvl-94gb" {
  name = "NVIDIA H100 NVL 94 GB",
  vendor = "NVIDIA",
  architecture = "Hopper",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  note =
    "Configurable from 350 to 400 W. The preliminary sheet of 2023 printed " ..
    "totals of a pair (188 GB, 3958 TFLOP/s sparse).",
  cite "lightning-throughput" {
    dense = {
      tf32 = 417.5 * TFLOP/s,
      bf16 = 835.5 * TFLOP/s,
      fp16 = 835.5 * TFLOP/s,
      fp8 = 1671 * TFLOP/s,
      int8 = 1671 * TFLOP/s,
    },
    sparse = { bf16 = 1671 * TFLOP/s, fp8 = 3341 * TFLOP/s },
    vector = { fp32 = 60 * TFLOP/s },
  },
  cite "epoch-ml-hardware" {
    memory_bandwidth = 3.938 * TB/s,
    memory_type = "HBM3",
    memory_nominal = 94 * GB,
    launched = "2023-03-21",
  },
  cite "ml-engineering" {
    power = 400 * W,
  },
  cite("skypilot-catalog", "GpuInfo") {
    memory = 95830 * MiB, -- what the driver reports
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "reseller, 2025-03-03") {
    list_price = 35098 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "the bridge as commonly described; no document found" {
    link = "NVLink 4 bridge",
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
}

accelerator "h100-sxm5-80gb" {
  name = "NVIDIA H100 SXM5 80 GB",
  vendor = "NVIDIA",
  architecture = "Hopper",
  segment = "datacenter",
  form_factor = "SXM5",
  confidence = "A",
  note =
    "Sold as 80 GB. Many tables print 1979 TFLOP/s for bf16: that is the " ..
    "sparse rate. Bandwidth is 3352 GB/s by clock arithmetic, 3350 as " ..
    "printed.",
  cite "ml-engineering" {
    dense = {
      tf32 = 494.7 * TFLOP/s,
      bf16 = 989.4 * TFLOP/s,
      fp16 = 989.4 * TFLOP/s,
      fp8 = 1978.9 * TFLOP/s,
      int8 = 1978.9 * TFLOP/s,
    },
    sparse = { bf16 = 1978.9 * TFLOP/s, fp8 = 3957.8 * TFLOP/s },
    vector = { fp32 = 66.9 * TFLOP/s },
    memory_bandwidth = 3.35 * TB/s,
    memory_type = "HBM3",
    power = 700 * W,
    memory_nominal = 80 * GB,
  },
  cite("aiconfigurator-systems", "h100_sxm.yaml") {
    memory = 81559 * MiB, -- what the driver reports
    link = "NVLink 4",
    link_bandwidth = 900 * GB/s / 2, -- printed as both directions
  },
  cite "epoch-ml-hardware" {
    launched = "2022-09-20",
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "reseller, 1/8 of an HGX board, 2025-03-03") {
    list_price = 31250 * USD,
  },
  cite("aws-vantage-2025-12-21", "p5.48xlarge") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  cite("nvidia-hopper-in-depth", "H100 SXM5: 132 SMs") {
    compute_units = 132,
  },
  cite("lockwood-h100", "H100 SXM5; 1.83 GHz at low precision") {
    cores = 16896,
    tensor_cores = 528,
    clock = 1.98 * GHz,
    vector = { fp64 = 33.5 * TFLOP/s },
  },
}

accelerator "h200-nvl-141gb" {
  name = "NVIDIA H200 NVL 141 GB",
  vendor = "NVIDIA",
  architecture = "Hopper",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  unpriced =
    "Marketplaces list it under one name with the H200 SXM, so that no " ..
    "price can be told to be its own.",
  cite "lightning-throughput" {
    dense = {
      tf32 = 417.5 * TFLOP/s,
      bf16 = 835.5 * TFLOP/s,
      fp16 = 835.5 * TFLOP/s,
      fp8 = 1671 * TFLOP/s,
      int8 = 1671 * TFLOP/s,
    },
    sparse = { bf16 = 1671 * TFLOP/s, fp8 = 3341 * TFLOP/s },
    vector = { fp32 = 60 * TFLOP/s },
  },
  cite "techpowerup-derived" {
    memory_bandwidth = 4.8 * TB/s,
    memory_type = "HBM3e",
    memory_nominal = 141 * GB,
  },
  cite "ml-engineering" {
    power = 600 * W,
  },
  cite("skypilot-catalog", "GpuInfo") {
    memory = 143771 * MiB, -- what the driver reports
  },
  cite "wikipedia-gpu-tables" {
    launched = "2024-11-18",
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "the bridge as commonly described; no document found" {
    link = "NVLink 4 bridge",
    link_bandwidth = 900 * GB/s / 2, -- printed as both directions
  },
  assume "the bridge joins at most four cards" {
    linked = 4,
    max_count = 4,
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 2,
    cooling = "air",
  },
}

accelerator "h200-sxm-141gb" {
  name = "NVIDIA H200 SXM 141 GB",
  vendor = "NVIDIA",
  architecture = "Hopper",
  segment = "datacenter",
  form_factor = "SXM5",
  confidence = "A",
  note =
    "The launch date is that of the database; first shipments were in the " ..
    "second quarter of 2024.",
  cite "ml-engineering" {
    dense = {
      tf32 = 494.7 * TFLOP/s,
      bf16 = 989.4 * TFLOP/s,
      fp16 = 989.4 * TFLOP/s,
      fp8 = 1978.9 * TFLOP/s,
      int8 = 1978.9 * TFLOP/s,
    },
    sparse = { bf16 = 1978.9 * TFLOP/s, fp8 = 3957.8 * TFLOP/s },
    vector = { fp32 = 66.9 * TFLOP/s },
    memory_bandwidth = 4.8 * TB/s,
    memory_type = "HBM3e",
    power = 700 * W,
    memory_nominal = 141 * GB,
  },
  cite("aiconfigurator-systems", "h200_sxm.yaml") {
    memory = 143771 * MiB, -- what the driver reports
  },
  cite "epoch-ml-hardware" {
    launched = "2024-11-18",
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "NVLink 4",
    link_bandwidth = 900 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "reseller, 1/8 of an HGX board, 2024-03-27") {
    list_price = 33821 * USD,
  },
  cite("aws-vantage-2025-12-21", "p5en.48xlarge") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "the chip of the H100 SXM5" {
    compute_units = 132,
  },
  cite("lockwood-h100", "the H200 is the H100's chip with other memory") {
    cores = 16896,
    tensor_cores = 528,
    clock = 1.98 * GHz,
  },
}

accelerator "gh200-96gb" {
  name = "NVIDIA GH200 96 GB",
  vendor = "NVIDIA",
  architecture = "Hopper",
  segment = "datacenter",
  form_factor = "superchip module",
  confidence = "B",
  note =
    "Power is that of the superchip, 450 to 1000 W by setting. A variant " ..
    "with 144 GB of HBM3e runs at 4.9 TB/s.",
  cite "epoch-ml-hardware" {
    dense = {
      tf32 = 494.7 * TFLOP/s,
      bf16 = 989.4 * TFLOP/s,
      fp16 = 989.4 * TFLOP/s,
      fp8 = 1978.9 * TFLOP/s,
      int8 = 1978.9 * TFLOP/s,
    },
    sparse = { bf16 = 1978.9 * TFLOP/s, fp8 = 3957.8 * TFLOP/s },
    vector = { fp32 = 66.9 * TFLOP/s },
    launched = "2023-05-28",
  },
  cite "ml-engineering" {
    memory_bandwidth = 4 * TB/s,
    memory_type = "HBM3",
    power = 1000 * W,
    memory_nominal = 96 * GB,
    memory = 96 * GiB, -- the vendor counts in binary
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "NVLink 4 + NVLink-C2C 900",
    link_bandwidth = 900 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "reseller (server), 2023-09-30") {
    list_price = 43401 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "one GPU a superchip; NVLink between superchips needs the NVL32 rack" {
    max_count = 1,
  },
  assume "the chip of the H100 SXM5" {
    compute_units = 132,
  },
  cite("lockwood-h100", "the H200 is the H100's chip with other memory") {
    cores = 16896,
    tensor_cores = 528,
    clock = 1.98 * GHz,
  },
}

accelerator "h20" {
  name = "NVIDIA H20",
  vendor = "NVIDIA",
  architecture = "Hopper",
  segment = "datacenter",
  form_factor = "SXM5",
  confidence = "B",
  unpriced =
    "Made for China, on boards of eight: sources quote distributors " ..
    "there ($12,000 apiece in 2023), no offer that others can take.",
  note = "Made for China; a variant with 141 GB exists.",
  cite "epoch-ml-hardware" {
    dense = {
      tf32 = 74 * TFLOP/s,
      bf16 = 148 * TFLOP/s,
      fp16 = 148 * TFLOP/s,
      fp8 = 296 * TFLOP/s,
      int8 = 296 * TFLOP/s,
    },
    sparse = { bf16 = 296 * TFLOP/s, fp8 = 592 * TFLOP/s },
    vector = { fp32 = 44 * TFLOP/s },
    memory_bandwidth = 4 * TB/s,
    memory_type = "HBM3",
    power = 400 * W,
    memory_nominal = 96 * GB,
    memory = 96 * GiB, -- the vendor counts in binary
    launched = "2023-11-09",
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "NVLink 4",
    link_bandwidth = 900 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "distributor report, 2024") {
    list_price = 12000 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "modules of this form are sold on boards of eight" {
    max_count = 8,
  },
  assume "what drivers report: 78 of the H100's 132" {
    compute_units = 78,
  },
}
