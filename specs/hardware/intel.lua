-- Intel Arc and Gaudi.

accelerator "arc-b570" {
  name = "Intel Arc B570",
  vendor = "Intel",
  architecture = "Xe2 Battlemage",
  segment = "consumer",
  unpriced =
    "No shop's price is on record: the one there is, of July 2025, is a mean " ..
    "that PCPartPicker makes of what others ask.",
  form_factor = "PCIe",
  confidence = "A",
  note = "The fp16 rate is half of the printed int8 rate.",
  cite "tomshardware-arc-b580" {
    dense = {
      bf16 = 101 * TFLOP/s,
      fp16 = 101 * TFLOP/s,
      int8 = 203 * TFLOP/s,
    },
    vector = { fp32 = 12.7 * TFLOP/s },
    launched = "2025-01-16",
  },
  cite "techpowerup-derived" {
    memory_bandwidth = 380 * GB/s,
    memory_type = "GDDR6",
    power = 150 * W,
    memory_nominal = 10 * GB,
    memory = 10 * GiB, -- the vendor counts in binary
  },
  cite("pci-sig-rates", "PCIe 4.0 x8") {
    pcie_bandwidth = 8 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x8",
    linked = 1,
    link_bandwidth = 8 * 16 * Gbit/s * 128 / 130,
  },
  cite("tomshardware-arc-b580", "list price at launch, 2024-12-03") {
    list_price = 219 * USD,
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
}

accelerator "arc-b580" {
  name = "Intel Arc B580",
  vendor = "Intel",
  architecture = "Xe2 Battlemage",
  segment = "consumer",
  unpriced =
    "No shop's price is on record: the one there is, of July 2025, is a mean " ..
    "that PCPartPicker makes of what others ask.",
  form_factor = "PCIe",
  confidence = "A",
  note = "The fp16 rate is half of the printed int8 rate.",
  cite "tomshardware-arc-b580" {
    dense = {
      bf16 = 117 * TFLOP/s,
      fp16 = 117 * TFLOP/s,
      int8 = 233 * TFLOP/s,
    },
    vector = { fp32 = 14.6 * TFLOP/s },
    launched = "2024-12-13",
  },
  cite "techpowerup-derived" {
    memory_bandwidth = 456 * GB/s,
    memory_type = "GDDR6",
    power = 190 * W,
    memory_nominal = 12 * GB,
    memory = 12 * GiB, -- the vendor counts in binary
  },
  cite("pci-sig-rates", "PCIe 4.0 x8") {
    pcie_bandwidth = 8 * 16 * Gbit/s * 128 / 130,
    link = "PCIe 4.0 x8",
    linked = 1,
    link_bandwidth = 8 * 16 * Gbit/s * 128 / 130,
  },
  cite("tomshardware-arc-b580", "list price at launch, 2024-12-03") {
    list_price = 249 * USD,
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
}

accelerator "gaudi2" {
  name = "Intel Gaudi 2",
  vendor = "Intel",
  architecture = "Gaudi2",
  segment = "datacenter",
  form_factor = "OAM",
  confidence = "B",
  note = "2450 GB/s in one source.",
  cite "ml-engineering" {
    dense = { bf16 = 432 * TFLOP/s, fp8 = 865 * TFLOP/s },
    vector = { fp32 = 11 * TFLOP/s },
    memory_bandwidth = 2.46 * TB/s,
    memory_type = "HBM2e",
    power = 600 * W,
    memory_nominal = 96 * GB,
    memory = 96 * GiB, -- the vendor counts in binary
  },
  cite "epoch-ml-hardware" {
    launched = "2022-05-10",
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "24x100GbE RoCE",
    link_bandwidth = 600 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 4.0 x16") {
    pcie_bandwidth = 16 * 16 * Gbit/s * 128 / 130,
  },
  cite("intel-gaudi-list-price", "list price and 1/8 of a board, 2024-06") {
    list_price = 8125 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "modules of this form are sold on boards of eight" {
    max_count = 8,
  },
}

accelerator "gaudi3" {
  name = "Intel Gaudi 3",
  vendor = "Intel",
  architecture = "Gaudi3",
  segment = "datacenter",
  form_factor = "OAM (600 W PCIe card HL-338)",
  confidence = "B",
  note =
    "The whitepaper prints 1835 TFLOP/s at 1750 MHz; shipping clocks of " ..
    "1600 MHz give 1677. A PCIe card of 600 W exists.",
  cite "ml-engineering" {
    dense = {
      tf32 = 459 * TFLOP/s,
      bf16 = 1677 * TFLOP/s,
      fp8 = 1677 * TFLOP/s,
    },
    memory_bandwidth = 3.7 * TB/s,
    memory_type = "HBM2e",
    power = 900 * W,
    memory_nominal = 128 * GB,
    memory = 128 * GiB, -- the vendor counts in binary
  },
  cite "epoch-ml-hardware" {
    vector = { fp32 = 14.3 * TFLOP/s },
    launched = "2024-09-24",
  },
  cite("ml-engineering", "chapter Network, links within a node") {
    link = "24x200GbE RoCE",
    link_bandwidth = 1200 * GB/s / 2, -- printed as both directions
  },
  cite("pci-sig-rates", "PCIe 5.0 x16") {
    pcie_bandwidth = 16 * 32 * Gbit/s * 128 / 130,
  },
  cite("intel-gaudi-list-price", "list price and 1/8 of a board, 2024-06") {
    list_price = 15625 * USD,
  },
  assume "boards for servers and workstations correct errors" {
    ecc = "yes",
  },
  assume "modules of this form are sold on boards of eight" {
    max_count = 8,
  },
}
