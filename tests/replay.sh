#!/bin/sh
# replay.sh FEEDS: real files of price feeds into a copy of the reference guide,
# FEEDS/<feed>/<files>, each on its own; then the guide is checked with them.
#
#   make replay FEEDS=DIR
set -u
cd "$(dirname "$0")/.." || exit 2
: "${B:=build}"
feeds=${1:?a folder of feeds}
work=$B/replay
rm -rf "$work"
mkdir -p "$work"
cp -r specs templates site "$work"
for dir in "$feeds"/*/; do
	feed=$(basename "$dir")
	for file in "$dir"*; do
		case $file in */INDEX.csv) continue ;; esac
		set --
		case $(basename "$file") in
		*[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*) ;;
		vast_* | tpu_*) set -- --date 2026-01-01 ;;
		esac
		echo "== $file"
		"$B/ridgeline" -C "$work" import prices --feed "$feed" "$@" \
		    "$file" >"$work/out" 2>&1 || echo "exit $?"
		grep -v '^  specs/prices/' "$work/out"
		awk '/^  specs\/prices\// { files++; prices += $2
			how[$NF]++ }
		END { printf "  %d files of %d prices", files, prices
			for (h in how) printf ", %d %s", how[h], h
			print "" }' "$work/out"
	done
done
"$B/ridgeline" -C "$work" check >"$work/check" 2>&1
rc=$?
echo "== the guide with all of them: exit $rc, $(grep -c warning "$work/check") warnings"
grep -v warning "$work/check" | head -n 20
