-- A group at a university: one chat for its members, jobs in a queue.  Traffic,
-- jobs and priorities are choices of this guide's authors.

tenant "group-chat" {
  name = "The group's chat",
  workload = "chat-8b",
  -- At night a tenth of the people ask.
  quiet_load = 10 * percent,
}

tenant "group-thesis" {
  name = "Adapters for theses",
  workload = "lora-8b",
  priority = 2,
  jobs_per_month = 40,
}

tenant "group-finetune" {
  name = "Full fine-tuning",
  workload = "finetune-full-8b",
  priority = 3,
  jobs_per_month = 6,
}

tenant "group-labels" {
  name = "Labels for corpora",
  workload = "offline-8b",
  priority = 4,
  jobs_per_month = 8,
  hours = "quiet",
}

workload "research-cluster" {
  name = "The cluster of a research group",
  words = "share gpu among users multi-tenant university",
  summary = "A chat that answers by day, and runs that wait for the night: one "
    .. "set of accelerators for all of it.",
  kind = "cluster",
  profiles = { "researcher" },
  tenants = { "group-chat", "group-thesis", "group-finetune", "group-labels" },
  -- Ten hours of 22 days.
  busy_hours = 220 * h,
  slices = true,
}
