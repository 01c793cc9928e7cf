# A comment as the shell has it.
source "s" { title = "S", date = "2026-01-01" }
