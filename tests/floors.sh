#!/bin/sh
# floors.sh: who includes whom, as engine/floors says.
#
# A folder includes from itself and from lower floors.  Headers that are
# neither C's nor POSIX's stand in engine/floors.  model/ includes math.h, and
# stddef.h for the types of its tables: it needs nothing that wasm32 lacks.
set -u
cd "$(dirname "$0")/.." || exit 2

files=$(ls engine/*.[ch] engine/*/*.[ch] engine/*/*.chain engine/*/*.def \
    "${B:-build}"/gen/*.[ch] 2>/dev/null)
# The shell splits the list of files.
awk '
BEGIN {
	n = split("assert complex ctype errno fenv float inttypes iso646 " \
	    "limits locale math setjmp signal stdalign stdarg stdatomic " \
	    "stdbool stddef stdint stdio stdlib stdnoreturn string tgmath " \
	    "threads time uchar wchar wctype " \
	    "arpa/inet dirent dlfcn fcntl fnmatch ftw getopt glob grp libgen " \
	    "netdb netinet/in poll pthread pwd regex sched semaphore spawn " \
	    "strings sys/epoll sys/file sys/inotify sys/ioctl sys/mman " \
	    "sys/random sys/resource sys/select sys/socket sys/stat " \
	    "sys/syscall sys/time sys/types sys/uio sys/un sys/wait " \
	    "termios unistd", name, " ")
	for (i = 1; i <= n; i++)
		standard[name[i] ".h"] = 1
}
function bad(why) {
	print "not ok floors: " FILENAME ":" FNR ": " why
	failed = 1
}
FILENAME == "engine/floors" {
	if ($1 !~ /^[0-9]+$/)
		next
	floor[$2] = $1
	for (i = 3; i <= NF; i++)
		foreign[$2 ":" $i] = 1
	next
}
FNR == 1 {
	count = split(FILENAME, part, "/")
	base = part[count]
	folder = FILENAME ~ /^engine\/[^\/]*$/ ? "" : part[count - 1]
	if (folder == "gen")
		folder = base ~ /^registry/ ? "" : \
		    base ~ /^start/ ? "cmd" : \
		    base ~ /^(vocabulary|words)/ ? "spec" : "model"
	if (folder != "" && !(folder in floor))
		bad("the folder " folder " has no floor")
}
/^[ \t]*#[ \t]*include[ \t]*[<"]/ {
	header = $0
	sub(/^[^<"]*[<"]/, "", header)
	sub(/[>"].*$/, "", header)
	if ($0 ~ /</)
		outside()
	else
		inside()
}
function outside() {
	if (folder == "model" && header != "math.h" && header != "stddef.h")
		bad("model/ includes <" header ">, it may only <math.h>")
	else if (!(header in standard) &&
	    !((folder ":" header) in foreign) &&
	    !((folder ":" base ":" header) in foreign))
		bad("<" header "> is not listed in engine/floors")
}
function inside(  from) {
	from = header
	# Generated tables stand in no folder.
	if (!sub(/\/[^\/]*$/, "", from))
		from = header ~ "^chain(s|_[a-z_]*)[.]h$" ? "model" : \
		    header == "kinds_case.def" ? "feed" : \
		    header == "starters.def" ? "cmd" : \
		    header == "kinds_default.def" ? "kind" : \
		    header == "kinds_figure.def" ? "validate" : \
		    header == "kinds_sure.def" ? "validate" : ""
	if (folder == "" || from == folder)
		return
	# A command runs builds; what they are made of is above the floors.
	if (folder == "cmd" && header == "build.h")
		return
	if (!(from in floor))
		bad("\"" header "\" lies in no folder of engine/floors")
	else if (floor[from] + 0 >= floor[folder] + 0)
		bad(folder "/ (floor " floor[folder] ") includes \"" header \
		    "\" (floor " floor[from] ")")
}
END {
	if (!failed)
		print "ok floors"
	exit failed
}' engine/floors $files
