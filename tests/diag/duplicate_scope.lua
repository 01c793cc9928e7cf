-- Two records of one scope, of each sort that has one; beside each a third
-- that speaks of something else.
source "sheet" { title = "A sheet", date = "2025-01-01" }

for i, data in ipairs { "WikiText", "WikiText", "C4" } do
  quality("loss-" .. i) {
    name = "Loss", format = "nf4", network = "Net", measure = "perplexity",
    data = data,
    cite "sheet" { parameters = 7e9, before = 5, after = 5 + i / 10 },
  }
end

for i, formats in ipairs { { "fp8", "awq" }, { "awq", "fp8" }, { "fp8" } } do
  support("stack-" .. i) {
    name = "Stack", software = "stack", formats = formats,
    cite "sheet" { state = "supported" },
  }
end

for i, providers in ipairs { { "a", "b" }, { "b", "c" }, { "d" } } do
  contract("spot-" .. i) {
    name = "Spot", tier = "spot", providers = providers,
    cite "sheet" { granularity = i * minute },
  }
end

contract "committed-1" {
  name = "Committed", tier = "reserved_1y",
  cite "sheet" { committed = true },
}

contract "committed-2" {
  name = "Committed again", tier = "reserved_1y",
  cite "sheet" { committed = true },
}

for i, provider in ipairs { "a", "a", "b" } do
  facility("hall-" .. i) {
    name = "Hall", providers = { provider },
    cite "sheet" {
      pue = 1.2, carbon = 0.4 * kg/kWh, host_power = 0.3, power_load = 0.7,
      tariff = 0.1 * USD/kWh,
    },
  }
end
