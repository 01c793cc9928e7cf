#!/bin/sh
# long 23
# The goals of make: what -n must not do, and what -j must not change.
. tests/lib.sh

# make -n tells what it would do and does none of it, where what is generated is
# half gone.
touch "$T/before"
mkdir -p "$T/half/gen"
touch "$T/half/gen/made" "$T/half/gen/cases"
find "$T/half" >"$T/half.files"
for goal in $(sed -n 's/^#   make \([a-z]*\) .*/\1/p' Makefile | sort -u); do
	(unset MAKEFLAGS; make -n B="$T/half" "$goal") >"$T/out" 2>&1
	check "make -n $goal ends well" "$(tail -n 1 "$T/out")" test $? -eq 0
	find "$T/half" | cmp -s - "$T/half.files"
	check "make -n $goal makes nothing" "$(ls "$T/half")" test $? -eq 0
done
touched=$(git ls-files | tr '\n' '\0' |
    xargs -0 sh -c 'find "$@" -newer "$0"' "$T/before" 2>&1 | head -n 1)
check "make -n changes no file" "$touched" test -z "$touched"

# An empty machine: what comes in packages is there once apt-get was called.  The
# compiler writes nothing but the file that it was asked for.
mkdir "$T/bin"
stub() {
	{
		printf '#!/bin/sh\nready="%s"\n' "$T/ready"
		cat
	} >"$T/bin/$1"
	chmod +x "$T/bin/$1"
}
stub id <<'END'
echo 0
END
stub dpkg-query <<'END'
[ -f "$ready" ] || exit 0
for package; do echo "$package installed"; done
END
stub apt-get <<'END'
sleep 0.5
[ "$1" != install ] || touch "$ready"
END
stub lua5.4 <<END
[ -f "\$ready" ] || { echo "lua5.4: not found" >&2; exit 127; }
exec $(command -v lua5.4) "\$@"
END
stub cc <<END
[ -f "\$ready" ] || { echo "lua.h: not found" >&2; exit 1; }
while [ "\$1" != -o ]; do shift; done
cat >"\$2" <<'PROGRAM'
#!/bin/sh
[ "\$1" = build ] || exec "$RIDGELINE" "\$@"
echo published
PROGRAM
chmod +x "\$2"
END
stub ar <<'END'
touch "$2"
END

# bare GOAL...: eight recipes at once, where nothing is installed.
bare() {
	rm -f "$T/ready"
	(unset MAKEFLAGS MAKELEVEL; PATH="$T/bin:$PATH" make -j 8 B="$T/bare" \
	    CC="$T/bin/cc" AR="$T/bin/ar" "$@") >"$T/out" 2>&1
	status=$?
	[ $status -eq 0 ] || why=$(grep -v "^  \|^installing" "$T/out" |
	    head -n 2)
	return $status
}

bare all
check "make needs packages" "it is built without any" test $? -ne 0
for goals in site "all site" "clean site"; do
	# The shell splits the goals.
	bare $goals
	check "make -j 8 $goals" "$why" test $? -eq 0
	check "make -j 8 $goals publishes" "$(tail -n 2 "$T/out")" \
	    test "$(tail -n 1 "$T/out")" = published
	for file in gen/chains.c share/ridgeline/specs/pages/pages.lua man/fields; do
		check "make -j 8 $goals generates $file" "nothing" \
		    test -s "$T/bare/$file"
	done
done
