-- Slices of NVIDIA cards (MIG): a share of the memory with the bandwidth behind
-- it, and a share of the multiprocessors.  Profiles with media engines are the
-- same to us, and the one that takes the whole card is slower than the card.
-- Memory is what nvidia-smi lists, in GiB, a little less than the share.

-- Eighths of the memory and sevenths of the arithmetic, unless parts says
-- otherwise: quarters of both.
local function slices(of, listing, place, rows)
  for _, row in ipairs(rows) do
    local name, gib, units, most, eighths, part = table.unpack(row)
    local sevenths = tonumber(string.sub(name, 1, 1))
    slice(of .. "-" .. name) {
      name = name,
      accelerator = of,
      cite("nvidia-mig-guide", "supported profiles") {
        memory_share = eighths / (part or 8),
        compute_share = sevenths / (part or 7),
        instances = most,
      },
      cite(listing, place) {
        memory = gib * GiB,
        compute_units = units,
      },
    }
  end
end

for _, of in ipairs { "a100-sxm4-40gb", "a100-pcie-40gb" } do
  slices(of, "mig-listing-a100", "nvidia-smi mig -lgip, A100 40 GB", {
    { "1g.5gb", 4.75, 14, 7, 1 },
    { "1g.10gb", 9.75, 14, 4, 2 },
    { "2g.10gb", 9.75, 28, 3, 2 },
    { "3g.20gb", 19.62, 42, 2, 4 },
    { "4g.20gb", 19.62, 56, 1, 4 },
  })
end

for _, of in ipairs { "a100-sxm4-80gb", "a100-pcie-80gb" } do
  slices(of, "mig-listing-a100", "nvidia-smi mig -lgip, A100 80 GB", {
    { "1g.10gb", 9.50, 14, 7, 1 },
    { "2g.20gb", 19.50, 28, 3, 2 },
    { "3g.40gb", 39.25, 42, 2, 4 },
    { "4g.40gb", 39.25, 56, 1, 4 },
  })
end

slices("a30", "mig-listing-a30", "nvidia-smi mig -lgip", {
  { "1g.6gb", 5.81, 14, 4, 1, 4 },
  { "2g.12gb", 11.69, 28, 2, 2, 4 },
})

slices("h100-sxm5-80gb", "mig-listing-h100", "nvidia-smi mig -lgip", {
  { "1g.10gb", 9.75, 16, 7, 1 },
  { "1g.20gb", 19.62, 26, 4, 2 },
  { "2g.20gb", 19.62, 32, 3, 2 },
  { "3g.40gb", 39.50, 60, 2, 4 },
  { "4g.40gb", 39.50, 64, 1, 4 },
})

slices("h100-pcie-80gb", "mig-listing-h100-pcie", "nvidia-smi mig -lgip", {
  { "1g.10gb", 9.75, 14, 7, 1 },
  { "1g.20gb", 19.62, 14, 4, 2 },
  { "2g.20gb", 19.62, 30, 3, 2 },
  { "3g.40gb", 39.50, 46, 2, 4 },
  { "4g.40gb", 39.50, 62, 1, 4 },
})

slices("h100-nvl-94gb", "mig-listing-h100-nvl", "nvidia-smi mig -lgip", {
  { "1g.12gb", 10.75, 16, 7, 1 },
  { "1g.24gb", 21.62, 26, 4, 2 },
  { "2g.24gb", 21.62, 32, 3, 2 },
})

slices("h200-sxm-141gb", "mig-listing-h200", "nvidia-smi mig -lgip", {
  { "1g.18gb", 16.00, 16, 7, 1 },
  { "1g.35gb", 32.25, 26, 4, 2 },
  { "2g.35gb", 32.25, 32, 3, 2 },
  { "3g.71gb", 69.50, 60, 2, 4 },
  { "4g.71gb", 69.50, 64, 1, 4 },
})

slices("b200-sxm", "mig-listing-b200", "nvidia-smi mig -lgip", {
  { "1g.23gb", 20.50, 18, 7, 1 },
  { "1g.45gb", 44.25, 30, 4, 2 },
  { "2g.45gb", 44.25, 36, 3, 2 },
})

slices("rtx-pro-6000-blackwell-server", "mig-listing-rtx-pro-6000",
  "nvidia-smi mig -lgip", {
    { "1g.24gb", 23.12, 46, 4, 1, 4 },
    { "2g.48gb", 46.50, 94, 2, 2, 4 },
  })
