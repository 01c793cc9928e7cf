#!/bin/sh
# plan.sh [NAME...]: writes tests/plan, the least number of results of each check, by
# what its last run gave; of what is drawn by SLICE, four of five.  A check that
# was not run keeps its line; a new one has the checks that its file names.
set -u
cd "$(dirname "$0")/.." || exit 2
logs=${B:-build}/check/log
for file in tests/check/*.sh; do
	name=$(basename "$file" .sh)
	least=$(awk -v name="$name" '$1 == name { print $2 }' tests/plan)
	case " ${*:-$name} " in
	*" $name "*)
		if [ -f "$logs/$name.said" ]; then
			least=$(grep -c '^ok \|^not ok ' "$logs/$name.said")
			! sh tests/drawn.sh "$file" ||
			    least=$(((least * 4 + 4) / 5))
		fi ;;
	esac
	[ "${least:-0}" -gt 0 ] ||
	    least=$(grep -c '^check \|^same \|^ran \|^took ' "$file")
	[ "$least" -gt 0 ] || least=1
	echo "$name $least"
done >"$logs/plan"
mv "$logs/plan" tests/plan
