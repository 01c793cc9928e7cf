-- Machines that cards are put in.  The rule for power supplies: rated power of
-- all cards, 150 to 200 W for the processor and 50 to 100 W for the rest, and
-- no more than 80 percent of what is printed on the supply.

local rule = "rated power of cards, processor and board within 80 percent of the supply"

machine "desktop" {
  name = "A desktop with a supply of 850 W",
  assume "a usual case and supply for one large card" {
    supply = 850 * W,
    slots = 4,
  },
  assume "two modules of 32 GB" { memory = 64 * GiB },
  cite("build-power", rule) {
    supply_load = 80 * percent,
    rest_power = 200 * W,
  },
}

machine "edge-box" {
  name = "A closed box with a supply of 500 W",
  assume "a small case with room for one card, quiet and without a server's fans" {
    supply = 500 * W,
    slots = 2,
  },
  assume "two modules of 16 GB" { memory = 32 * GiB },
  cite("build-power", rule) {
    supply_load = 80 * percent,
    rest_power = 200 * W,
  },
}
