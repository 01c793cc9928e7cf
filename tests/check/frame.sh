#!/bin/sh
# The checks of the house themselves: each must refuse a house that breaks it.
. tests/lib.sh

mkdir -p "$T/engine/base" "$T/engine/unit" "$T/engine/model" "$T/build/lib"
cp -r tests "$T"
rm -rf "$T"/tests/*/
cp engine/floors "$T/engine"
cat >"$T/engine/base/x.c" <<'EOF'
#include <lua.h>
#include "unit/unit.h"
static int times;
void f(void) {
	if(times++) free(p), x->free(p), say("exit(1)"); 
}
EOF
printf '#include <string.h>\n#include "unit/unit.h"\n/* not_run */\nnot_run(' \
    >"$T/engine/model/x.h"
printf '/* %080d */\n' 0 >"$T/engine/unit/x.h"
mkdir "$T/specs"
printf 'a "x" {\n  b = 1, c = 2,\n  d = { e = 1, f = 2 },\n}\n' \
    >"$T/specs/x.lua"
echo 'static int n; const char *const t[] = { "a" }; int f(void);
int f(void) { return n++; }' >"$T/kept.c"
$CC -fPIC -c -o "$T/kept.o" "$T/kept.c" &&
    ar rc "$T/build/lib/x.a" "$T/kept.o"

(
	cd "$T" || exit
	B=build
	sh tests/floors.sh
	sh tests/lint.sh
	sh tests/format.sh
) >"$T/out" 2>&1
sed 's/^/  /' "$T/out"

# refuses NAME PATTERN: how many lines say so.
refuses() {
	check "refuses $1" "no line like \"$2\"" grep -q "$2" "$T/out"
}

refuses "an upward include" 'x.c:2: base/ (floor 0) includes "unit/unit.h"'
refuses "a neighbour" 'x.h:2: model/ (floor 1) includes "unit/unit.h"'
refuses "a foreign header" 'x.c:1: <lua.h> is not listed'
refuses "more than math in model" 'x.h:1: model/ includes <string.h>'
refuses "a call with one home" 'x.c calls free$'
refuses "wide lines" 'over 80 columns: engine/unit/x.h:1$'
refuses "a variable" 'not constant: .*kept.o: n$'
refuses "what nobody else uses" 'exported is used: not so: .*\<f\>'
refuses "a formula that nothing runs" 'exported is used: not so: .*not_run'
refuses "two fields on a line" 'one field a line: specs/x.lua:2$'
refuses "a brace" 'x.c:4: the brace of a function'
refuses "no space" 'x.c:5: no space before'
refuses "space at the end" 'x.c:5: space at the end'
check "knows strings from calls" "a string was taken for a call" \
    sh -c '! grep -q "calls exit" "$T/out"'
