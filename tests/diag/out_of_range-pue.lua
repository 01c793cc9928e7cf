facility "hall" {
  name = "Hall",
  assume "a test" {
    pue = 0.9,
    carbon = 400 * g/kWh,
    power_load = 80 * percent,
    host_power = 20 * percent,
    tariff = 0.1 * USD/kWh,
  },
}
