-- A number with a comma in it is two values.
provider "own" { name = "Own" }
profile "us" {
  name = "Us",
  max_accelerators = 1,000,
}
