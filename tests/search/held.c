/*
 * What is owned already and what is bought second hand, over tests/guide:
 * every expected value is worked out by hand in the row's name.
 */
#include "check.h"

#include <string.h>

#include "search/accept.h"
#include "search/holdings.h"
#include "search/search.h"
#include "fixture.h"

static const double HOUR = 3600;

struct kit {
	struct arena *arena;
	struct catalog *catalog;
	struct profile *profile;
	struct holding *holding;
	struct workload *workload;
};

static struct kit
kit_open(void)
{
	struct kit k;

	k.catalog = fixture_load(&k.arena, "tests/guide");
	k.profile = fixture_record(&k.catalog->profiles, "keeper");
	k.holding = fixture_record(&k.catalog->holdings, "old");
	k.workload = fixture_record(&k.catalog->workloads, "chat");
	return k;
}

static const struct answer *
ask(const struct kit *k)
{
	const struct whom whom = { k->workload, k->profile, NULL, false };

	return decide_accelerator(k->arena, k->catalog, decide_for(k->arena,
	    k->catalog, whom, 1)->item,
	    fixture_record(&k->catalog->accelerators,
	    "alpha"), NULL);
}

static double
row(const struct answer *a, const char *name)
{
	return a->value[chain_slot(chain_find("serve"), name)];
}

/* So many times what one copy can do. */
static void
want(const struct kit *k, double copies)
{
	const struct field *f = record_type_find(k->workload->head.type,
	    "request_rate");
	struct number *n = record_slot(&k->workload->head, f);

	n->value = copies * row(ask(k), "request_capacity");
	n->fact.given = true;
}

static void
used_as_it_is(void **state)
{
	struct kit k = kit_open();
	const struct answer *a = ask(&k);

	(void)state;
	assert_string_equal(a->place.offer->tier.text, "owned");
	check_close("half of 4380 after a year", row(a, "held_resale"), 2190,
	    1e-12);
	check_close("(4380 - 2190 / 1.1) * 1.1 a year, over 8760 h",
	    row(a, "held_annuity") * HOUR, 0.3, 1e-12);
	check_close("0.3 / 0.5 + 0.12", row(a, "held_price") * HOUR, 0.72,
	    1e-12);
	check_close("one of them", row(a, "usd_per_h") * HOUR, 0.72, 1e-12);
	check_close("and no other", row(a, "missing"), 0, 0);
	check_close("0.3 * 8760 and 0.12 * 4380", row(a, "held_cost"), 3153.6,
	    1e-12);
	arena_free(k.arena);
}

/* What was paid for it changes nothing: it is gone. */
static void
sunk(void **state)
{
	struct kit k = kit_open();

	(void)state;
	k.holding->paid.value = 1e6;
	check_close("sunk", row(ask(&k), "usd_per_h") * HOUR, 0.72, 1e-12);
	arena_free(k.arena);
}

static void
extended(void **state)
{
	struct kit k = kit_open();
	const struct answer *a;

	(void)state;
	want(&k, 2.5);
	a = ask(&k);
	check_close("three are needed", row(a, "accelerators"), 3, 0);
	assert_string_equal(a->place.offer->tier.text, "purchase");
	assert_ptr_equal(a->place.offer->holding, k.holding);
	check_close("2 * 0.72 + 1.32", row(a, "usd_per_h") * HOUR, 2.76,
	    1e-12);
	check_close("a third of it", row(a, "price") * HOUR, 0.92, 1e-12);
	arena_free(k.arena);
}

/* Three are needed and two are owned: each way to go on. */
static void
rented(void **state)
{
	struct kit k = kit_open();
	const struct whom whom = { k.workload, k.profile, NULL, false };
	const struct answer *const *way;

	(void)state;
	want(&k, 2.5);
	way = holdings_of(k.arena, k.catalog, decide_for(k.arena, k.catalog,
	    whom, 1)->item, k.holding)->way;
	assert_int_equal(way[HOLDINGS_USE]->reject, REJECT_LIMIT);
	check_close("needs", way[HOLDINGS_USE]->need, 3, 0);
	check_close("2 * 0.72 + 1.32", row(way[HOLDINGS_BUY], "usd_per_h") *
	    HOUR, 2.76, 1e-12);
	check_close("2 * 0.72 and a rent of 2", row(way[HOLDINGS_RENT],
	    "usd_per_h") * HOUR, 3.44, 1e-12);
	check_close("two are used", row(way[HOLDINGS_RENT], "used_held"), 2, 0);
	check_close("one is rented", row(way[HOLDINGS_RENT],
	    "missing_billed"), 1, 0);
	check_close("3 * 1.32", row(way[HOLDINGS_SELL], "usd_per_h") * HOUR,
	    3.96, 1e-12);
	arena_free(k.arena);
}

/* What is rented is chosen where nothing may be bought; a run is not split. */
static void
split(void **state)
{
	struct word hourly = { "on_demand", { .given = true } };
	struct kit k = kit_open();
	const struct answer *a;
	struct question q;

	(void)state;
	want(&k, 2.5);
	k.profile->tiers = (struct words){ &hourly, 1, { .given = true } };
	a = ask(&k);
	assert_ptr_equal(a->place.offer->holding, k.holding);
	assert_string_equal(a->place.offer->tier.text, "on_demand");
	check_close("2 * 0.72 and a rent of 2", row(a, "usd_per_h") * HOUR,
	    3.44, 1e-12);
	search_question(&q, k.catalog, k.workload, k.profile);
	assert_true(accept_terms(&q, a->place.offer));
	search_question(&q, k.catalog,
	    fixture_record(&k.catalog->workloads, "tune"),
	    k.profile);
	assert_false(accept_terms(&q, a->place.offer));
	arena_free(k.arena);
}

/* Three are needed, two are owned, and nothing may be bought. */
static void
too_few(void **state)
{
	struct word spot = { "spot", { .given = true } };
	struct kit k = kit_open();
	const struct answer *a;

	(void)state;
	want(&k, 2.5);
	k.profile->tiers = (struct words){ &spot, 1, { .given = true } };
	k.profile->providers = k.profile->owns;
	a = ask(&k);
	assert_int_equal(a->reject, REJECT_LIMIT);
	assert_string_equal(a->limit->name, "available");
	check_close("needs", a->need, 3, 0);
	check_close("has", a->have, 2, 0);
	arena_free(k.arena);
}

/* Three are needed, two are owned, and a seller has none, then one. */
static void
sold_out(void **state)
{
	struct word bought = { "purchase", { .given = true } };
	struct kit k = kit_open();
	struct record_list *l = &k.catalog->kept;
	const struct answer *a;

	(void)state;
	want(&k, 2.5);
	k.profile->tiers = (struct words){ &bought, 1, { .given = true } };
	for (size_t i = 0; i < l->count + k.catalog->offers.count; i++) {
		struct offer *o = (struct offer *)(i < l->count ? l->item[i] :
		    k.catalog->offers.item[i - l->count]);

		o->available.fact.given = true;
	}
	a = ask(&k);
	assert_int_equal(a->reject, REJECT_LIMIT);
	assert_string_equal(a->limit->title, "GPUs in stock");
	check_close("has two", a->have, 2, 0);
	for (size_t i = 0; i < l->count; i++)
		((struct offer *)l->item[i])->available.value = 1;
	a = ask(&k);
	assert_int_equal(a->reject, REJECT_NONE);
	check_close("two and one", row(a, "offer_most"), 3, 0);
	check_close("one is bought", row(a, "missing_billed"), 1, 0);
	arena_free(k.arena);
}

/* At 20000 USD keeping it costs 12000 / 8760 / 0.5 + 0.12 = 2.86 USD/h. */
static void
sold(void **state)
{
	struct kit k = kit_open();
	const struct answer *a;

	(void)state;
	k.holding->value.value = 20000;
	a = ask(&k);
	assert_null(a->place.offer->holding);
	check_close("a new one", row(a, "usd_per_h") * HOUR, 1.32, 1e-12);
	arena_free(k.arena);
}

static void
of_others(void **state)
{
	struct kit k = kit_open();

	(void)state;
	k.profile->owns.count = 0;
	assert_null(ask(&k)->place.offer->holding);
	k.profile->owns.count = 1;
	k.profile->deployment.text = "cloud";
	assert_null(ask(&k)->place.offer->holding);
	arena_free(k.arena);
}

/* One in ten fails in a year, half of which is under warranty. */
static void
second_hand(void **state)
{
	struct kit k = kit_open();
	struct offer *o = NULL;
	struct word condition = { "used", { .given = true } };

	(void)state;
	for (size_t i = 0; i < k.catalog->offers.count; i++)
		if (!strcmp(((struct offer *)k.catalog->offers.item[i])->
		    tier.text, "purchase"))
			o = (struct offer *)k.catalog->offers.item[i];
	k.profile->owns.count = 0;
	o->condition.text = "used";
	((struct facility *)fixture_record(&k.catalog->facilities, "room"))->
	    failure_rate = (struct number){ 0.1 / 31536000, { .given = true } };
	o->warranty = (struct number){ 15768000, { .given = true } };
	assert_string_equal(ask(&k)->place.offer->tier.text, "on_demand");
	k.profile->conditions = (struct words){ &condition, 1,
	    { .given = true } };
	assert_string_equal(ask(&k)->place.offer->tier.text, "purchase");
	check_close("438 USD a year more: 0.65 / 0.5 + 0.12",
	    row(ask(&k), "usd_per_h") * HOUR, 1.42, 1e-12);
	arena_free(k.arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(used_as_it_is),
		cmocka_unit_test(sunk),
		cmocka_unit_test(extended),
		cmocka_unit_test(rented),
		cmocka_unit_test(split),
		cmocka_unit_test(too_few),
		cmocka_unit_test(sold_out),
		cmocka_unit_test(sold),
		cmocka_unit_test(of_others),
		cmocka_unit_test(second_hand),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
