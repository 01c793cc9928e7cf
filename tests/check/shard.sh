#!/bin/sh
# long 44
# A sweep in parts, put together, says the same as the sweep in one piece, byte
# for byte; parts that are not all there, or not of one sweep, are refused.
. tests/lib.sh

# parts NAME N ARGUMENTS...: the N parts into files.
parts() {
	name=$1 of=$2
	shift 2
	rm -f "$T/$name".[0-9]*
	for i in $(seq "$of"); do
		"$RIDGELINE" "$@" --shard "$i/$of" >"$T/$name.$i" || return 1
	done
}

# whole NAME N PRINT ARGUMENTS...: PRINT is one option of the two printers.
whole() {
	name=$1 of=$2 print=$3
	shift 3
	"$RIDGELINE" "$@" "$print" >"$T/$name.whole"
	parts "$name" "$of" "$@"
	"$RIDGELINE" merge "$print" "$T/$name".[0-9]* >"$T/$name.merged" 2>&1
	check "$name" "$(cmp "$T/$name.whole" "$T/$name.merged" 2>&1)" \
	    cmp -s "$T/$name.whole" "$T/$name.merged"
}

whole text 3 --format=text rank chat-70b
whole json 4 --format=json rank pretrain-70b
whole csv 1 --format=csv rank finetune-full-8b
whole pareto 2 --pareto rank chat-70b --profile startup
for policy in $(sed -n 's/^policy "\(.*\)" {/\1/p' specs/*.lua specs/*/*.lua |
    head -n 2); do
	whole "$policy" 5 --format=json rank chat-8b --policy "$policy"
done
for workload in $(awk '/^workload / { id = $2 } /^  kind = / && !seen[$3]++ {
    gsub(/"/, "", id); print id }' specs/workloads/*.lua); do
	whole "$workload" 2 --format=json rank "$workload"
done

# refused NAME WORDS FILE...: merge says so and prints nothing.
refused() {
	name=$1 words=$2
	shift 2
	"$RIDGELINE" merge "$@" >"$T/out" 2>"$T/err"
	check "$name" "exit $?: $(cat "$T/err")" \
	    test $? -eq 1 -a ! -s "$T/out" -a -n "$(grep "$words" "$T/err")"
}

parts chat 2 rank chat-70b
parts other 2 rank chat-8b
refused "a part is missing" "part 2 of 2 is missing" "$T/chat.1"
refused "a part stands twice" "the same part again" "$T/chat.1" "$T/chat.1"
refused "two questions" "another question" "$T/chat.1" "$T/other.2"
head -n 5 "$T/chat.2" >"$T/torn"
refused "a part is torn" "no part has the accelerator" "$T/chat.1" "$T/torn"
sed 's/"offer": "[^"]*"/"offer": "nobody"/' "$T/chat.2" >"$T/sold"
refused "an offer that is gone" "a placement that the guide does not have" \
    "$T/chat.1" "$T/sold"

# A copy of the guide in which one comment is new, then one blank line of data.
mkdir "$T/newer" && cp -R specs site "$T/newer" || exit
echo "-- news" >>"$T/newer/specs/prices/prices.lua"
refused "specs that changed" "chat.1:1: .*other specs" -C "$T/newer" \
    "$T/chat.1" "$T/chat.2"
cp specs/prices/prices.lua "$T/newer/specs/prices"
"$RIDGELINE" merge -C "$T/newer" "$T/chat.1" "$T/chat.2" >"$T/out" 2>&1
check "the same specs elsewhere" "$(cat "$T/out")" test $? -eq 0
echo >>"$T/newer/specs/prices/gcp-2026-04-30.csv"
refused "prices that changed" "chat.1:1: .*other specs" -C "$T/newer" \
    "$T/chat.1" "$T/chat.2"
refused "another date" "chat.1:1: .*another date" --date 2031-01-01 \
    "$T/chat.1" "$T/chat.2"
sed '1s/"version": "[^"]*"/"version": "0.0.0"/' "$T/chat.1" >"$T/older"
refused "another version" "older:1: .*another version" "$T/older" "$T/chat.2"
# Counts and placements that no search has: each edit of the second part.
while read -r edit; do
	sed "$edit" "$T/chat.2" >"$T/bent"
	refused "$edit" "bent:[0-9]*: .*\(guide does not have\|counts\)" \
	    "$T/chat.1" "$T/bent"
done <<'EOF'
s/"tensor": [0-9]*/"tensor": 0/
s/"tensor": [0-9]*/"tensor": 3/
s/"count": [0-9]*/"count": 0/
s/"count": [0-9]*/"count": 1.5/
s/"count": [0-9]*/"count": null/
s/"candidates": [0-9]*/"candidates": -5/
s/"candidates": [0-9]*/"candidates": "many"/
s/"candidates": [0-9]*/"candidates": null/
s/"candidates": [0-9]*, "fitting": [0-9]*/"candidates": 1, "fitting": 2/
s/"format": "[^"]*"/"format": "nvfp4"/
EOF
for part in 0/2 3/2 1/ 1 x/y 1/2/3 1/9999; do
	"$RIDGELINE" rank chat-8b --shard "$part" >"$T/out" 2>"$T/err"
	check "--shard $part" "taken" test $? -eq 1 -a ! -s "$T/out"
done
