#!/bin/sh
# long 21
# needs: dpkg-dev lintian pkg-config
# What packagers take: the Debian package satisfies lintian and holds what a
# guide needs, and the formulas can be used as a C library.
. tests/lib.sh

# A copy of what is built, so that only what depends on the prefix is linked
# again.
mkdir -p "$T/tree/build"
ln -s "$ROOT"/* "$ROOT"/.package "$T/tree" 2>/dev/null
for part in "$B"/*; do
	case $(basename "$part") in
	engine | flags | gen | lib | man | prefix | ridgeline | share | books | \
	    version)
		cp -a "$part" "$T/tree/build" ;;
	esac
done
make -s -C "$T/tree" CC="$CC" B=build deb >"$T/out" 2>&1
deb=$(ls "$T"/tree/build/ridgeline_*.deb 2>/dev/null)
check "make deb" "$(tail -n 3 "$T/out")" test -f "$deb"
lintian --fail-on error,warning "$deb" >"$T/lintian" 2>&1
rc=$?
check "lintian" "exit $rc: $(head -n 5 "$T/lintian")" \
    test $rc -eq 0
mkdir "$T/unpacked"
dpkg-deb -x "$deb" "$T/unpacked"
(cd "$T" && env -i HOME="$T" "$T/unpacked/usr/bin/ridgeline" -q init guide \
    --kind own && env -i HOME="$T" "$T/unpacked/usr/bin/ridgeline" -C guide \
    rank rent-or-buy) >"$T/rank" 2>&1
check "what it holds answers" "$(tail -n 3 "$T/rank")" \
    grep -q 'meet every limit' "$T/rank"
for file in bin/ridgeline share/man/man1/ridgeline.1.gz \
    share/bash-completion/completions/ridgeline \
    share/ridgeline/specs/catalogue.lua share/ridgeline/templates/page.html \
    share/ridgeline/specs/pages/pages.lua share/ridgeline/templates/manual.md; do
	check "it has $file" "no such file" test -s "$T/unpacked/usr/$file"
done

# Two days that build the same commit build the same package.
commit=$(git log -1 --format=%cd --date=rfc)
dated=$(zcat "$T/unpacked/usr/share/doc/ridgeline/changelog.Debian.gz" |
    sed -n 's/^ -- .*>  //p')
check "it is dated by its commit" "$dated, not ${commit:-of any}" \
    [ -n "$commit" -a "$dated" = "$commit" ]

links=$(find "$T/unpacked" -type l -lname '/*')
check "nothing in it leads to where it was built" "$links" test -z "$links"

# H100 SXM5, 989.4 TFLOP/s and 3.35 TB/s, at 100 flop a byte: 335 TFLOP/s.
make -s -C "$T/tree" CC="$CC" B=build PREFIX="$T/usr" install >"$T/out" 2>&1
cat >"$T/use.c" <<'END'
#include <model/formula.h>
#include <model/roofline.h>
#include <stdio.h>

int
main(void)
{
	printf("%.0f %d\n", roof_rate(989.4e12, 3.35e12, 100) / 1e12,
	    formula_count > 100 && formulas[0].name != NULL);
	return 0;
}
END
flags=$(PKG_CONFIG_PATH=$T/usr/lib/pkgconfig pkg-config --cflags --libs \
    ridgeline 2>"$T/err")
# shellcheck disable=SC2086
${CC##* } -std=c11 -o "$T/use" "$T/use.c" $flags >>"$T/err" 2>&1
check "the library can be used" "$(cat "$T/err")" \
    test "$("$T/use" 2>&1)" = "335 1"
