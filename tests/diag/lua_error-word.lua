-- A format that stands without its quotes.
workload "chat" {
  weight_formats = { bf16 },
}
