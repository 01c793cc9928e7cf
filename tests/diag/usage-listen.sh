# Addresses that are none: a name, a port alone behind a colon, none, too large
# a one, no number, another version of the protocol, nothing.
mkdir specs
for at in nowhere:80 :8000 127.0.0.1: 127.0.0.1:99999 80x -1 ::1:8000 ""; do
	"$RIDGELINE" serve --listen "$at"
done
