-- Adding is refused where it happens.
local total = 80 * GB + 3 * s
