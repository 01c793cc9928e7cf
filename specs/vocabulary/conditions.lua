-- The state of what is bought.  Offers state it, and profiles which they take.

condition "new" { name = "New" }

condition "refurbished" {
  name = "Refurbished",
  assume "the word means it: it was used and made good again" { worn = true },
}

condition "used" {
  name = "Used",
  assume "the word means it" { worn = true },
}
