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

# A page of the web that has its own name stand for this machine reads nothing.
# asks LISTEN: serve listens there, at $url, until $serve is killed.
asks() {
	on=${1%:*}
	: >"$T/at"
	"$RIDGELINE" -C "$T/guide" serve --listen "$1" >"$T/at" 2>"$T/err" &
	serve=$!
	for i in $(seq 100); do
		url=$(cat "$T/at")
		port=${url##*:} port=${port%/}
		[ -n "$port" ] && return
		sleep 0.1
	done
	bad "serve --listen $1" "prints no address"
}
# host NAME STATUS: asked for $page under the name it gives the status.
host() {
	asked=$1 wants=$2
	got=$(curl -s --noproxy '*' -m 60 -o "$T/answer" -w '%{http_code}' \
	    -H "Host:$asked" "$url$page")
	check "listening on $on, \"$(echo "$asked" | sed "s/$port/PORT/")\" is \
asked for $page: $wants" \
	    "$got: $(head -c 200 "$T/answer")" test "$got" = "$wants"
}
asks 127.0.0.1:0
page=policy.html
host "" 403
for name in evil.example "evil.example:$port" localhost.evil.example \
    127.0.0.1.evil.example 127.0.0.2 "localhost:$port.evil.example" \
    "evil.example:localhost" 10.1.2.3; do
	host "$name" 403
done
check "refused in one plain line" "$(cat "$T/answer")" \
    test "$(wc -l <"$T/answer")" -eq 1
for name in localhost "localhost:$port" LocalHost 127.0.0.1 \
    "127.0.0.1:$port" '[::1]' "[::1]:$port"; do
	host "$name" 200
done
check "else the page" "$(head -c 200 "$T/answer")" \
    grep -q 'How we buy' "$T/answer"
for page in '~changed?0' '~live.js' specs/guide.lua; do
	host evil.example 403
done
kill $serve
page=policy.html
asks 127.0.0.2:0
host "127.0.0.2:7" 200
host 127.0.0.3 403
kill $serve
asks 0.0.0.0:0
host 10.1.2.3 200
host evil.example 403
kill $serve

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
