#!/bin/sh
# Folders include only downward.
exec sh tests/floors.sh
