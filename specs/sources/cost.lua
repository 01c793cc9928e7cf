-- What machines, places and energy cost.

source "openformula" {
  title = "Open Document Format for Office Applications 1.3, part 4: recalculated formula (OpenFormula)",
  author = "OASIS",
  url = "https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part4-formula/OpenDocument-v1.3-os-part4-formula.html",
  date = "2021-04-27",
  note = "Defines PV, PMT, NPV, NPER, SLN and DB as spreadsheets compute them.",
}

source "uptime-2025" {
  title = "Global Data Center Survey 2025",
  author = "Uptime Institute",
  url = "https://uptimeinstitute.com/resources/research-and-reports/uptime-institute-global-data-center-survey-results-2025",
  date = "2025-07-30",
  note = "Weighted mean PUE as reported by thefreesheet.com on 2026-01-19.",
}

source "cloud-carbon-footprint" {
  title = "Cloud Carbon Footprint: estimation constants",
  author = "Thoughtworks",
  url = "https://github.com/cloud-carbon-footprint/cloud-carbon-footprint",
  date = "2024-06-30",
  licence = "Apache-2.0",
}

source "eia-home-2020" {
  title = "How much electricity does an American home use?",
  author = "U.S. Energy Information Administration",
  url = "https://www.eia.gov/tools/faqs/faq.php?id=97&t=3",
  date = "2021-10-07",
}

source "eia-2025-04" {
  title = "Electric Power Monthly, table 5.6.A, April 2025",
  author = "U.S. Energy Information Administration",
  url = "https://www.eia.gov/electricity/monthly/",
  date = "2025-04-30",
}

source "colocation-2026-01" {
  title = "Colocation pricing comparison 2026",
  url = "https://v2-pseo-ai.pages.dev/colocation/pricing",
  date = "2026-01-31",
  note = "Wholesale rates by the kW and month, energy apart; one page's "
    .. "survey.",
}

source "gpu-cluster-sheet-2024-08" {
  title = "Public sheet of GPU cluster prices",
  date = "2024-08-31",
  note = "Quotes of servers and switches, as collected by a builder.",
}

source "spot-advisor-2026-02" {
  title = "Cloud GPU spot instance availability and interruption rates",
  author = "Thunder Compute, from the AWS Spot Instance Advisor",
  url = "https://www.thundercompute.com/blog/cloud-gpu-spot-instance-availability",
  date = "2026-02-24",
  note = "Share of machines taken away in a month: A100 and L4 5 to 10 "
    .. "percent, H100 15 to 20.",
}

source "lambda-billing" {
  title = "Billing of Lambda's public cloud",
  author = "Lambda",
  url = "https://docs.lambda.ai/public-cloud/billing",
  date = "2026-07-19",
  note = "Instances by the minute; data in and out are not charged.",
}

source "egress-2026-06" {
  title = "Understanding egress fees on cloud GPUs",
  author = "Thunder Compute",
  url = "https://www.thundercompute.com/blog/egress-fees-cloud-gpus",
  date = "2026-06-01",
  note = "AWS 0.09, Google Cloud 0.12, Nebius 0.015 USD/GB, the latter out of "
    .. "object storage; what is free a month is not counted here.",
}

source "ec2-billing" {
  title = "Amazon EC2 on-demand pricing",
  author = "AWS",
  url = "https://aws.amazon.com/ec2/pricing/on-demand/",
  date = "2025-12-31",
  note = "Billed by the second with a minimum of 60 seconds; data out to the "
    .. "internet 0.09 USD/GB for the first 10 TB of a month.",
}

source "pcpartpicker-2025-07-23" {
  title = "PC part dataset: video cards",
  author = "docyx, from PCPartPicker",
  url = "https://github.com/docyx/pc-part-dataset",
  date = "2025-07-23",
  licence = "MIT",
  note = "Median of the listings of a chipset that day, in the US.",
  assume "the data set came monthly and now comes yearly" { fresh = 400 * day },
}

source "ebay-2023-09" {
  title = "Prices of graphics cards sold on eBay, by month",
  author = "buttke, from tables of Tom's Hardware",
  url = "https://github.com/buttke/ebay-2021-2023-gpu-prices",
  date = "2023-09-30",
  note = "Mean of sold offers.",
  assume "the tables came monthly" { fresh = 62 * day },
}

source "build-power" {
  title = "Power and cooling for multi-GPU AI",
  author = "Clanker Builder",
  url = "https://clankerbuilder.com/blog/power-and-cooling-for-multi-gpu-ai",
  note = "Rated power of all cards, 150 to 200 W for a processor, 50 to 100 W for the rest; a supply works best at 50 to 80 percent.",
}

source "circuit-power" {
  title = "DIY AI: power considerations for multi-GPU builds",
  author = "Dave Ziegler, Ziegler Technical Solutions",
  url = "https://ozeki-ai-server.com/p_8623-diy-ai-power-considerations-for-multi-gpu-builds.html",
  note = "A circuit of 120 V and 15 A gives 1800 W, 80 percent of it all the time.",
}
