#!/bin/sh
# long 31
# One of each thing that engine/README.md says how to add, added to a scratch
# copy of the tree, in the one place that it names: an accelerator, a price, a
# format, an optimizer, a page's template, an output format, a kind with what its
# cases are scored by, its charts and a column of its measured cases.  Each must
# do its work, and no other file may have to change.
. tests/lib.sh

tree=$T/tree
mkdir -p "$tree/build"
cp -a Makefile engine specs templates site tests "$tree"
for part in "$B"/*; do
	case ${part##*/} in
	asan | check | clang | cover | fuzz | gcc | site | tests | tsan) ;;
	*) cp -a "$part" "$tree/build" ;;
	esac
done
touch "$T/before"

# What was added since the last exercise, below the tree.
added() {
	(cd "$tree" && find engine specs templates site -type f -newer \
	    "$T/before" | LC_ALL=C sort | tr '\n' ' ')
	touch "$T/before"
	sleep 0.05 # so that what follows is newer by any clock
}

# took NAME FILE...: the exercise wrote these files and no other.
took() {
	name=$1
	shift
	files=$(added)
	check "$name takes $# file(s)" "$files" [ "$files" = "$* " ]
}

# ran NAME PATTERN COMMAND...: the output has the words.
ran() {
	name=$1 words=$2
	shift 2
	"$@" >"$T/out" 2>&1
	check "$name" "$(head -n 3 "$T/out")" grep -q "$words" "$T/out"
}

# On one and the same program: what a catalogue holds.
awk '/^accelerator "l40s"/, /^}/' specs/hardware/nvidia-ada.lua |
    sed 's/"l40s"/"new-card"/; s/NVIDIA L40S/New card/' \
    >"$tree/specs/hardware/new.lua"
took "an accelerator" specs/hardware/new.lua
{
	head -n 1 specs/prices/nebius-2026-07-19.csv
	echo 2026-07-19,hyperstack,NEW,new-card,1,eu,on_demand,accelerator_hour,0.45,USD,gpu-rental-daily-2026-07-19
} >"$tree/specs/prices/new.csv"
took "a price" specs/prices/new.csv
cat >"$tree/specs/vocabulary/new_format.lua" <<'END'
format "three" {
  name = "Three bits",
  assume "made up for a test" { bits = 3 * bit, compute = "bf16" },
}
END
took "a format" specs/vocabulary/new_format.lua
cat >"$tree/specs/vocabulary/new_optimizer.lua" <<'END'
optimizer "thin" {
  name = "Thin",
  assume "made up for a test" { matrix = 1 * B },
}
END
took "an optimizer" specs/vocabulary/new_optimizer.lua

# An output format, a kind with a chart of its own, and a page.
cat >"$tree/engine/write/sum.c" <<'END'
/* sum: how many decisions a guide has. */
#include "base/text.h"
#include "base/arena.h"
#include "search/decision.h"
#include "write/write.h"

static int
write_sum(const struct guide *g, struct publish *p)
{
	struct arena *arena = arena_child(g->arena);
	struct text t;
	int status;

	text_init(&t, arena);
	text_printf(&t, "%zu decisions\n", g->decisions->count);
	status = write_file(g, p, "sum.txt", t.data, t.len);
	arena_free(arena);
	return status;
}

const struct writer writer_sum = {
	.name = "sum", .doc = "how many decisions there are",
	.write = write_sum,
};
END
took "an output format" engine/write/sum.c
for part in kind/embed.c kind/embed.def model/embed.chain \
    cmd/starter/embed.lua; do
	sed 's/embed/tagger/g; s/EMBED/TAGGER/g; s/Embedding and/Labels and/
	    s/Embed and rerank/Put labels on/' \
	    "engine/$part" >"$tree/engine/$(echo "$part" |
	    sed 's/embed/tagger/')"
done
sed 's/embed/tagger/g' specs/workloads/embed.lua |
    sed 's/workload "/&tagger-/' >"$tree/specs/workloads/tagger.lua"
sed 's/embed/tagger/g' specs/calibration/embed.lua \
    >"$tree/specs/calibration/tagger.lua"
took "a kind" engine/cmd/starter/tagger.lua engine/kind/tagger.c \
    engine/kind/tagger.def engine/model/tagger.chain \
    specs/calibration/tagger.lua specs/workloads/tagger.lua
sed -i 's/^\(	{ "A batch", "step_time", parts, COUNT(parts) },\)$/\1\
	{ "A pass of the tagger network", "pass_time", parts, 2 },/' \
    "$tree/engine/kind/tagger.c"
took "a chart" engine/kind/tagger.c
# Its cases state a batch in a column that no other kind has.
cat >>"$tree/engine/kind/tagger.def" <<'END'
CASE(label_batch, WHOLE, "texts of a batch")
DEFAULT(tagger, label_batch, 8, "eight in a test")
END
sed -i 's/CASE_batch/CASE_label_batch/' "$tree/engine/kind/tagger.c"
took "a column of its measured cases" engine/kind/tagger.c \
    engine/kind/tagger.def
cat >"$tree/templates/short.md" <<'END'
{# How many there are. #}
{{ #decisions }} decisions of {{ site.title }}.
END
cat >"$tree/site/short.lua" <<'END'
page "short" {
  title = "In short",
  template = "short",
  summary = "How many decisions there are.",
}
END
took "a page and its template" site/short.lua templates/short.md

rm "$tree/build/ridgeline"
compiler=$(sed 's/ -std=.*//' "$B/flags")
(unset MAKEFLAGS; make -C "$tree" B=build CC="$compiler" all) \
    >"$T/make" 2>&1
check "all of it is built" "$(grep -i "error\|stop" "$T/make" |
    head -n 2)" [ -x "$tree/build/ridgeline" ]
cat >"$tree/specs/workloads/three.lua" <<'END'
workload "three-bits" {
  name = "In three bits", summary = "A test.", kind = "serve",
  model = "llama-3.1-8b", profiles = { "startup" },
  accelerators = { "new-card" }, weight_formats = { "three" },
  input_len = 500, output_len = 100, concurrency = 4,
}
workload "thin-run" {
  name = "With a thin optimizer", summary = "A test.", kind = "finetune",
  model = "llama-3.1-8b", profiles = { "startup" }, method = "full",
  seq_len = 2048, train_tokens = 10e6, optimizer = "thin",
}
END
took "workloads of them" specs/workloads/three.lua
new="$tree/build/ridgeline -C $tree -q"
ran "accelerator, price and format are ranked" "new-card.*three" \
    $new rank three-bits
ran "the optimizer is computed with" ",answer,1," \
    $new rank thin-run --format csv
ran "the kind is ranked" "million" $new rank tagger-rag-index
ran "and explained" "token_layers" \
    $new explain tagger-rag-index l40s
"$tree/build/ridgeline" init "$T/own" --kind tagger >"$T/out" 2>&1
check "init writes one" "$(head -n 1 "$T/out")" \
    [ -f "$T/own/specs/tagger.lua" ]
# That guide, for it is small, with the page.
cp "$tree/site/short.lua" "$T/own/site"
"$tree/build/ridgeline" -C "$T/own" -q build -o "$T/new" >"$T/built" 2>&1
check "the guide is built" "$(head -n 3 "$T/built")" \
    [ -f "$T/new/index.html" ]
job=$(sed -n 's/^workload "\([^"]*\)".*/\1/p' "$T/own/specs/tagger.lua")
for file in sum.txt short.html "workloads/$job.html"; do
	check "$file is written" "not there" [ -s "$T/new/$file" ]
done
check "the chart is drawn" "no chart of that title" \
    grep -q "A pass of the tagger network" "$T/new/workloads/$job"/*.html \
    "$T/new/workloads/$job.html"
for book in "$T/new/data/$job"-*.xlsx; do
	check "it has a workbook" "none" [ -s "$book" ]
done
check "guide.json has it" "no workload of the kind" \
    grep -q '"kind":"tagger"' "$T/new/data/guide.json"
"$tree/build/ridgeline" -C "$T/own" -q check --strict >"$T/out" 2>&1
check "its guide passes check" "$(head -n 1 "$T/out")" [ ! -s "$T/out" ]
check "the manual has its fields" "nothing of tagger" \
    grep -q tagger "$tree/build/man/ridgeline-spec.5"
check "and the column of its cases" "nothing of label_batch" \
    grep -q label_batch "$tree/build/man/ridgeline-cases.5"
ran "init's help names it" "tagger" "$tree/build/ridgeline" init --help
(unset MAKEFLAGS; make -C "$tree" B=build CC="$compiler" types) \
    >"$T/make" 2>&1
took "what editors know, by make types," specs/types.lua
check "they know the kind" "nothing of tagger" \
    grep -q tagger "$tree/specs/types.lua"
check "the front page lists the kind" "no row of it" \
    grep -q "An index of passages" "$T/new/index.html"
check "by the words of the kind" "not in the list of jobs" \
    grep -q "Put labels on" "$T/new/choose.html"

cat >"$T/cases.csv" <<'END'
id,kind,quantity,value,model,accelerator,weight_format,input_len,label_batch,accelerator_match
few,tagger,memory_bytes_per_accelerator,1e9,bge-m3,l40s,fp16,512,1,
many,tagger,memory_bytes_per_accelerator,1e9,bge-m3,l40s,fp16,512,64,
unsaid,tagger,memory_bytes_per_accelerator,1e9,bge-m3,l40s,fp16,512,,
eight,tagger,memory_bytes_per_accelerator,1e9,bge-m3,l40s,fp16,512,8,
fast,tagger,samples_per_s,400,bge-m3,l40s,fp16,512,8,exact
END
"$tree/build/ridgeline" -C "$tree" predict "$T/cases.csv" --format csv \
    >"$T/predicted" 2>"$T/out"
check "the column is read, and a blank cell of it" \
    "$(head -n 6 "$T/predicted")" [ "$(awk -F, 'NR > 1 { got[$1] = $5 + 0 }
    END { print got["few"] < got["eight"] && got["eight"] < got["many"] &&
    got["unsaid"] == got["eight"] }' "$T/predicted")" = 1 ]
check "its speed is scored by a figure of its own" "$(head -n 6 "$T/out")" \
    grep -q "^taggerding speed  *all  *1  *1 " "$T/out"
ran "what it counts as is told" "tagger label_batch = 8: eight in a test" \
    "$tree/build/ridgeline" predict --help
