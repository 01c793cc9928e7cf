-- Pairs of accelerators that people choose between, a page each.

comparison "rtx-4090-vs-rtx-5090" {
  title = "RTX 4090 or RTX 5090?",
  first = "rtx-4090",
  second = "rtx-5090",
}

comparison "h100-sxm5-80gb-vs-h200-sxm-141gb" {
  title = "H100 or H200?",
  first = "h100-sxm5-80gb",
  second = "h200-sxm-141gb",
}

comparison "a100-sxm4-80gb-vs-h100-sxm5-80gb" {
  title = "A100 or H100?",
  first = "a100-sxm4-80gb",
  second = "h100-sxm5-80gb",
}

comparison "l40s-vs-h100-sxm5-80gb" {
  title = "L40S or H100?",
  first = "l40s",
  second = "h100-sxm5-80gb",
}

comparison "mi300x-vs-h200-sxm-141gb" {
  title = "MI300X or H200?",
  first = "mi300x",
  second = "h200-sxm-141gb",
}

comparison "b200-sxm-vs-h200-sxm-141gb" {
  title = "B200 or H200?",
  first = "b200-sxm",
  second = "h200-sxm-141gb",
}

comparison "rtx-3090-vs-rtx-4090" {
  title = "RTX 3090 or RTX 4090?",
  first = "rtx-3090",
  second = "rtx-4090",
}

comparison "mi300x-vs-h100-sxm5-80gb" {
  title = "MI300X or H100?",
  first = "mi300x",
  second = "h100-sxm5-80gb",
}

comparison "mi355x-vs-b200-sxm" {
  title = "MI355X or B200?",
  first = "mi355x",
  second = "b200-sxm",
}

comparison "mi325x-vs-h200-sxm-141gb" {
  title = "MI325X or H200?",
  first = "mi325x",
  second = "h200-sxm-141gb",
}

comparison "b200-sxm-vs-b300-sxm" {
  title = "B200 or B300?",
  first = "b200-sxm",
  second = "b300-sxm",
}

comparison "gb200-nvl72-vs-b200-sxm" {
  title = "GB200 NVL72 or B200?",
  first = "gb200-nvl72",
  second = "b200-sxm",
}

comparison "gb300-nvl72-vs-gb200-nvl72" {
  title = "GB300 NVL72 or GB200 NVL72?",
  first = "gb300-nvl72",
  second = "gb200-nvl72",
}

comparison "h100-pcie-80gb-vs-h100-sxm5-80gb" {
  title = "H100 PCIe or H100 SXM?",
  first = "h100-pcie-80gb",
  second = "h100-sxm5-80gb",
}

comparison "h100-nvl-94gb-vs-h100-sxm5-80gb" {
  title = "H100 NVL or H100 SXM?",
  first = "h100-nvl-94gb",
  second = "h100-sxm5-80gb",
}

comparison "h200-nvl-141gb-vs-h200-sxm-141gb" {
  title = "H200 NVL or H200 SXM?",
  first = "h200-nvl-141gb",
  second = "h200-sxm-141gb",
}

comparison "gh200-96gb-vs-h100-sxm5-80gb" {
  title = "GH200 or H100?",
  first = "gh200-96gb",
  second = "h100-sxm5-80gb",
}

comparison "h20-vs-h100-sxm5-80gb" {
  title = "H20 or H100?",
  first = "h20",
  second = "h100-sxm5-80gb",
}

comparison "a100-pcie-80gb-vs-a100-sxm4-80gb" {
  title = "A100 PCIe or A100 SXM?",
  first = "a100-pcie-80gb",
  second = "a100-sxm4-80gb",
}

comparison "a100-sxm4-40gb-vs-a100-sxm4-80gb" {
  title = "A100 40 GB or A100 80 GB?",
  first = "a100-sxm4-40gb",
  second = "a100-sxm4-80gb",
}

comparison "a100-sxm4-80gb-vs-l40s" {
  title = "A100 or L40S?",
  first = "a100-sxm4-80gb",
  second = "l40s",
}

comparison "a100-sxm4-80gb-vs-v100-sxm2-32gb" {
  title = "A100 or V100?",
  first = "a100-sxm4-80gb",
  second = "v100-sxm2-32gb",
}

comparison "rtx-a6000-vs-rtx-6000-ada" {
  title = "RTX A6000 or RTX 6000 Ada?",
  first = "rtx-a6000",
  second = "rtx-6000-ada",
}

comparison "rtx-6000-ada-vs-l40s" {
  title = "RTX 6000 Ada or L40S?",
  first = "rtx-6000-ada",
  second = "l40s",
}

comparison "rtx-6000-ada-vs-rtx-5090" {
  title = "RTX 6000 Ada or RTX 5090?",
  first = "rtx-6000-ada",
  second = "rtx-5090",
}

comparison "rtx-pro-6000-blackwell-ws-vs-rtx-5090" {
  title = "RTX PRO 6000 or RTX 5090?",
  first = "rtx-pro-6000-blackwell-ws",
  second = "rtx-5090",
}

comparison "rtx-pro-6000-blackwell-server-vs-l40s" {
  title = "RTX PRO 6000 Server or L40S?",
  first = "rtx-pro-6000-blackwell-server",
  second = "l40s",
}

comparison "rtx-pro-6000-blackwell-ws-vs-h100-pcie-80gb" {
  title = "RTX PRO 6000 or H100 PCIe?",
  first = "rtx-pro-6000-blackwell-ws",
  second = "h100-pcie-80gb",
}

comparison "rtx-5090-vs-h100-pcie-80gb" {
  title = "RTX 5090 or H100 PCIe?",
  first = "rtx-5090",
  second = "h100-pcie-80gb",
}

comparison "rtx-4090-vs-a100-pcie-40gb" {
  title = "RTX 4090 or A100 40 GB?",
  first = "rtx-4090",
  second = "a100-pcie-40gb",
}

comparison "rtx-3090-vs-rtx-a6000" {
  title = "RTX 3090 or RTX A6000?",
  first = "rtx-3090",
  second = "rtx-a6000",
}

comparison "rtx-3090-vs-rx-7900-xtx" {
  title = "RTX 3090 or RX 7900 XTX?",
  first = "rtx-3090",
  second = "rx-7900-xtx",
}

comparison "rtx-4090-vs-h100-sxm5-80gb" {
  title = "RTX 4090 or H100?",
  first = "rtx-4090",
  second = "h100-sxm5-80gb",
}

comparison "rtx-4090-vs-rx-7900-xtx" {
  title = "RTX 4090 or RX 7900 XTX?",
  first = "rtx-4090",
  second = "rx-7900-xtx",
}

comparison "rtx-4080-super-vs-rtx-5080" {
  title = "RTX 4080 Super or RTX 5080?",
  first = "rtx-4080-super",
  second = "rtx-5080",
}

comparison "rtx-5080-vs-rtx-5090" {
  title = "RTX 5080 or RTX 5090?",
  first = "rtx-5080",
  second = "rtx-5090",
}

comparison "rtx-5070-ti-vs-rtx-5080" {
  title = "RTX 5070 Ti or RTX 5080?",
  first = "rtx-5070-ti",
  second = "rtx-5080",
}

comparison "rtx-4060-ti-16gb-vs-rtx-3090" {
  title = "RTX 4060 Ti 16 GB or RTX 3090?",
  first = "rtx-4060-ti-16gb",
  second = "rtx-3090",
}

comparison "rtx-4070-ti-super-vs-rtx-5070-ti" {
  title = "RTX 4070 Ti Super or RTX 5070 Ti?",
  first = "rtx-4070-ti-super",
  second = "rtx-5070-ti",
}

comparison "arc-b580-vs-rtx-4060-ti-16gb" {
  title = "Arc B580 or RTX 4060 Ti 16 GB?",
  first = "arc-b580",
  second = "rtx-4060-ti-16gb",
}

comparison "l4-vs-t4" {
  title = "L4 or T4?",
  first = "l4",
  second = "t4",
}

comparison "l4-vs-a10" {
  title = "L4 or A10?",
  first = "l4",
  second = "a10",
}

comparison "l4-vs-l40s" {
  title = "L4 or L40S?",
  first = "l4",
  second = "l40s",
}

comparison "a10g-vs-l4" {
  title = "A10G or L4?",
  first = "a10g",
  second = "l4",
}

comparison "a40-vs-l40s" {
  title = "A40 or L40S?",
  first = "a40",
  second = "l40s",
}

comparison "a30-vs-a10" {
  title = "A30 or A10?",
  first = "a30",
  second = "a10",
}

comparison "gaudi3-vs-h100-sxm5-80gb" {
  title = "Gaudi 3 or H100?",
  first = "gaudi3",
  second = "h100-sxm5-80gb",
}

comparison "gaudi2-vs-a100-sxm4-80gb" {
  title = "Gaudi 2 or A100?",
  first = "gaudi2",
  second = "a100-sxm4-80gb",
}

comparison "mi250x-vs-a100-sxm4-80gb" {
  title = "MI250X or A100?",
  first = "mi250x",
  second = "a100-sxm4-80gb",
}

comparison "mi210-vs-a100-pcie-80gb" {
  title = "MI210 or A100 PCIe?",
  first = "mi210",
  second = "a100-pcie-80gb",
}

comparison "mi350x-vs-mi325x" {
  title = "MI350X or MI325X?",
  first = "mi350x",
  second = "mi325x",
}
