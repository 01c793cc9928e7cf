#!/bin/sh
# needs: python3
# What a number of memory assumes stands beside it, and a page from which it
# was taken is found.
. tests/lib.sh

python3 tests/tools/disclosed.py "$SITE"
mkdir -p "$T/site/data"
cp -r "$SITE/workloads" "$SITE/by-memory.md" "$T/site/"
cp "$SITE/data/by-memory-jobs.csv" "$SITE/data/by-memory-sizes.csv" \
    "$T/site/data/"
plant() { # NAME FILE EXPRESSION
	cp "$T/site/$2" "$T/kept"
	sed -i "$3" "$T/site/$2"
	may 1 python3 tests/tools/disclosed.py "$T/site" >"$T/out" 2>&1
	check "$1 is missed" "$(head -n 1 "$T/out")" grep -q '^not ok' "$T/out"
	cp "$T/kept" "$T/site/$2"
}
plant "a format" workloads/chat-8b/startup.html \
    's/\(Memory of one accelerator: [^(]*\)([^<]*)/\1/'
plant "a length" workloads/chat-8b.md '/[Tt]okens/d'
plant "a batch" data/by-memory-jobs.csv 's/requests: [0-9]*//'
plant "a method" data/by-memory-jobs.csv 's/,LoRA,/,,/'
