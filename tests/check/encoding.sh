#!/bin/sh
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
