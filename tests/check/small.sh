#!/bin/sh
# long 5
# A guide of one workload, one accelerator and one model: every page of the
# reference site works there, with all others and with none of them.  What
# the site says of itself is its own and not a template.
# quick
. tests/lib.sh

small() { # NAME: the guide, and a start page that says nothing
	mkdir -p "$T/$1/templates" "$T/$1/site"
	cp -r tests/diag/guide/specs "$T/$1/"
	cp -r templates/* "$T/$1/templates/"
	cp site/*.js site/*.css "$T/$1/site/"
}

works() { # WHAT NAME
	"$RIDGELINE" build -q --strict -C "$T/$2" >"$T/$2.out" 2>&1 ||
	    echo "exit $?" >>"$T/$2.out"
	check "$1" "$(head -n 3 "$T/$2.out")" test ! -s "$T/$2.out"
}

small all
cp site/site.lua site/*.md site/*.png "$T/all/site/"
works "all pages" all

# Two that others link to are left out.
sed -i -e '/^page "formats"/,/^}/d' -e '/^page "accuracy"/,/^}/d' \
    -e 's/"formats", //; s/"accuracy", //' "$T/all/site/site.lua"
works "all pages but two" all
check "and those two are not there" "they are" test -f \
    "$T/all/build/site/index.html" -a ! -e "$T/all/build/site/formats.html" \
    -a ! -e "$T/all/build/site/accuracy.html"

# holds WHAT NAME: nothing is said of any of its pages.
holds() {
	"$RIDGELINE" check --strict -C "$T/$2" >"$T/$2.out" 2>&1 ||
	    echo "exit $?" >>"$T/$2.out"
	check "$1" "$(head -n 3 "$T/$2.out")" test ! -s "$T/$2.out"
}

# Each page alone: checked, and one in eight, others each day, published.
small alone
echo 'Nothing is said here.' >"$T/alone/templates/nothing.md"
n=$SLICE
for page in $(sed -n 's/^page "\(.*\)" {/\1/p' site/site.lua |
    grep -v '^about$'); do
	{
		echo 'site { title = "Small" }'
		[ "$page" = index ] || cat <<-END
		page "index" { title = "Start", template = "nothing" }
		END
		sed -n "/^page \"$page\" {/,/^}/p" site/site.lua
	} >"$T/alone/site/site.lua"
	n=$((n + 1))
	if [ -n "$WHOLE" ] || [ $((n % 8)) -eq 0 ]; then
		rm -rf "$T/alone/build"
		works "$page alone" alone
	else
		holds "$page alone" alone
	fi
done

# A chart of many points still writes the name of the last.
small many
cat >"$T/many/site/site.lua" <<'END'
site { title = "Small" }
page "index" { title = "Start", template = "many" }
END
cat >"$T/many/templates/many.md" <<'END'
{% local x, y = {}, {}
for i = 1, 700 do
  x[i] = i
  y[i] = 1
end %}
{{ chart { type = "points", title = "Many", description = "Seven hundred",
  series = { { name = "crowd", x = x, y = y },
    { name = "alone", x = { 350 }, y = { 9 }, label = { "set apart" } } } } }}
END
works "a chart of 701 points" many
check "the last of 701 points has its name" "it is not drawn" \
    grep -q 'class="label"[^>]*>set apart<' "$T/many/build/site/index.html"
