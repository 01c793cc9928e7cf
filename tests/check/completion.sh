#!/bin/sh
# Shells complete commands, and of each command the options that it takes.
# needs: bash zsh fish
. tests/lib.sh

for shell in bash zsh fish; do
	"$RIDGELINE" completion $shell >"$T/$shell" 2>&1
	check "$shell reads it" "$($shell -n "$T/$shell" 2>&1)" \
	    $shell -n "$T/$shell"
done
# complete WORD...: what bash offers for the last of them.
complete() {
	bash -c '. "$0"; COMP_WORDS=(ridgeline "$@"); COMP_CWORD=$#
	    _ridgeline; echo "${COMPREPLY[*]}"' "$T/bash" "$@"
}
check "a command" "$(complete ra)" [ "$(complete ra)" = rank ]
check "an option of rank" "$(complete rank --sh)" \
    [ "$(complete rank --sh)" = --shard ]
check "behind other options" "$(complete -C dir fit --se)" \
    [ "$(complete -C dir fit --se)" = --set ]
check "no option of another command" "$(complete check --sh)" \
    [ "$(complete check --sh)" = "" ]
check "fish knows which" "no --shard of rank alone" \
    grep -q "from rank' -l shard -r" "$T/fish"
# What fish offers, a line each, with what it is.
fish_offers() {
	fish -c 'source $argv[1]; complete -C $argv[2]' "$T/fish" "$1" |
	    cut -f 1
}
check "fish: a command" "$(fish_offers 'ridgeline ra')" \
    [ "$(fish_offers 'ridgeline ra')" = rank ]
check "fish: an option of rank" "$(fish_offers 'ridgeline rank --sh')" \
    [ "$(fish_offers 'ridgeline rank --sh')" = --shard ]
check "fish: none of another command" "$(fish_offers 'ridgeline check --sh')" \
    [ "$(fish_offers 'ridgeline check --sh')" = "" ]
# zsh finds it by its name in a folder, where it is installed.
mkdir "$T/functions"
cp "$T/zsh" "$T/functions/_ridgeline"
# zsh_makes TEXT WANT: what the line is once Tab was pressed.
zsh_makes() {
	got=$(zsh tests/tools/completing.zsh "$T/functions" "$1")
	check "zsh: $1" "$got" [ "$got" = "$2" ]
}
zsh_makes 'ridgeline ra' 'ridgeline rank '
zsh_makes 'ridgeline rank --sh' 'ridgeline rank --shard '
zsh_makes 'ridgeline check --sh' 'ridgeline check --sh'
"$RIDGELINE" completion tcsh >"$T/out" 2>"$T/err"
check "no other shell" "$(cat "$T/err")" grep -q 'not "tcsh"' "$T/err"
