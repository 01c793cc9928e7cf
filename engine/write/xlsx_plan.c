#include "write/xlsx_plan.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "unit/number.h"
#include "write/xlsx_row.h"

enum { RUNNERS_UP = 4 };

size_t
plan_shown(const struct decision *d)
{
	const struct number *n = &d->profile->runners_up;
	double want = n->fact.given ? n->value : RUNNERS_UP;

	want += 1;
	return want < (double)d->contenders ? (size_t)want :
	    d->contenders;
}

struct entry *
plan_entry(struct plan *p, const struct input *input, double value,
    const char *title, const char *unit)
{
	const char *id = input_id(p->arena, input);
	const char *key = input_key(p->arena, id, value);
	struct entry *e = map_get(p->by_key, key);

	if (e)
		return e;
	e = ARENA_NEW(p->arena, struct entry);
	*e = (struct entry){ .input = input, .id = id, .title = title,
	    .unit = unit, .value = value };
	e->name = book_define(p->book, input->fact && input->fact->part ?
	    arena_printf(p->arena, "%s/%s", id, input->fact->part) : id);
	ARRAY_ADD(p->arena, &p->entries, e);
	map_put(p->by_key, key, e);
	return e;
}

static struct calc *
calc_of(struct plan *p, const struct chain *chain)
{
	struct calc *c;

	for (size_t i = 0; i < p->calcs.count; i++)
		if (p->calcs.item[i]->chain == chain)
			return p->calcs.item[i];
	c = ARENA_NEW(p->arena, struct calc);
	c->chain = chain;
	c->sheet = book_sheet(p->book, arena_printf(p->arena, "Calc %s",
	    chain->name));
	c->row = arena_array(p->arena, (size_t)chain->slots,
	    sizeof(*c->row));
	ARRAY_ADD(p->arena, &p->calcs, c);
	return c;
}

static void
add_shown(struct plan *p, const struct decision *d)
{
	size_t n = plan_shown(d);
	struct calc *c = n ? calc_of(p, kind_chain(d->kind)) : NULL;

	for (size_t i = 0; i < n; i++) {
		const struct answer *a = &d->ranked[i];
		struct shown s = { .decision = d, .answer = a, .rank = i,
		    .calc = c };

		s.col = PLAN_FIRST_COLUMN + (unsigned)c->columns;
		if (!a->value || !a->input || s.col >= BOOK_COLUMNS)
			continue;
		c->columns++;
		ARRAY_ADD(p->arena, &p->shown, s);
	}
}

/* Limits that come from a record are inputs as well. */
static void
add_limits(struct plan *p)
{
	struct bound b;

	for (size_t i = 0; i < p->shown.count; i++) {
		const struct shown *s = &p->shown.item[i];

		for (size_t k = 0; k < s->decision->kind->limit_count; k++)
			plan_bound(p, s, &s->decision->kind->limits[k], &b);
	}
}

void
plan_gather(struct plan *p)
{
	const struct decisions *all = p->guide->decisions;

	p->by_key = map_new(p->arena);
	for (size_t i = 0; all && i < all->count; i++)
		add_shown(p, &all->item[i]);
	for (size_t i = 0; i < p->calcs.count; i++)
		plan_calc(p, p->calcs.item[i]);
	add_limits(p);
	plan_inputs(p);
}

const struct shown *
plan_find(const struct plan *p, const struct decision *d, size_t rank)
{
	for (size_t i = 0; i < p->shown.count; i++)
		if (p->shown.item[i].decision == d &&
		    p->shown.item[i].rank == rank)
			return &p->shown.item[i];
	return NULL;
}

const char *
plan_ref(const struct plan *p, const struct shown *s, const char *row)
{
	int slot = s ? chain_slot(s->calc->chain, row) : -1;

	if (slot < 0)
		return NULL;
	return ref_cell(p->arena, s->calc->sheet, s->calc->row[slot], s->col);
}

/* The number of a record's field, or NULL where none was given. */
static const struct number *
number_of(const struct record *r, const char *name)
{
	const struct field *f = record_type_find(r->type, name);
	const struct number *n;

	if (!f || (f->type != FIELD_NUMBER && f->type != FIELD_COUNT))
		return NULL;
	n = record_field(r, f);
	return n->fact.given ? n : NULL;
}

static bool
bound_row(const struct plan *p, const struct shown *s, struct bound *b)
{
	int slot = chain_slot(s->calc->chain, b->limit->have);

	if (slot < 0)
		return false;
	b->have = s->answer->value[slot];
	b->have_ref = plan_ref(p, s, b->limit->have);
	return true;
}

static bool
bound_field(struct plan *p, const struct record *r, const char *unit,
    struct bound *b)
{
	const struct number *n = number_of(r, b->limit->have);
	struct input *input;

	if (!n)
		return false;
	input = ARENA_NEW(p->arena, struct input);
	*input = (struct input){ .of = r, .field = b->limit->have,
	    .fact = &n->fact, .cause = CAUSE_choice };
	b->have = n->value;
	b->have_ref = plan_entry(p, input, n->value,
	    arena_printf(p->arena, "Limit: %s", b->limit->title), unit)->name;
	return true;
}

bool
plan_bound(struct plan *p, const struct shown *s, const struct limit *limit,
    struct bound *b)
{
	const struct chain_row *row = chain_row(s->calc->chain, limit->need);

	*b = (struct bound){ .limit = limit };
	if (!row)
		return false;
	b->need = s->answer->value[row->slot];
	b->need_ref = plan_ref(p, s, limit->need);
	if (limit->from == HAVE_ROW)
		return bound_row(p, s, b);
	return bound_field(p, limit->from == HAVE_WORKLOAD ?
	    &s->decision->workload->head : &s->decision->profile->head,
	    row->unit, b);
}

const char *
word_or(const struct word *w, const char *otherwise)
{
	return w->text && *w->text ? w->text : otherwise;
}

const char *
workload_title(const struct decision *d)
{
	return word_or(&d->workload->name, d->workload->head.id);
}

const char *
profile_title(const struct decision *d)
{
	return word_or(&d->profile->name, d->profile->head.id);
}

const char *
accelerator_title(const struct answer *a)
{
	const struct accelerator *x = a->place.accelerator;

	return x ? word_or(&x->name, x->head.id) : "";
}

const char *
format_title(const struct answer *a)
{
	const struct format *f = a->place.weight_format;

	return f ? f->head.id : "";
}
