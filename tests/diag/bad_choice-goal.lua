policy "tall" {
  name = "Tall", summary = "A goal that is none.",
  goals = { "cost", "hight" },
}
