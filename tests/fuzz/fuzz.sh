#!/bin/sh
# fuzz.sh FOLDER SECONDS DOOR...: the doors built in FOLDER, one after the
# other, all together for so many seconds, from the corpus of each on.  What is
# new of a longer run joins the corpus, the least of it that reaches as much.
#
# An input that ends a door stays in FOLDER; the line printed says how it is
# tried again.  FUZZ_SEED makes a run the same again; KEEP=1 adds to the corpus.
set -u
cd "$(dirname "$0")/../.." || exit 2
folder=$1 seconds=$2
shift 2
status=0
each=$((seconds / $#))
total=0
export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1

# fuzz DOOR: 0 where it went through.
fuzz() {
	new=$folder/new/$1
	mkdir -p "$new"
	set -- "$1" "$folder/tests/fuzz/$1" "$folder/$1.log"
	"$2" -seed="${FUZZ_SEED:-0}" -max_total_time="$each" -timeout=10 \
	    -rss_limit_mb=2048 -print_final_stats=1 \
	    $([ "$1" = spec ] && echo -dict=tests/fuzz/spec.dict) \
	    -artifact_prefix="$folder/$1-" "$new" tests/fuzz/corpus/"$1" \
	    >"$3" 2>&1
}

for door; do
	if fuzz "$door"; then
		runs=$(sed -n 's/.*number_of_executed_units: *//p' \
		    "$folder/$door.log")
		total=$((total + runs))
		echo "ok fuzz $door: $runs runs"
	else
		echo "not ok fuzz $door: see $folder/$door.log"
		grep -E 'does not hold|ERROR|runtime error|Test unit' \
		    "$folder/$door.log" | head -n 4
		echo "    again: $folder/tests/fuzz/$door $folder/$door-*"
		status=1
	fi
	[ -z "${KEEP:-}" ] || "$folder/tests/fuzz/$door" -merge=1 \
	    -max_len=6000 tests/fuzz/corpus/"$door" "$folder/new/$door" \
	    >"$folder/$door.merge" 2>&1
done
echo "# fuzz: $total runs in $# doors"
exit $status
