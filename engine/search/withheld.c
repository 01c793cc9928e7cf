#include "search/withheld.h"

#include <math.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "search/caution.h"
#include "spec/phrase.h"
#include "unit/number.h"

/* The decision of the same workload and profile, or NULL. */
static const struct decision *
same_of(const struct decisions *all, const struct decision *d)
{
	for (size_t i = 0; i < all->count; i++)
		if (!strcmp(all->item[i].workload->head.id,
		    d->workload->head.id) && !strcmp(
		    all->item[i].profile->head.id, d->profile->head.id))
			return &all->item[i];
	return NULL;
}

static bool
is_same(double a, double b)
{
	return fabs(a - b) <= 1e-9 * fmax(fabs(a), fabs(b));
}

/* Do both choose the same, at the same cost? */
static bool
agree(const struct decision *a, const struct decision *b)
{
	if (!a->ranked_count || !b->ranked_count)
		return a->ranked_count == b->ranked_count;
	return !strcmp(a->ranked->id, b->ranked->id) &&
	    is_same(a->ranked->objective, b->ranked->objective) &&
	    (!a->ranked->order || !b->ranked->order ||
	    is_same(a->ranked->order->usd_total,
	    b->ranked->order->usd_total));
}

/* The steps 1, 2, 5, 10, ... around an amount. */
static void
set_band(struct withheld *w, double usd)
{
	static const double steps[] = { 1, 2, 5, 10 };
	double power = usd > 0 ? pow(10, floor(log10(usd))) : 0;

	w->usd_low = w->usd_high = 0;
	for (size_t i = 0; usd > 0 && i < 3; i++)
		if (usd >= power * steps[i]) {
			w->usd_low = power * steps[i];
			w->usd_high = power * steps[i + 1];
		}
}

static const struct withheld *
withhold(struct arena *arena, const struct order *o)
{
	struct withheld *w = ARENA_NEW(arena, struct withheld);

	w->monthly = o && !o->buys && o->usd_per_month > 0 &&
	    o->horizon_months >= 1;
	set_band(w, !o ? 0 : w->monthly ? o->usd_per_month : o->usd_total);
	return w;
}

void
withheld_mark(struct arena *arena, const struct decisions *whole,
    struct decisions *published)
{
	for (size_t i = 0; i < published->count; i++) {
		struct decision *d = &published->item[i];
		const struct decision *own = same_of(whole, d);
		const struct phrases *phrases =
		    decision_phrases(d);

		if (!own || agree(own, d) || !own->ranked_count)
			continue;
		d->withheld = withhold(arena, own->ranked->order);
		if (d->ranked_count && d->ranked->order)
			caution_withheld(arena, phrases,
			    d->ranked->order, withheld_band(arena, phrases,
			    d->withheld));
	}
}

const char *
withheld_band(struct arena *arena, const struct phrases *p,
    const struct withheld *w)
{
	bool known = w->usd_high > 0;

	return SAID(arena, p, withheld_band,
	    .low = known ? number_usd(arena, w->usd_low) : NULL,
	    .high = known ? number_usd(arena, w->usd_high) : NULL,
	    .monthly = w->monthly ? "yes" : NULL);
}
