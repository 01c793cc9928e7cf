/* What a change asks of who signs, and what is at stake. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/map.h"
#include "cmd/change.h"
#include "feed/json.h"

/* A share that staying may cost more, and be left alone. */
static const double material = 0.05;

const char *const change_actions[CHANGE_ACTIONS] = { "", "switch", "re-quote",
	"sign", "ignore" };

/* Is what ranks all that the answer costs, as of one run? */
static bool
is_run(const struct json *answer)
{
	double all = json_number_of(answer, "usd_attributed");

	return fabs(json_number_of(answer, "objective") - all) <= 1e-9 * all;
}

/* What the choice costs a month over its horizon; of a run, all of it. */
static double
paid(const struct changes *all, const struct change *c)
{
	const struct json *now = change_choice(c->now);
	const struct json *order = change_order(all->new, c->id);
	double usd = json_number_of(now, "usd_attributed");
	double months = json_number_of(order, "horizon_months");

	return is_run(now) || !(months > 0) ? usd : usd / months;
}

const char *
change_doubt(const struct edition *e, const struct json *answer)
{
	const struct json *offer = map_get(e->offer, json_text_of(answer,
	    "offer"));
	const struct json *stale = offer ? json_member(offer, "stale") : NULL;
	const char *evidence = json_text_of(offer, "evidence");

	if (*evidence && strcmp(evidence, "confirmed") != 0)
		return evidence;
	return stale && stale->number > 0 ? "stale" : NULL;
}

/* One figure: by what the policy ranks first, and that in money. */
static void
weigh(const struct changes *all, struct change *c)
{
	const struct json *now = change_choice(c->now);
	double best = json_number_of(now, "objective");

	c->share = c->stake = (double)NAN;
	if (!now)
		return;
	c->of_run = is_run(now);
	if (!c->stays || !(best > 0))
		return;
	c->share = json_number_of(c->stays, "objective") / best - 1;
	c->stake = c->share * paid(all, c);
}

static enum change_action
action_of(const struct changes *all, const struct change *c)
{
	const struct json *now = change_choice(c->now);

	if (c->type == CHANGE_flipped && !now)
		return ACTION_requote;
	if ((c->type == CHANGE_flipped && !change_choice(c->was)) ||
	    (c->type != CHANGE_flipped && change_unsigned(all, c)))
		return ACTION_sign;
	if (c->type != CHANGE_flipped)
		return ACTION_none;
	if (c->share <= material)
		return ACTION_ignore;
	return change_doubt(all->new, now) ? ACTION_requote : ACTION_switch;
}

/* Before all those who cannot stay, then the most at stake. */
static int
by_stake(const void *left, const void *right)
{
	const struct change *a = left, *b = right;

	if (a->type != b->type)
		return a->type < b->type ? -1 : 1;
	if (isnan(a->stake) != isnan(b->stake))
		return isnan(a->stake) ? -1 : 1;
	if (a->stake > b->stake || a->stake < b->stake)
		return a->stake > b->stake ? -1 : 1;
	return strcmp(a->id, b->id);
}

void
changes_weigh(struct changes *all)
{
	for (size_t i = 0; i < all->count; i++) {
		weigh(all, &all->item[i]);
		all->item[i].action = action_of(all, &all->item[i]);
	}
	/* Those of one type stand together, the flips first. */
	if (all->types[CHANGE_flipped])
		qsort(all->item, all->types[CHANGE_flipped],
		    sizeof(*all->item), by_stake);
}
