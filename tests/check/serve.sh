#!/bin/sh
# A guide in a real browser while it is written, and watch beside it.
# needs: chromium chromium-driver python3-selenium fonts-dejavu-core curl
. tests/lib.sh

"$RIDGELINE" init "$T/guide" --kind serve >"$T/out" 2>&1
/usr/bin/python3 tests/browser/serve.py "$RIDGELINE" "$T/guide" \
    "$T/profile" 2>"$T/err" || bad "serve" "$(tail -n 3 "$T/err")"

"$RIDGELINE" serve --listen nowhere:80 2>"$T/err"
check "an address that is none" "$(cat "$T/err")" \
    grep -q -- '--listen takes an address and a port.*not "nowhere:80"' \
    "$T/err"

# seen TEXT: it stands in what watch prints, after a while.
seen() {
	for i in $(seq 300); do
		grep -q "$1" "$T/watched" && return 0
		sleep 0.1
	done
	return 1
}
"$RIDGELINE" -C "$T/guide" watch --only policy >"$T/watched" 2>&1 &
watch=$!
check "watch builds at once" "$(cat "$T/watched")" seen 'policy.html'
echo 'site {' >"$T/guide/site/more.lua"
check "tells of a fault" "$(cat "$T/watched")" \
    seen 'site/more.lua:[0-9]*: error:'
: >"$T/watched"
rm "$T/guide/site/more.lua"
check "and builds again" "$(cat "$T/watched")" seen 'policy.html'
kill $watch
