#!/bin/sh
# Constants fitted to made-up cases of the small guide, beside a golden: what each
# becomes, the errors with every source left out, and the records of them.  What
# is right in them tests/validate works out; here every digit is seen to change.
# quick
. tests/lib.sh

cases=tests/predict/fit.csv
fit() { # OPTIONS...
	echo "== calibrate $*"
	"$RIDGELINE" -q -C tests/guide calibrate "$@" $cases
	echo "status $?"
}
fit >"$T/fit" 2>&1
fit --format csv >>"$T/fit" 2>&1
echo "== predict --format lua" >>"$T/fit"
"$RIDGELINE" -q -C tests/guide predict --format lua $cases >>"$T/fit" 2>&1
same "what is fitted" tests/predict/fit.out "$T/fit"
fit -j 1 >"$T/one" 2>&1
fit -j 3 >"$T/three" 2>&1
sed -i 1d "$T/one" "$T/three"
check "one thread fits as three do" "they differ" cmp -s "$T/one" "$T/three"
