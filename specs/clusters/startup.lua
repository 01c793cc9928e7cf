-- A young company: a chat and pictures for its users, summaries at night.
-- Traffic, jobs and priorities are choices of this guide's authors.

tenant "product-chat" {
  name = "The product's chat",
  workload = "chat-70b",
  quiet_load = 30 * percent,
}

tenant "product-images" {
  name = "Pictures for users",
  workload = "flux-images",
  quiet_load = 20 * percent,
}

tenant "nightly-labels" {
  name = "Labels, at night",
  workload = "offline-8b",
  priority = 3,
  jobs_per_month = 22,
  hours = "quiet",
}

tenant "weekly-finetune" {
  name = "A new model each week",
  workload = "finetune-full-8b",
  priority = 4,
  jobs_per_month = 4,
}

workload "startup-cluster" {
  name = "The cluster of a startup",
  summary = "A chat, pictures and the runs behind them on one set of machines, "
    .. "by day and by night.",
  kind = "cluster",
  profiles = { "startup", "enterprise" },
  accelerators = {
    "h100-sxm5-80gb", "h200-sxm-141gb", "b200-sxm", "mi300x", "a100-sxm4-80gb",
    "l40s",
  },
  tenants = {
    "product-chat", "product-images", "nightly-labels", "weekly-finetune",
  },
  -- Fourteen hours of each day.
  busy_hours = 426 * h,
}
