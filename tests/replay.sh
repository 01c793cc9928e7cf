#!/bin/sh
# replay.sh FEEDS: real files of price feeds, FEEDS/<feed>/<files>, day by day:
# imported, committed, decided, and compared with the day before, as a nightly
# job does.  A table has a line a day; build/replay/comments the comments.
#
#   make replay FEEDS=DIR
set -u
cd "$(dirname "$0")/.." || exit 2
: "${B:=build}"
exec python3 tests/tools/replay.py "$B/ridgeline" \
    "${1:?a folder of feeds}" "$B/replay"
