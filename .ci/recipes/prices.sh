#!/bin/sh
# prices.sh STEP: what a pipeline does with a guide on each update of prices.
#
# fetch import push faults   each night, on the main branch
# base build compare gate    on a pull or merge request
# record build               on the main branch, before it is published
#
# Every step may be run again. Nothing but fetch, push and the comments uses a
# network.
set -eu
: "${RIDGELINE:=ridgeline}"
: "${DAY:=$(date -u +%Y-%m-%d)}"       # of the run, that ages count to
: "${FEEDS:=.ci/feeds}"                # which feeds
: "${MAIN:=main}"                      # the branch that is published
: "${BASE:=origin/$MAIN}"              # what is compared with
: "${PUBLIC:=public}"                  # where the site goes
: "${WORK:=.ridgeline}"                # scratch, to be cached
: "${FAIL_ON:=flip>5%,increase>5%,stale,outlier,claim}"

feeds() {
	grep -v '^ *\(#\|$\)' "$FEEDS" || true
}

# A feed that failed is named at the end, by the step faults; the others go on.
fault() {
	mkdir -p "$WORK"
	echo "$1" | tee -a "$WORK/faults.$DAY" >&2
}

# Feeds as their publishers write them, one file a line of FEEDS.
fetch() {
	mkdir -p "$WORK/feeds"
	rm -f "$WORK"/feeds/*-"$DAY".* "$WORK/faults.$DAY"
	feeds | {
		line=0
		while read -r name url provider; do
			line=$((line + 1))
			to=$name-${provider:-all}-$DAY.$line.${url##*.}
			curl -fsSL --retry 3 "$url" -o "$WORK/feeds/$to" || {
				rm -f "$WORK/feeds/$to"
				fault "$name: $url was not fetched"
			}
		done
	}
}

# Prices into specs/prices, the files of a feed and provider together. A row is of
# the day that it states itself: a feed published last night is yesterday's. Rows
# that cannot be used are counted; a feed without one that can has failed.
import() {
	feeds | awk '{ print $1, $3 }' | sort -u |
	    while read -r name provider; do
		set -- "$WORK/feeds/$name-${provider:-all}-$DAY".*
		[ -f "$1" ] || continue
		"$RIDGELINE" import prices --feed "$name" \
		    ${provider:+--provider "$provider"} "$@" ||
		    fault "$name: the files of ${provider:-all sellers} were \
not imported"
	done
}

# Where both sides changed a file of prices, a reviewer's stays as it is.
settle() {
	git diff --name-only --diff-filter=U | while read -r file; do
		git checkout -q HEAD -- "$file" 2>/dev/null ||
		    git rm -q -f --cached "$file"
	done
	git commit -q --no-edit
}

# The day's prices as a commit that stands on the last one that push made.
prices_on() {
	git commit-tree -p "$1" -m "prices: $DAY" "$(git write-tree)"
}

# A branch with the day's prices, where there are any that are new. What somebody
# else committed there stays: nothing is forced.
push() {
	branch=prices/$DAY
	git add specs/prices
	if git diff --cached --quiet; then
		echo "no price changed"
		return
	fi
	main=$(git rev-parse HEAD)
	for try in 1 2 3; do
		git fetch -q origin \
		    "+refs/heads/$branch:refs/remotes/origin/$branch" \
		    2>/dev/null || git update-ref -d "refs/remotes/origin/$branch"
		theirs=$(git rev-parse -q --verify "origin/$branch" || true)
		last=$([ -z "$theirs" ] || git log -1 --format=%H \
		    --grep "^prices: $DAY\$" "$theirs")
		if [ -n "$last" ] && git diff --cached --quiet "$last" -- \
		    specs/prices; then
			git checkout -q -f -B "$branch" "$theirs"
			echo "$branch has them already"
			return
		fi
		prices=$(prices_on "${last:-$main}")
		git checkout -q -f -B "$branch" "${theirs:-$prices}"
		[ -z "$theirs" ] || git merge -q --no-edit "$prices" \
		    >/dev/null || settle
		git push -q origin "$branch" && return
		git read-tree "$prices"
	done
	fault "$branch was not pushed: somebody else is faster"
	return 1
}

# Fails where a feed or a push did, once all that could be done was done.
faults() {
	[ ! -s "$WORK/faults.$DAY" ] || {
		cat "$WORK/faults.$DAY" >&2
		return 1
	}
}

# The guide of the branch that is compared with, on the day of its commit, so
# that a price which went stale since is told of; cached by its revision.
base() {
	revision=$(git rev-parse "$BASE")
	then=$(TZ=UTC git log -1 --format=%cd --date=format-local:%Y-%m-%d \
	    "$revision")
	[ "$(cat "$WORK/base.revision" 2>/dev/null)" != "$revision" ] || return 0
	rm -rf "$WORK/base" "$WORK/old"
	mkdir -p "$WORK/base"
	git archive "$revision" | tar -x -C "$WORK/base"
	"$RIDGELINE" build --data -q --date "$then" \
	    -C "$WORK/base" -o "$WORK/old"
	echo "$revision" >"$WORK/base.revision"
}

build() {
	"$RIDGELINE" build --date "$DAY" -o "$PUBLIC"
}

# What changed, in each form; none of them is a gate.
compare() {
	for form in text markdown json junit sarif gitlab github; do
		"$RIDGELINE" diff --format $form "$WORK/old" "$PUBLIC" \
		    >"$WORK/diff.$form"
	done
	cat "$WORK/diff.text"
}

gate() {
	"$RIDGELINE" diff --fail-on "$FAIL_ON" "$WORK/old" "$PUBLIC" \
	    >"$WORK/gate.text"
}

# Changed decisions as records, which the Changes page and the feed are made of: a
# file for each commit that changed one, so that two merges of a day have two.
record() {
	build
	"$RIDGELINE" diff --format lua "$WORK/old" "$PUBLIC" >"$WORK/changes.lua"
	grep -q '^decided' "$WORK/changes.lua" || return 0
	! git grep -q -F "$(grep -m 1 '^decided' "$WORK/changes.lua")" -- \
	    specs/changes || return 0
	mkdir -p specs/changes
	cp "$WORK/changes.lua" \
	    "specs/changes/$DAY-$(git rev-parse --short=12 HEAD).lua"
	git add specs/changes
	git commit -q -m "changes: $DAY [skip ci]"
	for try in 1 2 3; do
		! git push -q origin "HEAD:$MAIN" || return 0
		git pull -q --rebase origin "$MAIN"
	done
	return 1
}

# One comment, found again by its first line: REPOSITORY and REQUEST say where.
comment_github() {
	at=repos/$REPOSITORY/issues
	id=$(gh api --paginate "$at/$REQUEST/comments" --jq \
	    '.[] | select(.body | startswith("<!-- ridgeline diff -->")) | .id' |
	    head -n 1)
	if [ -n "$id" ]; then
		gh api -X PATCH "$at/comments/$id" -F "body=@$WORK/diff.markdown"
	else
		gh api -X POST "$at/$REQUEST/comments" \
		    -F "body=@$WORK/diff.markdown"
	fi >/dev/null
}

# The same on GitLab: API, PROJECT, REQUEST and TOKEN.
comment_gitlab() {
	at=$API/projects/$PROJECT/merge_requests/$REQUEST/notes
	id=$(curl -fsS -H "PRIVATE-TOKEN: $TOKEN" "$at?per_page=100" | jq -r \
	    '.[] | select(.body | startswith("<!-- ridgeline diff -->")) | .id' |
	    head -n 1)
	curl -fsS -X "$([ -n "$id" ] && echo PUT || echo POST)" \
	    -H "PRIVATE-TOKEN: $TOKEN" "$at${id:+/$id}" \
	    --data-urlencode "body@$WORK/diff.markdown" >/dev/null
}

case ${1:-} in
fetch | import | push | faults | base | build | compare | gate | record | \
comment_github | comment_gitlab)
	"$1" ;;
*)
	sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
	exit 1 ;;
esac
