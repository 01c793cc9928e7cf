#!/bin/sh
# A guide adds words of its own in specs alone: what ranks and explains with
# them follows from the numbers that it states.
# quick
. tests/lib.sh

cp -r tests/guide/. "$T"
cat >"$T/specs/words.lua" <<'END'
source "thin-paper" { title = "Thin", date = "2026-01-01" }

optimizer "thin" {
  name = "Thin",
  cite("thin-paper", "p. 2") { matrix = 3 * B, narrow = true },
}
END

# use FIELD VALUE WORKLOAD: the workload states another word.
use() {
	sed -i "/^workload \"$3\"/,/^}/s/ $1 = .*/ $1 = $2,/" \
	    "$T/specs/guide.lua"
}

# says NAME PATTERN COMMAND...: the output has a line of that pattern.
says() {
	name=$1 pattern=$2
	shift 2
	"$RIDGELINE" -C "$T" "$@" >"$T/out" 2>&1
	check "$name" "no \"$pattern\" in: ridgeline $*" \
	    grep -q "$pattern" "$T/out"
}

use optimizer '"thin"' learn
says 'a guide ranks with an optimizer of its own' \
    '^1\* .* beta ' rank learn
says 'its state is what the guide states' \
    '^  optimizer_bytes  *3 B  Thin; thin$' explain learn alpha
# 126 362 624 parameters of 3 bytes and a 4-byte master.
says 'its state is counted' '^  optimizer  *885 MB ' explain learn alpha

cat >>"$T/specs/words.lua" <<'END'

format "thin6" {
  name = "Six bits",
  cite("thin-paper", "p. 3") { bits = 6 * bit, compute = "bf16" },
}

format "fp12" {
  name = "Twelve bits",
  cite "thin-paper" { bits = 12 * bit },
}
END
use weight_formats '{ "thin6", "fp12" }' chat
says 'a guide ranks with a number format of its own' \
    '^1\* .* alpha *thin6' rank chat
says 'weights are as wide as the guide says' \
    '^  weight_bytes  *0.75 B  Thin; Six bits$' explain chat alpha
use weight_formats '{ "fp12" }' chat
says 'no accelerator computes in a format without a rate' \
    'no tensor units for the format: .*alpha' rank chat
sed -i 's/dense = { bf16 = 400 \* TFLOP/dense = { fp12 = 900 * TFLOP\/s, &/; s/{ fp12 = 900 \* TFLOP\/s, dense = {/{ fp12 = 900 * TFLOP\/s,/' \
    "$T/specs/guide.lua"
says 'a rate in a format of its own counts' \
    '^  peak_flops  *900 TFLOP/s ' explain chat alpha

# Adapters on queries, values and the gated MLP of 4 layers 1024 wide, rank 8:
# by hand 4 * 8 * (2048 + 1280 + 3 * 5120) of them.
cat >>"$T/specs/words.lua" <<'END'

targets "with_mlp" {
  name = "Queries, values and the MLP",
  cite("thin-paper", "p. 4") { mlp = true },
}
END
sed -i '/^workload "tune"/,/^}/s/ method = "lora",/&\n  adapter_targets = "with_mlp",/' \
    "$T/specs/guide.lua"
says 'adapters sit on the matrices that the guide says' \
    '^  adapter_parameters  *598,016 ' explain tune alpha

# Weights are shared, and what is trained of them is not: of the
# four accelerators that are in time each holds a quarter of the weights and all
# of the state.
cat >>"$T/specs/words.lua" <<'END'

sharding "weights_alone" {
  name = "Weights alone",
  cite("thin-paper", "p. 5") {
    optimizer = false, gradients = false, weights = true,
  },
}
END
use zero_stage '"weights_alone"' learn
sed -i '/^workload "learn"/,/^}/s/ seq_len = .*/& max_job_time = 3000 * s,/' \
    "$T/specs/guide.lua"
says 'training shares what the guide says' \
    '^learn,team,pretrain,answer,1,.*/4/bf16/dp4-zeroweights_alone-' \
    rank learn --format csv
says 'the weights of it' '^  weight_shards  *4 ' explain learn alpha
says 'and not the state' '^  optimizer_shards  *1 ' explain learn alpha

# A krona is an eighth of a dollar: 8 of them an hour are a dollar.
cat >>"$T/specs/words.lua" <<'END'

currency "sek" { name = "SEK", title = "Swedish krona" }

exchange "krona" {
  currency = "SEK", date = "2026-01-01",
  cite "thin-paper" { usd = 0.125 },
}
END
sed 's/acme,a1,alpha\(.*\),2,USD/acme,s1,alpha\1,8,SEK/; 2q' \
    "$T/specs/prices/acme-2026-01-03.csv" >"$T/specs/prices/krona.csv"
says 'prices are in a currency of the guide' \
    '^  offer_price  *\$1.00/h ' explain tune alpha

# What is bought opened fails as the facility says, and is bought where the
# profile takes it.
cat >>"$T/specs/words.lua" <<'END'

condition "opened" {
  name = "Opened",
  assume "made up for a test" { worn = true },
}
END
sed -i 's/^  horizon = 1 \* year,/&\n  conditions = { "opened" },/' \
    "$T/specs/guide.lua"
sed -i '1s/$/,condition/; 2,$s/$/,/; s/^\(.*purchase.*\),$/\1,opened/' \
    "$T/specs/prices/acme-2026-01-03.csv"
sed -i 's/^    value_kept = 50 \* percent,/&\n    failure_rate = 5 * percent\/year,/' \
    "$T/specs/guide.lua"
says 'what is bought in a condition of the guide is ranked' \
    '^1.* alpha .*shop, buy opened$' rank pool
says 'and fails as the facility says' '^  failure_rate  *0.05/year ' \
    explain pool alpha

# Who sells goes by the name that the guide gives.
says 'a seller goes by its id' 'Alpha from shop, ' rank pool
cat >>"$T/specs/words.lua" <<'END'

provider "shop" { name = "Corner Shop" }
END
says 'and by the name of its record' 'Corner Shop, ' \
    rank pool
