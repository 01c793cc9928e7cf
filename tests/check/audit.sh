# Prices that were held against other evidence, and how deep the market is: each
# row of tests/tools/audit.csv still holds, and sellers of each accelerator within
# a quarter of the guide's date are as many as depth.csv says, or four in five.
. tests/lib.sh

says python3 tests/tools/audit.py "$SITE"
check "prices are what others found" "$(cat "$T/says")" [ $? -eq 0 ]
says python3 tests/tools/depth.py "$SITE"
check "the market is as deep as others found" "$(cat "$T/says")" [ $? -eq 0 ]
