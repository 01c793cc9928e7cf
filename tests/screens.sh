#!/bin/sh
# screens.sh SITE OUT: a page of each shape as people see it, at three widths,
# in light and dark, for a person to look at.
site=$(cd "$1" && pwd) out=$2
mkdir -p "$out"
for page in index choose workloads/chat-70b workloads/chat-70b/startup \
    accelerators accelerators/h100-sxm5-80gb models/llama-3.1-70b \
    compare rent-or-buy by-memory prices claims methodology; do
	[ -f "$site/$page.html" ] || continue
	name=$(echo "$page" | tr / -)
	for width in 390 768 1440; do
		for scheme in light:1 dark:0; do
			chromium --headless --no-sandbox --disable-gpu \
			    --hide-scrollbars --window-size=$width,2400 \
			    --blink-settings=preferredColorScheme=${scheme#*:} \
			    --screenshot="$out/$name-$width-${scheme%:*}.png" \
			    "file://$site/$page.html" >/dev/null 2>&1 || exit 2
		done
	done
done
echo "$out: $(find "$out" -name '*.png' | wc -l) pictures"
