/* A decision in plain words. */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "base/array.h"
#include "kind/place.h"
#include "kind/ownership.h"
#include "report/compose.h"
#include "unit/number.h"

const char *
offer_words(struct arena *arena, const struct offer *o)
{
	if (!o)
		return "";
	if (offer_is_owned(o))
		return o->holding->name.text;
	return arena_printf(arena, "%s%s%s, %s%s%s",
	    o->holding ? o->holding->name.text : "",
	    o->holding ? "; more from " : "", o->provider.text,
	    choice_words(o->tier.text), o->condition.text ? ", " : "",
	    o->condition.text ? o->condition.text : "");
}

const char *
placement_words(struct arena *arena, const struct workload *w,
    const struct placement *p)
{
	const char *axes = place_words(arena, kind_of(w), w, p);

	if (kind_of(w)->type->modelless)
		return arena_printf(arena, "%d x %s", p->count,
		    record_name(&p->accelerator->head));
	return arena_printf(arena, "%d x %s (%s%s%s)", p->count,
	    record_name(&p->accelerator->head), formats[p->weight_format].id,
	    *axes ? ", " : "", axes);
}

/* "Cost per job" is "$20 per job"; "Job time" is "job time 3 days". */
static void
add_measure(struct text *t, const struct decision *d, const struct answer *a,
    const struct measure *m)
{
	const struct chain_row *row = chain_row(kind_chain(d->kind), m->row);
	const char *per = strstr(m->title, " per ");
	struct quantity q = row_quantity(row->unit, answer_value(d, a,
	    m->row));

	if (!per) {
		text_char(t, (char)tolower((unsigned char)*m->title));
		text_printf(t, "%s ", m->title + 1);
	}
	number_show(t, q, shown_unit(m->unit), 3);
	if (per)
		text_add(t, per);
}

static double
copies(const struct decision *d, const struct answer *a)
{
	return chain_slot(kind_chain(d->kind), "replicas") < 0 ? 1 :
	    answer_value(d, a, "replicas");
}

/* What to get, and from whom. */
static void
add_choice(struct text *t, const struct decision *d, const struct answer *a)
{
	const struct offer *o = a->place.offer;
	double n = copies(d, a);

	if (n > 1) {
		number_round(t, n, 15);
		text_add(t, " copies of ");
	}
	text_add(t, placement_words(t->arena, d->workload, &a->place));
	if (o)
		text_printf(t, " from %s", offer_words(t->arena, o));
}

/* "matrix units set the time", and "memory bandwidth sets" it. */
static void
add_reasons(struct text *t, const struct answer *a)
{
	if (a->bound) {
		size_t from = t->len + 2;

		text_printf(t, ". %s %s the time", a->bound->title,
		    text_ends(a->bound->title, "s") ? "set" : "sets");
		t->data[from] = (char)toupper((unsigned char)t->data[from]);
	}
	if (a->limit) {
		text_printf(t, "; the tightest limit is %s with ",
		    a->limit->title);
		number_fixed(t, 100 * answer_headroom(a), 0, "");
		text_add(t, " % left");
	}
	text_char(t, '.');
}

static void
add_next(struct text *t, const struct decision *d)
{
	const struct answer *best = &d->ranked[0], *next = &d->ranked[1];
	double ratio = best->objective > 0 ?
	    next->objective / best->objective : 1;

	text_add(t, " Next: ");
	add_choice(t, d, next);
	if (fabs(ratio - 1) < 0.005) {
		text_add(t, " at the same cost.");
		return;
	}
	text_add(t, " at ");
	number_round(t, ratio, ratio < 2 ? 3 : 2);
	text_add(t, " times the cost.");
}

static void
add_nothing(struct text *t, const struct decision *d)
{
	const struct answer *a = d->rejected;

	if (d->candidates) {
		text_add(t, "Nothing fits: none of ");
		number_round(t, (double)d->candidates, 15);
		text_add(t, " candidates keeps every limit.");
	} else {
		text_add(t, "Nothing fits: there is no candidate.");
	}
	if (!d->rejected_count)
		return;
	text_printf(t, " Nearest: %s; %s.",
	    a->value ? placement_words(t->arena, d->workload, &a->place) :
	    record_name(&a->place.accelerator->head),
	    answer_reason(t->arena, a));
}

/* "307 h": a row of an answer. */
static void
add_row(struct text *t, const struct decision *d, const struct answer *a,
    const char *row, const char *unit)
{
	number_show(t, row_quantity(chain_row(kind_chain(d->kind), row)->unit,
	    answer_value(d, a, row)), unit, 3);
}

/* Whether buying pays, where what is bought is compared with a rent. */
static void
add_worth(struct text *t, const struct decision *d)
{
	const struct answer *best = d->ranked;
	size_t worth = 0;

	for (size_t i = 0; i < d->ranked_count; i++)
		worth += answer_value(d, &d->ranked[i], d->kind->worth) <=
		    answer_value(d, &d->ranked[i], d->kind->used);
	text_add(t, "At ");
	add_row(t, d, best, d->kind->used, "h");
	if (worth) {
		text_add(t, " of use a month ");
		number_round(t, (double)worth, 15);
		text_add(t, " of ");
		number_round(t, (double)d->ranked_count, 15);
		text_add(t, " are cheaper to own than to rent; the first ");
	} else {
		text_add(t, " of use a month nothing is cheaper to own: rent. "
		    "The first that would be is ");
	}
	text_printf(t, "%s%s from %s, at ", worth ? "is " : "",
	    record_name(&best->place.accelerator->head),
	    offer_words(t->arena, best->place.offer));
	add_row(t, d, best, d->kind->worth, "h");
	text_add(t, " a month.");
}

static const char *
what_to_do(const struct offer *o)
{
	if (o && offer_is_owned(o))
		return "Use ";
	if (o && o->holding)
		return offer_is_purchase(o) ?
		    "Use what is owned and buy the rest, " :
		    "Use what is owned and rent the rest, ";
	return o && offer_is_purchase(o) ? "Buy " : "Rent ";
}

const char *
decision_verdict(struct arena *arena, const struct decision *d)
{
	const struct answer *best = d->ranked;
	struct text t;

	text_init(&t, arena);
	if (!d->ranked_count) {
		add_nothing(&t, d);
		return t.data;
	}
	if (d->kind->worth) {
		add_worth(&t, d);
		return t.data;
	}
	text_add(&t, what_to_do(best->place.offer));
	add_choice(&t, d, best);
	for (size_t i = 0; i < d->kind->measure_count && i < 2; i++) {
		text_add(&t, i ? ", " : ": ");
		add_measure(&t, d, best, &d->kind->measures[i]);
	}
	add_reasons(&t, best);
	if (d->order.policy)
		text_printf(&t, " By the policy %s: %s.", order_name(
		    &d->order), order_says(arena, &d->order));
	if (d->ranked_count > 1)
		add_next(&t, d);
	return t.data;
}
