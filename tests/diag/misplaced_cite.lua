cite "sheet" { title = "Nowhere" }

source "sheet" {
	title = "Data sheet",
	note = assume "a guess" {},
	cite "sheet" {
		assume "inside" { author = "Somebody" },
	},
}
