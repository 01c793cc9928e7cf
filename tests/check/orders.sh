#!/bin/sh
# long 54
# needs: python3 python3-jsonschema
# What each decision of the reference guide orders: decisions.json by its
# schema, and what must hold of every order, in every format that shows it.
. tests/lib.sh

python3 tests/tools/orders.py "$RIDGELINE" "$SITE" ||
    bad "orders" "tests/tools/orders.py stopped"
python3 tests/tools/findings.py "$SITE" ||
    bad "findings" "tests/tools/findings.py stopped"
python3 tests/tools/signed.py "$SITE" 1 ||
    bad "signed" "tests/tools/signed.py stopped"
python3 tests/tools/verdicts.py "$RIDGELINE" "$SITE" ||
    bad "verdicts" "tests/tools/verdicts.py stopped"
python3 tests/tools/tables.py "$SITE" ||
    bad "tables" "tests/tools/tables.py stopped"

# Every decision is taken again without the offer of its order.
"$B/tests/tools/gone" check -q >"$T/gone" 2>"$T/err"
grep '^not ok ' "$T/gone"
check "without its best offer an order is what it says" \
    "$(tail -n 1 "$T/gone" "$T/err")" \
    awk '/^not ok /{ bad++ } /^gone /{ most = $2 > 100 }
    END { exit bad || !most }' "$T/gone"
