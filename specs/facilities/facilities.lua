-- Where accelerators stand: places of one's own, and those behind a rent.

local carbon_place = "AWS constants: mean of all regions"

facility "rack" {
  name = "Rented racks in a data center",
  note = "Space for the power that the machines may draw; energy is paid "
    .. "apart. Tax is given back to a business.",
  cite("uptime-2025", "weighted mean of all sites") {
    pue = 1.54,
  },
  cite("cloud-carbon-footprint", carbon_place) {
    carbon = 387 * g/kWh,
  },
  cite("epoch-server-power", "US industry, 2024; share of server power in training; DGX H100 over its GPUs; server over chip prices") {
    tariff = 0.0826 * USD/kWh,
    power_load = 75 * percent,
    host_power = 82.1 * percent,
    host_share = 64 * percent,
  },
  cite("colocation-2026-01", "tier 2 markets, 115 to 135") {
    space_price = 125 * USD/kW/month,
  },
  cite("gpu-cluster-sheet-2024-08", "400G switch with 64 ports at 36000") {
    network_share = 36000 * USD / 64,
  },
  assume "a person who keeps servers running costs about this in the US, and looks after two dozen nodes of eight" {
    salary = 180000 * USD/year,
    accelerators_per_person = 192,
  },
  assume "contracts for parts on site are sold for 3 to 5 percent a year; a spare part in fifty" {
    maintenance = 3 * percent/year,
    spares = 2 * percent,
  },
  assume "H100: 33750 USD in May 2023 and 18550 in August 2025, 77 percent a year; GeForce cards lose as much" {
    value_kept = 77 * percent,
  },
  assume "eight weeks from the order to the first job" {
    lead_time = 8 * week,
  },
}

facility "office" {
  name = "A server room of one's own",
  note = "Space that is there anyway.",
  cite("cloud-carbon-footprint", "default of sites of one's own; AWS constants: mean of all regions") {
    pue = 1.58,
    carbon = 387 * g/kWh,
  },
  cite("eia-2025-04", "commercial, Middle Atlantic") {
    tariff = 0.1624 * USD/kWh,
  },
  cite("epoch-server-power", "share of server power in training; DGX H100 over its GPUs; server over chip prices") {
    power_load = 75 * percent,
    host_power = 82.1 * percent,
    host_share = 64 * percent,
  },
  assume "a person who keeps servers running costs about this in the US, and looks after eight nodes of eight beside other work" {
    salary = 180000 * USD/year,
    accelerators_per_person = 64,
  },
  assume "parts are bought as they fail; tax is given back" {
    maintenance = 2 * percent/year,
    spares = 2 * percent,
  },
  assume "H100: 33750 USD in May 2023 and 18550 in August 2025, 77 percent a year; GeForce cards lose as much" {
    value_kept = 77 * percent,
  },
  assume "six weeks from the order to the first job" {
    lead_time = 6 * week,
  },
  assume "no public figure for cards past their warranty: one in twenty a year" {
    failure_rate = 5 * percent/year,
  },
}

facility "home" {
  name = "A desk at home",
  note = "Nobody is paid to look after it.",
  cite("cloud-carbon-footprint", carbon_place) {
    carbon = 387 * g/kWh,
  },
  cite("eia-home-2020", "average residential customer, 2020") {
    household = 10715 * kWh,
  },
  assume "no cooling but a window, and a rate of US homes in 2025" {
    pue = 1,
    tariff = 0.17 * USD/kWh,
  },
  assume "a card at work draws most of its limit; a desktop adds a third" {
    power_load = 85 * percent,
    host_power = 33 * percent,
  },
  assume "a desktop without its card is built for 900, whatever the card; its board has two long slots" {
    host_price = 900 * USD,
    host_cards = 2,
  },
  assume "sales tax of most US states" { tax = 8 * percent },
  cite("ebay-2023-09", "RTX 3090: 730 USD, three years after 1499") {
    value_kept = 79 * percent,
  },
  assume "no public figure for cards past their warranty: one in twenty a year" {
    failure_rate = 5 * percent/year,
  },
  cite("circuit-power", "80 percent of 1800 W") {
    power_limit = 1440 * W,
  },
}

-- Behind a rent: for energy and CO2 alone.

facility "aws" {
  name = "AWS",
  providers = { "aws" },
  cite("cloud-carbon-footprint", "AWS constants") {
    pue = 1.135,
    carbon = 387 * g/kWh,
  },
  cite("epoch-server-power", "US industry, 2024; share of server power in training; DGX H100 over its GPUs") {
    tariff = 0.0826 * USD/kWh,
    power_load = 75 * percent,
    host_power = 82.1 * percent,
  },
}

facility "gcp" {
  name = "Google Cloud",
  providers = { "gcp" },
  cite("cloud-carbon-footprint", "GCP constants; AWS constants: mean of all regions") {
    pue = 1.10,
    carbon = 387 * g/kWh,
  },
  cite("epoch-server-power", "US industry, 2024; share of server power in training; DGX H100 over its GPUs") {
    tariff = 0.0826 * USD/kWh,
    power_load = 75 * percent,
    host_power = 82.1 * percent,
  },
}

facility "neocloud" {
  name = "Other providers",
  providers = {
    "crusoe", "lambda", "nebius", "runpod", "sfcompute", "vast.ai",
  },
  cite("cloud-carbon-footprint", carbon_place) {
    carbon = 387 * g/kWh,
  },
  cite("epoch-server-power", "PUE of others than hyperscalers; US industry, 2024; share of server power in training; DGX H100 over its GPUs") {
    pue = 1.25,
    tariff = 0.0826 * USD/kWh,
    power_load = 75 * percent,
    host_power = 82.1 * percent,
  },
}
