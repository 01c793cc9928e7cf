optimizer "thin" {
  name = "Thin",
  cite "thin-paper" { matrix = 3 * B },
}

scheme "mixed" {
  name = "Mixed",
  cite "mixed-paper" { gradient = 2 * B, moments = 1, compute = "bf16" },
}
