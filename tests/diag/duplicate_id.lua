source "sheet" { title = "Data sheet" }

source "sheet" { title = "Another" }
