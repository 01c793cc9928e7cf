-- What the guide looks back on: prices of two days before, and decisions that
-- changed since.  What was signed stands in approvals.
prices_csv "prices/acme-before.csv"

decided "2026-01-02-01" {
  date = "2026-01-02", decision = "talk/buyer", title = "Talk, A buyer",
  change = "flipped", was = "rent 1 x Beta", now = "buy 1 x Gamma",
  usd_was = 900 * USD, usd_now = 800 * USD,
  staying = "Staying with 1 x Beta: $850 (+6.3%).",
  causes = { "price", "model" },
  because = { "Gamma from other: was $3/h, is $2.5/h", "Beta: gone" },
}
decided "2026-01-03-01" {
  date = "2026-01-03", decision = "talk/buyer", change = "moved",
  now = "rent 1 x Gamma", causes = { "price" },
}
decided "2026-01-03-02" {
  date = "2026-01-03", decision = "chat/team", title = "Chat, A team",
  change = "added", now = "rent 1 x Beta", usd_now = 25 * USD,
}
decided "2026-01-01-01" {
  date = "2026-01-01", decision = "chat/teams", change = "gone",
  was = "rent 1 x Alpha", usd_was = 30 * USD,
}
