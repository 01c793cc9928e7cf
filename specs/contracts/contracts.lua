-- What comes with the price of a tier.

-- Larger ones are made to order, under a contract of their own.
local at_once = "the largest clusters that are sold by the hour have some " ..
  "two thousand accelerators"

-- How long what is offered lasts: the same machine of the same provider, a
-- month later.  Drift is the root mean square of the logarithm of what its price
-- became over what it was; over other times, its squares and the months are
-- added up first.  On a marketplace a machine is the row of a GPU, count and
-- place, and its price the median, as in prices/.
local months = "2026-03-15 to 04-15 and 06-15 to 07-17: "
local lists = cite("gpu-rental-daily", months ..
  "131 of 146 prices on lists still there")
local spots = cite("gpu-rental-daily", months ..
  "17 of 18 spot prices on lists still there, at RunPod and Crusoe")
local markets = cite("gpu-rental-daily",
  "2026-06-15 to 07-17: 32 of 57 offers of Vast.ai still there")
local market_spots = cite("gpu-rental-daily",
  "2026-06-15 to 07-17: 25 of 57 interruptible offers of Vast.ai and SF " ..
  "Compute still there")
-- How often an order keeps its first choice: of those of past Fridays, how many
-- had the same accelerator first a month later, by the prices of either day
-- (`ridgeline replay`).  What was kept while nobody asked its price again is left
-- out: the guide still had the old price.  So nothing is known of commitments
-- and purchases, of which none was asked again.  One is added to what was kept,
-- one to what was not.  Earlier days are left out, for most feeds begin in July
-- 2026.
local function kept(yes, of)
  return cite("replay-2026-10", "2026-07-24 to 09-11: " .. yes .. " of " .. of) {
    kept_first = (yes + 1) / (of + 2),
  }
end
local first = {
  list = kept(424, 455),
  market = kept(64, 80),
  spot = kept(28, 63),
}
local drifting = cite("gcp-calculator-2026-04-30",
  "28 spot prices, with the earlier revisions since 2023-08-31")
local committed = cite("gcp-calculator-2026-04-30",
  "none of 40 prices of commitments moved since 2022-02-17")
local shops = cite("pcpartpicker-2025-07-23",
  "13 video cards, with the earlier revisions since 2023-11-16")
local quoted = assume "quotes for servers drift as cards do in shops"
local boot = assume "a machine is there in minutes, or the provider has none"
local taken = cite("spot-advisor-2026-02",
  "H100: 15 to 20 percent of machines a month")
local back = assume("a machine that was taken away is found again, booted " ..
  "and its model loaded in half an hour")
local outbid = assume "whoever bids more takes the machine: once in two days"

contract "on-demand" {
  name = "On demand",
  tier = "on_demand",
  note = "By the second, data free: where a provider has no contract of its "
    .. "own.",
  boot {
    lead_time = 10 * minute,
  },
  assume(at_once) { quota = 2048 },
  lists { still_offered = 0.9, drift = 0.073 },
  first.list,
}

contract "on-demand-lambda" {
  name = "On demand at Lambda, by the minute",
  tier = "on_demand",
  providers = { "lambda" },
  boot {
    lead_time = 10 * minute,
  },
  assume(at_once) { quota = 2048 },
  lists { still_offered = 0.9, drift = 0.073 },
  first.list,
  cite("lambda-billing", "one-minute increments; no charge for egress") {
    granularity = 60 * s,
    egress_price = 0 * USD/GB,
  },
}

contract "on-demand-nebius" {
  name = "On demand at Nebius",
  tier = "on_demand",
  providers = { "nebius" },
  boot {
    lead_time = 10 * minute,
  },
  assume(at_once) { quota = 2048 },
  lists { still_offered = 0.9, drift = 0.073 },
  first.list,
  cite("egress-2026-06", "from object storage") {
    egress_price = 0.015 * USD/GB,
  },
}

contract "on-demand-marketplace" {
  name = "On demand, on a marketplace",
  tier = "on_demand",
  providers = { "vast.ai", "sfcompute", "spheron", "salad", "tensordock",
    "primeintellect" },
  boot {
    lead_time = 10 * minute,
  },
  assume(at_once) { quota = 2048 },
  markets { still_offered = 0.56, drift = 0.26 },
  first.market,
}

contract "spot" {
  name = "Spot",
  tier = "spot",
  boot {
    lead_time = 10 * minute,
  },
  taken {
    interruptions = 0.175 / month,
  },
  back {
    restart_time = 30 * minute,
  },
  spots { still_offered = 0.94 },
  first.spot,
  drifting { drift = 0.07 },
}

contract "spot-marketplace" {
  name = "Interruptible, on a marketplace",
  tier = "spot",
  providers = { "vast.ai" },
  boot {
    lead_time = 10 * minute,
  },
  outbid {
    interruptions = 0.5 / day,
    restart_time = 30 * minute,
  },
  market_spots { still_offered = 0.44, drift = 0.36 },
  first.spot,
}

contract "spot-runpod" {
  name = "Interruptible at RunPod",
  tier = "spot",
  providers = { "runpod" },
  boot {
    lead_time = 10 * minute,
  },
  outbid {
    interruptions = 0.5 / day,
    restart_time = 30 * minute,
  },
  spots { still_offered = 0.94 },
  first.spot,
  drifting { drift = 0.07 },
}

for _, years in ipairs { 1, 3 } do
  contract("reserved-" .. years .. "y") {
    name = "Committed for " .. years .. (years > 1 and " years" or " year"),
    tier = "reserved_" .. years .. "y",
    assume "a commitment is paid whether it is used or not" {
      committed = true,
    },
    assume "a quote and a signature" {
      lead_time = 2 * week,
    },
    committed { still_offered = 1, drift = 0 },
  }
end

-- What is bought: how long it takes to arrive.

contract "purchase-servers" {
  name = "Bought, for data centers",
  tier = "purchase",
  segments = { "datacenter" },
  quoted { drift = 0.086 },
  cite("register-2024-04-12", "servers with H100 at Dell, 8 to 12 weeks") {
    lead_time = 12 * week,
  },
}

contract "purchase-blackwell" {
  name = "Bought, Blackwell for data centers",
  tier = "purchase",
  architectures = { "Blackwell", "Blackwell Ultra" },
  segments = { "datacenter" },
  quoted { drift = 0.086 },
  cite("b200-alerts-2026", "4 to 10 months, the middle") {
    lead_time = 7 * month,
  },
}

contract "purchase-cards" {
  name = "Bought, cards from a shop",
  tier = "purchase",
  segments = { "consumer", "workstation" },
  assume "what a shop lists is on its shelf or a distributor's" {
    lead_time = 1 * week,
  },
  shops { drift = 0.086 },
}

-- Accelerators stand under a quota, which is asked for first.
local function quota(cloud)
  return cloud.id == "aws" and
    cite("cdeep3m-aws-limits", "a request is honored within a day or two") or
    assume "a quota is granted as soon as at AWS"
end

-- Clouds that ask for data that leave and are kept, in every tier.
for _, cloud in ipairs {
  { id = "aws", name = "AWS", source = "ec2-billing",
    egress = 0.09 * USD/GB,
    drift = 0.031,
    lists = cite("aws-vantage-2025-11-30",
      "four of the 23 prices that SkyPilot lists on 2024-02-21 fell since " ..
      "2022-12-02, none went") },
  { id = "gcp", name = "Google Cloud", source = "egress-2026-06",
    egress = 0.12 * USD/GB,
    drift = 0.0007,
    lists = cite("gcp-calculator-2026-04-30",
      "with the earlier revisions since 2022-02-17: eight of 27 prices rose " ..
      "by 0.8 percent, none went") },
} do
  contract("on-demand-" .. cloud.id) {
    name = "On demand at " .. cloud.name,
    tier = "on_demand",
    providers = { cloud.id },
    cite(cloud.source, "above what is free") {
      egress_price = cloud.egress,
    },
    quota(cloud) {
      lead_time = 2 * day,
    },
    assume(at_once) { quota = 2048 },
    cloud.lists {
      still_offered = 1,
      drift = cloud.drift,
    },
    first.list,
    assume "the large clouds bill by the second from a minute on, as EC2 does" {
      granularity = 1 * s,
      minimum = 60 * s,
    },
    assume "object storage of the large clouds, as S3 Standard in the US" {
      storage_price = 0.023 * USD/GB/month,
    },
  }
  contract("spot-" .. cloud.id) {
    name = "Spot at " .. cloud.name,
    tier = "spot",
    providers = { cloud.id },
    spots { still_offered = 0.94 },
    first.spot,
    drifting { drift = 0.07 },
    cite(cloud.source, "above what is free") {
      egress_price = cloud.egress,
    },
    quota(cloud) {
      lead_time = 2 * day,
    },
    assume "the large clouds bill by the second from a minute on, as EC2 does" {
      granularity = 1 * s,
      minimum = 60 * s,
    },
    assume "object storage of the large clouds, as S3 Standard in the US" {
      storage_price = 0.023 * USD/GB/month,
    },
    taken {
      interruptions = 0.175 / month,
    },
    back {
      restart_time = 30 * minute,
    },
  }
  for _, years in ipairs { 1, 3 } do
    contract("reserved-" .. years .. "y-" .. cloud.id) {
      name = "Committed for " .. years .. (years > 1 and " years" or " year")
        .. " at " .. cloud.name,
      tier = "reserved_" .. years .. "y",
      providers = { cloud.id },
      committed { still_offered = 1, drift = 0 },
      quota(cloud) {
        lead_time = 2 * day,
      },
      assume "a commitment is paid whether it is used or not" {
        committed = true,
      },
      cite(cloud.source, "above what is free") {
        egress_price = cloud.egress,
      },
      assume "object storage of the large clouds, as S3 Standard in the US" {
        storage_price = 0.023 * USD/GB/month,
      },
    }
  end
end
