-- Price feeds.  Figures are carried over with attribution; the files are not.

source "gpu-rental-daily-2026-07-19" {
  title = "GPU pricing tracker: observations of 2026-07-19",
  author = "cherielilili",
  url = "https://github.com/cherielilili/gpu-pricing-tracker",
  date = "2026-07-19",
  note = "USD an hour for one GPU, medians; read from provider pages and APIs "
    .. "that day. No licence is stated.",
}

source "aws-vantage-2025-12-21" {
  title = "GPU instances of AWS, from instances.vantage.sh",
  author = "tsaol",
  url = "https://github.com/tsaol/aws-gpu",
  date = "2025-12-21",
  note = "USD an hour for a whole instance; reserved is one year, standard, "
    .. "nothing upfront. No licence is stated.",
}

source "gcp-calculator-2026-04-30" {
  title = "Google Cloud pricing and cost calculator: pricing.yml",
  author = "Nils Knieling",
  url = "https://github.com/Cyclenerd/google-cloud-pricing-cost-calculator",
  date = "2026-04-30",
  licence = "Apache-2.0",
  note = "USD an hour for a whole machine; commitments by the month.",
}
