#!/bin/sh
# long 140
# Small changes of meaning are seen: up to fifteen, others each day, by the quick
# tests of their folder.  And this check would tell: one
# that is seen survives where the test that sees it is left out.
# needs: python3
. tests/lib.sh

# mutate OPTIONS...
mutate() {
	nice python3 tests/mutate/mutate.py --build "$B" "$@"
}
# december OPTIONS...: the last month is refused, which the feeds' tests see.
december() {
	mutate --tests c/feed --edit engine/feed/retail.c 'number <= 12' \
	    'number < 12' "$@"
}

december >"$T/seen" 2>&1
status=$?
check "a change is seen" "$(tail -n 1 "$T/seen")" [ $status -eq 0 ]
check "by the test of its file" "$(cat "$T/seen")" \
    grep -q '^caught .* by tests/feed/retail ' "$T/seen"
may 1 december --without tests/feed/retail >"$T/unseen" 2>&1
status=$?
check "without that test it survives" "status $status" [ $status -eq 1 ]
check "and is told, with its line" "$(cat "$T/unseen")" \
    grep -q '^survived engine/feed/retail.c:' "$T/unseen"

# None is begun after 120 seconds, so that few are tried where much else runs.  How
# many of them have to be seen is worked out in mutate.py, fewest(): it fails of a
# program of whose changes nine in ten are seen on less than one day of a hundred.
mutate --slice 15 --seconds 120 >"$T/slice" 2>&1
status=$?
sed 's/^\(not \)\{0,1\}ok /# &/' "$T/slice"
check "so many are seen as nine in ten would be" "$(tail -n 1 "$T/slice")" \
    [ $status -eq 0 ]
