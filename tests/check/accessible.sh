#!/bin/sh
# long 160
# needs: nodejs chromium
# A page of each shape before axe-core in light or dark, two before Lighthouse.
. tests/lib.sh

modules=$(sh tests/npm/install.sh) || {
	bad "axe and Lighthouse are there" "npm ci failed"
	exit 1
}
node tests/browser/axe.mjs "$modules" "$SITE"
node tests/browser/lighthouse.mjs "$modules" "$SITE"
