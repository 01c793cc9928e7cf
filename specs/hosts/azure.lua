-- Azure virtual machines with eight accelerators.

host "nd96isr-h100-v5" {
  name = "Azure Standard_ND96isr_H100_v5",
  accelerator = "h100-sxm5-80gb",
  note =
    "InfiniBand comes on top of eight network ports of 80 Gbit/s in all; " ..
    "its rate is not stated on the page.",
  cite("azure-nd-h100-v5", "ND96isr_H100_v5") {
    count = 8,
    memory = 1900 * GiB,
    cpus = 96,
  },
}

host "nd96isr-mi300x-v5" {
  name = "Azure Standard_ND96isr_MI300X_v5",
  accelerator = "mi300x",
  note = "Eight InfiniBand ports of 400 Gbit/s.",
  cite("azure-nd-mi300x-v5", "ND96isr_MI300X_v5") {
    count = 8,
    memory = 1850 * GiB,
    cpus = 96,
    network_bandwidth = 8 * 400 * Gbit/s,
  },
}
