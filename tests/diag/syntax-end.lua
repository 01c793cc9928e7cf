-- The last brace was cut off.
source "s" {
  title = "S",
