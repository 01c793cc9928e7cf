-- Rates may come from several documents, each format from one.
accelerator "card" {
	name = "Card",
	vendor = "Maker",
	architecture = "Ampere",
	segment = "datacenter",
	confidence = "C",
	assume "one sheet" {
		memory = 24 * GiB,
		memory_bandwidth = 900 * GB/s,
		link_bandwidth = 32 * GB/s,
		dense = { bf16 = 120 * TFLOP/s },
		vector = { fp32 = 30 * TFLOP/s },
	},
	assume "another" {
		vector = {
			fp64 = 15 * TFLOP/s,
			fp32 = 31 * TFLOP/s,
		},
	},
}
