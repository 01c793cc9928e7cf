/*
 * The order of the candidates, live, as search/ranking.c does it: columns hold
 * the goals, what counts as the least of each, and the order so far.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "kind/goal.h"
#include "kind/ownership.h"
#include "unit/number.h"
#include "write/workbook_live.h"

/* Of each goal: itself, where it may be the least, what it counts as, and
 * whether the candidate is near enough. */
enum { GOAL_OWN, GOAL_MAY, GOAL_AS, GOAL_LEFT, GOAL_COLUMNS };

/* A goal of a candidate as a formula: a row, or its share of another. */
static const char *
goal_cell(const struct live_order *o, const struct book_column *c,
    enum goal goal)
{
	struct goal_row g;

	goal_row(o->book->decision->kind, goal, &g);
	if (!g.of)
		return workbook_ref(o->book, c, g.row->name);
	return arena_printf(o->book->arena, "%s/%s", workbook_ref(o->book, c,
	    g.row->name), workbook_ref(o->book, c, g.of->name));
}

void
live_head(const struct live_order *o, unsigned col, const char *text)
{
	sheet_text(o->book->candidates, LIVE_HEAD, col, ROLE_HEAD, text);
}

/* What a search found, and no money moves; a quote has that of the candidate
 * that it is like. */
static void
put_found(const struct live_order *o, size_t i, unsigned col, double value)
{
	if (o->book->columns.item[i].quote)
		live_put(o, i, col, live_like(o, i, col), value);
	else
		sheet_number(o->book->candidates, LIVE_FIRST + (unsigned)i,
		    col, ROLE_SOLVED, value, NULL);
}

void
live_counts(struct live_order *o)
{
	struct workbook *w = o->book;
	double any = 0;

	live_head(o, AT_UNTESTED, "Untested");
	live_head(o, AT_COUNTS, "Compared");
	for (size_t i = 0; i < o->n; i++) {
		bool untested = live_untested(&w->columns.item[i]);

		put_found(o, i, AT_UNTESTED, untested);
		any += o->fits[i] * !untested;
	}
	sheet_live(w->candidates, LIVE_BEST, AT_COUNTS, arena_printf(w->arena,
	    "SUMPRODUCT(%s*(1-%s))", workbook_column(w, AT_FITS),
	    workbook_column(w, AT_UNTESTED)), any, NULL);
	for (size_t i = 0; i < o->n; i++) {
		o->counts[i] = any > 0 ? o->fits[i] *
		    !live_untested(&w->columns.item[i]) : o->fits[i];
		o->left[i] = o->counts[i];
		live_put(o, i, AT_COUNTS, arena_printf(w->arena,
		    "IF(%s>0,%s*(1-%s),%s)", ref_range(w->arena, NULL,
		    LIVE_BEST, AT_COUNTS, LIVE_BEST, AT_COUNTS),
		    live_here(o, i, AT_FITS), live_here(o, i, AT_UNTESTED),
		    live_here(o, i, AT_FITS)), o->counts[i]);
	}
}

/* The cell of a field of the policy. */
static const char *
stated(const struct live_order *o, const struct number *field)
{
	return workbook_field(o->book, &o->book->decision->ranking.policy->head,
	    field->fact.field, "")->name;
}

/* What a cell counts as, beyond what is near enough in steps of as much. */
static const char *
counted(const struct live_order *o, size_t i, const char *cell,
    const char *enough)
{
	const char *near;

	if (o->book->decision->ranking.within[i] <= 0)
		return arena_printf(o->book->arena, "MAX(%s,%s)", cell,
		    enough);
	near = stated(o, o->book->decision->ranking.stated[i]);
	return arena_printf(o->book->arena, "IFERROR(%s*(1+%s)^ROUNDUP("
	    "MAX(LN(%s/%s)/LN(1+%s)-1E-9,0),0),MAX(%s,%s))", enough, near,
	    cell, enough, near, cell, enough);
}

/* The least of a goal among those left, and what is near enough to it. */
static void
put_goal(struct live_order *o, size_t i, unsigned col, const double *own)
{
	struct workbook *w = o->book;
	const char *best_cell = ref_range(w->arena, NULL, LIVE_BEST, col +
	    GOAL_MAY, LIVE_BEST, col + GOAL_MAY);
	const char *enough_cell = ref_range(w->arena, NULL, LIVE_BEST, col +
	    GOAL_AS, LIVE_BEST, col + GOAL_AS);
	unsigned before = i && !w->decision->ranking.weighed ?
	    col - GOAL_COLUMNS + GOAL_LEFT : AT_COUNTS;
	const double share = w->decision->ranking.within[i];
	double best = 1e300, enough;

	for (size_t k = 0; k < o->n; k++) {
		double may = o->left[k] > 0 ? own[k] : 1e300;

		best = fmin(best, may);
		live_put(o, k, col + GOAL_MAY, arena_printf(w->arena,
		    "IF(%s=1,%s,1E+300)", live_here(o, k, before),
		    live_here(o, k, col)), may);
	}
	enough = best * (1 + share);
	o->enough[i] = enough;
	sheet_live(w->candidates, LIVE_BEST, col + GOAL_MAY, arena_printf(
	    w->arena, "MIN(%s)", workbook_column(w, col + GOAL_MAY)), best,
	    NULL);
	sheet_live(w->candidates, LIVE_BEST, col + GOAL_AS, arena_printf(
	    w->arena, "%s*(1+%s)", best_cell, share > 0 ?
	    stated(o, w->decision->ranking.stated[i]) : "0"),
	    enough, NULL);
	for (size_t k = 0; k < o->n; k++) {
		o->left[k] *= own[k] <= enough * (1 + 1e-12);
		live_put(o, k, col + GOAL_AS, counted(o, i, live_here(o, k,
		    col), enough_cell), ranking_counted(&w->decision->ranking,
		    i, own[k], enough));
		live_put(o, k, col + GOAL_LEFT, arena_printf(w->arena,
		    "IF(%s=1,IF(%s<=%s*(1+1E-12),1,0),0)",
		    live_here(o, k, before), live_here(o, k, col),
		    enough_cell), o->left[k]);
	}
}

/* Those that come before by the order so far, and by a column where that
 * leaves two equal. */
static void
put_order(struct live_order *o, unsigned by, const double *value, bool first)
{
	struct workbook *w = o->book;
	double *next = live_numbers(o);
	unsigned col = o->key++;
	const char *so_far = first ? NULL : workbook_column(w, col - 1);
	const char *all = workbook_column(w, by);

	live_head(o, col, "Order so far");
	for (size_t i = 0; i < o->n; i++) {
		double before = first ? 0 : o->rank[i];

		for (size_t k = 0; k < o->n; k++)
			before += (first || o->rank[k] == o->rank[i]) &&
			    value[k] < value[i] * (1 - 1e-12);
		next[i] = before;
		live_put(o, i, col, first ? arena_printf(w->arena,
		    "SUMPRODUCT(1*(%s<%s*(1-1E-12)))", all,
		    live_here(o, i, by)) : arena_printf(w->arena,
		    "%s+SUMPRODUCT((%s=%s)*(%s<%s*(1-1E-12)))",
		    live_here(o, i, col - 1), so_far, live_here(o, i,
		    col - 1), all, live_here(o, i, by)), before);
	}
	o->rank = next;
}

/* What decides between equals and does not move with money. */
struct tie {
	const struct answer *answer;
	const struct ranking *ranking;
	double energy, risk;	/* the least of its accelerator and stack */
	size_t index;
};

/* As the search tries offers of one stack: by tier and offer; what is owned
 * alone before the same with more of it rented. */
static int
by_turn(const struct placement *a, const struct placement *b)
{
	int less = offer_is_owned(b->offer) - offer_is_owned(a->offer);

	if (!less)
		less = strcmp(a->offer->tier.text ? a->offer->tier.text : "",
		    b->offer->tier.text ? b->offer->tier.text : "");
	return less ? less : strcmp(a->offer->head.id, b->offer->head.id);
}

static bool
is_alike(const struct placement *p, const struct placement *q)
{
	return p->accelerator == q->accelerator && p->stack == q->stack;
}

static int
by_less(double a, double b)
{
	return (a > b) - (a < b);
}

/* Energy and risk tell accelerators apart, and stacks, never offers of one. */
static int
by_tie(const void *x, const void *y)
{
	const struct tie *a = x, *b = y;
	const struct placement *p = &a->answer->place, *q = &b->answer->place;
	const double *mine = a->answer->goal, *other = b->answer->goal;
	int less = 0;

	if (a->ranking->policy)
		less = by_less(mine[GOAL_time], other[GOAL_time]);
	if (!less && a->ranking->policy)
		less = by_less(mine[GOAL_memory], other[GOAL_memory]);
	if (!less)
		less = by_less(a->energy, b->energy);
	if (!less)
		less = by_less(mine[GOAL_accelerators],
		    other[GOAL_accelerators]);
	if (!less)
		less = by_less(a->risk, b->risk);
	if (!less)
		less = ranking_tie(a->ranking, mine, p, other, q);
	if (!less)
		less = by_turn(p, q);
	return less ? less : (a->index > b->index) - (a->index < b->index);
}

static void
set_tie(struct tie *t, const struct workbook *w, size_t i)
{
	const struct answer *a = w->columns.item[i].answer;

	t->answer = a;
	t->ranking = &w->decision->ranking;
	t->index = i;
	t->energy = t->risk = HUGE_VAL;
	for (size_t k = 0; k < w->columns.count; k++) {
		const struct answer *other = w->columns.item[k].answer;

		if (!is_alike(&a->place, &other->place))
			continue;
		t->energy = fmin(t->energy, other->goal[GOAL_energy]);
		t->risk = fmin(t->risk, ranking_risk(other->goal[GOAL_risk]));
	}
}

static double *
put_ties(struct live_order *o, unsigned col)
{
	struct workbook *w = o->book;
	struct tie *t = arena_array(w->arena, o->n + 1, sizeof(*t));
	double *place = live_numbers(o);

	for (size_t i = 0; i < o->n; i++)
		set_tie(&t[i], w, i);
	qsort(t, o->n, sizeof(*t), by_tie);
	live_head(o, col, "Of equals");
	for (size_t i = 0; i < o->n; i++) {
		place[t[i].index] = (double)i + 1;
		sheet_number(w->candidates, LIVE_FIRST +
		    (unsigned)t[i].index, col, ROLE_SOLVED, (double)i + 1,
		    NULL);
	}
	return place;
}

/* What fits before what does not, what is tested before what is not, and what
 * nobody quoted at the end. */
static double *
put_class(struct live_order *o, unsigned col)
{
	double *class = live_numbers(o);

	live_head(o, col, "Class");
	for (size_t i = 0; i < o->n; i++) {
		const struct book_column *c = &o->book->columns.item[i];
		const char *stated = c->quote ?
		    o->book->quote_counts[c->quote - 1] : "1";

		class[i] = c->quote ? 5 : 1 + 2 * (1 - o->fits[i]) +
		    live_untested(c);
		live_put(o, i, col, arena_printf(o->book->arena, c->quote ?
		    "IF(%s=1,1+2*(1-%s)+%s,5)" : "%s+2*(1-%s)+%s", stated,
		    live_here(o, i, AT_FITS), live_here(o, i, AT_UNTESTED)),
		    class[i]);
	}
	return class;
}

/* A goal as a formula, NULL where nothing that is edited moves it: what is
 * bought is committed to for as long as it is kept. */
static const char *
goal_live(const struct live_order *o, const struct book_column *c,
    enum goal goal)
{
	if (goal_in_chain(o->book->decision->kind, goal))
		return goal_cell(o, c, goal);
	if (goal != GOAL_commitment || !offer_is_purchase(
	    c->answer->place.offer))
		return NULL;
	return arena_printf(o->book->arena, "%s/%d", workbook_ref(o->book, c,
	    "horizon"), TENURE_MONTH);
}

static double *
put_own(struct live_order *o, size_t goal, unsigned col)
{
	const struct ranking *r = &o->book->decision->ranking;
	double *own = live_numbers(o);

	live_head(o, col, r->waiting[goal] > 0 ? "cost with waiting" :
	    goal_name(r->goal[goal]));
	for (size_t i = 0; i < o->n; i++) {
		const struct book_column *c = &o->book->columns.item[i];
		const char *live = goal_live(o, c, r->goal[goal]);

		if (r->waiting[goal] > 0)
			live = arena_printf(o->book->arena, "%s*(1+%s*%s)",
			    live, stated(o, &r->policy->waiting),
			    goal_cell(o, c, GOAL_time));
		own[i] = ranking_value(r, goal, c->answer->goal);
		if (live)
			live_put(o, i, col, live, own[i]);
		else
			put_found(o, i, col, own[i]);
	}
	return own;
}

/* 1 where nothing is less in any goal that is weighed. */
static double *
put_score(struct live_order *o, unsigned goals, double **own, unsigned col)
{
	const struct ranking *r = &o->book->decision->ranking;
	double *score = live_numbers(o), best[RANKING_GOALS];

	live_head(o, col, "Score");
	for (size_t g = 0; g < r->goals; g++) {
		best[g] = 1e300;
		for (size_t i = 0; i < o->n; i++)
			best[g] = fmin(best[g], o->counts[i] > 0 ? own[g][i] :
			    1e300);
	}
	for (size_t i = 0; i < o->n; i++) {
		struct text t;

		text_init(&t, o->book->arena);
		score[i] = 1;
		for (size_t g = 0; g < r->goals; g++) {
			unsigned at = goals + (unsigned)g * GOAL_COLUMNS;
			double share = r->weight[g] / r->weights;

			score[i] *= pow(own[g][i] / best[g], share);
			text_printf(&t, "%s(%s/%s)^", g ? "*" : "",
			    live_here(o, i, at), ref_range(o->book->arena, NULL,
			    LIVE_BEST, at + GOAL_MAY, LIVE_BEST,
			    at + GOAL_MAY));
			number_exact(&t, share);
		}
		live_put(o, i, col, t.data, score[i]);
	}
	return score;
}

static double *
objectives(const struct live_order *o)
{
	double *cost = live_numbers(o);

	for (size_t i = 0; i < o->n; i++)
		cost[i] = o->book->columns.item[i].answer->objective;
	return cost;
}

void
live_ranks(struct live_order *o)
{
	const struct ranking *r = &o->book->decision->ranking;
	unsigned goal[RANKING_GOALS], col = AT_GOAL;
	double *own[RANKING_GOALS], *as, *class, *ties, *score = NULL;
	unsigned class_at, ties_at, score_at = 0;

	for (size_t i = 0; i < r->goals; i++, col += GOAL_COLUMNS) {
		goal[i] = col;
		own[i] = put_own(o, i, col);
		if (r->weighed)
			memcpy(o->left, o->counts, o->n * sizeof(*o->left));
		put_goal(o, i, col, own[i]);
	}
	class = put_class(o, class_at = col++);
	ties = put_ties(o, ties_at = col++);
	if (r->weighed)
		score = put_score(o, AT_GOAL, own, score_at = col++);
	o->key = col;
	put_order(o, class_at, class, true);
	if (score)
		put_order(o, score_at, score, false);
	for (size_t i = 0; !score && i < r->goals; i++) {
		as = live_numbers(o);
		for (size_t k = 0; k < o->n; k++)
			as[k] = ranking_counted(r, i, own[i][k],
			    o->enough[i]);
		put_order(o, goal[i] + GOAL_AS, as, false);
	}
	for (size_t i = 0; i < r->goals; i++)
		if (r->goal[i] != GOAL_risk &&
		    ranking_place(r, r->goal[i]) == i)
			put_order(o, goal[i], own[i], false);
	/* A goal has decided already. */
	if (ranking_place(r, GOAL_cost) == r->goals)
		put_order(o, AT_COST, objectives(o), false);
	put_order(o, ties_at, ties, false);
}
