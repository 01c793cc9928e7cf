-- Pages come with the catalogue; files here and in templates/ stand in front.
site {
  title = "What to rent or buy",
  tagline = "Our workloads, our limits, today's prices.",
  publisher = "Platform team",
  logo = "logo.svg", color = "#0a55a8", color_dark = "#82b8f5",
  navigation = {
    "index", "workloads", "accelerators", "prices", "methodology",
    "assumptions", "sources", "policy",
  },
}
