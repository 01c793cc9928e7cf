-- Host processors: what a machine multiplies with where it has no
-- accelerator.  Peaks follow from cores, the clock that all of them hold and
-- what one does in a cycle.

local library = "OpenBLAS, 1920 rows of fp32: 145.2 of 172.8 GFLOP/s"

processor "ryzen-9-7950x" {
  name = "AMD Ryzen 9 7950X",
  vendor = "AMD",
  architecture = "Zen 4",
  segment = "desktop",
  cite("autoai-7950x", "key features") {
    cores = 16,
    clock_base = 4.5 * GHz,
    clock = 5.7 * GHz,
    power = 170 * W,
    memory_bandwidth = 2 * 8 * B * 5200e6 / s, -- two channels of DDR5-5200
  },
  cite("yee-zen5", "Zen 4 runs 512 bits in two passes of its 256-bit units") {
    core_work = { fp64 = 16 * FLOP, fp32 = 32 * FLOP },
  },
  assume("dot products of bf16 do twice the work of fp32 in a cycle") {
    core_work = { bf16 = 64 * FLOP },
  },
  cite("laser-gemm", library) {
    matrix_efficiency = 84 * percent,
  },
}

processor "epyc-9654" {
  name = "AMD EPYC 9654",
  vendor = "AMD",
  architecture = "Zen 4",
  segment = "server",
  cite("llmperf-epyc", "EPYC Genoa and Turin") {
    cores = 96,
    clock_base = 2.4 * GHz,
    clock = 3.7 * GHz,
    power = 360 * W,
  },
  cite("duchess-epyc", "memory bandwidth of twelve channels") {
    memory_bandwidth = 460.8 * GB/s,
  },
  cite("yee-zen5", "Zen 4 runs 512 bits in two passes of its 256-bit units") {
    core_work = { fp64 = 16 * FLOP, fp32 = 32 * FLOP },
  },
  assume("dot products of bf16 do twice the work of fp32 in a cycle") {
    core_work = { bf16 = 64 * FLOP },
  },
  cite("laser-gemm", library) {
    matrix_efficiency = 84 * percent,
  },
}

processor "xeon-8480c" {
  name = "Intel Xeon Platinum 8480C",
  vendor = "Intel",
  architecture = "Sapphire Rapids",
  segment = "server",
  note =
    "Wide vectors and matrix tiles lower its clock; the base clock is that " ..
    "of plain code.",
  cite("epsindo-dgx", "DGX H200: two, 112 cores in all") {
    cores = 56,
    clock_base = 2 * GHz,
    clock = 3.8 * GHz,
  },
  cite("mccalpin-skylake", "two units of 512 bits: 32 operations of 64 bits in a cycle") {
    core_work = { fp64 = 32 * FLOP, fp32 = 64 * FLOP },
  },
  assume("matrix tiles (AMX): 16 x 16 results of 32 terms in 16 cycles") {
    core_work = { bf16 = 1024 * FLOP },
  },
  assume("eight channels of DDR5-4800") {
    memory_bandwidth = 8 * 8 * B * 4800e6 / s,
  },
  cite("laser-gemm", library) {
    matrix_efficiency = 84 * percent,
  },
}
