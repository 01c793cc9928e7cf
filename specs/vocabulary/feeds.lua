-- Price feeds that no reader in C knows: where their files say what.  A guide
-- adds its own with this verb, and what they call accelerators in
-- specs/feeds/aliases.csv.

local daily = assume "the feed is written every day"
local page = assume "a price page of one day"

price_feed "gpurentalprices" {
  title = "GPU rental prices: daily snapshots",
  url = "https://github.com/adriannutiu/gpu-rental-prices",
  daily { fresh = 14 * day },
  date = "date",
  seller = "provider",
  name = "gpu",
  memory = "vram_gb",
  tier = "kind",
  tiers = { "on-demand = on_demand", "secure = on_demand secure",
    "community = on_demand community", "spot = spot", "serverless = -" },
  price = "usd_per_gpu_hour",
  priced = "accelerator",
  note = "The cheapest of a provider's GPU in a tier; how many come together "
    .. "is not said.",
}

price_feed "ewyluda" {
  title = "GPU price index: observations",
  url = "https://github.com/ewyluda/gpu-price-index",
  daily { fresh = 14 * day },
  date = "date",
  seller = "provider",
  name = "gpu_model",
  sku = "sku",
  region = "region",
  count = "gpu_count",
  tier = "pricing+provider",
  tiers = { "on_demand RunPod Secure Cloud = on_demand secure",
    "on_demand RunPod Community Cloud = on_demand community",
    "on_demand * = on_demand", "spot * = spot" },
  price = "usd_per_gpu_hour",
  priced = "accelerator",
  sold = "machine",
}

price_feed "toolshedlabs" {
  title = "GPU price feed: cheapest on demand",
  url = "https://github.com/toolshedlabs-hash/gpu-price-feed",
  daily { fresh = 14 * day },
  date = "date",
  seller = "provider",
  name = "gpu_key",
  price = "usd_per_gpu_hour_cheapest_on_demand",
  priced = "accelerator",
}

price_feed "rate_cards" {
  title = "Price pages of sellers, as printed",
  page { fresh = 31 * day },
  date = "captured",
  seller = "provider",
  name = "item_as_printed",
  tier = "tier",
  tiers = { "on_demand = on_demand", "preemptible = spot preemptible",
    "spot = spot" },
  -- From an auction's floor nobody rents.
  only = { "column_as_printed != Spot price, GPU-hour*" },
  price = "usd_per_gpu_hour",
  priced = "accelerator",
}

price_feed "rate_cards_machines" {
  title = "Price pages of sellers of whole machines, as printed",
  page { fresh = 31 * day },
  date = "captured",
  seller = "provider",
  name = "item_as_printed",
  count = "gpus",
  tier = "tier",
  price = "usd_per_gpu_hour",
  priced = "accelerator",
  sold = "machine",
}

price_feed "lambda_runpod_pages" {
  title = "Lambda and Runpod: price pages, daily",
  url = "https://github.com/krisjiang-matrix/gpu_price_track",
  daily { fresh = 14 * day },
  date = "date",
  seller = "provider",
  name = "label_as_printed",
  sku = "gpu_model",
  tier = "provider",
  tiers = { "Lambda = on_demand", "Runpod = on_demand secure" },
  price = "usd_per_gpu_hour",
  priced = "accelerator",
  sold = "machine",
}

price_feed "silybench" {
  title = "Silybench: GPU prices by hand",
  url = "https://github.com/tgarg01/silybench-data",
  page { fresh = 31 * day },
  date = "checked_at",
  seller = "provider",
  name = "gpu_type",
  sku = "product",
  count = "min_gpus",
  tier = "provisioning+product",
  tiers = { "on-demand *, Secure Cloud = on_demand secure",
    "on-demand *, Community Cloud = on_demand community",
    "on-demand * = on_demand", "spot * = spot" },
  price = "usd_per_gpu_hour",
  priced = "accelerator",
  sold = "machine",
}

price_feed "sooddvs" {
  title = "GPU pricing: large clouds, with commitments",
  url = "https://github.com/sooddvs/gpu-pricing",
  daily { fresh = 14 * day },
  date = "date",
  seller = "provider",
  name = "gpu",
  sku = "sku",
  region = "region",
  count = "gpu_count",
  tier = "tier",
  tiers = { "on_demand = on_demand", "12mo = reserved_1y",
    "36mo = reserved_3y", "spot = -" },
  -- Rows of Google Cloud price the GPU alone and have no price here.
  price = "usd_per_instance_hour",
  priced = "machine",
  sold = "machine",
}

price_feed "tardellirs" {
  title = "GPU pricing: offerings by hand",
  url = "https://github.com/tardellirs/gpu-pricing",
  page { fresh = 31 * day },
  date = "date",
  seller = "provider",
  name = "gpu_model+vram_gb+interconnect",
  sku = "gpu_model",
  only = { "provider != modal" },
  tier = "tier",
  tiers = { "on-demand = on_demand", "secure = on_demand secure",
    "community = on_demand community", "* = -" },
  price = "usd_per_gpu_hour",
  priced = "accelerator",
}

price_feed "gcp_machines" {
  title = "Google Cloud pricing and cost calculator: machines with GPUs",
  url = "https://github.com/Cyclenerd/google-cloud-pricing-cost-calculator",
  assume "the feed is written weekly or more often" { fresh = 14 * day },
  date = "date",
  seller = "=gcp",
  name = "machine_type",
  region = "region",
  prices = { "on_demand = usd_hour", "spot = usd_hour_spot",
    "reserved_1y = usd_hour_1y_commit", "reserved_3y = usd_hour_3y_commit" },
  priced = "machine",
  sold = "machine",
}

price_feed "aws_p5_daily" {
  title = "AWS p5.48xlarge, read daily",
  url = "https://github.com/amorton45/aws-gpu-price-tracker",
  daily { fresh = 14 * day },
  date = "date",
  seller = "=aws",
  name = "instance",
  region = "region",
  tier = "tier",
  price = "usd_per_instance_hour",
  priced = "machine",
  sold = "machine",
}

price_feed "retail_listings" {
  title = "GPU listings of Amazon, Newegg and eBay",
  url = "https://github.com/govorges/gpu_pricing_data",
  assume "listings of one day" { fresh = 31 * day },
  date = "date",
  seller = "shop",
  name = "gpu",
  region = "=US",
  tier = "=purchase",
  only = { "shop != ebay" },
  price = "usd_lowest",
  priced = "accelerator",
  sold = "accelerator",
}

-- The answer of prices.azure.com/api/retail/prices, as it comes.
price_feed "azure_retail" {
  title = "Azure retail prices",
  url = "https://prices.azure.com/api/retail/prices",
  daily { fresh = 14 * day },
  rows = "Items.*",
  date = "effectiveStartDate",
  seller = "=azure",
  name = "armSkuName",
  region = "armRegionName",
  currency = "currencyCode",
  tier = "meterName",
  tiers = { "* Low Priority = -", "* Spot = spot", "* = on_demand" },
  only = { "type = Consumption", "unitOfMeasure = 1 Hour",
    "productName != *Windows*" },
  price = "retailPrice",
  priced = "machine",
  sold = "machine",
}
