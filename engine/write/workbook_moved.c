/*
 * What the candidates of a workbook come to under a scenario: the chain run
 * again with what the scenario multiplies, judged and ranked as the sheet of
 * candidates does.
 */
#define _GNU_SOURCE	/* qsort_r() */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/goal.h"
#include "kind/ownership.h"
#include "search/grade.h"
#include "write/workbook.h"

/* A candidate under the scenario. */
struct moved {
	struct point point;
	size_t column;
	bool fits, untested;
};

const double *
workbook_factor(const struct book_factors *f, const struct book_input *b)
{
	const char *field = b->input->field;

	if (!strcmp(b->input->of->type->verb, "offer"))
		return &f->price;
	if (!strcmp(field, "tariff"))
		return &f->tariff;
	return !strcmp(field, "hours_per_month") ||
	    !strcmp(field, "utilization") ? &f->hours : NULL;
}

/* An input of money as the scenario has it; no use is above all hours. */
static double
input_moved(const struct book_factors *f, const struct book_input *b,
    double value)
{
	const double *by = workbook_factor(f, b);
	double most = !strcmp(b->input->field, "utilization") ? 1 :
	    TENURE_MONTH;

	if (!by || *by == 1 || (b->effect != EFFECT_EXACT &&
	    b->effect != EFFECT_DERIVED))
		return value;
	return by == &f->hours ? fmin(value * *by, most) : value * *by;
}

/* The inputs of a column's chain under the scenario, in one lane. */
static void
bind(struct workbook *w, const struct book_column *c,
    const struct book_factors *f, double (*value)[CHAIN_BLOCK], size_t lane)
{
	for (int s = 0; s < w->chain->slots; s++)
		value[s][lane] = c->answer->value[s];
	for (size_t i = 0; i < w->chain->rows; i++) {
		const struct chain_row *r = &w->chain->row[i];
		const struct book_input *b = r->what != CHAIN_INPUT ? NULL :
		    workbook_input(w, &c->answer->input[r->slot],
		    c->answer->value[r->slot], r->title, r->unit);

		if (b)
			value[r->slot][lane] = input_moved(f, b,
			    value[r->slot][lane]);
	}
}

_Static_assert((int)CONTEST_MOST <= CHAIN_BLOCK, "a lane for each candidate");

/* The values of the chains of all candidates under the scenario, one lane a
 * column. */
static void
run(struct workbook *w, const struct book_factors *f,
    double (*value)[CHAIN_BLOCK])
{
	const size_t n = w->candidates_count;

	for (size_t i = 0; i < n; i++)
		bind(w, &w->columns.item[i], f, value, i);
	chain_spread(w->chain, value, n);
	chain_run(w->chain, value, n);
}

/* Whether a column meets its limits in a scenario, and what it ranks by. */
static void
set_moved(const struct workbook *w, const struct book_column *c,
    const double *value, struct moved *m)
{
	const struct kind *k = w->decision->kind;
	struct goal_row g;

	m->fits = workbook_fits(w->decision, value);
	m->untested = c->answer->order->grade == GRADE_UNTESTED;
	m->point.place = c->answer->place;
	memcpy(m->point.goal, c->answer->goal, sizeof(m->point.goal));
	for (int i = 0; i < GOAL_COUNT; i++)
		if (goal_row(k, (enum goal)i, &g) && g.row)
			m->point.goal[i] = value[g.row->slot] / (g.of ?
			    value[g.of->slot] : 1);
}

static int
by_rank(const void *x, const void *y, void *order)
{
	const struct moved *a = x, *b = y;
	int less = (int)b->fits - (int)a->fits;

	if (!less)
		less = (int)a->untested - (int)b->untested;
	if (!less)
		less = ranking_order(order, a->point.goal, &a->point.place,
		    b->point.goal, &b->point.place);
	return less ? less : (a->column > b->column) - (a->column <
	    b->column);
}

/* What is near enough is measured from what is compared: what fits and is
 * tested, or what fits where none is. */
static void
settle(struct arena *own, struct ranking *o, const struct moved *m, size_t n)
{
	struct point *p = arena_array(own, n + 1, sizeof(*p));
	size_t count = 0;

	for (int tested = 1; tested >= 0 && !count; tested--)
		for (size_t i = 0; i < n; i++)
			if (m[i].fits && !(tested && m[i].untested))
				p[count++] = m[i].point;
	ranking_settle(o, p, count);
}

/* The values of one lane. */
static void
read_lane(const struct workbook *w, double (*lanes)[CHAIN_BLOCK], size_t lane,
    double *value)
{
	for (int s = 0; s < w->chain->slots; s++)
		value[s] = lanes[s][lane];
}

struct book_moved
workbook_moved(struct workbook *w, const struct book_factors *f)
{
	const size_t n = w->candidates_count, slots = (size_t)w->chain->slots;
	const int cost = chain_slot(w->chain,
	    w->decision->kind->measures[0].row);
	struct arena *own = arena_child(w->arena);
	double (*lanes)[CHAIN_BLOCK] = arena_unset(own, slots, sizeof(*lanes));
	double *value = arena_array(own, slots, sizeof(*value));
	struct moved *m = arena_array(own, n + 1, sizeof(*m));
	struct ranking o = w->decision->ranking;
	struct book_moved out = { .first = n };

	run(w, f, lanes);
	for (size_t i = 0; i < n; i++) {
		read_lane(w, lanes, i, value);
		m[i].column = i;
		set_moved(w, &w->columns.item[i], value, &m[i]);
	}
	if (w->base < n) {
		out.base_cost = lanes[cost][w->base];
		out.base_fits = m[w->base].fits;
	}
	settle(own, &o, m, n);
	qsort_r(m, n, sizeof(*m), by_rank, &o);
	if (n && m[0].fits) {
		out.first = m[0].column;
		out.cost = lanes[cost][out.first];
	}
	arena_free(own);
	return out;
}
