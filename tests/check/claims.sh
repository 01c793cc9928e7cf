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

# A claim can be too close to call only where a model made a number of it.
grep -h -A 30 '^claim "' specs/claims/*.lua | awk '
	/^claim "/ { id = $2; gsub(/"/, "", id) }
	/(predict|smallest|largest|step|winner|rank) *[({]/ { print id }' |
    sort -u >"$T/modelled"
sed -n 's/^\([^:]*\): close:.*/\1/p' "$T/claims" | sort >"$T/close"
check "only what a model made is too close to call" \
    "not: $(comm -23 "$T/close" "$T/modelled" | tr '\n' ' ')" \
    test -z "$(comm -23 "$T/close" "$T/modelled")"
close=$(wc -l <"$T/close")
check "some claims are, not many" "$close are" \
    [ "$close" -ge 1 -a "$close" -le "$((tested / 20))" ]

# The same prediction beside bounds, ranges and values, by the error on record.
mkdir -p "$T/guide/specs" "$T/guide/site"
echo 'site { title = "A guide" }' >"$T/guide/site/site.lua"
# bounds HOW MS...: claims that the prediction is so, held by HOW.
bounds() {
	echo 'use "reference"'
	cat <<-END
	source "s" { title = "S", note = "made up" }
	profile "p" {
	  name = "P", summary = "P.", hours_per_month = 730 * h,
	  tiers = { "on_demand" },
	}
	workload "w" {
	  name = "W", summary = "W.", kind = "serve", profiles = { "p" },
	  model = "llama-3.1-8b", input_len = 1000, output_len = 200,
	  weight_formats = { "bf16" },
	}
	END
	n=0
	while [ $# -gt 0 ]; do
		n=$((n + 1))
		cat <<-END
		claim "c$n" {
		  says = "It takes so long.", topic = "compute",
		  subject = "s", quantity = "time", basis = "model",
		  compare = "$1",
		  test = "predict{ kind = 'serve', "
		    .. "quantity = 'itl_s', phase = 'decode', count = 1, "
		    .. "model = 'llama-3.1-8b', weight_format = 'bf16', "
		    .. "accelerator = 'h100-sxm5-80gb', batch = 8, "
		    .. "input_len = 1000, output_len = 200 }",
		  cite "s" { stated = "$2 ms" },
		}
		END
		shift 2
	done
}
said() {
	bounds "$@" >"$T/guide/specs/claims.lua"
	"$RIDGELINE" -q check -C "$T/guide" --claims 2>"$T/err"
}
at=$(said at_most 1 | sed -n 's/.*computed \([0-9.]*\) ms.*/\1/p')
# The stack of the prediction is not named: of such ones the median error is
# that of sources which nothing was learnt from.
error=$(awk '/^tested "serve-unseen"/ { on = 1 }
	on && /median = / { print $3 / 100; exit }' specs/calibration/tested.lua)
check "the error of an unknown stack is on record" "$error of $at ms" \
    awk -v e="$error" 'BEGIN { exit !(e > 0.02 && e < 0.5) }'
# of SHARE TOLERANCE: the number that is so many errors from the prediction,
# where TOLERANCE beyond it is allowed.
of() {
	awk -v at="$at" -v e="$error" -v x="$1" -v t="$2" \
	    'BEGIN { printf "%.4f", at * (1 + x * e) / (1 + t) }'
}
low=$(of -5 0)
said at_most "$(of -1.1 0.01)" at_most "$(of -0.9 0.01)" \
    at_most "$(of 0.9 0.01)" at_most "$(of 1.1 0.01)" \
    within "$low..$(of 0.9 0.05)" within "$low..$(of 1.1 0.05)" \
    about "$at" | cut -d' ' -f2 | tr '\n' ' ' >"$T/bounded"
check "what lies within the error of the models is too close to call" \
    "$at ms, $error: $(cat "$T/bounded") $(head -n 1 "$T/err")" \
    [ "$(cat "$T/bounded")" = "disagrees: close: close: agrees: close: \
agrees: agrees: " ]

# Who is an answer at all, by a limit around its time per output token.
# limits "MS, ...": a workload and a claim for each.
limits() {
	{
		bounds
		cat <<-END
		for n, most in ipairs { $1 } do
		  workload("w" .. n) {
		    name = "W", summary = "W.", kind = "serve",
		    profiles = { "p" }, model = "llama-3.1-8b",
		    input_len = 1000, output_len = 200, concurrency = 8,
		    software = { "vllm" }, weight_formats = { "bf16" },
		    accelerators = { "h100-sxm5-80gb" }, max_count = 1,
		    max_tpot = most * ms,
		  }
		  claim("c" .. n) {
		    says = "It does.", topic = "compute", subject = "s",
		    quantity = "rule", basis = "model",
		    test = "wins('w" .. n .. "', 'p', 'h100-sxm5-80gb')",
		    cite "s" { stated = "true" },
		  }
		end
		claim "time" {
		  says = "It takes so long.", topic = "compute", subject = "s",
		  quantity = "time", basis = "model",
		  test = "step('w1', 'p', 'h100-sxm5-80gb', 'tpot_p95')",
		  cite "s" { stated = "1 ms" },
		}
		END
	} >"$T/guide/specs/claims.lua"
	"$RIDGELINE" -q check -C "$T/guide" --claims 2>"$T/err"
}
at=$(limits 1000 | sed -n 's/^time.*computed \([0-9.]*\) ms.*/\1/p')
error=$(awk '/^tested "serve-vllm-hopper-decode"/ { on = 1 }
	on && /median = / { print $3 / 100; exit }' specs/calibration/tested.lua)
limits "$(of 10 0), $(of 0.3 0), $(of -0.7 0), $(of -1.3 0)" |
    sed -n 's/^c[0-9]*: \([a-z]*\):.*/\1/p' | tr '\n' ' ' >"$T/limits"
check "who is an answer by less than the error is too close to call" \
    "$at ms, $error: $(cat "$T/limits") $(head -n 1 "$T/err")" \
    [ "$(cat "$T/limits")" = "agrees close close disagrees " ]

"$RIDGELINE" -q check --claims --format json >"$T/claims.json"
check "the same as JSON" "not $(wc -l <"$T/claims") members" \
    [ "$(grep -c '^{"id":"[a-z0-9-]*","verdict":"' "$T/claims.json")" -eq \
    "$(wc -l <"$T/claims")" ]
