/*
 * predict: published cases beside what the chains say, and the errors.
 */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/map.h"
#include "base/text.h"
#include "build.h"
#include "cmd/tally.h"
#include "unit/number.h"
#include "validate/unseen.h"
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
add_words(struct text *out, const char *field, const struct words *words)
{
	if (!words->count)
		return;
	text_printf(out, "  %s = { ", field);
	for (size_t i = 0; i < words->count; i++)
		text_printf(out, "%s\"%s\"", i ? ", " : "",
		    words->item[i].text);
	text_add(out, " },\n");
}

static void
print_rows(struct options *o, const struct tested_row *row, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		bool memory = !strcmp(row[i].figure, "memory");

		text_add(o->out, "tested \"");
		add_id(o->out, arena_printf(o->arena, "%s-%s%s%s%s%s%s%s",
		    row[i].kind, row[i].software,
		    *row[i].architecture ? "-" : "", row[i].architecture,
		    memory ? "-memory" : *row[i].phase ? "-" : "",
		    row[i].phase, *row[i].alone ? "-" : "", row[i].alone));
		text_printf(o->out, "\" {\n  kind = \"%s\",\n"
		    "  software = \"%s\",\n", row[i].kind, row[i].software);
		add_word(o->out, "architecture", row[i].architecture);
		add_word(o->out, "phase", row[i].phase);
		add_word(o->out, "alone", row[i].alone);
		add_word(o->out, "figure", memory ? "memory" : "");
		text_printf(o->out, "  cases = %zu,\n", row[i].cases);
		add_percent(o->out, "median", row[i].median);
		add_percent(o->out, "p90", row[i].p90);
		if (*row[i].alone && row[i].bias > 0)
			add_percent(o->out, "bias", row[i].bias);
		if (!*row[i].alone)
			add_words(o->out, "formats", &row[i].formats);
		if (row[i].shared > 0)
			add_percent(o->out, "shared", row[i].shared);
		text_add(o->out, "}\n");
	}
}

/* Two worlds of a figure, and of one family where that is not NULL. */
static void
print_one(struct options *o, const struct scored *unseen,
    const struct scored *unknown, size_t n, const struct score_filter *f)
{
	const char *title = score_figure_title(f->figure);
	struct score a = score_cases(o->arena, unseen, n, f);
	struct score b = score_cases(o->arena, unknown, n, f);

	if (!a.predicted)
		return;
	text_add(o->out, "carried \"");
	add_id(o->out, f->family ? arena_printf(o->arena, "%s-%s", title,
	    f->family) : title);
	text_printf(o->out, "\" {\n  figure = \"%s\",\n", title);
	add_word(o->out, "family", f->family ? f->family : "");
	text_printf(o->out, "  cases = %zu,\n", a.predicted);
	if (f->family || a.families)
		add_percent(o->out, "unseen", f->family ? a.all.median :
		    a.family.median);
	if (f->family || b.families)
		add_percent(o->out, "unknown", f->family ? b.all.median :
		    b.family.median);
	add_percent(o->out, "median", a.all.median);
	add_percent(o->out, "p90", a.all.p90);
	text_add(o->out, "}\n");
}

/* A figure, then each of its families in the order of their first cases. */
static void
print_carried(struct options *o, const struct scored *unseen,
    const struct scored *unknown, size_t n, enum score_figure figure)
{
	struct score_filter f = { .figure = figure };
	struct map *done = map_new(o->arena);

	if (score_fitted(figure) == FITTED_nothing)
		return;
	print_one(o, unseen, unknown, n, &f);
	for (size_t i = 0; i < n; i++) {
		const char *group = case_text(unseen[i].row, CASE_group);

		if (!group || score_figure(unseen[i].row) != figure ||
		    !score_usable(unseen[i].row))
			continue;
		f.family = arena_strndup(o->arena, group, score_family(group));
		if (map_get(done, f.family))
			continue;
		map_put(done, f.family, o);
		print_one(o, unseen, unknown, n, &f);
	}
}

/* Of stacks and generations, the records that decisions are graded by, and
 * the errors on sources that nothing was learnt from. */
static int
print_tested(struct options *o, const struct tally *t)
{
	struct scored *unseen = arena_array(o->arena, t->count + 1,
	    sizeof(*unseen));
	struct scored *unknown = arena_array(o->arena, t->count + 1,
	    sizeof(*unknown));
	struct refits fit[FITTED_speed + 1];
	struct tested_row *row;
	size_t n = tested_rows(o->arena, t->catalog, t->item, t->count, &row);

	text_add(o->out, "-- Made by ridgeline predict --format lua from the "
	    "measured cases.\n\n");
	print_rows(o, row, n);
	unseen_all(o->arena, t->catalog, t->item, t->count, fit, unseen,
	    unknown);
	n = tested_unseen_rows(o->arena, unseen, t->count, &row);
	print_rows(o, row, n);
	for (int f = 0; f < FIGURE_COUNT; f++)
		print_carried(o, unseen, unknown, t->count,
		    (enum score_figure)f);
	if (!o->quiet)
		tally_evidence(o, o->aside, t->catalog, fit);
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
	    "generation, as\nrecords that decisions are graded by, and "
	    "the errors on sources that no constant\nwas fitted to; standard "
	    "error then counts the constants, unless --quiet.\n"
	    "\nA blank cell of a case counts as:\n"
#include "kind/case_default.def"
#include "kinds_default.def"
	    "Other cells that a prediction needs pass the case over when "
	    "blank.\n",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_CSV |
	    1u << OUTPUT_LUA,
	.example = "ridgeline predict cases.csv --format csv",
	.run = run,
};
