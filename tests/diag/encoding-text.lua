-- Texts are one line of UTF-8 without control characters.
source "sheet" {
	title = "Two\nlines",
	author = "bell\7",
	note = "\xff",
}
