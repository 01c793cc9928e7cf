#!/bin/sh
# Pages of the small guide beside goldens: every row of their tables, and every
# step of two workings.  What is right in them other checks work out; here each
# cell is seen to change, whatever the prose around it says.
# quick
. tests/lib.sh

mkdir "$T/guide" && cp -r tests/guide/. tests/buyer/. templates "$T/guide"
cp site/*.lua site/*.md site/*.png site/*.js site/*.css "$T/guide/site"
"$RIDGELINE" -C "$T/guide" build -q -o "$T/site" >"$T/err" 2>&1
status=$?
check "all pages are written" "$(head -n 3 "$T/err")" [ $status -eq 0 ]

# The manual and the formulas have tests of their own.
(cd "$T/site" && find . -name '*.md' ! -name 'manual*' ! -name methodology.md \
    ! -name 'releases.md' ! -name 'how-to.md' ! -name tutorial.md |
    sort) >"$T/names"
while read -r name; do
	echo "== $name"
	grep '^|' "$T/site/$name" | grep -v '^|[-:|]*|$'
done <"$T/names" >"$T/tables"
same "tables" tests/golden/pages_tables.txt "$T/tables"

# A step of a working a line, without its tags.
for which in pool/owner shared/owner; do
	echo "== $which"
	tr '\n' ' ' <"$T/site/workloads/$which.html" |
	    sed 's/<details class="working"/\n&/; s/<\/dl>/&\n/g
		s/<\/details>/&\n/g' | sed -n '/^<details class="working"/,$p' |
	    grep '<dl>' | sed 's/<dt\|<h[1-6]/\n&/g; s/<dd/ | &/g' |
	    sed 's/<[^>]*>/ /g; s/  */ /g; s/ *$//' | grep .
done >"$T/working"
same "workings" tests/golden/pages_working.txt "$T/working"

# Charts of every sort, a tag a line; and pages of every sort without them, their
# heads, menus, notes, tables, workings and links.
for name in accelerators accelerators/gamma by-memory choose rent-or-buy scaling \
    takeaways workloads/chat workloads/chat/cautious workloads/hurry/near \
    workloads/learn/team; do
	echo "== $name"
	sed -n '/<figure class="chart"/,/<\/figure>/p' "$T/site/$name.html"
done | sed 's/></>\n</g' >"$T/charts"
same "charts" tests/golden/pages_charts.txt "$T/charts"
for name in index accelerators/alpha workloads/pool/owner compare; do
	echo "== $name"
	sed '/<figure class="chart"/,/<\/figure>/d
		/<nav aria-label="Site"/,/<\/nav>/d' "$T/site/$name.html"
done | sed 's/></>\n</g' >"$T/pages"
same "pages" tests/golden/pages_html.txt "$T/pages"
