/*
 * import: records of the guide from files that others publish.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/tree.h"
#include "build.h"
#include "cmd/import.h"

static const struct origin nowhere;

static struct options
quiet_of(const struct options *o)
{
	struct options quiet = *o;

	quiet.diags = diags_new(o->arena);
	quiet.sets = 0;
	return quiet;
}

struct catalog *
import_catalog(struct options *o)
{
	struct options quiet = quiet_of(o);

	return build_catalog(&quiet);
}

struct catalog *
import_prices_catalog(struct options *o, const char *source)
{
	struct options quiet = quiet_of(o);
	struct catalog *cat = build_prices(&quiet, source);

	return cat ? cat : build_catalog(&quiet);
}

bool
import_takes_id(struct options *o, const char *id)
{
	/* What is written has a source of that id, too, and a word more. */
	enum { LONGEST = 64 - sizeof("-config") + 1 };
	static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";

	if (*id && strlen(id) <= LONGEST && strchr(letters, *id) &&
	    !id[strspn(id, "abcdefghijklmnopqrstuvwxyz0123456789._-")])
		return true;
	diag(o->diags, DIAG_usage, nowhere, "an id has a-z, 0-9, '.', '_' and "
	    "'-', starts with a letter or a digit, and has at most %d "
	    "characters, unlike \"%s\"", LONGEST, id);
	return false;
}

bool
import_write(struct options *o, const char *path, const char *data, size_t len)
{
	if (tree_parents(AT_FDCWD, path) == 0 &&
	    tree_replace(AT_FDCWD, path, data, len) == 0)
		return true;
	diag(o->diags, DIAG_write, nowhere, "%s: %s", path, strerror(errno));
	return false;
}

const char *
import_file(struct options *o, const char *name, const char *data, size_t len)
{
	const char *path = path_join(o->arena, o->dir, name);
	const char *what = file_exists(path) ? "replaced" : "new";

	if (tree_holds(AT_FDCWD, path, data, len))
		return "as it was";
	return import_write(o, path, data, len) ? what : NULL;
}

static int
run(struct options *o)
{
	const char *wrong = o->sets && strcmp(o->arg[0], "cases") != 0 ?
	    "set" : o->id && strcmp(o->arg[0], "model") != 0 ? "id" : NULL;

	if (wrong) {
		diag(o->diags, DIAG_usage, nowhere, "import %s takes no --%s",
		    o->arg[0], wrong);
		return diags_status(o->diags);
	}
	if (!strcmp(o->arg[0], "model"))
		return import_model(o);
	if (!strcmp(o->arg[0], "prices"))
		return import_prices(o);
	if (!strcmp(o->arg[0], "quotes"))
		return import_quotes(o);
	if (!strcmp(o->arg[0], "cases"))
		return import_cases(o);
	diag(o->diags, DIAG_usage, nowhere, "import reads a model, prices, "
	    "quotes or cases, not \"%s\"", o->arg[0]);
	return diags_status(o->diags);
}

const struct command command_import = {
	.name = "import", .operands = "model|prices|quotes|cases FILE...",
	.operands_min = 2, .operands_max = 4096,
	.doc = "Take in a network's config.json, prices, a workbook's "
	    "quotes or own benchmarks.",
	.help = "model: FILE is the config.json that a network is published "
	    "with, - standard\ninput.  Printed is the model as Lua, what the "
	    "file states under cite and what\nonly the family's code says "
	    "under assume; its parameters are counted from its\ndimensions: "
	    "compare them with the published count.\n"
	    "Its id is that of the file, of the folder of a config.json or of "
	    "what the network\nwas loaded from, else --id says it.  Families "
	    "(model_type) that are read:"
#define ARCH(type, mlp, norm, norms, traits) " " #type
#include "feed/hf_arch.def"
#undef ARCH
#define PART(type, text, tower, joint) " " type
#include "feed/hf_part.def"
#undef PART
	    " vit.\n\n"
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
	.takes = TAKES_FEED | TAKES_SET | TAKES_ID,
	.run = run,
};
