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
    says lua5.4 -e 'print(assert(loadfile(arg[1])))' "$T/types.lua"

"$RIDGELINE" schema --format json >"$T/schema.json"
check "JSON" "schema --format json is not JSON" \
    says python3 -m json.tool "$T/schema.json"

# A number with a unit has bounds past which a unit was likely mistaken; a share
# of a whole keeps to its own, and what commands write themselves is no one's to mistake.
holds "every physical field has bounds" "$T/schema.json" \
    engine/catalog/bound.def <<'END'
import json, re, sys
bounds = set(re.findall(r'^BOUND\((\w+), (\w+),', open(sys.argv[2]).read(),
                        re.M))
written = {'answered', 'approval', 'decided', 'tested', 'carried',
           'replayed', 'outcome', 'reliability'}
seen = 0
for record in json.load(open(sys.argv[1]))['records']:
    for field in record['fields']:
        if field['type'] not in ('number', 'rates') or record['verb'] in \
                written or field.get('unit', '1') in ('1', '') or \
                (field['unit'] == 'percent' and field['share']):
            continue
        seen += 1
        if (record['verb'], field['name']) not in bounds:
            sys.exit(f"{record['verb']} {field['name']} {field['unit']}")
assert seen >= 100, seen
END

"$RIDGELINE" schema --format man >"$T/fields"
sed -e '/^\.\\" FIELDS/{r '"$T/fields" -e 'd}' engine/spec/ridgeline-spec.5 \
    >"$T/ridgeline-spec.5"
check "manual has fields" "the fields are not in the manual" \
    grep -q '^\.It Va memory_bandwidth' "$T/ridgeline-spec.5"
mandoc -Tlint -Wwarning "$T/ridgeline-spec.5" >"$T/lint"
cat "$T/lint"
mandoc -Tutf8 "$T/ridgeline-spec.5" >"$T/read"
check "manual is clean" "mandoc has warnings" sh -c \
    '[ ! -s "$1" ] && grep -q memory_bandwidth "$2"' - "$T/lint" "$T/read"
