support "stack-partial" {
  name = "Stack",
  software = "stack",
  assume "a test" { state = "partial" },
}
