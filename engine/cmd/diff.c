/*
 * diff: what changed between two published guides, or two revisions of one.
 */
#include "base/arena.h"
#include "cmd/cmd.h"
#include "cmd/diff.h"
#include "spec/phrase.h"

static void
print(struct options *o, const struct changes *all,
    const struct remarks *list)
{
	switch (o->format) {
	case OUTPUT_MARKDOWN: diff_markdown(o, all); break;
	case OUTPUT_JSON: diff_json(o, all, list); break;
	case OUTPUT_JUNIT: diff_junit(o, all, list); break;
	case OUTPUT_SARIF: diff_sarif(o, list); break;
	case OUTPUT_GITLAB: diff_gitlab(o, list); break;
	case OUTPUT_GITHUB: diff_github(o, list); break;
	case OUTPUT_LUA: diff_lua(o, all); break;
	default: diff_text(o, all); break;
	}
}

static void
compare(struct options *o, const char *old, const char *new,
    const char *source)
{
	struct changes *all = changes_read(o, old, new);

	if (!all)
		return;
	diff_prove(o, all, source);
	print(o, all, diff_remarks(o, all));
}

static void
compare_revisions(struct options *o)
{
	struct diff_trees *t = diff_trees_open(o);
	const char *old = t ? diff_build(t, o->arg[0]) : NULL;
	const char *new = old ? diff_build(t, o->arg[1]) : NULL;

	if (new)
		compare(o, old, new, diff_source(t));
	if (t)
		diff_trees_close(t);
}

static int
run(struct options *o)
{
	if (!diff_asks_well(o))
		return diags_status(o->diags);
	o->phrases = phrases_read(o->arena, o->diags, o->dir);
	if (o->git)
		compare_revisions(o);
	else
		compare(o, o->arg[0], o->arg[1], o->dir);
	return diags_status(o->diags);
}

const struct command command_diff = {
	.name = "diff", .operands = "OLD NEW",
	.operands_min = 2, .operands_max = 2,
	.doc = "Print what changed between two published guides.",
	.help = "OLD and NEW are published folders, or their data/guide.json. "
	    " With --git they are\nrevisions of the repository that -C lies "
	    "in, or \".\" for the files as they are:\neach is built in a "
	    "folder of its own, without a network.\n\nEvery choice, price, "
	    "field of the catalogue, verdict on a claim and figure is\n"
	    "compared; added, removed and changed are kept apart, and causes "
	    "too: price,\ncurrency, catalogue, model, profile, program.\n\n"
	    "markdown is a comment for a pull request, of at most 65,536 "
	    "characters; junit,\nsarif, gitlab and github are for CI systems; "
	    "lua is a record of each change, for\nspecs/changes, that the "
	    "Changes page and the feed are made from.\n\n"
	    "Of each change it says what to do: switch, re-quote (the price "
	    "has one witness, is\nold or contradicted), sign, or ignore "
	    "(staying costs at most 5 % more). Where -C\nholds the specs that "
	    "NEW was built from, each cause of a flip is put back by\nitself "
	    "and only those that bring the old choice back are named.\n\n"
	    "--fail-on flip,increase>5%,stale,outlier,claim,signed makes the "
	    "exit status 3 when\na decision has another choice or is gone, "
	    "costs more than that, rests on a price\nolder than its source "
	    "allows, a price is held back, a claim has another verdict,\nor "
	    "a decision is not what was signed. flip>5% and flip>$200 let "
	    "through the flips\nwhere staying costs no more than that, in "
	    "all or a month.\n",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_MARKDOWN |
	    1u << OUTPUT_JSON | 1u << OUTPUT_JUNIT | 1u << OUTPUT_SARIF |
	    1u << OUTPUT_GITLAB | 1u << OUTPUT_GITHUB | 1u << OUTPUT_LUA,
	.takes = TAKES_FAIL_ON,
	.example = "ridgeline diff --format markdown published build/site",
	.run = run,
};
