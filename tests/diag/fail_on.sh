# What --fail-on names and one guide has: a dearer choice on a stale price, and
# a price held back.
guide() { # FOLDER COST STALE HELD
	mkdir -p "$1/data"
	cat >"$1/data/guide.json" <<-EOF
	{"schema":"ridgeline-guide-1","date":"2026-01-01","decisions":[
	{"id":"chat/team","kind":"serve","ranked":[{"id":"chat/team/small",
	"accelerator":"small","count":1,"format":"bf16","offer":"shop/small",
	"objective":$2}]}],"inputs":{}}
	EOF
	cat >"$1/data/offers.json" <<-EOF
	{"schema":"ridgeline-offers-1","date":"2026-01-01","offers":[
	{"id":"shop/small","input":"offer/shop/small/price","value":$2,
	"unit":"USD/s","cause":"price","stale":$3}],"held":[$4]}
	EOF
}
guide old 0.25 false
guide new 0.5 true '{"id":"shop/large","date":"2026-01-01","reason":"too dear"}'
exec "$RIDGELINE" diff --fail-on 'increase>5%,stale,outlier' old new
