#!/bin/sh
# prices.sh STEP: what a pipeline does with a guide on each update of prices.
#
# fetch import push          each night, on the main branch
# base build compare gate    on a pull or merge request
# record build               on the main branch, before it is published
#
# Every step may be run again. Nothing but fetch, push and the comments uses a
# network.
set -eu
: "${RIDGELINE:=ridgeline}"
: "${DAY:=$(date -u +%Y-%m-%d)}"       # that ages count to
: "${FEEDS:=.ci/feeds}"                # which feeds
: "${BASE:=origin/main}"               # what is compared with
: "${PUBLIC:=public}"                  # where the site goes
: "${WORK:=.ridgeline}"                # scratch, to be cached
: "${FAIL_ON:=flip,increase>5%,stale,outlier,claim}"

feeds() {
	grep -v '^ *\(#\|$\)' "$FEEDS" || true
}

# Feeds as their publishers write them, one file a line of FEEDS.
fetch() {
	mkdir -p "$WORK/feeds"
	rm -f "$WORK"/feeds/*-"$DAY".*
	feeds | {
		line=0
		while read -r name url provider; do
			line=$((line + 1))
			to=$name-${provider:-all}-$DAY.$line.${url##*.}
			curl -fsSL --retry 3 "$url" -o "$WORK/feeds/$to"
		done
	}
}

# Prices into specs/prices, the files of a feed and provider together; rows that
# cannot be used are counted, not faults.
import() {
	feeds | awk '{ print $1, $3 }' | sort -u |
	    while read -r name provider; do
		"$RIDGELINE" import prices --feed "$name" --date "$DAY" \
		    ${provider:+--provider "$provider"} \
		    "$WORK/feeds/$name-${provider:-all}-$DAY".*
	done
}

# A branch with the day's prices, where there are any that are new.
push() {
	git add specs/prices
	if git diff --cached --quiet; then
		echo "no price changed"
		return
	fi
	git checkout -q -B "prices/$DAY"
	git commit -q -m "prices: $DAY"
	git push -q -f origin "prices/$DAY"
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

# Changed decisions as records, which the Changes page and the feed are made of.
record() {
	build
	"$RIDGELINE" diff --format lua "$WORK/old" "$PUBLIC" >"$WORK/changes.lua"
	grep -q '^decided' "$WORK/changes.lua" || return 0
	mkdir -p specs/changes
	cp "$WORK/changes.lua" "specs/changes/$DAY.lua"
	git add specs/changes
	git commit -q -m "changes: $DAY [skip ci]"
	git push -q origin HEAD
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
fetch | import | push | base | build | compare | gate | record | \
comment_github | comment_gitlab)
	"$1" ;;
*)
	sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
	exit 1 ;;
esac
