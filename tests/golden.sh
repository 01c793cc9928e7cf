#!/bin/sh
# golden.sh: shows what changed in the goldens, then replaces them.  Every
# check that compares with a golden does this where GOLDEN is set.
set -u
cd "$(dirname "$0")/.." || exit 2
for file in $(grep -lE 'GOLDEN|^[[:space:]]*same ' tests/check/*.sh); do
	echo "== $file"
	GOLDEN=1 sh "$file" | grep -v '^ok '
done
git status --short -- tests
exit 0
