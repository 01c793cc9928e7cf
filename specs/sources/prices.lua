-- Price feeds.  Figures are carried over with attribution; the files are not.

source "gpu-rental-daily-2026-07-19" {
  title = "GPU pricing tracker: observations of 2026-07-19",
  author = "cherielilili",
  url = "https://github.com/cherielilili/gpu-pricing-tracker",
  date = "2026-07-19",
  note = "USD an hour for one GPU, medians; read from provider pages and APIs "
    .. "that day. No licence is stated.",
  assume "who sells by a list changes it once a quarter or less" {
    fresh = 92 * day,
  },
}

source "aws-vantage-2025-12-21" {
  title = "GPU instances of AWS, from instances.vantage.sh",
  author = "tsaol",
  url = "https://github.com/tsaol/aws-gpu",
  date = "2025-12-21",
  note = "USD an hour for a whole instance; reserved is one year, standard, "
    .. "nothing upfront. No licence is stated.",
  assume "the feed is written by hand, a few weeks apart" { fresh = 62 * day },
}

source "gcp-calculator-2026-04-30" {
  title = "Google Cloud pricing and cost calculator: pricing.yml",
  author = "Nils Knieling",
  url = "https://github.com/Cyclenerd/google-cloud-pricing-cost-calculator",
  date = "2026-04-30",
  licence = "Apache-2.0",
  note = "USD an hour for a whole machine; commitments by the month.",
  assume "the feed is written weekly or more often" { fresh = 14 * day },
}

-- Earlier days of feeds: what the same offers cost before, for their trend.

source "gpu-rental-daily-2026-02-11" {
  title = "GPU pricing tracker: observations of 2026-02-11",
  author = "cherielilili",
  url = "https://github.com/cherielilili/gpu-pricing-tracker",
  date = "2026-02-11",
  past = true,
  note = "USD an hour for all GPUs of an offer, as getdeploying.com listed "
    .. "them; from 2026-02-19 on the feed prints the price of one GPU. No "
    .. "licence is stated.",
  assume "the feed is written every day" { fresh = 14 * day },
}

source "gpu-rental-daily-2026-03-15" {
  title = "GPU pricing tracker: observations of 2026-03-15",
  author = "cherielilili",
  url = "https://github.com/cherielilili/gpu-pricing-tracker",
  date = "2026-03-15",
  past = true,
  note = "USD an hour for one GPU, as getdeploying.com listed it. No licence "
    .. "is stated.",
  assume "the feed is written every day" { fresh = 14 * day },
}

source "gpu-rental-daily-2026-04-15" {
  title = "GPU pricing tracker: observations of 2026-04-15",
  author = "cherielilili",
  url = "https://github.com/cherielilili/gpu-pricing-tracker",
  date = "2026-04-15",
  past = true,
  note = "USD an hour for one GPU, as getdeploying.com listed it: the last day "
    .. "here with these providers, as the feed then turned to others. No "
    .. "licence is stated.",
  assume "the feed is written every day" { fresh = 14 * day },
}

source "gpu-rental-daily-2026-06-15" {
  title = "GPU pricing tracker: observations of 2026-06-15",
  author = "cherielilili",
  url = "https://github.com/cherielilili/gpu-pricing-tracker",
  date = "2026-06-15",
  note = "USD an hour for one GPU, medians; read from provider pages and APIs "
    .. "that day. No licence is stated.",
  assume "the feed is written every day" { fresh = 14 * day },
}

source "gpu-rental-daily-2026-07-17" {
  title = "GPU pricing tracker: observations of 2026-07-17",
  author = "cherielilili",
  url = "https://github.com/cherielilili/gpu-pricing-tracker",
  date = "2026-07-17",
  note = "USD an hour for one GPU, medians; read from provider pages and APIs "
    .. "that day. No licence is stated.",
  assume "the feed is written every day" { fresh = 14 * day },
}

source "replay-2026-10" {
  title = "Orders of this guide, each Friday's decided again by its prices",
  date = "2026-10-09",
  note = "ridgeline replay 2026-06-19 2026-10-09, with the specs of that day.",
}

source "gpu-rental-daily" {
  title = "GPU pricing tracker: observations a month apart",
  author = "cherielilili",
  url = "https://github.com/cherielilili/gpu-pricing-tracker",
  date = "2026-07-17",
  note = "observations.csv of 2026-03-15, 04-15, 06-15 and 07-17. USD an hour "
    .. "for one GPU, medians. No licence is stated.",
  assume "the feed is written every day" { fresh = 14 * day },
}

source "aws-vantage-2025-11-30" {
  title = "GPU instances of AWS, from instances.vantage.sh",
  author = "tsaol",
  url = "https://github.com/tsaol/aws-gpu",
  date = "2025-11-30",
  note = "USD an hour for a whole instance; reserved is one year, standard, "
    .. "nothing upfront. No licence is stated.",
  assume "the feed is written by hand, a few weeks apart" { fresh = 62 * day },
}

source "gcp-calculator" {
  title = "Google Cloud pricing and cost calculator: pricing.yml, earlier "
    .. "revisions",
  author = "Nils Knieling",
  url = "https://github.com/Cyclenerd/google-cloud-pricing-cost-calculator",
  date = "2025-12-25",
  licence = "Apache-2.0",
  note = "Revisions of 2022-02-17 to 2025-12-25. USD an hour for a whole "
    .. "machine; commitments by the month.",
  assume "the feed is written weekly or more often" { fresh = 14 * day },
}

source "skypilot-prices" {
  title = "SkyPilot catalogue: vms.csv of AWS, Azure, Lambda and Runpod",
  author = "SkyPilot",
  url = "https://github.com/skypilot-org/skypilot-prices",
  date = "2024-02-21",
  note = "Snapshots of 2022-12-02 to 2024-02-21, read from forks. USD an hour "
    .. "for a whole instance. No licence is stated.",
  assume "the feed is written every 7 h" { fresh = 7 * day },
}

source "pcpartpicker" {
  title = "PC part dataset: video cards, earlier revisions",
  author = "docyx, from PCPartPicker",
  url = "https://github.com/docyx/pc-part-dataset",
  date = "2024-05-14",
  licence = "MIT",
  note = "Revisions of 2023-11-16 to 2024-05-14. Median of the listings of a "
    .. "chipset that day, in the US.",
  assume "the data set came monthly and now comes yearly" { fresh = 400 * day },
}

source "nextplatform-gaudi3" {
  title = "Stacking up Intel Gaudi against Nvidia GPUs for AI",
  author = "Timothy Prickett Morgan, The Next Platform",
  url = "https://www.nextplatform.com/2024/06/13/stacking-up-intel-gaudi-against-nvidia-gpus-for-ai/",
  date = "2024-06-13",
  note = "Intel's list price of a baseboard with eight Gaudi 3: 125,000 USD.",
  assume "a list price stands until the next generation" { fresh = 366 * day },
}

source "cliffcenter-amd" {
  title = "AMD inference economics",
  author = "Cliffcenter",
  url = "https://www.cliffcenter.com/research/amd-inference-economics",
  date = "2026-05-18",
  note = "A research note that quotes prices of providers.",
  assume "a research note of one day" { fresh = 92 * day },
}

-- Witnesses: others who saw what the same sellers ask.

source "gpurentalprices" {
  title = "GPU rental prices: daily snapshots",
  author = "adriannutiu, gpurentalprices.com",
  url = "https://github.com/adriannutiu/gpu-rental-prices",
  date = "2026-08-21",
  licence = "CC BY 4.0",
  seen_in = "feed",
  note = "USD an hour for one GPU: the cheapest of a provider's in a tier, "
    .. "without the size of machine. Read from provider pages and APIs.",
  assume "who sells by a list changes it once a quarter or less" {
    fresh = 92 * day,
  },
}

source "ewyluda" {
  title = "GPU price index: observations",
  author = "ewyluda",
  url = "https://github.com/ewyluda/gpu-price-index",
  date = "2026-10-09",
  licence = "MIT (code)",
  seen_in = "feed",
  note = "USD an hour for one GPU by machine; us-east-1, eastus and us-central1 "
    .. "of the large clouds. Vast.ai's is a median of offers.",
  assume "who sells by a list changes it once a quarter or less" {
    fresh = 92 * day,
  },
}

source "toolshedlabs" {
  title = "GPU price feed: cheapest on demand",
  author = "toolshedlabs",
  url = "https://github.com/toolshedlabs-hash/gpu-price-feed",
  date = "2026-10-01",
  seen_in = "feed",
  note = "USD an hour for one GPU: a provider's cheapest on demand, without the "
    .. "size of machine; Scaleway's euros at the ECB's rate. No licence is "
    .. "stated.",
  assume "who sells by a list changes it once a quarter or less" {
    fresh = 92 * day,
  },
}

source "nebius-pages" {
  title = "Nebius: prices page, captures of 2025-07-25 to 2026-09-07",
  author = "Nebius, archived by the Wayback Machine",
  url = "https://github.com/henryzhangpku/gpu-price-index",
  date = "2026-09-07",
  seen_in = "archive",
  note = "The page's columns on demand and preemptible, as read from captures "
    .. "by henryzhangpku. No licence is stated.",
  assume "who sells by a list changes it once a quarter or less" {
    fresh = 92 * day,
  },
}

source "nebius-page-2026-10-05" {
  title = "Nebius: prices page",
  author = "Nebius, kept as a test page by ewyluda",
  url = "https://github.com/ewyluda/gpu-price-index",
  date = "2026-10-05",
  licence = "MIT (code)",
  witness = "nebius-pages",
  seen_in = "page",
  note = "On 2026-10-01 prices on demand rose and preemptible machines became "
    .. "an auction, whose floor is no price.",
  assume "who sells by a list changes it once a quarter or less" {
    fresh = 92 * day,
  },
}

source "crusoe-page-2026-10-04" {
  title = "Crusoe: prices page",
  author = "Crusoe, kept as a test page by ewyluda",
  url = "https://github.com/ewyluda/gpu-price-index",
  date = "2026-10-04",
  licence = "MIT (code)",
  seen_in = "page",
  note = "GB200, B200 and MI355X: contact sales.",
  assume "who sells by a list changes it once a quarter or less" {
    fresh = 92 * day,
  },
}

source "coreweave-page-2026-09-20" {
  title = "CoreWeave: prices page",
  author = "CoreWeave, read by api-evangelist",
  url = "https://github.com/api-evangelist/coreweave",
  date = "2026-09-20",
  seen_in = "page",
  note = "USD an hour for whole machines; GB200 in racks of 72. No licence is "
    .. "stated.",
  assume "who sells by a list changes it once a quarter or less" {
    fresh = 92 * day,
  },
}

source "lambda-runpod-pages" {
  title = "Lambda and Runpod: prices pages, daily",
  author = "krisjiang-matrix",
  url = "https://github.com/krisjiang-matrix/gpu_price_track",
  date = "2026-08-21",
  seen_in = "page",
  note = "USD an hour for one GPU, with the label of the page, which tells the "
    .. "size of machine. No licence is stated.",
  assume "who sells by a list changes it once a quarter or less" {
    fresh = 92 * day,
  },
}

source "silybench" {
  title = "Silybench: GPU prices, checked by hand",
  author = "tgarg01",
  url = "https://github.com/tgarg01/silybench-data",
  date = "2026-09-25",
  seen_in = "page",
  note = "USD an hour for one GPU, with the product that the page names. No "
    .. "licence is stated.",
  assume "who sells by a list changes it once a quarter or less" {
    fresh = 92 * day,
  },
}

source "sooddvs" {
  title = "GPU pricing: AWS and Azure with commitments, 2026-06-14",
  author = "sooddvs",
  url = "https://github.com/sooddvs/gpu-pricing",
  date = "2026-06-14",
  seen_in = "api",
  note = "USD an hour for whole machines. Its history file has made-up rows, "
    .. "which are not used; Google Cloud's rows price the GPU alone. No licence "
    .. "is stated.",
  assume "list prices of large clouds move once a year or less" {
    fresh = 180 * day,
  },
}

source "tardellirs" {
  title = "GPU pricing: offerings by hand, 2026-05-24",
  author = "tardellirs",
  url = "https://github.com/tardellirs/gpu-pricing",
  date = "2026-05-24",
  licence = "MIT",
  seen_in = "page",
  past = true,
  note = "USD an hour for one GPU. Marketplaces' lowest live offers are left "
    .. "out.",
  assume "pages of one day" { fresh = 31 * day },
}

source "retail-listings" {
  title = "GPU listings of Amazon and Newegg",
  author = "govorges",
  url = "https://github.com/govorges/gpu_pricing_data",
  date = "2025-07-23",
  seen_in = "listing",
  note = "The cheapest new listing of a card that day, matched by its title. No "
    .. "licence is stated.",
  assume "listings of one day" { fresh = 31 * day },
}

source "aws-p5-daily" {
  title = "AWS p5.48xlarge in us-east-1, read daily",
  author = "amorton45",
  url = "https://github.com/amorton45/aws-gpu-price-tracker",
  date = "2026-08-22",
  seen_in = "api",
  note = "The days on which the price on demand changed, and the last day. No "
    .. "licence is stated.",
  assume "the feed is written every day" { fresh = 14 * day },
}

source "gcp-calculator-2026-07-16" {
  title = "Google Cloud pricing and cost calculator: pricing.yml",
  author = "Nils Knieling",
  url = "https://github.com/Cyclenerd/google-cloud-pricing-cost-calculator",
  date = "2026-07-16",
  licence = "Apache-2.0",
  note = "USD an hour for a whole machine; commitments by the month.",
  assume "who sells by a list changes it once a quarter or less" {
    fresh = 92 * day,
  },
}
