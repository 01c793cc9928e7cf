#!/bin/sh
# long 80
# needs: faketime
# What a published site promises: the same bytes whenever, wherever and with
# however many threads it is built, and the whole of it or nothing.
#
# The reference guide is built once more, with all that must not matter changed
# at once; what holds of any guide is held on one of one decision.
. tests/lib.sh

build() { # DIR OPTIONS...
	dir=$1
	shift
	"$RIDGELINE" build -q -o "$dir" -C "$T/guide" "$@" >"$T/out" 2>&1
}

equal() { # NAME A B
	check "$1" "$(diff -rq "$2" "$3" 2>&1 | head -n 3 | tr '\n' ' ')" \
	    diff -rq "$2" "$3"
}

# One thread, another folder, time zone, locale, folder for temporary files
# and time.
mkdir "$T/tmp"
(cd / && TZ=Asia/Tokyo LC_ALL=de_DE.UTF-8 TMPDIR="$T/tmp" \
    faketime -f '+400d' "$RIDGELINE" -C "$ROOT" build -q -j1 -o "$T/far") \
    >"$T/out" 2>&1
check "the reference guide builds elsewhere" "$(head -n 3 "$T/out")" \
    test $? -eq 0
equal "the same bytes whenever, wherever, with however many threads" \
    "$T/far" "$SITE"
left=$(find "$T/tmp" "$T/far" -path "$T/tmp/*" -o -name '*.tmp')
check "and nothing is left of what it wrote" "$left" test -z "$left"
rm -rf "$T/far"

mkdir -p "$T/guide/site"
cp -r tests/diag/guide/specs templates "$T/guide/"
cp site/* "$T/guide/site/"
if ! build "$T/two"; then
	bad "the small guide builds" "$(head -n 3 "$T/out")"
	exit 0
fi
cp -r "$T/two" "$T/one"

# Unchanged files keep their time and their bytes; changed ones do not.
touch -d 2001-01-01 "$T/two/index.html" "$T/two/style.css"
build "$T/two"
check "an unchanged file keeps its time" "style.css was written again" \
    test "$(stat -c %Y "$T/two/style.css")" -eq "$(date -d 2001-01-01 +%s)"
build "$T/two" --date 2031-01-01
check "a changed file is written" "index.html is stale" \
    test "$(stat -c %Y "$T/two/index.html")" -gt "$(date -d 2001-01-01 +%s)"

# Killed at many moments: what is there is one of the two whole sites.
build "$T/kill"
cp -r "$T/kill" "$T/old"
cp -r "$T/two" "$T/new"
torn=0 killed=0
for ms in 001 005 010 020 030 040 060 080 100 120 140 160 180 200 230 260 300 \
    350 400 500; do
	timeout -s KILL "0.$ms" "$RIDGELINE" build -q -o "$T/kill" \
	    -C "$T/guide" --date 2031-01-01 >/dev/null 2>&1 ||
	    killed=$((killed + 1))
	diff -rq "$T/kill" "$T/old" >/dev/null && continue
	diff -rq "$T/kill" "$T/new" >/dev/null || torn=$((torn + 1))
	rm -rf "$T/kill"
	cp -r "$T/old" "$T/kill"
done
check "a killed build leaves a whole site" "$torn of $killed were torn" \
    test "$torn" -eq 0 -a "$killed" -gt 4
build "$T/kill" --date 2031-01-01
equal "and the next build repairs it" "$T/kill" "$T/new"
check "nothing is left beside it" "$(find "$T" -maxdepth 1 -name '.*' \
    ! -name . | head -n 2)" test -z "$(find "$T" -maxdepth 1 -type d \
    -name '.*' ! -name .)"

# A full disk: the old site stands, the status is 2, a message says so.
cp -r "$T/one" "$T/full"
(ulimit -f 16; build "$T/full" --date 2032-01-01)
status=$?
check "a full disk is a system error" "status $status" test "$status" -eq 2
check "and says so" "no message" grep -q '\[write\]' "$T/out"
equal "and the old site stands" "$T/full" "$T/one"

if [ "$(id -u)" -eq 0 ]; then
	mkdir -p "$T/small"
	mount -t tmpfs -o size=256k none "$T/small" 2>"$T/mount" &&
	    mounted=1 || mounted=0
	if [ "$mounted" -eq 1 ]; then
		build "$T/small/site"
		status=$?
		left=$(find "$T/small" -type f | wc -l)
		told=$(grep -c '\[write\]' "$T/out")
		umount "$T/small"
		check "a full file system is a system error" \
		    "status $status" test "$status" -eq 2
		check "which is told once or twice, not a file each" \
		    "$told messages" test "$told" -le 4
		check "and nothing half-written stays" "$left files" \
		    test "$left" -le 1
	fi
fi

# A place that cannot be written.
touch "$T/file"
build "$T/file/site"
status=$?
check "a read-only place is a system error" "status $status" \
    test "$status" -eq 2
mkdir -p "$T/theirs"
echo mine >"$T/theirs/notes"
build "$T/theirs"
check "a folder that is not ours is left alone" "it was replaced" \
    grep -q mine "$T/theirs/notes"
