# Prices that were held against other evidence, and how deep the market is: each
# row of tests/tools/audit.csv still holds, and sellers of each accelerator within
# a quarter of the guide's date are as many as depth.csv says, or four in five.
. tests/lib.sh

python3 tests/tools/audit.py "$SITE" >"$T/out"
check "prices are what others found" "$(cat "$T/out")" [ $? -eq 0 ]
python3 tests/tools/depth.py "$SITE" >"$T/depth"
check "the market is as deep as others found" "$(cat "$T/depth")" [ $? -eq 0 ]
