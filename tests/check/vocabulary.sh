#!/bin/sh
# A guide adds words of its own in specs alone: what ranks and explains with
# them follows from the numbers that it states.
# quick
. tests/lib.sh

cp -r tests/guide/. "$T"
cat >"$T/specs/words.lua" <<'END'
source "thin-paper" { title = "Thin", date = "2026-01-01" }

optimizer "thin" {
  name = "Thin",
  cite("thin-paper", "p. 2") { matrix = 3 * B, narrow = true },
}
END

# use FIELD VALUE WORKLOAD: the workload states another word.
use() {
	sed -i "/^workload \"$3\"/,/^}/s/ $1 = .*/ $1 = $2,/" \
	    "$T/specs/guide.lua"
}

# says NAME PATTERN COMMAND...: the output has a line of that pattern.
says() {
	name=$1 pattern=$2
	shift 2
	"$RIDGELINE" -C "$T" "$@" >"$T/out" 2>&1
	check "$name" "no \"$pattern\" in: ridgeline $*" \
	    grep -q "$pattern" "$T/out"
}

use optimizer '"thin"' learn
says 'a guide ranks with an optimizer of its own' \
    '^1\* .* beta ' rank learn
says 'its state is what the guide states' \
    '^  optimizer_bytes  *3 B  Thin; thin$' explain learn alpha
# 126 362 624 parameters of 3 bytes and a 4-byte master.
says 'its state is counted' '^  optimizer  *885 MB ' explain learn alpha
