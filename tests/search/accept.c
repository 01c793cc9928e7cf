/* What a profile lets in, over tests/guide. */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "search/accept.h"
#include "search/search.h"
#include "fixture.h"

struct kit {
	struct arena *arena;
	struct catalog *catalog;
	struct profile *profile;
	struct question question;
};

/* The workload "chat" for a profile that tests may change. */
static struct kit
kit_open(void)
{
	struct kit k;
	const struct record *w;

	k.catalog = fixture_load(&k.arena, "tests/guide");
	k.profile = fixture_record(&k.catalog->profiles, "team");
	w = catalog_find(&k.catalog->workloads, "chat");
	search_question(&k.question, k.catalog, (const struct workload *)w,
	    k.profile);
	return k;
}

static struct accelerator *
alpha(struct kit *k)
{
	return fixture_record(&k->catalog->accelerators, "alpha");
}

static struct word
given(const char *text)
{
	return (struct word){ text, { .given = true } };
}

/* How many of the catalogue's offers are accepted. */
static size_t
accepted(const struct kit *k)
{
	size_t n = 0;

	for (size_t i = 0; i < k->catalog->offers.count; i++)
		n += accept_offer(&k->question, (const struct offer *)
		    k->catalog->offers.item[i]);
	return n;
}

/* By the hour acme sells three things and other one. */
static void
kinds_of_sellers(void **state)
{
	struct kit k = kit_open();
	struct provider cloud = { .sells_as = given("cloud") };
	struct word market = given("marketplace"), kind = given("cloud");
	struct word other = given("other"), hourly = given("on_demand");
	size_t all;

	(void)state;
	k.profile->tiers = (struct words){ &hourly, 1, { .given = true } };
	all = accepted(&k);
	for (size_t i = 0; i < k.catalog->offers.count; i++) {
		struct offer *o = (struct offer *)k.catalog->offers.item[i];

		o->seller = strcmp(o->provider.text, "acme") ? NULL : &cloud;
	}
	check_int("acme's three by the hour, other's one", (int)all, 4);
	k.profile->sellers = (struct words){ &kind, 1, { .given = true } };
	check_int("clouds", (int)accepted(&k), 3);
	k.profile->sellers = (struct words){ &market, 1, { .given = true } };
	check_int("marketplaces, and acme is none", (int)accepted(&k), 0);
	k.profile->providers = (struct words){ &other, 1, { .given = true } };
	check_int("where one is named, it alone", (int)accepted(&k), 1);
	arena_free(k.arena);
}

/* What must stand in the cloud is rented, what must not is bought. */
static void
where_it_runs(void **state)
{
	struct kit k = kit_open();
	size_t any = accepted(&k);

	(void)state;
	assert_true(any > 0);
	k.profile->deployment = given("cloud");
	assert_int_equal(accepted(&k), any);
	k.profile->deployment = given("on_prem");
	assert_int_equal(accepted(&k), 0);
	k.profile->deployment = given("edge");
	assert_int_equal(accepted(&k), 0);
	k.profile->deployment = given("air_gapped");
	assert_int_equal(accepted(&k), 0);
	arena_free(k.arena);
}

static void
buying(void **state)
{
	struct kit k = kit_open();
	struct word tier = given("purchase");

	(void)state;
	k.profile->tiers = (struct words){ &tier, 1, { .given = true } };
	k.profile->facility = given("room");
	k.question.buys = true;
	assert_true(accepted(&k) > 0);
	k.profile->deployment = given("air_gapped");
	assert_true(accepted(&k) > 0);
	k.profile->deployment = given("cloud");
	assert_int_equal(accepted(&k), 0);
	arena_free(k.arena);
}

/* "eu" begins eu-central-1 and Europe-West4, and neither us nor nothing. */
static void
regions(void **state)
{
	static const struct { const char *region; bool in; } rows[] = {
		{ "eu-central-1", true }, { "Europe-West4", true },
		{ "us", false }, { "neu", false }, { NULL, false },
	};
	struct kit k = kit_open();
	struct word eu = given("eu");
	struct offer *o = NULL;

	(void)state;
	for (size_t i = 0; i < k.catalog->offers.count && !o; i++)
		if (accept_offer(&k.question, (const struct offer *)
		    k.catalog->offers.item[i]))
			o = (struct offer *)k.catalog->offers.item[i];
	assert_non_null(o);
	k.profile->regions = (struct words){ &eu, 1, { .given = true } };
	for (size_t i = 0; i < COUNT(rows); i++) {
		o->region.text = rows[i].region;
		assert_int_equal(accept_offer(&k.question, o), rows[i].in);
	}
	arena_free(k.arena);
}

static void
needs(void **state)
{
	struct kit k = kit_open();
	struct accelerator *a = alpha(&k);
	struct word ecc = given("ecc");

	(void)state;
	assert_null(accept_accelerator(&k.question, a));
	k.profile->needs = (struct words){ &ecc, 1, { .given = true } };
	a->ecc = given("yes");
	assert_null(accept_accelerator(&k.question, a));
	a->ecc = given("optional");
	assert_null(accept_accelerator(&k.question, a));
	a->ecc = given("no");
	assert_string_equal(accept_accelerator(&k.question, a),
	    "the buyer needs error-correcting memory, which it lacks");
	a->ecc = (struct word){ 0 };
	assert_non_null(accept_accelerator(&k.question, a));
	arena_free(k.arena);
}

static void
power(void **state)
{
	struct kit k = kit_open();
	struct accelerator *a = alpha(&k);

	(void)state;
	a->power = (struct number){ 300, { .given = true } };
	k.profile->max_power = (struct number){ 300, { .given = true } };
	assert_null(accept_accelerator(&k.question, a));
	k.profile->max_power.value = 299;
	assert_non_null(accept_accelerator(&k.question, a));
	k.profile->max_power.value = 1000;
	a->power = (struct number){ 0 };
	assert_non_null(accept_accelerator(&k.question, a));
	arena_free(k.arena);
}

static void
skills(void **state)
{
	struct kit k = kit_open();

	(void)state;
	assert_true(accept_count(k.profile, 8, 64) == 64);
	k.profile->skills = given("cluster");
	assert_true(accept_count(k.profile, 8, 64) == 64);
	k.profile->skills = given("one_node");
	assert_true(accept_count(k.profile, 8, 64) == 8);
	assert_true(accept_count(k.profile, 8, 4) == 4);
	k.profile->skills = given("one_card");
	assert_true(accept_count(k.profile, 8, 64) == 1);
	arena_free(k.arena);
}

int
main(void)
{
	static const struct CMUnitTest tests[] = {
		cmocka_unit_test(kinds_of_sellers),
		cmocka_unit_test(where_it_runs),
		cmocka_unit_test(buying),
		cmocka_unit_test(regions),
		cmocka_unit_test(needs),
		cmocka_unit_test(power),
		cmocka_unit_test(skills),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
