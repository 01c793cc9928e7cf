#!/bin/sh
# needs: libxml2-utils jq
# The feed is well-formed XML, has the elements that RFC 4287 asks for, and an
# entry for each decision of guide.json.
. tests/lib.sh

feed=$SITE/feed.atom
count() {
	xmllint --xpath "count($1)" "$feed" 2>/dev/null
}

check "the feed is well-formed" "xmllint complains" \
    xmllint --noout "$feed"
entries=$(count '//*[local-name()="entry"]')
decisions=$(jq '.decisions | length' "$SITE/data/guide.json")
check "an entry a decision" "$entries entries, $decisions decisions" \
    test "$entries" -eq "$decisions"
for name in id title updated; do
	n=$(count "/*/*[local-name()='$name']|//*[local-name()='entry']/*[local-name()='$name']")
	check "every $name" "$n of $((entries + 1))" \
	    test "$n" -eq $((entries + 1))
done
ids=$(xmllint --xpath '//*[local-name()="entry"]/*[local-name()="id"]/text()' \
    "$feed" | sort | uniq -d | wc -l)
check "ids are unique" "$ids are not" test "$ids" -eq 0
for href in $(xmllint --xpath '//*[local-name()="link"]/@href' "$feed" |
    sed 's/.*href="//; s/"//'); do
	test -f "$SITE/$href" || echo "$href"
done >"$T/missing"
check "links lead to pages" "$(head -n 2 "$T/missing")" \
    test ! -s "$T/missing"
