#!/bin/sh
# judge.sh CHECK: runs a check and says whether it holds; lib.sh calls it, so
# that by hand and in `make test` the same is judged.
#
# A check fails when it ends with another status than 0 or takes more than LIMIT
# seconds, when a program that it ran failed (shims.sh notes that), when one is
# missing, or when it gave fewer results than its line in tests/plan states, or so many
# more that a part of it could go unseen.  What failed is printed as "not ok" lines
# below what the check said.  With BREAK set
# (harness.sh) the check is stopped as soon as it has failed.
set -u
name=$(basename "$1" .sh)
base=${B:-build}
case $base in /*) ;; *) base=$PWD/$base ;; esac
logs=$base/check/log
mkdir -p "$logs"
log=$logs/$name${BREAK:+.$(echo "$BREAK" | tr ' ' .)}
said=$log.said
export CALLS="$log.calls" USED="$log.used" JUDGED="$name"
rm -f "$CALLS" "$USED" "$said"
: >"$CALLS"
: >"$USED"
shims=$(sh tests/shims.sh "$base/shims") || exit 2
PATH=$shims:$PATH timeout -k 10 "${LIMIT:-1200}" sh "$1" >"$said" 2>&1 </dev/null &
running=$!
trap 'kill $running 2>/dev/null' EXIT INT TERM
while [ -n "${BREAK:-}" ] && kill -0 $running 2>/dev/null; do
	! grep -q '^not ok ' "$said" "$CALLS" && [ ! -s "$CALLS" ] ||
	    kill $running 2>/dev/null
	sleep 0.2
done
wait $running
status=$?
trap - EXIT INT TERM
cat "$said"
failed=$(grep -c '^not ok ' "$said")

fault() {
	echo "not ok $1: $2"
	failed=$((failed + 1))
}

[ $status -eq 0 ] || fault "it ends well" "status $status"
while IFS= read -r call; do
	fault "what it runs ends well" "$call"
done <"$CALLS"
results=$(grep -c '^ok \|^not ok ' "$said")
least=$(awk -v name="$name" '$1 == name { print $2 }' tests/plan)
if [ -z "$least" ]; then
	fault "it has a plan" "no line in tests/plan; it gave $results results"
elif [ "$results" -lt "$least" ]; then
	fault "all results are there" "$results of $least"
elif ! sh tests/drawn.sh "$1" && [ -z "${WHOLE:-}" ] &&
    [ $((results * 4)) -gt $((least * 5)) ]; then
	fault "its plan is near" "$results results, and tests/plan has $least: \
sh tests/plan.sh $name"
fi
[ -z "${BREAK:-}" ] || rm -f "$said" "$CALLS"
[ "$failed" -eq 0 ]
