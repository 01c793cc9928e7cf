-- An option that is required and misspelt is told of as what it is.
model "net" {
	name = "Net",
	layers = { layer "conv2d" { chanels = 64, kernel = 3 } },
}
