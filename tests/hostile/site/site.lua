local T = "@TEXT@"

site {
  title = T,
  tagline = T,
  publisher = T,
  navigation = { "index", "workloads", "accelerators", "sources" },
}

page "index" { summary = T, title = T, template = "home" }
page "workloads" { summary = T, title = T, template = "workloads" }
page "accelerators" { summary = T, title = T, template = "accelerators" }
page "models" { summary = T, title = T, template = "models" }
page "prices" { summary = T, title = T, template = "prices" }
page "methodology" { summary = T, title = T, template = "methodology" }
page "assumptions" { summary = T, title = T, template = "assumptions" }
page "sources" { summary = T, title = T, template = "sources" }
page "workload" {
  summary = T, title = "{name}", template = "workload", each = "workload",
}
page "model" {
  summary = T, title = "{name}", template = "model", each = "model",
}
page "source" {
  summary = T, title = "{title}", template = "source", each = "source",
}
page "accelerator" { summary = T,
  title = "{name}", template = "accelerator", each = "accelerator",
}
