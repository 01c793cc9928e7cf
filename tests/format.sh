#!/bin/sh
# format.sh: the layout of the C that a reader trips over; changes nothing.
#
# Tabs of 8, continuations of 4 spaces; a return type on its own line; the
# brace of a function on its own line, every other at the end of one; a space
# behind if, for, while and switch; nothing at the end of a line.  .clang-format
# says the same to editors, but opens every packed table.
set -u
cd "$(dirname "$0")/.." || exit 2
files=$(ls engine/*.[ch] engine/*/*.[ch] tests/*.h tests/*/*.c 2>/dev/null)
# The shell splits the list of files.
awk '
function bad(why) {
	print "not ok format: " FILENAME ":" FNR ": " why
	failed = 1
}
FNR == 1 { before = "" }
/[ \t]$/ { bad("space at the end of the line") }
/^ / && !/^ \*/ && !/^    [^ ]/ { bad("indented with spaces") }
/^\t* {1,3}[^ *]/ && !/^ \*/ { bad("a continuation has 4 spaces") }
/[^ \t] +\t/ && !/^[ \t]*[*\/"]/ && !/\\$/ { bad("a tab behind a space") }
/^\t*(if|for|while|switch)\(/ { bad("no space before the parenthesis") }
/^\t*(\} else )?(if|for|while|switch) .*\)\{$/ {
	bad("no space before the brace")
}
/^[a-z_].*\) \{$/ && !/^(do|enum|struct|union) / {
	bad("the brace of a function has its own line")
}
/^\{/ && before ~ /^(static|const|struct|void|int|char|bool|double|size_t|unsigned)[a-z_ *]* \*?[a-z_]+\([^;]*$/ {
	bad("the return type has its own line")
}
/^\t+(if|for|while|switch) .*[^\\]$/ { header = FNR }
/^\t+\{$/ && header == FNR - 1 && before ~ /\)$/ {
	bad("the brace ends the line above")
}
/\r/ { bad("a carriage return") }
{ before = $0 }
END {
	if (!failed)
		print "ok format"
	exit failed
}' $files
