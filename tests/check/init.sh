#!/bin/sh
# A guide of each kind that init writes answers at once, in an empty home, with
# an installed program; one of four workloads is short and copies nothing.
. tests/lib.sh

installed
ours() {
	(cd "$T/home" && env -i HOME="$T/home" "$T/usr/bin/ridgeline" "$@")
}

kinds=$(cd engine/cmd/starter && echo *.lua | sed 's/\.lua//g')
check "help names each kind of guide" "$("$RIDGELINE" init --help)" \
    sh -c '"$RIDGELINE" init --help | tr "\n" " " | grep -q " $1[.]"' - "$kinds"
ours init all --kind "$(echo $kinds | tr ' ' ',')" >"$T/out" 2>&1
ours -C all build >"$T/built" 2>&1
rc=$?
check "a guide of every kind builds" "exit $rc: $(cat "$T/built")" \
    [ $rc -eq 0 ]
check "without a message" "$(cat "$T/built")" \
    [ "$(grep -vc " pages, $(echo $kinds | wc -w) decisions, " \
    "$T/built")" = 0 ]
check "the editor finds the types" "$(cat "$T/home/all/.luarc.json")" \
    grep -q "$T/usr/bin/../share/ridgeline/specs/types.lua" \
    "$T/home/all/.luarc.json"

ours init four --kind serve,finetune,vision,diffusion >/dev/null 2>&1
lines=$(find "$T/home/four" -type f -exec cat {} + | wc -l)
check "four workloads in 120 lines" "$lines lines" [ "$lines" -le 120 ]
cat >>"$T/home/four/specs/guide.lua" <<'END'

source "quote" { title = "A quote of ours", date = "2026-08-01" }
END
echo "2026-08-01,acme,q1,l40s,4,eu,on_demand,accelerator_hour,0.40,USD,quote" \
    >>"$T/home/four/specs/prices/ours.csv"
ours -C four rank assistant >"$T/rank" 2>&1
check "a price of one's own decides" "$(sed -n 1,4p "$T/rank")" \
    grep -q 'L40S' "$T/rank"
check "and is named" "$(sed -n 1,20p "$T/rank")" grep -qi 'acme' "$T/rank"

ours -C four rank assistant --policy cheapest >"$T/rank" 2>&1
check "a policy of the catalogue that no profile names" "$(cat "$T/rank")" \
    grep -q '^Rent' "$T/rank"
ours -C four rank assistant --policy chepest >"$T/rank" 2>&1
check "a misspelt one is told the nearest" "$(cat "$T/rank")" \
    grep -q 'no policy "chepest"; did you mean "cheapest"?' "$T/rank"

ours -C four explain assistant l40s --section "price of one" >"$T/said" 2>&1
check "what its offer does not state was not seen" \
    "$(grep available "$T/said")" \
    grep -Eq '^ *available +4 +one sale, unit unknown$' "$T/said"

check "its policy and its risk are said" "$(cat "$T/home/all/specs/guide.lua")" \
    grep -q 'policy = "sure-within-3", risk = 95 \* percent' \
    "$T/home/all/specs/guide.lua"

mkdir "$T/home/shelf"
ours -C shelf init six --kind own >"$T/said" 2>&1
check "-C says where its folder is" "$(cat "$T/said")" sh -c '
	test -f "$1/shelf/six/specs/guide.lua" && test ! -e "$1/six" &&
	    grep -q "ridgeline -C shelf/six build" "$2"' - "$T/home" "$T/said"
ours init four --kind own >/dev/null 2>"$T/err"
check "nothing is overwritten" "$(cat "$T/err")" \
    grep -q 'holds specs/guide.lua already' "$T/err"
ours init five --kind serve,visoin >/dev/null 2>"$T/err"
check "a kind that is none" "$(cat "$T/err")" \
    grep -q 'not "visoin"; did you mean "vision"' "$T/err"
check "then nothing is written" "it is there" [ ! -e "$T/home/five" ]
