# completing.zsh FOLDER TEXT: what a person's zsh, which finds functions in the
# folder, makes of the text once Tab was pressed behind it.
zmodload zsh/zpty
zpty -b shell 'TERM=dumb zsh -f -i'
# until PATTERN: reads what the shell shows until that is there, in $seen.
until_seen() {
	local line
	seen=
	for i in {1..200}; do
		while zpty -r -t shell line; do seen+=$line; done
		[[ $seen == *$~1* ]] && return
		sleep 0.05
	done
}
zpty -w shell "PROMPT=; fpath=($1 \$fpath); autoload -Uz compinit; \
compinit -u -D; show() { print -r \"made\"=\"<\$BUFFER>\"; BUFFER=; }; \
zle -N show; bindkey '^Xs' show; echo re\"\"ady"
until_seen 'ready'
zpty -n -w shell "$2"$'\t\C-Xs'
until_seen 'made=<*>'
print -r -- "${${seen##*made=<}%%>*}"
