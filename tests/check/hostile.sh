#!/bin/sh
# long 55
# needs: python3 cmark-gfm
# A guide whose every text is hostile, against the same guide with a plain
# word: the same tags, rows, cells, formulas and keys, with the text in place
# of the word, in every format that is published or printed.
. tests/lib.sh

mkdir -p "$T/guide"
cp -r tests/hostile/. "$T/guide"
cp -r templates "$T/guide"
cp site/*.css site/*.js "$T/guide/site"
python3 tests/browser/hostile.py "$RIDGELINE" "$T"
