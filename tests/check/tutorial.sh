#!/bin/sh
# long 28
# What the tutorial and the how-tos say to write and to type is done, in order,
# by a program installed into an empty home; the tutorial's guide of four
# workloads is short and holds no file of another's.
. tests/lib.sh

installed
follow() { # PAGE FOLDER
	awk -f tests/tools/pages.awk "site/$1.md" >"$T/$1.sh"
	check "$1 has steps" "$(wc -l <"$T/$1.sh") lines" \
	    test "$(grep -c '^ridgeline' "$T/$1.sh")" -ge 6
	(cd "$2" && env -i HOME="$T/home" PATH="$T/usr/bin:/usr/bin:/bin" \
	    sh "$T/$1.sh") >"$T/$1.out" 2>&1 </dev/null
	rc=$?
	check "$1 can be followed" "exit $rc: $(tail -n 4 "$T/$1.out")" \
	    test $rc -eq 0
	check "$1 meets no message" "$(grep -E ': (error|warning)' \
	    "$T/$1.out" | head -n 2)" \
	    test -z "$(grep -E ': (error|warning)' "$T/$1.out")"
}

follow tutorial "$T/home"
guide=$T/home/guide
lines=$(cd "$guide" && find . -path ./build -prune -o -type f -print0 |
    xargs -0 cat | wc -l)
check "a guide of four workloads in 120 lines" "$lines lines" \
    test "$lines" -le 120
check "none of them copied" "$(cd "$guide/specs" && find . -type f)" \
    test ! -e "$guide/specs/hardware" -a ! -e "$guide/templates"
check "its workloads" "$(ls "$guide/build/site/workloads")" \
    test "$(find "$guide/build/site/workloads" -maxdepth 1 -name '*.html' |
    wc -l)" -eq 4
# A terminal may break a name over two lines.
tr -s ' \n' ' ' <"$T/tutorial.out" >"$T/tutorial.words"
check "its card is weighed" "none" \
    grep -q 'Acme X1 96 GB' "$T/tutorial.words"
check "its price is in dollars" "none" grep -q '"acme-cloud"' \
    "$guide/build/site/data/offers.json"
check "its looks" "none" grep -q 'static/logo.svg' \
    "$guide/build/site/index.html"
check "its name" "none" grep -q 'Acme platform team' \
    "$guide/build/site/index.html"
# 1.10 EUR an hour at 1.15 USD, each second.
holds "euros are converted" "$guide/build/site/data/offers.json" <<'END'
import json, sys
offers = json.load(open(sys.argv[1]))["offers"]
mine = [o for o in offers if o["id"].startswith("acme-cloud/x1/")]
assert len(mine) == 1, mine
assert abs(mine[0]["value"] * 3600 - 1.10 * 1.15) < 1e-9, mine
END

"$T/usr/bin/ridgeline" -C "$guide" explain assistant acme-x1-96gb |
    tr -s ' \n' ' ' >"$T/explained"
check "explain has the price as it was stated" "none" grep -q \
    'seen 2026-08-01, 1.1 EUR an hour at 1.15 USD of 2026-08-01' "$T/explained"

mkdir "$T/home/how"
env -i HOME="$T/home" "$T/usr/bin/ridgeline" -q -C "$T/home/how" init \
    "$T/home/how/guide" --kind serve
follow how-to "$T/home/how/guide"
check "a benchmark is predicted" "$(grep '^ours-1' "$T/how-to.out")" \
    grep -q '^ours-1,.*,ok,' "$T/how-to.out"
check "a benchmark's run is a case" "$(grep '^run-1' "$T/how-to.out")" \
    grep -q '^run-1 .*tokens_per_s .* 420 .*%$' "$T/how-to.out"
check "calibrate writes an entry" "$(tail -n 20 "$T/how-to.out")" \
    grep -q '^assume("fitted by' "$T/how-to.out"
how=$T/home/how/guide/build/site
env -i HOME="$T/home" "$T/usr/bin/ridgeline" -q -C "$T/home/how/guide" \
    --date 2026-07-20 build >"$T/how.build" 2>&1
check "accuracy has what was measured here" "$(cat "$T/how.build")" \
    grep -q 'Measured here' "$how/accuracy.html"
check "so has the card" "none" \
    grep -q 'Measured here' "$how/accelerators/l40s.html"
check "a changed fact is the change's" "none" \
    grep -q '800 GB/s  Our bench' "$T/how-to.out"
# The words that the page quotes are those that are printed.
reason=$(sed -n 's/^"\(no price [^"]*\)"\.$/\1/p' site/how-to.md)
"$T/usr/bin/ridgeline" -C "$T/home/how/guide" rank tickets |
    tr -s ' \n' ' ' >"$T/how.rank"
check "a reason is quoted as it is printed" "\"$reason\" is not printed" \
    grep -qF "${reason:-no reason is quoted}: " "$T/how.rank"

# A row that cannot be learnt from is named, with the reason.
sed '2{p;s/^ours-1/ours-2/;s/llama-3.1-8b/llama-9b/}' \
    "$T/home/how/guide/bench.csv" >"$T/bench.csv"
"$T/usr/bin/ridgeline" -C "$T/home/how/guide" calibrate "$T/bench.csv" \
    >"$T/out" 2>"$T/err"
check "calibrate says what it does not use" "$(cat "$T/err")" \
    grep -q 'bench.csv:3: not used: the model is not in the catalogue' "$T/err"
