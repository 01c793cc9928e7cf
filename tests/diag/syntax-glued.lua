-- A unit is a factor, not the end of a number.
source "s" {
  title = "S",
  date = 50ms,
}
