#!/bin/sh
# Every price of all days that a rule holds back was judged by hand: a rule that
# begins to hold what is right, or no longer holds what is wrong, is seen.
. tests/lib.sh

"$RIDGELINE" held --format csv >"$T/held.csv" 2>"$T/err"
check "the prices that are held are listed" "status $?" \
    test "$(wc -l <"$T/held.csv")" -gt 1
python3 tests/tools/alarms.py "$T/held.csv" tests/catalog/alarms.csv \
    >"$T/judged" 2>&1
check "each was judged by hand" "$(cat "$T/judged")" \
    grep -q '^all judged$' "$T/judged"

# In terminal and JSON the same prices stand.
"$RIDGELINE" held >"$T/text" 2>"$T/err"
"$RIDGELINE" held --format json >"$T/json" 2>"$T/err"
python3 - "$T/held.csv" "$T/text" "$T/json" >"$T/alike" 2>&1 <<'END'
import csv, json, sys
rows = list(csv.DictReader(open(sys.argv[1], newline="")))
text = [line for line in open(sys.argv[2]).read().splitlines()
        if not line.startswith("feed ")]
told = sum(int(line.split()[1]) for line in text[:-1])
held = json.load(open(sys.argv[3]))["held"]
if len(rows) == told == len(held) == int(text[-1].split()[0]) and [
        r["offer"] for r in rows] == [h["offer"] for h in held]:
    print("alike")
END
check "text, JSON and CSV count alike" "$(cat "$T/text")" \
    grep -q '^alike$' "$T/alike"
