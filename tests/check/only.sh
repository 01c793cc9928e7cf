#!/bin/sh
# long 30
# One page asked for alone is the page that the whole guide has, by whatever
# name it is asked for and on any number of threads; beside it stands what
# opens it.
. tests/lib.sh

# alone NAME PAGE OPTION...: PAGE is what build --only NAME writes.
alone() {
	name=$1 page=$2
	shift 2
	rm -rf "$T/page"
	"$RIDGELINE" build --only "$name" -o "$T/page" "$@" >"$T/out" \
	    2>"$T/err"
	if ! cmp -s "$T/page/$page.html" "$SITE/$page.html"; then
		bad "$page alone" "differs from the page of the whole guide"
	elif [ "$(cat "$T/out")" != "$T/page/$page.html" ]; then
		bad "$page alone" "it says $(cat "$T/out")"
	elif [ "$(find "$T/page" -type f | wc -l)" != 7 ] ||
	    [ ! -f "$T/page/style.css" ]; then
		bad "$page alone" "something else stands beside it"
	else
		ok "$page alone"
	fi
}

alone workloads/chat-8b/startup workloads/chat-8b/startup
alone chat-8b/startup.html workloads/chat-8b/startup -j 1
alone chat-8b workloads/chat-8b
alone pretrain-7b workloads/pretrain-7b -j 3
alone svd-video workloads/svd-video
alone rent-or-buy workloads/rent-or-buy
alone rent-or-buy.html rent-or-buy
alone accelerators/l4 accelerators/l4
alone accuracy accuracy
alone index index
alone about about

"$RIDGELINE" build --only workloads/chat-8 -o "$T/none" >"$T/out" 2>"$T/err"
check "a page that is none" "$(cat "$T/err")" grep -q \
    'there is no page "workloads/chat-8"; did you mean "workloads/chat-8b"' \
    "$T/err"
mkdir -p "$T/site/data"
touch "$T/site/.ridgeline" "$T/site/data/guide.json"
check "a whole site is not replaced" "it is gone" sh -c \
    '! "$1" build --only chat-8b -o "$2" 2>"$3" && [ -f "$2/data/guide.json" ]' \
    - "$RIDGELINE" "$T/site" "$T/err"
check "nothing is written for it" "$T/none is there" test ! -e "$T/none"

# The data that diff reads, alone, is that of the whole guide.
"$RIDGELINE" build --data -o "$T/data" >"$T/out" 2>"$T/err"
for name in guide decisions offers catalogue claims; do
	check "$name.json alone" "differs from that of the whole guide" \
	    cmp -s "$T/data/data/$name.json" "$SITE/data/$name.json"
done
check "no page beside them" "$(find "$T/data" -name '*.html')" \
    test -z "$(find "$T/data" -name '*.html')"
"$RIDGELINE" diff "$T/data" "$SITE" >"$T/out" 2>&1
check "diff takes them" "$(head -n 3 "$T/out")" grep -q \
    '^0 of [0-9]* choices changed' "$T/out"

# In a guide of which no page tells of claims, too.
"$RIDGELINE" init "$T/guide" >/dev/null
cat >"$T/guide/specs/claim.lua" <<'END'
source "talk" { title = "A talk", date = "2026-01-03" }
claim "workload-first" {
  says = "The workload sets the GPU", topic = "recommendation",
  subject = "any", quantity = "rule", basis = "rule",
  untestable = "it states no quantity that a model yields",
  cite("talk", "Intro") { stated = "workload first" },
}
END
"$RIDGELINE" build -q -C "$T/guide" -o "$T/whole" >"$T/out" 2>&1
"$RIDGELINE" build --data -q -C "$T/guide" -o "$T/part" >>"$T/out" 2>&1
check "claims are judged without a page" "$(cat "$T/out")" \
    grep -q '"verdict":"untestable"' "$T/whole/data/claims.json"
for name in guide decisions offers catalogue claims; do
	check "$name.json of a small guide alone" "it differs" \
	    cmp -s "$T/part/data/$name.json" "$T/whole/data/$name.json"
done
touch "$T/data/index.html"
check "data does not replace a site" "it does" sh -c \
    '! "$1" build --data -o "$2" 2>"$3" && [ -f "$2/index.html" ]' \
    - "$RIDGELINE" "$T/data" "$T/err"
check "data of one page is refused" "it is not" sh -c \
    '! "$1" build --data --only index -o "$2/none" 2>"$3"' \
    - "$RIDGELINE" "$T" "$T/err"

# What is misspelt is asked back.
asked() { # WHAT WANT ARGUMENT...
	what=$1 want=$2
	shift 2
	"$RIDGELINE" build -o "$T/none" "$@" >"$T/out" 2>&1
	check "$what misspelt" "$(cat "$T/out")" \
	    grep -q "did you mean \"$want\"?" "$T/out"
}
asked "a page" "how-to" --only how-too
asked "a workload's page" "chat-70b" --only chat-7b0
asked "a decision's workbook" "chat-70b/startup" --workbook chat-70b/statup
