-- A kind of record that is none, of a change.
change.accelerators "card" { name = "Card" }
