#!/bin/sh
# nightly.sh [PART...]: every campaign whole, one after the other; a line for
# each with its seconds, and the whole said in the file that the line names.
#
#   test    make test, and whole what it takes a part of
#   harness each program of each check broken in three ways: a table
#   faults  one thing fails in each of eight thousand small builds
#   fuzz    any bytes to each door, for MINUTES together; then their coverage
#   whatif  every input of every workbook edited, and the engine asked the same
#   mutate  three hundred small changes of meaning, nine in ten of which are seen
#   bench   times, growth, bombs
#
# A part fails with a status, with a line "not ok", or where it says nothing; all
# are run, and the status is 1 where one failed.  What passed on this very tree
# is not run again, so that a night that was cut short goes on where it was;
# AGAIN=1 runs it all the same.
set -u
cd "$(dirname "$0")/.." || exit 2
: "${B:=build}" "${MAKE:=make}" "${MINUTES:=30}"
nights=$B/nightly
parts=${*:-test harness faults fuzz whatif mutate bench}
mkdir -p "$nights"
failed=0

# The commit, and what was changed since.
tree() {
	git rev-parse HEAD
	git status --porcelain
	git diff HEAD | cksum
}

# memory: a folder on a disk in memory, or in the build folder.
memory() {
	if [ -w /dev/shm ]; then
		echo /dev/shm/ridgeline-faults
	else
		echo "$B/faults/runs"
	fi
}

part() {
	case $1 in
	test) WHOLE=1 $MAKE --no-print-directory test ;;
	harness) sh tests/harness.sh ;;
	whatif | mutate | bench) $MAKE --no-print-directory "$1" ;;
	faults) $MAKE --no-print-directory faults FAULTS="$(memory)" ;;
	fuzz) $MAKE --no-print-directory fuzz MINUTES="$MINUTES" ;;
	*) echo "not ok $1: no part is called so" ;;
	esac
}

# night PART: runs it where it has not passed on this tree.
night() {
	log=$nights/$1.log
	if [ -z "${AGAIN:-}" ] && [ "$(cat "$nights/$1.passed" 2>&1)" = \
	    "$now" ]; then
		echo "ok nightly $1: passed before, see $log"
		return
	fi
	rm -f "$nights/$1.passed"
	since=$(date +%s)
	part "$1" >"$log" 2>&1 </dev/null
	status=$?
	took="$(($(date +%s) - since)) s"
	if [ $status -eq 0 ] && [ -s "$log" ] && ! grep -q '^not ok ' "$log"
	then
		echo "$now" >"$nights/$1.passed"
		echo "ok nightly $1: $took, see $log"
	else
		failed=1
		echo "not ok nightly $1: status $status after $took, see $log"
		grep -E '^(not ok|FAIL) ' "$log" | head -n 20 | sed 's/^/    /'
	fi
	[ "$1" != harness ] || sed -n 's/^# /    /p' "$log"
	grep '^# .*\(faults\|runs\|bombs\)' "$log" | sed 's/^# /    /'
}

now=$(tree)
for name in $parts; do
	night "$name"
done
exit $failed
