-- Amazon EC2 instances with eight accelerators.  The feed prints
-- memory as GB for some and GiB for others and means GiB.

host "p4d-24xlarge" {
  name = "Amazon EC2 p4d.24xlarge",
  accelerator = "a100-sxm4-40gb",
  cite("aws-vantage-2025-12-21", "p4d.24xlarge") {
    count = 8,
    memory = 1152 * GiB,
    cpus = 96,
    network_bandwidth = 400 * Gbit/s,
  },
}

host "p4de-24xlarge" {
  name = "Amazon EC2 p4de.24xlarge",
  accelerator = "a100-sxm4-80gb",
  cite("aws-vantage-2025-12-21", "p4de.24xlarge") {
    count = 8,
    memory = 1152 * GiB,
    cpus = 96,
    network_bandwidth = 400 * Gbit/s,
  },
}

host "p5-48xlarge" {
  name = "Amazon EC2 p5.48xlarge",
  accelerator = "h100-sxm5-80gb",
  cite("aws-vantage-2025-12-21", "p5.48xlarge") {
    count = 8,
    memory = 2048 * GiB,
    cpus = 192,
    network_bandwidth = 3200 * Gbit/s,
  },
}

host "p5en-48xlarge" {
  name = "Amazon EC2 p5en.48xlarge",
  accelerator = "h200-sxm-141gb",
  cite("aws-vantage-2025-12-21", "p5en.48xlarge") {
    count = 8,
    memory = 2048 * GiB,
    cpus = 192,
    network_bandwidth = 3200 * Gbit/s,
  },
}

host "p6-b200-48xlarge" {
  name = "Amazon EC2 p6-b200.48xlarge",
  accelerator = "b200-sxm",
  cite("aws-vantage-2025-12-21", "p6-b200.48xlarge") {
    count = 8,
    memory = 2048 * GiB,
    cpus = 192,
    network_bandwidth = 3200 * Gbit/s,
  },
}

host "p6-b300-48xlarge" {
  name = "Amazon EC2 p6-b300.48xlarge",
  accelerator = "b300-sxm",
  cite("aws-vantage-2025-12-21", "p6-b300.48xlarge") {
    count = 8,
    memory = 4096 * GiB,
    cpus = 192,
    network_bandwidth = 6400 * Gbit/s,
  },
}

host "g5-48xlarge" {
  name = "Amazon EC2 g5.48xlarge",
  accelerator = "a10g",
  cite("aws-vantage-2025-12-21", "g5.48xlarge") {
    count = 8,
    memory = 768 * GiB,
    cpus = 192,
    network_bandwidth = 100 * Gbit/s,
  },
}

host "g6-48xlarge" {
  name = "Amazon EC2 g6.48xlarge",
  accelerator = "l4",
  cite("aws-vantage-2025-12-21", "g6.48xlarge") {
    count = 8,
    memory = 768 * GiB,
    cpus = 192,
    network_bandwidth = 100 * Gbit/s,
  },
}

host "g6e-48xlarge" {
  name = "Amazon EC2 g6e.48xlarge",
  accelerator = "l40s",
  cite("aws-vantage-2025-12-21", "g6e.48xlarge") {
    count = 8,
    memory = 1536 * GiB,
    cpus = 192,
    network_bandwidth = 400 * Gbit/s,
  },
}
