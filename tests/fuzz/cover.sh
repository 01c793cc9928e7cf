#!/bin/sh
# cover.sh FOLDER: the share of each door's lines that its corpus reaches, where
# FOLDER holds the doors built for coverage.  Fails below 90 %.
set -u
cd "$(dirname "$0")/../.." || exit 2
folder=$1
status=0

# The door's share and lines, from the report of its files.
share() {
	awk '/^TOTAL/ { printf "%.1f %d", 100 - 100 * $9 / $8, $8 }'
}

grep -v '^#' tests/fuzz/doors >"$folder/doors"
while read -r door files; do
	program=$folder/tests/fuzz/$door
	LLVM_PROFILE_FILE=$folder/$door.raw "$program" \
	    tests/fuzz/corpus/"$door"/* >"$folder/$door.log" 2>&1 || {
		tail -n 3 "$folder/$door.log"
		status=1
		continue
	}
	llvm-profdata merge -o "$folder/$door.data" "$folder/$door.raw"
	# The shell splits the list of files.
	llvm-cov report "$program" -instr-profile "$folder/$door.data" \
	    $(echo "$files" | sed 's,[^ ]*,engine/&,g') \
	    >"$folder/$door.report"
	set -- $(share <"$folder/$door.report")
	echo "$door: $1 % of $2 lines," \
	    "$(ls tests/fuzz/corpus/"$door" | wc -l) files"
	awk -v s="$1" 'BEGIN { exit s < 90 }' || {
		echo "$door: below 90 %: see $folder/$door.report"
		status=1
	}
done <"$folder/doors"
exit $status
