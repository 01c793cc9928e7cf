#!/bin/sh
# needs: python3
# The ranges of the decision tables: from nothing up, no gap and no overlap.
. tests/lib.sh

grep -A 99 '^| More than' "$SITE/by-memory.md" |
    awk -F' *[|] *' '/^$/ { exit } $2 ~ /^[0-9.,]+$/ {
	gsub(",", ""); print $2, $3 }' >"$T/ranges"
check "there are ranges" "by-memory.md has none" \
    test "$(wc -l <"$T/ranges")" -gt 5
check "the first starts at nothing" "$(head -n 1 "$T/ranges")" \
    test "$(head -n 1 "$T/ranges" | cut -d' ' -f1)" = 0
bad=$(awk 'NR > 1 && $1 != last { print "line", NR, "starts at", $1,
    "and not at", last } { last = $2 }' "$T/ranges")
check "each starts where the last one ends" "$bad" test -z "$bad"
bad=$(awk '$2 <= $1 { print "line", NR, "ends at", $2 }' "$T/ranges")
check "each ends above its start" "$bad" test -z "$bad"

# Whatever page it stands on: a table whose columns say from where to where.
holds "every table of ranges follows on" "$SITE"/data/*.csv <<'END'
import csv, sys
seen = set()
for path in sys.argv[1:]:
    rows = list(csv.DictReader(open(path)))
    names = {n.split(" [")[0]: n for n in rows[0]} if rows else {}
    if not {"from", "to"} <= set(names):
        continue
    seen.add(path.split("/")[-1])
    group = names.get("method")
    last = {}
    for row in rows:
        key = row[group] if group else None
        low, high = float(row[names["from"]]), float(row[names["to"]])
        assert low == last.get(key, 0), (path, key, low)
        assert high > low, (path, key, high)
        last[key] = high
assert len(seen) >= 2, seen
END
python3 tests/tools/sizes.py "$SITE/data/by-memory-sizes.csv"
