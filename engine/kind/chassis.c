/* The machine that bought cards go into, and the place it stands in. */
#include <string.h>

#include "kind/ownership.h"
#include "kind/text.h"
#include "spec/phrase.h"

const struct machine *
machine_of(const struct catalog *cat, const struct profile *p,
    const struct offer *o)
{
	if (!offer_is_purchase(o) && !(o && o->holding))
		return NULL;
	return word_is(&o->unit, "instance") ? NULL : (const struct machine *)
	    catalog_follow(cat, "machine", &p->machine);
}

const char *
machine_refuses(const struct phrases *p, const struct machine *m,
    const struct accelerator *a)
{
	if (!a->slots.fact.given)
		return SAID_PLAIN(p, refused_module);
	if (word_is(&a->cooling, "air") && !m->airflow.on)
		return SAID_PLAIN(p, refused_fan);
	if (word_is(&a->cooling, "liquid"))
		return SAID_PLAIN(p, refused_machine_liquid);
	if (a->power.fact.given)
		return NULL;
	return SAID_PLAIN(p, refused_machine_power);
}

const char *
facility_refuses(const struct phrases *p, const struct facility *f,
    const struct accelerator *a)
{
	return word_is(&a->cooling, "liquid") && !f->liquid.on ?
	    SAID_PLAIN(p, refused_place_liquid) : NULL;
}

static void
bind_fact(struct binding *b, int slot, const struct number *n,
    double otherwise, const char *field, const struct record *of)
{
	if (n && n->fact.given)
		bind_number(b, slot, n, CAUSE_catalogue);
	else
		bind_value(b, slot, otherwise, kind_default(of, field,
		    "nothing is stated: no limit"));
}

/* A slice takes the whole card with it: its slots and its power. */
static void
bind_card(struct binding *b, const struct ownership_slots *s,
    const struct ownership *t)
{
	const struct slice *cut = t->accelerator->slice;
	const struct accelerator *card = cut ? (const struct accelerator *)
	    catalog_follow(t->catalog, "accelerator", &cut->accelerator) :
	    t->accelerator;

	if (cut && cut->instances.fact.given)
		bind_number(b, s->card_slices, &cut->instances,
		    CAUSE_catalogue);
	else
		bind_value(b, s->card_slices, 1, kind_default(
		    &t->accelerator->head, "card_slices", cut ?
		    "nothing is stated: each on a card of its own" :
		    "a whole card"));
	if (card->power.fact.given)
		bind_number(b, s->card_power, &card->power, CAUSE_catalogue);
	else
		bind_value(b, s->card_power, 0, kind_default(&card->head,
		    "power", "no power is stated"));
}

void
chassis_bind(struct binding *b, const struct ownership_slots *s,
    const struct ownership *t, const struct facility *f)
{
	const struct offer *o = t->offer;
	const struct machine *m = o ? machine_of(t->catalog, t->profile, o) :
	    NULL;
	const struct record *of = m ? &m->head : &t->profile->head;

	bind_fact(b, s->supply, m ? &m->supply : NULL, 0, "supply", of);
	bind_fact(b, s->supply_load, m ? &m->supply_load : NULL, 1,
	    "supply_load", of);
	bind_fact(b, s->rest_power, m ? &m->rest_power : NULL, 0,
	    "rest_power", of);
	bind_fact(b, s->slots, m ? &m->slots : NULL, 0, "slots", of);
	bind_fact(b, s->card_slots, m ? &t->accelerator->slots : NULL, 0,
	    "card_slots", &t->accelerator->head);
	bind_card(b, s, t);
	bind_fact(b, s->place_limit, f && !t->rent ? &f->power_limit : NULL,
	    0, "place_limit", f ? &f->head : of);
}
