-- Clocks that no chip has: cores and clock make another rate than is printed,
-- and the clock that is promised lies above the highest.
accelerator "card" {
	name = "Card",
	vendor = "Maker",
	architecture = "Ampere",
	segment = "datacenter",
	confidence = "C",
	assume "a test" {
		memory = 24 * GiB,
		memory_bandwidth = 900 * GB/s,
		link_bandwidth = 32 * GB/s,
		dense = { bf16 = 120 * TFLOP/s },
		vector = { fp32 = 30 * TFLOP/s },
		cores = 10000,
		clock = 2 * GHz,
		clock_base = 2.1 * GHz,
	},
}

processor "chip" {
	name = "Chip",
	vendor = "Maker",
	architecture = "Ampere",
	segment = "server",
	assume "a test" {
		cores = 64,
		clock_base = 3 * GHz,
		clock = 2 * GHz,
		core_work = { fp32 = 32 * FLOP },
		memory_bandwidth = 300 * GB/s,
		matrix_efficiency = 80 * percent,
	},
}

host "server" {
	name = "Server",
	accelerator = "card",
	assume "a test" {
		count = 8,
		power = 6 * kW,
		supply = 5 * kW,
	},
}
