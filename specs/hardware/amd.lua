-- AMD Instinct and Radeon.

accelerator "mi100" {
  name = "AMD Instinct MI100",
  vendor = "AMD",
  architecture = "CDNA",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  unpriced =
    "No seller in the feeds read here lists it.",
  note = "bf16 runs at half the rate of fp16.",
  cite "rocm-gpu-arch" {
    dense = {
      bf16 = 92.3 * TFLOP/s,
      fp16 = 184.6 * TFLOP/s,
      int8 = 184.6 * TFLOP/s,
    },
    link = "Infinity Fabric bridge",
    link_bandwidth = 276 * GB/s / 2, -- printed as both directions
  },
  cite "techpowerup-derived" {
    vector = { fp32 = 23.1 * TFLOP/s },
    memory_bandwidth = 1.229 * TB/s,
    memory_type = "HBM2",
    power = 300 * W,
    memory_nominal = 32 * GB,
    memory = 32 * GiB, -- the vendor counts in binary
  },
  cite "wikipedia-gpu-tables" {
    launched = "2020-11-16",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
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

accelerator "mi210" {
  name = "AMD Instinct MI210",
  vendor = "AMD",
  architecture = "CDNA2",
  segment = "datacenter",
  form_factor = "PCIe dual-slot",
  confidence = "A",
  unpriced =
    "No seller in the feeds read here lists it.",
  cite "rocm-gpu-arch" {
    dense = {
      bf16 = 181 * TFLOP/s,
      fp16 = 181 * TFLOP/s,
      int8 = 181 * TFLOP/s,
    },
    link = "Infinity Fabric bridge",
    link_bandwidth = 300 * GB/s / 2, -- printed as both directions
  },
  cite "techpowerup-derived" {
    vector = { fp32 = 22.6 * TFLOP/s },
    memory_bandwidth = 1.638 * TB/s,
    memory_type = "HBM2e",
    power = 300 * W,
    memory_nominal = 64 * GB,
    memory = 64 * GiB, -- the vendor counts in binary
  },
  cite "wikipedia-gpu-tables" {
    launched = "2022-03-22",
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
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

accelerator "mi250x" {
  name = "AMD Instinct MI250X",
  vendor = "AMD",
  architecture = "CDNA2",
  segment = "datacenter",
  form_factor = "OAM",
  confidence = "B",
  unpriced =
    "Sources print an analyst's estimate ($14,500 in 2021), no " ..
    "seller's price.",
  note =
    "Two dies that appear as two devices of 64 GB each; a model that needs " ..
    "more than 64 GB is split between them.",
  cite "ml-engineering" {
    dense = {
      bf16 = 383 * TFLOP/s,
      fp16 = 383 * TFLOP/s,
      int8 = 383 * TFLOP/s,
    },
    vector = { fp32 = 47.9 * TFLOP/s },
    memory_bandwidth = 3.277 * TB/s,
    memory_type = "HBM2e",
    power = 560 * W,
    memory_nominal = 128 * GB,
    memory = 128 * GiB, -- the vendor counts in binary
  },
  cite "epoch-ml-hardware" {
    launched = "2021-11-08",
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "Infinity Fabric",
    link_bandwidth = 800 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("epoch-ml-hardware", "analyst estimate, 2021-12") {
    list_price = 14500 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "modules of this form are sold on boards of eight" {
    max_count = 8,
  },
}

accelerator "mi300x" {
  name = "AMD Instinct MI300X",
  vendor = "AMD",
  architecture = "CDNA3",
  segment = "datacenter",
  form_factor = "OAM",
  confidence = "A",
  note = "One table doubles the bandwidth (10300 GB/s) and halves fp32.",
  cite "epoch-ml-hardware" {
    dense = {
      tf32 = 653.7 * TFLOP/s,
      bf16 = 1307.4 * TFLOP/s,
      fp16 = 1307.4 * TFLOP/s,
      fp8 = 2614.9 * TFLOP/s,
      int8 = 2614.9 * TFLOP/s,
    },
    vector = { fp32 = 163.4 * TFLOP/s },
    memory_bandwidth = 5.3 * TB/s,
    memory_type = "HBM3",
    power = 750 * W,
    memory_nominal = 192 * GB,
    memory = 192 * GiB, -- the vendor counts in binary
    launched = "2023-12-06",
  },
  cite("rocm-mi300", "structure of the MI300 series") {
    compute_dies = 8,
    memory_stacks = 8,
  },
  cite("rocm-gpu-specs", "L3 cache") {
    cache = 256 * MiB,
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "Infinity Fabric",
    link_bandwidth = 896 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("epoch-ml-hardware", "analyst estimate, 2024") {
    list_price = 15000 * USD,
  },
  cite("azure-nd-mi300x-v5", "Standard_ND96isr_MI300X_v5") {
    max_count = 8,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
}

accelerator "mi325x" {
  name = "AMD Instinct MI325X",
  vendor = "AMD",
  architecture = "CDNA3",
  segment = "datacenter",
  form_factor = "OAM",
  confidence = "A",
  note =
    "One table lists 288 GB and 10300 GB/s: 288 was the first announcement.",
  cite "epoch-ml-hardware" {
    dense = {
      tf32 = 653.7 * TFLOP/s,
      bf16 = 1307.4 * TFLOP/s,
      fp16 = 1307.4 * TFLOP/s,
      fp8 = 2614.9 * TFLOP/s,
      int8 = 2614.9 * TFLOP/s,
    },
    launched = "2024-10-10",
  },
  cite "ml-engineering" {
    vector = { fp32 = 163.4 * TFLOP/s },
    memory_bandwidth = 6 * TB/s,
    memory_type = "HBM3e",
    power = 1000 * W,
    memory_nominal = 256 * GB,
    memory = 256 * GiB, -- the vendor counts in binary
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "Infinity Fabric",
    link_bandwidth = 896 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "modules of this form are sold on boards of eight" {
    max_count = 8,
  },
}

accelerator "mi350x" {
  name = "AMD Instinct MI350X",
  vendor = "AMD",
  architecture = "CDNA4",
  segment = "datacenter",
  form_factor = "OAM",
  confidence = "A",
  unpriced =
    "No seller in the feeds read here lists it; the MI355X, the same " ..
    "silicon, is.",
  note = "The same silicon as the MI355X, at 2200 MHz.",
  cite "epoch-ml-hardware" {
    dense = {
      bf16 = 2306.9 * TFLOP/s,
      fp16 = 2306.9 * TFLOP/s,
      fp8 = 4613.7 * TFLOP/s,
      int8 = 4613.7 * TFLOP/s,
      fp4 = 9227.5 * TFLOP/s,
    },
    launched = "2025-06-12",
  },
  cite "ml-engineering" {
    vector = { fp32 = 144.2 * TFLOP/s },
    memory_bandwidth = 8 * TB/s,
    memory_type = "HBM3e",
    power = 1000 * W,
    memory_nominal = 288 * GB,
    memory = 288 * GiB, -- the vendor counts in binary
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "Infinity Fabric",
    link_bandwidth = 1075 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "modules of this form are sold on boards of eight" {
    max_count = 8,
  },
}

accelerator "mi355x" {
  name = "AMD Instinct MI355X",
  vendor = "AMD",
  architecture = "CDNA4",
  segment = "datacenter",
  unpriced =
    "Vultr's spot price was last listed on 2026-08-21; Crusoe's row of this " ..
    "name is its MI300X.",
  form_factor = "OAM",
  confidence = "A",
  note =
    "Rates are rounded: 2516.6, 5033.2 and 10066.3 by clock. 4600 TFLOP/s " ..
    "fp8 in one table is the MI350X value. fp6 runs at the fp4 rate.",
  cite "epoch-ml-hardware" {
    launched = "2025-06-12",
  },
  cite "ml-engineering" {
    dense = {
      bf16 = 2500 * TFLOP/s,
      fp16 = 2500 * TFLOP/s,
      fp8 = 5000 * TFLOP/s,
      int8 = 5000 * TFLOP/s,
      fp4 = 10100 * TFLOP/s,
    },
    vector = { fp32 = 157.3 * TFLOP/s },
    memory_bandwidth = 8 * TB/s,
    memory_type = "HBM3e",
    power = 1400 * W,
    memory_nominal = 288 * GB,
    memory = 288 * GiB, -- the vendor counts in binary
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "Infinity Fabric",
    link_bandwidth = 1075 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "modules of this form are sold on boards of eight" {
    max_count = 8,
  },
}

accelerator "rx-6900-xt" {
  name = "AMD Radeon RX 6900 XT",
  vendor = "AMD",
  architecture = "RDNA2",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "C",
  note =
    "No matrix units: the packed vector rate of fp16 stands in for a tensor " ..
    "rate; do not decide by it.",
  cite "wikipedia-gpu-tables" {
    dense = { fp16 = 46.1 * TFLOP/s },
    launched = "2020-12-08",
  },
  cite "techpowerup-derived" {
    vector = { fp32 = 23 * TFLOP/s },
    memory_bandwidth = 512 * GB/s,
    memory_type = "GDDR6",
    power = 300 * W,
    memory_nominal = 16 * GB,
    memory = 16 * GiB, -- the vendor counts in binary
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("wikipedia-gpu-tables", "list price at launch, 2020-10-28") {
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
}

accelerator "rx-7900-xtx" {
  name = "AMD Radeon RX 7900 XTX",
  vendor = "AMD",
  architecture = "RDNA3",
  segment = "consumer",
  form_factor = "PCIe",
  confidence = "A",
  note = "fp32 counts dual issue.",
  cite "wikipedia-gpu-tables" {
    dense = {
      bf16 = 122.8 * TFLOP/s,
      fp16 = 122.8 * TFLOP/s,
      int8 = 122.8 * TFLOP/s,
      int4 = 245.6 * TFLOP/s,
    },
  },
  cite "epoch-ml-hardware" {
    vector = { fp32 = 61.4 * TFLOP/s },
    memory_bandwidth = 960 * GB/s,
    memory_type = "GDDR6",
    memory_nominal = 24 * GB,
    memory = 24 * GiB, -- the vendor counts in binary
    launched = "2022-12-13",
  },
  cite "techpowerup-derived" {
    power = 355 * W,
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x16",
    linked = 1,
    link_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("wikipedia-gpu-tables", "list price at launch, 2022-11-03") {
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
}
