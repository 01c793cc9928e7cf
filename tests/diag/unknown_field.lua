source "sheet" {
	title = "Data sheet",
	retreived = "2026-01-31",
	colour = "blue",
}
