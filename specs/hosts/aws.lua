-- Amazon EC2 instances with eight accelerators, and below them others for their
-- processors alone.  The feed prints memory as GB for some and GiB for others
-- and means GiB.

host "p4d-24xlarge" {
  name = "Amazon EC2 p4d.24xlarge",
  accelerator = "a100-sxm4-40gb",
  provider = "aws",
  skus = { "p4d.24xlarge" },
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
  provider = "aws",
  skus = { "p4de.24xlarge" },
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
  provider = "aws",
  skus = { "p5.48xlarge" },
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
  provider = "aws",
  skus = { "p5en.48xlarge" },
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
  provider = "aws",
  skus = { "p6-b200.48xlarge" },
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
  provider = "aws",
  skus = { "p6-b300.48xlarge" },
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
  provider = "aws",
  skus = { "g5.48xlarge" },
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
  provider = "aws",
  skus = { "g6.48xlarge" },
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
  provider = "aws",
  skus = { "g6e.48xlarge" },
  cite("aws-vantage-2025-12-21", "g6e.48xlarge") {
    count = 8,
    memory = 1536 * GiB,
    cpus = 192,
    network_bandwidth = 400 * Gbit/s,
  },
}

-- Smaller kin that have as many processors for each accelerator are listed.
local function cpus(id, name, accelerator, count, cpus, skus)
  host(id) {
    name = "Amazon EC2 " .. name,
    accelerator = accelerator,
    provider = "aws",
    skus = skus or { name },
    cite("aws-vantage-2025-12-21", name) { count = count, cpus = cpus },
  }
end

cpus("p5-4xlarge", "p5.4xlarge", "h100-sxm5-80gb", 1, 16)
cpus("p3dn-24xlarge", "p3dn.24xlarge", "v100-sxm2-32gb", 8, 96)
cpus("p3-16xlarge", "p3.16xlarge", "v100-sxm2-16gb", 8, 64,
  { "p3.16xlarge", "p3.8xlarge", "p3.2xlarge" })
cpus("g6e-12xlarge", "g6e.12xlarge", "l40s", 4, 48)
cpus("g6e-xlarge", "g6e.xlarge", "l40s", 1, 4)
cpus("g6-12xlarge", "g6.12xlarge", "l4", 4, 48)
cpus("g6-xlarge", "g6.xlarge", "l4", 1, 4)
cpus("g5-12xlarge", "g5.12xlarge", "a10g", 4, 48)
cpus("g5-xlarge", "g5.xlarge", "a10g", 1, 4)
cpus("g4dn-metal", "g4dn.metal", "t4", 8, 96, { "g4dn.metal", "g4dn.12xlarge" })
cpus("g4dn-xlarge", "g4dn.xlarge", "t4", 1, 4)
