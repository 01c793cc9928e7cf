/*
 * schema: the fields of every record and the text of every message, from the
 * rows they are made of.
 */
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "catalog/schema.h"
#include "cmd/cmd.h"
#include "feed/cases.h"
#include "kind/kind.h"
#include "spec/spec.h"

static void
print_fields(struct options *o)
{
	size_t n = record_type_count + kind_count;
	const struct record_type **t = arena_array(o->arena, n, sizeof(*t));
	const struct catalog *words = spec_vocabulary(o->arena, o->diags);

	for (size_t i = 0; i < record_type_count; i++)
		t[i] = &record_types[i];
	for (size_t i = 0; i < kind_count; i++)
		t[record_type_count + i] = kinds[i]->type;
	if (o->format == OUTPUT_LUA)
		schema_lua(o->out, words, t, n);
	else if (o->format == OUTPUT_MAN)
		schema_man(o->out, words, t, n);
	else if (o->format == OUTPUT_JSON)
		schema_json(o->out, words, t, n);
	else
		schema_text(o->out, words, t, n);
}

/* mdoc(7) wants each sentence on a line of its own. */
static void
print_sentences(struct text *out, const char *s)
{
	for (; *s; s++) {
		bool end = *s == '.' && s[1] == ' ';

		text_char(out, *s);
		if (!end)
			continue;
		while (s[1] == ' ')
			s++;
		text_char(out, '\n');
	}
	text_char(out, '\n');
}

static void
print_message(struct options *o, enum diag_id id)
{
	const char *level = diag_level_name(diag_level(id));

	if (o->format == OUTPUT_MAN) {
		text_printf(o->out, ".It Bq %s , No %s\n", diag_name(id),
		    level);
		print_sentences(o->out, diag_explanation(id));
	} else {
		text_printf(o->out, "%-18s %-8s %s\n", diag_name(id), level,
		    diag_explanation(id));
	}
}

static void
print_messages_json(struct options *o)
{
	text_add(o->out, "{\"messages\":[");
	for (int i = 0; i < DIAG_COUNT; i++) {
		enum diag_id id = (enum diag_id)i;

		text_printf(o->out, "%s\n{\"id\":\"%s\",\"level\":\"%s\","
		    "\"meaning\":", i ? "," : "", diag_name(id),
		    diag_level_name(diag_level(id)));
		text_json(o->out, diag_explanation(id));
		text_char(o->out, '}');
	}
	text_add(o->out, "\n]}\n");
}

static void
print_messages(struct options *o)
{
	if (o->format == OUTPUT_JSON) {
		print_messages_json(o);
		return;
	}
	for (int i = 0; i < DIAG_COUNT; i++)
		print_message(o, (enum diag_id)i);
}

/* The columns of measured cases. */
static void
print_columns(struct options *o)
{
	for (int c = 0; c < CASE_COLUMNS; c++) {
		const struct case_column_row row = case_column_row(
		    (enum case_column)c);

		if (o->format == OUTPUT_MAN) {
			text_printf(o->out, ".It Va %s , No %s\n", row.name,
			    row.holds);
			print_sentences(o->out, row.doc);
		} else {
			text_printf(o->out, "%-30s %-12s %s\n", row.name,
			    row.holds, row.doc);
		}
	}
}

static int
run(struct options *o)
{
	bool listed = o->format == OUTPUT_TEXT || o->format == OUTPUT_MAN;
	const char *what = o->args ? o->arg[0] : "fields";

	if (!strcmp(what, "fields"))
		print_fields(o);
	else if (!strcmp(what, "messages") && o->format != OUTPUT_LUA)
		print_messages(o);
	else if (!strcmp(what, "columns") && listed)
		print_columns(o);
	else
		diag(o->diags, DIAG_usage, (struct origin){ NULL, 0 },
		    "schema prints fields, messages or, as text, columns, not "
		    "\"%s\"", what);
	return diags_status(o->diags);
}

const struct command command_schema = {
	.name = "schema", .operands = "[fields|messages|columns]",
	.operands_max = 1,
	.doc = "Print the fields of records, messages, or columns of cases.",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_JSON | 1u << OUTPUT_LUA |
	    1u << OUTPUT_MAN,
	.help = "--format lua: editor types, as in specs/types.lua.  "
	    "--format man: mdoc(7).\n",
	.example = "ridgeline schema fields --format json",
	.run = run,
};
