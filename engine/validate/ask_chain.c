/* A chain in expressions: its inputs by name, one of its rows as the result. */
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "validate/asking.h"
#include "model/chain.h"

/* One lane of a chain on its way. */
struct lane {
	struct asking *asking;
	const struct chain *chain;
	const struct filters *by;
	double (*value)[CHAIN_BLOCK];
};

static const char *
argument(const struct filters *by, const char *name)
{
	for (size_t i = 1; i < by->count; i++)
		if (!strcmp(by->item[i].name, name))
			return by->item[i].value;
	return NULL;
}

/* The field of this name in the first record listed that states it. */
static const struct number *
stated(const struct lane *l, const char *name)
{
	const char *list = argument(l->by, "with");
	const struct ask *of = l->asking->of;

	while (list && *list) {
		size_t len = strcspn(list, ";");
		const struct record *r = ask_record(of, arena_strndup(
		    of->arena, list, len));
		const struct field *f = r ? record_type_find(r->type, name) :
		    NULL;
		const struct number *n = f && (f->type == FIELD_NUMBER ||
		    f->type == FIELD_COUNT) ? record_field(r, f) : NULL;

		if (!r)
			asking_fault(l->asking, "with names no record: %s",
			    list);
		if (n && n->fact.given)
			return n;
		list += len + (list[len] == ';');
	}
	return NULL;
}

/* False when the argument is at fault or cannot be known, told in *t. */
static bool
put_given(struct lane *l, const struct chain_row *row, const char *text,
    struct term *t)
{
	struct asking inner = *l->asking;
	struct quantity unit;

	inner.at = text;
	*t = asking_expression(&inner);
	asking_space(&inner);
	unit_parse(row->unit, &unit);
	if (inner.fault || *inner.at) {
		asking_fault(l->asking, "%s: %s", row->name, inner.fault ?
		    inner.fault : inner.at);
		return false;
	}
	if (t->type == TERM_none)
		return false;
	if (t->type != TERM_number || t->high > t->low ||
	    !dim_equal(t->dim, unit.dim)) {
		asking_fault(l->asking, "%s wants %s, not %s", row->name,
		    row->unit, t->shown);
		return false;
	}
	l->value[row->slot][0] = t->low;
	return true;
}

static bool
put_inputs(struct lane *l, struct term *t)
{
	bool rest = argument(l->by, "rest") != NULL;

	for (size_t i = 0; i < l->chain->rows; i++) {
		const struct chain_row *row = &l->chain->row[i];
		const char *text = argument(l->by, row->name);
		const struct number *n;

		if (row->what != CHAIN_INPUT)
			continue;
		if (text) {
			if (!put_given(l, row, text, t))
				return false;
			continue;
		}
		n = stated(l, row->name);
		if (!n && !rest)
			asking_fault(l->asking, "the chain wants %s",
			    row->name);
		for (int k = 0; k < row->bound; k++)
			l->value[row->slot + k][0] = n ? n->value : 0;
	}
	return !l->asking->fault;
}

/* An argument that is no input is a slip. */
static bool
check_arguments(const struct lane *l)
{
	for (size_t i = 1; i < l->by->count; i++) {
		const char *name = l->by->item[i].name;
		const struct chain_row *row = chain_row(l->chain, name);

		if (!strcmp(name, "with") || !strcmp(name, "rest"))
			continue;
		if (!row || row->what != CHAIN_INPUT)
			asking_fault(l->asking, "the chain %s has no input "
			    "%s", l->chain->name, name);
	}
	return !l->asking->fault;
}

static struct term
run(struct asking *a, const struct chain *chain, const struct chain_row *row,
    const struct filters *by)
{
	struct lane l = { a, chain, by, arena_array(a->of->arena,
	    (size_t)chain->slots, sizeof(*l.value)) };
	struct term t = term_none(a->of->arena, "no inputs");
	struct quantity unit;

	if (!check_arguments(&l) || !put_inputs(&l, &t))
		return t;
	chain->run(l.value, 1);
	unit_parse(row->unit, &unit);
	return term_number(a->of->arena, l.value[row->slot][0], unit.dim,
	    NULL);
}

bool
ask_chains(struct asking *a, const char *name, struct term *out)
{
	struct filters by = {0};
	const struct chain *chain;
	const struct chain_row *row;
	const char *dot;

	if (strcmp(name, "chain"))
		return false;
	*out = term_none(a->of->arena, "no chain");
	if (!asking_filters(a, &by))
		return true;
	dot = strchr(by.item[0].name, '.');
	chain = dot ? chain_find(arena_strndup(a->of->arena,
	    by.item[0].name, (size_t)(dot - by.item[0].name))) : NULL;
	row = chain ? chain_row(chain, dot + 1) : NULL;
	if (row && row->slot >= 0)
		*out = run(a, chain, row, &by);
	else
		*out = asking_fault(a, "%s is no row of a chain",
		    by.item[0].name);
	return true;
}
