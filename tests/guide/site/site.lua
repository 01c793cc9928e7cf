site {
  title = "A small guide",
  tagline = "Round numbers only.",
  publisher = "The tests",
  navigation = { "index", "accelerators", "sources" },
}

page "index" { title = "Start", template = "home" }
page "accelerators" { title = "Accelerators", template = "accelerators" }
page "accelerator" {
  title = "{name}", template = "accelerator", each = "accelerator",
}
page "workload" { title = "{name}", template = "workload", each = "workload" }
page "methodology" { title = "Methodology", template = "methodology" }
page "sources" {
  title = "Sources", template = "sources",
  related = { "methodology", "index" },
}
