#!/bin/sh
# run.sh PARTS...: runs the tests and ends with "N passed, M failed".
#
#   c       the C programs, built with CC
#   other   the C programs, built with the other compiler, which also compiles
#           the whole program
#   asan    the C programs and what reads bytes of others under address and
#           undefined-behaviour sanitizers
#   guide   the reference guide under them: check/sanitized.sh alone
#   tsan    a build of the small guide by many threads under the thread
#           sanitizer
#   checks  tests/check/*.sh
#   quick   those of them that have a line "# quick"
#   harness eight of them with a broken program in them: each must fail
#
# One line for each failing thing, with how to run it alone and what it printed
# below it; the seconds of each check; at the end what took longest.
set -u
cd "$(dirname "$0")/.." || exit 2
. tests/sanitize.sh
: "${B:=build}" "${CC:=gcc}" "${MAKE:=make}" "${PACKAGES:=}"
base=$B
case $B in /*) ;; *) base=$PWD/$B ;; esac
logs=$base/check/log
export LSAN_OPTIONS=suppressions=$PWD/tests/leaks.txt:print_suppressions=0
mkdir -p "$logs"
: >"$logs/times"
: >"$logs/results"
passed=0 failed=0 alone=

pass() {
	passed=$((passed + $1))
}

now() {
	date +%s.%N
}

# took NAME SINCE: notes the seconds that it took.
took() {
	awk -v name="$1" -v since="$2" -v now="$(now)" 'BEGIN {
		printf "%.1f %s\n", now - since, name }' >>"$logs/times"
}

# fail NAME WHY [LOG]; $alone is the command that runs it by itself.
fail() {
	failed=$((failed + 1))
	echo "FAIL $1: $2"
	[ -z "$alone" ] || echo "    alone: $alone"
	if [ $# -gt 2 ]; then
		sed 's/^/    /' "$3" | head -n 40
	fi
}

# The packages that these checks need.
needs() {
	sed -n 's/^# needs: *//p' "$@" 2>/dev/null | tr '\n' ' '
}

# have NAME LOG STATUS: packages, and what judges the pages.
have() {
	alone=
	if [ "$3" -eq 0 ]; then pass 1; else fail "$1" "not all is there" "$2"; fi
}

# What the checks need beside a compiler is fetched while others run.
fetch() {
	{
		# The shell splits the list of packages.
		sh tests/need.sh $(needs "$@")
		echo $? >"$logs/fetched"
		! grep -q tests/npm/install.sh "$@" ||
		    sh tests/npm/install.sh >"$logs/npm" 2>&1
	} 2>"$logs/fetch" &
	fetching=$!
}

fetched() {
	since=$(now)
	wait "$fetching"
	have "packages of the checks" "$logs/fetch" "$(cat "$logs/fetched")"
	took "wait for packages" "$since"
}

# by_length FILE...: those with a line "# long SECONDS", or " * long SECONDS" in
# C, first, the longest of them before the others, so that no core waits for one
# of them at the end.
by_length() {
	awk '/^(#| \*) long [0-9]+$/ { long[FILENAME] = $3 }
	    END { for (i = 1; i < ARGC; i++) print long[ARGV[i]] + 0, ARGV[i] }' \
	    "$@" | sort -k1,1nr -k2 | cut -d ' ' -f 2
}

# The tests whose subject is a folder of the engine.
programs() {
	by_length tests/*/*.c | while read -r source; do
		folder=${source#tests/}
		[ ! -d "engine/${folder%/*}" ] || echo "${source%.c}"
	done
}

# An empty folder that a test may fill.
scratch() {
	T=$base/check/$1
	rm -rf "$T"
	mkdir -p "$T"
	export T
}

# compile NAME FOLDER COMPILER FLAGS
compile() {
	since=$(now)
	alone="$MAKE B=$2 CC='$3' EXTRA='$4' all test-programs"
	if $MAKE -k -s -j "$(nproc)" B="$2" CC="$3" EXTRA="$4" all test-programs \
	    >"$logs/build" 2>&1; then
		pass 1
		took "$1" "$since"
		return
	fi
	grep -E 'error|No rule|undefined|\*\*\*' "$logs/build" >"$logs/errors"
	fail "$1" "does not build with $3" "$logs/errors"
}

# run_programs FOLDER NAME...: as many side by side as there are cores, each
# with an empty folder of its own.
run_programs() {
	folder=$1
	shift
	export base logs folder
	rm -f "$logs"/*.rc
	printf '%s\n' "$@" | xargs -n 1 -P "$(nproc)" sh -c '
		log=$logs/$(echo "$0" | tr / -)
		export T="$base/check/$(echo "$0" | tr / -)"
		rm -rf "$T"
		mkdir -p "$T"
		since=$(date +%s.%N)
		CMOCKA_MESSAGE_OUTPUT=TAP timeout 300 "$folder/$0" \
		    >"$log.out" 2>"$log.err" </dev/null
		echo $? >"$log.rc"
		awk -v name="$0" -v since="$since" -v now="$(date +%s.%N)" \
		    "BEGIN { printf \"%.1f %s\n\", now - since, name }" \
		    >>"$logs/times"'
}

# read_program LABEL PATH LOG: every test function in it counts, and each that its
# source has must have run.
read_program() {
	alone=$2
	if [ ! -x "$2" ]; then
		fail "$1" "was not built"
		return
	fi
	if [ ! -f "$3.rc" ]; then
		fail "$1" "was killed, or never ran"
		return
	fi
	rc=$(cat "$3.rc")
	good=$(grep -c '^ok ' "$3.out")
	pass "$good"
	echo "$good $1" >>"$logs/results"
	grep '^not ok ' "$3.out" >"$logs/bad"
	while read -r _ _ _ _ name; do
		cat "$3.err" "$3.out" | grep '^#\|ERROR\|rror' >"$logs/why"
		fail "$1" "$name" "$logs/why"
	done <"$logs/bad"
	due=$(sed -n 's/^1\.\.\([0-9]*\)$/\1/p' "$3.out" | awk '{ n += $1 }
	    END { print n + 0 }')
	has=$(grep -c cmocka_unit_test "tests/${2##*/tests/}.c" 2>/dev/null)
	ran=$(grep -c '^ok \|^not ok ' "$3.out")
	if [ "$ran" -lt "$due" ] || { [ -z "${FEW:-}" ] && [ "$ran" -lt "${has:-0}" ]; } ||
	    [ "$ran" -eq 0 ]; then
		cat "$3.out" >>"$3.err"
		fail "$1" "ran $ran of $due tests, and its source has $has" \
		    "$3.err"
	elif [ "$rc" != 0 ] && [ ! -s "$logs/bad" ]; then
		cat "$3.out" >>"$3.err"
		fail "$1" "ended with status $rc" "$3.err"
	fi
}

# suite LABEL FOLDER COMPILER FLAGS
suite() {
	compile "build $1" "$2" "$3" "$4"
	# The shell splits the list of programs.
	run_programs "$2" $(programs)
	for name in $(programs); do
		read_program "$name ($1)" "$2/$name" \
		    "$logs/$(echo "$name" | tr / -)"
	done
}

# run_checks FILE...: one more side by side than there are cores, for many wait
# for a browser or an office program: each has a folder of its own, and only reads
# the guide.
run_checks() {
	export base logs
	rm -f "$logs"/*.rc
	by_length "$@" | xargs -n 1 -P "$(($(nproc) + 1))" sh -c '
		name=$(basename "$0" .sh)
		export T="$base/check/$name" RIDGELINE="$base/ridgeline" B="$base"
		rm -rf "$T"
		mkdir -p "$T"
		since=$(date +%s.%N)
		timeout 1200 sh "$0" >"$logs/$name.out" 2>&1 </dev/null
		echo $? >"$logs/$name.rc"
		awk -v name="$name" -v since="$since" -v now="$(date +%s.%N)" \
		    "BEGIN { printf \"%.1f check/%s\n\", now - since, name }" |
		    tee -a "$logs/times" | sed "s/ / s /"'
}

# read_check NAME: what it said; tests/judge.sh judged it.
read_check() {
	alone="sh tests/check/$1.sh"
	if [ ! -f "$logs/$1.rc" ]; then
		fail "$1" "was killed, or never ran"
		return
	fi
	rc=$(cat "$logs/$1.rc")
	good=$(grep -c '^ok ' "$logs/$1.out")
	pass "$good"
	echo "$good $1" >>"$logs/results"
	grep '^not ok ' "$logs/$1.out" >"$logs/bad"
	while IFS= read -r line; do
		fail "$1" "${line#not ok }"
	done <"$logs/bad"
	if [ -s "$logs/bad" ]; then
		grep -v '^ok \|^not ok ' "$logs/$1.out" | head -n 60 |
		    sed 's/^/    /'
	elif [ "$rc" != 0 ] || [ "$good" -eq 0 ]; then
		fail "$1" "ended with status $rc, $good ok" "$logs/$1.out"
	fi
}

# build_guide NAME PROGRAM SITE: the reference guide.
build_guide() {
	alone="$2 build -o $3"
	since=$(now)
	if "$2" build -o "$3" >"$logs/out" 2>&1; then
		pass 1
		took "$1" "$since"
	else
		fail "$1" "does not build" "$logs/out"
	fi
}

# The guide that the checks read, published by the program under test.
publish() {
	export SITE="$base/check/reference"
	build_guide "reference guide" "$base/ridgeline" "$SITE"
}

# checks FILE...
checks() {
	! grep -q 'SITE' "$@" || publish
	fetched
	run_checks "$@"
	for file; do
		read_check "$(basename "$file" .sh)"
	done
}

# doors FOLDER FLAGS: what reads bytes of others, under sanitizers: the corpus
# of each door, and three seconds of it changed by chance.
doors() {
	alone="$MAKE B=$1 CC='$CC' EXTRA='$2' doors"
	if ! $MAKE -s -j "$(nproc)" B="$1" CC="$CC" EXTRA="$2" doors \
	    >"$logs/out" 2>&1; then
		fail doors "do not build" "$logs/out"
		return
	fi
	since=$(now)
	ls tests/fuzz/corpus | folder=$1 logs=$logs xargs -P "$(nproc)" \
	    -I '{}' sh -c '
		timeout 300 "$folder/tests/fuzz/$0" -s 3 -o "$logs/$0.input" \
		    tests/fuzz/corpus/"$0"/* >"$logs/$0.door" 2>&1
		echo $? >"$logs/$0.ended"' '{}'
	for door in $(ls tests/fuzz/corpus); do
		alone="$1/tests/fuzz/$door $logs/$door.input"
		if [ "$(cat "$logs/$door.ended")" = 0 ]; then
			pass 1
		else
			fail "fuzz/$door" "does not survive" "$logs/$door.door"
		fi
	done
	took "doors" "$since"
}

# Eight checks with a broken program in them, drawn by SLICE; see harness.sh.
harness() {
	since=$(now)
	alone="sh tests/harness.sh 8"
	WHOLE='' sh tests/harness.sh 8 >"$logs/harness" 2>&1
	pass "$(grep -c '^ok ' "$logs/harness")"
	grep '^not ok ' "$logs/harness" >"$logs/bad"
	while IFS= read -r line; do
		fail harness "${line#not ok }"
	done <"$logs/bad"
	[ "$(grep -c '^ok ' "$logs/harness")" -ge 4 ] || [ -s "$logs/bad" ] ||
	    fail harness "stopped" "$logs/harness"
	took "harness" "$since"
}

# One test program, as suite() runs and reads it.
one_program() {
	run_programs "$(dirname "$(dirname "$(dirname "$1")")")" \
	    "tests/$(basename "$(dirname "$1")")/$(basename "$1")"
	read_program "$1" "$1" "$logs/$(echo "tests/$(basename \
	    "$(dirname "$1")")/$(basename "$1")" | tr / -)"
}

other() {
	case $CC in *clang*) echo gcc ;; *) echo clang ;; esac
}

# Which rows are tried where few are: others each day.
: "${SLICE:=$(date +%-j)}"
export SLICE

# The programs of the first compiler have swept all; what runs seldom need not
# be fast.
others() {
	export FEW=1 SELDOM_OPT=-O0
	suite "$(other)" "$B/$(other)" "$(other)" ''
	unset FEW SELDOM_OPT
}

# The code of tests, which runs for a moment, takes half as long to compile so.
asan() {
	export FEW=1 TEST_OPT=-O0
	suite asan "$B/asan" "$CC" "$SANITIZE"
	unset FEW TEST_OPT
	doors "$B/asan" "$SANITIZE"
}

# threads COMMAND...: the small guide by eight threads; 0 where none of them
# touched what another was at.
threads() {
	TSAN_OPTIONS='halt_on_error=1 exitcode=66' "$@" "$B/tsan/ridgeline" \
	    -q -j 8 -C "$T/guide" build -o "$T/site" >"$logs/out" 2>&1
}

# The sanitizer wants addresses that not every kernel gives at random.  It sees as
# much of a program that took a third of the time to compile.
tsan() {
	flags='-fsanitize=thread -Wno-frame-larger-than'
	since=$(now)
	alone="$MAKE B=$B/tsan CC='$CC' WERROR= OPT='-O0 -g1' EXTRA='$flags'"
	if ! $MAKE -s -j "$(nproc)" B="$B/tsan" CC="$CC" WERROR= \
	    OPT='-O0 -g1' EXTRA="$flags" "$B/tsan/ridgeline" >"$logs/out" 2>&1; then
		fail tsan "does not build" "$logs/out"
		return
	fi
	scratch tsan-site
	cp -r tests/guide "$T/guide"
	cp -r templates "$T/guide"
	cp site/*.css site/*.js "$T/guide/site"
	alone="$B/tsan/ridgeline -j 8 -C $T/guide build"
	threads || ! grep -q 'memory mapping' "$logs/out" ||
	    threads setarch "$(uname -m)" -R
	status=$?
	if [ $status -eq 0 ] && [ -f "$T/site/index.html" ]; then
		pass 1
		took "small guide (tsan)" "$since"
	else
		fail tsan "status $status" "$logs/out"
	fi
}

# The shell splits the list of packages, and of files.
sh tests/need.sh $PACKAGES libcmocka-dev clang 2>"$logs/need"
have packages "$logs/need" $?
quick=$(grep -l '^# quick' tests/check/*.sh)
case " $* " in
*" checks "*) fetch tests/check/*.sh ;;
*" quick "*) fetch $quick ;;
*" guide "*) fetch tests/check/sanitized.sh ;;
esac
for part; do
	case $part in
	c) suite "$CC" "$B" "$CC" '' ;;
	other) others ;;
	asan) asan ;;
	guide) checks tests/check/sanitized.sh ;;
	tsan) tsan ;;
	checks) checks tests/check/*.sh ;;
	quick) checks $quick ;;
	harness) harness ;;
	program:*) one_program "${part#program:}" ;;
	*) fail run.sh "no part is called $part" ;;
	esac
done
echo "results by part:"
sort -k2 "$logs/results" | sed 's/^/    /'
echo "slowest, in seconds:"
sort -rn "$logs/times" | head -n 10 | sed 's/^/    /'
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ]
