/*
 * Which rows of the chain a column of the sheet Working shows: those of a full
 * one are all there, of the others what money moves and the numbers that it
 * starts from.
 */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "kind/goal.h"
#include "model/formula.h"
#include "write/workbook.h"

static void
want(const struct chain *chain, bool *wanted, const char *row)
{
	int slot = row ? chain_slot(chain, row) : -1;

	if (slot >= 0)
		wanted[slot] = true;
}

/* Is there a number that the limit holds a candidate to? */
static bool
is_stated(const struct workbook *w, const struct limit *l)
{
	const struct record *r = l->from == HAVE_WORKLOAD ?
	    &w->decision->workload->head : &w->decision->profile->head;
	const struct number *n = l->from == HAVE_ROW ? NULL :
	    record_field(r, record_type_find(r->type, l->have));

	return !n || n->fact.given;
}

/* What a column is ranked and held to its limits by; of a full one, all that
 * is measured and every limit. */
static void
want_outcomes(const struct workbook *w, bool full, bool *wanted)
{
	const struct kind *k = w->decision->kind;
	struct goal_row g;

	for (size_t i = 0; i < (full ? k->measure_count : 1); i++)
		want(w->chain, wanted, k->measures[i].row);
	for (size_t i = 0; i < k->limit_count; i++) {
		if (!is_stated(w, &k->limits[i]) || (!full &&
		    !workbook_limit_moves(w, &k->limits[i])))
			continue;
		want(w->chain, wanted, k->limits[i].need);
		if (k->limits[i].from == HAVE_ROW)
			want(w->chain, wanted, k->limits[i].have);
	}
	if (ranking_place(&w->decision->ranking, GOAL_commitment) <
	    w->decision->ranking.goals)
		want(w->chain, wanted, "horizon");
	for (size_t i = 0; i < w->decision->ranking.goals; i++) {
		if (goal_row(k, w->decision->ranking.goal[i], &g) && g.row) {
			want(w->chain, wanted, g.row->name);
			want(w->chain, wanted, g.of ? g.of->name : NULL);
		}
		if (w->decision->ranking.waiting[i] > 0 &&
		    goal_row(k, GOAL_time, &g))
			want(w->chain, wanted, g.row->name);
	}
}

int
workbook_arm(const struct workbook *w, const struct book_column *c,
    const struct chain_row *r)
{
	const double *v = c->answer->value;

	if (c->full || c->quote || r->what != CHAIN_PICK ||
	    w->live[r->arg[0]] || w->live[r->arg[1]])
		return -1;
	return v[r->slot] == v[r->arg[2]] && (v[r->slot] != v[r->arg[3]] ||
	    !w->live[r->arg[3]]) ? 2 : 3;
}

/* What stands beside nothing: nothing owned, bought, kept or limited. */
static void
find_still(const struct workbook *w, const struct book_column *c)
{
	static const struct {
		const char *row, *count;
	} rows[] = { { "held_price", "held" }, { "used_held", "held" },
		{ "held_here", "held" }, { "capital", "owned" },
		{ "owned_price", "owned" }, { "place_power", "place_limit" },
		{ "usd_storage", "data_kept" }, { "usd_egress", "data_out" } };

	for (size_t i = 0; i < COUNT(rows); i++) {
		const int slot = chain_slot(w->chain, rows[i].row);
		const int count = chain_slot(w->chain, rows[i].count);

		if (slot >= 0 && count >= 0)
			c->still[slot] |= c->answer->value[count] <= 0 &&
			    !w->live[count];
	}
}

bool
workbook_moves(const struct workbook *w, const struct book_column *c, int slot)
{
	return w->live[slot] && !(c->still && c->still[slot]);
}

bool
workbook_is_number(const struct chain_row *r)
{
	return r->what == CHAIN_CALC && (!r->says->sheet ||
	    strlen(r->says->sheet) >= CELL_LONGEST);
}

static void
want_arguments(const struct workbook *w, struct book_column *c,
    const struct chain_row *r)
{
	int taken = workbook_arm(w, c, r);

	if (workbook_is_number(r))
		return;
	for (int i = 0; i < r->args; i++) {
		const struct chain_row *of = chain_at(w->chain, r->arg[i]);

		if (taken >= 0 && i >= 2 && i != taken)
			continue;
		for (int k = 0; k < of->bound; k++)
			c->wanted[of->slot + k] = true;
	}
}

/* Does an edit of it ask for a search, whatever follows from it here? */
static bool
is_asked(const struct input *in)
{
	const char *verb = in->of ? in->of->type->verb : "";

	return !strcmp(verb, "workload") || !strcmp(verb, "profile") ||
	    !strcmp(verb, "policy");
}

static void
want_asked(const struct workbook *w, struct book_column *c)
{
	for (size_t i = 0; i < w->chain->rows; i++) {
		const struct chain_row *r = &w->chain->row[i];

		for (int k = 0; r->what == CHAIN_INPUT && k < r->bound; k++)
			c->wanted[r->slot + k] |=
			    is_asked(&c->answer->input[r->slot + k]);
	}
}

void
workbook_want(struct workbook *w, struct book_column *c)
{
	if (!c->full) {
		c->still = arena_array(w->arena, (size_t)w->chain->slots,
		    sizeof(*c->still));
		find_still(w, c);
	}
	want_outcomes(w, c->full, c->wanted);
	workbook_want_pay(w, c, want, c->wanted);
	if (c->full)
		want_asked(w, c);
	for (size_t i = w->chain->rows; i-- > 0;) {
		const struct chain_row *r = &w->chain->row[i];

		if (r->slot >= 0 && c->wanted[r->slot] &&
		    (c->full || workbook_moves(w, c, r->slot)) &&
		    r->what != CHAIN_INPUT)
			want_arguments(w, c, r);
	}
}
