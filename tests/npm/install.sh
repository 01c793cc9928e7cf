#!/bin/sh
# install.sh: what judges the pages, as package-lock.json pins it, in $B/npm; says
# where the modules are.  Once, however many checks ask at the same time.
set -eu
from=$(dirname "$0")
: "${B:=build}"
to=$B/npm
mkdir -p "$to"
command -v npm >/dev/null || sh tests/need.sh npm
exec 9>"$to/lock"
flock 9
if ! cmp -s "$from/package-lock.json" "$to/node_modules/installed"; then
	cp "$from/package.json" "$from/package-lock.json" "$to"
	npm ci --prefix "$to" --ignore-scripts --no-audit --no-fund \
	    >"$to/log" 2>&1 || {
		cat "$to/log" >&2
		exit 1
	}
	cp "$from/package-lock.json" "$to/node_modules/installed"
fi
echo "$to/node_modules"
