#!/bin/sh
# Folders include only downward.
# quick
exec sh tests/floors.sh
