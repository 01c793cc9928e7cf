/* A chain in tests: its inputs by name, one of its rows as the result. */
#include <string.h>

#include "base/arena.h"
#include "model/chain.h"
#include "validate/ask.h"

/* One lane of a chain on its way. */
struct lane {
	const struct ask *of;
	const struct chain *chain;
	const struct value *inputs;
	double (*value)[CHAIN_BLOCK];
	const char **fault;
};

/* The number of this name in a record, where it states one. */
static const struct number *
number_of(const struct record *r, const char *name)
{
	const struct field *f = record_type_find(r->type, name);
	const struct number *n = f && (f->type == FIELD_NUMBER ||
	    f->type == FIELD_COUNT) ? record_field(r, f) : NULL;

	return n && n->fact.given ? n : NULL;
}

/* The field of this name in the first record listed that states it. */
static const struct number *
stated(const struct lane *l, const char *name)
{
	const struct value *with = value_get(l->inputs, "with");

	for (size_t i = 0; with && i < with->count; i++) {
		const char *id = with->item[i]->text;
		const struct record *r = id ? ask_record(l->of, id) : NULL;
		const struct number *n = r ? number_of(r, name) : NULL;

		if (!r)
			ask_fault(l->of, l->fault, "with names no record: "
			    "%s", id ? id : "a value that is no id");
		if (n)
			return n;
	}
	return NULL;
}

static void
put_given(struct lane *l, const struct chain_row *row, const struct value *v)
{
	struct quantity unit;

	unit_parse(row->unit, &unit);
	if (v->type != VALUE_NUMBER || !dim_equal(v->number.dim, unit.dim))
		ask_fault(l->of, l->fault, "%s wants %s, not %s", row->name,
		    row->unit, v->type == VALUE_NUMBER ? ask_given(l->of,
		    v).shown : "this");
	l->value[row->slot][0] = v->number.value;
}

static void
put_inputs(struct lane *l)
{
	bool rest = value_get(l->inputs, "rest") != NULL;

	for (size_t i = 0; i < l->chain->rows && !*l->fault; i++) {
		const struct chain_row *row = &l->chain->row[i];
		const struct value *v = value_get(l->inputs, row->name);
		const struct number *n;

		if (row->what != CHAIN_INPUT)
			continue;
		if (v) {
			put_given(l, row, v);
			continue;
		}
		n = stated(l, row->name);
		if (!n && !rest)
			ask_fault(l->of, l->fault, "the chain wants %s",
			    row->name);
		for (int k = 0; k < row->bound; k++)
			l->value[row->slot + k][0] = n ? n->value : 0;
	}
}

/* A name that is no input is a slip. */
static void
check_names(const struct lane *l)
{
	const struct value *with = value_get(l->inputs, "with");

	if (with && with->type != VALUE_LIST)
		ask_fault(l->of, l->fault, "with wants a list of ids");
	for (size_t i = 0; i < l->inputs->count; i++) {
		const char *name = l->inputs->entry[i].key;
		const struct chain_row *row = chain_row(l->chain, name);

		if (!strcmp(name, "with") || !strcmp(name, "rest"))
			continue;
		if (!row || row->what != CHAIN_INPUT)
			ask_fault(l->of, l->fault, "the chain %s has no "
			    "input %s", l->chain->name, name);
	}
}

static struct term
run(struct lane *l, const struct chain_row *row)
{
	struct quantity unit;

	l->value = arena_array(l->of->arena, (size_t)l->chain->slots,
	    sizeof(*l->value));
	check_names(l);
	if (!*l->fault)
		put_inputs(l);
	if (*l->fault)
		return term_none(l->of->arena, "no inputs");
	chain_run(l->chain, l->value, 1);
	unit_parse(row->unit, &unit);
	return term_number(l->of->arena, l->value[row->slot][0], unit.dim,
	    NULL);
}

struct term
ask_chain(void *context, const struct test_call *call, const char **fault)
{
	const struct ask *of = context;
	const char *name = ask_text(call, 0), *dot = strchr(name, '.');
	const struct chain *chain = dot ? chain_find(arena_strndup(of->arena,
	    name, (size_t)(dot - name))) : NULL;
	const struct chain_row *row = chain ? chain_row(chain, dot + 1) :
	    NULL;
	struct lane l = { of, chain, ask_table(call, 1), NULL, fault };

	if (!row || row->slot < 0)
		return ask_fault(of, fault, "\"%s\" is no row of a chain",
		    name);
	return run(&l, row);
}
