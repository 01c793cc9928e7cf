#!/bin/sh
# long 10
# Prices of each feed, in samples of its schema and its traps: each file that is
# written, each row that cannot be used with its reason.
. tests/lib.sh
. tests/samples.sh

same "what feeds become" tests/import/feeds.out "$T/said"
