#!/bin/sh
# needs: nodejs
# What people type finds the page that answers it, first.
. tests/lib.sh

node tests/browser/queries.js "$SITE" tests/browser/queries.txt \
    tests/browser/asked.csv tests/browser/fresh.csv
