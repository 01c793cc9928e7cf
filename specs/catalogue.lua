-- What `use "reference"` takes: these specs without workloads, clusters,
-- claims and comparisons, which are the guide's own.

catalogue "reference" {
  name = "Ridgeline reference catalogue",
  version = "0.1.0",
  date = "2026-07-19",
  summary = "Accelerators, hosts, models, prices and efficiencies, each with its source.",
}
