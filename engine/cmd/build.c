#include "build.h"

static int
run(struct options *o)
{
	return build_site(o);
}

const struct command command_build = {
	.name = "build", .operands = "",
	.doc = "Evaluate the specs and publish the guide.",
	.formats = MESSAGE_FORMATS,
	.messages = true,
	.help = "--format json and github are the form of the messages.\n"
	    "\n--only PAGE makes one page, by its id (workloads/chat-70b), "
	    "its file or the id of\nits record, into build/page or -o DIR, "
	    "with what it needs to be opened; what it\nlinks to is not "
	    "made.\n\n--workbook WORKLOAD/PROFILE writes the workbook of "
	    "that decision alone, into\nbuild/page/data or -o DIR; "
	    "--workbook all the one of all decisions, guide.xlsx.\n\n"
	    "--data writes the data that diff reads, makes and checks no "
	    "page, into\nbuild/data or -o DIR.\n",
	.takes = TAKES_ONLY | TAKES_SET,
	.example = "ridgeline build --only workloads/chat-70b",
	.run = run,
};
