#!/bin/sh
# long 8
# A guide on models with recurrent layers: their cache is that of the layers with
# attention, their state does not grow, and stacks are asked what they run.
. tests/lib.sh

G=$T/guide
"$RIDGELINE" init -q "$G" --kind serve
for name in jamba-1.5-mini nemotron-h-8b qwen3-next-80b-a3b \
    kimi-linear-48b-a3b falcon-h1-7b mamba-codestral-7b; do
	"$RIDGELINE" import model "tests/import/configs/$name.json" \
	    >"$G/specs/$name.lua"
	cat >>"$G/specs/asked.lua" <<END
workload "on-$name" {
  name = "On $name", summary = "Long prompts, one at a time.",
  kind = "serve", model = "$name", profiles = { "us" },
  input_len = 4096, output_len = 1024, concurrency = 1,
  weight_formats = { "bf16" },
}
END
done
said=$("$RIDGELINE" -C "$G" check 2>&1)
check "a guide takes them" "$said" [ $? -eq 0 ]

# value WORKLOAD NAME [TOKENS]: a step of the working, in the unit shown.
value() {
	"$RIDGELINE" -C "$G" explain "on-$1" h200-sxm-141gb@vllm \
	    --set "workload/on-$1/input_len=${3:-4096}" 2>&1 |
	    awk -v name="$2" '$1 == name { print $2, $3; exit }'
}

is() {
	check "$1" "it is $3, wanted $2" [ "$2" = "$3" ]
}

# By hand: 4 layers x 2 x 8 heads x 128 x 2 bytes x 262,144 tokens; the paper on
# Jamba (lieber2024, table 1) has 4 GB.
is "Jamba caches 4 GiB of 256K tokens" "4.29 GB" \
    "$(value jamba-1.5-mini kv_request 261120)"
# By hand: 28 x (8,192 x 16 x 2 + 8,192 x 3 x 2) bytes.
is "and keeps 8.7 MB of state" "8.72 MB" "$(value jamba-1.5-mini state_request)"
is "at any length" "8.72 MB" "$(value jamba-1.5-mini state_request 261120)"
# By hand: 24 x (8,192 x 128 x 2 + 10,240 x 3 x 2) bytes.
is "Nemotron-H keeps 52 MB" "51.8 MB" "$(value nemotron-h-8b state_request)"
# Others print 66.90 MiB of state and 44 KiB of cache a token.
is "Falcon-H1 keeps 70 MB" "70.2 MB" "$(value falcon-h1-7b state_request)"
is "and caches 44 KiB a token" "231 MB" "$(value falcon-h1-7b kv_request)"
# By hand: 36 x (4,096 x 128 x 2 + 8,192 x 3 x 2) bytes.
is "Qwen3-Next keeps 40 MB" "39.5 MB" \
    "$(value qwen3-next-80b-a3b state_request)"
# By hand: 7 layers x 576 numbers x 2 bytes x 5,120 tokens.
is "Kimi Linear caches 7 layers of 27" "41.3 MB" \
    "$(value kimi-linear-48b-a3b kv_request)"
is "Mamba-2 alone caches nothing" "0 B" \
    "$(value mamba-codestral-7b kv_request)"

# What stands under cite is not told with the reason of what was counted.
for name in jamba-1.5-mini mamba-codestral-7b; do
	"$RIDGELINE" -C "$G" explain "on-$name" h200-sxm-141gb@vllm >"$T/why" 2>&1
	check "$name: only what was counted is told so" \
	    "$(grep 'counted from' "$T/why")" \
	    [ "$(grep -c 'counted from' "$T/why")" -eq 0 ]
	check "$name: and what it says is told with its file" "$(head "$T/why")" \
	    grep -q '^  layers .*config.json' "$T/why"
done

"$RIDGELINE" -C "$G" rank on-jamba-1.5-mini >"$T/jamba" 2>&1
check "stacks without a record of such layers are not ordered" \
    "$(cat "$T/jamba")" awk '/^ *[0-9]+[*]/ { n++; if (!/@vllm /) bad = 1 }
	END { exit bad || !n }' "$T/jamba"
check "the order says that nobody measured such a run" "$(head -12 "$T/jamba")" \
    grep -q "recurrent" "$T/jamba"
sed -i '/on-mamba/,$s/"bf16"/"fp8"/' "$G/specs/asked.lua"
"$RIDGELINE" -C "$G" rank on-mamba-codestral-7b 2>&1 | tr -s ' \n' ' ' \
    >"$T/narrow"
check "what FP8 costs a Llama is not told of a Mamba" \
    "$(cut -c 1-1500 "$T/narrow")" grep -q \
    'quality FP8 loses in a model like this one: .* has another architecture' \
    "$T/narrow"

cat >"$G/specs/vectors.lua" <<'END'
workload "vectors" {
  name = "Vectors", summary = "Vectors of texts.", kind = "embed",
  model = "nemotron-h-8b", profiles = { "us" }, input_len = 512,
  weight_formats = { "bf16" },
}
END
said=$("$RIDGELINE" -C "$G" check 2>&1)
check "kinds that have no equations of them say so" "$said" \
    grep -q 'vectors.lua:3: error: .*recurrent mixer (mamba2)' <<END
$said
END
sed -i 's/    state_heads = .*/    state_heads = 7,/' "$G/specs/nemotron-h-8b.lua"
said=$("$RIDGELINE" -C "$G" check 2>&1)
check "dimensions that do not give the count are told" "$said" \
    grep -q 'nemotron-h-8b.lua.*parameters is .*percent above' <<END
$said
END
