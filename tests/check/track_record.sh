#!/bin/sh
# long 60
# needs: python3
# The record of past days that the page shows: what its replay prints, of two days
# that are replayed here, in its form, and adding up.  specs/README.md says how it
# is written anew.
. tests/lib.sh

record=specs/track/track.lua
"$RIDGELINE" schema --format json >"$T/schema.json"

# judged FILE [FRESH]: what is wrong with a record.
judged() {
	python3 tests/tools/track.py "$1" "$T/schema.json" ${2:+"$2"} \
	    >"$T/faults" 2>&1
	cat "$T/faults"
}

# The middle of its days, and the next.
sed -n 's/^outcome "\(2[0-9-]*\)-week".*/\1/p' $record >"$T/days"
day=$(sed -n "$(($(wc -l <"$T/days") / 2))p" "$T/days")
next=$(sed -n "/$day/{n;p;}" "$T/days")
"$RIDGELINE" -q replay "$day" "$next" --format lua >"$T/fresh.lua"
check "the record is what a replay prints" \
    "$(judged $record "$T/fresh.lua" | head -n 3)" test ! -s "$T/faults"

# stale NAME SED: a record that was changed so is refused.
stale() {
	sed "$2" $record >"$T/stale.lua"
	check "$1 is found" "nothing is wrong with it" sh -c \
	    '! cmp -s "$1" "$2" && [ -n "$3" ]' - $record "$T/stale.lua" \
	    "$(judged "$T/stale.lua" "$T/fresh.lua")"
}
stale "another first line" '1s/replay/backtest/'
stale "a field of another name" 's/price_seen/seen/'
stale "a record without a field that it needs" '/^  pairs = /d'
stale "fields in another order" '/^  asked = /{h;d;};/^  near = /{G;}'
stale "a count that does not add up" \
    '/^outcome "clear-week"/,/^}/s/orders = \([0-9]\)/orders = 1\1/'
stale "a day that held otherwise" \
    "/^outcome \"$day-week\"/,/^}/d"
