-- Entries that are like each other, and one that is like another kind.
calibration "one" {
	name = "One",
	kind = "serve",
	software = "One",
	like = "two",
}

calibration "two" {
	name = "Two",
	kind = "serve",
	software = "Two",
	like = "one",
}

calibration "apart" {
	name = "Apart",
	kind = "vision_infer",
	software = "Apart",
	like = "two",
}
