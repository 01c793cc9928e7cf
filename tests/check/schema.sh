#!/bin/sh
# needs: mandoc python3
# What is generated from the rows of the records: the editor types are fresh
# and parse, the manual has no fault, and the JSON is JSON.  docs.sh runs the
# examples.
# quick
. tests/lib.sh

"$RIDGELINE" schema --format lua >"$T/types.lua"
same types.lua specs/types.lua "$T/types.lua"
check "types parse" "Lua refuses specs/types.lua" \
    lua5.4 -e 'assert(loadfile(arg[1]))' "$T/types.lua"

"$RIDGELINE" schema --format json >"$T/schema.json"
check "JSON" "schema --format json is not JSON" \
    python3 -m json.tool "$T/schema.json" /dev/null

"$RIDGELINE" schema --format man >"$T/fields"
sed -e '/^\.\\" FIELDS/{r '"$T/fields" -e 'd}' engine/spec/ridgeline-spec.5 \
    >"$T/ridgeline-spec.5"
check "manual has fields" "the fields are not in the manual" \
    grep -q '^\.It Va memory_bandwidth' "$T/ridgeline-spec.5"
mandoc -Tlint -Wwarning "$T/ridgeline-spec.5" >"$T/lint"
cat "$T/lint"
check "manual is clean" "mandoc has warnings" test ! -s "$T/lint"
