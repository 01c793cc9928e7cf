/*
 * import: records of the guide from files that others publish.
 */
#include <string.h>

#include "base/diag.h"
#include "cmd/cmd.h"
#include "cmd/import.h"

static int
run(struct options *o)
{
	if (!strcmp(o->arg[0], "model"))
		return import_model(o);
	if (!strcmp(o->arg[0], "prices"))
		return import_prices(o);
	if (!strcmp(o->arg[0], "quotes"))
		return import_quotes(o);
	diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
	    "import reads a model, prices or quotes, not \"%s\"", o->arg[0]);
	return diags_status(o->diags);
}

const struct command command_import = {
	.name = "import", .operands = "model FILE | prices FILE... | "
	    "quotes FILE.xlsx",
	.operands_min = 2, .operands_max = 4096,
	.doc = "Take in a network's config.json, prices of a feed or a "
	    "workbook's quotes.",
	.help = "model: FILE is the config.json that a network is published "
	    "with, - standard\ninput.  Printed is the model as Lua, what the "
	    "file states under cite and what\nonly the family's code says "
	    "under assume; its parameters are counted from its\ndimensions: "
	    "compare them with the published count.\n\n"
	    "prices: FILEs are of the feed that --feed names, as it publishes "
	    "them.  Written\nis specs/prices/PROVIDER-DATE.csv in the guide, "
	    "one for each provider and day;\nprinted is what was read, used "
	    "and skipped, and why.  The day is that of the\nrows, else --date, "
	    "else that in the file's name; with --date, rows of other\ndays "
	    "are skipped.  Feeds: aws_vantage, ebay_used, epoch, "
	    "gcp_calculator,\ngpu_rental_daily, gpuhunt, neocloud_4h, plain, "
	    "retail_pcpartpicker,\nretail_tracker, skypilot.\n\n"
	    "quotes: FILE is a workbook of a decision in which quotes were "
	    "entered or inputs\nedited.  Printed is a price record of the "
	    "quotes with its source, and the rank\nthat searches everything "
	    "with the edits.\n",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_LUA,
	.example = "ridgeline import prices --feed skypilot aws_2026-01-03.csv",
	.takes = TAKES_FEED,
	.run = run,
};
