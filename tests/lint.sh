#!/bin/sh
# lint.sh: names that have one home, width of lines, variables that outlive a
# call, functions that nobody calls, one field a line in specs.  Prints ok and
# not ok lines.
set -u
cd "$(dirname "$0")/.." || exit 2
: "${B:=build}"
status=0

bad() {
	echo "not ok $1: $2"
	status=1
}

# The rules: a name, then an extended expression for the files that may use
# it; "-" is none.
banned() {
	cat <<-'EOF'
	malloc engine/base/(arena|alloc)\.c
	calloc engine/base/(arena|alloc)\.c
	realloc engine/base/(arena|alloc)\.c
	free engine/base/(arena|alloc)\.c
	reallocarray -
	strdup -
	strndup -
	asprintf -
	vasprintf -
	alloca -
	exit engine/main\.c
	_exit engine/main\.c
	_Exit -
	quick_exit -
	atexit -
	abort engine/base/(arena|alloc)\.c
	strcpy -
	stpcpy -
	strcat -
	strncpy -
	strncat -
	sprintf -
	vsprintf -
	atoi -
	atol -
	atoll -
	atof -
	strtok -
	gets -
	scanf -
	sscanf -
	fscanf -
	rand -
	random -
	drand48 -
	time -
	gettimeofday -
	localtime -
	gmtime -
	mktime -
	strftime -
	ctime -
	clock_gettime engine/(spec|cmd)/[a-z_]*\.c
	getenv engine/(main\.c|cmd/[a-z_]*\.c)
	setlocale -
	system -
	popen -
	tmpnam -
	mktemp -
	EOF
}

# Those files of a list of patterns that are there; an empty one is read where
# there are none.
sources() {
	found=/dev/null
	for file in $1; do
		[ ! -f "$file" ] || found="$found $file"
	done
	echo "$found"
}

# Every call in the engine, "file name", comments and strings left out.
calls() {
	awk '
	function blank(re, with) {
		gsub(re, with, line)
	}
	FNR == 1 { inside = 0 }
	{
		line = $0
		if (inside && !sub(/^.*\*\//, "", line))
			next
		inside = 0
		blank("\\\\.", "")
		blank("\047[^\047]*\047", "0")
		blank("\"[^\"]*\"", "\"\"")
		blank("/\\*([^*]|\\*+[^*/])*\\*+/", " ")
		sub(/\/\/.*/, "", line)
		inside = sub(/\/\*.*/, "", line)
		while (match(line, /[A-Za-z_][A-Za-z0-9_]*\(/)) {
			before = substr(line, 1, RSTART - 1)
			if (before !~ /(->|\.)$/)
				print FILENAME " " \
				    substr(line, RSTART, RLENGTH - 1)
			line = substr(line, RSTART + RLENGTH)
		}
	}' $(sources 'engine/*.[ch] engine/*/*.[ch]') | sort -u
}

names() {
	found=$(calls | awk -v rules="$(banned)" '
	BEGIN {
		n = split(rules, line, "\n")
		for (i = 1; i <= n; i++) {
			split(line[i], rule, " ")
			home[rule[1]] = rule[2]
		}
	}
	($2 in home) && (home[$2] == "-" || $1 !~ "^" home[$2] "$") {
		print $1 " calls " $2
	}')
	[ -z "$found" ] && echo "ok banned names" && return
	echo "$found" | while IFS= read -r line; do
		bad "banned names" "$line"
	done
	status=1
}

# Tabs count to the next multiple of 8; of UTF-8, a character counts once.
width() {
	found=$(LC_ALL=C awk '
	{
		gsub(/[\200-\277]/, "")
		n = split($0, part, "\t")
		wide = length(part[1])
		for (i = 2; i <= n; i++)
			wide += 8 - wide % 8 + length(part[i])
		if (wide > 80)
			print FILENAME ":" FNR
	}' $(sources 'engine/*.[ch] engine/*/*.[ch] tests/*.h tests/*/*.c'))
	[ -z "$found" ] && echo "ok width" && return
	bad "width" "over 80 columns: $(echo $found)"
}

# Two builds run in one process: nothing may be kept between calls.  Tables
# with pointers are constant after linking and stand in .data.rel.ro; those in
# .data.rel are not.
variables() {
	[ -d "$B/lib" ] || { bad "variables" "$B/lib is not built"; return; }
	found=$(objdump -t "$B"/lib/*.a 2>/dev/null | awk '
	/file format/ { file = $1 }
	/ O \.(data|bss|tdata|tbss|data\.rel|data\.rel\.local)[ \t]/ ||
	    / O \*COM\*/ {
		print file " " $NF
	}')
	[ -z "$found" ] && echo "ok variables" && return
	bad "variables" "not constant: $(echo $found)"
}

# So that a price or a memory size that changes is a line that changes.  A
# table may stand on one line: only what is outside its braces counts.
fields() {
	found=$(find specs -name '*.lua' ! -name types.lua 2>/dev/null | sort |
	    xargs -r awk '
	{
		line = $0
		gsub(/"([^"\\]|\\.)*"/, "", line)
		sub(/--.*/, "", line)
		gsub(/[=~<>]=/, "", line)
		n = depth = 0
		for (i = 1; i <= length(line); i++) {
			c = substr(line, i, 1)
			if (c ~ /[({]/)
				depth++
			else if (c ~ /[)}]/ && depth)
				depth--
			else if (c == "=" && !depth)
				n++
		}
		if (n > 1)
			print FILENAME ":" FNR
	}')
	[ -z "$found" ] && echo "ok one field a line" && return
	bad "one field a line" "$(echo $found)"
}

# Formulas that no chain, C, page or claim names, but the book of them.
formulas() {
	cat engine/model/*.h | awk '
	/^[a-z][a-z0-9_]*\(/ { sub(/\(.*/, ""); print }' |
	    sort -u >"$T/formulas"
	cat $(sources 'engine/*/*.[ch] engine/model/*.chain engine/model/*.part
	    templates/*.md site/*.md specs/*/*.lua') | awk '
	/^[ \t]*(\/\*|\*( |$|\/)|--)/ { next }
	{ print }' | grep -owF -f "$T/formulas" | sort | uniq -c |
	    awk '$1 < 2 { print $2 }'
}

# What a file exports, another one uses, or a test; else it is static, or it
# goes.  A formula is run, whatever its tests do.  libxlsxwriter calls one.
unused() {
	nm -A -g "$B"/lib/*.a "$B"/engine/*.o 2>/dev/null | awk '
	$2 == "U" { used[$3] }
	$2 ~ /^[TRDB]$/ && $3 !~ /^(main|tmpfileplus)$/ { made[$3] }
	END {
		for (name in made)
			if (!(name in used))
				print name
	}' | sort >"$T/alone"
	found=$(cat $(sources 'tests/*/*.[ch]') | grep -owF -f "$T/alone" | sort -u |
	    comm -13 - "$T/alone"; formulas)
	[ -z "$found" ] && echo "ok what is exported is used" && return
	bad "what is exported is used" "not so: $(echo $found)"
}

T=$(mktemp -d)
trap 'rm -r "$T"' EXIT
names
width
variables
unused
fields
exit $status
