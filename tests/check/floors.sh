#!/bin/sh
# Folders include only downward.
# quick
. tests/lib.sh

sh tests/floors.sh
