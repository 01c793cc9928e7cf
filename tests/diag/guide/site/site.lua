site {
  title = "A guide",
}

page "index" {
  title = "Home",
  template = "home",
}
