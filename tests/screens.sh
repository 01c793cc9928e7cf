#!/bin/sh
# screens.sh SITE OUT [WIDTH...]: every page at the top of a site and the largest
# of each folder and depth as people see them, at three widths or those named, in
# light and dark, for a person to look at.
site=$(cd "$1" && pwd) out=$2
shift 2
mkdir -p "$out"
cd "$site" || exit 2
for page in *.html $(find . -mindepth 2 -name '*.html' -printf '%s %d %P\n' |
    sort -rn | awk '{ split($3, at, "/") } !seen[$2, at[1]]++ { print $3 }'); do
	name=$(echo "${page%.html}" | tr / -)
	for width in ${*:-390 768 1440}; do
		for scheme in light:1 dark:0; do
			chromium --headless --no-sandbox --disable-gpu \
			    --hide-scrollbars --window-size="$width,2400" \
			    --blink-settings=preferredColorScheme=${scheme#*:} \
			    --screenshot="$out/$name-$width-${scheme%:*}.png" \
			    "file://$site/$page" >/dev/null 2>&1 || exit 2
		done
	done
done
echo "$out: $(find "$out" -name '*.png' | wc -l) pictures"
