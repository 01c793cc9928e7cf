#!/bin/sh
# long 7
# How an editor ends lines, and the mark that it begins a file with, change
# nothing of what is published.
# quick
. tests/lib.sh

# write FOLDER: a guide that reads every sort of text.
write() {
	cp -r tests/guide "$1"
	mkdir -p "$1/site" "$1/templates/words"
	cp templates/page.html templates/decision.md "$1/templates"
	cp templates/words/*.md "$1/templates/words"
	printf '# House rules\n\nAsk *first*:\n\n- us,\n- them.\n\n```\na\n\nb\n```\n' \
	    >"$1/site/rules.md"
}
# published FOLDER: what it builds, beside it.
published() {
	"$RIDGELINE" -C "$1" build -q -o "$1.site" 2>"$1.err"
	check "it builds: ${1##*/}" "$(cat "$1.err")" \
	    test -f "$1.site/rules.html"
}
# texts FOLDER SUFFIX...: its files that are so called.
texts() {
	from=$1
	shift
	for suffix; do
		find "$from" -type f -name "*.$suffix"
	done
}
write "$T/plain"
published "$T/plain"
for sort in "mark lua" "mark csv" "mark md" "mark html" "returns lua" \
    "returns csv" "returns md" "returns html"; do
	what=${sort% *} suffix=${sort#* }
	write "$T/$what-$suffix"
	texts "$T/$what-$suffix" "$suffix" >"$T/list"
	check "there is a file of that sort: $suffix" "none" test -s "$T/list"
	while read -r file; do
		if [ "$what" = mark ]; then
			sed -i '1s/^/\xef\xbb\xbf/' "$file"
		else
			sed -i 's/$/\r/' "$file"
		fi
	done <"$T/list"
	published "$T/$what-$suffix"
	check "the same site: $what in .$suffix" \
	    "$(diff -rq "$T/plain.site" "$T/$what-$suffix.site" | head -n 3)" \
	    diff -rq "$T/plain.site" "$T/$what-$suffix.site"
done

# What a spreadsheet or an editor made of a table is told in the same words by
# all that read tables, and by what reads JSON.
head='date,provider,sku,accelerator,count,region,tier,unit,price,currency,source'
row='2026-08-01,acme,x,alpha,1,eu,on_demand,accelerator_hour,0.4,USD,list'
cases='id,kind,quantity,value,model,accelerator,weight_format,software'
case='a,serve,tokens_per_s,640,toy,alpha,fp8,stack'
cp -r tests/guide "$T/told"
cd "$T/told" || exit 2

# told WHAT WORDS WRITE: what WRITE makes of tables is told in these words by all.
told() {
	printf '%s\n%s\n' "$head" "$row" | eval "$3" >"$T/prices.csv"
	printf '%s\n%s\n' "$cases" "$case" | eval "$3" >"$T/cases.csv"
	for how in "import prices --feed plain $T/prices.csv" \
	    "import prices --feed skypilot $T/prices.csv" \
	    "import cases $T/cases.csv" "predict $T/cases.csv" \
	    "calibrate $T/cases.csv" check; do
		if [ "$how" = check ]; then
			cp "$T/prices.csv" specs/prices/told.csv
		fi
		# shellcheck disable=SC2086
		"$RIDGELINE" $how >"$T/told.out" 2>&1
		rc=$?
		rm -f specs/prices/told.csv
		check "$1: ${how%% "$T"*}" "exit $rc: $(head -n 3 "$T/told.out")" \
		    sh -c "[ $rc -eq 1 ] && grep -q \"\\.csv.*error: .*$2\" \
		    '$T/told.out'"
	done
}
told semicolons "parted by semicolons: save it with commas" "tr , ';'"
told tabs "parted by tabs: save it with commas" "tr , '\\t'"
told "curly quotes" "quotes are curly" "sed 's/,/”,“/g; s/^/“/; s/\$/”/'"
told UTF-16 "is UTF-16: save it as UTF-8" "iconv -f UTF-8 -t UTF-16"
told "UTF-16 without a mark" "is UTF-16: save it as UTF-8" \
    "iconv -f UTF-8 -t UTF-16LE"

config=$ROOT/tests/import/configs/qwen3-8b.json
"$RIDGELINE" import model --id a "$config" >"$T/plain.lua"
(printf '\357\273\277' && sed 's/$/\r/' "$config") >"$T/qwen3-8b.json"
"$RIDGELINE" import model --id a "$T/qwen3-8b.json" >"$T/marked.lua" 2>&1
check "a mark and line ends change nothing of a model" \
    "$(diff "$T/plain.lua" "$T/marked.lua" | head -n 3)" \
    cmp -s "$T/plain.lua" "$T/marked.lua"
