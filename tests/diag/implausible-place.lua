-- A price of energy in cents, a PUE in percent, watts for kilowatts.
source "bill" { title = "Our bill", date = "2026-03-01" }
facility "cellar" {
	name = "Cellar",
	cite "bill" {
		pue = 135, carbon = 380 * kg/kWh, power_load = 70 * percent,
		host_power = 20, tariff = 32 * USD/kWh,
		salary = 90 * USD/year,
		power_limit = 40 * W,
	},
}
machine "tower" {
	name = "Tower",
	cite "bill" { supply = 1600 * kW, slots = 4, memory = 256 * MB },
}
