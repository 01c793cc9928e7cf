#!/bin/sh
# The layout of the C.
exec sh tests/format.sh
