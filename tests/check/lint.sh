#!/bin/sh
# Banned names, width of lines, variables.
# needs: binutils
# quick
exec sh tests/lint.sh
