-- NVIDIA Blackwell and Blackwell Ultra, data center and workstation.

accelerator "b100" {
  name = "NVIDIA B100",
  vendor = "NVIDIA",
  architecture = "Blackwell",
  segment = "datacenter",
  form_factor = "SXM6",
  confidence = "B",
  unpriced =
    "Announced and superseded by the B200: no seller in the feeds read " ..
    "here lists it.",
  note =
    "Announced, largely superseded by the B200. Capacity is decimal, as for " ..
    "the B200.",
  cite "epoch-ml-hardware" {
    dense = {
      tf32 = 875 * TFLOP/s,
      bf16 = 1750 * TFLOP/s,
      fp16 = 1750 * TFLOP/s,
      fp8 = 3500 * TFLOP/s,
      int8 = 3500 * TFLOP/s,
      fp4 = 7000 * TFLOP/s,
    },
    sparse = { bf16 = 3500 * TFLOP/s, fp8 = 7000 * TFLOP/s },
    vector = { fp32 = 60 * TFLOP/s },
    memory_bandwidth = 8 * TB/s,
    memory_type = "HBM3e",
    power = 700 * W,
    memory = 192 * GB, -- decimal: 179 GiB
    memory_nominal = 192 * GB,
    launched = "2024-11-15",
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "NVLink 5",
    link_bandwidth = 1800 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("epoch-ml-hardware", "analyst estimate, 2024") {
    list_price = 35000 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "modules of this form are sold on boards of eight" {
    max_count = 8,
  },
}

accelerator "b200-sxm" {
  name = "NVIDIA B200 SXM",
  vendor = "NVIDIA",
  architecture = "Blackwell",
  segment = "datacenter",
  form_factor = "SXM6",
  confidence = "A",
  note =
    "Sources disagree on bandwidth: 7.7 TB/s for HGX, 8.0 TB/s in the DGX " ..
    "sheet. The 180 and the 192 GB are the same 183,359 MiB, in binary and " ..
    "in decimal.",
  cite "ml-engineering" {
    dense = {
      tf32 = 1125 * TFLOP/s,
      bf16 = 2250 * TFLOP/s,
      fp16 = 2250 * TFLOP/s,
      fp8 = 4500 * TFLOP/s,
      int8 = 4500 * TFLOP/s,
      fp4 = 9000 * TFLOP/s,
    },
    sparse = { bf16 = 4500 * TFLOP/s, fp8 = 9000 * TFLOP/s },
    power = 1000 * W,
    memory_nominal = 180 * GB,
  },
  cite "techpowerup-derived" {
    vector = { fp32 = 75 * TFLOP/s },
  },
  cite("aiconfigurator-systems", "b200_sxm.yaml") {
    memory_bandwidth = 7.7 * TB/s,
    memory_type = "HBM3e",
    memory = 183359 * MiB, -- what the driver reports
    link = "NVLink 5",
    link_bandwidth = 1800 * GB/s / 2, -- printed as both directions
  },
  cite "epoch-ml-hardware" {
    launched = "2024-11-15",
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("epoch-hardware-prices", "reseller, 1/8 of a DGX B200, 2024-12-17") {
    list_price = 47409 * USD,
  },
  cite("aws-vantage-2025-12-21", "p6-b200.48xlarge") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
}

accelerator "b300-sxm" {
  name = "NVIDIA B300 SXM",
  vendor = "NVIDIA",
  architecture = "Blackwell Ultra",
  segment = "datacenter",
  form_factor = "SXM6",
  confidence = "B",
  note =
    "Sources disagree: dense fp4 12.6 to 15 PFLOP/s (the DGX sheet gives " ..
    "108 / 8 = 13.5), int8 154 or 157 against 4500 TOP/s (cut in this " ..
    "generation), power 1000 to 1400 W. The 288 GB are decimal and raw.",
  cite "ml-engineering" {
    sparse = { bf16 = 4500 * TFLOP/s, fp8 = 9000 * TFLOP/s },
    memory_nominal = 288 * GB,
  },
  cite "epoch-ml-hardware" {
    dense = {
      tf32 = 1100 * TFLOP/s,
      bf16 = 2250 * TFLOP/s,
      fp16 = 2250 * TFLOP/s,
      fp8 = 4500 * TFLOP/s,
      int8 = 157.5 * TFLOP/s,
      fp4 = 14000 * TFLOP/s,
    },
    vector = { fp32 = 75 * TFLOP/s },
    launched = "2025-08-22",
  },
  cite("aiconfigurator-systems", "b300_sxm.yaml") {
    memory_bandwidth = 7.75 * TB/s,
    memory_type = "HBM3e",
    power = 1100 * W,
    memory = 275040 * MiB, -- what the driver reports
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "NVLink 5",
    link_bandwidth = 1800 * GB/s / 2, -- printed as both directions
  },
  cite("aws-vantage-2025-12-21", "p6-b300.48xlarge") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
}

accelerator "gb200-nvl72" {
  name = "NVIDIA GB200 NVL72 GPU",
  vendor = "NVIDIA",
  architecture = "Blackwell",
  segment = "datacenter",
  form_factor = "rack superchip",
  confidence = "A",
  note = "One of the 72 GPUs of a rack; the rack is sold and cooled as one.",
  cite "ml-engineering" {
    dense = {
      tf32 = 1250 * TFLOP/s,
      bf16 = 2500 * TFLOP/s,
      fp16 = 2500 * TFLOP/s,
      fp8 = 5000 * TFLOP/s,
      int8 = 5000 * TFLOP/s,
      fp4 = 10000 * TFLOP/s,
    },
    sparse = { bf16 = 5000 * TFLOP/s, fp8 = 10000 * TFLOP/s },
    vector = { fp32 = 80 * TFLOP/s },
    memory_bandwidth = 8 * TB/s,
    memory_type = "HBM3e",
    power = 1200 * W,
    memory_nominal = 186 * GB,
  },
  cite("aiconfigurator-systems", "gb200.yaml") {
    memory = 189471 * MiB, -- what the driver reports
  },
  cite "epoch-ml-hardware" {
    launched = "2025-02-15",
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "NVLink 5",
    link_bandwidth = 1800 * GB/s / 2, -- printed as both directions
    max_count = 72,
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  cite("flashgenius-cooling", "GB200 NVL72: liquid, direct to the chip") {
    cooling = "liquid",
  },
}

accelerator "gb300-nvl72" {
  name = "NVIDIA GB300 NVL72 GPU",
  vendor = "NVIDIA",
  architecture = "Blackwell Ultra",
  segment = "datacenter",
  form_factor = "rack superchip",
  confidence = "B",
  unpriced =
    "Sources print estimates of a rack ($3 to 4 million), no seller's " ..
    "price.",
  note =
    "One of the 72 GPUs of a rack. int8 is 165 TOP/s in two sources and " ..
    "5000 in one; 288 GB is the decimal raw size.",
  cite "ml-engineering" {
    sparse = { bf16 = 5000 * TFLOP/s, fp8 = 10000 * TFLOP/s },
    vector = { fp32 = 80 * TFLOP/s },
    power = 1400 * W,
  },
  cite("aiconfigurator-systems", "gb300.yaml") {
    dense = {
      bf16 = 2500 * TFLOP/s,
      fp16 = 2500 * TFLOP/s,
      fp8 = 5000 * TFLOP/s,
      int8 = 165 * TFLOP/s,
      fp4 = 15000 * TFLOP/s,
    },
    memory_bandwidth = 8 * TB/s,
    memory_type = "HBM3e",
    memory = 284208 * MiB, -- what the driver reports
  },
  cite "epoch-ml-hardware" {
    memory_nominal = 288 * GB,
    launched = "2025-08-22",
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "NVLink 5",
    link_bandwidth = 1800 * GB/s / 2, -- printed as both directions
    max_count = 72,
  },
  cite("epoch-ml-hardware", "Epoch price, 2025") {
    list_price = 43000 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  cite("ziash-cooling", "GB300 NVL72: about 120 kW a rack; direct liquid cooling") {
    cooling = "liquid",
  },
}

accelerator "rtx-pro-6000-blackwell-ws" {
  name = "NVIDIA RTX PRO 6000 Blackwell Workstation",
  vendor = "NVIDIA",
  architecture = "Blackwell",
  segment = "workstation",
  form_factor = "PCIe dual-slot",
  confidence = "B",
  note =
    "Tensor rates are the Server figure, 467.8 at 2430 MHz, scaled to the " ..
    "boost clock of 2617 MHz. The headline 4000 AI TOPS are sparse fp4.",
  cite "wikipedia-gpu-tables" {
    vector = { fp32 = 126 * TFLOP/s },
    memory_bandwidth = 1.792 * TB/s,
    memory_type = "GDDR7",
    power = 600 * W,
    memory_nominal = 96 * GB,
    launched = "2025-03-18",
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
    link = "PCIe 5.0 x16",
    linked = 1,
    link_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("wikipedia-gpu-tables", "street price at launch, 2025-03") {
    list_price = 8565 * USD,
  },
  assume "the Server card's rates scaled by clock: 467.8 * 2617 / 2430" {
    dense = {
      tf32 = 252 * TFLOP/s,
      bf16 = 503.8 * TFLOP/s,
      fp16 = 503.8 * TFLOP/s,
      fp8 = 1007.6 * TFLOP/s,
      int8 = 1007.6 * TFLOP/s,
      fp4 = 2015 * TFLOP/s,
    },
  },
  assume "the driver's reading in public listings" {
    memory = 97887 * MiB,
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
  assume "24064 CUDA cores, 128 in a unit" {
    compute_units = 188,
  },
}

accelerator "rtx-pro-6000-blackwell-server" {
  name = "NVIDIA RTX PRO 6000 Blackwell Server",
  vendor = "NVIDIA",
  architecture = "Blackwell",
  segment = "datacenter",
  form_factor = "PCIe dual-slot passive",
  confidence = "B",
  note =
    "1792 GB/s in two tables is the workstation card's; the datasheet of the " ..
    "server card says 1597 GB/s.",
  cite("aiconfigurator-systems", "rtx_pro_6000_server.yaml") {
    dense = {
      tf32 = 234 * TFLOP/s,
      bf16 = 467.8 * TFLOP/s,
      fp16 = 467.8 * TFLOP/s,
      fp8 = 935.6 * TFLOP/s,
      int8 = 935.6 * TFLOP/s,
      fp4 = 1871 * TFLOP/s,
    },
    sparse = { bf16 = 935.6 * TFLOP/s, fp8 = 1871 * TFLOP/s },
    vector = { fp32 = 120 * TFLOP/s },
    memory_type = "GDDR7",
    power = 600 * W,
    memory = 97887 * MiB, -- what the driver reports
  },
  cite("nvidia-rtx-pro-6000-server-datasheet", "p. 3") {
    memory_bandwidth = 1.597 * TB/s,
  },
  cite "techpowerup-derived" {
    memory_nominal = 96 * GB,
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
    link = "PCIe 5.0 x16",
    linked = 1,
    link_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("gcp-calculator-2026-04-30", "g4-standard-384") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "its form factor; cards for servers have no fan" {
    slots = 2,
    cooling = "air",
  },
}
