-- A tenant without a cluster.
tenant "lodger" {
  name = "Lodger",
  workload = "chat",
}
