#!/bin/sh
# long 60
# needs: python3
# 400 figures a day of pages of every kind, beside what the engine says to rank,
# explain, fit and predict, and what records say; the README's picture beside
# its page.
. tests/lib.sh

python3 tests/tools/screenshot.py --check "$SITE" site/screenshot.png
python3 tests/tools/figures.py "$RIDGELINE" "$SITE" "$SLICE" "${WHOLE:+2000}"
