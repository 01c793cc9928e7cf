/*
 * How prices moved, by hand.  A record of prices p0, ..., pn over T years has
 * the drift d = ln(pn / p0) / T; the spread of a year is the root of the sum of
 * (ln(p[i] / p[i-1]) - d t[i])^2 / t[i] over n - 1, and the interval of d is
 * 1.2816 times the spread over the root of T to either side.
 */
#include "check.h"

#include <string.h>

#include "base/array.h"
#include "search/trend.h"
#include "test_arena.h"

/* A day, and what was asked; a price of zero ends them. */
struct sight {
	const char *date;
	double price;
};

static struct offer *
record(const char *seller, const char *kind, const struct sight *s)
{
	struct offer *newest = NULL;

	for (; s->price > 0; s++) {
		struct offer *o = ARENA_NEW(arena, struct offer);
		struct provider *p = ARENA_NEW(arena, struct provider);

		p->sells_as.text = kind;
		o->head.id = seller;
		o->provider.text = seller;
		o->seller = p;
		o->accelerator.text = "card";
		o->tier.text = "on_demand";
		o->date.text = s->date;
		o->price.value = s->price;
		o->price.fact.given = true;
		o->before = newest;
		newest = o;
	}
	return newest;
}

static struct catalog
catalog_of(struct offer *const *o, size_t n)
{
	struct catalog c = { .date = "2026-01-01" };

	for (size_t i = 0; i < n; i++)
		ARRAY_ADD(arena, &c.offers, &o[i]->head);
	return c;
}

/* 365 days from the first to the last. */
static const struct sight falling[] = {
	{ "2025-01-01", 4 }, { "2025-04-01", 3.8 }, { "2025-07-01", 3.6 },
	{ "2025-10-01", 3.4 }, { "2026-01-01", 3.2 }, { 0 }
};
static const struct sight still[] = {
	{ "2025-09-01", 2 }, { "2025-10-01", 2 }, { "2025-11-01", 2 },
	{ "2025-12-01", 2.0005 }, { 0 }
};
static const struct sight brief[] = {
	{ "2025-12-01", 2 }, { "2025-12-08", 2 }, { "2025-12-15", 1 },
	{ "2025-12-22", 1 }, { 0 }
};
static const struct sight ended[] = {
	{ "2024-01-01", 4 }, { "2024-04-01", 3 }, { "2024-07-01", 2 },
	{ "2024-12-31", 1 }, { 0 }
};
/* 365 days, four times as dear. */
static const struct sight rising[] = {
	{ "2025-01-01", 1 }, { "2025-04-02", 1.4142136 },
	{ "2025-07-02", 2 }, { "2025-10-01", 2.8284271 },
	{ "2026-01-01", 4 }, { 0 }
};

static void
one_seller(void **state)
{
	struct offer *o = record("a", "cloud", falling);
	const struct catalog c = catalog_of(&o, 1);
	struct trend t;

	(void)state;
	check_int("it has a record", trend_of(&c, o, &t), true);
	check_close("3.2 / 4 - 1 in a year", t.yearly, -0.2, 1e-9);
	check_close("the fourth root of 0.8, less 1", t.quarter, -0.0542584,
	    1e-5);
	/*
	 * d = ln 0.8 = -0.2231436.  Steps of 90, 91, 92 and 92 days, logs
	 * -0.0512933, -0.0540672, -0.0571584, -0.0606246; off the drift by
	 * 0.0037284, 0.0015658, -0.0009140, -0.0043802; squares over years
	 * 5.6376e-5, 9.8342e-6, 3.3144e-6, 7.6120e-5: their sum over 3 is
	 * 4.85482e-5, its root 0.0069677.
	 */
	check_close("from", t.low, -0.20711, 1e-5);
	check_close("to", t.high, -0.19282, 5e-5);
	check_text("so", trend_word(t.sign), "falls");
	check_int("sights", (int)t.sights, 5);
	check_text("since", t.first->date.text, "2025-01-01");
	check_text("until", t.last->date.text, "2026-01-01");
}

static void
of_a_kind(void **state)
{
	struct offer *o[] = { record("a", "cloud", falling),
		record("b", "cloud", still), record("c", "shop", rising),
		record("d", "cloud", brief), record("e", "shop", brief) };
	const struct catalog c = catalog_of(o, COUNT(o));
	struct trend t;

	(void)state;
	/* a: ln 0.8 over 365 days; b: rounding over 91; d: ln 0.5 over 21:
	 * (-0.2231436 - 0.6931472) / (477 / 365) = -0.7011492. */
	check_int("a kind", trend_of_kind(&c, o[0], &t), true);
	check_close("all of a kind", t.yearly, -0.503983, 1e-5);
	check_int("sellers", (int)t.sellers, 3);
	check_text("wide, for one of them halved its price in a week",
	    trend_word(t.sign), "no sign");
	check_int("its own", trend_of(&c, o[2], &t), true);
	check_text("four times as dear", trend_word(t.sign), "rises");
	check_close("in a year", t.yearly, 3, 1e-9);
	check_int("who has three weeks alone is told of its kind",
	    trend_of(&c, o[4], &t), true);
	check_text("whose", t.last->provider.text, "c");
}

static void
none(void **state)
{
	struct offer *o[] = { record("a", "cloud", brief),
		record("b", "shop", ended) };
	struct catalog c = catalog_of(o, COUNT(o));
	struct contract *of = ARENA_NEW(arena, struct contract);
	struct trend t;

	(void)state;
	check_int("three weeks are no record", trend_of(&c, o[0], &t), false);
	check_int("one that ended", trend_of(&c, o[1], &t), true);
	check_text("a year ago", trend_word(t.sign), "over");
	/* A contract whose prices spread by 0.1 a month: by the root of 12
	 * times that in a year, of which the record has 91 days. */
	of->tier.text = "on_demand";
	of->drift.value = 0.1;
	of->drift.fact.given = true;
	ARRAY_ADD(arena, &c.contracts, &of->head);
	c.offers.item[0] = &record("c", "cloud", still)->head;
	check_int("a price that stood still", trend_of(&c, (struct offer *)
	    c.offers.item[0], &t), true);
	check_close("no drift", t.yearly, 0, 0);
	/* exp(1.2816 x 0.3464102 / sqrt(91 / 365)) - 1 */
	check_close("may yet move", t.high, 1.43303, 1e-4);
	check_text("so", trend_word(t.sign), "no sign");
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test_setup_teardown(one_seller, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(of_a_kind, open_arena,
		    close_arena),
		cmocka_unit_test_setup_teardown(none, open_arena,
		    close_arena),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
