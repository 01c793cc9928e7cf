-- Terms that accelerators are sold on, and who they are made for.  Offers,
-- contracts and profiles name the first; accelerators, calibrations, support,
-- contracts and profiles the second.  A guide adds its own with these verbs.

tier "on_demand" {
  name = "On demand",
  assume "the word means it: nothing is paid for an hour that is not used" {
    commitment = 0 * year,
  },
}

-- Its price moves with what is free, so that no other is held against it.
tier "spot" { name = "Spot" }

tier "reserved_1y" {
  name = "Reserved 1 year",
  assume "the word means it" { commitment = 1 * year },
}

tier "reserved_3y" {
  name = "Reserved 3 years",
  assume "the word means it" { commitment = 3 * year },
}

-- Paid once, and then one's own.
tier "purchase" { name = "Purchase" }

segment "datacenter" { name = "Data centre" }
segment "workstation" { name = "Workstation" }
segment "consumer" { name = "Consumer" }
segment "cloud" { name = "Cloud" }
