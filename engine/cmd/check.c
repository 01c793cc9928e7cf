/*
 * check: all that build does but writing; with --claims, published claims.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "build.h"
#include "cmd/audit.h"
#include "cmd/gate.h"

static int
run(struct options *o)
{
	if (!gate_reads(o))
		return diags_status(o->diags);
	return o->claims ? audit_run(o) : build_check(o);
}

const struct command command_check = {
	.name = "check", .operands = "",
	.doc = "Do all that build does, and write nothing.",
	.formats = MESSAGE_FORMATS,
	.messages = true,
	.help = "--format json and github are the form of the messages.\n"
	    "\n--claims judges every published claim of specs/ instead and "
	    "prints a line each,\nor with --format json "
	    "{\"claims\":[{\"id\",\"verdict\",\"stated\",\n\"computed\","
	    "\"note\"}]}.  It is a gate: the exit status is 3 when a claim "
	    "has\nanother verdict than its field expect.\n"
	    "\n--fail-on none,untested,thin,close,stale,outlier,signed,"
	    "unpriced is a gate as well: of any\ndecision of the guide, what "
	    "it is of the "
	    "one that rank prints.  unpriced is of any\naccelerator of the "
	    "guide that has no price: without it they are named.\n",
	.takes = TAKES_CLAIMS | TAKES_GATE,
	.example = "ridgeline check --format github",
	.run = run,
};
