#!/bin/sh
# long 30
# needs: git curl jq tar python3-yaml
# The recipes' own shell steps, over days of price updates in a real repository;
# a pull request is a branch, the site of a host is a file.  What each day says
# is a golden.
. tests/lib.sh

export GIT_CONFIG_GLOBAL="$T/gitconfig" HOME="$T"
git config --global user.name reviewer
git config --global user.email reviewer@example.org
git config --global init.defaultBranch main
git config --global advice.detachedHead false

# Hosts: gh keeps one comment a request; curl to the API of GitLab likewise.
mkdir "$T/bin" "$T/host"
cat >"$T/bin/gh" <<'END'
#!/bin/sh
body=
for word; do case $word in body=@*) body=${word#body=@} ;; esac; done
case "$*" in
"pr create"*) echo "$*" >>"$HOST/requests" ;;
*"-X POST"*) cp "$body" "$HOST/comment"; echo post >>"$HOST/calls" ;;
*"-X PATCH"*comments/7\ *) cp "$body" "$HOST/comment"
	echo patch >>"$HOST/calls" ;;
*) [ ! -f "$HOST/comment" ] || echo 7 ;;
esac
END
cat >"$T/bin/curl" <<'END'
#!/bin/sh
case "$*" in
*api.example*POST* | *POST*api.example*) echo post >>"$HOST/calls"
	for w; do case $w in body@*) cp "${w#body@}" "$HOST/comment" ;; esac; done ;;
*PUT*notes/7*) echo put >>"$HOST/calls"
	for w; do case $w in body@*) cp "${w#body@}" "$HOST/comment" ;; esac; done ;;
*api.example*) if [ -f "$HOST/comment" ]; then
	jq -Rs '[{id: 7, body: .}]' "$HOST/comment"; else echo '[]'; fi ;;
*) exec /usr/bin/curl "$@" ;;
esac
END
chmod +x "$T/bin/gh" "$T/bin/curl"
export PATH="$T/bin:$PATH" HOST="$T/host" REPOSITORY=a/b REQUEST=3
export API=https://api.example/v4 PROJECT=5 TOKEN=none

# new_repository CI: a guide with the recipe in it, and a remote.
new_repository() {
	rm -rf "$T/origin.git" "$T/work" "$T/host"
	mkdir "$T/host" "$T/work"
	git init -q --bare "$T/origin.git"
	git -C "$T/work" init -q
	git -C "$T/work" remote add origin "$T/origin.git"
	mkdir "$T/work/.ci" "$T/work/templates"
	cp -r tests/guide/specs tests/guide/site "$T/work/"
	sed -i '/^source "made-up-prices"/a\  fresh = 33 * day,' \
	    "$T/work/specs/guide.lua"
	cp site/*.js site/*.css "$T/work/site/"
	cp templates/page.html templates/changes.md "$T/work/templates/"
	echo 'Nothing is said here.' >"$T/work/templates/home.md"
	cat >"$T/work/site/site.lua" <<-'END'
	site { title = "Small", url = "https://guide.example/",
	  navigation = { "index", "changes" } }
	page "index" { title = "Start", template = "home" }
	page "changes" { title = "Changes", template = "changes" }
	END
	printf '.ridgeline/\npublic/\n' >"$T/work/.gitignore"
	cp .ci/recipes/prices.sh "$T/work/.ci/"
	printf 'plain file://%s/%s.csv acme\n' "$T" alpha "$T" beta \
	    >"$T/work/.ci/feeds"
	git -C "$T/work" add -A
	GIT_COMMITTER_DATE=2026-01-31T04:00:00Z \
	    git -C "$T/work" commit -q -m "a guide"
	git -C "$T/work" push -q -u origin main
}

# run_job FILE JOB: its steps in the repository; stops at the first that fails.
run_job() {
	python3=python3
	$python3 tests/tools/recipe.py "$1" "$2" >"$T/steps" || return 9
	while IFS= read -r step; do
		(cd "$T/work" && printf '%b\n' "$step" >"$T/step" &&
		    sh -e "$T/step") >>"$T/log" 2>&1 </dev/null || return 1
	done <"$T/steps"
}

# feed ALPHA BETA: what the publisher has that day, prices an hour, in a file
# each: lines of one feed are imported together.
feed() {
	head=accelerator,count,tier,unit,price,sku,region
	each=1,on_demand,accelerator_hour
	printf '%s\n' "$head" "alpha,$each,$1,a1,here" >"$T/alpha.csv"
	printf '%s\n' "$head" "beta,$each,$2,b1,here" >"$T/beta.csv"
}

# day DATE ALPHA BETA: the nightly job, the review of its branch, and, where
# the gate holds or a reviewer takes it, the publication.
day() {
	DAY=$1 GIT_COMMITTER_DATE="$1T04:00:00Z"
	export DAY GIT_COMMITTER_DATE
	feed "$2" "$3"
	echo "== $1: alpha at $2, beta at $3"
	git -C "$T/work" checkout -q main
	before=$(git -C "$T/work" rev-parse main)
	run_job "$file" "$update" || { echo "update failed"; return; }
	if [ "$(git -C "$T/work" branch --show-current)" = main ]; then
		echo "nothing to review"
		return
	fi
	BASE=$before && export BASE
	run_job "$file" "$review"
	echo "review: $([ $? -eq 0 ] && echo passes || echo fails)"
	sed '/^Figures of answers/,$d' "$T/work/.ridgeline/diff.text"
	grep -h stale "$T/work/.ridgeline/diff.github"
	cp "$T/host/comment" "$T/host/comment.$1"
	git -C "$T/work" checkout -q main
	git -C "$T/work" merge -q --no-edit "prices/$1"
	git -C "$T/work" push -q origin main
	run_job "$file" "$publish" || echo "publication failed"
	git -C "$T/work" log -1 --format=%s
}

# Every day of one CI: from quiet to a flip, a slip of the keyboard and back.
file=.ci/recipes/github.yml update=update review=review publish=publish
new_repository
: >"$T/log"
{
	day 2026-02-01 2 0.81
	day 2026-02-02 2 0.81
	day 2026-02-03 2 1.6
	day 2026-02-04 200 1.6
	day 2026-02-05 1.9 0.9
	# The shop's price is now older than its source allows: told of once.
	day 2026-02-06 1.9 0.9
	day 2026-02-07 1.9 0.9
} >"$T/days"
same "the days are told" tests/golden/recipes.txt "$T/days"
check "one comment a request, written over" "$(cat "$T/host/calls")" \
    test "$(tr '\n' ' ' <"$T/host/calls")" = "post patch patch patch patch patch patch "
check "it is the last day's" "$(head -n 2 "$T/host/comment")" grep -q \
    '^## [0-9] of [0-9] choices changed' "$T/host/comment"
flip=$T/host/comment.2026-02-05
check "with links" "$(grep -m 1 guide.example "$flip")" grep -q \
    'https://guide.example/workloads/chat.html' "$flip"
check "each branch asks for a review" "$(cat "$T/host/requests")" \
    test "$(wc -l <"$T/host/requests")" -eq 7
check "the site is there" "no page" test -s "$T/work/public/index.html"
check "and the workbook" "none" test -s "$T/work/public/data/guide.xlsx"
check "changes are kept" "$(ls "$T/work/specs/changes" 2>&1)" test \
    "$(ls "$T/work/specs/changes" | sed 's/-[0-9a-f]\{12\}\.lua//' |
    tr '\n' ' ')" = "2026-02-03 2026-02-05 "
check "and told on their page" "not there" grep -q '2026-02-03' \
    "$T/work/public/changes.html"
check "the working tree is clean" "$(git -C "$T/work" status --porcelain)" \
    test -z "$(git -C "$T/work" status --porcelain)"

# The others do the same on the day of the flip; they did not see the day before.
told() {
	sed -n '/^== 2026-02-03/,/^== 2026-02-04/p' "$1" | sed -e 1d \
	    -e '/^== /d' -e 's/ compared with 2026-02-0[12]//'
}
told "$T/days" >"$T/want"
while read -r file update review publish again; do
	new_repository
	{
		day 2026-02-01 2 0.81
		day 2026-02-03 2 1.6
	} >"$T/days"
	told "$T/days" >"$T/got"
	check "$file says the same" "$(diff "$T/want" "$T/got" | head -n 3)" \
	    cmp -s "$T/want" "$T/got"
	check "$file: one comment" "$(cat "$T/host/calls")" \
	    test "$(tr '\n' ' ' <"$T/host/calls")" = "post $again "
done <<'END'
.ci/recipes/gitlab.yml update review pages put
.ci/recipes/Jenkinsfile Update Review Publish patch
END
sh .ci/recipes/prices.sh nothing >"$T/out" 2>&1
check "an unknown step is refused" "status $?" test $? -eq 1
