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
"$RIDGELINE" completion tcsh >"$T/out" 2>"$T/err"
check "no other shell" "$(cat "$T/err")" grep -q 'not "tcsh"' "$T/err"
