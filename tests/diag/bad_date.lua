source "sheet" {
	title = "Data sheet",
	date = "2023-02-29",
	retrieved = "31.1.2026",
}
