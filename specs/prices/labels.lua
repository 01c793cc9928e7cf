-- What the rows of price feeds mean, where the feeds' own labels say otherwise.
-- The files beside this one hold what the feeds said; these records say what
-- was sold, of all days.

-- The GPU pricing tracker reads the pages of sellers since May 2026.

label "tracker-nebius-preemptible" {
  witness = "gpu-rental-daily",
  provider = "nebius",
  tier = "on_demand",
  from = "2026-05-08",
  as_tier = "spot",
  as_seller_tier = "preemptible",
  reason = "From this day on it reads the page's column of preemptible prices: "
    .. "2.15 an hour for an H100, where on demand is 3.85.",
  shown_by = { "nebius-pages", "gpurentalprices" },
}

label "tracker-crusoe-gb200" {
  witness = "gpu-rental-daily",
  provider = "crusoe",
  accelerators = { "gb200-nvl72" },
  as_accelerator = "h200-sxm-141gb",
  reason = "Crusoe has no list price for GB200. 4.29 is the H200, the card after "
    .. "it on the page.",
  shown_by = { "crusoe-page-2026-10-04", "gpurentalprices" },
}

label "tracker-crusoe-mi355x" {
  witness = "gpu-rental-daily",
  provider = "crusoe",
  accelerators = { "mi355x" },
  as_accelerator = "mi300x",
  reason = "Crusoe has no list price for MI355X. 3.45 is the MI300X, the card "
    .. "after it on the page.",
  shown_by = { "crusoe-page-2026-10-04", "gpurentalprices" },
}

label "tracker-lambda-a100-pcie" {
  witness = "gpu-rental-daily",
  provider = "lambda",
  accelerators = { "a100-pcie-40gb" },
  from = "2026-05-01",
  withheld = true,
  reason = "A median of the A100, the A10 and older cards: rows without a name "
    .. "count as the last named card. The A100 PCIe costs 1.99.",
  shown_by = { "lambda-runpod-pages" },
}

label "tracker-lambda-sizes" {
  witness = "gpu-rental-daily",
  provider = "lambda",
  accelerators = { "b200-sxm", "h100-sxm5-80gb" },
  from = "2026-05-01",
  withheld = true,
  reason = "A median over machines of one, two, four and eight, whose prices "
    .. "differ: the page's own rows say which costs what.",
  shown_by = { "lambda-runpod-pages" },
}

-- Since 2026-05-21 the field of interruptible prices repeats that of on demand.
label "tracker-runpod-community" {
  witness = "gpu-rental-daily",
  provider = "runpod",
  regions = { "community", "any" },
  from = "2026-05-21",
  as_tier = "on_demand",
  as_seller_tier = "community",
  reason = "Runpod's API gives the price of a community host on demand in both "
    .. "fields; nothing is taken away early at that price.",
  shown_by = { "gpurentalprices" },
}

label "tracker-runpod-secure" {
  witness = "gpu-rental-daily",
  provider = "runpod",
  regions = { "secure" },
  as_seller_tier = "secure",
  reason = "Machines in a data centre, which Runpod calls secure.",
  shown_by = { "lambda-runpod-pages" },
}

-- In spring 2026 the same tracker read getdeploying.com, which tells a seller's
-- cards apart less well than the seller does.

label "tracker-azure-a100" {
  witness = "gpu-rental-daily",
  provider = "azure",
  accelerators = { "a100-sxm4-80gb" },
  as_accelerator = "a100-pcie-80gb",
  reason = "3.67 is NC24ads, a machine with the PCIe card; the SXM card is sold "
    .. "by eight, at 4.10.",
  shown_by = { "ewyluda" },
}

label "tracker-azure-h100" {
  witness = "gpu-rental-daily",
  provider = "azure",
  accelerators = { "h100-sxm5-80gb" },
  withheld = true,
  reason = "Azure sells single H100 as NVL alone, at 6.98, and H100 SXM by "
    .. "eight.",
  shown_by = { "gpurentalprices" },
}

label "tracker-oracle-b200" {
  witness = "gpu-rental-daily",
  provider = "oracle",
  accelerators = { "b200-sxm" },
  withheld = true,
  reason = "Four for 64 an hour is the machine with GB200; Oracle sells B200 by "
    .. "eight, at 14.00 each.",
  shown_by = { "ewyluda" },
}

label "tracker-ovh-h100" {
  witness = "gpu-rental-daily",
  provider = "ovh",
  accelerators = { "h100-sxm5-80gb" },
  as_accelerator = "h100-pcie-80gb",
  reason = "OVHcloud's machines with H100 hold PCIe cards.",
  shown_by = { "gpurentalprices" },
}

-- Witnesses err too.

label "rentalprices-aws-stale" {
  witness = "gpurentalprices",
  provider = "aws",
  accelerators = { "a100-sxm4-40gb", "a100-sxm4-80gb", "h100-sxm5-80gb",
    "h200-sxm-141gb" },
  withheld = true,
  reason = "Constants from before AWS cut its prices in June 2025: 12.29 for an "
    .. "H100, which costs 6.88.",
  shown_by = { "aws-p5-daily", "ewyluda" },
}

label "rentalprices-nebius-l40s" {
  witness = "gpurentalprices",
  provider = "nebius",
  accelerators = { "l40s" },
  withheld = true,
  reason = "1.35 is the GPU without the processor and memory that come with it; "
    .. "1.55 is to be paid.",
  shown_by = { "silybench", "nebius-page-2026-10-05" },
}

label "rentalprices-gcp" {
  witness = "gpurentalprices",
  provider = "gcp",
  withheld = true,
  reason = "Google Cloud's list prices the GPU and its machine apart, and this "
    .. "is the GPU alone: 0.56 for an L4, whose machine costs 0.71.",
  shown_by = { "gcp-calculator-2026-07-16" },
}

label "rentalprices-vultr-spot" {
  witness = "gpurentalprices",
  provider = "vultr",
  tier = "spot",
  withheld = true,
  reason = "2.30 for an H100 and 3.20 for a B200 are what 36 months cost, as far "
    .. "as can be told: no page of Vultr's has a spot price.",
}

label "ewyluda-vast" {
  witness = "ewyluda",
  provider = "vast.ai",
  withheld = true,
  reason = "A median over all offers of the market is what nobody asks.",
}

label "ewyluda-runpod-mi300x" {
  witness = "ewyluda",
  provider = "runpod",
  accelerators = { "mi300x" },
  seller_tiers = { "community" },
  withheld = true,
  reason = "0.50 stands in Runpod's API where no community host has the card.",
  shown_by = { "gpurentalprices" },
}

-- The cheapest of Runpod is a community host's, but for cards that only its
-- own data centres have.
label "toolshed-runpod-secure" {
  witness = "toolshedlabs",
  provider = "runpod",
  accelerators = { "a40", "h200-nvl-141gb", "l4", "mi300x", "mi350x" },
  as_seller_tier = "secure",
  reason = "No community host lists it.",
  shown_by = { "gpurentalprices" },
}

label "toolshed-runpod-community" {
  witness = "toolshedlabs",
  provider = "runpod",
  accelerators = { "a100-pcie-80gb", "a100-sxm4-40gb", "a100-sxm4-80gb",
    "b200-sxm", "b300-sxm", "h100-nvl-94gb", "h100-pcie-80gb",
    "h100-sxm5-80gb", "h200-sxm-141gb", "l40", "l40s", "rtx-3080-10gb",
    "rtx-3090", "rtx-3090-ti", "rtx-4070-ti", "rtx-4080", "rtx-4080-super",
    "rtx-4090", "rtx-5080", "rtx-5090", "rtx-6000-ada", "rtx-a6000",
    "rtx-pro-6000-blackwell-server", "rtx-pro-6000-blackwell-ws",
    "v100-pcie-16gb", "v100-sxm2-16gb" },
  as_seller_tier = "community",
  reason = "The cheapest of a provider is taken, and that is a community host.",
  shown_by = { "gpurentalprices", "ewyluda" },
}

-- What one sale has, where the feeds do not say: rows without it carry no more
-- than what they price.

local function sold(id, row)
  row.as_machines = row.as_machines or { "1" }
  label("sold-" .. id)(row)
end

sold("nebius-8", {
  provider = "nebius",
  accelerators = { "b200-sxm", "b300-sxm" },
  as_machines = { "8" },
  reason = "Nebius sells these boards whole, with a network between them.",
  shown_by = { "nebius-page-2026-10-05" },
})
sold("nebius-1-8", {
  provider = "nebius",
  accelerators = { "h100-sxm5-80gb", "h200-sxm-141gb" },
  as_machines = { "1", "8" },
  reason = "Nebius has machines with one and with eight.",
  shown_by = { "silybench" },
})
sold("nebius-1", {
  provider = "nebius",
  accelerators = { "l40s", "rtx-pro-6000-blackwell-server" },
  reason = "The least that Nebius sells is one.",
  shown_by = { "silybench" },
})

sold("runpod", {
  provider = "runpod",
  accelerators = { "a100-pcie-80gb", "a100-sxm4-80gb", "a40", "b200-sxm",
    "h100-nvl-94gb", "h100-pcie-80gb", "h100-sxm5-80gb", "h200-sxm-141gb",
    "l4", "l40", "l40s", "mi300x", "rtx-3090", "rtx-4090", "rtx-5090",
    "rtx-6000-ada", "rtx-a6000" },
  as_machines = { "1", "2", "4", "8" },
  reason = "A pod has one, two, four or eight.",
  shown_by = { "skypilot-prices" },
})

sold("crusoe-8", {
  provider = "crusoe",
  accelerators = { "h100-sxm5-80gb", "h200-sxm-141gb", "mi300x" },
  as_machines = { "1", "8" },
  reason = "The page prices one; the boards, HGX and OAM, are of eight.",
  shown_by = { "crusoe-page-2026-10-04" },
})
sold("crusoe-1", {
  provider = "crusoe",
  accelerators = { "a100-pcie-80gb", "a100-sxm4-80gb", "l40s" },
  reason = "The page prices one.",
  shown_by = { "crusoe-page-2026-10-04" },
})

for _, witness in ipairs { "gpurentalprices", "toolshedlabs" } do
  sold(witness .. "-lambda-8", {
    witness = witness,
    provider = "lambda",
    accelerators = { "a100-sxm4-80gb", "b200-sxm", "h100-sxm5-80gb",
      "v100-sxm2-16gb" },
    as_machines = { "8" },
    reason = "The cheapest of Lambda's machines is taken, that of eight.",
    shown_by = { "lambda-runpod-pages" },
  })
  sold(witness .. "-lambda-1", {
    witness = witness,
    provider = "lambda",
    accelerators = { "a10", "a100-pcie-40gb", "a100-sxm4-40gb", "gh200-96gb",
      "h100-pcie-80gb", "quadro-rtx-6000", "rtx-a6000" },
    reason = "Lambda's smallest machine with it has one.",
    shown_by = { "lambda-runpod-pages" },
  })
end
sold("tracker-lambda-1", {
  witness = "gpu-rental-daily",
  provider = "lambda",
  accelerators = { "a100-sxm4-40gb", "gh200-96gb", "h100-pcie-80gb" },
  reason = "Lambda's smallest machine with it has one.",
  shown_by = { "lambda-runpod-pages" },
})

sold("rentalprices-aws-1", {
  witness = "gpurentalprices",
  provider = "aws",
  accelerators = { "l4", "l40s" },
  reason = "g6.xlarge and g6e.xlarge, the cheapest, have one.",
  shown_by = { "ewyluda" },
})

sold("rentalprices-azure-8", {
  witness = "gpurentalprices",
  provider = "azure",
  accelerators = { "a100-sxm4-40gb", "a100-sxm4-80gb", "h100-sxm5-80gb" },
  as_machines = { "8" },
  reason = "Azure sells boards with SXM whole.",
  shown_by = { "ewyluda" },
})
sold("rentalprices-azure-1", {
  witness = "gpurentalprices",
  provider = "azure",
  accelerators = { "a100-pcie-80gb", "h100-nvl-94gb" },
  reason = "NC24ads and NC40ads have one.",
  shown_by = { "ewyluda" },
})

sold("rentalprices-coreweave-8", {
  witness = "gpurentalprices",
  provider = "coreweave",
  accelerators = { "a100-sxm4-80gb", "b200-sxm", "h100-sxm5-80gb",
    "h200-sxm-141gb", "l40", "l40s", "rtx-pro-6000-blackwell-server" },
  as_machines = { "8" },
  reason = "CoreWeave sells whole machines.",
  shown_by = { "coreweave-page-2026-09-20" },
})
sold("rentalprices-coreweave-1", {
  witness = "gpurentalprices",
  provider = "coreweave",
  accelerators = { "gh200-96gb" },
  reason = "CoreWeave's machine with GH200 has one.",
  shown_by = { "coreweave-page-2026-09-20" },
})

-- Where: of feeds that do not say.
label "nebius-region" {
  provider = "nebius",
  as_region = "eu",
  reason = "Nebius' data centres at these prices are in Europe.",
  shown_by = { "gpu-rental-daily-2026-07-19" },
}

label "listings-rtx-3080" {
  witness = "retail-listings",
  provider = "newegg",
  accelerators = { "rtx-3080-10gb" },
  withheld = true,
  reason = "A third of what three in four listings ask: another card by its "
    .. "title.",
}
