/*
 * The order of a policy as a formula: how many of the candidates shown come
 * before one of them.  What is near enough moves with the least of those shown;
 * how far it lies from that is a constant, since the least of all candidates
 * that were searched may not be shown.
 */
#include <math.h>

#include "base/arena.h"
#include "base/text.h"
#include "kind/goal.h"
#include "unit/number.h"
#include "write/xlsx_plan.h"

/* Differences that recomputing makes are none. */
#define LESS "(1-1E-12)"
#define MORE "(1+1E-12)"

/* One goal of one candidate, and of all that are shown. */
struct side {
	const char *own, *all;
};

/* The cells of a row for all candidates shown. */
static const char *
range(struct plan *p, const struct shown *s, const struct chain_row *row)
{
	const struct shown *last = plan_find(p, s->decision,
	    plan_shown(s->decision) - 1);
	unsigned at = s->calc->row[row->slot];

	return ref_range(p->arena, s->calc->sheet, at, s->col -
	    (unsigned)s->rank, at, last ? last->col : s->col);
}

static struct side
side_of(struct plan *p, const struct shown *s, enum goal goal)
{
	struct goal_row g;
	struct side side;

	goal_row(s->decision->kind, goal, &g);
	side = (struct side){ plan_ref(p, s, g.row->name),
		range(p, s, g.row) };
	if (!g.of)
		return side;
	side.own = arena_printf(p->arena, "(%s/%s)", side.own, plan_ref(p, s,
	    g.of->name));
	side.all = arena_printf(p->arena, "(%s/%s)", side.all, range(p, s,
	    g.of));
	return side;
}

/* SUMPRODUCT(--(x1^w1*x2^w2<own1^w1*own2^w2)) */
static const char *
weighed(struct plan *p, const struct shown *s)
{
	const struct ranking *o = &s->decision->ranking;
	struct text all, own;

	text_init(&all, p->arena);
	text_init(&own, p->arena);
	for (size_t i = 0; i < o->goals; i++) {
		const struct side side = side_of(p, s, o->goal[i]);

		text_printf(&all, "%s%s^", i ? "*" : "", side.all);
		text_printf(&own, "%s%s^", i ? "*" : "", side.own);
		number_exact(&all, o->weight[i] / o->weights);
		number_exact(&own, o->weight[i] / o->weights);
	}
	return arena_printf(p->arena, "SUMPRODUCT(--(%s<%s*" LESS "))",
	    all.data, own.data);
}

static double
least_shown(const struct decision *d, enum goal goal)
{
	double least = d->ranked[0].goal[goal];

	for (size_t i = 1; i < plan_shown(d); i++)
		least = fmin(least, d->ranked[i].goal[goal]);
	return least;
}

/* Up to where the i-th goal counts as the least; NULL where only that is. */
static const char *
enough(struct plan *p, const struct shown *s, size_t i, const char *all)
{
	const struct decision *d = s->decision;
	const struct ranking *o = &d->ranking;
	double least = least_shown(d, o->goal[i]);
	struct text t;

	if (o->within[i] <= 0 || least <= 0)
		return NULL;
	text_init(&t, p->arena);
	text_printf(&t, "(MIN(%s)*", all);
	number_exact(&t, o->enough[i] / least);
	text_add(&t, ")");
	return t.data;
}

/* Less, and not both enough; or, where both are equal or enough, what the next
 * goals say. */
static void
add_goal(struct text *t, struct plan *p, const struct shown *s, size_t i)
{
	const struct side side = side_of(p, s, s->decision->ranking.goal[i]);
	const char *most = enough(p, s, i, side.all);

	text_printf(t, "(%s<%s*" LESS ")", side.all, side.own);
	if (most)
		text_printf(t, "*(%s>%s*" MORE ")", side.own, most);
	if (i + 1 == s->decision->ranking.goals)
		return;
	text_printf(t, "+SIGN((ABS(%s-%s)<=%s*1E-12)", side.all, side.own,
	    side.own);
	if (most)
		text_printf(t, "+(%s<=%s*" MORE ")*(%s<=%s*" MORE ")",
		    side.all, most, side.own, most);
	text_add(t, ")*(");
	add_goal(t, p, s, i + 1);
	text_add(t, ")");
}

static size_t
count_before(const struct shown *s)
{
	const struct decision *d = s->decision;
	size_t n = 0;

	for (size_t i = 0; i < plan_shown(d); i++)
		n += ranking_before(&d->ranking, d->ranked[i].goal,
		    s->answer->goal);
	return n;
}

const char *
plan_before(struct plan *p, const struct shown *s, size_t *now)
{
	const struct ranking *o = &s->decision->ranking;
	struct text t;

	*now = count_before(s);
	if (!o->goals)
		return "0";
	if (o->weighed)
		return weighed(p, s);
	text_init(&t, p->arena);
	text_add(&t, "SUMPRODUCT(1*(");
	add_goal(&t, p, s, 0);
	text_add(&t, "))");
	return t.data;
}
