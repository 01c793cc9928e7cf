/* How orders of past days held, and the score of odds, by hand. */
#include "cmd/track.h"

#include "check.h"

#include "base/array.h"

#include "test_arena.h"

static const struct track_cost costs[] = { { "a", 104 }, { "b", 100 },
	{ "c", 106 } };

static struct track_order
order(const char *day, const char *accelerator, const char *seller)
{
	return (struct track_order){ .day = day, .decision = "chat/team",
		.accelerator = accelerator, .seller = seller, .usd = 100,
		.costs = costs, .cost_count = COUNT(costs) };
}

static void
held(void **state)
{
	struct track_order now = order("2026-01-10", "b", "acme");
	static const struct {
		const char *accelerator, *seller;
		bool same, sold, near;
		double ratio;
	} rows[] = {
		{ "b", "acme", true, true, true, 1 },
		{ "b", "other", true, false, true, 1 },
		{ "a", "acme", false, false, true, 1.04 },
		{ "c", "acme", false, false, false, 1.06 },
		{ "gone", "acme", false, false, false, 0 },
	};

	(void)state;
	for (size_t i = 0; i < COUNT(rows); i++) {
		struct track_order was = order("2026-01-03",
		    rows[i].accelerator, rows[i].seller);
		struct track_held h = track_compare(&was, &now);

		check_int(rows[i].accelerator, h.accelerator, rows[i].same);
		check_int(rows[i].seller, h.seller, rows[i].sold);
		check_int("near", h.near, rows[i].near);
		check_close("ratio", h.ratio, rows[i].ratio, 1e-12);
	}
}

/* 31 January is 28 days after the 3rd, 4 February 32. */
static void
later(void **state)
{
	const struct track_order all[] = { order("2026-01-03", "a", "x"),
		order("2026-01-10", "a", "x"), order("2026-01-31", "a", "x"),
		order("2026-02-04", "a", "x") };
	const size_t n = COUNT(all);

	(void)state;
	check_int("a week", track_later(all, n, all, TRACK_WEEK) == &all[1],
	    1);
	check_int("a month", track_later(all, n, all, TRACK_MONTH) == &all[2],
	    1);
	check_int("a quarter", track_later(all, n, all, TRACK_QUARTER) ==
	    NULL, 1);
	check_int("no day before", track_later(all, n, &all[3], TRACK_WEEK) ==
	    NULL, 1);
}

/* a, b, a again after six days; a comes back on the eighth day in the second
 * list; b costs 100 where a costs 104. */
static void
flickers(void **state)
{
	const struct track_order soon[] = { order("2026-01-03", "a", "x"),
		order("2026-01-06", "b", "x"), order("2026-01-09", "a", "x") };
	const struct track_order late[] = { order("2026-01-03", "a", "x"),
		order("2026-01-06", "b", "x"), order("2026-01-11", "a", "x") };
	struct track_flicker f = track_flickers(soon, COUNT(soon));

	(void)state;
	check_int("pairs", (long)f.days, 2);
	check_int("back", (long)f.back, 1);
	check_int("near", (long)f.near, 1);
	f = track_flickers(late, COUNT(late));
	check_int("too late", (long)f.back, 0);
}

/* Of 0.9, 0.6 and 0.2, of which the first and last came true: 0.01, 0.36 and
 * 0.64.  A constant of 2/3 errs by 1/9, 4/9 and 1/9. */
static void
brier(void **state)
{
	const double odds[] = { 0.9, 0.6, 0.2 };
	const bool came[] = { true, false, true };

	(void)state;
	check_close("stated", track_brier(odds, came, 3), 1.01 / 3, 1e-12);
	check_close("constant", track_brier_constant(came, 3), 2.0 / 9,
	    1e-12);
	check_close("of none", track_brier(odds, came, 0), 0, 0);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, open_arena, close_arena)

int
main(void)
{
	const struct CMUnitTest tests[] = {
		TEST(held), TEST(later), TEST(flickers), TEST(brier),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
