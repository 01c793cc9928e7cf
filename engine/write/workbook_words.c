/*
 * What the sheets of a decision call candidates, offers and inputs: words, not
 * ids.
 */
#include <ctype.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "kind/ownership.h"
#include "kind/place.h"
#include "kind/stack.h"
#include "report/compose.h"
#include "validate/sensitivity.h"
#include "write/workbook.h"

#define NO_LIMIT 1e9

bool
workbook_open(const struct input *in, double value)
{
	return value >= NO_LIMIT && (!in->fact || !in->fact->given);
}

const char *
workbook_choice(const struct answer *a)
{
	const struct accelerator *x = a->place.accelerator;

	return x->name.text ? x->name.text : x->head.id;
}

const char *
workbook_runs(struct arena *arena, const struct answer *a)
{
	return a->order->stack ? arena_printf(arena, "%s, %s",
	    workbook_choice(a), stack_title(arena, a->place.calibration,
	    a->order->stack)) : workbook_choice(a);
}

const char *
workbook_seller(const struct offer *o)
{
	if (!o)
		return "";
	return offer_is_owned(o) ? o->holding->name.text : offer_seller(o);
}

const char *
workbook_says(const struct workbook *w, const struct answer *a)
{
	const struct workload *job = w->decision->workload;
	const struct offer *o = a->place.offer;
	/* Of one without a network the order alone does not say it. */
	const char *axes = w->decision->kind->type->modelless ?
	    place_says_beside(w->arena, job, &a->place, NULL) : "";

	return arena_printf(w->arena, "%s%s%s%s from %s%s%s", order_in_short(
	    w->arena, job, a), *axes ? " (" : "", axes, *axes ? ")" : "",
	    workbook_seller(o), o->tier.text ? ", " : "", o->tier.text ?
	    workbook_terms(w->arena, o) : "");
}

const char *
workbook_name(const struct record *r)
{
	const struct field *f = record_type_find(r->type, "name");
	const struct word *name = f ? record_field(r, f) : NULL;

	return name && name->text ? name->text : r->id;
}

const char *
workbook_terms(struct arena *arena, const struct offer *o)
{
	const char *tier = o->tier.text ? o->tier.text : "owned";
	size_t len = strlen(tier);
	struct text t;

	text_init(&t, arena);
	for (const char *s = tier; *s; s++)
		text_char(&t, *s == '_' ? ' ' : *s);
	/* "reserved_3y" */
	if (len > 2 && tier[len - 1] == 'y' && isdigit((unsigned char)
	    tier[len - 2])) {
		t.data[--t.len] = '\0';
		text_add(&t, tier[len - 2] == '1' && tier[len - 3] == '_' ?
		    " year" : " years");
	}
	if (o->condition.text && strcmp(o->condition.text, "new") != 0)
		text_printf(&t, ", %s", o->condition.text);
	return t.data;
}

/* "Price of one accelerator", of "Price of one accelerator; 0 where it is
 * rented". */
static const char *
title_alone(struct arena *arena, const char *title)
{
	return arena_strndup(arena, title, strcspn(title, ";"));
}

/* The row of the chain that starts from this field of the record. */
static const struct chain_row *
row_of(const struct workbook *w, const struct sensitivity *s)
{
	const struct input *input = answer_inputs(w->arena, w->guide->catalog,
	    w->decision, w->columns.count ? w->columns.item[0].answer :
	    w->decision->ranked);

	for (size_t i = 0; i < w->chain->rows; i++) {
		const struct chain_row *r = &w->chain->row[i];
		const struct input *in = r->slot >= 0 ? &input[r->slot] :
		    NULL;

		if (in && r->what == CHAIN_INPUT && in->of == s->of &&
		    in->field && !strcmp(in->field, s->field->name) &&
		    (!in->fact || in->fact == s->fact))
			return r;
	}
	return NULL;
}

/* "memory bandwidth", of a field's name. */
static const char *
workbook_field_words(struct arena *arena, const char *field)
{
	struct text t;

	text_init(&t, arena);
	for (; *field; field++)
		text_char(&t, *field == '_' ? ' ' : *field);
	return t.data;
}

const char *
workbook_input_words(const struct workbook *w, const struct sensitivity *s)
{
	const struct phrases *said = w->guide->catalog->phrases;
	const struct chain_row *r = row_of(w, s);
	const char *words;

	if (!strcmp(s->of->type->verb, "offer"))
		return !strcmp(s->field->name, "purchase") ?
		    SAID_PLAIN(said, sheet_price_bought) :
		    SAID_PLAIN(said, sheet_price_rented);
	if (r && *r->title)
		return title_alone(w->arena, r->title);
	words = workbook_field_words(w->arena, s->field->name);
	return arena_printf(w->arena, "%c%s%s%s", toupper((unsigned char)
	    *words), words + 1, s->fact && s->fact->part ? ", " : "",
	    s->fact && s->fact->part ? s->fact->part : "");
}

const char *
workbook_subject(const struct workbook *w, const struct record *r)
{
	const struct offer *o = (const struct offer *)r;
	const struct record *a;

	if (strcmp(r->type->verb, "offer") != 0)
		return workbook_name(r);
	a = catalog_find(&w->guide->catalog->accelerators,
	    o->accelerator.text);
	return arena_printf(w->arena, "%s, %s, %s", workbook_seller(o), a ?
	    workbook_name(a) : o->accelerator.text, workbook_terms(w->arena,
	    o));
}

struct cell_unit
workbook_cost_unit(const struct workbook *w)
{
	const struct measure *m = &w->decision->kind->measures[0];
	const char *unit = chain_row(w->chain, m->row)->unit;
	struct quantity q = { 1, unit_dim(unit) };

	return text_starts(unit, "USD") ? (struct cell_unit){ unit, 1 } :
	    cell_unit(w->arena, q, m->unit);
}

const char *
workbook_cost_format(const struct workbook *w, double shown)
{
	if (!text_starts(workbook_cost_unit(w).name, "USD"))
		return format_number(w->arena, shown, 3, NULL);
	/* Cents of what costs dollars beside what costs less. */
	return shown >= 1 ? FORMAT_USD : arena_printf(w->arena,
	    "[>=100]\"$\"#,##0;[>=1]\"$\"#,##0.00;\"$\"%s",
	    format_number(w->arena, shown, 3, NULL));
}
