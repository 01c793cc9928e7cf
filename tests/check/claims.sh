#!/bin/sh
# Claims: all are judged, most are tested, and the verdicts are held against
# those of a reader who looked each up (tests/claims/reviewed.csv); what
# differs is explained in tests/claims/differs.
. tests/lib.sh

"$RIDGELINE" check --claims >"$T/claims" 2>"$T/err"
status=$?
check "no claim has flipped" "$(grep -m 1 gate "$T/err")" [ $status -eq 0 ]
check "every reviewed claim is judged" "some are missing" \
    [ "$(wc -l <"$T/claims")" -eq "$(sed 1d tests/claims/reviewed.csv | wc -l)" ]
tested=$(grep -cv '^[^:]*: untestable' "$T/claims")
check "430 claims are tested" "only $tested are" [ "$tested" -ge 430 ]

# id reader engine, of those that are tested and where the reader was sure.
awk -F '[:,] *' '
	NR == FNR { verdict[$1] = $2; next }
	verdict[$1] == "agrees" && $2 != "doubtful" { print $1, $2, "agrees" }
	verdict[$1] == "disagrees" && $2 != "doubtful" {
		print $1, $2, "disagrees"
	}' "$T/claims" tests/claims/reviewed.csv >"$T/both"
awk '($2 == "consistent") != ($3 == "agrees")' "$T/both" >"$T/apart"
all=$(wc -l <"$T/both")
apart=$(wc -l <"$T/apart")
check "nine of ten verdicts are the reader's" "$apart of $all are not" \
    [ $((apart * 10)) -le "$all" ]
check "what the reader found wrong is not borne out" \
    "$(grep -m 1 ' wrong ' "$T/apart")" \
    awk '$2 == "wrong" { exit 1 }' "$T/apart"
cut -d' ' -f1 "$T/apart" | sort >"$T/ids"
grep -v '^#' tests/claims/differs | cut -d' ' -f1 | sort |
    comm -23 "$T/ids" - >"$T/unexplained"
check "most differences are explained" "not: $(tr '\n' ' ' <"$T/unexplained")" \
    [ "$(wc -l <"$T/unexplained")" -le 5 ]

"$RIDGELINE" -q check --claims --format json >"$T/claims.json"
check "the same as JSON" "not $(wc -l <"$T/claims") members" \
    [ "$(grep -c '^{"id":"[a-z0-9-]*","verdict":"' "$T/claims.json")" -eq \
    "$(wc -l <"$T/claims")" ]
