/*
 * What a workbook of a decision is made of: its columns, and its inputs with
 * what a change of each asks for.
 */
#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/array.h"
#include "base/map.h"
#include "base/text.h"
#include "kind/ownership.h"
#include "kind/place.h"
#include "report/compose.h"
#include "unit/number.h"
#include "write/workbook.h"
#include "write/xlsx_row.h"

enum { FULL_COLUMNS = 2 };

/* The number that a record states or may state; NULL of other fields. */
static const struct number *
number_of(const struct record *r, const char *name)
{
	const struct field *f = r && name ? record_type_find(r->type, name) :
	    NULL;

	if (!f || (f->type != FIELD_NUMBER && f->type != FIELD_COUNT))
		return NULL;
	return record_field(r, f);
}

static bool
is_one_of(const char *word, const char *const *list, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!strcmp(word, list[i]))
			return true;
	return false;
}

/* Does nothing but money follow from it? */
static bool
is_money(const struct input *in)
{
	static const char *const profile[] = { "hours_per_month",
		"budget_per_month", "budget_per_job", "budget_at_once",
		"credit_per_month", "credit_per_job", "utilization", "pool",
		"horizon", "discount_rate", "idle_share" };
	static const char *const offer[] = { "price", "purchase" };
	static const char *const holding[] = { "value", "paid" };
	static const char *const verbs[] = { "facility", "contract" };
	const char *verb = in->of->type->verb;

	if (!strcmp(verb, "profile"))
		return is_one_of(in->field, profile, COUNT(profile));
	if (!strcmp(verb, "offer"))
		return is_one_of(in->field, offer, COUNT(offer));
	if (!strcmp(verb, "holding"))
		return is_one_of(in->field, holding, COUNT(holding));
	return is_one_of(verb, verbs, COUNT(verbs));
}

/* What moves no candidate's place in the search, or asks for a new one. */
static enum effect
effect_of(const struct input *in, const struct number *n, double value)
{
	const char *verb = in->of->type->verb;
	bool same = n->fact.given && fabs(n->value - value) <=
	    1e-15 * fabs(value);
	bool money = is_money(in);

	if (!same && money && (n->fact.given ||
	    !strcmp(in->field, "utilization")))
		return EFFECT_DERIVED;
	if (money && (same || (!n->fact.given && !strcmp(verb, "profile"))))
		return EFFECT_EXACT;
	if (same && (!strcmp(verb, "workload") || !strcmp(verb, "profile") ||
	    !strcmp(verb, "policy")))
		return EFFECT_SEARCH;
	return EFFECT_FIXED;
}

struct book_input *
workbook_field(struct workbook *w, const struct record *r, const char *field,
    const char *title)
{
	const struct number *n = number_of(r, field);
	const struct field *f = record_type_find(r->type, field);
	struct quantity q = { 1, { { 0 } } };
	struct input *in;
	struct text unit;

	if (!n || !n->fact.given)
		return NULL;
	in = ARENA_NEW(w->arena, struct input);
	*in = (struct input){ .of = r, .field = field, .fact = &n->fact,
		.cause = CAUSE_choice };
	text_init(&unit, w->arena);
	if (f->type == FIELD_NUMBER)
		unit_parse(f->arg, &q);
	dim_text(&unit, q.dim);
	return workbook_input(w, in, n->value, title, unit.data);
}

/* How one that is no field's own value follows from one that is. */
static const char *
derive(struct workbook *w, struct book_input *b, const struct number *n)
{
	struct text t;

	text_init(&t, w->arena);
	if (!n->fact.given) {
		b->from = workbook_field(w, b->input->of, "hours_per_month",
		    "Hours of use a month");
		text_printf(&t, "MIN(%s/%d,1)", b->from->name, TENURE_MONTH);
		return t.data;
	}
	b->from = workbook_field(w, b->input->of, b->input->field, b->title);
	text_printf(&t, "%s*", b->from->name);
	number_exact(&t, b->value / n->value);
	return t.data;
}

struct book_input *
workbook_input(struct workbook *w, const struct input *input, double value,
    const char *title, const char *unit)
{
	const struct number *n = number_of(input->of, input->field);
	const char *id, *key;
	struct book_input *b;

	if (!n && !(input->of && input->fact && input->fact->part))
		return NULL;
	id = input_id(w->arena, input);
	key = input_key(w->arena, id, value);
	b = map_get(w->by_key, key);
	if (b)
		return b;
	b = ARENA_NEW(w->arena, struct book_input);
	*b = (struct book_input){ .input = input, .id = id, .title = title,
		.unit = unit, .value = value, .effect = EFFECT_FIXED };
	if (n)
		b->effect = effect_of(input, n, value);
	map_put(w->by_key, key, b);
	if (b->effect == EFFECT_DERIVED && (!n->fact.given || n->value > 0))
		b->formula = derive(w, b, n);
	else if (b->effect == EFFECT_DERIVED)
		b->effect = EFFECT_FIXED;
	if (b->effect != EFFECT_FIXED)
		b->name = book_define(w->book, b->effect == EFFECT_DERIVED ?
		    arena_printf(w->arena, "%s_used", id) : id);
	ARRAY_ADD(w->arena, &w->list, b);
	return b;
}

void
workbook_use(struct book_input *b)
{
	for (; b; b = b->from)
		b->used = true;
}

/* The input of a slot in a column, or NULL where it is a bare value there. */
static struct book_input *
slot_input(struct workbook *w, const struct book_column *c,
    const struct chain_row *r, int slot)
{
	return workbook_input(w, &c->answer->input[slot],
	    c->answer->value[slot], r->title, r->unit);
}

static void
add_columns(struct workbook *w)
{
	size_t full = 0;

	for (size_t i = 0; i < w->contest.count; i++) {
		struct book_column c = { .answer = &w->contest.item[i] };

		c.full = full < FULL_COLUMNS && i < FULL_COLUMNS;
		full += c.full;
		c.wanted = arena_array(w->arena, (size_t)w->chain->slots,
		    sizeof(*c.wanted));
		workbook_rents(w, &c);
		ARRAY_ADD(w->arena, &w->columns, c);
	}
	w->candidates_count = w->columns.count;
}

/* A quote is like any candidate that is picked for it: it shows what a column
 * of any of them shows. */
static void
add_quotes(struct workbook *w)
{
	size_t slots = (size_t)w->chain->slots;
	bool *any = arena_array(w->arena, slots, sizeof(*any));
	bool *still = arena_array(w->arena, slots, sizeof(*still));

	memset(still, 1, slots * sizeof(*still));

	for (size_t i = 0; i < w->candidates_count; i++) {
		struct book_column c = w->columns.item[i];

		c.full = false;
		c.wanted = arena_array(w->arena, slots, sizeof(*c.wanted));
		workbook_want(w, &c);
		for (size_t s = 0; s < slots; s++) {
			any[s] |= c.wanted[s];
			still[s] = still[s] && (c.still[s] || !c.wanted[s]);
		}
	}
	for (unsigned i = 1; i <= BOOK_QUOTES; i++)
		ARRAY_ADD(w->arena, &w->columns, ((struct book_column){
		    .answer = w->columns.item[0].answer, .quote = i,
		    .still = still,
		    .wanted = any }));
}

/* Does the slot's input move with money in a column? */
static bool
moves_there(struct workbook *w, const struct book_column *c,
    const struct chain_row *r)
{
	const struct input *in = &c->answer->input[r->slot];
	const struct book_input *b;

	if (workbook_rents_differ(w, c, r->name))
		return true;
	if (!in->of || !in->field || !is_money(in))
		return false;
	b = slot_input(w, c, r, r->slot);
	return b && (b->effect == EFFECT_EXACT || b->effect == EFFECT_DERIVED);
}

/* Inputs of money in any column, and the steps behind them. */
static void
find_live(struct workbook *w)
{
	const struct chain *chain = w->chain;

	for (size_t i = 0; i < chain->rows; i++) {
		const struct chain_row *r = &chain->row[i];
		bool moves = false;

		if (r->what == CHAIN_SECTION || r->what == CHAIN_CONST)
			continue;
		for (int k = 0; r->what != CHAIN_INPUT && k < r->args; k++)
			moves |= w->live[r->arg[k]];
		for (size_t k = 0; r->what == CHAIN_INPUT &&
		    k < w->columns.count; k++)
			moves |= moves_there(w, &w->columns.item[k], r);
		for (int k = 0; k < r->bound; k++)
			w->live[r->slot + k] = moves;
	}
}

/* The limits that records state, and what a policy tolerates. */
static void
add_limits(struct workbook *w)
{
	const struct decision *d = w->decision;
	const struct policy *p = d->ranking.policy;

	for (size_t i = 0; i < d->kind->limit_count; i++) {
		const struct limit *l = &d->kind->limits[i];

		if (l->from != HAVE_ROW)
			workbook_use(workbook_field(w,
			    l->from == HAVE_WORKLOAD ? &d->workload->head :
			    &d->profile->head, l->have, arena_printf(w->arena,
			    "Limit: %s", l->title)));
	}
	for (size_t i = 0; i < d->ranking.goals; i++) {
		const struct number *n = d->ranking.stated[i];

		if (n && n->fact.given)
			workbook_use(workbook_field(w, &p->head,
			    n->fact.field, n == &p->cost_cap ?
			    "Policy: cost cap" : SHEET_SAYS(w,
			    sheet_policy_within)));
		if (d->ranking.waiting[i] > 0)
			workbook_use(workbook_field(w, &p->head,
			    p->waiting.fact.field,
			    "Policy: price of waiting"));
	}
}

bool
workbook_follows(const struct book_input *b)
{
	return b->effect == EFFECT_EXACT || b->effect == EFFECT_DERIVED;
}

/* What the rows of a column start from: of a full one all, of others what is
 * live there. */
static void
use_inputs(struct workbook *w, const struct book_column *c)
{
	for (size_t i = 0; i < w->chain->rows; i++) {
		const struct chain_row *r = &w->chain->row[i];

		for (int k = 0; r->what == CHAIN_INPUT && k < r->bound; k++) {
			struct book_input *b = c->wanted[r->slot + k] ?
			    slot_input(w, c, r, r->slot + k) : NULL;

			if (b && (c->full || workbook_follows(b)))
				workbook_use(b);
		}
	}
}

/* Would a reader take a candidate for another?  Then what the offer is called
 * there, or how the work is split, tells them apart. */
static const char *
own_terms(const struct workbook *w, size_t i)
{
	const struct answer *a = w->columns.item[i].answer;
	const struct offer *o = a->place.offer;
	const char *terms = workbook_terms(w->arena, o);
	const char *runs = workbook_runs(w->arena, a), *split;
	const struct placement *same = NULL;
	bool alike = false, extends = false;

	for (size_t k = 0; k < w->candidates_count; k++) {
		const struct answer *b = w->columns.item[k].answer;
		const struct offer *p = b->place.offer;

		if (k == i || strcmp(workbook_runs(w->arena, b), runs) != 0 ||
		    b->order->format != a->order->format ||
		    strcmp(workbook_seller(p), workbook_seller(o)) != 0 ||
		    strcmp(workbook_terms(w->arena, p), terms) != 0 ||
		    a->order->accelerators != b->order->accelerators)
			continue;
		alike |= p != o;
		same = p == o && !same ? &b->place : same;
		extends |= o->holding && !p->holding;
	}
	if (alike)
		terms = arena_printf(w->arena, "%s (%s%s%s%s)", terms,
		    o->sku.text ? o->sku.text : o->head.id, o->region.text ?
		    ", " : "", o->region.text ? o->region.text : "",
		    o->count.value > 1 ? arena_printf(w->arena, ", by %s",
		    number_digits(w->arena, o->count.value, 4)) : "");
	if (extends)
		terms = arena_printf(w->arena, "%s, beside %s", terms,
		    o->holding->name.text);
	if (a->order->rents)
		terms = SAID(w->arena, w->phrases, several, .first = terms,
		    .more = rest_words(w->arena, w->phrases, a->order));
	split = same ? place_says_beside(w->arena, w->decision->workload,
	    &a->place, same) : "";
	return *split ? arena_printf(w->arena, "%s, %s", terms, split) :
	    terms;
}

/* What tells each candidate from all others, in words. */
static void
name_all(struct workbook *w)
{
	w->terms = arena_array(w->arena, w->columns.count + 1,
	    sizeof(*w->terms));
	for (size_t i = 0; i < w->candidates_count; i++)
		w->terms[i] = own_terms(w, i);
	w->says = arena_array(w->arena, w->columns.count + 1,
	    sizeof(*w->says));
	for (size_t i = 0; i < w->candidates_count; i++)
		w->says[i] = arena_printf(w->arena, "No. %zu: %s", i + 1,
		    workbook_says(w, w->columns.item[i].answer));
}

void
workbook_gather(struct workbook *w)
{
	w->by_key = map_new(w->arena);
	w->live = arena_array(w->arena, (size_t)w->chain->slots,
	    sizeof(*w->live));
	w->row = arena_array(w->arena, (size_t)w->chain->slots,
	    sizeof(*w->row));
	add_columns(w);
	find_live(w);
	for (size_t i = 0; i < w->columns.count; i++)
		workbook_want(w, &w->columns.item[i]);
	name_all(w);
	add_quotes(w);
	for (size_t i = 0; i < w->candidates_count; i++)
		use_inputs(w, &w->columns.item[i]);
	add_limits(w);
}

const char *
workbook_ref(const struct workbook *w, const struct book_column *c,
    const char *row)
{
	int slot = chain_slot(w->chain, row);

	if (slot < 0 || !c->wanted[slot])
		return NULL;
	return ref_cell(w->arena, w->working, w->row[slot], c->col);
}

double
workbook_value(const struct workbook *w, const struct book_column *c,
    const char *row)
{
	int slot = chain_slot(w->chain, row);

	return slot < 0 ? 0 : c->answer->value[slot];
}

const char *
workbook_path(struct arena *arena, const struct decision *d)
{
	return arena_printf(arena, "data/%s-%s.xlsx", d->workload->head.id,
	    d->profile->head.id);
}
