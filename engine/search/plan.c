#include "search/plan.h"

#include <math.h>

#include "model/formula.h"

/* A row at work: what it varies with, and who wants it. */
struct mark {
	unsigned char vary;
	bool needed : 1, gate : 1;
	bool by_place : 1;       /* read by steps done once a place */
	bool by_others : 1;      /* read by steps of another list */
	bool zero : 1;           /* because of input or constant cause */
	bool in_zero : 1, in_absent : 1; /* lists of the plan */
	unsigned short cause;
	unsigned short gone;     /* arguments without effect, bits */
	unsigned short relied;   /* arguments that make them so by being zero */
};

struct maker {
	const struct chain *chain;
	double (*value)[CHAIN_BLOCK];
	unsigned short row_of[CHAIN_SLOTS];
	struct mark mark[2 * CHAIN_SLOTS];
};

static bool
is_step(const struct chain_row *r)
{
	return r->what != CHAIN_SECTION && r->what != CHAIN_INPUT;
}

static bool
is_zero(double x)
{
	return fabs(x) <= 0;
}

static void
mark_fixed(struct maker *m, size_t row)
{
	const struct chain_row *r = &m->chain->row[row];
	struct mark *k = &m->mark[row];

	k->cause = (unsigned short)row;
	k->zero = r->what == CHAIN_CONST ? is_zero(r->value) :
	    m->value && !k->vary;
	for (int i = 0; r->what == CHAIN_INPUT && i < r->bound; i++)
		k->zero = k->zero && is_zero(m->value[r->slot + i][0]);
}

/* Finds arguments without effect because another argument is zero; the zero one
 * stays needed. */
static void
mark_gone(struct maker *m, const struct chain_row *r, struct mark *k)
{
	const struct formula *f = r->says;

	for (int i = 0; i < r->args; i++) {
		const struct mark *a = &m->mark[m->row_of[r->arg[i]]];

		if (!a->zero || k->gone & 1u << i)
			continue;
		if (f->drop[i])
			k->relied = (unsigned short)(k->relied | 1u << i);
		k->gone = (unsigned short)(k->gone |
		    (f->drop[i] & ~k->relied));
		if (f->null & 1u << i && !k->zero) {
			k->zero = true;
			k->cause = a->cause;
		}
	}
}

/* Is it known what the row picks?  Then *first says whether its first arm. */
static bool
is_settled(const struct chain *c, const struct chain_row *r,
    const unsigned short *row_of, double (*value)[CHAIN_BLOCK], bool *first)
{
	double side[2];

	for (int i = 0; i < 2; i++) {
		const struct chain_row *a = &c->row[row_of[r->arg[i]]];

		if (a->what != CHAIN_CONST && a->what != CHAIN_INPUT)
			return false;
		side[i] = a->what == CHAIN_CONST ? a->value :
		    value[r->arg[i]][0];
	}
	*first = *r->relation == '<' ? side[0] < side[1] : side[0] > side[1];
	if (r->relation[1])
		*first = *r->relation == '<' ? side[0] <= side[1] :
		    side[0] >= side[1];
	return true;
}

static void
mark_arm(struct maker *m, const struct chain_row *r, struct mark *k)
{
	bool first;

	if (m->value && r->bound == 1 && !m->mark[m->row_of[r->arg[0]]].vary &&
	    !m->mark[m->row_of[r->arg[1]]].vary && is_settled(m->chain, r,
	    m->row_of, m->value, &first))
		k->gone = first ? 1u << 3 : 1u << 2;
}

static void
find_rows(struct maker *m, const unsigned char *vary)
{
	const struct chain *c = m->chain;

	for (size_t i = 0; i < c->rows; i++) {
		const struct chain_row *r = &c->row[i];
		struct mark *mark = &m->mark[i];

		*mark = (struct mark){ 0 };
		for (int k = 0; r->what != CHAIN_SECTION && k < r->bound; k++) {
			m->row_of[r->slot + k] = (unsigned short)i;
			if (r->what == CHAIN_INPUT)
				mark->vary |= vary[r->slot + k];
		}
		if (r->what == CHAIN_INPUT || r->what == CHAIN_CONST)
			mark_fixed(m, i);
		else if (r->what == CHAIN_CALC)
			mark_gone(m, r, mark);
		else if (r->what == CHAIN_PICK)
			mark_arm(m, r, mark);
		for (int k = 0; k < r->args; k++)
			if (!(mark->gone & 1u << k))
				mark->vary |= m->mark[m->row_of[
				    r->arg[k]]].vary;
	}
}

/* Is a step of that list done once a place, not once a candidate? */
static bool
is_of_place(unsigned char vary)
{
	return vary == VARY_PLACE || vary == (VARY_PLACE | VARY_OFFER);
}

/* Goes from the last row to the first: a needed row needs its arguments. */
static void
find_needed(struct maker *m)
{
	const struct chain *c = m->chain;

	for (size_t i = c->rows; i-- > 0;) {
		const struct chain_row *r = &c->row[i];
		unsigned char vary = m->mark[i].vary;

		for (int k = 0; m->mark[i].needed && k < r->args; k++) {
			struct mark *a = &m->mark[m->row_of[r->arg[k]]];

			if (m->mark[i].gone & 1u << k)
				continue;
			a->needed = true;
			a->gate |= m->mark[i].gate;
			if (vary == a->vary || vary == VARY_OFFER)
				continue;
			if (!is_of_place(vary))
				a->by_others = true;
			else if (a->vary != VARY_PLACE)
				a->by_place = true;
		}
	}
}

static void
add(struct plan_list *l, int item)
{
	l->item[l->count++] = (unsigned short)item;
}

static void
add_slots(struct plan_list *l, const struct chain_row *r)
{
	for (int k = 0; k < r->bound; k++)
		add(l, r->slot + k);
}

static void
add_step(struct plan *p, const struct mark *k, int row, int operations)
{
	if (k->gate) {
		add(&p->gate[k->vary], row);
		p->gate_operations[k->vary] += operations;
	} else {
		add(&p->steps[k->vary], row);
		p->step_operations[k->vary] += operations;
	}
	p->operations += k->vary ? operations : 0;
}

static void
clear(struct plan *p)
{
	for (int i = 0; i < VARY_SORTS; i++) {
		p->gate[i].count = p->steps[i].count = 0;
		p->gate_operations[i] = p->step_operations[i] = 0;
	}
	p->to_place.count = p->to_block.count = 0;
	p->cross.count = p->apart.count = p->offer.count = 0;
	p->offer_place.count = p->priced.count = 0;
	p->zero.count = p->picked.count = p->absent.count = 0;
	p->astray.count = p->sold.count = 0;
	p->operations = 0;
}

/* Notes the zeros and choices that a step relies on, and the slots that it
 * reads without effect. */
static void
add_grounds(struct plan *p, struct maker *m, size_t row)
{
	const struct chain_row *r = &m->chain->row[row];
	const struct mark *k = &m->mark[row];

	if (r->what == CHAIN_PICK && k->gone)
		add(&p->picked, 2 * (int)row + (k->gone == 1u << 3));
	for (int i = 0; r->what == CHAIN_CALC && i < r->args; i++) {
		size_t arg = m->row_of[r->arg[i]], cause = m->mark[arg].cause;

		if (k->gone & 1u << i && !m->mark[arg].in_absent) {
			add_slots(&p->absent, &m->chain->row[arg]);
			if (!m->mark[arg].by_place)
				add_slots(&p->astray, &m->chain->row[arg]);
			m->mark[arg].in_absent = true;
		}
		if (k->relied & 1u << i && !m->mark[cause].in_zero &&
		    m->chain->row[cause].what == CHAIN_INPUT) {
			add_slots(&p->zero, &m->chain->row[cause]);
			m->mark[cause].in_zero = true;
		}
	}
}

void
plan_make(struct plan *p, const struct chain *c, const unsigned char *vary,
    const struct plan_wish *wish, double (*value)[CHAIN_BLOCK])
{
	struct maker m = { .chain = c, .value = value };

	find_rows(&m, vary);
	for (size_t i = 0; i < wish->count; i++) {
		struct mark *k = &m.mark[m.row_of[wish->slot[i]]];

		k->needed = k->by_others = true;
		k->gate |= i < wish->gates;
	}
	find_needed(&m);
	clear(p);
	for (size_t i = 0; i < wish->count; i++)
		if (m.mark[m.row_of[wish->slot[i]]].vary & VARY_OFFER)
			p->sold.item[p->sold.count++] =
			    (unsigned short)wish->slot[i];
	for (size_t i = 0; i < c->rows; i++) {
		const struct chain_row *r = &c->row[i];
		const struct mark *k = &m.mark[i];

		if (!k->needed)
			continue;
		add_grounds(p, &m, i);
		if (is_step(r))
			add_step(p, k, (int)i, r->operations);
		if (!k->vary && k->by_place)
			add_slots(&p->to_place, r);
		if (!k->vary && k->by_others)
			add_slots(&p->to_block, r);
		if (k->vary == VARY_PLACE && k->by_others)
			add_slots(&p->cross, r);
		if (k->vary == VARY_APART && k->by_others)
			add_slots(&p->apart, r);
		if (k->vary == VARY_OFFER && k->by_others)
			add_slots(&p->offer, r);
		if (k->vary == VARY_OFFER && k->by_place)
			add_slots(&p->offer_place, r);
		if (k->vary == (VARY_PLACE | VARY_OFFER) && k->by_others)
			add_slots(&p->priced, r);
	}
}

bool
plan_holds(const struct plan *p, const struct chain *c,
    double (*value)[CHAIN_BLOCK])
{
	for (size_t i = 0; i < p->zero.count; i++)
		if (!is_zero(value[p->zero.item[i]][0]))
			return false;
	for (size_t i = 0; i < p->picked.count; i++) {
		const struct chain_row *r = &c->row[p->picked.item[i] / 2];
		bool first = false;

		is_settled(c, r, c->at, value, &first);
		if (first != p->picked.item[i] % 2)
			return false;
	}
	return true;
}
