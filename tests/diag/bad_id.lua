source "Data sheet" { title = "Data sheet" }
source "../sheet" { title = "Data sheet" }
source { title = "Data sheet" }
