#!/bin/sh
# needs: python3 python3-jsonschema libxml2-utils git jq
# Two guides beside each other: the small one, and the same after prices moved;
# in every form, held against what reads that form.
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
    "$RIDGELINE" build -q -C "$T/two" --date 2026-01-16 2>"$T/err" ||
    bad "the guides build" "$(head -n 1 "$T/err")"
old=$T/one/build/site new=$T/two/build/site

"$RIDGELINE" diff -C "$T/two" "$old" "$new" >"$T/diff.txt"
check "a difference is no fault" "status $?" [ $? -eq 0 ]
same "what changed is said" tests/golden/diff.txt "$T/diff.txt"
"$RIDGELINE" diff -C "$T/two" --fail-on flip "$old" "$new" >"$T/out" \
    2>"$T/err"
status=$?
check "and is a gate on request" "status $status" [ $status -eq 3 ]
check "that prints the same" "it differs" cmp -s "$T/diff.txt" "$T/out"
"$RIDGELINE" diff --gate "$old" "$new" >"$T/out" 2>&1
check "there is no --gate" "status $?" [ $? -eq 1 ]
"$RIDGELINE" diff --fail-on flip "$old" "$old/data/guide.json" >"$T/none"
check "a guide is like itself" "status $?" [ $? -eq 0 ]
check "and nothing is listed" "$(tail -n 1 "$T/none")" \
    [ "$(wc -l <"$T/none")" -eq 4 ]

# Each form is read by what reads such things.
for form in markdown json junit sarif gitlab github; do
	"$RIDGELINE" diff -C "$T/two" --format $form --fail-on flip "$old" \
	    "$new" \
	    >"$T/form.$form" 2>"$T/err"
	check "$form fails as the text does" "status $?" [ $? -eq 3 ]
done
same "the comment reads well" tests/golden/diff.md "$T/form.markdown"
why=$(python3 tests/tools/comment.py "$T/form.markdown")
check "and fits a pull request" "$why" [ "$why" = "it fits" ]
# valid NAME SCHEMA FILE
valid() {
	holds "$1 keeps its schema" "$2" "$3" <<-'EOF'
	import json, jsonschema, sys
	schema, value = (json.load(open(f)) for f in sys.argv[1:])
	jsonschema.Draft7Validator.check_schema(schema)
	for e in jsonschema.Draft7Validator(schema).iter_errors(value):
	    sys.exit(e.json_path + " " + e.message[:80])
	EOF
}
for pair in "json $new/data/diff.schema.json" \
    "sarif tests/tools/schema/sarif.json" \
    "gitlab tests/tools/schema/gitlab.json"; do
	form=${pair%% *}
	valid "$form" "${pair#* }" "$T/form.$form"
done
for name in catalogue claims offers decisions; do
	valid "$name.json" "$new/data/$name.schema.json" "$new/data/$name.json"
done
xmllint --noout --relaxng tests/tools/schema/junit.rng "$T/form.junit" \
    2>"$T/err"
check "junit keeps its schema" "$(head -n 1 "$T/err")" [ $? -eq 0 ]
n=$(xmllint --xpath 'count(//failure)' "$T/form.junit")
check "with a failure a flip" "$n" [ "$n" = 3 ]
n=$(xmllint --xpath 'count(//testsuite[@name="decisions"]/testcase)' \
    "$T/form.junit")
check "and a case a decision" "$n" [ "$n" = 5 ]
n=$(xmllint --xpath 'concat(/testsuites/@tests, " ", /testsuites/@failures,
    " ", count(//testcase), " ", count(//testcase[failure]), " ",
    sum(//testsuite/@tests), " ", sum(//testsuite/@failures))' "$T/form.junit")
check "counted as they are" "$n" sh -c \
    '[ $1 = $3 ] && [ $1 = $5 ] && [ $2 = $4 ] && [ $2 = $6 ]' - $n
check "three annotations of errors" "$(head -n 1 "$T/form.github")" \
    [ "$(grep -c '^::error file=specs/prices/.*,line=[0-9]*,title=flip::' \
    "$T/form.github")" -eq 3 ]

# Causes are tried: Alpha's cent, put back, changes nothing and is not named.
# Without the specs of the new guide they are possible ones.
cp -r "$T/two" "$T/cent"
sed -i 's/,a1,\(.*\),on_demand,accelerator_hour,2,/,a1,\1,on_demand,accelerator_hour,1.99,/' \
    "$T/cent/specs/prices/acme-2026-01-03.csv"
"$RIDGELINE" build -q -C "$T/cent" --date 2026-01-16 2>"$T/err"
"$RIDGELINE" diff --format json -C "$T/cent" "$old" "$T/cent/build/site" \
    >"$T/proven"
"$RIDGELINE" diff --format json -C "$T/one" "$old" "$T/cent/build/site" \
    >"$T/possible"
check "a price that flips nothing is no cause" \
    "$(jq -c '.decisions[] | [.id, .proven, [.inputs[].id]]' "$T/proven")" \
    test "$(jq -c '[.decisions[] | select(.change == "flipped") |
    [.proven, [.inputs[].id]]] | unique' "$T/proven")" = \
    '[[true,["offer/acme/b1/beta-x1/here/on_demand/price"]]]'
check "untried it is a possible one" \
    "$(jq -c '.decisions[] | [.id, .proven, [.inputs[].id]]' "$T/possible")" \
    test "$(jq '[.decisions[] | select(.id == "chat/team") | .proven,
    (.inputs | length)] | tostring' "$T/possible")" = '"[false,2]"'
# Staying with Beta at 2.2 beside Alpha at 2, which does twice as much: 2.2 times
# as dear for the chat and the learning, by less for the tuning.
check "each says what to do, the dearest first" \
    "$(jq -c '.decisions[] | [.id, .action, .staying_share]' "$T/proven")" \
    test "$(jq -c '[.decisions[] | select(.action) | .id, .action]' \
    "$T/proven")" = \
    '["chat/team","re-quote","learn/team","re-quote","tune/team","re-quote"]'
for gate in 'flip>50%:3:2' 'flip>$200:3:1' 'flip>$20000:0:0' 'flip>200%:0:0'; do
	"$RIDGELINE" diff -C "$T/two" --fail-on "${gate%%:*}" "$old" "$new" \
	    >"$T/out" 2>"$T/err"
	status=$?
	check "${gate%%:*} lets slighter ones through" "$status $(cat "$T/err")" \
	    test "$status:$(grep -c 'gate: decision' "$T/err")" = "${gate#*:}"
done

# A change of nearly everything: cut where the comment would be too long.
python3 tests/tools/large_change.py "$SITE" "$T/large"
"$RIDGELINE" diff --format markdown "$SITE" "$T/large" >"$T/large.md" \
    2>"$T/err"
check "a large change" "status $?" [ $? -eq 0 ]
why=$(python3 tests/tools/comment.py "$T/large.md" large)
check "is told in a comment's room" "$why" [ "$why" = "it fits" ]
"$RIDGELINE" diff --format github --fail-on flip,outlier,claim "$SITE" \
    "$T/large" >"$T/large.github" 2>"$T/err"
for kind in error warning notice; do
	n=$(grep -c "^::$kind " "$T/large.github")
	check "at most ten of ${kind}s" "$n" [ "$n" -le 10 ]
done
check "the last says how many more" "$(sed -n 10p "$T/large.github")" \
    grep -q '^::error title=more::[0-9]* more$' "$T/large.github"
"$RIDGELINE" diff --fail-on claim "$SITE" "$T/large" >"$T/out" 2>"$T/err"
check "a claim is a gate" "status $?" [ $? -eq 3 ]
rm -rf "$T/large"

# The same of two revisions, without a site at hand; nothing is left behind.
git_here() {
	git -C "$T/repository" -c user.name=a -c user.email=a@b "$@" \
	    >"$T/git" 2>&1
}
mkdir "$T/repository" "$T/tmp"
git_here init -q
cp -r "$T/one" "$T/repository/guide"
rm -rf "$T/repository/guide/build"
git_here add -A
git_here commit -q -m one
cp "$T/two/specs/prices/"*.csv "$T/repository/guide/specs/prices/"
git_here commit -q -a -m two
TMPDIR=$T/tmp "$RIDGELINE" diff --git -C "$T/repository/guide" HEAD~1 HEAD \
    >"$T/git.txt" 2>"$T/err"
check "two revisions" "$(cat "$T/err")" [ $? -eq 0 ]
sed '/^Decisions of /s/[0-9]*-[0-9]*-[0-9]*//g' "$T/git.txt" \
    >"$T/git.undated"
sed -e '/^Decisions of /s/[0-9]*-[0-9]*-[0-9]*//g' -e 's/, [0-9]* days\.$/./' \
    "$T/diff.txt" \
    >"$T/diff.undated"
check "say what their sites say" "they differ" \
    cmp -s "$T/git.undated" "$T/diff.undated"
check "nothing is left" "$(ls -A "$T/tmp")" [ -z "$(ls -A "$T/tmp")" ]
git_here status --porcelain
check "and the repository is as it was" "$(cat "$T/git")" [ ! -s "$T/git" ]
cp "$T/one/specs/prices/"*.csv "$T/repository/guide/specs/prices/"
TMPDIR=$T/tmp "$RIDGELINE" diff --git --fail-on flip -C "$T/repository/guide" \
    HEAD . >"$T/git.txt" 2>"$T/err"
check "a revision and the files as they are" "status $?" [ $? -eq 3 ]

# Prices that a submodule holds are those of its commit in each revision.
git_prices() {
	git -C "$T/$1" -c user.name=a -c user.email=a@b "$2" "$3" "$4" \
	    >"$T/git" 2>&1
}
cp -r "$T/one/specs/prices" "$T/team"
git_prices team init -q .
git_prices team add -A .
git_prices team commit -q -mone
git_here rm -r -f -q guide/specs/prices
git_here -c protocol.file.allow=always submodule add "$T/team" \
    guide/specs/prices
git_here commit -q -a -m submodule
cp "$T/two/specs/prices/"*.csv "$T/repository/guide/specs/prices/"
git_prices repository/guide/specs/prices commit -q -amtwo
git_here commit -q -a -m newer
TMPDIR=$T/tmp "$RIDGELINE" diff --git -C "$T/repository/guide" HEAD~1 HEAD \
    >"$T/git.txt" 2>"$T/err"
check "two commits of a submodule" "$(cat "$T/err")" [ $? -eq 0 ]
sed '/^Decisions of /s/[0-9]*-[0-9]*-[0-9]*//g' "$T/git.txt" \
    >"$T/git.undated"
check "say what their sites say too" "they differ" \
    cmp -s "$T/git.undated" "$T/diff.undated"
rm -rf "$T/repository/guide/specs/prices"
mkdir "$T/repository/guide/specs/prices"
TMPDIR=$T/tmp "$RIDGELINE" diff --git -C "$T/repository/guide" HEAD~1 HEAD \
    >"$T/git.txt" 2>"$T/err"
status=$?
check "a submodule that is not filled is named" "status $status, $(cat "$T/err")" \
    grep -q 'specs/prices: ' "$T/err"
check "and the status is that of bad input" "status $status" [ $status -eq 1 ]

# A price that no decision was made from is listed, and none is gone that is
# there: alpha by the eight, and gamma.
sed -e 's/,instance_hour,18,/,instance_hour,20,/' -e '/^2026-01-03,other/d' \
    "$T/one/specs/prices/acme-2026-01-03.csv" >"$T/prices"
cp -r "$T/one" "$T/three"
cp "$T/prices" "$T/three/specs/prices/acme-2026-01-03.csv"
"$RIDGELINE" build -q -C "$T/three" 2>"$T/err"
"$RIDGELINE" diff "$old" "$T/three/build/site" >"$T/three.md"
check "an unused price that moved" "$(cat "$T/three.md")" grep -q \
    'Alpha from acme, 8 together, here, on demand: was $2.25/h, is $2.50/h' \
    "$T/three.md"
check "the one that is gone, alone" "$(cat "$T/three.md")" \
    test "$(grep -c ': gone, was' "$T/three.md")" -eq 1
"$RIDGELINE" diff --fail-on flip,stale,outlier "$old" "$T/three/build/site" \
    >"$T/out" 2>"$T/err"
check "nothing to fail on" "status $?: $(cat "$T/err")" test $? -eq 0
"$RIDGELINE" diff --fail-on 'flip,increase>1%' "$old" "$new" >"$T/out" 2>"$T/err"
check "a dearer choice to fail on" "$(cat "$T/err")" grep -q fail_on "$T/err"
"$RIDGELINE" diff --fail-on flop "$old" "$new" >"$T/out" 2>"$T/err"
check "an unknown word is refused" "status $?" test $? -eq 1

# Nothing was sold, and then everything is: no cost is compared with none, and
# prices of one seller stand in one line.  Alpha is 2, 2.25 (18 for eight) and
# 1.2 USD/h, beta 0.8; those of other and shop stand alone.
cp -r "$T/one" "$T/unsold"
for file in "$T/unsold/specs/prices/"*.csv; do
	sed -i '/^date/!d' "$file"
done
"$RIDGELINE" build -q -C "$T/unsold" --date 2026-01-03 2>"$T/err"
"$RIDGELINE" diff "$T/unsold/build/site" "$old" >"$T/sold.txt" 2>>"$T/err"
same "what is sold for the first time" tests/golden/diff_sold.txt \
    "$T/sold.txt"
"$RIDGELINE" diff "$old" "$T/unsold/build/site" >"$T/unsold.txt" 2>>"$T/err"
check "and no longer" "$(head -n 4 "$T/unsold.txt")" grep -q \
    '^Without an answer now: [1-5] of 5 decisions' "$T/unsold.txt"
# Totals of what only one of the guides answers, as its decisions.json has them.
"$RIDGELINE" diff --format json "$T/unsold/build/site" "$old" >"$T/sold"
"$RIDGELINE" diff --format json "$old" "$T/unsold/build/site" >"$T/unsold.json"
check "JSON totals of answers won are those of answers lost" \
    "$(jq -c '[.answered, .usd_answered, .lost, .usd_lost]' "$T/sold" \
    "$T/unsold.json")" test "$(jq -c '[.answered, .usd_answered]' "$T/sold")" \
    = "$(jq -c '[.lost, .usd_lost]' "$T/unsold.json")"
check "and the sums of their decisions" "$(jq .usd_lost "$T/unsold.json")" \
    test "$(jq '[.lost, .usd_lost * 100 | round]' "$T/unsold.json")" = \
    "$(jq '[.decisions[] | select(.was and (.now | not)) | .was.usd_attributed] |
    [length, (add * 100 | round)]' "$T/unsold.json")"
# Guides of no date are compared all the same.
for guide in one unsold; do
	mkdir -p "$T/undated/$guide/data"
	sed 's/"date":"[0-9-]*",//' "$T/$guide/build/site/data/guide.json" \
	    >"$T/undated/$guide/data/guide.json"
done
"$RIDGELINE" diff "$T/undated/one" "$T/undated/unsold" >"$T/out" 2>"$T/err"
check "guides without a date" "$(cat "$T/out" "$T/err" | head -n 4)" \
    grep -q '^Decisions: [1-5] with another choice' "$T/out"

# What was signed holds until the guide orders something else.
"$RIDGELINE" approve chat/team --by "Ann <@all>" --note 'a "test"' \
    -C "$T/one" >"$T/out" 2>"$T/err"
check "an order is signed" "$(cat "$T/err")" [ $? -eq 0 ]
cp -r "$T/one/specs/approvals" "$T/two/specs/"
for guide in one two; do
	"$RIDGELINE" build -q -C "$T/$guide" -o "$T/$guide/signed" \
	    >"$T/err" 2>&1
done
"$RIDGELINE" diff --fail-on signed "$T/one/signed" "$T/one/signed" >"$T/out"
check "it holds" "status $?" [ $? -eq 0 ]
"$RIDGELINE" diff --format markdown --fail-on signed "$T/one/signed" \
    "$T/two/signed" >"$T/out" 2>"$T/err"
check "and no longer" "status $?" [ $? -eq 3 ]
check "which the comment says" "$(grep signed "$T/out")" grep -qF \
    'Ann \<&#64;all\> signed 1 x Beta from acme on 2026-01-03; the guide now says: rent 1 x Alpha' \
    "$T/out"
valid "with it decisions.json" "$T/two/signed/data/decisions.schema.json" \
    "$T/two/signed/data/decisions.json"

# Who signs beside Ann signs too; a second signature is a second record, also on
# the same day, and no name of a decision can be taken for another's.
cp -r "$T/one" "$T/signers"
for who in Bob Bob Cem; do
	"$RIDGELINE" approve chat/team -q --by "$who" -C "$T/signers" 2>>"$T/err"
done
check "each signature has a file" "$(ls "$T/signers/specs/approvals")" \
    test "$(ls "$T/signers/specs/approvals" | wc -l)" -eq 4
"$RIDGELINE" build -q --data -C "$T/signers" -o "$T/signers/all" \
    >"$T/err" 2>&1
check "all who signed are told" "$(cat "$T/err")" test "$(jq -r \
    '.decisions[] | select(.approved) | [.approved.signatures[].by] | sort |
    join(",")' "$T/signers/all/data/decisions.json")" = \
    'Ann <@all>,Bob,Bob,Cem'
"$RIDGELINE" approve chat/team --by Ann --note "$(printf '%5000s' x |
    tr ' ' x)" -C "$T/signers" >"$T/out" 2>"$T/err"
check "a note that no record can hold is refused" "$(cat "$T/err")" \
    grep -q '^ridgeline: error: --note is longer than 4096 bytes; nothing was signed' \
    "$T/err"
check "and nothing is written" "$(ls "$T/signers/specs/approvals")" \
    test "$(ls "$T/signers/specs/approvals" | wc -l)" -eq 4

# The same card from another seller is another order: both sellers are named,
# also once the first has gone; the gate's sentence is that of the pages.
cp -r "$T/one" "$T/seller"
sed -i 's/^\(2026-01-03\),acme,b1,/\1,rival,b1,/' \
    "$T/seller"/specs/prices/*.csv
echo 'provider "rival" { name = "Rival Cloud" }' >"$T/seller/specs/rival.lua"
"$RIDGELINE" build -q -C "$T/seller" -o "$T/seller/signed" >"$T/err" 2>&1
"$RIDGELINE" diff "$T/one/signed" "$T/seller/signed" >"$T/out" 2>&1
check "the two sellers of one card" "$(grep signed "$T/out")" grep -qF \
    'signed 1 x Beta from acme on 2026-01-03; the guide now says: rent 1 x Beta (BF16) from Rival Cloud' \
    "$T/out"
check "the same from another seller is told as that" \
    "$(grep -i seller "$T/out")" grep -qF \
    'rent 1 x Beta (BF16) from Rival Cloud, on demand. Only the seller changes: it was acme.' \
    "$T/out"

# The same seller in another region is another order too: on which terms.
cp -r "$T/one" "$T/region"
sed -i 's/^\(2026-01-03,acme,b1,.*\),here,/\1,there,/' \
    "$T/region"/specs/prices/*.csv
"$RIDGELINE" build -q -C "$T/region" -o "$T/region/signed" >"$T/err" 2>&1
"$RIDGELINE" diff "$T/one/signed" "$T/region/signed" >"$T/out" 2>&1
check "the same seller, on other terms" "$(grep signed "$T/out")" grep -qF \
    'The seller is the same, its terms are not: b1, there, on demand; signed were b1, here, on demand.' \
    "$T/out"
check "which is no other seller" "$(grep Only "$T/out")" \
    sh -c '! grep -q "Only the seller" "$1"' - "$T/out"

# The same accelerator from the same offer on other terms: by the hour before,
# now for a year (12 months, by the contract).
cp -r "$T/one" "$T/term"
cat >"$T/term/specs/term.lua" <<'END'
contract "term" {
  name = "A term", tier = "on_demand", providers = { "acme" },
  assume "made up" { commitment = 12 * month },
}
END
"$RIDGELINE" build -q -C "$T/term" -o "$T/term/signed" >"$T/err" 2>&1
"$RIDGELINE" diff --fail-on signed "$T/one/signed" "$T/term/signed" \
    >"$T/out" 2>&1
check "a commitment is another order" "status $?" [ $? -eq 3 ]
check "and which it was" "$(grep signed "$T/out")" grep -qF \
    'Since then: a commitment of 12 months (signed: 0); ' "$T/out"
"$RIDGELINE" rank chat --profile team --fail-on signed -C "$T/term" \
    >"$T/out" 2>"$T/err"
check "the gate says so too" "$(cat "$T/err")" grep -qF \
    'Since then: a commitment of 12 months (signed: 0); ' "$T/err"
sed -i -e '/commitment_months/d' -e 's/^  copies = 1,/  copies = 2,/' \
    "$T"/one/specs/approvals/*
python3 tests/tools/reseal.py "$T"/one/specs/approvals/*
"$RIDGELINE" build -q -C "$T/one" -o "$T/one/copies" >"$T/err" 2>&1
check "what is bought the same and used otherwise holds, and is told" \
    "$(jq -c '.decisions[].approved' "$T/one/copies/data/decisions.json")" \
    test "$(jq -r '.decisions[].approved | select(. and .holds) | .moved' \
    "$T/one/copies/data/decisions.json")" = 'Since then: copies: 1 (signed: 2).'

"$RIDGELINE" rank chat --profile team --fail-on signed -C "$T/seller" \
    >"$T/out" 2>"$T/err"
check "the gate says from whom" "$(cat "$T/err")" grep -q \
    'not what was signed: .* signed 1 x Beta from acme on 2026-01-03' "$T/err"
sed -i '/^  provider = /d' "$T"/seller/specs/approvals/*
python3 tests/tools/reseal.py "$T"/seller/specs/approvals/*
"$RIDGELINE" rank chat --profile team --fail-on signed -C "$T/seller" \
    >"$T/out" 2>"$T/err"
check "a record without a seller names none" "$(cat "$T/err")" grep -q \
    'signed 1 x Beta on 2026-01-03' "$T/err"
"$RIDGELINE" approve chat/nobody -C "$T/one" >"$T/out" 2>"$T/err"
check "nobody signs for nobody" "$(cat "$T/err")" grep -q 'no profile' "$T/err"

# Changes that a guide keeps date the feed; what did not change stays as old.
mkdir "$T/two/specs/changes"
"$RIDGELINE" diff --format lua "$old" "$new" \
    >"$T/two/specs/changes/2026-02-01.lua"
sed -i 's/^  decision = "tune.team"/  decision = "tune\/gone"/' \
    "$T/two/specs/changes/2026-02-01.lua"
"$RIDGELINE" build -q -C "$T/two" --date 2026-03-01 -o "$T/two/kept" \
    >"$T/out" 2>&1
check "changes are records" "$(head -n 1 "$T/out")" [ $? -eq 0 ]
updated() {
	xmllint --xpath "string(//*[local-name()='entry'][*[local-name()='id'][contains(., '$1')]]/*[local-name()='updated'])" \
	    "$T/two/kept/feed.atom"
}
check "an entry is dated by its change" "$(updated chat/team)" \
    [ "$(updated chat/team)" = 2026-01-16T00:00:00Z ]
check "the feed by the newest" "$(grep -m 1 updated "$T/two/kept/feed.atom")" \
    grep -q -m 1 '^<updated>2026-01-16T' "$T/two/kept/feed.atom"

# A calibration that others are like is one line, and all are counted.
cp -r "$T/one" "$T/refit"
sed -i '/^for _, kind in/,/^end/s/bandwidth_efficiency = 80/bandwidth_efficiency = 70/' \
    "$T/refit/specs/guide.lua"
"$RIDGELINE" build -q --data -C "$T/refit" -o "$T/refit/out" >"$T/err" 2>&1
"$RIDGELINE" diff "$T/one/signed" "$T/refit/out" >"$T/out" 2>&1
check "calibrations that moved alike" "$(grep -A 3 alibrations "$T/out")" \
    grep -qx '  - 1 more moved alike.' "$T/out"
check "are counted each" "$(grep alibrations "$T/out")" \
    grep -qx 'Models and calibrations changed: 2' "$T/out"
check "and the one that moved is named" "$(grep Training "$T/out")" grep -qx \
    -- '- calibration Training, bandwidth efficiency: was 0.8, is 0.7 (-12.5%)' \
    "$T/out"

# The same card of the same offer, with one request more in flight: what moved
# is named, and nothing that stayed.
cp -r "$old" "$T/placed"
jq '(.decisions[] | select(.id == "chat/team") | .ranked[0]) |=
    (.placement.concurrency += 1 | .id += "-moved")' "$old/data/guide.json" \
    >"$T/placed/data/guide.json"
jq '(.decisions[] | select(.id == "chat/team") | .order.candidate) += "-moved"' \
    "$old/data/decisions.json" >"$T/placed/data/decisions.json"
many=$(jq '.decisions[] | select(.id == "chat/team") |
    .ranked[0].placement.concurrency // 1' "$old/data/guide.json")
"$RIDGELINE" diff "$old" "$T/placed" >"$T/placed.txt" 2>&1
check "a choice that is placed otherwise says how" "$(cat "$T/placed.txt")" \
    grep -q "Chat, A team: rent 1 x Beta (BF16) from acme, on demand, as \
before, but with requests in flight $((many + 1)); was: requests in flight \
$many[.]\$" "$T/placed.txt"

# Hours of a month stay hours.
cp -r "$T/one" "$T/hours"
sed -i 's/hours_per_month = 365 \* h/hours_per_month = 100 * h/' \
    "$T/hours/specs/guide.lua"
"$RIDGELINE" build -q --data -C "$T/hours" -o "$T/hours.data" 2>"$T/err"
"$RIDGELINE" diff "$old" "$T/hours.data" >"$T/hours.txt" 2>&1
check "a span is told in the unit of its field" "$(cat "$T/hours.txt")" \
    grep -q 'hours per month: was 365 h, is 100 h' "$T/hours.txt"

# Prices in euros: the rate moves, then the price, then both.
cp -r "$T/one" "$T/euro"
sed -i '/acme,b1/s/,0.8,USD,/,0.8,EUR,/' "$T/euro/specs/prices/"*.csv
# euros RATE PRICE FOLDER
euros() {
	cat >"$T/euro/specs/exchange.lua" <<-EOF
	exchange "eur-early" { currency = "EUR", date = "2025-12-01",
	  cite "made-up" { usd = 9 } }
	exchange "eur" { currency = "EUR", date = "2026-01-01",
	  cite "made-up" { usd = $1 } }
	exchange "eur-late" { currency = "EUR", date = "2026-09-01",
	  cite "made-up" { usd = 9 } }
	EOF
	sed -i "/acme,b1/s/,[0-9.]*,EUR,/,$2,EUR,/" "$T/euro/specs/prices/"*.csv
	"$RIDGELINE" build -q -C "$T/euro" -o "$3" >"$T/err" 2>&1
}
euros 1.25 0.8 "$T/e1"
euros 1.5 0.8 "$T/e2"
euros 1.5 1.6 "$T/e3"
# cause OLD NEW: of the one price that moved.
cause() {
	"$RIDGELINE" diff --format json "$1" "$2" | jq -r \
	    '.facts[] | select(.id | startswith("offer/acme/b1")) | .cause'
}
check "a euro is worth what its rate says" "$(cat "$T/err")" test \
    "$(jq '.offers[] | select(.sku == "b1") | .value * 3600' \
    "$T/e1/data/offers.json")" = 1
check "a rate that moves is no price" "$(cause "$T/e1" "$T/e2")" \
    test "$(cause "$T/e1" "$T/e2")" = currency
check "a price that moves is no rate" "$(cause "$T/e2" "$T/e3")" \
    test "$(cause "$T/e2" "$T/e3")" = price
check "both are a price" "$(cause "$T/e1" "$T/e3")" \
    test "$(cause "$T/e1" "$T/e3")" = price

# There and back: what flipped one way flips the other way.
"$RIDGELINE" diff --format json "$old" "$new" >"$T/there"
"$RIDGELINE" diff --format json "$new" "$old" >"$T/back"
holds "JSON says what the guides say" "$T/there" "$T/back" \
    "$old/data/guide.json" "$new/data/guide.json" <<'EOF'
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
side = lambda d, key: json.dumps(d.get(key))
mirror = {(d["id"], side(d, "was"), side(d, "now"))
          for d in back["decisions"]}
assert mirror == {(d["id"], side(d, "now"), side(d, "was"))
                  for d in there["decisions"]}, "mirror"
moved = {i["id"]: (i["was"], i["now"]) for i in there["facts"]}
assert moved["offer/acme/b1/beta-x1/here/on_demand/price"] == \
    (0.8 / 3600, 2.2 / 3600), moved
EOF
