#!/bin/sh
# long 26
# The gate of what-if: inputs of seven workbooks are edited, LibreOffice
# recalculates them, and the engine with the same --set finds the same winner
# at the same cost, unless the workbook asks for a search that it may ask for.
# What a workbook says of its scenarios is what it comes to under each.
# WHAT_IF=all edits every input of every workbook, WHAT_IF=NAME,... of some:
# make whatif, which fails where one disagrees.  The program is
# asked by build/tests/tools/asked, which loads the guide once a workbook.
# needs: libreoffice-calc-nogui python3 python3-uno
. tests/lib.sh

# Programs of Debian's python3 know its uno.

books=chat-70b-startup,chat-70b-regulated,flux-images-production,lora-8b-student
books=$books,pretrain-7b-laboratory,medical-segmentation-enterprise
books=$books,rent-or-buy-startup
# shellcheck disable=SC2046
python3 tests/tools/scenarios.py "$SITE" \
    $(echo "$books" | tr , ' ') research-cluster-researcher ||
    bad "scenarios of workbooks" "tests/tools/scenarios.py stopped"
sample=4
if [ -n "${WHAT_IF:-}" ]; then
	books=$WHAT_IF
	sample=0
fi
# Another program than that of the build folder is asked itself.
[ "$RIDGELINE" != "$B/ridgeline" ] || [ ! -x "$B/tests/tools/asked" ] ||
    export ASKED="$B/tests/tools/asked"
RIDGELINE=$RIDGELINE SITE=$SITE python3 tests/tools/what_if.py "$books" \
    "$sample" "${SEED:-17}" ||
    bad "what-if of workbooks" "tests/tools/what_if.py stopped"
