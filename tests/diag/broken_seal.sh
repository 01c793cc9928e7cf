# One signature was changed, one emptied and one stands.
cp -r "$ROOT/tests/guide/." .
for who in ann bob cem; do
	"$RIDGELINE" approve chat/team -q --by "$who"
	mv specs/approvals/2*.lua "specs/approvals/$who.lua"
	sed -i "s/^approval \".*\"/approval \"by-$who\"/" "specs/approvals/$who.lua"
done
sed -i 's/copies = 1,/copies = 2,/' specs/approvals/ann.lua
: >specs/approvals/bob.lua
"$RIDGELINE" check
