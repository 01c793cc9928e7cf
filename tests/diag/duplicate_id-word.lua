-- The program brings one of this name.
optimizer "adamw" {
  name = "Another",
  assume "a test" { matrix = 3 * B },
}
