-- A guide that asks what publishers answered; only ranked, never read.
site {
  title = "Published deployments, asked again",
}
