#!/bin/sh
# needs: python3
# Pictures of other sizes cost on the page what a search of that size finds.
. tests/lib.sh

python3 tests/tools/image_sizes.py "$SITE" "$RIDGELINE"
