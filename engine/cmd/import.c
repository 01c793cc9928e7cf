/*
 * import: records of the guide from files that others publish.
 */
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/file.h"
#include "base/text.h"
#include "cmd/cmd.h"
#include "cmd/import.h"
#include "feed/hf_config.h"
#include "unit/number.h"

/* The file's folder, or its own name: what a model is likely called. */
static const char *
name_of(struct options *o, const char *path)
{
	char *copy = arena_strdup(o->arena, path);
	char *slash = strrchr(copy, '/'), *dot;

	if (slash && !strcmp(slash + 1, "config.json")) {
		*slash = '\0';
		slash = strrchr(copy, '/');
	}
	copy = slash ? slash + 1 : copy;
	dot = strrchr(copy, '.');
	if (dot && !strcmp(dot, ".json"))
		*dot = '\0';
	return copy;
}

static const char *
id_of(struct options *o, const char *name)
{
	struct text t;

	text_init(&t, o->arena);
	for (; *name && t.len < 48; name++) {
		bool good = (*name >= 'a' && *name <= 'z') ||
		    (*name >= '0' && *name <= '9') ||
		    (t.len && strchr("._-", *name));

		if (*name >= 'A' && *name <= 'Z')
			text_char(&t, (char)(*name - 'A' + 'a'));
		else if (good)
			text_char(&t, *name);
		else if (t.len)
			text_char(&t, '-');
	}
	return t.len ? t.data : "imported";
}

/* A Lua string: JSON's, but for the escapes that Lua writes otherwise. */
static void
add_string(struct options *o, const char *s)
{
	text_char(o->out, '"');
	for (s = text_clean(o->arena, s, strlen(s), false); *s; s++) {
		if (*s == '"' || *s == '\\')
			text_char(o->out, '\\');
		text_char(o->out, *s);
	}
	text_char(o->out, '"');
}

static void
add_field(struct options *o, const struct model *m, const struct field *f)
{
	const void *slot = record_field(&m->head, f);
	const struct number *n = slot;
	const struct word *w = slot;
	const struct flag *b = slot;
	bool given = f->type == FIELD_COUNT ? n->fact.given :
	    f->type == FIELD_CHOICE || f->type == FIELD_REF ? w->fact.given :
	    f->type == FIELD_FLAG && b->fact.given;

	if (!given)
		return;
	text_printf(o->out, "    %s = ", f->name);
	if (f->type == FIELD_COUNT)
		number_exact(o->out, n->value);
	else if (f->type == FIELD_FLAG)
		text_add(o->out, b->on ? "true" : "false");
	else
		add_string(o, w->text);
	text_add(o->out, ",\n");
}

static void
print(struct options *o, struct model *m, const char *path)
{
	const char *name = name_of(o, path);
	const char *id = id_of(o, name);

	text_printf(o->out, "source \"%s-config\" {\n  title = ", id);
	add_string(o, arena_printf(o->arena, "%s: config.json", name));
	text_printf(o->out, ",\n}\n\nmodel \"%s\" {\n  name = ", id);
	add_string(o, name);
	text_printf(o->out, ",\n  cite(\"%s-config\", ", id);
	add_string(o, path);
	text_add(o->out, ") {\n");
	for (size_t i = 0; i < m->head.type->fields; i++)
		add_field(o, m, &m->head.type->field[i]);
	text_add(o->out, "  },\n"
	    "  assume \"counted from the dimensions above\" {\n"
	    "    parameters = ");
	number_exact(o->out, m->parameters.value);
	text_add(o->out, ",\n  },\n}\n");
}

static int
import_model(struct options *o)
{
	const char *path = o->arg[1];
	struct model *m;
	char *data;
	size_t len;

	if (o->args > 2 || o->feed) {
		diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
		    "import model takes one FILE, and no --feed");
		return diags_status(o->diags);
	}
	data = file_read(o->arena, path, &len);
	if (!data) {
		diag(o->diags, DIAG_read, (struct origin){ path, 0 }, "%s",
		    file_error());
		return diags_status(o->diags);
	}
	m = hf_config_read(o->arena, o->diags, path, data, len);
	if (m)
		print(o, m, path);
	return diags_status(o->diags);
}

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
	    "with.  Printed is\nthe model as Lua, its parameters counted from "
	    "its dimensions; compare them\nwith the published count.\n\n"
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
