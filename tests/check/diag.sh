#!/bin/sh
# long 10
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

# Every case in a folder of its own, a spec as specs/case.lua.
for file in tests/diag/*.lua tests/diag/*.sh; do
	name=${file##*/}
	set -- "$@" "$T/${name%.*}"
	case $file in
	*.lua) set -- "$@" "$T/${name%.*}/specs" ;;
	esac
done
mkdir "$@"
for file in tests/diag/*.lua; do
	name=${file##*/}
	cp "$file" "$T/${name%.*}/specs/case.lua"
done
grep -H '^-- with: ' tests/diag/*.lua | while IFS=: read -r file _ part; do
	name=${file##*/}
	cp "tests/diag/with/${part# }.lua" "$T/${name%.*}/specs"
done

# Runs one case in the current folder.
run_case() {
	case $1 in
	*.sh)
		sh "$1" ;;
	*)
		"$RIDGELINE" check ;;
	esac
}

# The folder's own path must not reach the golden.
one() {
	name=${1##*/}
	name=${name%.*}
	(
		cd "$T/$name" || exit
		NO_COLOR=1 run_case "$ROOT/$1" >../out 2>../err </dev/null
		echo "exit $?" >../status
	)
	said=$(sed "s|$T|T|g" "$T/out" "$T/err" "$T/status")
	case $said in
	*"[${name%%-*}]"*) ;;
	*)
		bad "$name" "the case does not give its own message"
		printf "%s\n" "$said"
		return ;;
	esac
	printf "%s\n" "$said" >"$T/$name.out"
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
