#!/bin/sh
# needs: python3 python3-jsonschema
# What each decision of the reference guide orders: decisions.json by its
# schema, and what must hold of every order, in every format that shows it.
. tests/lib.sh

/usr/bin/python3 tests/tools/orders.py "$RIDGELINE" "$SITE" ||
    bad "orders" "tests/tools/orders.py stopped"
/usr/bin/python3 tests/tools/findings.py "$SITE" ||
    bad "findings" "tests/tools/findings.py stopped"
/usr/bin/python3 tests/tools/signed.py "$SITE" 1 ||
    bad "signed" "tests/tools/signed.py stopped"
/usr/bin/python3 tests/tools/verdicts.py "$RIDGELINE" "$SITE" ||
    bad "verdicts" "tests/tools/verdicts.py stopped"
/usr/bin/python3 tests/tools/gone.py "$RIDGELINE" "$SITE" 12 ||
    bad "gone" "tests/tools/gone.py stopped"
