-- What names no stack is passed over where another stack is looked up.
support "nameless" { name = "Nameless", assume "a test" { state = "supported" } }
support "blank" {
  name = "Blank",
  software = "",
  assume "a test" { state = "supported" },
}
support "digit" {
  name = "Digit",
  software = 1,
  assume "a test" { state = "supported" },
}
support "stack" {
  name = "Stack",
  software = "stack",
  assume "a test" { state = "supported" },
}
support "stack-odd" {
  name = "Stack, oddly",
  software = "stack",
  assume "a test" { state = "maybe" },
}
profile "team" {
  name = "Team",
  summary = "Asks for a stack that no record is of.",
  hours_per_month = 100 * h,
  tiers = { "on_demand" },
  software = { "stack", "other" },
}
