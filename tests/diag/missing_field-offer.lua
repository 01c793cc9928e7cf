source "list" {
  title = "A price list",
  date = "2025-01-01",
}
offer "shop" {
  date = "2025-01-01", provider = "shop", accelerator = "card", count = 1,
  tier = "purchase", currency = "USD",
  cite "list" {
    price = 2 * USD/h,
  },
}
workload "task" {
  name = "A task", summary = "Runs nothing.",
  kind = "serve",
  profiles = { "team" },
  input_len = 1, output_len = 1, concurrency = 1,
  weight_formats = { "bf16" },
}
