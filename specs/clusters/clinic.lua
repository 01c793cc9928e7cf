-- A clinic: what it may not send away runs on cards of its own.  Traffic, jobs
-- and priorities are choices of this guide's authors.

tenant "ward-chat" {
  name = "Letters and notes",
  workload = "chat-8b",
  quiet_load = 30 * percent,
}

tenant "ward-documents" {
  name = "Answers from records",
  workload = "rag-32b",
}

tenant "ward-codes" {
  name = "Diagnosis codes of old records",
  workload = "offline-8b",
  priority = 3,
  jobs_per_month = 4,
  hours = "quiet",
}

tenant "ward-small" {
  name = "Adapters for wards",
  workload = "qlora-8b",
  priority = 4,
  jobs_per_month = 30,
}

tenant "ward-adapters" {
  name = "Adapters for departments",
  workload = "qlora-70b",
  priority = 5,
  jobs_per_month = 4,
  hours = "quiet",
}

workload "clinic-cluster" {
  name = "The cluster of a clinic",
  summary = "A few cards in the cellar for letters, records and adapters: what "
    .. "answers stays, runs wait for the night.",
  kind = "cluster",
  profiles = { "regulated" },
  tenants = {
    "ward-chat", "ward-documents", "ward-codes", "ward-small",
    "ward-adapters",
  },
  busy_hours = 300 * h,
  slices = true,
}
