-- A terabyte for a gigabyte, a kilowatt for a watt, peta for tera.
source "sheet" { title = "Acme X1, data sheet", date = "2026-03-01" }
architecture "x1" { name = "X1", vendor = "Acme" }
accelerator "acme-x1" {
	name = "Acme X1", vendor = "Acme", architecture = "X1",
	segment = "datacenter", confidence = "B",
	cite "sheet" {
		memory = 80 * TB,
		memory_bandwidth = 3.35 * GB/s,
		power = 700 * kW,
		dense = { bf16 = 989 * PFLOP/s, fp8 = 1979 * TFLOP/s },
		vector = { fp32 = 67 * GFLOP/s / 1000 },
		link_bandwidth = 450 * TB/s,
		pcie_bandwidth = 64 * MB/s,
		clock = 1.98 * MHz,
		list_price = 3 * USD,
	},
}
