#include "search/accept.h"

#include <string.h>
#include <strings.h>

#include "kind/ownership.h"
#include "kind/slice.h"
#include "search/offers.h"
#include "search/supply.h"
#include "spec/phrase.h"

static bool
listed(const struct words *list, const char *word)
{
	if (!list->count)
		return true;
	for (size_t i = 0; i < list->count; i++)
		if (!strcmp(list->item[i].text, word))
			return true;
	return false;
}

/* Does a name of the list begin the region?  None is anywhere. */
static bool
in_region(const struct words *list, const struct word *region)
{
	if (!list->count)
		return true;
	for (size_t i = 0; region->text && i < list->count; i++)
		if (!strncasecmp(region->text, list->item[i].text,
		    strlen(list->item[i].text)))
			return true;
	return false;
}

/* Is the list not empty, and does it hold the word? */
static bool
wants(const struct words *list, const char *word)
{
	return list->count && listed(list, word);
}

/* Why no machine takes the card, or the place has no power for it, or NULL.
 * A slice is let in where its card is. */
static const char *
refused_there(const struct question *q, const struct machine *m,
    const struct accelerator *a)
{
	const struct facility *f = (const struct facility *)catalog_follow(
	    q->catalog, "facility", &q->profile->facility);
	const struct phrases *said = q->catalog->phrases;
	const char *why = m && a ? machine_refuses(said, m, a) : NULL;

	return why || !f || !a ? why : facility_refuses(said, f, a);
}

/* May the accelerators of the offer stand where the profile wants them? */
static bool
fits_there(const struct question *q, const struct offer *o)
{
	return !refused_there(q, machine_of(q->catalog, q->profile, o),
	    (const struct accelerator *)catalog_follow(q->catalog,
	    "accelerator", &o->accelerator));
}

/* A profile that only buys: why it can buy none of this accelerator. */
static const char *
refused_by_place(const struct question *q, const struct accelerator *a)
{
	const struct profile *p = q->profile;

	return p->deployment.text && !word_is(&p->deployment, "cloud") ?
	    refused_there(q, (const struct machine *)catalog_follow(
	    q->catalog, "machine", &p->machine), a) : NULL;
}

static bool
owns(const struct profile *p, const struct offer *o)
{
	return wants(&p->owns, o->holding->head.id);
}

/* Is the accelerator bought, or owned already and used where it stands? */
static bool
accept_owned(const struct question *q, const struct offer *o)
{
	const struct profile *p = q->profile;
	const char *condition = o->condition.text ? o->condition.text : "new";

	if (!q->buys || word_is(&p->deployment, "cloud"))
		return false;
	if (o->holding && (q->compares || !owns(p, o)))
		return false;
	if (offer_is_owned(o))
		return fits_there(q, o);
	if (!listed(&p->tiers, o->tier.text) || !fits_there(q, o))
		return false;
	return p->conditions.count ? listed(&p->conditions, condition) :
	    !strcmp(condition, "new");
}

bool
accept_terms(const struct question *q, const struct offer *o)
{
	const struct profile *p = q->profile;
	bool cloud = word_is(&p->deployment, "cloud");

	if (offer_is_purchase(o) || offer_is_owned(o))
		return accept_owned(q, o);
	/* Copies on owned accelerators, and others on rented ones. */
	if (o->holding && (!q->kind->copies || !q->buys || cloud ||
	    !owns(p, o) || !fits_there(q, o)))
		return false;
	return listed(&p->tiers, o->tier.text) && !q->compares &&
	    (cloud || !p->deployment.text) &&
	    rents_from(p, o) &&
	    in_region(&p->regions, &o->region);
}

/* Rented accelerators of a tier that the profile takes. */
static bool
rents(const struct question *q, const struct offer *o)
{
	const struct profile *p = q->profile;

	return !offer_is_purchase(o) && !offer_is_owned(o) && !o->holding &&
	    !q->compares && listed(&p->tiers, o->tier.text) &&
	    (word_is(&p->deployment, "cloud") || !p->deployment.text);
}

const char *
accept_nowhere(const struct question *q, const struct accelerator *a)
{
	const struct record_list *list = slice_offers(q->catalog, a);
	const struct profile *p = q->profile;
	const char *why = NULL;
	size_t n, first = offers_of(list, a, &n);

	for (size_t i = first; i < first + n; i++) {
		const struct offer *o = (const struct offer *)list->item[i];
		bool sold = rents_from(p, o);
		bool here = in_region(&p->regions, &o->region);

		if (!rents(q, o) || (sold && here))
			continue;
		if (here)
			return SAID_PLAIN(q->catalog->phrases, refused_seller);
		if (sold)
			why = SAID_PLAIN(q->catalog->phrases, refused_region);
		else if (!why)
			why = SAID_PLAIN(q->catalog->phrases,
			    refused_elsewhere);
	}
	return why;
}

bool
accept_offer(const struct question *q, const struct offer *o)
{
	return o != q->without && accept_terms(q, o) && supply_in_time(q, o);
}

/* Power is that of the whole card, also for a slice of it. */
static const char *
refused_by_power(const struct question *q, const struct accelerator *a)
{
	const struct accelerator *card = a->slice ?
	    (const struct accelerator *)catalog_follow(q->catalog,
	    "accelerator", &a->slice->accelerator) : a;
	const struct number *most = &q->profile->max_power;

	if (!most->fact.given)
		return NULL;
	if (!card->power.fact.given)
		return SAID_PLAIN(q->catalog->phrases,
		    refused_power_unrecorded);
	return card->power.value > most->value ?
	    SAID_PLAIN(q->catalog->phrases, refused_power) : NULL;
}

const char *
accept_accelerator(const struct question *q, const struct accelerator *a)
{
	const struct profile *p = q->profile;

	if (!listed(&p->segments, a->segment.text))
		return SAID_PLAIN(q->catalog->phrases, refused_segment);
	if (a->slice && kind_of(q->workload)->whole)
		return SAID_PLAIN(q->catalog->phrases, refused_slice_here);
	if (a->slice && !q->slices)
		return SAID_PLAIN(q->catalog->phrases, refused_slice);
	if (!listed(&q->workload->accelerators, a->head.id) && !(a->slice &&
	    listed(&q->workload->accelerators, a->slice->accelerator.text)))
		return SAID_PLAIN(q->catalog->phrases, refused_unlisted);
	if (wants(&p->needs, "ecc") && !a->ecc.text)
		return SAID_PLAIN(q->catalog->phrases, refused_ecc_unrecorded);
	if (wants(&p->needs, "ecc") && word_is(&a->ecc, "no"))
		return SAID_PLAIN(q->catalog->phrases, refused_ecc);
	return refused_by_power(q, a) ? refused_by_power(q, a) :
	    refused_by_place(q, a);
}

double
accept_count(const struct profile *p, double node, double most)
{
	if (word_is(&p->skills, "one_card"))
		return 1;
	return word_is(&p->skills, "one_node") && node < most ? node : most;
}
