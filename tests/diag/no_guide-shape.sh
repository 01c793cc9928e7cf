# Files of the right schema whose decisions, choices or inputs are no lists or
# objects: nothing may be compared with them, and no gate holds.
guide() { # NAME DECISIONS INPUTS
	printf '{"schema":"ridgeline-guide-1","date":"2026-01-01",\n%s\n%s}\n' \
	    "\"decisions\":$2," "\"inputs\":$3" >"$1.json"
}
guide good '[]' '{}'
guide words '"none"' '{}'
guide object '{}' '{}'
guide bare '[{"kind":"serve","ranked":[]}]' '{}'
guide choice '[{"id":"a/b","kind":"serve","ranked":"none"}]' '{}'
guide inputs '[]' '[1]'
echo '{"schema":"ridgeline-guide-1","inputs":{}}' >absent.json
for name in words object bare choice inputs absent; do
	"$RIDGELINE" diff --fail-on flip good.json $name.json
	echo "$name: exit $?"
done
exec "$RIDGELINE" diff --fail-on flip words.json good.json
