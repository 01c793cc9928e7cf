#include "build.h"

static int
run(struct options *o)
{
	return build_check(o);
}

const struct command command_check = {
	.name = "check", .operands = "",
	.doc = "Do all that build does, and write nothing.",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_JSON |
	    1u << OUTPUT_GITHUB,
	.messages = true,
	.help = "--format json and github are the form of the messages.\n",
	.run = run,
};
