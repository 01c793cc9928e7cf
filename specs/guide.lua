-- The reference guide: all of the catalogue beside it.  Workloads, clusters,
-- claims, comparisons, deployments and changes are the guide's own.

use "reference" {
  accelerators = true,
  calibrations = true,
  contracts = true,
  facilities = true,
  holdings = true,
  hosts = true,
  machines = true,
  models = true,
  offers = true,
  policies = true,
  processors = true,
  profiles = true,
  qualities = true,
  supports = true,
}
