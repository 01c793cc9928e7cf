source “x” {
  title = “A title”,
}
