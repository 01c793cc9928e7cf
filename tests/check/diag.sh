#!/bin/sh
# Every message of diag.def has a case that produces it, with the output that
# it must have.
#
# tests/diag/<id>.lua is put alone, as specs/case.lua, into a fresh folder and
# checked; tests/diag/<id>.sh runs in a fresh folder with RIDGELINE set.  The
# output, the messages and the exit status must equal tests/diag/<id>.out.
# <id>-<more>.lua is another case of the same message; its line "-- with: NAME"
# puts tests/diag/with/NAME.lua beside it.
# quick
. tests/lib.sh

# Runs one case in the current folder.
run_case() {
	case $1 in
	*.sh)
		sh "$1" ;;
	*)
		mkdir specs && cp "$1" specs/case.lua
		for part in $(sed -n 's/^-- with: //p' "$1"); do
			cp "$ROOT/tests/diag/with/$part.lua" specs
		done
		"$RIDGELINE" check ;;
	esac
}

# The folder's own path must not reach the golden.
one() {
	name=$(basename "$1")
	name=${name%.*}
	mkdir "$T/$name"
	(
		cd "$T/$name" || exit
		NO_COLOR=1 run_case "$ROOT/$1" >../out 2>../err </dev/null
		echo "exit $?" >../status
	)
	cat "$T/out" "$T/err" "$T/status" | sed "s|$T|T|g" >"$T/$name.out"
	if ! grep -q "\[${name%%-*}\]" "$T/$name.out"; then
		bad "$name" "the case does not give its own message"
		sed 's/^/  /' "$T/$name.out"
		return
	fi
	same "$name" "tests/diag/$name.out" "$T/$name.out"
}

for file in tests/diag/*.lua tests/diag/*.sh; do
	[ -f "$file" ] && one "$file"
done

# Is there a case of the message?
has_case() {
	for file in tests/diag/"$1".lua tests/diag/"$1".sh \
	    tests/diag/"$1"-*.lua tests/diag/"$1"-*.sh; do
		[ -f "$file" ] && return
	done
	return 1
}

# Every quantity of a thing has bounds, but for shares and steps of a list.
for verb in accelerator host processor machine; do
	sed -n 's/^FIELD(\([a-z_]*\), \(NUMBER\|RATES\), "\([^"]*\)".*/\1 \3/p' \
	    "engine/catalog/$verb.def" | while read -r field unit; do
		[ "$unit" = percent ] || grep -q "^BOUND($verb, $field, " \
		    engine/catalog/bound.def ||
		    bad "$verb.$field" "has no line in catalog/bound.def"
	done
done

for id in $(sed -n 's/^DIAG(\([a-z_]*\),.*/\1/p' engine/base/diag.def); do
	has_case "$id" || bad "$id" "no case in tests/diag"
done
exit 0
