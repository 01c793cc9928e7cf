#!/bin/sh
# needs: python3
# quick
# What cannot be better changes no winner: dearer offers, the same offer of
# another seller, records that nothing uses, workloads beside a workload.
. tests/lib.sh

cp -r tests/guide "$T/guide"
python3 tests/tools/winners.py "$RIDGELINE" "$T/guide"
