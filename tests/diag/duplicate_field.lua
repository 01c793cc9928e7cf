source "sheet" {
	title = "Data sheet",
	assume "the footer says so" {
		title = "Data sheet, revised",
	},
}
