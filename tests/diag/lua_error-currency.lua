-- A budget in euros.
profile "p" {
  name = "P",
  budget_per_month = 5 * EUR,
}
