-- Servers and workstations that are bought.

host "dgx-h100" {
  name = "NVIDIA DGX H100",
  accelerator = "h100-sxm5-80gb",
  cite("epoch-server-power", "DGX H100: 10.2 kW over eight GPUs") {
    count = 8,
    power = 10.2 * kW,
  },
}

host "dgx-a100" {
  name = "NVIDIA DGX A100",
  accelerator = "a100-sxm4-40gb",
  note = "Also sold with 80 GB GPUs.",
  cite("epoch-server-power", "DGX A100: 6.5 kW over eight GPUs") {
    count = 8,
    power = 6.5 * kW,
  },
}

host "dell-xe9680-h100" {
  name = "Dell PowerEdge XE9680, 8 x H100 SXM",
  accelerator = "h100-sxm5-80gb",
  note = "Two processors of 52 cores.",
  cite("mlperf-dell-xe9680", "system description") {
    count = 8,
    memory = 2 * TB,
    cpus = 104,
    network_bandwidth = 8 * 400 * Gbit/s,
  },
}

host "hgx-h200" {
  name = "HGX H200 server, 8 x H200 SXM",
  accelerator = "h200-sxm-141gb",
  note = "Two processors of 56 cores; ten InfiniBand ports.",
  cite("mlperf-nvidia-h200", "system description") {
    count = 8,
    memory = 2 * TB,
    cpus = 112,
    network_bandwidth = 10 * 400 * Gbit/s,
  },
}

host "workstation-2x-rtx-4090" {
  name = "Workstation with two GeForce RTX 4090",
  accelerator = "rtx-4090",
  assume "a common self-built machine; two cards of 450 W and 400 W besides" {
    count = 2,
    memory = 128 * GiB,
    cpus = 16,
    network_bandwidth = 10 * Gbit/s,
    power = 1.3 * kW,
  },
}

host "workstation-1x-rtx-pro-6000" {
  name = "Workstation with one RTX PRO 6000 Blackwell",
  accelerator = "rtx-pro-6000-blackwell-ws",
  assume "a common office machine; one card of 600 W and 300 W besides" {
    count = 1,
    memory = 128 * GiB,
    cpus = 24,
    network_bandwidth = 10 * Gbit/s,
    power = 0.9 * kW,
  },
}
