#!/bin/sh
# Banned names, width of lines, variables.
# needs: binutils
exec sh tests/lint.sh
