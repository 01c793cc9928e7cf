-- Machines of clouds that rent by the accelerator, for their processors alone:
-- Lambda as of 2023-06-15, Runpod as of 2024-01-08.

local function cpus(id, name, accelerator, provider, sku, row, count)
  host(id) {
    name = name,
    accelerator = accelerator,
    provider = provider,
    skus = { sku },
    cite("skypilot-prices", row) { count = 1, cpus = count },
  }
end

local function lambda(accelerator, sku, row, count)
  cpus("lambda-" .. accelerator, "Lambda " .. row, accelerator, "lambda", sku,
    row, count)
end

lambda("a100-sxm4-40gb", "A100_SXM_40GB", "gpu_1x_a100_sxm4", 30)
lambda("a100-pcie-40gb", "A100_PCIE_40GB", "gpu_1x_a100", 30)
lambda("h100-pcie-80gb", "H100_PCIE", "gpu_1x_h100_pcie", 26)

local function runpod(accelerator, sku, row, count)
  cpus("runpod-" .. accelerator, "Runpod " .. row, accelerator, "runpod", sku,
    row, count)
end

runpod("a100-pcie-80gb", "A100_PCIE_80GB", "1x_A100-80GB_SECURE", 8)
runpod("a100-sxm4-80gb", "A100_SXM_80GB", "1x_A100-80GB-SXM_SECURE", 16)
runpod("h100-pcie-80gb", "H100_PCIE", "1x_H100_SECURE", 16)
runpod("h100-sxm5-80gb", "H100_SXM", "1x_H100-SXM_SECURE", 26)
runpod("l40", "L40", "1x_L40_SECURE", 16)
runpod("rtx-4090", "RTX_4090", "1x_RTX4090_SECURE", 16)
