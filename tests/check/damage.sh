#!/bin/sh
# needs: python3
# What is handed from one command to another, damaged: parts of a sweep and
# measured cases that are cut, negative, huge, no numbers, of other types, or no
# text.  Each is refused with a line, or read as what it says; nothing crashes,
# and what is predicted is a number above zero.
. tests/lib.sh

python3 tests/tools/damage.py "$RIDGELINE" tests/guide "$T"
