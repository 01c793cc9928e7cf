# A choice that another guide made otherwise: a gate of diff.
guide() { # ACCELERATOR
	cat <<-EOF
	{"schema":"ridgeline-guide-1","date":"2026-01-01","decisions":[
	{"id":"chat/team","kind":"serve","ranked":[{"id":"chat/team/$1",
	"accelerator":"$1","count":1,"format":"bf16","offer":"shop/$1",
	"objective":0.25}]}],"inputs":{}}
	EOF
}
guide small >old.json
guide large >new.json
exec "$RIDGELINE" diff --fail-on flip old.json new.json
