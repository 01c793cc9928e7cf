/*
 * Buying over tests/guide: every expected value is worked out by hand in the
 * row's name, and each threshold is found once more by trying prices.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "base/array.h"
#include "check.h"
#include "fixture.h"
#include "kind/ownership.h"

static const double HOUR = 3600;

static void
by_hand(void **state)
{
	static const struct {
		const char *name, *row;
		double want;
	} rows[] = {
		{ "half of 8760 after a year", "resale", 4380 },
		{ "(8760 - 4380 / 1.1) * 1.1 a year, over 8760 h", "annuity",
		    0.6 / 3600 },
		{ "500 W twice", "full_power", 1000 },
		{ "1 kW * 0.8 * 1.5 at 0.1 USD", "running", 0.12 / 3600 },
		{ "365 of 730 h", "utilization", 0.5 },
		{ "0.6 / 0.5 + 0.12", "owned_price", 1.32 / 3600 },
		{ "the cheapest on demand", "rent_paid", 2.0 / 3600 },
		{ "0.6 / (2 - 0.12)", "break_even_utilization", 0.6 / 1.88 },
		{ "of 730 h", "break_even_hours", 730 * 3600 * 0.6 / 1.88 },
		{ "(0.5 * 1.88 * 8760 + 4380) / 1.1 - 8760",
		    "net_present_value", 12614.4 / 1.1 - 8760 },
		{ "ln(1 / (1 - 876 / 8234.4)) / ln 1.1 years", "payback_time",
		    37216441.0205 },
		{ "2 + 8 * (1 - 0.6 / 1.88)", "pool_owned", 10 - 4.8 / 1.88 },
		{ "1.2 kW for 4380 h of 400 g", "co2", 2102400 },
		{ "0.6 * 8760", "cost_capital", 5256 },
		{ "0.12 * 4380", "cost_running", 525.6 },
		{ "2 * 4380", "cost_rented", 8760 },
	};
	struct arena *arena;
	const struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decision *d = fixture_decision(decide_all(arena, cat, 1),
	    "pool", "owner");

	(void)state;
	assert_int_equal(d->ranked_count, 1);
	for (size_t i = 0; i < COUNT(rows); i++)
		check_close(rows[i].name, answer_value(d, &d->ranked[0],
		    rows[i].row), rows[i].want, 1e-8);
	arena_free(arena);
}

static const struct answer *
chat(struct arena *arena, const struct catalog *cat, const char *profile,
    const char *accelerator)
{
	const struct whom whom = { (const struct workload *)catalog_find(
	    &cat->workloads, "chat"), (const struct profile *)catalog_find(
	    &cat->profiles, profile), NULL, false };

	return decide_accelerator(arena, cat, decide_for(arena, cat, whom,
	    1)->item, (const struct accelerator *)catalog_find(
	    &cat->accelerators, accelerator), NULL);
}

static double
row(const struct answer *a, const char *name)
{
	return a->value[chain_slot(chain_find("serve"), name)];
}

static struct profile *
owner_of(const struct catalog *cat)
{
	for (size_t i = 0; i < cat->profiles.count; i++)
		if (!strcmp(cat->profiles.item[i]->id, "owner"))
			return (struct profile *)cat->profiles.item[i];
	return NULL;
}

/* A serving decision takes what is cheaper, bought or rented. */
static void
bought(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct profile *owner = owner_of(cat);
	const struct answer *a = chat(arena, cat, "owner", "alpha");

	(void)state;
	assert_string_equal(a->place.offer->tier.text, "purchase");
	check_close("1.32 USD an hour", row(a, "usd_per_h") * HOUR, 1.32,
	    1e-12);
	check_close("for 365 h", row(a, "usd_per_month"), 481.8, 1e-12);
	/* 8760 USD are paid at once, and no dollar less will do. */
	owner->budget_at_once = (struct number){ .value = 8760,
		.fact.given = true };
	a = chat(arena, cat, "owner", "alpha");
	assert_string_equal(a->place.offer->tier.text, "purchase");
	check_close("paid at once", row(a, "usd_at_once"), 8760, 1e-12);
	owner->budget_at_once.value = 8759;
	a = chat(arena, cat, "owner", "alpha");
	assert_string_equal(a->place.offer->tier.text, "on_demand");
	check_close("nothing at once", row(a, "usd_at_once"), 0, 0);
	owner->budget_at_once.fact.given = false;
	/* At 200 h a month it is 0.6 / (200 / 730) + 0.12 = 2.31 USD. */
	owner->hours_per_month.value = 200 * HOUR;
	a = chat(arena, cat, "owner", "alpha");
	assert_string_equal(a->place.offer->tier.text, "on_demand");
	/* Without a place for it nothing is bought. */
	owner->hours_per_month.value = 365 * HOUR;
	owner->facility.text = NULL;
	a = chat(arena, cat, "owner", "alpha");
	assert_string_equal(a->place.offer->tier.text, "on_demand");
	arena_free(arena);
}

/* What pays to own is bought as well: 8760 USD for one, eight sold as one. */
static void
outlay(void **state)
{
	static const struct {
		const char *name;
		double together, budget;
		bool fits;
	} rows[] = {
		{ "all that one costs", 1, 8760, true },
		{ "a dollar less", 1, 8759, false },
		{ "eight are 70080", 8, 70080, true },
		{ "a dollar less", 8, 70079, false },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct arena *arena;
		struct catalog *cat = fixture_load(&arena, "tests/guide");
		const struct decision *d;

		owner_of(cat)->budget_at_once = (struct number){
			.value = rows[i].budget, .fact.given = true };
		for (size_t k = 0; k < cat->offers.count; k++) {
			struct offer *o =
			    (struct offer *)cat->offers.item[k];

			if (!offer_is_purchase(o))
				continue;
			o->unit.text = rows[i].together > 1 ? "instance" :
			    "accelerator";
			o->count.value = rows[i].together;
		}
		d = fixture_decision(decide_all(arena, cat, 1), "pool",
		    "owner");
		check_int(rows[i].name, d->ranked_count > 0, rows[i].fits);
		if (d->ranked_count)
			check_close(rows[i].name, answer_value(d, d->ranked,
			    "usd_at_once"), rows[i].together * 8760, 1e-12);
		else
			check_text(rows[i].name, d->rejected[0].limit->name,
			    "outlay");
		arena_free(arena);
	}
}

/* One interruption in 10 h loses half an hour and half of one. */
static void
interrupted(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	struct contract *c = (struct contract *)cat->contracts.item[0];
	const struct answer *a = chat(arena, cat, "cautious", "alpha");

	(void)state;
	assert_string_equal(a->place.offer->tier.text, "spot");
	check_close("not theirs", row(a, "price") * HOUR, 1, 1e-12);
	c->providers.count = 0;
	a = chat(arena, cat, "cautious", "alpha");
	check_close("1 USD an hour and a tenth", row(a, "price") * HOUR, 1.1,
	    1e-12);
	arena_free(arena);
}

static struct offer *
offer_of(const struct catalog *cat, const struct answer *a)
{
	for (size_t i = 0; i < cat->offers.count; i++)
		if (!strcmp(cat->offers.item[i]->id, a->place.offer->head.id))
			return (struct offer *)cat->offers.item[i];
	return NULL;
}

static bool
wins(struct arena *arena, const struct catalog *cat, const char *accelerator)
{
	const struct decision *d = fixture_decision(decide_all(arena, cat, 1),
	    "chat", "team");

	return !strcmp(d->ranked[0].place.accelerator->head.id, accelerator);
}

static bool
first_by(struct arena *arena, const struct catalog *cat,
    const struct policy *p, const char *accelerator)
{
	const struct whom whom = { NULL, NULL, p, false };
	const struct decision *d = fixture_decision(decide_for(arena, cat, whom,
	    1), "chat", "team");

	return !strcmp(d->ranked[0].place.accelerator->head.id, accelerator);
}

/* A little below the price of the second it comes first, a little above it
 * does not, whether goals are weighed or come one before the next. */
static void
turns_by(struct arena *arena, struct catalog *cat, const struct policy *p)
{
	const struct whom whom = { NULL, NULL, p, false };
	const struct decision *d = fixture_decision(decide_for(arena, cat, whom,
	    1), "chat", "team");
	const struct answer *second = &d->ranked[1];
	struct offer *o = offer_of(cat, second);
	const char *id = second->place.accelerator->head.id;
	double want = answer_overtake(arena, d, second);
	double now = o->price.value;

	assert_true(want > 0 && want < now);
	o->price.value = want * (1 - 1e-6);
	assert_true(first_by(arena, cat, p, id));
	o->price.value = want * (1 + 1e-6);
	assert_false(first_by(arena, cat, p, id));
	o->price.value = now;
}

static void
thresholds_by_policy(void **state)
{
	static const struct word names[] = { { .text = "cost" },
		{ .text = "time" } };
	struct policy weighed = { 0 }, within = { .goals = { names, 2,
	    { .given = true } } };
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");

	(void)state;
	weighed.weight_cost = (struct number){ 3, { .given = true } };
	weighed.weight_time = (struct number){ 1, { .given = true } };
	within.within_cost = (struct number){ 0.05, { .given = true } };
	turns_by(arena, cat, &weighed);
	turns_by(arena, cat, &within);
	arena_free(arena);
}

/* Alpha is second; the price where it comes first, by halving. */
static void
thresholds(void **state)
{
	struct arena *arena;
	struct catalog *cat = fixture_load(&arena, "tests/guide");
	const struct decision *d = fixture_decision(decide_all(arena, cat, 1),
	    "chat", "team");
	const struct answer *second = &d->ranked[1];
	struct offer *o = offer_of(cat, second);
	double want = answer_overtake(arena, d, second);
	double low = 0, high = second->place.offer->price.value;

	(void)state;
	assert_non_null(o);
	for (int i = 0; i < 40; i++) {
		o->price.value = (low + high) / 2;
		if (wins(arena, cat, "alpha"))
			low = o->price.value;
		else
			high = o->price.value;
	}
	check_close("alpha overtakes", want, low, 1e-9);
	arena_free(arena);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(by_hand),
		cmocka_unit_test(bought),
		cmocka_unit_test(outlay),
		cmocka_unit_test(interrupted),
		cmocka_unit_test(thresholds),
		cmocka_unit_test(thresholds_by_policy),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
