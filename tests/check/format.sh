#!/bin/sh
# The layout of the C.
# quick
. tests/lib.sh

sh tests/format.sh
