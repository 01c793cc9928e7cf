source "sheet" {
	title = { "Data sheet" },
	note = 5,
	"left over",
}
source "no table"
