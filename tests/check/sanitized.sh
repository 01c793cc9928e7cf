#!/bin/sh
# long 110
# needs: python3
# The reference guide under address and undefined-behaviour sanitizers: one buyer
# of each workload, drawn by SLICE, the day of the year; all with WHOLE set.
. tests/lib.sh
. tests/sanitize.sh
B=${B#"$(pwd)/"} # as run.sh says it to make: another word compiles all anew
suppressions=$(pwd)/tests/leaks.txt
export LSAN_OPTIONS="suppressions=$suppressions:print_suppressions=0"

rm -rf "$T"
mkdir -p "$T/guide"
if ! "${MAKE:-make}" -s -j "$(nproc)" B="$B/asan" CC="$CC" EXTRA="$SANITIZE" \
    all >"$T/log" 2>&1; then
	cat "$T/log"
	echo "not ok sanitized program: does not build"
	exit 1
fi
cp -r specs site templates "$T/guide"
if [ -z "$WHOLE" ]; then
	says python3 tests/tools/slice.py "$T/guide" "$SLICE" ||
	    bad "a buyer of each workload is drawn" "nothing was"
	cat "$T/says"
fi
if "$B/asan/ridgeline" -C "$T/guide" build -o "$T/site" >"$T/log" 2>&1 &&
    [ -s "$T/site/index.html" ]; then
	echo "ok the reference guide under sanitizers"
else
	tail -n 40 "$T/log"
	echo "not ok the reference guide under sanitizers: slice $SLICE"
fi
