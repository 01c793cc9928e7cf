#!/bin/sh
# The man pages, the one with the generated fields included, satisfy mandoc.
# needs: mandoc
. tests/lib.sh

man=${B#"$ROOT"/}/man
pages="$man/ridgeline.1 $man/ridgeline-spec.5 $man/ridgeline-cases.5"
# shellcheck disable=SC2086
make -s CC="$CC" B="${B#"$ROOT"/}" $pages \
    >"$T/make" 2>&1 || cat "$T/make"
for page in $pages; do
	check "$(basename "$page")" "mandoc -T lint complains" \
	    mandoc -T lint -W warning "$page"
done
