policy "light" {
  name = "Light", summary = "A weight of nothing.",
  weight_cost = 0,
  weight_time = 1,
}
