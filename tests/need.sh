#!/bin/sh
# need.sh PACKAGES...: the Debian packages are there, or are installed where
# that may be done without asking; else the one line to run, and exit 1.
set -u
command -v dpkg-query >/dev/null || exit 0  # another system: the build will say

# Names, one a line, of the packages that are not installed.
missing() {
	dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null |
	    awk -v want="$*" '$2 == "installed" { have[$1] = 1 }
		END { n = split(want, w, " ")
		    for (i = 1; i <= n; i++) if (!have[w[i]]) print w[i] }'
}

[ $# -gt 0 ] || exit 0
lack=$(missing "$@" | sort -u | tr '\n' ' ')
[ -n "$lack" ] || exit 0

as_root=
if [ "$(id -u)" -ne 0 ]; then
	as_root="sudo "
fi
install="apt-get install -y --no-install-recommends $lack"
if [ -z "$as_root" ] || sudo -n true 2>/dev/null; then
	echo "installing $lack" >&2
	export DEBIAN_FRONTEND=noninteractive
	{ ${as_root}apt-get update -q && $as_root$install -q; } >&2
	[ -n "$(missing "$@")" ] || exit 0
fi
echo "Packages are missing.  Run:" >&2
echo "  ${as_root}apt-get update && $as_root$install" >&2
exit 1
