/*
 * calibrate: refits calibrations to measured cases, and says how well they
 * carry over to a source that the fit has not seen.  Writes no file.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/progress.h"
#include "base/text.h"
#include "cmd/screen.h"
#include "cmd/tally.h"
#include "validate/refit.h"
#include "validate/unseen.h"
#include "unit/number.h"

/* Digits of a fitted value: more would say more than the cases do. */
enum { DIGITS = 3 };

struct names {
	const char **item;
	size_t count, cap;
};

static bool
known(const struct names *n, const char *name)
{
	for (size_t i = 0; i < n->count; i++)
		if (!strcmp(n->item[i], name))
			return true;
	return false;
}

static const char *
value_in(struct arena *arena, double value, const char *unit)
{
	struct quantity one = { .value = 1 };

	unit_parse(unit, &one);
	return number_digits(arena, value / one.value, DIGITS);
}

static void
add_row(struct options *o, struct grid *g, const struct refit *f)
{
	grid_add(g, f->of->head.id);
	grid_add(g, arena_printf(o->arena, "%zu", f->cases));
	grid_add(g, arena_printf(o->arena, "%zu", f->families));
	grid_add(g, tally_percent(o->arena, f->before));
	grid_add(g, tally_percent(o->arena, f->after));
}

/* The entry's new values, to paste. */
static void
print_lua(struct options *o, const struct refit *f)
{
	text_printf(o->out, "\n-- calibration \"%s\"\nassume(\"fitted by "
	    "ridgeline calibrate to %zu measured cases of %s: \" ..\n"
	    "  \"median error %s%s\") {\n", f->of->head.id, f->cases,
	    f->sources, tally_percent(o->arena, f->after),
	    f->families < 2 ? ", thin" : "");
	for (size_t i = 0; i < f->fields; i++) {
		const struct refit_field *x = &f->field[i];

		text_printf(o->out, "  %s = %s * %s, -- was %s\n",
		    x->field->name, value_in(o->arena, x->after,
		    x->field->arg), x->field->arg, value_in(o->arena,
		    x->before, x->field->arg));
	}
	text_add(o->out, "},\n");
}

static void
print_table(struct options *o, const struct refits *r, const char *title)
{
	struct grid g = { .arena = o->arena, .right = "lrrrr" };

	grid_add(&g, title);
	GRID_ADD(&g, "cases", "sources", "as it is", "fitted");
	g.columns = g.count;
	for (size_t i = 0; i < r->count; i++)
		add_row(o, &g, &r->item[i]);
	text_char(o->out, '\n');
	grid_print(&g, o, o->out);
}

static void
print_refits(struct options *o, const struct refits *r, const char *title)
{
	if (!r->count) {
		text_printf(o->out, "\nNothing of %s is fitted: no entry has "
		    "%d cases or more.\n", title, FIT_CASES);
		return;
	}
	print_table(o, r, title);
	for (size_t i = 0; i < r->count; i++)
		print_lua(o, &r->item[i]);
}

static void
add_percents(struct options *o, struct grid *g, const double *share, size_t n)
{
	for (size_t i = 0; i < n; i++)
		grid_add(g, tally_percent(o->arena, share[i]));
}

static void
add_leave_out(struct options *o, struct grid *g, const struct scored *seen,
    const struct scored *unseen, const struct scored *unknown, size_t n,
    enum score_figure figure)
{
	struct score_filter f = { .figure = figure };
	struct score a = score_cases(o->arena, seen, n, &f);
	struct score b = score_cases(o->arena, unseen, n, &f);
	struct score c = score_cases(o->arena, unknown, n, &f);

	if (!b.predicted || score_fitted(figure) == FITTED_nothing)
		return;
	grid_add(g, score_figure_title(figure));
	tally_count(o, g, b.predicted);
	tally_count(o, g, b.families);
	add_percents(o, g, (double[]){ a.family.median, b.family.median,
	    c.family.median, a.all.median, b.all.median }, 5);
}

/* The sources of a figure, each as it is and as if it had never been seen. */
static void
add_sources(struct options *o, struct grid *g,
    const struct scored *const by[3], size_t n, enum score_figure figure)
{
	struct names done = {0};

	for (size_t i = 0; i < n; i++) {
		const char *group = case_text(by[0][i].row, CASE_group);
		struct score_filter f = { .figure = figure };
		struct score a, b, c;

		if (!group || score_figure(by[0][i].row) != figure)
			continue;
		f.family = arena_strndup(o->arena, group, score_family(group));
		if (known(&done, f.family))
			continue;
		ARRAY_ADD(o->arena, &done, f.family);
		a = score_cases(o->arena, by[0], n, &f);
		b = score_cases(o->arena, by[1], n, &f);
		c = score_cases(o->arena, by[2], n, &f);
		if (!b.predicted)
			continue;
		grid_add(g, score_figure_title(figure));
		grid_add(g, f.family);
		tally_count(o, g, b.predicted);
		add_percents(o, g, (double[]){ a.all.median, b.all.median,
		    b.all.p90, b.all.bias, c.all.median }, 5);
	}
}

static void
print_sources(struct options *o, const struct scored *seen,
    const struct scored *unseen, const struct scored *unknown, size_t n)
{
	const struct scored *const by[3] = { seen, unseen, unknown };
	struct grid g = { .arena = o->arena, .right = "llrrrrrr" };

	GRID_ADD(&g, "figure", "source", "cases", "median", "unseen",
	    "its p90", "its bias", "unknown");
	g.columns = g.count;
	for (int f = 0; f < FIGURE_COUNT; f++)
		if (score_fitted((enum score_figure)f) != FITTED_nothing)
			add_sources(o, &g, by, n, (enum score_figure)f);
	grid_print(&g, o, o->out);
	text_char(o->out, '\n');
}

/* Do the cases fit, by what was learnt without their own source? */
static void
print_fits(struct options *o, const struct scored *unseen, size_t n)
{
	for (size_t i = 0; i < kind_count; i++) {
		struct score_filter f = { .figure = FIGURE_any,
			.kind = kinds[i]->name };
		struct score_fit s = score_fits(unseen, n, &f);

		if (s.full || s.runs)
			text_printf(o->out, "%s, unseen: %zu false fits of "
			    "%zu measured out of memory, %zu false refusals "
			    "of %zu measured runs\n", f.kind, s.false_fits,
			    s.full, s.false_refusals, s.runs);
	}
}

/* What is left of the scores where a source is not known at all. */
static void
print_leave_out(struct options *o, const struct tally *t,
    const struct scored *unseen, const struct scored *unknown)
{
	struct grid g = { .arena = o->arena, .right = "lrrrrrrr" };

	text_add(o->out,
	    "Errors.  score: as it is; unseen: on sources that no constant "
	    "was fitted to;\nunknown: the same, with no stack named.  "
	    "median and unseen behind it: over all\ncases.\n\n");
	GRID_ADD(&g, "figure", "cases", "sources", "score", "unseen",
	    "unknown", "median", "unseen");
	g.columns = g.count;
	for (int f = 0; f < FIGURE_COUNT; f++)
		add_leave_out(o, &g, t->item, unseen, unknown, t->count,
		    (enum score_figure)f);
	grid_print(&g, o, o->out);
	text_char(o->out, '\n');
	print_fits(o, unseen, t->count);
	text_char(o->out, '\n');
	print_sources(o, t->item, unseen, unknown, t->count);
}

static void
add_prediction(struct options *o, const struct scored *s)
{
	text_char(o->out, ',');
	if (s->got.status == PREDICT_ok)
		tally_value(o->out, s->got.value);
}

/* Every case: measured, and predicted in the three ways. */
static void
print_cases(struct options *o, const struct tally *t,
    const struct scored *unseen, const struct scored *unknown)
{
	text_add(o->out, "id,group,figure,measured,predicted,unseen,unknown\n");
	for (size_t i = 0; i < t->count; i++) {
		const struct case_row *row = t->item[i].row;

		if (!score_usable(row) || score_figure(row) >= FIGURE_COUNT)
			continue;
		tally_column(o->out, row, CASE_id);
		tally_column(o->out, row, CASE_group);
		tally_cell(o->out, score_figure_title(score_figure(row)));
		text_char(o->out, ',');
		tally_cell(o->out, case_text(row, CASE_value));
		add_prediction(o, &t->item[i]);
		add_prediction(o, &unseen[i]);
		add_prediction(o, &unknown[i]);
		text_char(o->out, '\n');
	}
}

/* Why a row is left out of every fit, or NULL. */
static const char *
unused_because(const struct scored *s)
{
	if (s->row->fault)
		return s->row->fault;
	if (case_text(s->row, CASE_skip_reason))
		return case_text(s->row, CASE_skip_reason);
	if (case_is(s->row, CASE_trust, "C"))
		return "its trust is C";
	if (case_is(s->row, CASE_split, "held"))
		return "its split is held: it judges and is not learnt from";
	if (s->got.status != PREDICT_ok)
		return s->got.reason;
	if (score_fitted(score_figure(s->row)) != FITTED_nothing)
		return NULL;
	return predict_class(s->row) == CLASS_speed && !case_text(s->row,
	    CASE_accelerator_match) ? "accelerator_match is blank: exact or "
	    "assumed would say that the speed is this accelerator's" :
	    "no constant is fitted to such a figure";
}

/* The first of the rows that are left out, with their lines; how many more. */
static void
print_unused(struct options *o, const struct tally *t)
{
	enum { SHOWN = 20 };
	size_t n = 0;

	for (size_t i = 0; i < t->count; i++) {
		const struct case_row *row = t->item[i].row;
		const char *why = unused_because(&t->item[i]);

		if (!why || n++ >= SHOWN)
			continue;
		text_printf(o->aside, "%s:%d: not used: %s\n", row->at.file,
		    row->at.line, why);
	}
	if (n > SHOWN)
		text_printf(o->aside, "and %zu more rows of %zu; predict says "
		    "why of each\n", n - SHOWN, t->count);
	else if (n)
		text_printf(o->aside, "%zu of %zu rows are not used\n", n,
		    t->count);
}

static int
run(struct options *o)
{
	struct refits fit[FITTED_speed + 1];
	struct scored *unseen, *unknown;
	struct tally t;

	if (!tally_read(o, &t))
		return diags_status(o->diags);
	if (!o->quiet)
		print_unused(o, &t);
	progress_say(o->progress, "fitting without each source");
	unseen = arena_array(o->arena, t.count + 1, sizeof(*unseen));
	unknown = arena_array(o->arena, t.count + 1, sizeof(*unknown));
	unseen_all(o->arena, t.catalog, t.item, t.count, fit, unseen, unknown);
	if (o->format == OUTPUT_CSV) {
		print_cases(o, &t, unseen, unknown);
		return diags_status(o->diags);
	}
	print_leave_out(o, &t, unseen, unknown);
	tally_evidence(o, o->out, t.catalog, fit);
	print_refits(o, &fit[FITTED_memory], "memory");
	print_refits(o, &fit[FITTED_speed], "speed");
	return diags_status(o->diags);
}

const struct command command_calibrate = {
	.name = "calibrate", .operands = "CASES.csv...",
	.operands_min = 1, .operands_max = 1000,
	.doc = "Refit calibrations to measured cases; writes no file.",
	.help = "Every constant that stands under assume is fitted: of an "
	    "entry to the cases that\nuse it, of a default to all cases "
	    "that it would predict if nobody printed a name,\nfields of "
	    "memory to cases of memory and fields of speed to cases of "
	    "speed, held-out\nones left out.  Prints the errors as they are, "
	    "those with every source left out of\nall constants, by name and "
	    "with no name, the count of constants, and Lua to paste;\n"
	    "with --format csv the same of every case.  Standard error has "
	    "the rows that are not\nused, with the reason.\n",
	.formats = 1u << OUTPUT_TEXT | 1u << OUTPUT_CSV,
	.example = "ridgeline calibrate specs/measured/serve.csv",
	.run = run,
};
