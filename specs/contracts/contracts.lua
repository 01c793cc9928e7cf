-- What comes with the price of a tier.

contract "on-demand" {
  name = "On demand, by the second",
  tier = "on_demand",
  cite("ec2-billing", "billing by the second") {
    granularity = 1 * s,
    minimum = 60 * s,
    egress_price = 0.09 * USD/GB,
  },
}

contract "spot" {
  name = "Spot",
  tier = "spot",
  cite("spot-advisor-2026-02", "H100: 15 to 20 percent of machines a month") {
    interruptions = 0.175 / month,
  },
  assume "a machine that was taken away is found again, booted and its model loaded in half an hour" {
    restart_time = 30 * minute,
  },
  cite("ec2-billing", "billing by the second") {
    granularity = 1 * s,
    minimum = 60 * s,
    egress_price = 0.09 * USD/GB,
  },
}

contract "spot-marketplace" {
  name = "Interruptible, on a marketplace",
  tier = "spot",
  providers = { "runpod", "vast.ai" },
  assume "whoever bids more takes the machine: once in two days" {
    interruptions = 0.5 / day,
    restart_time = 30 * minute,
  },
}

for _, years in ipairs { 1, 3 } do
  contract("reserved-" .. years .. "y") {
    name = "Committed for " .. years .. (years > 1 and " years" or " year"),
    tier = "reserved_" .. years .. "y",
    assume "a commitment is paid whether it is used or not" {
      committed = true,
    },
  }
end
