#!/bin/sh
# long 70
# needs: nodejs default-jre-headless python3
# Published pages, judged by the validators of others: the Nu Html Checker and
# html-validate.  All at the top, and one in eight of those of each folder, drawn
# by SLICE; with WHOLE set, every page.  A page with faults, so that silence
# means something.
. tests/lib.sh

modules=$(sh tests/npm/install.sh) || {
	bad "the validators are there" "npm ci failed"
	exit 1
}
mkdir -p "$T/wrong"
cat >"$T/wrong/page.html" <<'EOF'
<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>Wrong</title></head>
<body><h1>Wrong</h1><p id="a">One<ul id="a"><li>two</ul>
<img src="x.png"></body>
</html>
EOF

# vnu FOLDER: its messages on all pages of a folder, in one run.
vnu() {
	java -jar "$modules/vnu-jar/build/dist/vnu.jar" --format gnu --stdout \
	    --skip-non-html "$1" 2>&1
}

# style FOLDER
style() {
	rm -rf "$T/ended"
	python3 tests/browser/implied.py "$1" "$T/ended"
	"$modules/.bin/html-validate" --formatter text \
	    --config tests/npm/htmlvalidate.json "$T/ended" 2>&1
}

# clean NAME JUDGE FOLDER: it has nothing to say.
clean() {
	if "$2" "$3" >"$T/$2.out" && [ ! -s "$T/$2.out" ]; then
		ok "$1"
	else
		head -n 20 "$T/$2.out"
		bad "$1" "$(wc -l <"$T/$2.out") messages"
	fi
}

for judge in vnu style; do
	may 1 "$judge" "$T/wrong" >"$T/out"
	check "$judge sees a fault" "it is silent" grep -q "page.html" "$T/out"
done
pages=$SITE
if [ -z "$WHOLE" ]; then
	pages=$T/pages
	python3 tests/tools/some_pages.py "$SITE" "$pages" "$SLICE"
fi
check "there are pages to judge" "$pages has too few" \
    test "$(find "$pages" -name '*.html' | wc -l)" -ge 100
clean "vnu is content with the pages" vnu "$pages"
clean "html-validate is content with the pages" style "$pages"
