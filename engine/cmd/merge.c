/*
 * merge: the shards of a sweep as one answer.
 */
#include "base/diag.h"
#include "build.h"
#include "cmd/rank.h"
#include "cmd/shard.h"

static int
run(struct options *o)
{
	const struct catalog *cat = build_asked(o);
	struct outcomes *found;

	if (diags_status(o->diags))
		return diags_status(o->diags);
	found = shard_read(o, cat);
	if (found)
		rank_print(o, cat, outcomes_decide(o->arena, found,
		    o->jobs));
	return diags_status(o->diags);
}

const struct command command_merge = {
	.name = "merge", .operands = "FILE...",
	.help = "The files are all that `ridgeline rank WORKLOAD --shard I/N` "
	    "printed, in any order.\nWhat is printed is what rank prints "
	    "without --shard, byte for byte.\n",
	.operands_min = 1, .operands_max = 1024,
	.doc = "Put the parts of a sharded rank together.",
	.formats = TABLE_FORMATS,
	.takes = TAKES_PARETO | TAKES_SET,
	.example = "ridgeline merge part-1.json part-2.json",
	.run = run,
};
