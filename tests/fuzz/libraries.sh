#!/bin/sh
# libraries.sh FOLDER: Lua, libcmark and libxlsxwriter built in FOLDER as the
# doors are, watched in every line, from the sources of Debian's packages.
#
# Fetched by make fuzz alone, each known by its checksum.  Fails where they
# cannot be had; valgrind then watches those that are installed.
set -eu
folder=$1
pool=http://deb.debian.org/debian/pool/main
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)

# fetch NAME PATH SUM: unpacks it into a folder of that name.
fetch() {
	file=$folder/$1.tar.gz
	[ -f "$file" ] || curl -sfL --max-time 120 -o "$file.new" "$pool/$2"
	[ -f "$file" ] || mv "$file.new" "$file"
	echo "$3  $file" | sha256sum -c --quiet
	mkdir -p "$folder/$1"
	tar -xzf "$file" -C "$folder/$1" --strip-components=1
}

# library NAME LIB FLAGS FILE...: compiles them into libLIB.a
library() {
	name=$1 lib=$2 flags=$3
	shift 3
	mkdir -p "$folder/$name/objects"
	for source; do
		echo "$source"
	done | xargs -P "$(nproc)" -I '{}' sh -c '
		clang -O1 -g -w -std=gnu99 -fsanitize=address,fuzzer-no-link \
		    $1 -c -o "$2/$(basename "$0" .c).o" "$0"' \
	    '{}' "$flags" "$folder/$name/objects"
	rm -f "$folder/lib$lib.a"
	ar rcs "$folder/lib$lib.a" "$folder/$name"/objects/*.o
}

[ ! -f "$folder/made" ] || exit 0
fetch lua l/lua5.4/lua5.4_5.4.4.orig.tar.gz \
    164c7849653b80ae67bec4b7473b884bf5cc8d2dca05653475ec2ed27b9ebf61
fetch cmark c/cmark/cmark_0.30.2.orig.tar.gz \
    6c7d2bcaea1433d977d8fed0b55b71c9d045a7cdf616e3cd2dce9007da753db3
fetch xlsxwriter libx/libxlsxwriter/libxlsxwriter_1.1.4.orig.tar.gz \
    b379eb35fdd9c653ebe72485b9c992f612c7ea66f732784457997d6e782f619b

# The shell splits the lists of files.
library lua lua5.4 -DLUA_USE_POSIX \
    $(ls "$folder"/lua/src/*.c | grep -v '/luac\{0,1\}\.c$')

printf '%s\n' '#include <stdbool.h>' '#define HAVE___BUILTIN_EXPECT' \
    '#define HAVE___ATTRIBUTE__' \
    '#define CMARK_ATTRIBUTE(list) __attribute__ (list)' \
    '#define CMARK_INLINE inline' >"$folder/cmark/src/config.h"
library cmark cmark -DCMARK_STATIC_DEFINE \
    $(ls "$folder"/cmark/src/*.c | grep -v '/main\.c$')

xlsx=$folder/xlsxwriter
library xlsxwriter xlsxwriter \
    "-I$xlsx/include -I$xlsx/third_party/minizip -DUSE_NO_MD5" \
    "$xlsx"/src/*.c "$xlsx"/third_party/tmpfileplus/tmpfileplus.c \
    "$xlsx"/third_party/minizip/zip.c "$xlsx"/third_party/minizip/ioapi.c
touch "$folder/made"
