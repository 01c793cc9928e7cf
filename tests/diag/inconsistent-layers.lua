profile "me" {
  name = "Me",
  summary = "Tests.",
  hours_per_month = 730 * h,
  tiers = { "on_demand" },
}

model "net" {
  name = "Net",
  assume "a test" {
    parameters = 90,
    weight_format = "fp32",
    network = { input = { 8 }, layer "linear" { units = 10 } },
  },
}

workload "chat" {
  name = "Chat",
  summary = "People type and wait.",
  kind = "serve",
  model = "net",
  profiles = { "me" },
  input_len = 1500,
  output_len = 300,
  concurrency = 32,
  weight_formats = { "bf16" },
}
