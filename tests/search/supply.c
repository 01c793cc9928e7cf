/* What comes too late, over tests/guide. */
#include "check.h"

#include "base/array.h"
#include "kind/ownership.h"
#include "search/accept.h"
#include "search/grade.h"
#include "search/order.h"
#include "search/supply.h"
#include "fixture.h"

#define W(x) { .text = (x), .fact = { .given = true } }
#define FACT(x) { .value = (x), .fact = { .given = true } }

static const double WEEK = 604800;

struct kit {
	struct arena *arena;
	struct catalog *catalog;
	struct profile *profile;
	struct workload *workload;
	struct facility *facility;
	struct contract contract[3];
	struct record *contracts[3];
};

/* Rented in a week; bought in 10, of generation One in 20. */
static void
kit_open(struct kit *k)
{
	static const struct word one = W("One");
	const struct record_type *t = fixture_type("contract");

	*k = (struct kit){ 0 };
	k->catalog = fixture_load(&k->arena, "tests/guide");
	k->profile = fixture_record(&k->catalog->profiles, "owner");
	k->workload = fixture_record(&k->catalog->workloads, "chat");
	k->facility = fixture_record(&k->catalog->facilities, "room");
	k->contract[0] = (struct contract){ .head = { .id = "bought",
		.type = t }, .name = W("Bought"), .tier = W("purchase"),
		.lead_time = FACT(10 * WEEK) };
	k->contract[1] = (struct contract){ .head = { .id = "bought-one",
		.type = t }, .name = W("Bought, One"), .tier = W("purchase"),
		.architectures = { &one, 1, { 0 } },
		.lead_time = FACT(20 * WEEK) };
	k->contract[2] = (struct contract){ .head = { .id = "hourly",
		.type = t }, .name = W("Hourly"), .tier = W("on_demand"),
		.lead_time = FACT(WEEK) };
	for (size_t i = 0; i < 3; i++)
		k->contracts[i] = &k->contract[i].head;
	k->catalog->contracts = (struct record_list){ k->contracts, 3, 3 };
}

static const struct offer *
offer_of(struct kit *k, const char *card, const char *tier)
{
	for (size_t i = 0; i < k->catalog->offers.count; i++) {
		const struct offer *o = (const struct offer *)
		    k->catalog->offers.item[i];

		if (!strcmp(o->accelerator.text, card) &&
		    !strcmp(o->tier.text, tier))
			return o;
	}
	return NULL;
}

static void
leading(void **state)
{
	struct kit k;
	struct lead l;
	struct offer own;

	(void)state;
	kit_open(&k);
	l = supply_lead(k.catalog, k.profile, offer_of(&k, "alpha",
	    "on_demand"));
	check_close("rented, by its contract", l.time, WEEK, 0);
	l = supply_lead(k.catalog, k.profile, offer_of(&k, "alpha",
	    "purchase"));
	check_close("the generation says more", l.time, 20 * WEEK, 0);
	check_text("and is named", l.by->id, "bought-one");
	k.facility->lead_time = (struct number)FACT(30 * WEEK);
	l = supply_lead(k.catalog, k.profile, offer_of(&k, "alpha",
	    "purchase"));
	check_close("the place takes longer", l.time, 30 * WEEK, 0);
	check_text("and is named", l.by->id, "room");
	own = *offer_of(&k, "alpha", "on_demand");
	own.lead_time = (struct number)FACT(0);
	l = supply_lead(k.catalog, k.profile, &own);
	assert_true(l.known);
	check_close("the offer's own before all", l.time, 0, 0);
	k.catalog->contracts.count = 0;
	assert_false(supply_lead(k.catalog, k.profile, offer_of(&k, "alpha",
	    "on_demand")).known);
	arena_free(k.arena);
}

/* The profile's and the workload's limit; then both offers are too late. */
static void
limits(void **state)
{
	struct kit k;
	struct question q;
	struct ground g = { 0 };
	const struct offer *hourly, *bought;
	const struct accelerator *alpha;

	(void)state;
	kit_open(&k);
	search_question(&q, k.catalog, k.workload, k.profile);
	q.buys = true;
	q.compares = false;
	hourly = offer_of(&k, "alpha", "on_demand");
	bought = offer_of(&k, "alpha", "purchase");
	alpha = fixture_record(&k.catalog->accelerators, "alpha");
	assert_true(accept_offer(&q, hourly) && accept_offer(&q, bought));
	k.profile->max_lead_time = (struct number)FACT(20 * WEEK);
	assert_true(accept_offer(&q, hourly) && accept_offer(&q, bought));
	k.workload->needed_within = (struct number)FACT(2 * WEEK);
	assert_true(accept_offer(&q, hourly));
	assert_false(accept_offer(&q, bought));
	assert_null(supply_late(&q, alpha, &g));
	k.workload->needed_within.value = WEEK / 2;
	assert_false(accept_offer(&q, hourly));
	assert_non_null(supply_late(&q, alpha, &g));
	assert_ptr_equal(g.by, &k.contract[2].head);
	check_close("the soonest is told", g.need, WEEK, 0);
	check_close("and what is asked", g.have, WEEK / 2, 0);
	k.catalog->contracts.count = 0;
	assert_true(accept_offer(&q, hourly));
	arena_free(k.arena);
}

/* Of the contract's own quota none is left; then that is only assumed. */
static void
quotas(void **state)
{
	struct whom whom;
	struct kit k;
	const struct decision *d;

	(void)state;
	kit_open(&k);
	k.profile->deployment = (struct word)W("cloud");
	k.contract[2].quota = (struct number)FACT(0);
	whom = (struct whom){ k.workload, k.profile, NULL, false };
	d = decide_for(k.arena, k.catalog, whom, 1)->item;
	check_int("a stated quota keeps all out", (int)d->ranked_count, 0);
	check_text("by its limit", d->rejected->limit->name, "available");
	k.contract[2].quota.fact.assume = "nobody says";
	d = decide_for(k.arena, k.catalog, whom, 1)->item;
	assert_true(d->ranked_count > 0);
	check_text("an assumed one does not", d->ranked->order->offer->tier.
	    text, "on_demand");
	assert_true(d->ranked->order->reasons & 1u << REASON_supply);
	arena_free(k.arena);
}

/* By the hour nothing, a year of contract, the horizon of what is bought. */
static void
bound(void **state)
{
	struct kit k;
	struct offer year;

	(void)state;
	kit_open(&k);
	check_close("by the hour", offer_bound(k.catalog, k.profile,
	    offer_of(&k, "alpha", "on_demand")), 0, 0);
	year = *offer_of(&k, "alpha", "on_demand");
	k.contract[2].commitment = (struct number)FACT(12 * 730 * 3600.);
	check_close("a year", offer_bound(k.catalog, k.profile, &year), 12,
	    1e-12);
	k.profile->horizon = (struct number)FACT(5 * 365 * 86400.);
	check_close("bought, and kept for five", offer_bound(k.catalog,
	    k.profile, offer_of(&k, "alpha", "purchase")), 60, 1e-12);
	arena_free(k.arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(leading),
		cmocka_unit_test(limits),
		cmocka_unit_test(quotas),
		cmocka_unit_test(bound),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
