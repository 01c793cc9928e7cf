source "idle" {
  title = "A sheet that nobody cites",
  date = "2025-01-01",
}
