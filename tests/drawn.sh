#!/bin/sh
# drawn.sh CHECK: 0 where it, or a tool that it names, takes other samples by SLICE
# or more of them with WHOLE, so that its results may be others on another day.
set -u
grep -qs 'SLICE\|WHOLE' "$1" $(grep -o 'tests/[a-z_/]*\.[a-z][a-z]*' "$1" |
    grep -v '^tests/lib\.sh$' | sort -u)
