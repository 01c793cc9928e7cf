#!/bin/sh
# needs: libxml2-utils
# What a site has beside its pages: the files of static/ whole, a logo, colours
# and fonts of its own, pictures in prose, and what it says of its address.
. tests/lib.sh

mkdir -p "$T/guide/static/img" "$T/guide/site"
cp -r tests/diag/guide/specs templates "$T/guide"
cp site/*.css site/*.js "$T/guide/site"
picture='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>'
echo "$picture" >"$T/guide/static/logo.svg"
echo "$picture" >"$T/guide/static/img/racks.svg"
printf 'a font' >"$T/guide/static/house.woff2"
cp tests/diag/guide/site/site.lua "$T/plain.lua"
cat >"$T/brand.lua" <<'END'
site {
  url = "https://guide.example/gpus/", robots = "none",
  logo = "logo.svg", icon = "logo.svg",
  color = "#aa3300", color_dark = "#ffaa77",
  font = "House, sans-serif", font_file = "house.woff2",
END
sed "s/^site {.*//" "$T/plain.lua" | cat "$T/brand.lua" - \
    >"$T/guide/site/site.lua"
grep -q '^site {$' "$T/plain.lua" ||
    bad "the guide's site" "is written otherwise than this check reads"
cat >"$T/guide/site/racks.md" <<'END'
# Racks

![Our racks](static/img/racks.svg), [the same](static/img/racks.svg) and
![elsewhere](https://example.com/a.png).
END
"$RIDGELINE" -C "$T/guide" build -o "$T/site" >"$T/out" 2>&1
check "it builds" "$(cat "$T/out")" test -f "$T/site/index.html"
check "static/ is there whole" "$(diff -r "$T/guide/static" "$T/site/static")" \
    diff -rq "$T/guide/static" "$T/site/static"
check "a picture in prose" "$(grep racks.svg "$T/site/racks.html")" \
    grep -q '<img src="static/img/racks.svg" alt="Our racks"' \
    "$T/site/racks.html"
check "one of elsewhere is a link" "$(grep a.png "$T/site/racks.html")" \
    grep -q '<a href="https://example.com/a.png">' "$T/site/racks.html"
for page in $(cd "$T/site" && find . -name '*.html' ! -name 404.html); do
	up=$(echo "${page#./}" | tr -cd / | sed 's|/|../|g')
	check "$page has the logo" "no such picture" \
	    grep -q "<img class=\"logo\" src=\"${up}static/logo.svg\"" \
	    "$T/site/$page"
done
check "colours" "$(cat "$T/site/brand.css")" \
    grep -q -- '--brand: #aa3300;' "$T/site/brand.css"
check "of a dark page" "$(cat "$T/site/brand.css")" \
    grep -q -- '--brand-dark: #ffaa77;' "$T/site/brand.css"
check "links take both" "$(grep -e --link: "$T/site/style.css")" \
    grep -q -- '--link: light-dark(var(--brand, .*var(--brand-dark, ' \
    "$T/site/style.css"
check "fonts" "$(cat "$T/site/brand.css")" \
    grep -q 'url("static/house.woff2")' "$T/site/brand.css"
check "robots.txt" "$(cat "$T/site/robots.txt")" \
    grep -qx 'Disallow: /' "$T/site/robots.txt"
check "a page says it too" "none" grep -q 'name="robots" content="noindex' \
    "$T/site/index.html"

# The sitemap has every page and no other.
xmllint --xpath '//*[local-name()="loc"]/text()' "$T/site/sitemap.xml" \
    2>"$T/err" | sed 's|^https://guide.example/gpus/||; s|^$|index.html|' |
    LC_ALL=C sort >"$T/located"
(cd "$T/site" && find . -name '*.html' ! -name 404.html) | sed 's|^\./||' |
    LC_ALL=C sort >"$T/pages"
check "sitemap.xml" "$(diff "$T/pages" "$T/located" | head -n 3)" \
    cmp -s "$T/pages" "$T/located"
check "404.html works at any depth" "no base" \
    grep -q '<base href="https://guide.example/gpus/">' "$T/site/404.html"

# One that says nothing of it has none of it.
cp "$T/plain.lua" "$T/guide/site/site.lua"
rm -r "$T/guide/static" "$T/guide/site/racks.md"
"$RIDGELINE" -C "$T/guide" build -o "$T/bare" >"$T/out" 2>&1
for file in brand.css robots.txt sitemap.xml 404.html static; do
	check "no $file" "it is there" \
	    test -f "$T/bare/index.html" -a ! -e "$T/bare/$file"
done

# What the manual says templates/page.html may use is what it is given.
sed -n '/^It may use these variables/,/^\.El/{s/^\.It Va //p;}' \
    engine/spec/ridgeline-spec.5 | tr -d ' ' | tr , '\n' | sort >"$T/documented"
sed -n 's/.*h->arena, map, "\([a-z_]*\)".*/\1/p' engine/write/html_frame.c |
    sort >"$T/given"
check "every variable of page.html is documented, and no other" \
    "$(diff "$T/documented" "$T/given")" cmp -s "$T/documented" "$T/given"
cp -r tests/guide "$T/frame"
mkdir -p "$T/frame/templates"
cp templates/page.html "$T/frame/templates/"
while read -r name; do
	echo "<i>$name {% if $name == nil then %}lacks{% else %}has{% end %}</i>"
done <"$T/documented" >>"$T/frame/templates/page.html"
"$RIDGELINE" -C "$T/frame" build -q --only index -o "$T/framed" 2>"$T/err"
sed -n 's|.*<i>\([a-z_]*\) has</i>.*|\1|p' "$T/framed/index.html" >"$T/has"
check "a page has each of them" \
    "$(diff "$T/documented" "$T/has") $(head -n 3 "$T/err")" \
    cmp -s "$T/documented" "$T/has"
echo '{{ nonsense }}' >>"$T/frame/templates/page.html"
"$RIDGELINE" -C "$T/frame" build -q --only index -o "$T/framed" 2>"$T/err"
check "one that is made up is told of" "$(cat "$T/err")" grep -q \
    "^templates/page.html:[0-9]*: error: 'nonsense' is not defined" "$T/err"
