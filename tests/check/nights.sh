#!/bin/sh
# long 40
# needs: git curl tar
# Ten nights of price feeds, each as it happened or could: a guide of two sellers and
# ten decisions, a repository that others push to, and the recipe.  What each night
# ends with, and what its comment says first, is a golden.
. tests/lib.sh

export GIT_CONFIG_GLOBAL="$T/gitconfig" HOME="$T"
git config --global user.name nightly
git config --global user.email nightly@example.org
git config --global init.defaultBranch main
git config --global advice.detachedHead false
export PATH="$(dirname "$RIDGELINE"):$PATH" RIDGELINE
unset BASE MAIN PUBLIC WORK FAIL_ON FEEDS

# The guide: the small one with five chats more, its prices those of two sellers.
guide() {
	rm -rf "$T/origin.git" "$T/work" "$T/feeds"
	mkdir -p "$T/feeds" "$T/work/.ci" "$T/work/templates"
	git init -q --bare "$T/origin.git"
	git -C "$T/work" init -q
	git -C "$T/work" remote add origin "$T/origin.git"
	cp -r tests/guide/specs tests/guide/site "$T/work/"
	cp site/*.js site/*.css "$T/work/site/"
	cp templates/page.html templates/changes.md "$T/work/templates/"
	echo 'Nothing is said here.' >"$T/work/templates/home.md"
	cat >"$T/work/site/site.lua" <<-'END'
	site { title = "Small", navigation = { "index", "changes" } }
	page "index" { title = "Start", template = "home" }
	page "changes" { title = "Changes", template = "changes" }
	END
	cat >"$T/work/specs/more.lua" <<-'END'
	for n = 1, 5 do
	  workload("chat-" .. n) {
	    name = "Chat " .. n, summary = "People type.",
	    kind = "serve", model = "toy", profiles = { "team" },
	    input_len = 100 * n, output_len = 50, concurrency = 1 + n,
	    weight_formats = { "bf16" }, max_tpot = 1 * ms,
	  }
	end
	END
	printf '.ridgeline/\npublic/\n' >"$T/work/.gitignore"
	cp .ci/recipes/prices.sh "$T/work/.ci/"
	for seller in acme rival; do
		echo "plain file://$T/feeds/$seller.csv $seller"
	done >"$T/work/.ci/feeds"
	git -C "$T/work" add -A
	GIT_COMMITTER_DATE=2026-01-31T04:00:00Z \
	    git -C "$T/work" commit -q -m "a guide"
	git -C "$T/work" push -q -u origin main
}

# acme DATE ALPHA BETA, rival DATE ALPHA BETA: what each seller's feed says.
rows() {
	echo "date,provider,sku,accelerator,count,region,tier,unit,price,currency,source"
	echo "$2,$1,a1,alpha,1,here,on_demand,accelerator_hour,$3,USD,"
	echo "$2,$1,b1,beta,1,here,on_demand,accelerator_hour,$4,USD,"
}
acme() {
	rows acme "$@" >"$T/feeds/acme.csv"
}
rival() {
	rows rival "$@" >"$T/feeds/rival.csv"
}

step() {
	(cd "$T/work" && sh .ci/prices.sh "$1") >>"$T/log" 2>&1 </dev/null
	echo "$1 $?"
}

# night DATE WHAT: the pipeline at 04:17 of the day, and its review.
night() {
	DAY=$1
	export DAY GIT_COMMITTER_DATE="$1T04:17:00Z"
	echo "== $1: $2"
	git -C "$T/work" checkout -q -f main
	git -C "$T/work" pull -q origin main
	base=$(git -C "$T/work" rev-parse main)
	: >"$T/log"
	echo "$(step fetch), $(step import), $(step push), $(step faults)"
	grep -h ': ' "$T/work/.ridgeline/faults.$1" 2>/dev/null |
	    sed "s|$T||; s/^/fault: /"
	if [ "$(git -C "$T/work" branch --show-current)" = main ]; then
		echo "no branch"
		return
	fi
	echo "branch: $(git -C "$T/work" diff --stat --name-only "$base" |
	    tr '\n' ' ')"
	BASE=$base
	export BASE
	echo "$(step base), $(step build), $(step compare), $(step gate)"
	unset BASE
	sed -n '/choices changed/p; /^\*\*/p; /^### /p; /^- /p' \
	    "$T/work/.ridgeline/diff.markdown" | head -n 14
}

# The reviewer takes it.
merge() {
	git -C "$T/work" checkout -q -f main
	git -C "$T/work" merge -q --no-edit "prices/$DAY" >>"$T/log" 2>&1
	git -C "$T/work" push -q origin main
}

guide
{
	acme 2026-02-01 2 0.8
	rival 2026-02-01 2.1 0.85
	night 2026-02-02 "the first, of rows of the evening before"
	merge
	night 2026-02-03 "nothing changed, the same files again"
	acme 2026-02-03 2.08 0.8
	rival 2026-02-03 2.1 0.6
	night 2026-02-04 "one up 4 percent, one down 30"
	merge
	acme 2026-02-04 2.08 0.8
	rival 2026-02-03 2.1 0.6
	night 2026-02-05 "a seller is absent for a day"
	merge
	acme 2026-02-05 2.08 0.8
	rival 2026-02-05 2.1 0.6
	night 2026-02-06 "and back on the next"
	merge
	# The answer is no price list; the other feed is well.
	for what in '<html><body>502</body></html>' \
	    '{"message":"rate limit"}' ''; do
		printf '%s' "$what" >"$T/feeds/rival.csv"
		acme 2026-02-06 2.09 0.8
		night 2026-02-07 "an answer that is none: ${what:-nothing}"
		git -C "$T/work" checkout -q -f main
		git -C "$T/work" push -q origin :prices/2026-02-07
		git -C "$T/work" branch -q -D prices/2026-02-07
	done
	rm "$T/feeds/rival.csv"
	night 2026-02-07 "a feed that cannot be fetched"
	merge
	acme 2026-02-07 0.26 0.1
	rival 2026-02-07 2.1 0.6
	night 2026-02-08 "all of a feed divided by 8"
	merge
	acme 2026-02-08 2.08 0.8
	night 2026-02-09 "and right again"
	merge
	# A new seller far below the others; spot above on demand; one thing twice.
	rival 2026-02-09 0.84 0.6
	{ rows acme 2026-02-09 2.08 0.8
		echo "2026-02-09,acme,a1,alpha,1,here,spot,accelerator_hour,2.6,USD,"
		echo "2026-02-09,acme,b1,beta,1,here,on_demand,accelerator_hour,0.4,USD,"
	} >"$T/feeds/acme.csv"
	night 2026-02-10 "a seller at 40 percent, spot above on demand, one thing twice"
	merge
	# A byte order mark, returns, and a column of another name.
	{ printf '\357\273\277'; rows acme 2026-02-10 2.08 0.82 |
	    sed 's/$/\r/'; } >"$T/feeds/acme.csv"
	rows rival 2026-02-10 2.1 0.6 | sed '1s/,price,/,preis,/' \
	    >"$T/feeds/rival.csv"
	night 2026-02-11 "a mark and returns; a renamed column"
	merge
	# A currency that has no rate, beside one that needs none.
	acme 2026-02-11 2.08 0.82
	rows rival 2026-02-11 2.1 0.6 | sed 's/USD/CHF/' >"$T/feeds/rival.csv"
	night 2026-02-12 "a currency without a rate"
} >"$T/nights" 2>&1
same "ten nights end as they should" tests/golden/nights.txt "$T/nights"

# A reviewer's commit on the branch stays through a rerun of the night.
guide
acme 2026-02-01 2 0.8
rival 2026-02-01 2.1 0.85
night 2026-02-02 "the first" >"$T/out"
(cd "$T/work" && sed -i 's/,rival,b1,\(.*\),0\.85,/,rival,b1,\1,0.86,/' \
    specs/prices/rival-2026-02-01.csv && git rm -q -r \
    specs/prices/acme-2026-02-01.csv && git commit -q -a -m "read: 0.86" &&
    git push -q origin prices/2026-02-02) >>"$T/log" 2>&1
mine=$(git -C "$T/work" rev-parse HEAD)
acme 2026-02-01 2.01 0.8
rival 2026-02-01 2.2 0.85
night 2026-02-02 "again, with other prices" >"$T/out"
check "a reviewer's commit is part of the branch" "$(tail -n 3 "$T/log")" \
    git -C "$T/origin.git" merge-base --is-ancestor "$mine" prices/2026-02-02
check "what the reviewer took away stays away" "$(git -C "$T/origin.git" \
    ls-tree -r --name-only prices/2026-02-02 specs/prices | tr '\n' ' ')" \
    sh -c "! git -C '$T/origin.git' ls-tree -r --name-only \
    prices/2026-02-02 | grep -q acme-2026-02-01"
check "what the reviewer read stands, beside what is new" \
    "$(git -C "$T/origin.git" show prices/2026-02-02:specs/prices/rival-2026-02-01.csv)" \
    sh -c "git -C '$T/origin.git' show \
    prices/2026-02-02:specs/prices/rival-2026-02-01.csv | grep -q ',0.86,'"
night 2026-02-02 "and once more" >"$T/out"
check "the same again adds no commit" "$(cat "$T/out")" \
    grep -q 'has them already' "$T/log"

# Two merges within a minute: each has its record, and main has both.
git -C "$T/work" checkout -q -f main
git clone -q "$T/origin.git" "$T/second"
one=$(git -C "$T/work" rev-parse main)
for tree in work second; do
	(cd "$T/$tree" && sed -i "s/^source \"made-up-prices\"/-- $tree\n&/" \
	    specs/guide.lua)
done
sed -i 's/,b1,\(.*\),0\.8,USD/,b1,\1,1.9,USD/' \
    "$T"/work/specs/prices/acme-2026-01-03.csv
sed -i 's/,a1,\(.*\)on_demand,accelerator_hour,2,/,a1,\1on_demand,accelerator_hour,9,/' \
    "$T"/second/specs/prices/acme-2026-01-03.csv
for tree in work second; do
	(cd "$T/$tree" && git commit -q -a -m "a price of $tree" &&
	    { git push -q origin main || { git pull -q --rebase -X theirs \
	    origin main && git push -q origin main; }; } &&
	    BASE=$one DAY=2026-02-03 sh .ci/prices.sh base &&
	    BASE=$one DAY=2026-02-03 sh .ci/prices.sh record) \
	    >>"$T/log" 2>&1 </dev/null
	echo "$tree $?" >>"$T/recorded"
done
check "both merges are recorded" "$(cat "$T/recorded"; tail -n 4 "$T/log")" \
    test "$(git -C "$T/origin.git" ls-tree -r --name-only main \
    specs/changes | wc -l)" -eq 2
check "and nothing is lost" "$(cat "$T/recorded")" \
    test "$(tr '\n' ' ' <"$T/recorded")" = "work 0 second 0 "
