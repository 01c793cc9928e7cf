source "sheet" {
	title = "Data sheet",
	retreived = "2026-01-31",
	colour = "blue",
}

-- What is required and misspelt is told of once.
source "twice" {
  titel = "T",
  url = "https://example.org/twice",
}
