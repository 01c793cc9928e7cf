/* The rows of a working: values, equations, and what is left out. */
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "model/formula.h"
#include "report/compose.h"
#include "unit/number.h"

/* One walk over a chain's rows. */
struct walk {
	struct arena *arena;
	const struct chain *chain;
	const struct answer *answer, *beside;
	const struct input *input;
	struct { struct working_row *item; size_t count, cap; } rows;
};

/* A row of a set stands in one slot for each of the set's rows. */
static int
slot_of(const struct walk *w, const struct chain_row *row, int arg, int index)
{
	const struct chain_row *of = chain_at(w->chain, arg);

	if (of && of->set && row->set && strcmp(of->set, row->set) == 0)
		return arg + index;
	return arg;
}

static void
add_value(struct text *t, const struct walk *w, int slot)
{
	const struct chain_row *of = chain_at(w->chain, slot);
	double x = w->answer->value[slot];
	const char *unit = of ? of->unit : NULL;
	struct value v = { .type = VALUE_NUMBER,
		.number = row_quantity(unit, x) };

	number_show(t, v.number, NULL, value_digits(&v));
}

static bool
same_number(double a, double b)
{
	return fabs(a - b) <= 0 || (isnan(a) && isnan(b));
}

/* {n} replaced by the number of argument n. */
static void
add_substituted(struct text *t, const struct walk *w,
    const struct chain_row *row, int index)
{
	const char *p = row->says->working;

	while (*p) {
		int n = 0;

		if (*p != '{') {
			text_char(t, *p++);
			continue;
		}
		for (p++; *p && *p != '}'; p++)
			n = 10 * n + (*p - '0');
		p += *p == '}';
		if (n < row->args)
			add_value(t, w, slot_of(w, row, row->arg[n], index));
	}
}

/* "q = 0.06, m = 0.007": numbers put into several terms, each of them put into
 * the next, would be read by nobody. */
static void
add_symbols(struct text *t, const struct walk *w, const struct chain_row *row,
    int index)
{
	for (int i = 0; i < row->args; i++) {
		text_printf(t, "%s%s = ", i ? ", " : "",
		    row->says->arg[i].symbol);
		add_value(t, w, slot_of(w, row, row->arg[i], index));
	}
}

/* Rows of the set that hold anything: others add nothing. */
static bool
present(const struct walk *w, const struct chain_row *row, int index)
{
	const struct chain *chain = w->chain;

	for (size_t i = 0; row->set && i < chain->rows; i++) {
		const struct chain_row *first = &chain->row[i];

		if (first->set && strcmp(first->set, row->set) == 0)
			return first->what != CHAIN_INPUT || index == 0 ||
			    w->answer->value[first->slot + index] > 0 ||
			    (w->beside &&
			    w->beside->value[first->slot + index] > 0);
	}
	return true;
}

static void
add_set(struct text *t, const struct walk *w, const struct chain_row *row)
{
	const struct chain_row *of = chain_at(w->chain, row->arg[0]);
	bool first = true;

	for (int i = 0; of && i < of->bound; i++) {
		if (!present(w, of, i))
			continue;
		if (!first)
			text_add(t, row->what == CHAIN_SUM ? " + " : ", ");
		add_value(t, w, row->arg[0] + i);
		first = false;
	}
}

static const char *
substituted(const struct walk *w, const struct chain_row *row, int index)
{
	struct text t;

	text_init(&t, w->arena);
	switch (row->what) {
	case CHAIN_CALC:
		if (strchr(row->says->equation, '\n'))
			add_symbols(&t, w, row, index);
		else
			add_substituted(&t, w, row, index);
		break;
	case CHAIN_PICK:
		add_value(&t, w, slot_of(w, row, row->arg[0], index));
		text_printf(&t, " %s ", row->relation);
		add_value(&t, w, slot_of(w, row, row->arg[1], index));
		text_add(&t, " ? ");
		add_value(&t, w, slot_of(w, row, row->arg[2], index));
		text_add(&t, " : ");
		add_value(&t, w, slot_of(w, row, row->arg[3], index));
		break;
	case CHAIN_SUM:
		add_set(&t, w, row);
		break;
	case CHAIN_MAX:
		text_add(&t, "max(");
		add_set(&t, w, row);
		text_char(&t, ')');
		break;
	default:
		return NULL;
	}
	text_add(&t, " = ");
	add_value(&t, w, row->slot + index);
	return t.data;
}

static const char *
equation(const struct walk *w, const struct chain_row *row)
{
	const struct chain_row *of;

	switch (row->what) {
	case CHAIN_CALC:
		return row->says->equation;
	case CHAIN_PICK:
		return arena_printf(w->arena, "%s %s %s ? %s : %s",
		    row->arg_name[0], row->relation, row->arg_name[1],
		    row->arg_name[2], row->arg_name[3]);
	case CHAIN_SUM:
	case CHAIN_MAX:
		of = chain_at(w->chain, row->arg[0]);
		return arena_printf(w->arena, "%s of all: %s",
		    row->what == CHAIN_SUM ? "sum" : "largest",
		    of && *of->title ? of->title : row->arg_name[0]);
	default:
		return NULL;
	}
}

/* Is one number the other in every answer shown; or neutral: 0 or 1? */
static bool
is_alike(const struct walk *w, int slot, int to, bool neutral)
{
	const struct answer *answer[] = { w->answer, w->beside };

	for (size_t i = 0; i < COUNT(answer) && answer[i]; i++) {
		double x = answer[i]->value[slot];

		if (!same_number(x, answer[i]->value[to]) &&
		    !(neutral && (same_number(x, 0) || same_number(x, 1))))
			return false;
	}
	return true;
}

/*
 * Does a step that no source speaks of only hand on the value of a row above,
 * as a sum with 0, a product with 1 or the choice beside one that is not made?
 */
static bool
hands_on(const struct walk *w, const struct chain_row *row, int index)
{
	bool choice = row->what == CHAIN_PICK, found = false;
	int to = row->slot + index;

	if (row->formula >= 0 || (row->what != CHAIN_CALC && !choice) ||
	    (choice && fabs(w->answer->value[slot_of(w, row, row->arg[0],
	    index)]) > 0))
		return false;
	for (int i = 0; i < row->args; i++) {
		int from = slot_of(w, row, row->arg[i], index);
		const struct chain_row *of = chain_at(w->chain, from);

		if (of && text_equal(of->unit, row->unit) &&
		    is_alike(w, from, to, false))
			found = true;
		else if (!choice && !is_alike(w, from, to, true))
			return false;
	}
	return found;
}

static void
add_row(struct walk *w, const struct chain_row *row, int index)
{
	struct working_row r = { .row = row, .index = index };

	if (row->slot >= 0)
		r.value = w->answer->value[row->slot + index];
	if (row->slot >= 0 && w->beside)
		r.beside = w->beside->value[row->slot + index];
	if (row->what == CHAIN_INPUT)
		r.input = &w->input[row->slot + index];
	if (row->formula >= 0)
		r.formula = formulas[row->formula].name;
	r.equation = equation(w, row);
	r.substituted = substituted(w, row, index);
	r.hands_on = hands_on(w, row, index);
	ARRAY_ADD(w->arena, &w->rows, r);
}

/* The rows of one set, row of the set by row of the set. */
static size_t
add_set_rows(struct walk *w, size_t from)
{
	const struct chain *chain = w->chain;
	const struct chain_row *first = &chain->row[from];
	size_t end = from;

	while (end < chain->rows && chain->row[end].set &&
	    strcmp(chain->row[end].set, first->set) == 0)
		end++;
	for (int i = 0; i < first->bound; i++)
		for (size_t k = from; present(w, first, i) && k < end; k++)
			add_row(w, &chain->row[k], i);
	return end;
}

/* Are both of one record, and on the word of the same place of a source? */
static bool
same_grounds(const struct input *a, const struct input *b)
{
	static const struct fact none;
	const struct fact *x = a->fact ? a->fact : &none;
	const struct fact *y = b->fact ? b->fact : &none;

	return a->of == b->of && a->cause == b->cause &&
	    text_equal(a->source, b->source) && text_equal(a->note, b->note) &&
	    text_equal(x->source, y->source) &&
	    text_equal(x->place, y->place) &&
	    text_equal(x->assume, y->assume);
}

/* Inputs whose grounds stand in the row above, of those that are shown. */
static void
mark_again(struct working_row *row, size_t n)
{
	const struct input *last = NULL;

	for (size_t i = 0; i < n; i++) {
		if (working_row_nothing(&row[i]))
			continue;
		row[i].again = last && row[i].input &&
		    same_grounds(last, row[i].input);
		last = row[i].input;
	}
}

/* Which steps have an effect on an answer's results: by slot. */
struct effect {
	const struct walk *walk;
	const double *value;
	bool *read;   /* some step reads it: others are results */
	bool *needed;
};

static bool
first_arm(const struct effect *e, const struct chain_row *row, int index)
{
	double a = e->value[slot_of(e->walk, row, row->arg[0], index)];
	double b = e->value[slot_of(e->walk, row, row->arg[1], index)];
	bool same = a <= b && a >= b;

	return (*row->relation == '<' ? a < b : a > b) ||
	    (row->relation[1] == '=' && same);
}

/* Arguments without effect, as bits: beside a factor that is zero, or in the
 * arm that is not taken. */
static unsigned
without_effect(const struct effect *e, const struct chain_row *row, int index)
{
	unsigned gone = 0, relied = 0;

	if (row->what == CHAIN_PICK)
		return first_arm(e, row, index) ? 1u << 3 : 1u << 2;
	for (int i = 0; i < row->args && row->what == CHAIN_CALC; i++) {
		int slot = slot_of(e->walk, row, row->arg[i], index);

		if (gone & 1u << i || fabs(e->value[slot]) > 0)
			continue;
		if (row->says->drop[i])
			relied |= 1u << i;
		gone |= row->says->drop[i] & ~relied;
	}
	return gone;
}

/* Marks what a step reads: all of it, or what has an effect. */
static void
mark_args(const struct effect *e, const struct chain_row *row, int index,
    bool *mark, unsigned gone)
{
	const struct chain_row *of;
	bool whole = row->what == CHAIN_SUM || row->what == CHAIN_MAX;

	for (int i = 0; i < row->args; i++) {
		of = chain_at(e->walk->chain, row->arg[i]);
		for (int k = 0; whole && of && k < of->bound; k++)
			mark[row->arg[i] + k] = true;
		if (!whole && !(gone & 1u << i))
			mark[slot_of(e->walk, row, row->arg[i], index)] = true;
	}
}

/* From the results up to the inputs; what is zero is not shown, and needs
 * nothing that would explain it. */
static void
trace(struct effect *e)
{
	const struct walk *w = e->walk;

	for (size_t i = 0; i < w->rows.count; i++)
		mark_args(e, w->rows.item[i].row, w->rows.item[i].index,
		    e->read, 0);
	for (size_t i = w->rows.count; i-- > 0;) {
		const struct working_row *r = &w->rows.item[i];
		int slot = r->row->slot + r->index;

		if (r->row->slot >= 0 && fabs(e->value[slot]) > 0 &&
		    (e->needed[slot] || !e->read[slot]))
			mark_args(e, r->row, r->index, e->needed,
			    without_effect(e, r->row, r->index));
	}
}

static void
mark_idle(struct walk *w)
{
	const struct answer *answer[] = { w->answer, w->beside };
	size_t slots = (size_t)w->chain->slots;

	for (size_t i = 0; i < w->rows.count; i++)
		w->rows.item[i].idle = w->rows.item[i].row->slot >= 0;
	for (size_t k = 0; k < COUNT(answer) && answer[k]; k++) {
		struct effect e = { w, answer[k]->value,
			arena_array(w->arena, slots, sizeof(bool)),
			arena_array(w->arena, slots, sizeof(bool)) };

		trace(&e);
		for (size_t i = 0; i < w->rows.count; i++) {
			struct working_row *r = &w->rows.item[i];
			int slot = r->row->slot + r->index;

			if (r->row->slot >= 0 &&
			    (e.needed[slot] || !e.read[slot]))
				r->idle = false;
		}
	}
}

/* An input that nobody stated, and a step with one that comes to nothing. */
static void
mark_absent(struct walk *w)
{
	size_t slots = (size_t)w->chain->slots;
	bool *absent = arena_array(w->arena, slots, sizeof(bool));

	for (size_t i = 0; i < w->rows.count; i++) {
		struct working_row *r = &w->rows.item[i];

		r->absent = r->input && !r->input->field;
		for (int k = 0; fabs(r->value) <= 0 && k < r->row->args; k++)
			r->absent |= absent[slot_of(w, r->row,
			    r->row->arg[k], r->index)];
		if (r->row->slot >= 0)
			absent[r->row->slot + r->index] = r->absent;
	}
}

static struct walk
walk_rows(struct arena *arena, const struct working *working)
{
	struct walk w = { .arena = arena, .chain = working->chain,
		.answer = working->answer, .beside = working->beside,
		.input = working->input };

	for (size_t i = 0; i < w.chain->rows;) {
		if (w.chain->row[i].set)
			i = add_set_rows(&w, i);
		else
			add_row(&w, &w.chain->row[i++], 0);
	}
	mark_idle(&w);
	mark_absent(&w);
	return w;
}

static bool
same_row(const struct working_row *a, const struct working_row *b)
{
	return same_number(a->value, b->value) &&
	    same_number(a->beside, b->beside) &&
	    text_equal(a->substituted, b->substituted) &&
	    (!a->input || same_grounds(a->input, b->input));
}

/* Both in the order of the chain; of a set, each may have rows of its own. */
static void
mark_elsewhere(struct walk *w, const struct walk *as)
{
	size_t k = 0;

	for (size_t i = 0; i < w->rows.count; i++) {
		struct working_row *r = &w->rows.item[i];
		size_t at = k;

		while (at < as->rows.count && (as->rows.item[at].row !=
		    r->row || as->rows.item[at].index != r->index))
			at++;
		if (at == as->rows.count)
			continue;
		r->said = !working_row_nothing(&as->rows.item[at]);
		r->elsewhere = r->said && r->row->what != CHAIN_SECTION &&
		    same_row(r, &as->rows.item[at]);
		k = at + 1;
	}
}

size_t
working_rows(struct arena *arena, const struct working *working,
    struct working_row **rows)
{
	struct walk w = walk_rows(arena, working), as;

	if (working->as) {
		as = walk_rows(arena, working->as);
		mark_elsewhere(&w, &as);
	}
	mark_again(w.rows.item, w.rows.count);
	*rows = w.rows.item;
	return w.rows.count;
}

bool
working_row_nothing(const struct working_row *r)
{
	return r->elsewhere || r->idle || (r->row->what != CHAIN_SECTION &&
	    fabs(r->value) <= 0 && fabs(r->beside) <= 0);
}
