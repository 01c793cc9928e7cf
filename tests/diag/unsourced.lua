host "box" {
	name = "A box",
	accelerator = "card",
	memory = 512 * GiB,
	count = 8,
}
