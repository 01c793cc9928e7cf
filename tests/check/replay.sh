#!/bin/sh
# needs: git
# Days of price feeds, one after another, in a repository of their own: what is
# read, held back, decided otherwise and written each day, and what a reviewer
# is told.  The tool is that of make replay, the days are made up.
. tests/lib.sh

python3 tests/tools/replay.py "$RIDGELINE" tests/import/replay "$T/days" \
    embed.lua >"$T/said" 2>&1
check "every day is taken" "$(tail -n 2 "$T/said")" test $? -eq 0
for day in "$T"/days/comments/*.md; do
	printf '\n== %s\n' "$(basename "$day" .md)"
	cat "$day"
done >>"$T/said"
same "what the days bring" tests/golden/replay.txt "$T/said"
check "a day, a commit" "$(git -C "$T/days/guide" log --format=%s)" \
    test "$(git -C "$T/days/guide" log --format=%s | wc -l)" -eq 6
