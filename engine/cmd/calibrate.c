/*
 * calibrate: refits calibrations to measured cases, and says how well they
 * carry over to a source that the fit has not seen.  Writes no file.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/diag.h"
#include "base/text.h"
#include "cmd/screen.h"
#include "cmd/tally.h"
#include "validate/leave_out.h"
#include "validate/refit.h"
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
	struct text t;

	text_init(&t, arena);
	unit_parse(unit, &one);
	number_round(&t, value / one.value, DIGITS);
	return t.data;
}

static const char *
unseen(struct arena *arena, const struct refit *f)
{
	return isfinite(f->left_out) ? tally_percent(arena, f->left_out) :
	    "one source";
}

static void
add_row(struct options *o, struct grid *g, const struct refit *f)
{
	grid_add(g, f->of->head.id);
	grid_add(g, arena_printf(o->arena, "%zu", f->cases));
	grid_add(g, arena_printf(o->arena, "%zu", f->families));
	grid_add(g, tally_percent(o->arena, f->before));
	grid_add(g, tally_percent(o->arena, f->after));
	grid_add(g, unseen(o->arena, f));
}

/* The entry's new values, to paste. */
static void
print_lua(struct options *o, const struct refit *f)
{
	text_printf(o->out, "\n-- calibration \"%s\"\nassume(\"fitted by "
	    "ridgeline calibrate to %zu measured cases of %s: \" ..\n"
	    "  \"median error %s, %s for a source that the fit has not "
	    "seen\") {\n", f->of->head.id, f->cases, f->sources,
	    tally_percent(o->arena, f->after), isfinite(f->left_out) ?
	    tally_percent(o->arena, f->left_out) : "unknown");
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
print_table(struct options *o, const struct refit *fit, size_t n,
    const char *title)
{
	struct grid g = { .arena = o->arena, .right = "lrrrrr" };

	grid_add(&g, title);
	grid_add(&g, "cases");
	grid_add(&g, "sources");
	grid_add(&g, "as it is");
	grid_add(&g, "fitted");
	grid_add(&g, "unseen");
	g.columns = g.count;
	for (size_t i = 0; i < n; i++)
		add_row(o, &g, &fit[i]);
	text_char(o->out, '\n');
	grid_print(&g, o->out);
}

static void
refit_all(struct options *o, const struct tally *t, enum score_fitted what,
    const char *title)
{
	const struct record_list *all = &t->catalog->calibrations;
	struct refit *fit = arena_array(o->arena, all->count, sizeof(*fit));
	size_t n = 0;

	for (size_t i = 0; i < all->count; i++) {
		fit[n] = refit_calibration(o->arena, t->catalog,
		    (const struct calibration *)all->item[i], what, t->item,
		    t->count);
		n += fit[n].cases >= FIT_CASES && fit[n].fields > 0;
	}
	print_table(o, fit, n, title);
	for (size_t i = 0; i < n; i++)
		print_lua(o, &fit[i]);
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
	grid_add(g, arena_printf(o->arena, "%zu", b.predicted));
	grid_add(g, arena_printf(o->arena, "%zu", b.families));
	grid_add(g, tally_percent(o->arena, a.family.median));
	grid_add(g, tally_percent(o->arena, b.family.median));
	grid_add(g, tally_percent(o->arena, c.family.median));
	grid_add(g, tally_percent(o->arena, a.all.median));
	grid_add(g, tally_percent(o->arena, b.all.median));
}

/* The sources of a figure, each as it is and as if it had never been seen. */
static void
add_sources(struct options *o, struct grid *g, const struct scored *seen,
    const struct scored *unseen, size_t n, enum score_figure figure)
{
	struct names done = {0};

	for (size_t i = 0; i < n; i++) {
		const char *group = case_text(seen[i].row, CASE_group);
		struct score_filter f = { .figure = figure };
		struct score a, b;

		if (!group || score_figure(seen[i].row) != figure)
			continue;
		f.family = arena_strndup(o->arena, group, score_family(group));
		if (known(&done, f.family))
			continue;
		ARRAY_ADD(o->arena, &done, f.family);
		a = score_cases(o->arena, seen, n, &f);
		b = score_cases(o->arena, unseen, n, &f);
		if (!b.predicted)
			continue;
		grid_add(g, score_figure_title(figure));
		grid_add(g, f.family);
		grid_add(g, arena_printf(o->arena, "%zu", b.predicted));
		grid_add(g, tally_percent(o->arena, a.all.median));
		grid_add(g, tally_percent(o->arena, b.all.median));
		grid_add(g, tally_percent(o->arena, b.all.p90));
		grid_add(g, tally_percent(o->arena, b.all.bias));
	}
}

static void
print_sources(struct options *o, const struct scored *seen,
    const struct scored *unseen, size_t n)
{
	struct grid g = { .arena = o->arena, .right = "llrrrrr" };

	grid_add(&g, "figure");
	grid_add(&g, "source");
	grid_add(&g, "cases");
	grid_add(&g, "median");
	grid_add(&g, "unseen");
	grid_add(&g, "its p90");
	grid_add(&g, "its bias");
	g.columns = g.count;
	for (int f = 0; f < FIGURE_COUNT; f++)
		if (score_fitted((enum score_figure)f) != FITTED_nothing)
			add_sources(o, &g, seen, unseen, n,
			    (enum score_figure)f);
	grid_print(&g, o->out);
	text_char(o->out, '\n');
}

/* Do the cases fit, by what was learnt without their own source? */
static void
print_fits(struct options *o, const struct scored *unseen, size_t n)
{
	static const char *const fitted[] = { "pretrain", "finetune", "serve" };

	for (size_t i = 0; i < COUNT(fitted); i++) {
		struct score_filter f = { .figure = FIGURE_any,
			.kind = fitted[i] };
		struct score_fit s = score_fits(unseen, n, &f);

		if (s.full || s.runs)
			text_printf(o->out, "%s, unseen: %zu false fits of "
			    "%zu measured out of memory, %zu false refusals "
			    "of %zu measured runs\n", fitted[i], s.false_fits,
			    s.full, s.false_refusals, s.runs);
	}
}

/* What is left of the scores where a source is not known at all. */
static void
print_leave_out(struct options *o, const struct tally *t)
{
	struct grid g = { .arena = o->arena, .right = "lrrrrrrr" };
	struct scored *unseen = arena_array(o->arena, t->count,
	    sizeof(*unseen));
	struct scored *unknown = arena_array(o->arena, t->count,
	    sizeof(*unknown));

	leave_out_over(o->arena, t->catalog, LEAVE_OUT_documents, o->jobs,
	    t->item, t->count, unseen);
	leave_out_over(o->arena, t->catalog, LEAVE_OUT_nothing, o->jobs,
	    t->item, t->count, unknown);
	text_add(o->out,
	    "Scores as they are, and with every source "
	    "predicted as if it had never been seen:\nwhere nobody else "
	    "measured its stack, by the stack's documents and the default, "
	    "and,\nunknown, by the default alone.\n\n");
	grid_add(&g, "figure");
	grid_add(&g, "cases");
	grid_add(&g, "sources");
	grid_add(&g, "score");
	grid_add(&g, "unseen");
	grid_add(&g, "unknown");
	grid_add(&g, "median");
	grid_add(&g, "unseen");
	g.columns = g.count;
	for (int f = 0; f < FIGURE_COUNT; f++)
		add_leave_out(o, &g, t->item, unseen, unknown, t->count,
		    (enum score_figure)f);
	grid_print(&g, o->out);
	text_char(o->out, '\n');
	print_fits(o, unseen, t->count);
	text_char(o->out, '\n');
	print_sources(o, t->item, unseen, t->count);
}

static int
run(struct options *o)
{
	struct tally t;

	if (!tally_read(o, &t))
		return diags_status(o->diags);
	print_leave_out(o, &t);
	text_add(o->out, "Median error of the cases.  Unseen: of each source, "
	    "by a fit to the others, or\nby the default where there is no "
	    "other.\n");
	refit_all(o, &t, FITTED_memory, "memory");
	refit_all(o, &t, FITTED_speed, "speed");
	return diags_status(o->diags);
}

const struct command command_calibrate = {
	.name = "calibrate", .operands = "CASES.csv...",
	.operands_min = 1, .operands_max = 1000,
	.doc = "Refit calibrations to measured cases; writes no file.",
	.help = "Each calibration is fitted to the cases that use it, its "
	    "fields of memory to cases\nof memory and its fields of speed to "
	    "cases of speed, held-out ones left out:\nof memory strict cases, "
	    "or loose ones where it has no others.  Only fields that\nthe "
	    "entry states are moved, and hardly away from those of an unknown "
	    "stack where\nthat gains little.  Prints errors before and "
	    "after, the error for a source that\nthe fit has not seen, and "
	    "Lua to paste.\n",
	.formats = 1u << OUTPUT_TEXT,
	.example = "ridgeline calibrate specs/measured/serve.csv",
	.run = run,
};
