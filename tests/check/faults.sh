#!/bin/sh
# long 55
# needs: python3 strace valgrind
# A part of the campaigns of "make faults", drawn by SLICE, and the small guide
# under valgrind.
. tests/lib.sh

for guide in faults/guide guide; do
	mkdir -p "$T/$guide"
	cp -r tests/$guide/. templates "$T/$guide"
	cp site/*.css site/*.js "$T/$guide/site"
done
python3 tests/faults/faults.py --guide "$T/faults/guide" --slice 12 \
    --seed "$SLICE" "$RIDGELINE" "$T/runs"
printf '# Tables\n\n| a | b |\n|---|---|\n| c | *d* |\n' \
    >"$T/guide/site/tables.md"
if valgrind -q --max-stackframe=16777216 --error-exitcode=9 "$RIDGELINE" -q -j 1 -C "$T/guide" build -o "$T/site" \
    >"$T/valgrind" 2>&1; then
	ok valgrind
else
	bad valgrind "it reads or writes what it may not"
	head -n 20 "$T/valgrind"
fi
