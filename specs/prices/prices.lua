-- Prices: one file a provider and date, each row a row of a public feed.  Every
-- CSV file in this folder is read; none is named anywhere.
--
-- How they were made:
-- * 2026-07-19, GPU pricing tracker: the median of a row, which is for one GPU
--   an hour in this feed since 2026-02-19.  Left out: RunPod's "any" where
--   "secure" and "community" are listed (the same offers again); Vast.ai
--   outside US, DE, NL, CZ and FI; Vast.ai's A100 SXM (40 and 80 GB cards under
--   one name) and H200 (SXM and NVL under one name); Vast.ai's spot rows, which
--   are lowest bids, down to a fifth of the same machine's price on demand.
--   A row of Vast.ai is a machine (often a single one that day) and stands as
--   an instance, its price times its GPUs: single cards of different owners
--   share no link.
--   As many as the feed lists that day can be had: its offers times the GPUs
--   of one.  A day of Vast.ai is its whole list, so that a machine that is
--   gone is no longer offered.
-- * 2025-12-21, AWS: the cheapest size of each family and GPU count in
--   us-east-1 (us-west-2 where it is not sold there) and eu-central-1, price of
--   the whole instance.
-- * 2026-04-30, Google Cloud: us-central1 and europe-west4, price of the whole
--   machine; commitments are the month's price over 730 h.  Left out: parts
--   of a GPU; larger g2 machines with one L4; a3-highgpu with fewer than eight
--   GPUs but on spot (the feed calculates those prices); and two list
--   prices of H100 in europe-west4 that are four times the median (an instance
--   of a3-highgpu-8g at 112.54, of a3-megagpu-8g at 118.24).
-- * 2026-04-15, the same tracker while it read getdeploying.com: Azure,
--   CoreWeave, Hyperstack, Oracle, OVH, Together, Verda and Vultr, every row;
--   2026-02-11: Scaleway, which no later day has, the price of all GPUs of an
--   offer.  They name no region.
-- * 2023-12-08, Azure: the instances with a whole A10 or with V100 PCIe, in
--   eastus, the newest day on record; parts of an A10 are left out.
-- * 2026-05-18, TensorWave: a board of eight, as MI325X comes on no other.
-- * Bought: PCPartPicker, the median of a chipset's listings that day; Amazon,
--   the day's offer of a workstation or server card; dealers, what a reseller's
--   page asked, a machine or a board with eight as such.  Left out: offers for
--   one SXM module, which nobody can plug in.
-- * Second hand: eBay, the mean of what was sold in September 2023, the last
--   month of that record.
-- * Earlier days: what the offers above cost before, in the feeds that sold
--   them under the same name; they draw the trends and decide nothing.  Of
--   eBay's months every third.
-- Accelerators that none of these sell say why in `unpriced`.

accept "gaudi3-list-price" {
  offer = "intel/gaudi-3-kit/gaudi3-x8/purchase",
  date = "2024-06-13",
  reason = "Intel printed the list price at Computex, before it shipped",
}

for _, region in ipairs { "us-central1", "europe-west4" } do
  accept("g4-standard-96-" .. region) {
    offer = "gcp/g4-standard-96/rtx-pro-6000-blackwell-server-x2/" .. region
      .. "/spot",
    date = "2026-07-16",
    reason = "Spot prices of all G4 machines doubled between 2026-04-30 and "
      .. "2026-07-16: that this one has two GPUs is chance",
  }
end

for _, machine in ipairs { "p3.2xlarge/v100-sxm2-16gb-x1",
  "p3.8xlarge/v100-sxm2-16gb-x4", "p3.16xlarge/v100-sxm2-16gb-x8" } do
  for _, region in ipairs { "us-east-1", "eu-central-1" } do
    accept(machine:gsub("/.*", "") .. "-" .. region) {
      offer = "aws/" .. machine .. "/" .. region .. "/on_demand",
      date = "2025-12-21",
      reason = "AWS' list price: marketplaces ask a fifteenth of it",
    }
  end
end

accept "a3-megagpu-europe-west4" {
  offer = "gcp/a3-megagpu-8g/h100-sxm5-80gb-x8/europe-west4/on_demand",
  date = "2026-07-16",
  reason = "Google Cloud's list price of that region, a fifth above its a3-high",
}
