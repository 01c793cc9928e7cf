#!/bin/sh
# needs: strace
# What "LIMITS AND SAFETY" of ridgeline(1) promises, sentence by sentence: what a
# spec can reach, what a build reads and writes, and what it leaves alone.
. tests/lib.sh

guide=$T/guide
cp -r tests/guide "$guide"
cp -r templates "$guide"
cp site/*.css site/*.js "$guide/site"

build() { # OPTIONS...
	"$RIDGELINE" -q -C "$guide" build -o "$T/site" "$@" >"$T/out" 2>&1
}

# A spec computes and nothing more: no file, program, clock, environment, code.
for name in io os debug package require dofile loadfile load loadstring \
    collectgarbage coroutine rawset rawget setmetatable getmetatable print \
    _G _ENV.os string.dump math.random math.randomseed; do
	echo "local x = $name
if x == nil then error('nothing is called so') end
x = x.x" >"$guide/specs/bad.lua"
	"$RIDGELINE" -q -C "$guide" check >"$T/out" 2>&1
	status=$?
	check "a spec has no $name" "status $status, $(head -n 1 "$T/out")" \
	    test "$status" -eq 1 -a -n "$(grep 'bad.lua:[12]: error' "$T/out")"
done
echo 'mine = 1' >"$guide/specs/bad.lua"
echo 'local x = mine' >"$guide/specs/worse.lua"
"$RIDGELINE" -q -C "$guide" check >"$T/out" 2>&1
check "no other file's variables" "$(head -n 1 "$T/out")" \
    grep -q "worse.lua:1: error: 'mine' is not defined" "$T/out"
rm "$guide/specs/worse.lua"
cp "$guide"/specs/prices/*.csv "$T/else.csv" 2>/dev/null ||
    echo date >"$T/else.csv"
for path in ../else.csv /etc/passwd ../../else.csv guide.lua; do
	echo "prices_csv \"$path\"" >"$guide/specs/bad.lua"
	"$RIDGELINE" -q -C "$guide" check >"$T/out" 2>&1
	check "no file $path" "$(head -n 1 "$T/out")" \
	    grep -q 'bad.lua:1: error: .*\[path\]' "$T/out"
done
rm "$guide/specs/bad.lua"

# What a build asks the system for.
strace -f -qq -e signal=none -o "$T/calls" -e trace=%network,%process,%file,fsync,syncfs \
    "$RIDGELINE" -q -C "$guide" build -o "$T/site" >"$T/out" 2>&1
check "the small guide is built" "$(head -n 1 "$T/out")" \
    test -f "$T/site/index.html"
calls() {
	grep -E "^[0-9]+ +($1)\(" "$T/calls"
}
check "it opens no connection" "$(calls 'socket|connect' | head -n 1)" \
    test -z "$(calls 'socket|connect|bind|sendto')"
check "it starts no program" "$(calls 'execve' | sed 1d | head -n 1)" \
    test "$(calls 'execve|execveat' | wc -l)" -eq 1
written=$(calls 'openat|open|creat' | grep 'O_WRONLY\|O_RDWR\|O_CREAT' |
    grep -v ENOENT | grep -o '"/[^"]*"' | tr -d '"' | grep -v "^$T/" |
    grep -v '^/dev/null$' | sort -u)
check "it writes beside the site alone" "$written" test -z "$written"
strace -f -qq -e signal=none -o "$T/calls" -e trace=syncfs,renameat2 \
    "$RIDGELINE" -q -C "$guide" build -o "$T/site" --date 2027-01-01 \
    >"$T/out" 2>&1
last=$(grep -o 'syncfs\|RENAME_EXCHANGE' "$T/calls" | tr '\n' ' ')
check "all is on the disk before the exchange" "$last" \
    test -n "$(echo "$last" | grep 'syncfs.*RENAME_EXCHANGE')"

# It needs no home, no folder for temporary files and no rights but there.
check "nothing in the environment is needed" "$(cat "$T/out")" \
    env -i TMPDIR=/nowhere HOME=/nowhere LC_ALL=C "$RIDGELINE" -q \
    -C "$guide" build -o "$T/site"
if [ "$(id -u)" -eq 0 ]; then
	mkdir "$T/theirs"
	chown 65534 "$T/theirs"
	chmod -R a+rX "$guide"
	# Who else may not reach the build folder takes a copy of the program.
	if setpriv --reuid=65534 --clear-groups test -x "$RIDGELINE" \
	    -a -r "$guide/specs"; then
		check "by a user who may write the site alone" \
		    "$(head -n 1 "$T/out")" setpriv --reuid=65534 \
		    --clear-groups "$RIDGELINE" -q -C "$guide" build \
		    -o "$T/theirs/site"
	fi
fi

# What is not in .ridgeline is nobody's to remove.
build
cp "$T/site/.ridgeline" "$T/manifest"
for file in $(cd "$T/site" && find . -type f ! -name .ridgeline |
    sed 's,^\./,,'); do
	grep -q "$file" "$T/manifest" || echo "$file"
done >"$T/unnamed"
check ".ridgeline names every file" "$(head -n 1 "$T/unnamed")" \
    test ! -s "$T/unnamed"
foreign() { # NAME FILE
	mkdir -p "$(dirname "$T/site/$2")"
	echo mine >"$T/site/$2"
	rm -rf "$T/copy"
	cp -r "$T/site" "$T/copy"
	build --date 2028-01-01
	status=$?
	check "$1 stops a build that says so" "status $status" \
	    test "$status" -eq 2 -a -n "$(grep "$3" "$T/out")"
	check "$1 stays, and the site" "they differ" \
	    diff -rq "$T/site" "$T/copy"
	rm -rf "${T:?}/site/${2%%/*}"
}
foreign "a repository" .git/HEAD .git
foreign "a domain's name" CNAME CNAME
foreign "a guide within the site" mine/specs/a.lua mine

# One of two builds into one place publishes, the other says why it does not.
build --date 2028-01-01 &
"$RIDGELINE" -q -C "$guide" build -o "$T/site" --date 2028-01-02 \
    >"$T/other" 2>&1
first=$?
wait $!
second=$?
check "two builds into one place" "status $first and $second" \
    test "$first$second" = 00 -o "$first$second" = 02 -o "$first$second" = 20
[ "$first$second" = 00 ] || check "the one refused says so" \
    "$(cat "$T/other" "$T/out")" grep -q 'another build is publishing there' \
    "$T/other" "$T/out"

# Strict: warnings fail, and no site is published.
sed 's/max_tpot = 1 \* ms/max_tpot = 1 * us/' tests/guide/specs/guide.lua \
    >"$guide/specs/guide.lua"
"$RIDGELINE" -C "$guide" check >"$T/out" 2>&1
warned=$(grep -c ': warning: ' "$T/out")
check "there are warnings" "$(head -n 2 "$T/out")" test "$warned" -gt 0
cp -r "$T/site/." "$T/was"
for strict in --strict "--max-warnings=$((warned - 1))"; do
	build "$strict"
	status=$?
	check "$strict fails" "status $status" test "$status" -eq 1
	check "$strict publishes nothing" "another site" \
	    diff -rq "$T/site" "$T/was"
done
build "--max-warnings=$warned"
status=$?
check "as many as are allowed" "$(head -n 2 "$T/out")" test $status -eq 0

# Small stacks and little room: an answer or a message, no crash.
for kib in 256 512; do
	(ulimit -s $kib; "$RIDGELINE" -C tests/guide explain chat alpha) \
	    >"$T/out" 2>&1
	check "explain on a stack of $kib kB" "status $?" test -s "$T/out"
done
