-- Data files lie below specs/.
prices_csv "../prices.csv"
prices_csv "/etc/passwd"
prices_csv "prices/none.csv"
