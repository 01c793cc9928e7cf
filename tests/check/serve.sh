#!/bin/sh
# long 95
# A guide in a real browser while it is written, and watch beside it.
# needs: chromium chromium-driver python3-selenium fonts-dejavu-core curl
. tests/lib.sh

"$RIDGELINE" init "$T/guide" --kind serve >"$T/out" 2>&1
python3 tests/browser/serve.py "$RIDGELINE" "$T/guide" \
    "$T/profile" 2>"$T/err" || bad "serve" "$(tail -n 3 "$T/err")"

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
asks localhost:0
host localhost 200
check "localhost is this machine alone" "$url" \
    test "${url%:*}" = http://127.0.0.1
kill $serve
asks 127.0.0.2:0
host "127.0.0.2:7" 200
host 127.0.0.3 403
kill $serve
asks 0.0.0.0:0
host 10.1.2.3 200
host evil.example 403
kill $serve

# What is worked out once for all pages, and what stays of it when prices move.
mkdir "$T/reference"
cp -r specs site templates "$T/reference"
python3 tests/tools/serving.py --same "$RIDGELINE" "$T/reference" \
    "$SITE" 2>"$T/err"
check "pages that are shown are those of a whole build" "$(cat "$T/err")" \
    test ! -s "$T/err"

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

# A catalogue in use, beside the guide, below a folder that both declare.
: >"$T/.ridgeline-root"
mkdir "$T/shared"
cat >"$T/shared/catalogue.lua" <<'END'
catalogue "shared" { name = "Shared", version = "1", date = "2026-01-05" }
END
"$RIDGELINE" init "$T/user" --kind serve >"$T/out" 2>&1
echo 'use "../shared"' >"$T/user/specs/shared.lua"
"$RIDGELINE" -C "$T/user" watch >"$T/watched" 2>&1 &
watch=$!
check "a guide on a folder beside it is built" "$(cat "$T/watched")" \
    seen 'index.html: [0-9]* pages'
echo 'source {' >"$T/shared/more.lua"
check "a save in that folder is seen" "$(cat "$T/watched")" \
    seen 'shared/more.lua:[0-9]*: error:'
: >"$T/watched"
rm "$T/shared/more.lua"
check "and what mends it" "$(cat "$T/watched")" seen 'index.html: [0-9]* pages'
kill $watch

# What a use names and is not there yet: the folder, a part of it that it
# declares, the file that allows it.
mkdir -p "$T/apart/user"
cp -r "$T/user/." "$T/apart/user"
echo 'use "../later"' >"$T/apart/user/specs/shared.lua"
"$RIDGELINE" -C "$T/apart/user" watch >"$T/watched" 2>&1 &
watch=$!
# then_told WHAT TEXT COMMAND...: the command is seen, and the text told.
then_told() {
	what=$1 text=$2
	shift 2
	: >"$T/watched"
	"$@"
	check "$what" "$(cat "$T/watched")" seen "$text"
}
check "a folder that is not there is told of" "$(cat "$T/watched")" \
    seen 'there is no such folder'
rm "$T/.ridgeline-root"
then_told "it is seen once it is there" 'in a folder above both allows' \
    cp -r "$T/shared" "$T/apart/later"
then_told "so is the file that allows it" 'index.html: [0-9]* pages' \
    touch "$T/apart/.ridgeline-root"
sed 's/}/  folders = { "cards" } }/;s/" *folders/", folders/' \
    "$T/shared/catalogue.lua" >"$T/catalogue.lua"
then_told "a part of it that is not there is told of" \
    'there is no folder "cards"' cp "$T/catalogue.lua" "$T/apart/later"
then_told "and seen once it is" 'index.html: [0-9]* pages' \
    mkdir "$T/apart/later/cards"
kill $watch
: >"$T/.ridgeline-root"

: >"$T/at"
"$RIDGELINE" -C "$T/user" serve --listen 127.0.0.1:0 >"$T/at" 2>"$T/err" &
serve=$!
seen_at() {
	for i in $(seq 100); do
		url=$(cat "$T/at")
		[ -n "$url" ] && return 0
		sleep 0.1
	done
	return 1
}
check "serve tells its address" "$(cat "$T/err")" seen_at
# page STATUS [PATH]: the page is shown with it, and its mark is in $mark.
page() {
	got=$(curl -s --noproxy '*' -m 60 -o "$T/answer" \
	    -w '%{http_code}' "$url${2-}")
	mark=$(sed -n 's/.*data-mark="\([0-9a-f]*\)".*/\1/p' "$T/answer")
	[ "$got" = "$1" ]
}
# changed: what the open page asks is answered, by another mark than its own.
changed() {
	curl -s --noproxy '*' -m 10 -o "$T/now" "$url~changed?$mark" &&
	    [ "$(cat "$T/now")" != "$mark" ]
}
check "its page is shown" "$(cat "$T/answer")" page 200
echo 'source {' >"$T/shared/more.lua"
check "an open page hears of the save" "$(cat "$T/now")" changed
check "and shows the fault" "$(cat "$T/answer")" page 500
rm "$T/shared/more.lua"
check "hears of what mends it" "$(cat "$T/now")" changed
check "and is itself again" "$(cat "$T/answer")" page 200
for path in nosuch.html nosuch deep/er/nosuch.html; do
	check "where no page is, a page of the guide says so: $path" \
	    "$(head -n 3 "$T/answer")" page 404 "$path"
	check "and leads to the first: $path" \
	    "$(grep -c 'No such page' "$T/answer")" \
	    grep -q 'The guide has no page of this name.*href="index.html"' \
	    "$T/answer"
done
check "it is found from any depth" "$(head -n 20 "$T/answer")" \
    grep -q '<base href="/">' "$T/answer"
check "a file that is not there is none" "$(cat "$T/answer")" \
    page 404 nosuch.png
check "a page may be asked for without its ending" "$(cat "$T/answer")" \
    page 200 prices
page 404 later.html
mkdir -p "$T/user/site"
echo 'Written later.' >"$T/user/site/later.md"
check "an open page that is not there hears of the save" "$(cat "$T/now")" \
    changed
check "and is shown" "$(cat "$T/answer")" page 200 later.html
kill $serve
