# A decision that the newer guide does not make: a gate of diff as well.
guide() { # ID
	cat <<-END
	{"schema":"ridgeline-guide-1","date":"2026-01-01","decisions":[
	{"id":"$1","kind":"serve","ranked":[{"id":"$1/small",
	"accelerator":"small","count":1,"format":"bf16","offer":"shop/small",
	"objective":0.25}]}],"inputs":{}}
	END
}
guide chat/team >old.json
guide code/team >new.json
exec "$RIDGELINE" diff --fail-on flip old.json new.json
