#!/bin/sh
# fuzz.sh FOLDER SECONDS DOOR...: the doors built in FOLDER, one after the
# other, all together for so many seconds, from the corpus of each on.
#
# An input that ends a door stays in FOLDER; the line printed says how it is
# tried again.  FUZZ_SEED makes a run the same again.  With KEEP=1 the corpus
# becomes the least of the old and the new files that reaches as much; a file
# that was given a name stays.
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

# keep DOOR: its corpus without what reaches nothing that others do not.
keep() {
	least=$folder/least/$1 corpus=tests/fuzz/corpus/$1
	rm -rf "$least"
	mkdir -p "$least" "$folder/new/$1"
	"$folder/tests/fuzz/$1" -merge=1 -use_counters=0 -max_len=8192 "$least" \
	    "$corpus" "$folder/new/$1" >"$folder/$1.merge" 2>&1 || return 1
	find "$corpus" -type f | grep -E '/[0-9a-f]{40}$' | xargs -r rm
	cp -n "$least"/* "$corpus"
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
	[ -z "${KEEP:-}" ] || keep "$door" || status=1
done
echo "# fuzz: $total runs in $# doors"
exit $status
