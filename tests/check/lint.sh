#!/bin/sh
# Banned names, width of lines, variables.
# needs: binutils
# quick
. tests/lib.sh

sh tests/lint.sh
