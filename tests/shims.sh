#!/bin/sh
# shims.sh FOLDER: programs that checks run, each behind a few lines that note
# in $CALLS how it ended; prints the folder, which stands first in a check's PATH.
#
# Of an interpreter or an office every status but 0 is a fault, unless `may`
# (lib.sh) said which one is due; a program that tells by its status fails where
# a signal ended it.  BREAK="NAME HOW" puts in the place of one what ends with 3
# (exit), says nothing and ends well (silent), or is killed (killed).  A signal to
# the shim goes on to its program, and is no fault.
set -u
to=$1
stamp=$to/stamp
if [ "$stamp" -nt "$0" ]; then
	echo "$to"
	exit
fi
mkdir -p "$to"

# The real one of a name; Debian's python3 knows the modules of Debian's packages.
real() {
	for folder in /usr/bin /bin /usr/local/bin; do
		if [ -x "$folder/$1" ]; then
			echo "$folder/$1"
			return
		fi
	done
	command -v "$1"
}

# shim NAME MOST: a status above MOST is a fault.
shim() {
	cat >"$to/$1.new" <<-END
	#!/bin/sh
	[ -z "\${USED:-}" ] || echo $1 >>"\$USED"
	broken=
	case \${BREAK:-} in
	"$1 exit") broken='exit 3' ;;
	"$1 silent") broken='exit 0' ;;
	"$1 killed") broken='kill -9 \$\$' ;;
	esac
	[ -z "\$broken" ] || set -- -c "\$broken"
	if [ ! -x "$(real "$1")" ]; then
		echo "$1 is missing" >&2
		[ -z "\${CALLS:-}" ] || echo "$1 is missing" >>"\$CALLS"
		exit 127
	fi
	exec 3<&0
	program="$(real "$1")"
	[ -z "\$broken" ] || program=/bin/sh
	"\$program" "\$@" <&3 3<&- &
	child=\$! stopped=
	trap 'stopped=1; kill \$child' TERM INT
	wait \$child
	status=\$?
	[ -n "\$stopped" ] || [ \$status -le $2 ] || [ \$status = "\${MAY:-0}" ] ||
	    [ -z "\${CALLS:-}" ] ||
	    echo "status \$status of $1 \$(echo "\$*" | head -c 200 | tr '\n' ' ')" >>"\$CALLS"
	exit \$status
	END
	chmod +x "$to/$1.new"
	mv "$to/$1.new" "$to/$1"
}

for name in python3 node lua5.4 soffice npm ssconvert; do
	shim $name 0
done
for name in jq xmllint mandoc cmark-gfm git curl java; do
	shim $name 128
done
touch "$stamp"
echo "$to"
