#!/bin/sh
# harness.sh [DRAWN [CHECK...]]: no check passes when a program that it runs fails.
#
# In the place of each program of each check (tests/shims.sh notes those it ran) one
# is put that ends with status 3, one that says nothing and ends well, and one that is
# killed; the check must fail each time.  A program of tests that dies, or runs
# fewer functions than it has, must too.  All of them, or so many drawn by SLICE,
# of all checks that were run or of those named, JOBS side by side; prints a
# table with the seconds of each.
set -u
cd "$(dirname "$0")/.." || exit 2
: "${B:=build}" "${CC:=gcc}" "${SLICE:=$(date +%-j)}" "${JOBS:=1}"
case $B in /*) ;; *) B=$PWD/$B ;; esac
export B CC SLICE
drawn=${1:-100000}
[ $# -eq 0 ] || shift
checks=${*:-$(basename -s .sh tests/check/*.sh)}
export logs=$B/check/log
export work=$B/check/harness
rm -rf "$work"
mkdir -p "$work"

# What breaks in the place of the program under test.
broken() {
	case $1 in
	exit) end='exit 3' ;;
	silent) end='exit 0' ;;
	killed) end='kill -9 $$' ;;
	esac
	cat >"$work/$1" <<-END
	#!/bin/sh
	[ -z "\${USED:-}" ] || echo ridgeline >>"\$USED"
	$end
	END
	chmod +x "$work/$1"
}
for how in exit silent killed; do
	broken $how
done

# "CHECK PROGRAM HOW" of all that the last run of each check used.
combinations() {
	for name in $checks; do
		check=tests/check/$name.sh
		[ -f "$logs/$name.used" ] || continue
		used=$(sort -u "$logs/$name.used" 2>/dev/null)
		! grep -q 'RIDGELINE' "$check" || used="$used ridgeline"
		for program in $used; do
			for how in exit silent killed; do
				echo "$name $program $how"
			done
		done
	done
}

# In an order of its own each day.
shuffled() {
	awk -v seed="$SLICE" 'BEGIN { srand(seed) } { print rand(), $0 }' |
	    sort | cut -d ' ' -f 2-
}

# A test program that is none: dies before its end, skips a function.
program() {
	mkdir -p "$work/tests/base"
	cat >"$work/tests/base/$1" <<-END
	#!/bin/sh
	$2
	END
	chmod +x "$work/tests/base/$1"
}

for name in $checks; do
	[ -f "$logs/$name.used" ] ||
	    echo "# $name: left out, for it was not run before"
done
combinations | shuffled | head -n "$drawn" >"$work/list"
# Each in a folder of its own, and so JOBS side by side; judge.sh stops it as soon
# as it has failed.
xargs -n 3 -P "$JOBS" sh -c '
	export T="$work/$1-$2-$3" BREAK="$2 $3" LIMIT=600
	[ "$2" != ridgeline ] || export RIDGELINE="$work/$3"
	mkdir -p "$T"
	since=$(date +%s)
	sh "tests/check/$1.sh" >"$T.out" 2>&1 </dev/null
	status=$?
	took="$(($(date +%s) - since)) s"
	rm -rf "$T"
	used="$logs/$1.$2.$3.used"
	ran=$(grep -sx "$2" "$used")
	rm -f "$used"
	if grep -q "status 124$" "$T.out"; then
		echo "not ok harness: $1 does not end with $2 $3, $took, see $T.out"
	elif [ $status -ne 0 ] && grep -q "^not ok " "$T.out"; then
		rm "$T.out"
		echo "# $1 $2 $3: fails, $took"
	elif [ -z "$ran" ]; then
		echo "# $1 $2 $3: left out, for it was not run this time, $took"
	else
		echo "not ok harness: $1 holds with $2 $3, $took, see $T.out"
	fi' harness <"$work/list" | tee "$work/table"
passed=$(grep -c '^# .*: fails' "$work/table")
failed=$(($(wc -l <"$work/list") - $(grep -c '^# ' "$work/table")))
[ "$passed" -eq 0 ] || echo "ok harness: $passed of $((passed + failed)) \
combinations of check, program and fault fail"
[ "$passed" -gt 0 ] || echo "not ok harness: nothing was tried"

# The reading of C programs, of run.sh itself.
program dies 'echo 1..2; echo ok 1 - a; kill -9 $$'
program skips 'echo 1..2; echo ok 1 - a'
program mute 'exit 0'
for name in dies skips mute; do
	B=$work sh tests/run.sh "program:$work/tests/base/$name" >"$work/out" 2>&1
	if grep -q '^FAIL ' "$work/out"; then
		echo "ok harness: a test program that $name fails"
	else
		echo "not ok harness: a test program that $name passes"
	fi
done
[ "$failed" -eq 0 ]
