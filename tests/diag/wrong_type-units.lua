-- Quantities as data sheets and forms write them: in quotes, or bare.
architecture "x1" { name = "X1", vendor = "Acme" }

accelerator "x1" {
  name = "X1", vendor = "Acme", architecture = "X1", segment = "datacenter",
  confidence = "B",
  assume "a sheet of ours" {
    memory = "80GB",
    memory_bandwidth = 3.35,
    power = "700 watts",
    dense = { bf16 = "989 TFLOPS", fp8 = 1979 },
    link_bandwidth = "900 GBps",
    clock = "fast",
    clock_base = "3 GB",
  },
}

profile "us" {
  name = "Us", summary = "Rents by the hour.", tiers = { "on_demand" },
  hours_per_month = "730 hours",
  budget_per_month = "$5000",
  max_accelerators = "8",
  utilization = "60%",
  facility = "rack",
}

workload "chat" {
  name = "Chat", summary = "Chats.", kind = "serve", model = "llama-3.1-8b",
  profiles = { "us" }, input_len = "1000 tokens", output_len = 300,
  weight_formats = { "bf16" }, request_rate = 2, max_ttft = "2 hours",
  max_tpot = 50,
}
