# lib.sh: what a check in tests/check/ may source.  Paths are absolute.
#
# run.sh sets RIDGELINE (the program), B (the build folder), SITE (the reference
# guide, published), CC and T (an empty scratch folder of the check's own); by
# hand they take these values, and SITE is published where a check reads it and it
# is missing.  What is a sample is drawn by SLICE, and taken whole where WHOLE is
# set.
set -u
# Judged as a whole, whoever started it; what a check starts itself is not.
case $0 in
*check/*.sh)
	[ "${JUDGED:-}" = "$(basename "$0" .sh)" ] ||
	    exec sh tests/judge.sh "$0" ;;
esac
: "${B:=build}" "${CC:=gcc}" "${GOLDEN:=}" "${WHOLE:=}" "${SLICE:=$(date +%-j)}"
ROOT=$(pwd)
case $B in /*) ;; *) B=$ROOT/$B ;; esac
: "${RIDGELINE:=$B/ridgeline}" "${SITE:=$B/site}"
if [ -z "${T:-}" ]; then
	T=$B/check/$(basename "$0" .sh)
	rm -rf "$T"
	mkdir -p "$T"
fi
[ -f "$SITE/index.html" ] || ! grep -q SITE "$0" ||
    "$RIDGELINE" build -o "$SITE" || exit 2
export B CC GOLDEN RIDGELINE ROOT SITE SLICE T WHOLE
# Python leaves nothing beside its sources.
export PYTHONDONTWRITEBYTECODE=1

# installed: in $T/usr what make install puts in place, without linking again,
# and an empty $T/home.
installed() {
	mkdir -p "$T/usr/bin" "$T/usr/share/ridgeline/site" "$T/home"
	cp "$RIDGELINE" "$T/usr/bin"
	cp -r "$(dirname "$RIDGELINE")/share/ridgeline/specs" templates \
	    "$T/usr/share/ridgeline"
	cp site/*.css site/*.js "$T/usr/share/ridgeline/site"
}

# few_decisions GUIDE: of a copy of the reference guide's workloads those of one kind
# stay, and nothing that speaks of the others: checking it takes a third.
few_decisions() {
	(cd "$1/specs" && rm -r claims clusters deployments comparisons changes &&
	    find workloads -name '*.lua' ! -name embed.lua -exec rm '{}' +)
}

# may STATUS COMMAND...: a program that has to end so.
may() {
	MAY=$1
	export MAY
	shift
	"$@"
	set -- $?
	unset MAY
	return "$1"
}

# says PROGRAM...: it ends well and prints something, for silence is no success.
says() {
	"$@" >"$T/says" && [ -s "$T/says" ]
}

# holds NAME ARGUMENT...: a Python program on standard input, whose assertions hold
# and which comes to its last line; one that is never read says nothing.
holds() {
	name=$1
	shift
	{ cat; echo; echo 'print("all of it holds")'; } |
	    python3 - "$@" >"$T/holds" 2>&1
	check "$name" "$(tail -n 1 "$T/holds")" \
	    [ "$(cat "$T/holds")" = "all of it holds" ]
}

ok() {
	echo "ok $1"
}

# bad NAME WHY
bad() {
	echo "not ok $1: $2"
}

# check NAME WHY COMMAND...: ok where the command succeeds.
check() {
	name=$1 why=$2
	shift 2
	if "$@"; then ok "$name"; else bad "$name" "$why"; fi
}

# same NAME GOLDEN ACTUAL: two files are equal; with GOLDEN=1 the difference
# is shown and the golden replaced.
same() {
	if diff -uN "$2" "$3"; then
		ok "$1"
	elif [ -n "$GOLDEN" ]; then
		cp "$3" "$2"
		ok "$1"
	else
		bad "$1" "differs from $2"
	fi
}

# long_feed FILE LINES BYTES: so much of a file that begins with these lines and
# says the others again and again.
long_feed() {
	tail -n +$(($2 + 1)) "$1" >"$T/part"
	while [ "$(wc -c <"$T/part")" -lt "$3" ]; do
		cat "$T/part" "$T/part" >"$T/twice"
		mv "$T/twice" "$T/part"
	done
	head -n "$2" "$1" | cat - "$T/part"
}
