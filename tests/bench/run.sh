#!/bin/sh
# bench/run.sh: "name value unit" lines about whole runs of the program.
set -u
. tests/lib.sh

measure() {
	"$B/tests/bench/measure" "$@" 2>"$T/err" || {
		echo "bench: $1 failed" >&2
		cat "$T/err" >&2
		exit 1
	}
}

# Instructions are the same on a busy machine; one thread, so that they are
# the same in every run.
instructions() {
	command -v valgrind >"$T/valgrind" || return 0
	name=$1
	shift
	valgrind --tool=callgrind --callgrind-out-file="$T/callgrind" \
	    "$RIDGELINE" -j 1 "$@" >"$T/out" 2>"$T/err" || {
		echo "bench: $name failed under valgrind" >&2
		exit 1
	}
	awk -v name="$name" '/refs:/ { gsub(",", "", $NF)
		print name "_instructions " $NF " 1" }' "$T/err"
}

measure start 20 "$RIDGELINE" --version
measure check 5 "$RIDGELINE" check
measure rank 5 "$RIDGELINE" rank "$(sed -n \
    's/^[a-z_]* "\([^"]*\)" {.*/\1/p' specs/workloads/*.lua | head -n 1)"
# Millions of candidates: load, search, Pareto front, one decision printed.
measure sweep 5 "$RIDGELINE" rank pretrain-70b
"$RIDGELINE" rank pretrain-70b | awk '/candidates, .* keep/ {
	print "sweep_candidates " $1 " 1" }'
# The same, and one page of the decision: the arithmetic, or all that is known.
measure sweep_page 5 "$RIDGELINE" build --only pretrain-70b/enterprise \
    -o "$T/page"
measure million_page 5 "$RIDGELINE" build --only finetune-full-8b \
    -o "$T/page"
"$RIDGELINE" rank finetune-full-8b | awk '/candidates, .* keep/ { n += $1 }
	END { print "million_candidates " n " 1" }'
measure build_first 1 "$RIDGELINE" build -o "$T/site"
measure build 5 "$RIDGELINE" build -o "$T/site"
measure build_1_job 5 "$RIDGELINE" build -j 1 -o "$T/site"
instructions check check
instructions sweep rank pretrain-70b
instructions sweep_page build --only pretrain-70b/enterprise -o "$T/page"
instructions million_page build --only finetune-full-8b -o "$T/page"
instructions build build -o "$T/site_instructions"
"$B/tests/bench/chains" || exit 1
"$B/tests/bench/search" chat-70b pretrain-70b finetune-full-8b || exit 1
echo "site_files $(find "$T/site" -type f | wc -l) files"
echo "site_size $(find "$T/site" -type f -printf '%s\n' |
    awk '{ n += $1 } END { print n + 0 }') B"
echo "program_size $(stat -c %s "$RIDGELINE") B"

# Feeds of tens of megabytes: how fast each is read, and that memory does not
# follow it.
mkdir -p "$T/guide" "$T/long" && cp -r specs "$T/guide"
while read -r feed lines file; do
	long=$T/long/$file
	long_feed "tests/import/feeds/$file" "$lines" 40000000 >"$long"
	measure "import_${feed}_$(($(wc -c <"$long") / 1000000))_mb" 3 \
	    "$RIDGELINE" -C "$T/guide" import prices -q --feed "$feed" \
	    --date 2026-01-03 "$long"
	rm "$long"
done <tests/import/long

# How soon five pages can be read and used, of 100; below 95 it fails.
modules=$(sh tests/npm/install.sh) || exit 1
node tests/browser/lighthouse.mjs "$modules" "$T/site" performance || exit 1

# A saved change, on a page that is open.
mkdir -p "$T/written"
cp -r specs site templates "$T/written"
python3 tests/tools/serving.py "$RIDGELINE" "$T/written" "$T/site" || exit 1

# Ten and a hundred times as much of what a guide grows by.
python3 tests/tools/growth.py "$RIDGELINE" tests/guide "$T" || exit 1

# Memory and time of small inputs that ask for much.
cp -r tests/guide "$T/from" && cp -r templates "$T/from" &&
    cp site/*.css site/*.js "$T/from/site" && mkdir "$T/bombs"
python3 tests/tools/bombs.py "$RIDGELINE" "$T/from" "$T/bombs" >"$T/told"
grep '^bomb_\|^not ok \|bombs, at most' "$T/told"
! grep -q '^not ok ' "$T/told"
