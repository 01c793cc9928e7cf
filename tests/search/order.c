/*
 * What an answer comes to as an order, over tests/guide: every expected value
 * is worked out by hand in the row's name.
 */
#include "check.h"

#include <math.h>
#include <string.h>

#include "search/order.h"
#include "fixture.h"

static const double HOUR = 3600;

struct kit {
	struct arena *arena;
	struct catalog *catalog;
};

static struct kit
kit_open(void)
{
	struct kit k;

	k.catalog = fixture_load(&k.arena, "tests/guide");
	return k;
}

static struct profile *
profile_of(const struct kit *k, const char *id)
{
	const struct record_list *l = &k->catalog->profiles;

	for (size_t i = 0; i < l->count; i++)
		if (!strcmp(l->item[i]->id, id))
			return (struct profile *)l->item[i];
	return NULL;
}

static const struct order *
ask(const struct kit *k, const char *workload, const char *profile)
{
	const struct whom whom = {
		(const struct workload *)catalog_find(&k->catalog->workloads,
		    workload),
		(const struct profile *)catalog_find(&k->catalog->profiles,
		    profile), NULL, false };
	const struct decision *d = decide_for(k->arena, k->catalog, whom,
	    1)->item;

	assert_true(d->ranked_count > 0);
	return d->ranked->order;
}

/* Whatever is ordered: the counts and the money add up. */
static void
adds_up(const struct order *o)
{
	check_close("copies and what is idle", o->copies *
	    o->accelerators_per_copy + o->idle_accelerators, o->accelerators,
	    0);
	check_close("upfront, running and rent", o->usd_upfront +
	    o->usd_running + o->usd_run + o->usd_per_month * fmax(
	    o->horizon_months, o->commitment_months), o->usd_total, 1e-12);
	check_close("a month to the end", o->usd_per_month *
	    o->commitment_months, o->usd_committed, 1e-12);
	assert_true(o->machines >= 1 && o->machines <= o->accelerators);
}

static void
rented(void **state)
{
	struct kit k = kit_open();
	const struct order *o = ask(&k, "chat", "team");

	(void)state;
	assert_string_equal(o->accelerator->head.id, "beta");
	assert_string_equal(tenure_word(o->tenure), "rent");
	check_close("by hand: 0.8 USD an hour for 100 hours a month",
	    o->usd_per_month, 80, 1e-12);
	check_close("by hand: 36 months of it", o->usd_total, 2880, 1e-12);
	check_close("by hand: all of it is this workload's",
	    o->usd_attributed, 2880, 1e-12);
	check_close("by hand: 36 times 100 hours", o->attributed_hours, 3600,
	    1e-12);
	check_close("nothing is paid at once", o->usd_upfront, 0, 0);
	check_close("the price of one", o->price * HOUR, 0.8, 1e-12);
	check_close("the guide is as old as its newest price",
	    o->price_age_days, 0, 0);
	adds_up(o);
	arena_free(k.arena);
}

static void
bought(void **state)
{
	struct kit k = kit_open();
	const struct order *o = ask(&k, "chat", "owner");

	(void)state;
	assert_string_equal(tenure_word(o->tenure), "buy");
	check_close("by hand: the card, nothing beside it", o->usd_upfront,
	    8760, 1e-12);
	check_close("by hand: 2 * 500 W at 80 percent, PUE 1.5, 0.1 USD/kWh, "
	    "12 times 365 hours", o->usd_running, 1.2 * 0.1 * 4380, 1e-9);
	check_close("by hand: both", o->usd_total, 9285.6, 1e-9);
	check_close("by hand: half of it comes back", o->usd_resale, 4380,
	    1e-9);
	check_close("by hand: 12 times 365 hours", o->attributed_hours, 4380,
	    1e-9);
	check_close("nobody is paid a month", o->usd_per_month, 0, 0);
	adds_up(o);
	arena_free(k.arena);
}

/* A run that is done once and rented by the hour: nothing a month. */
static void
rented_for_a_run(void **state)
{
	struct kit k = kit_open();
	const struct order *o = ask(&k, "tune", "team");

	(void)state;
	assert_string_equal(tenure_word(o->tenure), "rent");
	check_close("no month of it is like another", o->usd_per_month, 0, 0);
	check_close("it is paid once", o->usd_run, o->usd_attributed, 1e-12);
	check_close("by hand: its hours of 730 a month", o->horizon_months,
	    o->attributed_hours / 730, 1e-12);
	check_close("and that is all", o->usd_total, o->usd_run, 0);
	adds_up(o);
	arena_free(k.arena);
}

static void
many_tokens(const struct kit *k, const char *workload, double tokens)
{
	const struct record_list *l = &k->catalog->workloads;

	for (size_t i = 0; i < l->count; i++)
		if (!strcmp(l->item[i]->id, workload))
			((struct number *)record_slot(l->item[i],
			    record_type_find(l->item[i]->type,
			    "train_tokens")))->value = tokens;
}

/*
 * A run buys all of the card where nothing else uses it: by hand, 8760 USD of
 * which half comes back after the year, 10 percent of interest on what is
 * bound, and the energy of the run's hours.
 */
static void
bought_for_a_run(void **state)
{
	struct kit k = kit_open();
	struct profile *owner = profile_of(&k, "owner");
	const struct order *o;
	double alone;

	(void)state;
	/* Time is billed by the second: hours, not seconds, of work. */
	many_tokens(&k, "tune", 1e9);
	/* Nothing is rented: "purchase" is the second of two. */
	owner->tiers.item++;
	owner->tiers.count = 1;
	o = ask(&k, "tune", "owner");
	assert_string_equal(tenure_word(o->tenure), "buy");
	assert_false(o->pooled);
	alone = o->usd_attributed;
	check_close("by hand: 8760 * 1.1 - 4380, and little energy", alone,
	    5256, 1e-3);
	adds_up(o);
	owner->pool.value = 365 * HOUR;
	owner->pool.fact.given = true;
	o = ask(&k, "tune", "owner");
	assert_true(o->pooled);
	check_close("by hand: of half of 8760 hours, the hours of the run",
	    o->usd_attributed, 5256 * o->attributed_hours / 4380 +
	    1.2 * 0.1 * o->attributed_hours, 1e-3);
	adds_up(o);
	arena_free(k.arena);
}

/* Rent is paid while machines boot and read weights: an hour more, by hand. */
static void
start_is_paid(void **state)
{
	struct kit k = kit_open();
	struct profile *p = profile_of(&k, "owner");
	const struct order *o;
	double hours, usd;

	(void)state;
	many_tokens(&k, "tune", 1e9);
	/* "purchase" is the second of two: it rents. */
	p->tiers.count = 1;
	p->run_start.fact.given = true;
	p->run_start.value = 0;
	o = ask(&k, "tune", "owner");
	hours = o->attributed_hours;
	usd = o->usd_attributed;
	p->run_start.value = HOUR;
	o = ask(&k, "tune", "owner");
	check_close("an hour more", o->attributed_hours, hours + 1, 1e-12);
	check_close("its rent", o->usd_attributed, usd * (hours + 1) / hours,
	    1e-3);
	adds_up(o);
	arena_free(k.arena);
}

/* Of two sizes of one seller the lesser counts for the median. */
static void
like(void **state)
{
	struct kit k = kit_open();
	const struct record_list *l = &k.catalog->offers;
	const struct offer *eight = NULL;
	struct like_offers all;

	(void)state;
	for (size_t i = 0; i < l->count; i++)
		if (((const struct offer *)l->item[i])->count.value > 7)
			eight = (const struct offer *)l->item[i];
	assert_non_null(eight);
	all = offers_like(k.arena, k.catalog, eight);
	check_close("one and eight of acme", (double)all.offers, 2, 0);
	check_close("one seller", (double)all.providers, 1, 0);
	check_close("2 USD an hour", all.low * HOUR, 2, 1e-12);
	check_close("the same", all.median * HOUR, 2, 1e-12);
	check_close("18 USD for eight", all.high * HOUR, 2.25, 1e-12);
	arena_free(k.arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(rented), cmocka_unit_test(bought),
		cmocka_unit_test(rented_for_a_run),
		cmocka_unit_test(bought_for_a_run),
		cmocka_unit_test(start_is_paid), cmocka_unit_test(like),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
