-- What accelerators that train on different data share of a model: the stages
-- of ZeRO.  A guide adds its own, and the search tries it with them.

sharding "0" {
  name = "Nothing",
  cite("rajbhandari2020", "section 1") {
    optimizer = false,
    gradients = false,
    weights = false,
  },
}

sharding "1" {
  name = "ZeRO 1",
  cite("rajbhandari2020", "section 1") {
    optimizer = true,
    gradients = false,
    weights = false,
  },
}

sharding "2" {
  name = "ZeRO 2",
  cite("rajbhandari2020", "section 1") {
    optimizer = true,
    gradients = true,
    weights = false,
  },
}

sharding "3" {
  name = "ZeRO 3",
  cite("rajbhandari2020", "section 1") {
    optimizer = true,
    gradients = true,
    weights = true,
  },
}
