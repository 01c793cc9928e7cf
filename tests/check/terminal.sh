#!/bin/sh
# long 21
# What a terminal shows: lines and tables that fit it, colour where it is
# wanted, one part of a working, and what a program alone says of itself.
. tests/lib.sh

on() { # COLUMNS ARGUMENTS...
	columns=$1
	shift
	python3 tests/tools/terminal.py "$columns" "$RIDGELINE" \
	    -C tests/guide "$@"
}

for columns in 80 100 140; do
	for command in "rank chat" "explain chat alpha" "fit chat alpha"; do
		# shellcheck disable=SC2086
		on "$columns" $command >"$T/shown" 2>&1
		check "$command in $columns columns" \
		    "$(awk -v n="$columns" 'length > n' "$T/shown" |
		    head -n 1)" \
		    test -s "$T/shown" -a -z "$(awk -v n="$columns" \
		    'length > n' "$T/shown")"
	done
done
"$RIDGELINE" -C tests/guide rank chat >"$T/piped"
on 200 rank chat >"$T/wide"
check "a wide one shows what a pipe gets" "$(diff "$T/piped" "$T/wide" |
    head -n 3)" cmp -s "$T/piped" "$T/wide"
tr -d ' \n' <"$T/piped" >"$T/words"
for id in $(sed -n 's/^accelerator "\([^"]*\)".*/\1/p' tests/guide/specs/*.lua)
do
	on 60 rank chat | tr -d ' \n' >"$T/narrow"
	grep -q "$id" "$T/words" || continue
	check "$id is whole where it is narrow" "cut" \
	    grep -q "$id" "$T/narrow"
done

escape=$(printf '\033')
mkdir -p "$T/broken/specs"
echo 'model "m" { nmae = "M" }' >"$T/broken/specs/m.lua"
colored() { # WANTED NAME COMMAND...
	wanted=$1 name=$2
	shift 2
	"$@" >"$T/shown" 2>&1
	check "$name" "$(head -n 1 "$T/shown")" \
	    test "$(grep -c "$escape" "$T/shown" | sed 's/[1-9].*/some/')" \
	    = "$wanted"
}
colored 0 "no colour in a pipe" "$RIDGELINE" -C "$T/broken" check
colored some "colour where it is asked for" \
    "$RIDGELINE" -C "$T/broken" --color always check
colored some "colour on a terminal" may 1 python3 tests/tools/terminal.py 80 \
    "$RIDGELINE" -C "$T/broken" check
colored 0 "none where it is not wanted" may 1 python3 \
    tests/tools/terminal.py 80 \
    "$RIDGELINE" -C "$T/broken" --color never check

"$RIDGELINE" -C tests/guide explain chat alpha >"$T/all"
"$RIDGELINE" -C tests/guide explain chat alpha --section "kv cac" >"$T/part"
check "a section alone" "$(wc -l <"$T/part") lines" \
    test "$(wc -l <"$T/part")" -lt "$(($(wc -l <"$T/all") / 3))"
check "is the one that is named" "no KV cache" grep -q '^KV cache$' "$T/part"
check "as in the whole" "other lines" \
    test -z "$(sed -n '/^KV cache$/,$p' "$T/part" | grep -vxFf "$T/all")"
check "below a summary" "$(sed -n 1,12p "$T/part")" \
    grep -q '^  Time per output token  ' "$T/part"
"$RIDGELINE" -C tests/guide explain chat alpha --section zebra >"$T/out" \
    2>"$T/err"
check "one that is none lists them" "$(cat "$T/err")" \
    grep -q 'no section begins with "zebra"; there are .*"KV cache"' "$T/err"

# Help of every command fits 80 columns.
for command in $("$RIDGELINE" completion fish |
    sed -n 's/.* -a \([a-z]*\) -d .*/\1/p'); do
	"$RIDGELINE" "$command" --help >"$T/help"
	check "$command --help in 80 columns" "$(awk 'length > 80' "$T/help" |
	    head -n 1)" \
	    test "$(wc -l <"$T/help")" -gt 10 -a \
	    -z "$(awk 'length > 80' "$T/help")"
done

# What takes longer than a second says what is being done, on a terminal alone.
long="calibrate specs/measured/finetune.csv"
# shellcheck disable=SC2086
python3 tests/tools/terminal.py --progress 80 "$RIDGELINE" $long >"$T/long"
check "progress on a terminal" "$(head -c 200 "$T/long")" \
    grep -q 'fitting without each source, [1-9][0-9]* s' "$T/long"
# shellcheck disable=SC2086
python3 tests/tools/terminal.py --progress 80 "$RIDGELINE" -q $long >"$T/long"
check "none where it is quiet" "$(grep "$escape" "$T/long" | head -n 1)" \
    test "$(grep -c "$escape" "$T/long")" -eq 0

# -q leaves errors alone.
cp -r tests/guide "$T/quiet"
sed -i 's/max_tpot = 1 \* ms/max_tpot = 1 * us/' "$T/quiet/specs/guide.lua"
"$RIDGELINE" -C "$T/quiet" build -o "$T/site" >/dev/null 2>"$T/loud"
check "a warning" "$(cat "$T/loud")" grep -q warning "$T/loud"
"$RIDGELINE" -q -C "$T/quiet" build -o "$T/site" >"$T/still" 2>&1
check "none with -q" "$(cat "$T/still")" test ! -s "$T/still"
"$RIDGELINE" -q -C "$T/quiet" --strict build -o "$T/site" >"$T/still" 2>&1
check "but where it fails the run" "$(cat "$T/still")" \
    grep -q warning "$T/still"
"$RIDGELINE" -q -C "$T/broken" check >"$T/still" 2>&1
check "an error with -q" "none" grep -q error "$T/still"

# Names of stacks that list what they are with.
"$RIDGELINE" init "$T/seen" --kind vision >"$T/out" 2>&1
"$RIDGELINE" -q -C "$T/seen" rank detector >"$T/out" 2>&1
check "no blank before a comma" "$(grep ' [,)]' "$T/out")" \
    sh -c 'grep -q . "$1" && ! grep -q " [,)]" "$1"' - "$T/out"
