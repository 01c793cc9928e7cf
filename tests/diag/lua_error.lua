-- The unit is GiB.
local memory = 80 * Gib
