#!/bin/sh
# quick
# Eleven price updates of one day, each judged: what diff says of it and whether
# the gate of CI holds.  A wrong price decides nothing, a right one does, and a
# feed that fell silent is told of.  What each says is a golden.
. tests/lib.sh

HEAD=date,provider,sku,accelerator,count,region,tier,unit,price,currency,source
GATE='flip,increase>5%,stale,outlier'

# The guide of the day before: euro sells beta for less than acme.
mkdir "$T/base" "$T/base/templates"
cp -r tests/guide/specs tests/guide/site "$T/base/"
cp site/*.js site/*.css "$T/base/site/"
cp templates/page.html "$T/base/templates/"
echo 'Nothing is said here.' >"$T/base/templates/home.md"
cat >"$T/base/site/site.lua" <<'END'
site { title = "Small", url = "https://guide.example/",
  navigation = { "index" } }
page "index" { title = "Start", template = "home" }
END
cat >"$T/base/specs/rates.lua" <<'END'
source "made-up-rates" {
  title = "Rates", date = "2026-01-03",
  url = "https://rates.example/", fresh = 30 * day,
}
exchange "eur-2026-01-03" {
  currency = "EUR", date = "2026-01-03",
  cite "made-up-rates" { usd = 1.1 },
}
END
# euro ROWS...: its whole list of a day.
euro() {
	day=$1
	shift
	echo "$HEAD,list"
	for row; do echo "$day,euro,$row,EUR,made-up-rates,euro"; done
}
E1=e1,alpha,1,there,on_demand,accelerator_hour,1.9
E2=e2,beta,1,there,on_demand,accelerator_hour
euro 2026-01-03 "$E1" "$E2,0.65" >"$T/base/specs/prices/euro-2026-01-03.csv"

publish() { # GUIDE OPTIONS...
	guide=$1
	shift
	"$RIDGELINE" -C "$guide" build --data -o "$guide/out" "$@" \
	    2>"$guide.log" >"$guide.said"
}

# judged NAME OPTIONS...: the guide $T/new beside that of the day before.
judged() {
	name=$1
	shift
	echo "== $name"
	publish "$T/new" "$@" || echo "build: fails"
	cat "$T/new.log"
	(cd "$T" && "$RIDGELINE" diff --fail-on "$GATE" base/out new/out) \
	    >"$T/said" 2>&1
	echo "gate: $([ $? -eq 0 ] && echo holds || echo fails)"
	sed '/^Figures of answers/,$d' "$T/said"
}

# after: a copy of the guide; its prices of the day after go to $today.
after() {
	rm -rf "$T/new"
	cp -r "$T/base" "$T/new"
	rm -rf "$T/new/out"
	today=$T/new/specs/prices/euro-2026-01-04.csv
}

update() { # NAME ROWS...
	name=$1
	shift
	after
	euro 2026-01-04 "$@" >"$today"
	judged "$name"
}

publish "$T/base" || bad "the guide of the day before" "$(cat "$T/base.log")"
{
	update "a price a hundredth of itself" "$E1" "$E2,0.0065"
	update "a price a hundred times itself" "$E1" "$E2,65"
	update "an outlier: a quarter of itself" "$E1" "$E2,0.16"
	update "a unit error: eight together, divided twice" "$E1" "$E2,0.65" \
	    e8,beta,8,there,on_demand,instance_hour,0.65
	update "a duplicate" "$E1" "$E2,0.65" "$E2,0.65"
	update "an offer that is withdrawn" "$E1"
	after
	euro 2026-01-04 "$E2,0.64" | sed 's/,list$//; s/,euro$//' >"$today"
	judged "a feed that misses a row and states no whole list"
	after
	cat >>"$T/new/specs/rates.lua" <<-'END'
	exchange "eur-2026-01-04" {
	  currency = "EUR", date = "2026-01-04",
	  cite "made-up-rates" { usd = 1.4 },
	}
	END
	judged "a currency that moves" --date 2026-01-04
	after
	judged "a feed that is dead" --date 2026-09-01
	publish "$T/base" --date 2026-09-01
	after
	judged "a feed that was dead already, and was told of" --date 2026-09-02
	publish "$T/base"
	after
	sed -n '/^accelerator "beta"/,/^}/p' "$T/base/specs/guide.lua" |
	    sed 's/"beta"/"omega"/; s/name = "[^"]*"/name = "Omega"/' \
	    >"$T/new/specs/omega.lua"
	euro 2026-01-04 "$E1" "$E2,0.65" \
	    o1,omega,1,there,on_demand,accelerator_hour,0.4 >"$today"
	judged "a new accelerator"
} >"$T/updates"
# graded DAY: what the choice for the team is doubted for, on that day.
graded() {
	"$RIDGELINE" -C "$T/base" rank chat --date "$1" |
	    grep -c 'Thin: its price is [0-9]* days old'
}
check "on its source's 30th day a price is fresh" "it is not" \
    test "$(graded 2026-02-02)" = 0
check "a day later what it wins is thin" "it is not" \
    test "$(graded 2026-02-03)" = 1
check "eleven updates are judged" "$(grep -c '^gate' "$T/updates")" \
    test "$(grep -c '^gate' "$T/updates")" = 11
same "what each says" tests/golden/updates.txt "$T/updates"
