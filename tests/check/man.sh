#!/bin/sh
# The man pages, the one with the generated fields included, satisfy mandoc.
# needs: mandoc
. tests/lib.sh

man=${B#"$ROOT"/}/man
pages="$man/ridgeline.1 $man/ridgeline-spec.5 $man/ridgeline-cases.5"
# shellcheck disable=SC2086
make -s CC="$CC" B="${B#"$ROOT"/}" $pages \
    >"$T/make" 2>&1 || cat "$T/make"
# A page with a fault first, so that silence means something.
printf '.Dd $Mdocdate$\n.Dt WRONG 1\n.Os\n.Xx wrong\n' >"$T/wrong.1"
mandoc -T lint -W warning "$T/wrong.1" >"$T/lint"
check "mandoc sees a fault" "it is silent" grep -q 'wrong.1:4' "$T/lint"
for page in $pages; do
	check "$(basename "$page")" "mandoc -T lint complains" \
	    mandoc -T lint -W warning "$page"
done

# The same as pages of the guide: every section, command, option and field.
pages=$SITE
for part in "manual.html:Limits and safety" "manual.html:import model" \
    "manual.html:--fail-on" "manual.html:unit_mismatch" \
    "manual-spec.html:Catalogues in use" "manual-spec.html:Components" \
    "manual-fields.html:memory_bandwidth" "manual-cases.html:token_basis"; do
	check "$part" "it is not on the page" \
	    grep -q -e "${part#*:}" "$pages/${part%%:*}"
done
for what in fields:manual-fields messages:manual columns:manual-cases; do
	"$RIDGELINE" schema "${what%:*}" --format man |
	    sed -n 's/^\.It Va \([a-z_0-9]*\).*/\1/p; s/^\.It Bq \([a-z_0-9]*\) .*/\1/p' |
	    sort -u >"$T/names"
	sed 's/<[^>]*>/ /g' "$pages/${what#*:}.html" |
	    tr -cs 'A-Za-z0-9_' '\n' | sort -u >"$T/words"
	check "all ${what%:*} stand in ${what#*:}.html" \
	    "missing: $(comm -23 "$T/names" "$T/words" | tr '\n' ' ')" \
	    test -s "$T/names" -a -z "$(comm -23 "$T/names" "$T/words")"
done
for page in manual manual-spec manual-fields manual-cases; do
	check "$page is found" "neither the search nor a link leads there" \
	    sh -c "grep -q '$page.html' '$pages/search-index.js' &&
	    grep -q '$page.html' '$pages/about.html'"
	check "$page has no macro left" "$(grep -n '^\.[A-Z][a-z] ' \
	    "$pages/$page.md" | head -n 3)" \
	    sh -c "! grep -q '^\\.[A-Z][a-z] ' '$pages/$page.md'"
done
check "no page of the manual stands in templates/, where it would not follow" \
    "$(ls templates/manual*.md 2>/dev/null)" \
    test -z "$(ls templates/manual*.md 2>/dev/null)"
