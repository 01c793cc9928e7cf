-- Pages come with the catalogue; files here and in templates/ stand in front.
site {
  title = "What to rent or buy",
  tagline = "Our workloads, our limits, today's prices.",
  publisher = "Platform team",
  navigation = {
    "index", "workloads", "accelerators", "prices", "methodology",
    "assumptions", "sources", "policy",
  },
}
