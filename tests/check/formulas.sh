#!/bin/sh
# formulas.sh: the generator refuses what does not agree, and prints one
# grammar as text, as a spreadsheet formula and as MathML.
# needs: lua5.4
. tests/lib.sh

bad=tests/model/bad
mkdir -p "$T/out"

# Wrong books and chains: the message, the status, and nothing written.
refused() {
	name=$(basename "$1")
	name=${name%.*}
	rm -f "$T"/out/*
	may 1 lua5.4 engine/model/generate.lua "$T/out" $2 "$1" \
	    >"$T/$name" 2>&1
	status=$?
	if [ $status -ne 1 ]; then
		bad "formulas: $name" "status $status, not 1"
	elif [ -n "$(ls "$T/out")" ]; then
		bad "formulas: $name" "wrote in spite of a fault"
	else
		same "formulas: $name" "$bad/$name.out" "$T/$name"
	fi
}

for file in "$bad"/*.h; do
	[ "$file" = "$bad/good.h" ] || refused "$file" ""
done
for file in "$bad"/*.chain; do
	refused "$file" "$bad/good.h"
done

# The book that the bad ones were made of is itself fine.
rm -f "$T"/out/*
check "formulas: good" "a good book is refused" \
    lua5.4 engine/model/generate.lua "$T/out" "$bad/good.h"

# Two runs and the build's own, from other names of the same files: same bytes.
mkdir -p "$T/one" "$T/two"
lua5.4 engine/model/generate.lua "$T/one" engine/model/*.h \
    engine/model/*.chain
lua5.4 engine/model/generate.lua "$T/two" \
    $(ls -r engine/model/*.chain engine/model/*.h)
check "formulas: order of files" "the order of the arguments shows" \
    diff -r "$T/one" "$T/two"

lua5.4 tests/model/expression.lua || bad "formulas: printers" "see above"
