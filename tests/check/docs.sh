#!/bin/sh
# long 45
# needs: mandoc
# Every example of the README and the manual is run: specs load, the guide in
# the manual is built by an installed program, and command lines succeed on
# the reference guide.
. tests/lib.sh

# Installed from a copy of what is built, so that only what depends on the
# prefix is compiled.
prefix=$T/usr
mkdir -p "$T/tree/build"
ln -s "$ROOT"/* "$ROOT/.package" "$T/tree" 2>"$T/install"
for part in "$B"/*; do
	case $(basename "$part") in
	asan | check | clang | cover | fuzz | gcc | site | tests | tsan) ;;
	*) cp -a "$part" "$T/tree/build" ;;
	esac
done
make -s -j2 -C "$T/tree" CC="$CC" B=build PREFIX="$prefix" install \
    >"$T/install" 2>&1 || cat "$T/install"
check "install" "make install left no program" test -x "$prefix/bin/ridgeline"
for file in specs/pages/pages.lua templates/manual.md; do
	check "it installs $file" "nothing" \
	    test -s "$prefix/share/ridgeline/$file"
done
installed=$prefix/bin/ridgeline

# The example of the README, added to the reference specs.
mkdir -p "$T/readme"
cp -r specs site templates "$T/readme"
few_decisions "$T/readme"
awk '/^```/ { if (shown) shown = 0; else shown = /lua/; next } shown' \
    README.md >"$T/readme/specs/readme.lua"
check "README has an example" "no Lua in README.md" \
    grep -q '^accelerator ' "$T/readme/specs/readme.lua"
"$RIDGELINE" -C "$T/readme" check >"$T/readme.out" 2>&1
rc=$?
grep readme.lua "$T/readme.out"
check "README's example loads" "exit $rc" \
    test $rc -eq 0 -a "$(grep -c 'readme.lua.*error' "$T/readme.out")" -eq 0
check "README's example is short" "more than 30 lines" \
    test "$(wc -l <"$T/readme/specs/readme.lua")" -le 30

# The guide of ridgeline-spec(5): a path in a line of its own, then the text.
mkdir -p "$T/guide/specs/prices" "$T/guide/site" "$T/guide/templates"
awk -v dir="$T/guide" '
	/^\.Sh EXAMPLES/ { examples = 1 }
	/^\.Pa [a-z]*\// && !shown { path = $2 }
	/^\.Bd -literal/ { shown = 1; begun = 0; next }
	/^\.Ed/ { shown = 0; path = ""; next }
	!shown { next }
	!begun && !examples {
		begun = 1
		path = /^-- from two dashes/ ? "specs/card.lua" : ""
	}
	path != "" { print >(dir "/" path) }
' engine/spec/ridgeline-spec.5
check "the manual's guide is whole" "$(cd "$T/guide" && find . -type f)" \
    test "$(find "$T/guide" -type f | wc -l)" -eq 6
"$installed" init "$T/started" >"$T/out" 2>&1
check "init writes the manual's guide" "$(diff -r "$T/guide" "$T/started" |
    head -n 3)" diff -r "$T/guide" "$T/started"
"$installed" -C "$T/guide" build >"$T/guide.out" 2>&1
rc=$?
cat "$T/guide.out"
check "the manual's guide is built" "exit $rc" test $rc -eq 0
check "without a warning" "$(cat "$T/guide.out")" \
    test "$(grep -c warning "$T/guide.out")" -eq 0
for file in index.html fleet.html policy.html workloads/chat.html style.css \
    site.js search.js data/guide.xlsx; do
	check "it has $file" "not published" test -s "$T/guide/build/site/$file"
done
"$installed" -C "$T/guide" rank chat >"$T/rank"
check "it decides" "rank names no card" grep -q 'card-80gb' "$T/rank"

# Command lines: those of the README begin with build/ridgeline or make, those
# of ridgeline(1) with a prompt.  None is passed over; those that take long on
# the reference guide, where it is checked once and which site.sh, claims.sh and
# predict.sh run there, have less to do.
{
	sed -n 's/^    build\/\(ridgeline[^#]*\).*/\1/p' README.md
	sed -n 's/^\.Dl \$ *//p' engine/cmd/ridgeline.1
} | sed 's/ *$//' | LC_ALL=C sort -u >"$T/commands"
head -n 150 specs/measured/pretrain.csv >"$T/cases.csv"
check "there are command lines" "no example found" \
    test "$(wc -l <"$T/commands")" -ge 8
while read -r program arguments; do
	case $arguments in
	build*--only*) arguments="$arguments -o $T/page" ;;
	build*) arguments="$arguments -C $T/guide -o $T/site" ;;
	check\ --*) arguments="$arguments -C $T/guide" ;;
	calibrate*) arguments="calibrate $T/cases.csv" ;;
	diff*) arguments="diff --fail-on flip $SITE $SITE" ;;
	esac
	# What stays until it is stopped is stopped.
	case $arguments in
	serve*) runs="timeout --preserve-status 2" ;;
	*) runs= ;;
	esac
	# shellcheck disable=SC2086
	$runs "$RIDGELINE" $arguments >"$T/out" 2>&1 </dev/null
	rc=$?
	check "$program $arguments" "exit $rc: $(tail -n 1 "$T/out")" \
	    test $rc -eq 0
done <"$T/commands"
for goal in $(sed -n 's/^    make \([a-z]*\).*/\1/p' README.md); do
	make -n "$goal" >"$T/out" 2>&1
	check "make $goal" "no such goal" test $? -eq 0
done

# Links of the README and the other pages for people lead somewhere.
for page in README.md specs/README.md tests/README.md engine/README.md; do
	for to in $(grep -o '](\([^):]*\))' "$page" | sed 's/](\(.*\))/\1/'); do
		check "$page: $to" "leads nowhere" \
		    test -e "$(dirname "$page")/$to"
	done
done

# A terminal of 132 columns shows what people read there.
"$RIDGELINE" rank chat-8b >"$T/wide"
"$RIDGELINE" explain chat-8b h100-sxm5-80gb >>"$T/wide"
check "lines fit a terminal" "$(awk 'length > 132' "$T/wide" | head -n 1)" \
    test -z "$(awk 'length > 132' "$T/wide")"
"$RIDGELINE" --help >"$T/help"
check "one of 80 columns shows all of --help" \
    "$(awk 'length > 80' "$T/help" | head -n 1)" \
    test "$(wc -l <"$T/help")" -gt 40 -a -z "$(awk 'length > 80' "$T/help")"
check "explain leaves nothing out" "a (null) is printed" \
    test -z "$(grep '(null)' "$T/wide")"
