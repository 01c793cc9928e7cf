#!/bin/sh
# needs: python3
# Two guides beside each other: the small one, and the same after prices moved.
. tests/lib.sh

for guide in one two; do
	mkdir -p "$T/$guide/templates"
	cp -r tests/guide/specs tests/guide/site "$T/$guide/"
	cp site/*.js site/*.css "$T/$guide/site/"
	cp templates/page.html "$T/$guide/templates/"
	echo 'Nothing is said here.' >"$T/$guide/templates/home.md"
	cat >"$T/$guide/site/site.lua" <<-'EOF'
	site { title = "Small", navigation = { "index" } }
	page "index" { title = "Start", template = "home" }
	EOF
done
# Beta does half of what alpha does: at 0.8 USD/h beside 2 it wins, at 2.2 it
# does not.  The card that is bought gets a tenth dearer.
sed -i -e 's/,accelerator_hour,0.8,/,accelerator_hour,2.2,/' \
    -e 's/,8760,USD/,9636,USD/' "$T/two/specs/prices/acme-2026-01-03.csv"
"$RIDGELINE" build -q -C "$T/one" 2>"$T/err" &&
    "$RIDGELINE" build -q -C "$T/two" --date 2026-02-01 2>"$T/err" ||
    bad "the guides build" "$(head -n 1 "$T/err")"
old=$T/one/build/site new=$T/two/build/site

"$RIDGELINE" diff "$old" "$new" >"$T/diff.md"
check "a difference is no fault" "status $?" [ $? -eq 0 ]
same "what changed is said" tests/golden/diff.md "$T/diff.md"
"$RIDGELINE" diff --gate "$old" "$new" >"$T/out" 2>"$T/err"
status=$?
check "and is a gate on request" "status $status" [ $status -eq 3 ]
check "that prints the same" "it differs" cmp -s "$T/diff.md" "$T/out"
"$RIDGELINE" diff --gate "$old" "$old/data/guide.json" >"$T/none"
check "a guide is like itself" "status $?" [ $? -eq 0 ]
check "and nothing is listed" "$(tail -n 1 "$T/none")" \
    [ "$(wc -l <"$T/none")" -eq 4 ]

# A price that no decision was made from is listed, and none is gone that is
# there: alpha by the eight, and gamma.
sed -e 's/,instance_hour,18,/,instance_hour,20,/' -e '/^2026-01-03,other/d' \
    "$T/one/specs/prices/acme-2026-01-03.csv" >"$T/prices"
cp -r "$T/one" "$T/three"
cp "$T/prices" "$T/three/specs/prices/acme-2026-01-03.csv"
"$RIDGELINE" build -q -C "$T/three" 2>"$T/err"
"$RIDGELINE" diff "$old" "$T/three/build/site" >"$T/three.md"
check "an unused price that moved" "$(cat "$T/three.md")" grep -q \
    'acme/a8/alpha-x8/here/on_demand/price. was $2.25/h, is $2.50/h' \
    "$T/three.md"
check "the one that is gone, alone" "$(cat "$T/three.md")" \
    test "$(grep -c 'is gone' "$T/three.md")" -eq 1
"$RIDGELINE" diff --fail-on flip,stale,outlier "$old" "$T/three/build/site" \
    >"$T/out" 2>"$T/err"
check "nothing to fail on" "status $?: $(cat "$T/err")" test $? -eq 0
"$RIDGELINE" diff --fail-on 'flip,increase>1%' "$old" "$new" >"$T/out" 2>"$T/err"
check "a dearer choice to fail on" "$(cat "$T/err")" grep -q fail_on "$T/err"
"$RIDGELINE" diff --fail-on flop "$old" "$new" >"$T/out" 2>"$T/err"
check "an unknown word is refused" "status $?" test $? -eq 1

# There and back: what flipped one way flips the other way.
"$RIDGELINE" diff --format json "$old" "$new" >"$T/there"
"$RIDGELINE" diff --format json "$new" "$old" >"$T/back"
python3 - "$T/there" "$T/back" "$old/data/guide.json" \
    "$new/data/guide.json" <<'EOF' >"$T/python" 2>&1
import json, sys
there, back, old, new = (json.load(open(f)) for f in sys.argv[1:5])
best = lambda g: {d["id"]: d["ranked"][0]["accelerator"] if d["ranked"]
                  else None for d in g["decisions"]}
was, now = best(old), best(new)
flipped = {i for i in was if was[i] != now[i]}
assert flipped and there["flipped"] == len(flipped), "flipped"
assert {d["id"] for d in there["decisions"] if d["change"] == "flipped"} \
    == flipped, "flipped ids"
assert sum(there[t] for t in ("flipped", "moved", "cost", "added", "gone",
                              "alike")) == len(was), "counts"
mirror = {(d["id"], json.dumps(d["was"]), json.dumps(d["now"]))
          for d in back["decisions"]}
assert mirror == {(d["id"], json.dumps(d["now"]), json.dumps(d["was"]))
                  for d in there["decisions"]}, "mirror"
moved = {i["id"]: (i["was"], i["now"]) for i in there["inputs"]}
assert moved["offer/acme/b1/beta-x1/here/on_demand/price"] == \
    (0.8 / 3600, 2.2 / 3600), moved
EOF
check "JSON says what the guides say" "$(tail -n 1 "$T/python")" \
    [ ! -s "$T/python" ]
