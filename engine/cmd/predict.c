/*
 * predict: published cases beside what the chains say, and the errors.
 */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "build.h"
#include "cmd/tally.h"
#include "unit/number.h"
#include "validate/leave_out.h"
#include "validate/tested.h"

static void
add_row(struct text *out, const struct scored *s)
{
	double error = score_error(s);

	tally_column(out, s->row, CASE_id);
	tally_column(out, s->row, CASE_kind);
	tally_column(out, s->row, CASE_quantity);
	tally_column(out, s->row, CASE_value);
	if (s->got.status == PREDICT_ok)
		tally_value(out, s->got.value);
	text_char(out, ',');
	if (isfinite(error))
		number_fixed(out, 1 + error, 4, "");
	text_printf(out, ",%s,", predict_status_name(s->got.status));
	tally_cell(out, s->got.reason ? s->got.reason : "");
	text_char(out, '\n');
}

/* "hopper": a name as part of an id. */
static void
add_id(struct text *out, const char *name)
{
	for (; *name; name++)
		text_char(out, isalnum((unsigned char)*name) || *name == '.' ?
		    (char)tolower((unsigned char)*name) : '-');
}

static void
add_percent(struct text *out, const char *field, double share)
{
	text_printf(out, "  %s = ", field);
	number_fixed(out, 100 * share, 1, "");
	text_add(out, " * percent,\n");
}

static void
add_word(struct text *out, const char *field, const char *word)
{
	if (*word)
		text_printf(out, "  %s = \"%s\",\n", field, word);
}

static void
print_rows(struct options *o, const struct tested_row *row, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		bool memory = !strcmp(row[i].figure, "memory");

		text_add(o->out, "tested \"");
		add_id(o->out, arena_printf(o->arena, "%s-%s%s%s%s%s",
		    row[i].kind, row[i].software,
		    *row[i].architecture ? "-" : "", row[i].architecture,
		    memory ? "-memory" : *row[i].phase ? "-" : "",
		    row[i].phase));
		text_printf(o->out, "\" {\n  kind = \"%s\",\n"
		    "  software = \"%s\",\n", row[i].kind, row[i].software);
		add_word(o->out, "architecture", row[i].architecture);
		add_word(o->out, "phase", row[i].phase);
		add_word(o->out, "figure", memory ? "memory" : "");
		text_printf(o->out, "  cases = %zu,\n", row[i].cases);
		add_percent(o->out, "median", row[i].median);
		add_percent(o->out, "p90", row[i].p90);
		text_add(o->out, "}\n");
	}
}

/* Of stacks and generations, the records that decisions are graded by, and
 * the errors on sources that nothing was learnt from. */
static int
print_tested(struct options *o, const struct tally *t)
{
	struct scored *unseen = arena_array(o->arena, t->count + 1,
	    sizeof(*unseen));
	struct tested_row *row;
	size_t n = tested_rows(o->arena, t->catalog, t->item, t->count, &row);

	text_add(o->out, "-- Made by ridgeline predict --format lua from the "
	    "measured cases.\n\n");
	print_rows(o, row, n);
	leave_out_over(o->arena, t->catalog, LEAVE_OUT_documents, o->jobs,
	    t->item, t->count, unseen);
	n = tested_unseen_rows(o->arena, unseen, t->count, &row);
	print_rows(o, row, n);
	return diags_status(o->diags);
}

static int
run(struct options *o)
{
	struct tally t;

	if (!tally_read(o, &t))
		return diags_status(o->diags);
	if (o->format == OUTPUT_LUA)
		return print_tested(o, &t);
	text_add(o->out,
	    "id,kind,quantity,measured,predicted,ratio,status,reason\n");
	for (size_t i = 0; i < t.count; i++)
		add_row(o->out, &t.item[i]);
	if (!o->quiet)
		tally_print(o, &t);
	return diags_status(o->diags);
}

#define TEXT_OF(value) #value
#define DEFAULT(group, column, value, why) \
	"  " #group " " #column " = " TEXT_OF(value) ": " why "\n"

const struct command command_predict = {
	.name = "predict", .operands = "CASES.csv...",
	.operands_min = 1, .operands_max = 1000,
	.doc = "Predict published cases; CSV, and the errors aside.",
	.help = "Standard output: id,kind,quantity,measured,predicted,ratio,"
	    "status,reason.\nStandard error: the errors, unless --quiet.\n"
	    "--format lua prints how often each stack was measured on each "
	    "generation, as\nrecords that decisions are graded by.\n"
	    "\nA blank cell of a case counts as:\n"
#include "kind/case_default.def"
	    "Other cells that a prediction needs pass the case over when "
	    "blank.\n",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_CSV |
	    1u << OUTPUT_LUA,
	.example = "ridgeline predict cases.csv --format csv",
	.run = run,
};
