#!/bin/sh
# Batches that a benchmark of networks for images could run in 24 GB, and the
# next ones up, which it tried before and could not: timm's benchmark.py takes
# a batch of 512 and steps down until one runs.
. tests/lib.sh

"$RIDGELINE" predict tests/predict/vision_fits.csv >"$T/out" 2>"$T/err"
rc=$?
set -- $(sed -n 's/^vision_train: \([0-9]*\) false fits of \([0-9]*\) .*, \([0-9]*\) false refusals of \([0-9]*\) .*/\1 \2 \3 \4/p' "$T/err")
check "batches are predicted" "exit $rc: $(head -n 1 "$T/err")" [ $# -eq 4 ]
check "no run is refused" "${3:-?} of ${4:-?} are" [ "${3:-1}" -eq 0 ]
check "batches that did not run" "${1:-?} of ${2:-?} are taken to" \
    [ "${1:-99}" -le 6 ]
check "all of them" "${2:-0} and ${4:-0}" [ "${2:-0}${4:-0}" = 3041 ]
