-- Generations of accelerators and processors.  Accelerators, calibrations,
-- support and measured speeds name them; a guide adds its own with this verb.

local function generation(id, name, vendor, targets, source)
  architecture(id) {
    name = name,
    vendor = vendor,
    source and cite(source) { targets = targets } or nil,
  }
end

generation("volta", "Volta", "NVIDIA", { "sm_70" },
  "cuda-compute-capability")
generation("turing", "Turing", "NVIDIA", { "sm_75" },
  "cuda-compute-capability")
generation("ampere", "Ampere", "NVIDIA", { "sm_80", "sm_86" },
  "cuda-compute-capability")
generation("ada-lovelace", "Ada Lovelace", "NVIDIA", { "sm_89" },
  "cuda-compute-capability")
generation("hopper", "Hopper", "NVIDIA", { "sm_90" },
  "cuda-compute-capability")
generation("blackwell", "Blackwell", "NVIDIA", { "sm_100", "sm_120" },
  "cuda-compute-capability")
generation("blackwell-ultra", "Blackwell Ultra", "NVIDIA", { "sm_103" },
  "cuda-compute-capability")
generation("cdna", "CDNA", "AMD", { "gfx908" },
  "llvm-amdgpu")
generation("cdna2", "CDNA2", "AMD", { "gfx90a" },
  "llvm-amdgpu")
generation("cdna3", "CDNA3", "AMD", { "gfx942" },
  "llvm-amdgpu")
generation("cdna4", "CDNA4", "AMD", { "gfx950" },
  "llvm-amdgpu")
generation("rdna2", "RDNA2", "AMD", { "gfx1030" },
  "llvm-amdgpu")
generation("rdna3", "RDNA3", "AMD", { "gfx1100" },
  "llvm-amdgpu")
generation("gaudi2", "Gaudi2", "Intel")
generation("gaudi3", "Gaudi3", "Intel")
generation("xe2-battlemage", "Xe2 Battlemage", "Intel")
generation("sapphire-rapids", "Sapphire Rapids", "Intel", { "sapphirerapids" },
  "gcc-x86-options")
generation("zen-4", "Zen 4", "AMD", { "znver4" },
  "gcc-x86-options")
