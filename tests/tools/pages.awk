# The steps of a page for people as a shell script: "Write `FILE`:" before a
# block makes the file, lines of a block that begin with a prompt are run.
/^Write `[^`]*`:$/ { split($0, part, "`"); file = part[2]; next }
/^```/ && !open {
	open = 1
	if (file != "") {
		print "mkdir -p \"$(dirname '" file "')\""
		print "cat >'" file "' <<'END OF FILE'"
	}
	next
}
/^```/ {
	if (file != "")
		print "END OF FILE"
	open = 0
	file = ""
	next
}
open && file != "" { print; next }
open && /^\$ / {
	print "echo '" substr($0, 3) "'"
	print substr($0, 3) " || exit 1"
}
