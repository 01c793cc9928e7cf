#include "search/offers.h"

#include <math.h>
#include <string.h>

#include "base/array.h"
#include "kind/ownership.h"
#include "kind/slice.h"
#include "search/accept.h"
#include "spec/phrase.h"

static const char *
sold(const struct record_list *l, size_t i)
{
	return ((const struct offer *)l->item[i])->accelerator.text;
}

/* Offers stand in the order of their accelerators. */
size_t
offers_of(const struct record_list *l, const struct accelerator *a, size_t *n)
{
	size_t first = 0, last = l->count;

	while (first < last) {
		size_t middle = first + (last - first) / 2;

		if (strcmp(sold(l, middle), a->head.id) < 0)
			first = middle + 1;
		else
			last = middle;
	}
	while (last < l->count && !strcmp(sold(l, last), a->head.id))
		last++;
	*n = last - first;
	return first;
}

static const struct facility *
stands_in(const struct question *q, const struct offer *o)
{
	struct placement p = { .offer = o };
	struct ownership t = ownership_of(q->catalog, q->profile, &p);

	return facility_of(&t);
}

/* Has the offer at least as many in stock as the other? */
static bool
has_as_many(const struct question *q, const struct offer *a,
    const struct offer *b)
{
	const struct number *n = offer_available(q->catalog, a);
	const struct number *other = offer_available(q->catalog, b);

	return !n || (other && n->value >= other->value);
}

bool
offer_dominates(const struct question *q, const struct offer *a,
    const struct offer *b)
{
	if (a->price.value > b->price.value || offer_is_purchase(a) ||
	    offer_is_purchase(b) || a->holding != b->holding ||
	    strcmp(a->tier.text, b->tier.text) != 0 ||
	    contract_of(q->catalog, a) != contract_of(q->catalog, b) ||
	    stands_in(q, a) != stands_in(q, b))
		return false;
	if (fmod(b->count.value, a->count.value) > 0 ||
	    !has_as_many(q, a, b))
		return false;
	return offer_machine(a) >= offer_machine(b);
}

/* False where there is no room for what should be kept. */
static bool
keep_offer(struct block *b, const struct offer *o)
{
	size_t n = 0;

	for (size_t i = 0; i < b->offers; i++)
		if (offer_dominates(b->q, b->offer[i], o))
			return true;
	for (size_t i = 0; i < b->offers; i++)
		if (!offer_dominates(b->q, o, b->offer[i]))
			b->offer[n++] = b->offer[i];
	b->offers = n;
	if (n == BLOCK_OFFERS)
		return false;
	b->offer[b->offers++] = o;
	return true;
}

bool
offers_find(struct block *b, const struct accelerator *a,
    const struct record_list *l)
{
	size_t n, first = offers_of(l, a, &n);

	for (size_t i = first; i < first + n; i++) {
		const struct offer *o = (const struct offer *)l->item[i];

		if (accept_offer(b->q, o) && !keep_offer(b, o))
			return false;
	}
	return true;
}

/* What is sold of an accelerator and what is owned of it, as one list. */
struct sold_list {
	const struct record_list *list[2];
	size_t first[2], count[2];
};

static struct sold_list
sold_of(const struct catalog *cat, const struct accelerator *a)
{
	struct sold_list s = { .list = { slice_offers(cat, a), &cat->kept } };

	for (size_t i = 0; i < COUNT(s.list); i++)
		s.first[i] = offers_of(s.list[i], a, &s.count[i]);
	return s;
}

static const struct offer *
sold_at(const struct sold_list *s, size_t i)
{
	size_t l = i >= s->count[0];

	return (const struct offer *)
	    s->list[l]->item[s->first[l] + i - (l ? s->count[0] : 0)];
}

/* Is it accepted, and nothing better?  Of equal ones the first is kept. */
static bool
stands(const struct question *q, const struct sold_list *s, size_t at)
{
	const struct offer *o = sold_at(s, at);

	if (!accept_offer(q, o))
		return false;
	for (size_t i = 0; i < s->count[0] + s->count[1]; i++) {
		const struct offer *other = sold_at(s, i);

		if (i != at && offer_dominates(q, other, o) &&
		    (i < at || !offer_dominates(q, o, other)) &&
		    accept_offer(q, other))
			return false;
	}
	return true;
}

bool
offers_some(struct block *b, const struct accelerator *a, size_t *from)
{
	struct sold_list s = sold_of(b->q->catalog, a);
	size_t all = s.count[0] + s.count[1];

	for (b->offers = 0; *from < all && b->offers < BLOCK_OFFERS; ++*from)
		if (stands(b->q, &s, *from))
			b->offer[b->offers++] = sold_at(&s, *from);
	return b->offers > 0;
}

/* Of the offers, the one whose machine joins the most. */
static const struct offer *
largest_machine(const struct block *b)
{
	const struct offer *most = b->offer[0];

	for (size_t i = 1; i < b->offers; i++)
		if (offer_machine(b->offer[i]) > offer_machine(most))
			most = b->offer[i];
	return most;
}

bool
offers_unsold(const struct block *b, const struct placement *p,
    struct answer *out)
{
	const struct offer *most = largest_machine(b);
	double split = p->axis[AXIS_tensor];

	for (size_t i = 0; i < b->offers; i++)
		if (offer_holds(b->q->kind, b->offer[i], p))
			return false;
	*out = (struct answer){ .place = *p, .reject = REJECT_OFFER,
		.why = SAID_PLAIN(b->q->catalog->phrases, refused_units) };
	if (b->q->kind->networked && split <= offer_machine(most))
		return true;
	out->why = SAID_PLAIN(b->q->catalog->phrases, refused_machine);
	out->ground = (struct ground){ .by = &most->head, .numbers = true,
		.need = b->q->kind->networked ? split : p->count,
		.have = offer_machine(most), .base = "1", .unit = "" };
	return true;
}
