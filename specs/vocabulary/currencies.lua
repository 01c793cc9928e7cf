-- Currencies that prices are in, by their codes of ISO 4217.  A guide adds its
-- own, with an exchange that states what one unit is worth.

currency "usd" { name = "USD", title = "US dollar" }
currency "eur" { name = "EUR", title = "Euro" }
currency "gbp" { name = "GBP", title = "Pound sterling" }
currency "chf" { name = "CHF", title = "Swiss franc" }
currency "cad" { name = "CAD", title = "Canadian dollar" }
currency "aud" { name = "AUD", title = "Australian dollar" }
currency "jpy" { name = "JPY", title = "Yen" }
