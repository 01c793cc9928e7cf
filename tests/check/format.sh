#!/bin/sh
# The layout of the C.
# quick
exec sh tests/format.sh
