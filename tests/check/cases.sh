#!/bin/sh
# Figures of one's own: taken in, and shown as measured here by every page,
# format and verdict that speaks of them; what a file does not say is asked for.
. tests/lib.sh

cp -r tests/guide "$T/guide"
echo 'page "accuracy" { title = "Accuracy", template = "accuracy" }' \
    >>"$T/guide/site/site.lua"
guide=$T/guide
import() { # FILE [OPTION...]
	"$RIDGELINE" -C "$guide" import cases "$@" >"$T/out" 2>"$T/err"
}
cat >"$T/Lab 1.csv" <<'END'
id,kind,phase,model,accelerator,count,weight_format,batch,input_len,output_len,quantity,value,printed
lab-1,serve,decode,Toy,beta,1,BF16,1,1000,100,itl_s,0.0005,0.5 ms
lab-2,serve,decode,toy,beta,1,bf16,8,1000,100,itl_s,0.0008,0.8 ms
lab-3,serve,decode,toy,alpha,1,bf16,8,1000,100,itl_s,0.0004,0.4 ms
END
import "$T/Lab 1.csv"
check "a CSV is taken" "exit $?: $(cat "$T/err")" \
    grep -q 'specs/measured/lab-1.csv: new' "$T/out"
check "a column that is none is named" "$(cat "$T/err")" \
    grep -q 'column printed is left out' "$T/err"
check "each figure has its prediction" "$(cat "$T/out")" \
    grep -q '^lab-3  *decode itl_s  *0.0004  *0.0003.* -.*%$' "$T/out"
cp "$T/out" "$T/taken"
import "$T/Lab 1.csv"
check "twice is once" "$(cat "$T/out")" grep -q 'lab-1.csv: as it was' "$T/out"

# What stands in the way, with the words that mend it.
echo '{"total_output_tokens": 9, "completed": 3, "output_throughput": 5,
"max_concurrency": 2}' >"$T/run.json"
import "$T/run.json" --set software=vllm --set weight_format=bf16
check "no model" "$(cat "$T/err")" \
    grep -q 'run.json:1: error: .* add --set model=' "$T/err"
check "no accelerator" "$(cat "$T/err")" \
    grep -q 'error: .* add --set accelerator=' "$T/err"
check "nothing is written" "$(ls "$guide/specs/measured")" \
    test ! -e "$guide/specs/measured/run.csv"
import "$T/run.json" --set modle=toy
check "a column misspelt" "$(cat "$T/err")" \
    grep -q 'no column "modle"; did you mean "model"?' "$T/err"
import "$T/run.json" --set model=toy --set accelerator=betta \
    --set software=vllm --set weight_format=bf16
check "an accelerator misspelt" "$(cat "$T/err")" \
    grep -q 'no accelerator "betta"; did you mean "beta"?' "$T/err"
echo '{"a": 1}' >"$T/none.json"
import "$T/none.json"
check "no benchmark" "$(cat "$T/err")" \
    grep -q 'none.json:1: error: it is no result' "$T/err"

# Two of the three are of what is ordered.
"$RIDGELINE" -C "$guide" build -o "$T/site" >"$T/out" 2>"$T/err"
check "the guide is built" "$(cat "$T/err")" test -e "$T/site/index.html"
"$RIDGELINE" -C "$guide" rank chat --profile team | tr -s ' \n' ' ' >"$T/rank"
check "the verdict" "$(cat "$T/rank")" grep -q \
    'Measured here: 2 figures of it, predicted with a median error of' "$T/rank"
for page in workloads/chat accelerators/beta accuracy; do
	check "measured here: $page" "none" \
	    grep -q 'Measured here' "$T/site/$page.html"
	check "lab-1 stands in $page" "none" \
	    grep -q 'lab-1' "$T/site/$page.html"
done
check "nothing of a card that is not measured" "some" \
    test -z "$(grep 'Measured here' "$T/site/accelerators/gamma.html")"
holds "the order says so" "$T/site/data/decisions.json" "$T/taken" <<'END'
import json, sys
decisions = json.load(open(sys.argv[1]))["decisions"]
orders = [d["order"] for d in decisions if d["id"] == "chat/team"]
assert len(orders) == 1 and orders[0]["accelerator"] == "beta", decisions
here = orders[0]["measured_here"]
assert here["figures"] == 2 and here["predicted"] == 2, here
# The median of two is their mean; the import printed both errors.
rows = [line.split() for line in open(sys.argv[2])]
errors = [abs(float(r[4]) / float(r[3]) - 1) for r in rows
          if r and r[0] in ("lab-1", "lab-2")]
assert len(errors) == 2, rows
assert abs(here["median"] - sum(errors) / 2) < 1e-4, (here, errors)
END
