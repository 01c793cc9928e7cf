-- What `use "reference"` takes: the folders named here, and none of the
-- workloads, clusters, claims and comparisons, which are the guide's own.

catalogue "reference" {
  name = "Ridgeline reference catalogue",
  version = "0.1.0",
  date = "2026-07-19",
  summary = "Accelerators, hosts, models, prices and efficiencies, each with its source.",
  folders = {
    "calibration", "contracts", "facilities", "hardware", "holdings", "hosts", "machines", "models",
    "policy", "prices", "profiles", "quality", "sources", "support",
  },
}
