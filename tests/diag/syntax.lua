-- A comma is missing behind the first field.
source "sheet" {
	title = "Data sheet"
	url = "https://vendor.example/sheet.pdf",
}
