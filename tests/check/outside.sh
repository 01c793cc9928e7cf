#!/bin/sh
# The table of tests/README.md that says where expected values come from is
# today's.
# needs: python3
. tests/lib.sh

cp tests/README.md "$T/README.md"
says python3 tests/tools/outside.py "$T/README.md" ||
    bad "outside" "tests/tools/outside.py stopped"
same "expected values are counted by where they come from" tests/README.md \
    "$T/README.md"
