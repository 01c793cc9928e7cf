site {
  title = "A guide for faults",
  tagline = "One of each.",
  publisher = "The tests",
  navigation = { "sources" },
}

page "index" { title = "Start", template = "home" }
page "sources" { title = "Sources", template = "sources" }
page "workload" { title = "{name}", template = "workload", each = "workload" }
