-- Servers and workstations that are bought.

host "dgx-h100" {
  name = "NVIDIA DGX H100",
  accelerator = "h100-sxm5-80gb",
  cite("epoch-server-power", "DGX H100: 10.2 kW over eight GPUs") {
    count = 8,
    power = 10.2 * kW,
  },
  cite("unanswered-dgx-power", "six power supplies, four needed and two spare") {
    supply = 6 * 3300 * W,
  },
  cite("superpod-h100-planning", "an air-cooled data center environment") {
    cooling = "air",
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
  cite("storagereview-xe9680", "six supplies; cooled by a liquid is the XE9680L") {
    supply = 19200 * W,
    cooling = "air",
  },
}

host "hgx-h200" {
  name = "HGX H200 server, 8 x H200 SXM",
  accelerator = "h200-sxm-141gb",
  note = "Two processors of 56 cores; ten InfiniBand ports.",
  processor = "xeon-8480c",
  cite("mlperf-nvidia-h200", "system description") {
    count = 8,
    memory = 2 * TB,
    cpus = 112,
    sockets = 2,
    network_bandwidth = 10 * 400 * Gbit/s,
  },
}

host "supermicro-322gb-l40s" {
  name = "Supermicro SYS-322GB-NR with L40S",
  accelerator = "l40s",
  note = "Three units high; room for ten cards of two slots.",
  cite("simmtester-322gb", "18 or ten cards in an air-cooled chassis of 3U, the L40S among them") {
    cooling = "air",
  },
  assume "eight of the ten places, as servers of eight are compared" {
    count = 8,
  },
}

host "workstation-2x-rtx-4090" {
  name = "Workstation with two GeForce RTX 4090",
  accelerator = "rtx-4090",
  processor = "ryzen-9-7950x",
  assume "a common self-built machine; two cards of 450 W and 400 W besides" {
    count = 2,
    memory = 128 * GiB,
    cpus = 16,
    network_bandwidth = 10 * Gbit/s,
    power = 1.3 * kW,
    sockets = 1,
    cooling = "air",
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
    cooling = "air",
  },
}
