#include "build.h"

static int
run(struct options *o)
{
	return build_site(o);
}

const struct command command_build = {
	.name = "build", .operands = "",
	.doc = "Evaluate the specs and publish the guide.",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_JSON |
	    1u << OUTPUT_GITHUB,
	.messages = true,
	.help = "--format json and github are the form of the messages.\n",
	.run = run,
};
