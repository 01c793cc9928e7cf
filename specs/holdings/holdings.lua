-- What some profiles own already.  Count and price paid are choices of this
-- guide's authors; what it would bring today is not.

holding "laboratory-a100" {
  name = "Four A100 of 2023",
  accelerator = "a100-pcie-40gb",
  count = 4,
  bought = "2023-06-01",
  paid = 14000 * USD,
  assume "a new card still costs 6639 USD; used ones go for about 60 percent of that, machine included" {
    value = 4000 * USD,
  },
}

holding "laboratory-3090" {
  name = "Two GeForce RTX 3090 of 2021",
  accelerator = "rtx-3090",
  count = 2,
  bought = "2021-03-01",
  paid = 2340 * USD,
  cite("ebay-2023-09", "RTX 3090, September 2023: mean of 577 sold; the desktop around it is worth nothing") {
    value = 730 * USD,
  },
}
