#include "eval/plan.h"

#include <string.h>

/* A row at work: what it varies with, and who wants it. */
struct mark {
	unsigned char vary;
	bool needed, gate;
	bool by_place;   /* read by steps of VARY_PLACE */
	bool by_others;  /* read by steps of any other list, or wanted */
};

struct maker {
	const struct chain *chain;
	unsigned short row_of[CHAIN_SLOTS];
	struct mark mark[2 * CHAIN_SLOTS];
};

static bool
is_step(const struct chain_row *r)
{
	return r->what != CHAIN_SECTION && r->what != CHAIN_INPUT;
}

static void
find_rows(struct maker *m, const unsigned char *vary)
{
	const struct chain *c = m->chain;

	for (size_t i = 0; i < c->rows; i++) {
		const struct chain_row *r = &c->row[i];

		m->mark[i] = (struct mark){ 0 };
		if (r->what == CHAIN_SECTION)
			continue;
		for (int k = 0; k < r->bound; k++) {
			m->row_of[r->slot + k] = (unsigned short)i;
			if (r->what == CHAIN_INPUT)
				m->mark[i].vary |= vary[r->slot + k];
		}
		for (int k = 0; k < r->args; k++)
			m->mark[i].vary |= m->mark[m->row_of[
			    r->arg[k]]].vary;
	}
}

/* From the last row to the first: whoever is needed needs its arguments. */
static void
find_needed(struct maker *m)
{
	const struct chain *c = m->chain;

	for (size_t i = c->rows; i-- > 0;) {
		const struct chain_row *r = &c->row[i];
		unsigned char vary = m->mark[i].vary;

		for (int k = 0; m->mark[i].needed && k < r->args; k++) {
			struct mark *a = &m->mark[m->row_of[r->arg[k]]];

			a->needed = true;
			a->gate |= m->mark[i].gate;
			if (vary == a->vary)
				continue;
			if (vary == VARY_PLACE)
				a->by_place = true;
			else
				a->by_others = true;
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
	p->operations = 0;
}

void
plan_make(struct plan *p, const struct chain *c, const unsigned char *vary,
    const int *wanted, size_t n, size_t gates)
{
	struct maker m = { .chain = c };

	find_rows(&m, vary);
	for (size_t i = 0; i < n; i++) {
		struct mark *k = &m.mark[m.row_of[wanted[i]]];

		k->needed = k->by_others = true;
		k->gate |= i < gates;
	}
	find_needed(&m);
	clear(p);
	for (size_t i = 0; i < c->rows; i++) {
		const struct chain_row *r = &c->row[i];
		const struct mark *k = &m.mark[i];

		if (!k->needed)
			continue;
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
	}
}
