-- Generations of the accelerators that do not exist.
architecture "one" { name = "One", vendor = "Acme" }
architecture "two" { name = "Two", vendor = "Other" }
