/*
 * The sheet of candidates: ranked live, by limits and by the policy, as
 * search/ranking.c does.  Columns behind those that people read hold the goals,
 * what counts as the least of each, and the order so far.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/text.h"
#include "kind/goal.h"
#include "kind/ownership.h"
#include "search/grade.h"
#include "unit/number.h"
#include "write/workbook.h"
#include "write/xlsx_fit.h"
#include "write/xlsx_format.h"

/* Of each goal: itself, where it may be the least, what it counts as, and
 * whether the candidate is near enough. */
enum { GOAL_OWN, GOAL_MAY, GOAL_AS, GOAL_LEFT, GOAL_COLUMNS };
enum { ROW_BEST = 2, ROW_HEAD = 3, ROW_FIRST = 4 };

static const char *const heads[] = { "Accelerator", "rank", "", "fits",
	"Accelerators", "Format", "Provider", "Terms", "Price seen", "Tested",
	"Price of one", "Paid at once", "A month",
	"Paid over the horizon, before resale",
	"Working", "candidate", "Configuration", "cost" };

/* The rows as the sheet works them out, for the values that cells cache. */
struct live_order {
	struct workbook *book;
	size_t n;                  /* candidates */
	unsigned key;              /* the next free column */
	double *fits, *counts, *rank;
	double *enough;            /* of each goal */
	double *left;              /* near enough in all goals so far */
};

const char *
workbook_column(const struct workbook *w, unsigned col)
{
	unsigned last = ROW_FIRST + (unsigned)w->columns.count - 1;

	return strchr(ref_range(w->arena, w->candidates, ROW_FIRST, col, last,
	    col), '!') + 1;
}

static const char *
here(const struct live_order *o, size_t i, unsigned col)
{
	return ref_cell(o->book->arena, NULL, ROW_FIRST + (unsigned)i, col);
}

static void
put(const struct live_order *o, size_t i, unsigned col, const char *formula,
    double value)
{
	sheet_live(o->book->candidates, ROW_FIRST + (unsigned)i, col, formula,
	    value, NULL);
}

static double *
numbers(const struct live_order *o)
{
	return arena_array(o->book->arena, o->n + 1, sizeof(double));
}

bool
workbook_fits(const struct decision *d, const double *value)
{
	for (size_t i = 0; i < d->kind->limit_count; i++) {
		const struct limit *l = &d->kind->limits[i];
		const struct record *r = l->from == HAVE_WORKLOAD ?
		    &d->workload->head : &d->profile->head;
		const struct chain *chain = kind_chain(d->kind);
		double need = value[chain_slot(chain, l->need)];
		const struct number *n;

		if (l->from == HAVE_ROW) {
			if (need > value[chain_slot(chain, l->have)] *
			    (1 + 1e-12))
				return false;
			continue;
		}
		n = record_field(r, record_type_find(r->type, l->have));
		if (n->fact.given && need > n->value * (1 + 1e-12))
			return false;
	}
	return true;
}

static bool
is_untested(const struct book_column *c)
{
	return c->answer->order->grade == GRADE_UNTESTED;
}

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

/* A cell of the candidate that a quote is like. */
static const char *
of_like(const struct live_order *o, size_t i, unsigned col)
{
	const struct workbook *w = o->book;
	unsigned last = ROW_FIRST + (unsigned)w->candidates_count - 1;

	return arena_printf(w->arena, "INDEX(%s,%s)", ref_range(w->arena,
	    NULL, ROW_FIRST, col, last, col),
	    w->quote_like[w->columns.item[i].quote - 1]);
}

static void
head(const struct live_order *o, unsigned col, const char *text)
{
	sheet_text(o->book->candidates, ROW_HEAD, col, ROLE_HEAD, text);
}

/* Who is compared: what fits and is tested, or what fits where none is. */
static void
put_counts(struct live_order *o)
{
	struct workbook *w = o->book;
	double any = 0;

	head(o, AT_UNTESTED, "Untested");
	head(o, AT_COUNTS, "Compared");
	for (size_t i = 0; i < o->n; i++) {
		bool untested = is_untested(&w->columns.item[i]);

		if (w->columns.item[i].quote)
			put(o, i, AT_UNTESTED, of_like(o, i, AT_UNTESTED),
			    untested);
		else
			sheet_number(w->candidates, ROW_FIRST + (unsigned)i,
			    AT_UNTESTED, ROLE_SOLVED, untested, NULL);
		any += o->fits[i] * !untested;
	}
	sheet_live(w->candidates, ROW_BEST, AT_COUNTS, arena_printf(w->arena,
	    "SUMPRODUCT(%s*(1-%s))", workbook_column(w, AT_FITS),
	    workbook_column(w, AT_UNTESTED)), any, NULL);
	for (size_t i = 0; i < o->n; i++) {
		o->counts[i] = any > 0 ? o->fits[i] *
		    !is_untested(&w->columns.item[i]) : o->fits[i];
		o->left[i] = o->counts[i];
		put(o, i, AT_COUNTS, arena_printf(w->arena,
		    "IF(%s>0,%s*(1-%s),%s)", ref_range(w->arena, NULL,
		    ROW_BEST, AT_COUNTS, ROW_BEST, AT_COUNTS),
		    here(o, i, AT_FITS), here(o, i, AT_UNTESTED),
		    here(o, i, AT_FITS)), o->counts[i]);
	}
}

/* Share above the least that counts as the least, of the i-th goal. */
static const char *
within(const struct live_order *o, size_t i, double *value)
{
	const struct ranking *r = &o->book->decision->ranking;
	const struct book_input *b = NULL;
	const struct number *n;

	*value = r->within[i];
	if (r->policy && *value > 0) {
		n = i == 0 && r->capped ? &r->policy->cost_cap :
		    policy_terms(r->policy, r->goal[i]).within;
		b = workbook_field(o->book, &r->policy->head, n->fact.field,
		    "");
	}
	return b ? b->name : "0";
}

/* The least of a goal among those left, and what is near enough to it. */
static void
put_goal(struct live_order *o, size_t i, unsigned col, const double *own)
{
	struct workbook *w = o->book;
	const char *best_cell = ref_range(w->arena, NULL, ROW_BEST, col +
	    GOAL_MAY, ROW_BEST, col + GOAL_MAY);
	const char *enough_cell = ref_range(w->arena, NULL, ROW_BEST, col +
	    GOAL_AS, ROW_BEST, col + GOAL_AS);
	unsigned before = i && !w->decision->ranking.weighed ?
	    col - GOAL_COLUMNS + GOAL_LEFT : AT_COUNTS;
	double best = 1e300, share, enough;
	const char *near = within(o, i, &share);

	for (size_t k = 0; k < o->n; k++) {
		double may = o->left[k] > 0 ? own[k] : 1e300;

		best = fmin(best, may);
		put(o, k, col + GOAL_MAY, arena_printf(w->arena,
		    "IF(%s=1,%s,1E+300)", here(o, k, before),
		    here(o, k, col)), may);
	}
	enough = best * (1 + share);
	o->enough[i] = enough;
	sheet_live(w->candidates, ROW_BEST, col + GOAL_MAY, arena_printf(
	    w->arena, "MIN(%s)", workbook_column(w, col + GOAL_MAY)), best,
	    NULL);
	sheet_live(w->candidates, ROW_BEST, col + GOAL_AS, arena_printf(
	    w->arena, "%s*(1+%s)", best_cell, near), enough, NULL);
	for (size_t k = 0; k < o->n; k++) {
		o->left[k] *= own[k] <= enough * (1 + 1e-12);
		put(o, k, col + GOAL_AS, arena_printf(w->arena, "MAX(%s,%s)",
		    here(o, k, col), enough_cell), fmax(own[k], enough));
		put(o, k, col + GOAL_LEFT, arena_printf(w->arena,
		    "IF(%s=1,IF(%s<=%s*(1+1E-12),1,0),0)", here(o, k, before),
		    here(o, k, col), enough_cell), o->left[k]);
	}
}

/* Those that come before by the order so far, and by a column where that
 * leaves two equal. */
static void
put_order(struct live_order *o, unsigned by, const double *value, bool first)
{
	struct workbook *w = o->book;
	double *next = numbers(o);
	unsigned col = o->key++;
	const char *so_far = first ? NULL : workbook_column(w, col - 1);
	const char *all = workbook_column(w, by);

	head(o, col, "Order so far");
	for (size_t i = 0; i < o->n; i++) {
		double before = first ? 0 : o->rank[i];

		for (size_t k = 0; k < o->n; k++)
			before += (first || o->rank[k] == o->rank[i]) &&
			    value[k] < value[i] * (1 - 1e-12);
		next[i] = before;
		put(o, i, col, first ? arena_printf(w->arena,
		    "SUMPRODUCT(1*(%s<%s*(1-1E-12)))", all, here(o, i, by)) :
		    arena_printf(w->arena, "%s+SUMPRODUCT((%s=%s)*(%s<%s*"
		    "(1-1E-12)))", here(o, i, col - 1), so_far,
		    here(o, i, col - 1), all, here(o, i, by)), before);
	}
	o->rank = next;
}

/* What decides between equals and does not move with money. */
struct tie {
	const struct answer *answer;
	const struct ranking *ranking;
	size_t index;
};

/* As the search tries them: by accelerator, stack, tier and offer; what is
 * owned alone before the same with more of it rented. */
static int
by_turn(const struct placement *a, const struct placement *b)
{
	const char *const words[][2] = {
		{ a->accelerator->head.id, b->accelerator->head.id },
		{ a->stack, b->stack },
		{ a->offer->tier.text, b->offer->tier.text },
		{ a->offer->head.id, b->offer->head.id },
	};
	int less = 0;

	for (size_t i = 0; !less && i < COUNT(words); i++) {
		if (i == 2)
			less = offer_is_owned(b->offer) -
			    offer_is_owned(a->offer);
		if (!less)
			less = strcmp(words[i][0] ? words[i][0] : "",
			    words[i][1] ? words[i][1] : "");
	}
	return less;
}

/* Energy tells accelerators apart, and stacks, never offers of one. */
static int
by_tie(const void *x, const void *y)
{
	static const enum goal goals[] = { GOAL_time, GOAL_memory,
		GOAL_energy, GOAL_accelerators };
	const struct tie *a = x, *b = y;
	const struct placement *p = &a->answer->place, *q = &b->answer->place;
	const bool alike = p->accelerator == q->accelerator &&
	    p->stack == q->stack;
	int less;

	for (size_t i = a->ranking->policy ? 0 : 2; i < COUNT(goals); i++) {
		double mine = a->answer->goal[goals[i]];
		double other = b->answer->goal[goals[i]];

		if ((goals[i] != GOAL_energy || !alike) &&
		    (mine < other || mine > other))
			return mine < other ? -1 : 1;
	}
	less = by_turn(p, q);
	return less ? less : (a->index > b->index) - (a->index < b->index);
}

static double *
put_ties(struct live_order *o, unsigned col)
{
	struct workbook *w = o->book;
	struct tie *t = arena_array(w->arena, o->n + 1, sizeof(*t));
	double *place = numbers(o);

	for (size_t i = 0; i < o->n; i++)
		t[i] = (struct tie){ w->columns.item[i].answer,
			&w->decision->ranking, i };
	qsort(t, o->n, sizeof(*t), by_tie);
	head(o, col, "Of equals");
	for (size_t i = 0; i < o->n; i++) {
		place[t[i].index] = (double)i + 1;
		sheet_number(w->candidates, ROW_FIRST +
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
	double *class = numbers(o);

	head(o, col, "Class");
	for (size_t i = 0; i < o->n; i++) {
		const struct book_column *c = &o->book->columns.item[i];
		const char *stated = c->quote ?
		    o->book->quote_counts[c->quote - 1] : "1";

		class[i] = c->quote ? 5 : 1 + 2 * (1 - o->fits[i]) +
		    is_untested(c);
		put(o, i, col, arena_printf(o->book->arena, c->quote ?
		    "IF(%s=1,1+2*(1-%s)+%s,5)" : "%s+2*(1-%s)+%s", stated,
		    here(o, i, AT_FITS), here(o, i, AT_UNTESTED)), class[i]);
	}
	return class;
}

/* "l40s, rent": what a buyer takes for one alternative. */
static const char *
card(struct arena *arena, const struct answer *a)
{
	return arena_printf(arena, "%s, %s", a->place.accelerator->head.id,
	    tenure_word(a->order->tenure));
}

/* Is the i-th behind another way to the same card, which fits? */
static bool
is_repeated(const struct live_order *o, size_t i)
{
	const struct book_column *c = o->book->columns.item;
	struct arena *arena = o->book->arena;

	for (size_t k = 0; k < o->n; k++)
		if (o->fits[k] > 0 && o->rank[k] < o->rank[i] &&
		    !strcmp(card(arena, c[k].answer), card(arena,
		    c[i].answer)))
			return true;
	return false;
}

/* In what turn the candidates are shown to a buyer: by rank, each card once
 * before any comes again, and last what breaks a limit. */
static void
put_turns(struct live_order *o)
{
	struct workbook *w = o->book;
	const char *cards = workbook_column(w, AT_CARD);
	const char *ranks = workbook_column(w, AT_RANK);
	double *after = numbers(o);

	head(o, AT_CARD, "Card");
	head(o, AT_AFTER, "Shown after");
	for (size_t i = 0; i < o->n; i++) {
		after[i] = o->rank[i] + 1 + (o->fits[i] <= 0 ? AFTER_BROKEN :
		    is_repeated(o, i) ? AFTER_SAME : 0);
		if (w->columns.item[i].quote)
			sheet_words(w->candidates, ROW_FIRST + (unsigned)i,
			    AT_CARD, ROLE_PLAIN, of_like(o, i, AT_CARD),
			    card(w->arena, w->columns.item[0].answer));
		else
			sheet_text(w->candidates, ROW_FIRST + (unsigned)i,
			    AT_CARD, ROLE_SOLVED, card(w->arena,
			    w->columns.item[i].answer));
		/* All that is before one that fits fits too. */
		put(o, i, AT_AFTER, arena_printf(w->arena, "%s+IF(%s=1,%d*"
		    "MIN(1,SUMPRODUCT((%s=%s)*(%s<%s))),%d)",
		    here(o, i, AT_RANK), here(o, i, AT_FITS), AFTER_SAME,
		    cards, here(o, i, AT_CARD), ranks, here(o, i, AT_RANK),
		    AFTER_BROKEN), after[i]);
	}
	for (size_t i = 0; i < o->n; i++) {
		double turn = 1;

		for (size_t k = 0; k < o->n; k++)
			turn += after[k] < after[i];
		w->turn[i] = after[i] < AFTER_BROKEN ? turn : 0;
	}
}

static double *
put_own(struct live_order *o, size_t goal, unsigned col)
{
	const struct ranking *r = &o->book->decision->ranking;
	double *own = numbers(o);

	head(o, col, goal_name(r->goal[goal]));
	for (size_t i = 0; i < o->n; i++) {
		const struct book_column *c = &o->book->columns.item[i];

		own[i] = c->answer->goal[r->goal[goal]];
		put(o, i, col, goal_cell(o, c, r->goal[goal]), own[i]);
	}
	return own;
}

/* 1 where nothing is less in any goal that is weighed. */
static double *
put_score(struct live_order *o, unsigned goals, double **own, unsigned col)
{
	const struct ranking *r = &o->book->decision->ranking;
	double *score = numbers(o), best[RANKING_GOALS];

	head(o, col, "Score");
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
			    here(o, i, at), ref_range(o->book->arena, NULL,
			    ROW_BEST, at + GOAL_MAY, ROW_BEST,
			    at + GOAL_MAY));
			number_exact(&t, share);
		}
		put(o, i, col, t.data, score[i]);
	}
	return score;
}

static double *
objectives(const struct live_order *o)
{
	double *cost = numbers(o);

	for (size_t i = 0; i < o->n; i++)
		cost[i] = o->book->columns.item[i].answer->objective;
	return cost;
}

static void
put_ranks(struct live_order *o)
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
		as = numbers(o);
		for (size_t k = 0; k < o->n; k++)
			as[k] = fmax(own[i][k], o->enough[i]);
		put_order(o, goal[i] + GOAL_AS, as, false);
	}
	for (size_t i = 0; i < r->goals; i++)
		put_order(o, goal[i], own[i], false);
	/* A goal has decided already. */
	if (ranking_place(r, GOAL_cost) == r->goals)
		put_order(o, AT_COST, objectives(o), false);
	put_order(o, ties_at, ties, false);
}

static void
put_price(struct live_order *o, size_t i)
{
	struct workbook *w = o->book;
	const struct book_column *c = &w->columns.item[i];
	double value = workbook_unit_price(c->answer->place.offer);
	bool buys = offer_is_purchase(c->answer->place.offer);
	const char *price = workbook_ref(w, c, buys ? "purchase" : "rent");

	if (price && c->answer->place.offer->tier.text)
		sheet_live(w->candidates, ROW_FIRST + (unsigned)i, AT_PRICE,
		    buys ? price : arena_printf(w->arena, "%s*3600", price),
		    buys ? value : value * 3600, FORMAT_USD);
}

/* In its base unit, and in the one that people say it in. */
static void
put_cost(struct live_order *o, size_t i)
{
	struct workbook *w = o->book;
	const struct book_column *c = &w->columns.item[i];
	const double factor = workbook_cost_unit(w).factor;

	put(o, i, AT_COST, workbook_ref(w, c,
	    w->decision->kind->measures[0].row), c->answer->objective);
	sheet_live(w->candidates, ROW_FIRST + (unsigned)i, AT_SHOWN,
	    formula_shown(w->arena, here(o, i, AT_COST), factor),
	    c->answer->objective / factor, workbook_cost_format(w,
	    w->columns.item[0].answer->objective / factor));
}

static void
put_pay(struct live_order *o, size_t i)
{
	static const struct {
		unsigned col;
		enum pay pay;
	} cells[] = { { AT_UPFRONT, PAY_UPFRONT }, { AT_MONTH, PAY_MONTH },
		{ AT_TOTAL, PAY_TOTAL } };
	struct workbook *w = o->book;
	const struct book_column *c = &w->columns.item[i];

	put_cost(o, i);
	sheet_live(w->candidates, ROW_FIRST + (unsigned)i, AT_FITS, ref_cell(
	    w->arena, w->working, w->fits_row, c->col), o->fits[i],
	    "[=1]\"yes\";\"no\"");
	for (size_t k = 0; k < COUNT(cells); k++)
		sheet_live(w->candidates, ROW_FIRST + (unsigned)i,
		    cells[k].col, workbook_pay(w, c, cells[k].pay),
		    workbook_paid(c, cells[k].pay), FORMAT_USD);
	sheet_add(w->candidates, (struct sheet_cell){ .what = SHEET_JUMP,
	    .role = ROLE_LINK, .row = ROW_FIRST + (unsigned)i,
	    .col = AT_LINK, .text = "working", .formula = ref_cell(
	    w->arena, w->working, 2, c->col) });
}

/* A vendor's quote: the same configuration at another price. */
static void
put_quote(struct live_order *o, size_t i)
{
	struct workbook *w = o->book;
	const struct book_column *c = &w->columns.item[i];
	const struct answer *a = c->answer;
	struct sheet *s = w->candidates;
	unsigned row = ROW_FIRST + (unsigned)i;

	sheet_text(s, row, AT_ID, ROLE_SOLVED, arena_printf(w->arena,
	    "quote %u", c->quote));
	sheet_words(s, row, AT_RUNS, ROLE_WRAP, arena_printf(w->arena,
	    "IF(%s=1,%s,\"\")", w->quote_counts[c->quote - 1],
	    of_like(o, i, AT_RUNS)), "");
	sheet_words(s, row, AT_SAYS, ROLE_PLAIN, arena_printf(w->arena,
	    "\"Quote %u, \"&%s&\", like \"&%s", c->quote,
	    w->quote_vendor[c->quote - 1], of_like(o, i, AT_SAYS)),
	    arena_printf(w->arena, "Quote %u, , like %s", c->quote,
	    w->says[0]));
	sheet_live(s, row, AT_COUNT, of_like(o, i, AT_COUNT),
	    a->order->accelerators, "#,##0");
	sheet_words(s, row, AT_PROVIDER, ROLE_PLAIN, arena_printf(w->arena,
	    "%s&\"\"", w->quote_vendor[c->quote - 1]), "");
	sheet_words(s, row, AT_TERMS, ROLE_PLAIN, of_like(o, i, AT_TERMS),
	    w->terms[0]);
	put_pay(o, i);
}

static void
put_row(struct live_order *o, size_t i)
{
	struct workbook *w = o->book;
	const struct book_column *c = &w->columns.item[i];
	const struct answer *a = c->answer;
	const struct offer *offer = a->place.offer;
	struct sheet *s = w->candidates;
	unsigned row = ROW_FIRST + (unsigned)i;

	sheet_text(s, row, AT_ID, ROLE_SOLVED, a->id);
	sheet_text(s, row, AT_SAYS, ROLE_SOLVED, w->says[i]);
	sheet_text(s, row, AT_RUNS, ROLE_WRAP, workbook_runs(w->arena, a));
	sheet_number(s, row, AT_COUNT, ROLE_SOLVED, a->order->accelerators,
	    "#,##0");
	sheet_text(s, row, AT_FORMAT, ROLE_PLAIN, a->order->format ?
	    a->order->format->head.id : "");
	sheet_text(s, row, AT_PROVIDER, ROLE_WRAP, workbook_seller(offer));
	sheet_text(s, row, AT_TERMS, ROLE_WRAP, w->terms[i]);
	sheet_date(s, row, AT_SEEN, offer->date.text);
	sheet_text(s, row, AT_TESTED, ROLE_PLAIN, is_untested(c) ?
	    "untested" : "yes");
	put_price(o, i);
	put_pay(o, i);
}

static void
put_heads(struct workbook *w)
{
	struct sheet *s = w->candidates;

	sheet_text(s, 0, 0, ROLE_TITLE, "Candidates, ranked live");
	sheet_wide(s, 1, 0, AT_TOTAL, ROLE_WRAP, SAID(w->arena, w->phrases,
	    sheet_candidates_note, .policy = ranking_says(w->arena,
	    w->phrases, &w->decision->ranking)));
	sheet_heads(s, ROW_HEAD, heads, COUNT(heads));
	sheet_text(s, ROW_HEAD, AT_SHOWN, ROLE_HEAD, arena_printf(w->arena,
	    "%s (%s)", w->decision->kind->measures[0].title,
	    workbook_cost_unit(w).name));
	s->freeze_row = ROW_FIRST;
	s->freeze_col = 1;
	s->head = ROW_HEAD;
	s->filter_last = ROW_FIRST + (unsigned)w->columns.count - 1;
	s->filter_col = AT_LINK;
	s->print_columns = AT_LINK;
	/* Of quotes, those that are entered. */
	sheet_mark(s, (struct sheet_mark){ .at = { ROW_FIRST +
	    (unsigned)w->candidates_count, 0, s->filter_last, AT_SAYS },
	    .tone = TONE_HIDDEN });
	sheet_mark(s, (struct sheet_mark){ .at = { ROW_FIRST, AT_FITS,
	    s->filter_last, AT_FITS }, .zero = true, .tone = TONE_BAD });
	sheet_mark(s, (struct sheet_mark){ .at = { ROW_FIRST, AT_TESTED,
	    s->filter_last, AT_TESTED }, .text = "untested",
	    .tone = TONE_DOUBT });
	s->print_last = s->filter_last - BOOK_QUOTES;
	s->locked = true;
}

void
workbook_candidates(struct workbook *w)
{
	static const double widths[AT_LINK + 1] = { 36, 0, 0, 0, 0, 0, 14,
		16 };
	bool formats = false;
	struct live_order o = { .book = w, .n = w->columns.count };

	o.fits = numbers(&o);
	o.counts = numbers(&o);
	o.left = numbers(&o);
	o.enough = arena_array(w->arena, RANKING_GOALS, sizeof(double));
	w->rank = numbers(&o);
	w->turn = numbers(&o);
	w->base = o.n;
	put_heads(w);
	for (size_t i = 0; i < o.n; i++)
		o.fits[i] = !w->columns.item[i].quote && workbook_fits(
		    w->decision, w->columns.item[i].answer->value);
	for (size_t i = 0; i < o.n; i++)
		if (w->columns.item[i].quote)
			put_quote(&o, i);
		else
			put_row(&o, i);
	for (size_t i = 0; i < w->candidates_count; i++)
		formats |= w->columns.item[i].answer->order->format != NULL;
	put_counts(&o);
	put_ranks(&o);
	for (size_t i = 0; i < o.n; i++) {
		put(&o, i, AT_RANK, arena_printf(w->arena, "1+%s",
		    here(&o, i, o.key - 1)), o.rank[i] + 1);
		w->rank[i] = o.rank[i] + 1;
		if (o.rank[i] < 1 && o.fits[i] > 0)
			w->base = i;
	}
	put_turns(&o);
	sheet_fit(w->candidates, ROW_HEAD, widths, COUNT(widths));
	sheet_width(w->candidates, AT_ID, AT_SAYS, 44);
	if (!formats)
		sheet_hide(w->candidates, AT_FORMAT);
	w->choice = ref_range(w->arena, w->candidates, ROW_FIRST, AT_ID,
	    ROW_FIRST + (unsigned)o.n - 1, AT_ID);
}
