source "sheet" {
	url = "https://vendor.example/sheet.pdf",
}
