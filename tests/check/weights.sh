#!/bin/sh
# needs: python3
# What the reference site weighs, page by page and in all.
. tests/lib.sh

python3 tests/tools/weights.py "$SITE"
